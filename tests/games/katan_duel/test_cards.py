"""The box: every card has a scenario, and all numbers agree with the rulebook and a second table of the cards."""

from __future__ import annotations

import json
from collections import Counter
from typing import Final

import pytest

import deskovka
from deskovka.core.chance import Chance
from deskovka.core.game import LANGUAGES
from deskovka.games.katan_duel.box.cards import tournament
from deskovka.games.katan_duel.box.content import MODES
from deskovka.games.katan_duel.box.packs import CARDS, EVENTS
from deskovka.games.katan_duel.law import verbs
from deskovka.games.katan_duel.law.pieces import (
    ACTION,
    BROWN,
    BUILDING,
    COMMERCE,
    GOODS,
    GREEN,
    HERO,
    LETTERS,
    PROGRESS,
    SETS,
    SHIP,
    SKILL,
    STRENGTH,
    UNIT,
    VICTORY,
    Card,
)
from deskovka.games.katan_duel.law.state import Duel
from games.katan_duel import second_scorer
from games.katan_duel.counting import totals
from games.katan_duel.test_vectors import VECTORS

GAME: Final = deskovka.game("katan-duel")

# Every example that the rulebook prints, and the vectors that play it.
PRINTED: Final = {
    "a roll of 6 in the first turn": ["production.start_6"],
    "paying for the Abbey": ["abbey.example"],
    "a road": ["road.example"],
    "a settlement, and what its regions produce": [
        "settlement.example",
        "production.two_regions_4",
        "production.two_regions_2",
    ],
    "a city": ["city.example"],
    "three ore for one wool": ["trade.example_three_ore"],
    "the ore ship": ["ship.ore.two_for_one"],
    "the Abbey and the hand limit": ["draw.abbey_limit"],
    "black symbols come after production": ["event_card.after_production"],
    "two cities, a settlement and both tokens win": ["tokens.both"],
    "choosing the start hand": ["setup.theme.choose_hand"],
    "the Weaver's Shop between two pastures": [
        "booster.weavers_two_pastures_4",
        "booster.weavers_two_pastures_5",
    ],
    "conditions of cards": ["trade_master.no_guild", "staple.no_guild", "archer.no_target"],
    "the Marketplace": [
        "marketplace.example_asks",
        "marketplace.example_grain",
        "marketplace.example_gold",
        "marketplace.example_lumber",
    ],
    "the large trade ship uses both neighbours": ["large_ship.right_then_left"],
    "the Storehouse and the Brigand": ["brigand.storehouse", "brigand.storehouse_rest_above"],
    "a Year of Plenty beside Abbey and Storehouse": ["plenty.example"],
    "both Chapels": ["riots.both_chapels_3", "riots.both_chapels_4"],
    "the Tithe Barn with three heroes": ["tithe.example"],
    "Benjamin and a settlement built after the roll": ["benjamin.new_settlement"],
}


def everything() -> list[str]:
    """All kinds of cards in the box."""
    centre = [f"centre.{kind}" for kind in ("road", "settlement", "city")]
    lands = [f"centre.region.{name}" for name in second_scorer.GOODS]
    cards = [f"{SETS[i]}.{card.kind}" for i in range(len(SETS)) for card in CARDS[i]]
    events = [f"{SETS[i]}.{event.kind}" for i in range(len(SETS)) for event in EVENTS[i]]
    return centre + lands + cards + events


def start(mode: str, seed: int = 1) -> Duel:
    s = GAME.start(2, seed, {"mode": mode})
    assert isinstance(s, Duel)
    return s


# --- scenarios -------------------------------------------------------------------------------------------


def test_the_box_has_104_kinds_of_cards() -> None:
    assert len(everything()) == len(set(everything())) == 104


@pytest.mark.parametrize("card", everything())
@pytest.mark.parametrize("kind", ["use", "refuse"])
def test_every_card_is_used_and_refused_somewhere(card: str, kind: str) -> None:
    assert any(card in vector.get(kind, []) for vector in VECTORS)


def test_every_printed_example_is_played() -> None:
    named = [id for ids in PRINTED.values() for id in ids]
    assert sorted(named) == sorted(vector["id"] for vector in VECTORS if vector.get("example"))


# --- numbers of the rulebook -----------------------------------------------------------------------------


def test_totals() -> None:
    assert totals() == {
        "centre": 49,
        "base": 45,
        "gold": 27,
        "turmoil": 28,
        "progress": 31,
        "all": 180,
        "events": 21,
        "events_half_moon": 15,
        "theme_half_moon": 36,
    }


@pytest.mark.parametrize(
    ("mode", "stacks", "events", "target"),
    [
        ("introductory", [9, 9, 9, 9], 9, 7),
        ("gold", [12, 12, 12, 11, 11], 12, 12),
        ("turmoil", [12, 12, 12, 11, 11], 13, 12),
        ("progress", [12, 12, 12, 12, 12], 14, 12),
        ("duel", [12, 12, 12, 12, 12, 14], 12, 13),
        ("tournament", [10] * 6, 13, 15),
    ],
)
def test_stacks(mode: str, stacks: list[int], events: int, target: int) -> None:
    s = start(mode)
    assert [len(stack) for stack in s.stacks] == stacks
    assert len(s.event_stack) == events
    assert s.mode.target == target
    assert sum(stacks) + sum(len(hand) for hand in s.hand) == len(s.mode.pool)


@pytest.mark.parametrize("mode", MODES)
def test_yule_is_fourth_from_the_bottom(mode: str) -> None:
    for seed in range(20):
        s = start(mode, seed)
        assert s.event_stack.index(s.box.yule) == 3
        before = Counter(s.event_stack)
        verbs.build_events(s, s.event_stack, "card.yule")
        assert s.event_stack.index(s.box.yule) == 3
        assert Counter(s.event_stack) == before


