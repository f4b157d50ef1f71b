"""Nothing that is imagined contradicts anything that its viewer was ever told, over whole games.

The judge is `told.py`. Random games show the usual; brawls, in which everybody draws and spends combat cards and
Crimea scouts, show decks that were reshuffled while hands were full. The last tests judge the judge.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest

import deskovka
from deskovka import State
from deskovka.core.chance import Chance
from deskovka.core.step import Move
from deskovka.games.scythe.law import events
from deskovka.games.scythe.law.chapters.combat import steal_card
from deskovka.games.scythe.law.chapters.revealing import reveal
from deskovka.games.scythe.law.chapters.top import top_of
from deskovka.games.scythe.law.control import enemy_units
from deskovka.games.scythe.law.moves import (
    Ability,
    Bottom,
    Done,
    Fight,
    Go,
    Less,
    Load,
    Reveal,
    Section,
    Skip,
    Top,
    Unit,
)
from deskovka.games.scythe.law.pieces import (
    AUTOMA,
    CHARACTER,
    FACTORY_SECTION,
    MECH,
    NOTHING,
    TOP_BOLSTER,
    TOP_MOVE,
)
from deskovka.games.scythe.law.state import Scythe, faction_of
from deskovka.games.scythe.law.verbs import discard_card, draw_card
from games.scythe.players import anything, eager, pick
from games.scythe.told import UNKNOWN, VALUES, Told, contradictions

GAME: Final = deskovka.game("scythe")
STRIDE: Final = 10  # decisions between two looks
DREAMS: Final = 3
MOST: Final = 800  # decisions of a random game
PLAYED_ON: Final = 12  # answers in an imagined game
A, B, C = 0, 1, 2
RING: Final = ("r3c3", "r4c2", "r5c3", "r4c4", "r5c4")  # around the Factory

Player = Callable[[State, int, Chance], Move]


# --- games -----------------------------------------------------------------------------------------------


def start(seats: int, seed: int, **options: Any) -> Scythe:
    s = GAME.start(seats, seed, {"encounters": "blind" if seed % 2 else "open"} | options)
    assert isinstance(s, Scythe)
    return s


def moments(s: Scythe, seed: int, player: Player, most: int) -> Iterator[list[Told]]:
    """Plays a game; at some decisions, and at its end, what all viewers have been told."""
    chance = Chance(seed)
    listeners = [Told(s, viewer) for viewer in (None, *range(s.seats))]
    for number in range(most):
        if number % STRIDE == 0 or not s.to_act():
            yield listeners
        if not s.to_act():
            return
        seat = s.to_act()[chance.below(len(s.to_act()))]
        s.play(seat, player(s, seat, chance))
        for told in listeners:
            told.note(s)


def imagined(s: Scythe, told: Told, seed: int) -> Iterator[Scythe]:
    """States that a viewer thinks possible, found in both ways."""
    view = s.view(told.viewer)
    for i in range(DREAMS):
        dream = GAME.imagine(view, seed + i) if i == 0 else s.resample(told.viewer, seed + i)
        assert isinstance(dream, Scythe)
        yield dream


def judge(s: Scythe, listeners: list[Told], seed: int) -> list[str]:
    """What is wrong with the imaginations of all viewers; the truth itself is never wrong."""
    found = []
    for told in listeners:
        assert contradictions(told, s) == []
        for i, dream in enumerate(imagined(s, told, seed)):
            found += [f"{told.viewer}, {seed + i}: {words}" for words in contradictions(told, dream)]
    return found


def brawl(seats: int, seed: int) -> Scythe:
    """Everybody's mechs stand around the Factory with all abilities, and there are coins enough to bolster."""
    s = start(seats, seed, faction=("crimea", "nordic", "rusviet", "polania", "saxony")[:seats])
    for seat in range(seats):
        place = s.box.places.index(RING[seat])
        mechs = faction_of(s, seat).mechs
        s.mechs[seat * s.size + place] = len(mechs)
        s.deployed[seat], s.abilities[seat] = (1 << len(mechs)) - 1, sum(mechs)
        s.character[seat] = place
        s.coins[seat] = 99
        s.cubes[seat * 6 + 5], s.squares[seat * 4] = 0, 1  # two combat cards at once
    s.refresh()
    return s


