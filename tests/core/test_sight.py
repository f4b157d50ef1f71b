"""Who may know what: views, events, imagination. The toy's draft, wager, spy and ally are the hard cases."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest

import deskovka
from deskovka.core.chance import Chance
from deskovka.core.sight import UNKNOWN, Hidden, hide, hide_event, is_open
from deskovka.core.step import Event, May, Step
from deskovka.core.value import OWNER, SECRET
from skirmish.cards import CARDS
from skirmish.chapters.actions import Action
from skirmish.effects import Look
from skirmish.events import Looked
from skirmish.moves import Attack, Bid, Keep
from skirmish.state import Skirmish

SEATS = (1, 2, 3)


@dataclass
class Whispered(Event):
    """An event with every kind of secrecy."""

    seat: int
    word: str = field(metadata=OWNER)
    truth: int = field(metadata=SECRET)
    rule: str = "table.asked"


@dataclass
class Shouted(Event):
    """An event that everybody hears."""

    seat: int
    what: Any
    rule: str = "table.asked"


@dataclass
class Secretly(Step):
    """A step that knows what only its owner may know."""

    card: int = field(metadata=OWNER)


def start(seats: int, seed: int = 1) -> Skirmish:
    s = deskovka.game("skirmish").start(seats, seed, {"purse": "rich"})
    assert isinstance(s, Skirmish)
    return s


def moments(seats: int, seed: int) -> Iterator[Skirmish]:
    """Every moment of a random game, also between secret answers."""
    s = start(seats, seed)
    chance = Chance(seed)
    yield s
    while s.to_act():
        asked = s.to_act()
        seat = asked[chance.below(len(asked))]
        s.play(seat, s.nth_legal(seat, chance.below(s.num_legal(seat))))
        yield s


def viewers(s: Skirmish) -> list[int | None]:
    return [None, *range(s.seats)]


def plain(view: deskovka.View) -> Any:
    return json.loads(deskovka.encode(view))


# --- hiding ----------------------------------------------------------------------------------------------


def test_hidden_things_keep_only_their_shape() -> None:
    assert hide(7) == UNKNOWN
    assert hide("castle") == ""
    assert hide((3, (4, 5))) == (UNKNOWN, (UNKNOWN, UNKNOWN))
    assert hide([3, "x"]) == [UNKNOWN, ""]
    assert hide(None) is None
    assert hide(Bid(3)) == Hidden()


def test_an_event_shows_each_seat_its_own() -> None:
    event = Whispered(1, "now", 9)
    assert hide_event(event, 1) == Whispered(1, "now", UNKNOWN)
    assert hide_event(event, 2) == Whispered(1, "", UNKNOWN)
    assert hide_event(event, None) == Whispered(1, "", UNKNOWN)
    assert event.truth == 9


def test_an_event_is_open_only_if_nothing_in_it_can_hide() -> None:
    assert is_open(Shouted(1, "now")) and is_open(Shouted(1, None))
    assert not is_open(Shouted(1, Secretly(13))) and not is_open(Shouted(1, (Secretly(13),)))
    assert not is_open(Whispered(1, "now", 9))


def test_a_step_shows_its_secret_to_its_owner_only() -> None:
    s = start(2)
    s.steps = [Secretly(13)]
    s.actors = [1]
    s.asking = None
    assert s.view(1).agenda[0][0]["card"] == 13
    assert s.view(0).agenda[0][0]["card"] == UNKNOWN


def test_a_secret_inside_a_combinator_is_hidden_too() -> None:
    s = start(2)
    s.steps = [May((Secretly(13),))]
    s.actors = [1]
    s.resume()
    assert "13" not in json.dumps(s.view(0).agenda)
    assert "13" in json.dumps(s.view(1).agenda)


@pytest.mark.parametrize("seats", SEATS)
def test_a_view_holds_what_the_seat_may_know_and_nothing_more(seats: int) -> None:
    for s in moments(seats, seed=3):
        for viewer in viewers(s):
            table = s.view(viewer).table
            for name in ("hand", "ally", "given", "seen"):
                real = [list(cards) for cards in getattr(s, name)]
                blind = [[UNKNOWN] * len(cards) for cards in real]
                assert table[name] == [real[i] if i == viewer else blind[i] for i in range(seats)], name
            assert table["stack"] == [UNKNOWN] * len(s.stack)
            assert table["goods"] == s.goods
            assert set(plain(s.view(viewer))) == {
                *("t", "game", "version", "content", "seats", "options", "seat"),
                *("to_act", "reveals", "agenda", "answers", "table", "memory"),
            }


def test_a_view_never_carries_seed_draws_or_log() -> None:
    seed = 2**130 + 987654321987654321
    s = start(2, seed)
    for viewer in viewers(s):
        text = deskovka.encode(s.view(viewer))
        assert str(seed) not in text
        for word in ("seed", "draws", "log"):
            assert f'"{word}"' not in text


def test_a_secret_answer_stays_invisible_until_all_are_in() -> None:
    views = []
    for bid in (0, 3):
        s = start(3)
        for seat in range(3):
            s.play(seat, s.legal(seat)[0])
        s.play(1, Bid(bid))
        assert s.view(1).answers == [None, {"t": "skirmish.Bid", "gold": bid}, None]
        views.append([deskovka.encode(s.view(viewer)) for viewer in (0, 2, None)])
        assert s.view(0).to_act == [0, 2]  # that the seat has answered is no secret
        events = [deskovka.encode(e) for e in s.events(0)]
        views[-1] += events
    assert views[0] == views[1]


def test_the_private_option_does_not_betray_itself() -> None:
    seen = []
    for kind in ("ambush", "camp"):
        s = start(3)
        ally = next(i for i, printed in enumerate(CARDS) if printed.kind == kind)
        s.hand, s.stack = [(), (), ()], []
        s.ally, s.given = [(), (ally,), ()], [(ally,), (), ()]
        s.steps, s.actors = [Action()], [2]
        s.resume()
        s.play(2, Attack(1))
        assert s.to_act() == (1,)
        seen.append([deskovka.encode(s.view(viewer)) for viewer in (2, None)])
    assert seen[0] == seen[1]


def test_events_hide_cards_from_the_others() -> None:
    s = start(2)
    s.then(0, Look())
    s.advance()
    assert s.log is not None
    looked = s.log[-1]
    assert isinstance(looked, Looked)
    assert s.events(0)[-1] == looked
    assert s.events(1)[-1] == Looked(0, (UNKNOWN,) * 3, "spy.look")
    assert s.events(1, len(s.log)) == []


# --- imagination -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_imagining_a_view_equals_resampling_the_state(seats: int) -> None:
    g = deskovka.game("skirmish")
    for i, s in enumerate(moments(seats, seed=seats)):
        for viewer in viewers(s):
            view = deskovka.decode(deskovka.encode(s.view(viewer)))
            assert g.imagine(view, i).digest() == s.resample(viewer, i).digest()


@pytest.mark.parametrize("seats", SEATS)
def test_non_interference(seats: int) -> None:
    """What a seat sees, and what it may do, does not depend on what it cannot know."""
    for i, s in enumerate(moments(seats, seed=10 + seats)):
        for viewer in viewers(s):
            before = deskovka.encode(s.view(viewer))
            other = s.resample(viewer, i)
            assert deskovka.encode(other.view(viewer)) == before
            assert other.to_act() == s.to_act()
            if viewer is not None:
                assert list(other.legal(viewer)) == list(s.legal(viewer))


@pytest.mark.parametrize("seats", SEATS)
def test_dreams_differ_keep_all_cards_and_can_be_played_on(seats: int) -> None:
    for s in moments(seats, seed=20 + seats):
        real = s.digest()
        dreams = [s.resample(0, seed) for seed in range(4)]
        assert s.digest() == real
        assert all(dream.log is None for dream in dreams)
        if len(s.stack) > 3 + len(s.seen[0]):
            assert len({tuple(dream.stack) for dream in dreams}) > 1
        for dream in dreams:
            places = [*dream.laid, *dream.hand, *dream.ally, dream.discarded, dream.stack]
            assert sorted(card for place in places for card in place) == list(range(len(CARDS)))
        for seat in dreams[0].to_act():
            dreams[0].play(seat, dreams[0].legal(seat)[-1])


@pytest.mark.parametrize("seats", SEATS)
def test_what_every_seat_remembers_is_true_in_reality_and_in_dreams(seats: int) -> None:
    for i, s in enumerate(moments(seats, seed=30 + seats)):
        for t in (s, *[s.resample(viewer, i) for viewer in viewers(s)]):
            for seat in range(seats):
                known = len(t.seen[seat])
                assert t.seen[seat] == tuple(t.stack[len(t.stack) - known :])
                assert t.given[seat] == t.ally[(seat + 1) % seats]


def test_a_stack_that_was_looked_through_is_remembered_in_dreams() -> None:
    s = start(3)
    for seat in range(3):
        s.play(seat, s.legal(seat)[0])
    s.then(1, Look())
    s.advance()
    top = s.stack[-3:]
    assert all(s.resample(1, seed).stack[-3:] == top for seed in range(20))
    assert any(s.resample(0, seed).stack[-3:] != top for seed in range(20))
    for seat in range(3):
        s.play(seat, Bid(0))  # a tie: the top card is turned up, and two are still remembered
    assert s.seen[1] == tuple(top[:2])
    assert all(s.resample(1, seed).stack[-2:] == top[:2] for seed in range(20))


def test_a_card_passed_on_is_remembered_in_dreams() -> None:
    s = start(3)
    for seat in range(3):
        s.play(seat, Keep(s.hand[seat][0]))
    passed = s.given[0]
    assert all(s.resample(0, seed).ally[1] == passed for seed in range(20))
    assert any(s.resample(2, seed).ally[1] != passed for seed in range(20))


def test_pending_answers_are_dreamed_anew_except_ones_own() -> None:
    s = start(3)
    for seat in range(3):
        s.play(seat, s.legal(seat)[0])
    s.play(0, Bid(1))
    s.play(2, Bid(3))
    dreams = [s.resample(0, seed) for seed in range(40)]
    assert {type(dream.answers[2]) for dream in dreams} == {Bid}
    assert len({deskovka.encode(dream.answers[2]) for dream in dreams if dream.answers[2]}) == 4
    assert all(dream.answers[0] == Bid(1) and dream.answers[1] is None for dream in dreams)


def test_chance_in_a_dream_comes_from_its_seed_not_from_the_game() -> None:
    s = start(2)
    assert s.resample(0, 5).digest() == s.resample(0, 5).digest() != s.resample(0, 6).digest()
    assert s.resample(0, 5).chance.word() != s.clone().chance.word()
    assert s.resample(0, 5).seed == 5