def test_events_of_the_duel_are_drawn_by_lot() -> None:
    decks = {tuple(sorted(start("duel", seed).event_stack)) for seed in range(30)}
    fixed = Counter(start("duel").mode.fixed_events)
    assert len(decks) > 20
    assert all(fixed <= Counter(deck) for deck in decks)


# --- the second table of the cards -----------------------------------------------------------------------


def kind_of(card: Card) -> str:
    """What the second table calls this kind of card."""
    if card.colour in (ACTION, BROWN):
        return "action" if card.colour == ACTION else "brown"
    if card.group == BUILDING:
        return "green" if card.colour == GREEN else "red"
    return {SHIP: "ship", HERO: "hero", UNIT: "unit"}[card.group]


@pytest.mark.parametrize("number", range(len(SETS)), ids=SETS)
def test_cards_agree_with_the_second_table(number: int) -> None:
    points = {VICTORY: "victory", COMMERCE: "commerce", STRENGTH: "strength", SKILL: "skill", PROGRESS: "progress"}
    letters = dict(zip(LETTERS, GOODS, strict=True))
    for card in CARDS[number]:
        other = second_scorer.CARDS[f"{SETS[number]}.{card.kind}"]
        assert kind_of(card) == other.kind, card.kind
        assert (card.copies, card.moons, card.once) == (other.copies, other.marked, other.once), card.kind
        assert {letters[letter]: card.cost.count(letter) for letter in card.cost} == other.cost, card.kind
        assert {name: card.gives.get(what, 0) for what, name in points.items()} == other.points, card.kind
    for event in EVENTS[number]:
        other = second_scorer.CARDS[f"{SETS[number]}.{event.kind}"]
        assert (event.copies, event.moons, other.kind) == (other.copies, other.marked, "event"), event.kind


def test_the_second_table_has_no_other_cards() -> None:
    assert set(second_scorer.CARDS) == {name for name in everything() if "region" not in name}


# --- tournament decks ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", tournament.DECKS)
def test_decks_come_out_of_one_box(name: str) -> None:
    deck = tournament.DECKS[name]
    cards = Counter(deck.cards) + Counter(deck.start)
    assert sum(cards.values()) == 3 + tournament.STACKS * tournament.SIZE
    assert all(count <= second_scorer.CARDS[card].copies for card, count in cards.items())
    assert all(second_scorer.CARDS[card].kind != "event" for card in cards)


@pytest.mark.parametrize("name", tournament.DECKS)
def test_events_of_decks_come_out_of_one_box(name: str) -> None:
    """Of equal events with a half-moon at most one; Yule, Riots and Plague are in anyway."""
    chosen = Counter(tournament.DECKS[name].events)
    assert not set(chosen) & {"yule", "riots", "plague"}
    for event, count in chosen.items():
        cards = [card for card in second_scorer.CARDS.values() if card.type == event]
        assert count <= sum(card.copies - card.marked for card in cards) + min(1, sum(c.marked for c in cards))


# --- the catalogue ---------------------------------------------------------------------------------------


def test_every_move_stands_in_the_catalogue_once() -> None:
    moves = GAME.moves.all
    assert [move.id for move in moves] == list(range(len(moves)))
    assert len({repr(move) for move in moves}) == len(moves)


@pytest.mark.parametrize("mode", MODES)
def test_the_catalogue_holds_all_that_is_legal(mode: str) -> None:
    s = start(mode)
    chance = Chance(5)
    for _ in range(300):
        if s.is_over():
            break
        seat = s.to_act()[0]
        legal = s.legal(seat)
        assert [move.id for move in legal] == sorted({move.id for move in legal})
        assert all(GAME.moves.all[move.id] is move for move in legal)
        s.play(seat, legal[chance.below(len(legal))])


# --- the list of components ------------------------------------------------------------------------------


def test_every_printed_number_is_listed() -> None:
    """A program can count the box without reading a sentence."""
    for lang in LANGUAGES:
        listed = {line["id"]: line["printed"] for line in GAME.components.cards(lang)}
        copies: Counter[str] = Counter()
        moons = 0
        for printed in listed.values():
            copies[printed.get("set", "")] += printed.get("copies", 0)
            moons += printed.get("half_moons", 0)
        assert copies == {"centre": 49, "base": 45, "gold": 27, "turmoil": 28, "progress": 31, "": 0}
        assert moons == 36 + 15
        assert listed["centre.road"] == {
            "set": "centre",
            "type": "road",
            "copies": 9,
            "start": {"red": 1, "blue": 1},
            "stack": 7,
            "cost": {"lumber": 1, "brick": 2},
            "points": {},
            "sites": 0,
        }
        assert listed["centre.city"]["points"] == {"victory": 2} and listed["centre.city"]["copies"] == 7
        assert listed["base.candamir"] == {
            "set": "base",
            "type": "green",
            "class": "hero",
            "copies": 1,
            "half_moons": 0,
            "cost": {"ore": 1, "grain": 1, "wool": 2},
            "points": {"strength": 4, "skill": 1},
            "once": True,
            "face_up": False,
        }
        assert listed["turmoil.riots"] == {"set": "turmoil", "type": "event", "copies": 2, "half_moons": 1}
        assert listed["region-stack"]["numbers"]["lumber"] == [4, 6]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_list_is_plain_data(lang: str) -> None:
    assert json.loads(json.dumps(GAME.components.cards(lang))) == GAME.components.cards(lang)