def brawler(s: State, seat: int, chance: Chance) -> Move:
    """Draws combat cards, attacks whom it can reach, and shows many cards; ends nothing by stars."""
    assert isinstance(s, Scythe)
    moves = list(s.legal(seat))
    fights: list[Move] = [m for m in moves if isinstance(m, Fight)]
    if fights:
        return max([pick(fights, chance) for _ in range(4)], key=shown)
    wanted = s.box.factory if s.factory_card[seat] == NOTHING else NOTHING
    visits: list[Move] = [m for m in moves if isinstance(m, Go) and m.place == wanted]
    attacks: list[Move] = [m for m in moves if isinstance(m, Go) and enemy_units(s, seat, m.place)]
    if visits or attacks:
        return pick(visits or attacks, chance)
    tops = (TOP_MOVE, TOP_BOLSTER)
    sections: list[Move] = [
        m
        for m in moves
        if isinstance(m, Section) and m.section != FACTORY_SECTION and top_of(s, seat, m.section) in tops
    ]
    if sections:
        return pick(sections, chance)
    for kind in (Top, Unit, Go):
        chosen: list[Move] = [m for m in moves if isinstance(m, kind)]
        if chosen and kind is Top:
            bolsters = type(s.asking).__name__ == "TopAction" and s.section[seat] != FACTORY_SECTION
            draws = bolsters and top_of(s, seat, int(s.section[seat])) == TOP_BOLSTER
            return chosen[-1] if draws else chosen[0]
        if chosen:
            curious: list[Move] = [
                m for m in chosen if isinstance(m, Unit) and m.kind == CHARACTER and wanted != NOTHING
            ]
            fighting = [m for m in chosen if not isinstance(m, Unit) or m.kind in (CHARACTER, MECH)]
            return pick((curious if chance.below(2) else []) or fighting or chosen, chance)
    calm = [m for m in moves if not isinstance(m, Bottom | Reveal | Less | Load | Ability)]
    return pick([m for m in calm if isinstance(m, Skip | Done)] or calm or moves, chance)


def shown(m: Move) -> int:
    """How many combat cards an answer spends."""
    assert isinstance(m, Fight)
    return m.twos + m.threes + m.fours + m.fives


# --- whole games -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", GAME.seats)
def test_random_games(seats: int) -> None:
    for seed in range(2):
        s = start(seats, seed)
        for look, listeners in enumerate(moments(s, seed, anything, 200)):
            assert judge(s, listeners, look * DREAMS) == []


@pytest.mark.parametrize("seats", GAME.seats)
def test_eager_games(seats: int) -> None:
    for seed in range(2):
        s = start(seats, seed)
        for look, listeners in enumerate(moments(s, seed, eager, MOST)):
            if look % 2 == 0:
                assert judge(s, listeners, look * DREAMS) == []


def test_eager_games_show_objectives_and_meet_encounters() -> None:
    """The games above are worth looking at: what they must keep secret comes up in them."""
    found: Counter[str] = Counter()
    for seats in GAME.seats:
        for seed in range(2):
            s = start(seats, seed)
            for _ in moments(s, seed, eager, MOST):
                pass
            found += kinds(s)
    for kind in ("ObjectiveRevealed", "Encountered", "CardSpent", "AutomaShuffled"):
        assert found[kind], kind


@pytest.mark.parametrize("seats", range(2, 6))
def test_brawls_until_the_second_reshuffle(seats: int) -> None:
    found: Counter[str] = Counter()
    for seed in range(2):
        s = brawl(seats, seed)
        for look, listeners in enumerate(moments(s, seed, brawler, 500)):
            if listeners[0].reshuffles() > 1:
                break
            assert judge(s, listeners, look * DREAMS) == []
        found += kinds(s)
    assert found["CardsReshuffled"] and found["CardStolen"] and found["FactoryTaken"] and found["CardSpent"] > 10


