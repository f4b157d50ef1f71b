"""What a worker raises comes back to whoever asked it: an exception that cannot be read back hangs a pool."""

from __future__ import annotations

import pickle

import pytest

import deskovka
from deskovka.core.game import BadWish
from deskovka.core.step import OtherQuestion, Waiting, Yes


def test_a_wish_that_is_not_possible_can_be_sent_to_another_process() -> None:
    with pytest.raises(BadWish) as caught:
        deskovka.game("chess")
    told = pickle.loads(pickle.dumps(caught.value))
    assert type(told) is BadWish
    assert str(told) == str(caught.value)
    assert told.problem == caught.value.problem


def test_a_refused_move_can_be_sent_to_another_process() -> None:
    s = deskovka.game("rebirth").start(seats=2, seed=1)
    seat = s.to_act()[0]
    with pytest.raises(deskovka.Illegal) as caught:
        s.play(1 - seat, s.legal(seat)[0])
    told = pickle.loads(pickle.dumps(caught.value))
    assert isinstance(caught.value.refusal.reason, Waiting)
    assert type(told) is deskovka.Illegal
    assert told.refusal == caught.value.refusal


def test_a_reason_may_hold_a_question() -> None:
    s = deskovka.game("rebirth").start(seats=2, seed=1)
    why = s.why_not(s.to_act()[0], Yes())
    assert why is not None and isinstance(why.reason, OtherQuestion)
    assert pickle.loads(pickle.dumps(why)) == why
