"""What players know of face-down cards, and keep: exchanges, Fraternal Feuds, discard piles."""

from __future__ import annotations

from typing import Any, Final

import pytest

import deskovka
from deskovka import State
from deskovka.games.katan_duel.law.chapters.feuds import LOOK_INTO_HAND
from deskovka.games.katan_duel.law.hands import show_hand
from deskovka.games.katan_duel.law.moves import Play, Take, Under
from deskovka.games.katan_duel.law.state import Duel
from games.katan_duel import position
from games.katan_duel.position import Json, card_called, stack_called
from games.katan_duel.test_secrets_katan import names, scene, seen_hand, seen_stack, step

RED, BLUE, SPECTATOR = 0, 1, None
EYES: Final = (RED, BLUE, SPECTATOR)


def sights(s: State, eyes: int | None) -> tuple[Any, ...]:
    """All that somebody sees and was told."""
    view = s.view(eyes)
    return view.table, view.agenda, view.to_act, s.events(eyes)


# --- exchanging a card -----------------------------------------------------------------------------------

MIXED: Final = ["base.abbey", "turmoil.archer", "base.scout"]


def exchanged(card: str) -> Duel:
    """Red has seen blue's hand; then blue puts a card under the first stack."""
    vector = {"mode": "era_of_turmoil", "active": "blue", "phase": "exchange", "blue": {"hand": MIXED}}
    s = position.make(vector)
    show_hand(s, RED, "card.traitor")
    s.play(BLUE, Under(card_called(s, BLUE, card), 0))
    return s


@pytest.mark.parametrize("eyes", [RED, SPECTATOR])
def test_an_exchange_does_not_tell_which_card_was_put_away(eyes: int | None) -> None:
    assert sights(exchanged("base.abbey"), eyes) == sights(exchanged("base.scout"), eyes)


def test_a_card_with_another_back_cannot_have_left() -> None:
    s = exchanged("base.abbey")
    assert seen_hand(s, RED, BLUE) == ["?", "turmoil.archer"]
    abbey, scout = (card_called(s, BLUE, name) for name in ("base.abbey", "base.scout"))
    hands = {s.resample(RED, seed).hand[BLUE] for seed in range(20)}
    archer = card_called(s, BLUE, "turmoil.archer")
    assert hands == {tuple(sorted((card, archer))) for card in (abbey, scout)}


def test_what_left_the_hand_is_imagined_under_its_stack() -> None:
    s = exchanged("base.abbey")
    for seed in range(20):
        dream = s.resample(RED, seed)
        there = {dream.stacks[0][0], *dream.hand[BLUE]}
        assert there == {card_called(s, BLUE, name) for name in MIXED}


# --- Fraternal Feuds -------------------------------------------------------------------------------------


def feud(hand: list[str], **more: Any) -> Duel:
    """Red, who is strong, sees blue's hand and is to choose."""
    roll = step("red", "roll", production=2, event="event_card", card="base.fraternal_feuds")
    red = {"cards": {"U1a": "base.candamir"}}
    given: Json = {"mode": "introductory", "phase": "before_roll", "red": red, "blue": {"hand": hand}}
    return scene([roll], **given | more)


def bury(s: Duel, *choices: tuple[str, str]) -> Duel:
    """Red puts cards of blue's hand under stacks."""
    for card, stack in choices:
        s.play(RED, Under(card_called(s, BLUE, card), stack_called(s, stack)))
    return s


HAND: Final = ["base.abbey", "base.scout", "base.marketplace"]


@pytest.mark.parametrize("eyes", [BLUE, SPECTATOR])
def test_feuds_do_not_tell_which_card_went_where(eyes: int | None) -> None:
    one = bury(feud(HAND), ("base.abbey", "base1"), ("base.scout", "base2"))
    other = bury(feud(HAND), ("base.scout", "base1"), ("base.abbey", "base2"))
    again = bury(feud(HAND), ("base.scout", "base2"), ("base.abbey", "base1"))
    assert sights(one, eyes) == sights(other, eyes) == sights(again, eyes)
    assert one.stacks[0] != other.stacks[0]