@pytest.mark.parametrize("seats", range(2, 5))  # with five, Saxony's victories end the game before
def test_brawls_with_more_reshuffles(seats: int) -> None:
    """What is known of a hand from the deck before the last one still holds."""
    s = brawl(seats, 0)
    for look, listeners in enumerate(moments(s, 0, brawler, 600)):
        if listeners[0].reshuffles() > 1:
            assert judge(s, listeners[:2], look * DREAMS) == []
    assert kinds(s)["CardsReshuffled"] > 1


def test_brawls_alone() -> None:
    """Crimea scouts the closed cards of the automatic opponent; the deck is small, so that it is reshuffled."""
    found: Counter[str] = Counter()
    for seed in range(6):
        s = brawl(1, seed)
        spend(s, A, *draw(s, A, 30)[:27])
        for look, listeners in enumerate(moments(s, seed, brawler, 300)):
            assert judge(s, listeners, look * DREAMS) == []
        found += kinds(s)
    assert found["CardsReshuffled"] and found["CardStolen"]


@pytest.mark.parametrize("seats", range(2, 6))
def test_imagined_games_are_played_on(seats: int) -> None:
    """As a search does it: what is told in an imagined game is kept beside what was told before."""
    s = brawl(seats, seats)
    heard: Counter[str] = Counter()
    for look, listeners in enumerate(moments(s, seats, brawler, 300)):
        told = listeners[look % len(listeners)].copy()
        if told.reshuffles() > 1:
            break
        dream = s.resample(told.viewer, look)
        dream.log = []
        for more in moments_of(dream, told, look):
            if more.reshuffles() < 2:
                assert contradictions(more, dream.resample(told.viewer, look + 1)) == []
        heard += kinds(dream)
    assert heard["CardDrawn"] and heard["CardSpent"]


def moments_of(dream: Scythe, told: Told, seed: int) -> Iterator[Told]:
    """Plays an imagined game a little further for one listener."""
    chance = Chance(seed)
    for _ in range(PLAYED_ON):
        if not dream.to_act():
            return
        seat = dream.to_act()[0]
        dream.play(seat, brawler(dream, seat, chance))
        told.note(dream)
        yield told


def kinds(s: Scythe) -> Counter[str]:
    return Counter(type(event).__name__ for event in s.log or [])


# --- scenes ----------------------------------------------------------------------------------------------


def draw(s: Scythe, seat: int, times: int) -> tuple[int, ...]:
    """A seat draws combat cards; returns its hand."""
    for _ in range(times):
        draw_card(s, seat, "bolster.cards")
    return s.hand[seat]


def spend(s: Scythe, seat: int, *values: int) -> None:
    for value in values:
        discard_card(s, seat, value, "combat.pay")


def two_left(seats: int = 3) -> Scythe:
    """A holds nearly all cards; B and C have drawn one each from a deck of a 2 and a 3."""
    s = start(seats, 1, faction=("saxony", "nordic", "rusviet")[:seats])
    for seat in (B, C):
        spend(s, seat, *s.hand[seat])
    draw(s, A, len(s.deck))
    draw(s, A, len(s.discard))
    assert len(s.hand[A]) == 42
    spend(s, A, 2, 3)
    draw(s, B, 1)
    draw(s, C, 1)
    return s


def test_who_drew_from_a_deck_of_two_cards_has_one_of_them() -> None:
    s = two_left()
    for viewer in (None, C):
        told = Told(s, viewer)
        for seed in range(12):
            assert contradictions(told, s.resample(viewer, seed)) == []


def test_the_only_card_of_a_deck_is_known_after_the_next_reshuffle() -> None:
    """A has nothing, and draws the only card of a deck; nothing that happens to other cards can change it."""
    s = start(3, 1, faction=("crimea", "nordic", "rusviet"))
    assert not s.hand[A]
    draw(s, B, len(s.deck))
    for seat in (A, B):
        spend(s, B, 2)
        draw(s, seat, 1)
    told = Told(s, None)
    wrong = [words for seed in range(12) for words in contradictions(told, s.resample(None, seed))]
    assert wrong == []


