"""The cards of the expansion: each title has its scenarios, and all numbers agree with a second table."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, cast

import pytest

import deskovka
from deskovka.core.step import Step
from deskovka.games.settlers.game import SettlersGame
from deskovka.games.settlers.law.chapters.counting import ALL, ANNOUNCE, CHOOSE
from deskovka.games.settlers.law.chapters.praying import Pray, PrayAbout
from deskovka.games.settlers.law.chapters.razing import RazePriced
from deskovka.games.settlers.law.chapters.storing import MayPay
from deskovka.games.settlers.law.pieces import ACTION, COLOURS, GOODS, KINDS, NEVER, NOTHING, STOCK, Title
from games.settlers.position import with_atlanteans
from games.settlers.second_scorer import Json
from games.settlers.test_vectors_aztecs import NOT_OFFERED, VECTORS

FACTS: Final[Json] = json.loads(Path(__file__).with_name("facts_aztecs.json").read_text(encoding="utf-8"))
CARDS: Final[list[Json]] = FACTS["cards"]
GAME: Final = with_atlanteans()
assert isinstance(GAME, SettlersGame)
BOX: Final = GAME.box
WORDS: Final = {"gold": "coin"}  # the facts' words for the engine's goods
MODES: Final = {ALL: "none", ANNOUNCE: "announce", CHOOSE: "choose"}
EXAMPLES: Final = ("ex.1", "ex.2", "ex.3", "ex.4a", "ex.4b", "ex.5")

named = pytest.mark.parametrize("other", CARDS, ids=lambda other: other["name_en"])


def word(good: int) -> str:
    return WORDS.get(GOODS[good], GOODS[good])


def row(table: Any, card: int) -> dict[str, int]:
    return {word(good): int(table[card * STOCK + good]) for good in range(STOCK) if table[card * STOCK + good]}


def counted(pairs: tuple[int, ...]) -> dict[str, int]:
    return {word(good): amount for good, amount in zip(pairs[::2], pairs[1::2], strict=True)}


def prayers(steps: tuple[Step, ...]) -> Iterator[list[Any]]:
    """Cards and mode of each prayer."""
    for step in steps:
        if isinstance(step, Pray | PrayAbout):
            yield [step.prayer.cards, MODES[step.prayer.mode]]
        elif isinstance(step, MayPay):
            yield from prayers((step.step,))
        elif isinstance(step, RazePriced):
            yield from prayers((step.then,))


# --- scenarios -------------------------------------------------------------------------------------------


def test_there_are_66_titles_and_110_cards() -> None:
    assert len(CARDS) == 66
    assert sum(len(other["ids"]) for other in CARDS) == len({id for other in CARDS for id in other["ids"]}) == 110


@named
def test_every_card_is_used_somewhere(other: Json) -> None:
    played = [vector for vector in VECTORS if vector["id"] not in NOT_OFFERED]
    assert any(set(other["ids"]) & set(vector.get("use", [])) for vector in played)


@named
def test_every_action_and_feature_is_refused_or_without_effect_somewhere(other: Json) -> None:
    played = [vector for vector in VECTORS if vector["id"] not in NOT_OFFERED]
    assert other["type"] == "production" or any(
        set(other["ids"]) & set(vector.get("refuse", [])) for vector in played
    )


def test_every_printed_example_is_played() -> None:
    assert tuple(vector["id"] for vector in VECTORS if vector.get("example")) == EXAMPLES


# --- the second table of the cards -----------------------------------------------------------------------


@named
def test_cards_agree_with_the_second_table(other: Json) -> None:
    for id in other["ids"]:
        card = BOX.numbers[id]
        title: Title = BOX.titles[BOX.title[card]]
        assert (BOX.factions[title.deck - 1].name, title.set) == (other["faction"], other["set"])
        assert (title.names["cs"], title.names["en"]) == (other["name_cs"], other["name_en"])
        assert (KINDS[title.kind], title.copies) == (other["type"], len(other["ids"]))
        assert {COLOURS[i] for i in range(len(COLOURS)) if BOX.colours[card] >> i & 1} == set(other["colours"])
        location = {"location": int(BOX.sites[card])} if BOX.sites[card] else {}
        assert row(BOX.cost, card) | location == other["cost"]
        assert (None if BOX.deal[card] == NOTHING else word(BOX.deal[card])) == other["deal"]
        assert [word(good) for good in BOX.raze[card]] == (other["raze"] or [])
        assert BOX.worth[card] == other["vp"]
        assert counted(BOX.opens[card]) == (other["open"] or {})


@named
def test_effects_agree_with_the_second_table(other: Json) -> None:
    card = BOX.numbers[other["ids"][0]]
    title: Title = BOX.titles[BOX.title[card]]
    if BOX.kind[card] == ACTION:
        assert BOX.uses[card] == other["uses"]
    favours = {"favour": int(BOX.pay_favours[card])} if BOX.pay_favours[card] else {}
    pay = {} if other["pay"] in (None, "raze_cost_of_target") else other["pay"]
    assert row(BOX.pay, card) | favours == pay
    assert (BOX.when[card] != NEVER) == other["trigger"]
    assert bool(BOX.bonus[card]) == other["bonus"]
    assert list(prayers((*BOX.does[card], *BOX.bonus[card]))) == other["prays"]
    assert (title.effect_source == "S") != other["effect_known"]


def test_the_second_table_has_no_other_cards() -> None:
    ours = {
        id
        for id, card in BOX.numbers.items()
        if BOX.title[card] != NOTHING
        and (title := BOX.titles[BOX.title[card]]).set != "base"
        and not title.name.startswith("test-")
    }
    assert ours == {id for other in CARDS for id in other["ids"]}


def test_the_board_agrees_with_the_second_table() -> None:
    box = cast(SettlersGame, deskovka.game("settlers")).box
    [aztecs] = [faction for faction in box.factions if faction.tricolour]
    assert aztecs.name == "aztecs"
    assert counted(aztecs.produces) == FACTS["boards"]["aztecs"]["production"]
    assert word(aztecs.keeps) == FACTS["boards"]["aztecs"]["keeps"]


def test_the_shape_of_decks() -> None:
    shapes: dict[tuple[str, str], Counter[int]] = {}
    for other in CARDS:
        shapes.setdefault((other["faction"], other["set"]), Counter())[len(other["ids"])] += 1
    assert shapes.pop(("aztecs", "basic")) == {3: 3, 2: 6, 1: 9}
    assert len(shapes) == 8 and all(shape == {3: 1, 2: 2, 1: 3} for shape in shapes.values())