@pytest.mark.parametrize("eyes", [BLUE, SPECTATOR])
def test_between_the_two_choices_nothing_is_seen(eyes: int | None) -> None:
    s = feud(HAND)
    before = sights(s, eyes)
    bury(s, ("base.abbey", "base1"))
    assert sights(s, eyes) == before
    assert len(s.hand[BLUE]) == 3


def test_the_victim_keeps_both_possibilities() -> None:
    s = bury(feud(HAND), ("base.abbey", "base1"), ("base.scout", "base2"))
    cards = {card_called(s, BLUE, name) for name in ("base.abbey", "base.scout")}
    bottoms = {(dream.stacks[0][0], dream.stacks[1][0]) for dream in (s.resample(BLUE, i) for i in range(30))}
    assert {frozenset(pair) for pair in bottoms} == {frozenset(cards)}
    assert len(bottoms) == 2


def test_two_cards_under_the_same_stack_lie_in_an_order_that_only_the_chooser_knows() -> None:
    s = bury(feud(HAND), ("base.abbey", "base1"), ("base.scout", "base1"))
    other = bury(feud(HAND), ("base.scout", "base1"), ("base.abbey", "base1"))
    assert seen_stack(s, RED, "base1")[-2:] == ["base.abbey", "base.scout"]
    assert sights(s, BLUE) == sights(other, BLUE)
    bottoms = {s.resample(BLUE, seed).stacks[0][:2] for seed in range(30)}
    assert bottoms == {s.stacks[0][:2], s.stacks[0][:2][::-1]}


def test_after_feuds_with_two_backs_the_victim_knows_both_places() -> None:
    s = feud(MIXED, mode="era_of_turmoil")
    bury(s, ("base.abbey", "base1"), ("turmoil.archer", "turmoil1"))
    assert seen_stack(s, BLUE, "base1")[-1] == "base.abbey"
    assert seen_stack(s, BLUE, "turmoil1")[-1] == "turmoil.archer"
    assert seen_stack(s, SPECTATOR, "base1")[-1] == "?"


def test_two_equal_cards_cannot_be_chosen_twice_if_there_is_one() -> None:
    s = bury(feud(HAND), ("base.abbey", "base1"))
    reason = s.forbids(RED, Under(card_called(s, BLUE, "base.abbey"), 1))
    assert reason is not None
    assert reason.id == "feuds.hand"


def test_feuds_in_the_tournament_use_the_victims_own_stacks() -> None:
    s = scene([], mode="tournament", phase="action", blue={"hand": ["base.abbey", "base.scout"]})
    s.push(RED, LOOK_INTO_HAND)
    s.advance()
    assert {m.stack for m in s.legal(RED)} == {3, 4, 5}  # type: ignore[attr-defined]
    bury(s, ("base.abbey", "blue:1"), ("base.scout", "blue:2"))
    assert seen_stack(s, BLUE, "blue:1")[-1] == "?"
    assert seen_stack(s, RED, "blue:1")[-1] == "base.abbey"


def test_feuds_survive_json_in_the_middle() -> None:
    s = bury(feud(HAND), ("base.abbey", "base1"))
    twin = deskovka.decode(deskovka.encode(s))
    assert isinstance(twin, Duel)
    for each in (s, twin):
        bury(each, ("base.scout", "base2"))
    assert twin.digest() == s.digest()


def test_the_first_choice_can_be_taken_back() -> None:
    s = feud(HAND)
    reveals = s.reveals
    bury(s, ("base.abbey", "base1"))
    assert s.reveals == reveals


def test_nobody_dreams_of_the_choice_that_was_made() -> None:
    s = bury(feud(HAND), ("base.abbey", "base1"))
    for eyes in (BLUE, SPECTATOR):
        dream = s.resample(eyes, 5)
        assert len(dream.legal(RED)) == len({*dream.hand[BLUE]}) * 4
        assert dream.view(eyes).agenda == s.view(eyes).agenda
    assert s.resample(RED, 5).legal(RED) == s.legal(RED)