def test_it_is_still_known_after_the_next_reshuffle() -> None:
    """The cards of B and C are older than the deck of a 4 and a 5, but not as old as the others."""
    s = two_left()
    spend(s, A, 4, 5)
    draw(s, A, 2)
    told = Told(s, None)
    wrong = [words for seed in range(12) for words in contradictions(told, s.resample(None, seed))]
    assert wrong == []


@pytest.mark.parametrize("seed", range(8))
def test_whoever_scouts_a_closed_card_still_knows_its_own_hand(seed: int) -> None:
    """The opponent holds two cards of the first deck and one of the second; any of them may be scouted."""
    s = start(1, seed, faction=("crimea",), opponent="rusviet")
    draw(s, A, len(s.deck))
    spend(s, A, 2)
    draw(s, AUTOMA, 1)
    told = Told(s, A)
    steal_card(s, A, AUTOMA)
    told.note(s)
    assert s.view(A).table["hand"][A] == list(s.hand[A])
    for dream in imagined(s, told, seed):
        assert contradictions(told, dream) == []


# --- the judge is judged ---------------------------------------------------------------------------------


def swapped(s: Scythe, seat: int, value: int, other: int, card: int) -> Scythe:
    """A seat has a card of another seat instead of its own; with itself: of the deck."""
    t = s.clone()
    hands = [list(hand) for hand in s.hand]
    hands[seat][hands[seat].index(value)] = card
    if seat == other:
        t.deck = t.deck[:]
        t.deck[t.deck.index(card)] = value
    else:
        hands[other][hands[other].index(card)] = value
    t.hand = [tuple(hand) for hand in hands]
    return t


def about(found: list[str]) -> set[str]:
    return {words.split(":")[0].split(" of ")[0] for words in found}


def test_an_own_card_that_is_not_there_is_noticed() -> None:
    s = start(3, 1, faction=("saxony", "nordic", "rusviet"))
    value = s.hand[A][0]
    card = next(card for card in s.deck if card != value)
    dream = swapped(s, A, value, A, card)
    assert about(contradictions(Told(s, A), dream)) == {"combat cards"}
    for viewer in (B, C, None):
        assert contradictions(Told(s, viewer), dream) == []


def test_a_card_in_the_hand_that_cannot_have_drawn_it_is_noticed() -> None:
    """B and C have the 2 and the 3, in any order; a 4 is older than their deck, and a second 2 is not of it."""
    s = two_left()
    (b,), (c,) = s.hand[B], s.hand[C]
    for viewer in (None, C):
        told = Told(s, viewer)
        assert contradictions(told, s) == []
        for card in VALUES:
            if card != b:
                assert about(contradictions(told, swapped(s, B, b, A, card))) == {"combat cards"}
    assert contradictions(Told(s, None), swapped(s, B, b, C, c)) == []
    assert about(contradictions(Told(s, C), swapped(s, B, b, C, c))) == {"combat cards"}


def test_a_card_of_the_new_deck_in_an_older_hand_is_noticed() -> None:
    """B and C have drawn nothing since the reshuffle; the new deck is two fives, so neither of them is theirs."""
    s = two_left()
    spend(s, A, 5, 5)
    draw(s, A, 1)
    told = Told(s, None)
    assert contradictions(told, s) == [] and s.deck == [5]
    assert about(contradictions(told, swapped(s, B, s.hand[B][0], B, 5))) == {"combat cards"}


def test_a_stolen_card_is_known_to_thief_and_victim_alone() -> None:
    s = start(3, 3, faction=("crimea", "nordic", "saxony"))
    draw(s, A, 2)
    listeners = [Told(s, viewer) for viewer in (None, A, B, C)]
    steal_card(s, A, C)
    for told in listeners:
        told.note(s)
    assert s.log is not None and isinstance(s.log[-2], events.CardStolen)
    value = s.log[-2].value
    card = next(card for card in s.deck if card not in s.hand[A])
    gone = s.clone()
    while value in gone.hand[A]:
        gone = swapped(gone, A, value, A, next(card for card in gone.deck if card != value))
    assert card != value
    assert [bool(contradictions(told, gone)) for told in listeners] == [False, True, False, True]


