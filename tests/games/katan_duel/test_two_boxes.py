"""The tournament: a card of the other player's box, fetched by Guido or stolen, in the own realm or hand."""

from __future__ import annotations

import pytest

from deskovka.games.katan_duel.law import hands
from deskovka.games.katan_duel.law.chapters.action_phase import ActionPhase
from deskovka.games.katan_duel.law.chapters.attacks import numbers_of
from deskovka.games.katan_duel.law.moves import Play, Remove, Stop, Under
from deskovka.games.katan_duel.law.pieces import DEFENCE, PEACE
from deskovka.games.katan_duel.law.state import Duel
from games.katan_duel import position
from games.katan_duel.invariants import broken
from games.katan_duel.position import Json, card_called, site_at


def tournament(phase: str, red: Json) -> Duel:
    """Red acts, with the ready deck of progress; blue has the same one."""
    decks = {"deck": ["progress", "progress"]}
    return position.make({"mode": "tournament", "active": "red", "phase": phase, "option": decks, "red": red})


def hold_foreign(s: Duel, name: str) -> int:
    """A card of blue's stacks comes to red's hand."""
    card = card_called(s, 1, name)
    stack = next(i for i, cards in enumerate(s.stacks) if card in cards)
    hands.take_found(s, 0, stack, card, True, "card.traitor")
    s.advance()
    return card


def test_the_own_parish_hall_stays_under_and_after_the_other_players_town_hall() -> None:
    places = {"-1": "settlement", "1": "city"}
    goods = {"hills3": 1, "mountains5": 2, "pasture4": 2}
    s = tournament("action", {"places": places, "goods": goods, "cards": {"U1a": "base.parish_hall"}})
    hall = hold_foreign(s, "progress.town_hall")
    s.play(0, Play(hall))
    while not isinstance(s.asking, ActionPhase):
        s.play(0, s.legal(0)[0])
    assert s.sites[site_at("U1a")] == hall
    assert broken(s) == []
    for viewer in (0, 1, None):
        assert broken(s.resample(viewer, 1)) == []
    s.play(0, Remove(site_at("U1a")))
    assert s.sites[site_at("U1a")] == card_called(s, 0, "base.parish_hall")
    assert broken(s) == []


@pytest.mark.parametrize(
    ("name", "what", "numbers"),
    [("turmoil.lookout_tower", DEFENCE, {1, 2}), ("turmoil.chapel_low", PEACE, {1, 2, 3})],
)
def test_two_equal_cards_guard_against_the_same_numbers(name: str, what: int, numbers: set[int]) -> None:
    s = tournament("action", {"places": {"-1": "settlement", "1": "city"}, "cards": {"U1a": name}})
    s.sites[site_at("L1a")] = card_called(s, 1, name)
    s.refresh()
    assert {number for number in range(1, 7) if numbers_of(s, 0, what) >> number & 1} == numbers


def test_an_exchange_brings_nothing_when_the_own_stacks_are_empty() -> None:
    s = tournament("exchange", {})
    card = hold_foreign(s, "base.inga")
    for stack in range(3):
        s.stacks[stack] = ()
    s.begin_memory()
    s.advance()
    assert {type(move) for move in s.legal(0)} == {Under, Stop}
    s.play(0, Under(card, 3))
    assert s.hand[0] == ()
    assert s.to_act() == (1,)
