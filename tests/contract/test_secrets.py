"""Non-interference: what a seat may not know does not reach it, in any form."""

from __future__ import annotations

import pytest

from contract.cases import CASES, Case
from contract.checks import agree, is_private, leaks, shown_secrets, wrong_memories
from deskovka import State, encode
from deskovka.core.chance import Chance
from deskovka.core.sight import is_open
from deskovka.core.value import PUBLIC

SEED = 0x1F2E3D4C5B6A79881F2E3D4C5B6A7988  # long enough not to turn up by accident


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_a_seat_cannot_see_does_not_change_what_it_knows(case: Case) -> None:
    for number, s in enumerate(case.moments(seed=41, every=3)):
        for viewer in (None, *range(case.seats)):
            assert leaks(s, viewer, number) == []


@pytest.mark.parametrize("case", CASES, ids=str)
def test_resampling_changes_something_hidden(case: Case) -> None:
    s = case.start(42)
    hidden = [name for name, sight in s.SIGHT.items() if sight is not PUBLIC]
    for viewer in (None, *range(case.seats)):
        others = [s.resample(viewer, seed) for seed in range(5)]
        contents = {str([getattr(other, name) for name in hidden]) for other in others}
        assert len(contents) > 1 or not hidden


@pytest.mark.parametrize("case", CASES, ids=str)
def test_no_secret_is_in_the_bytes(case: Case) -> None:
    for s in case.moments(SEED, every=7):
        for viewer in (None, *range(case.seats)):
            assert shown_secrets(s, viewer) == []
            text = encode(s.view(viewer)) + "".join(encode(event) for event in s.events(viewer))
            for secret in (str(SEED), f"{SEED:x}", s.digest()):
                assert secret not in text


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_somebody_knows_of_face_down_cards_is_true(case: Case) -> None:
    for s in case.moments(seed=46, every=5):
        for viewer in (None, *range(case.seats)):
            assert wrong_memories(s, viewer) == []


@pytest.mark.parametrize("case", CASES, ids=str)
def test_who_chooses_from_face_down_cards_sees_them_also_when_they_were_dealt_anew(case: Case) -> None:
    for number, s in enumerate(case.moments(seed=48, every=3)):
        for dealer in (None, *range(case.seats)):
            dealt = s.resample(dealer, number)
            for seat in dealt.to_act():
                assert dealt.resample(seat, number + 1).legal(seat) == dealt.legal(seat)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_when_a_game_goes_on_dealt_anew_everybody_knows_what_spectators_knew(case: Case) -> None:
    for number, s in enumerate(case.moments(seed=47, every=9)):
        if s.plan is None:
            return
        dealt = s.resample(None, number)
        known = s.memory.belief(s.seats).certain()
        for seat in range(case.seats):
            mine = dealt.memory.belief(seat).certain()
            assert all(agree(cards, own) for cards, own in zip(known, mine, strict=True))
            assert wrong_memories(dealt, seat) == []


@pytest.mark.parametrize("case", CASES, ids=str)
def test_an_open_event_is_the_same_for_everybody(case: Case) -> None:
    *_, s = case.moments(seed=45, every=1000)
    events = s.log or []
    assert any(is_open(event) for event in events)
    for viewer in (None, *range(case.seats)):
        for event, shown in zip(events, s.events(viewer), strict=True):
            assert shown == event or not is_open(event)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_same_answer_tells_the_same_until_something_hidden_is_shown(case: Case) -> None:
    for number, s in enumerate(case.moments(seed=43, every=2)):
        for seat in s.to_act():
            same_consequences(s, seat, number)


def same_consequences(s: State, seat: int, number: int) -> None:
    real, dream = s.clone(), s.resample(seat, number)
    dream.log = []
    move = s.nth_legal(seat, Chance(number).below(s.num_legal(seat)))
    known = len(s.log or [])
    real.play(seat, move)
    dream.play(seat, move)
    if real.chance.draws != s.chance.draws:
        return  # something was rolled or shuffled, and may differ
    events = real.events(seat, known)
    # What is shown to one seat alone is a private event; the rest of the reveals was shown to everybody.
    shown_to_all = real.reveals - s.reveals - len([event for event in events if is_private(event)])
    for told, dreamt in zip(events, dream.events(seat), strict=False):
        if is_private(told) or (dreamt != told and shown_to_all > 0):
            return
        assert dreamt == told


@pytest.mark.parametrize("case", CASES, ids=str)
def test_an_imagined_game_can_be_played_to_the_end(case: Case) -> None:
    for number, s in enumerate(case.moments(seed=44, every=31)):
        for viewer in (None, *range(case.seats)):
            dream = case.game.imagine(s.view(viewer), number)
            chance = Chance(number)
            for _ in range(case.longest):
                if not (asked := dream.to_act()):
                    break
                dream.play(asked[0], dream.nth_legal(asked[0], chance.below(dream.num_legal(asked[0]))))
            assert dream.log is None