def test_a_closed_card_of_an_older_deck_comes_first() -> None:
    """The opponent has drawn one card of each of two decks, and lays the older one first."""
    s = start(1, 1, faction=("crimea",), opponent="saxony")
    for value in s.hand[AUTOMA]:
        discard_card(s, AUTOMA, value, "combat.pay")
    draw(s, AUTOMA, 1)
    draw(s, A, len(s.deck) + len(s.discard))
    older = s.hand[AUTOMA][0]
    newer = next(value for value in VALUES if value != older)
    spend(s, A, newer)
    draw(s, AUTOMA, 1)
    assert s.hand[AUTOMA] == (older, newer)
    turned = s.clone()
    turned.hand = [s.hand[A], (newer, older)]
    for viewer in (None, A):
        assert contradictions(Told(s, viewer), s) == []
        assert about(contradictions(Told(s, viewer), turned)) == {"combat cards"}
        for seed in range(12):
            assert contradictions(Told(s, viewer), s.resample(viewer, seed)) == []


def test_other_contradictions_are_noticed() -> None:
    """One thing after the other is changed in a state in which much is known."""
    s = brawl(3, 2)
    listeners: list[Told] = []
    for now in moments(s, 2, brawler, 400):
        listeners = now
        if kinds(s)["FactoryTaken"] and s.discard and s.met:
            break
    reveal(s, B, s.objectives[B][0])
    for told in listeners:
        told.note(s)
    taker = next(event.seat for event in s.log or [] if isinstance(event, events.FactoryTaken))
    told = listeners[1 + taker]
    assert contradictions(told, s) == []
    free = next(card for card in range(12) if card not in (*s.factory, *s.factory_card))
    nobodys = next(card for card in range(23) if card not in {*s.shown, *sum([*s.objectives, *s.put_away], ())})
    other = next(seat for seat in range(3) if seat != taker and s.objectives[seat])
    changes: list[tuple[str, str, Any]] = [
        ("Factory", "factory", [free, *s.factory[1:]]),
        ("Factory", "factory", s.factory[1:]),
        ("objectives", "shown", [nobodys, *s.shown[1:]]),
        ("objectives", "objectives", [(nobodys,) * len(cards) for cards in s.objectives]),
        (
            "objectives",
            "objectives",
            [(s.shown[0], *c[1:]) if i == other else c for i, c in enumerate(s.objectives)],
        ),
        ("encounters", "encounters", [s.met[0], *s.encounters[1:]]),
        ("encounters", "met", s.met[1:]),
        ("combat cards", "discard", [*s.discard, 5]),
        ("combat cards", "deck", [UNKNOWN, *s.deck[1:]]),
        ("opponent", "automa_pile", [3]),
    ]
    for words, name, content in changes:
        dream = s.clone()
        setattr(dream, name, content)
        assert words in about(contradictions(told, dream)), name
    spectator = s.clone()
    spectator.factory = [free, *s.factory[1:]]
    assert contradictions(listeners[0], spectator) == []


def test_a_secret_answer_with_cards_that_are_not_there_is_noticed() -> None:
    s = brawl(2, 3)
    chance = Chance(3)
    while type(s.asking).__name__ != "Dials":
        s.play(s.to_act()[0], brawler(s, s.to_act()[0], chance))
    seat = s.to_act()[0]
    s.play(seat, max(s.legal(seat), key=shown))
    told = Told(s, 1 - seat)
    assert s.answers[seat] is not None
    for seed in range(12):
        assert contradictions(told, s.resample(1 - seat, seed)) == []
    dream = s.clone()
    dream.answers = [Fight(7, 0, 0, 0, 4) if move is not None else None for move in s.answers]
    assert about(contradictions(told, dream)) == {"answer"}