# --- discard piles ---------------------------------------------------------------------------------------

PILE: Final = ["base.scout", "base.abbey", "base.austin", "progress.library"]  # from the top


def fetched(card: str | None, mode: str = "era_of_progress", **more: Any) -> Duel:
    """Red, who is behind, plays Gustav and takes a card from the discard pile."""
    blue = {"places": {"-1": "settlement", "1": "city"}}
    red = {"hand": ["progress.gustav"]}
    s = scene([], mode=mode, phase="action", red=red, blue=blue, discard=PILE, **more)
    s.play(RED, Play(card_called(s, RED, "progress.gustav")))
    if card is not None:
        s.play(RED, Take(card_called(s, RED, card)))
    return s


@pytest.mark.parametrize("eyes", [BLUE, SPECTATOR])
def test_only_the_owner_is_told_what_was_fetched(eyes: int | None) -> None:
    one, other = fetched("base.abbey"), fetched("base.austin")
    assert sights(one, eyes) == sights(other, eyes)
    assert seen_hand(one, eyes, RED) == ["?"]
    assert seen_hand(one, RED, RED) == ["base.abbey"]


def test_the_others_know_the_pile_but_for_one_card() -> None:
    s = fetched("base.abbey")
    for eyes in (BLUE, SPECTATOR):
        pile = names(s, s.view(eyes).table["discard"][0])
        assert pile == ["progress.library", "?", "base.scout", "progress.gustav"]
        hands = {tuple(names(s, list(s.resample(eyes, i).hand[RED]))) for i in range(40)}
        assert hands == {("base.abbey",), ("base.austin",)}
        for seed in range(10):
            dream = s.resample(eyes, seed)
            assert sorted((*dream.discard[0], *dream.hand[RED])) == sorted((*s.discard[0], *s.hand[RED]))
    assert names(s, s.view(RED).table["discard"][0]) == [
        "progress.library",
        "base.austin",
        "base.scout",
        "progress.gustav",
    ]


def test_everybody_sees_the_top_go_and_what_lay_below() -> None:
    s = fetched("base.scout")
    for eyes in EYES:
        assert seen_hand(s, eyes, RED) == ["base.scout"]
        told = [event for event in s.events(eyes) if type(event).__name__ == "OpenCardFetched"]
        assert names(s, [told[0].card, told[0].top]) == ["base.scout", "base.abbey"]  # type: ignore[attr-defined]


def test_the_fetcher_may_take_any_card_of_the_pile() -> None:
    s = fetched(None)
    cards = [m.card for m in s.legal(RED)]  # type: ignore[attr-defined]
    assert sorted(names(s, cards)) == sorted(PILE)
    for seed in range(5):
        assert s.resample(RED, seed).legal(RED) == s.legal(RED)


def test_an_open_pile_shows_all_and_what_is_taken() -> None:
    s = fetched("base.abbey", option={"discard": "open"})
    for eyes in EYES:
        assert seen_hand(s, eyes, RED) == ["base.abbey"]
        assert "?" not in names(s, s.view(eyes).table["discard"][0])


# --- what is shown ---------------------------------------------------------------------------------------


def test_the_description_tells_what_a_careful_player_noted() -> None:
    s = exchanged("base.abbey")
    said = deskovka.game("katan-duel").show.description(s.view(RED), "en", ("Ann", "Bob"))
    assert "Bob holds for certain: Archer." in said
    assert any("in hand (Bob) or somewhere in stack 1" in line and "Abbey" in line for line in said)
    said = deskovka.game("katan-duel").show.description(fetched("base.abbey").view(BLUE), "en", ("Ann", "Bob"))
    assert "The discard pile has 4 cards; Gustav the Librarian is on top." in said
