"""Rules that hardly ever matter: the Marketplace and the Gold Cache, full stores, two boxes, mints, and so on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import pytest

import deskovka
from deskovka.bots import bot
from deskovka.core.step import Event
from deskovka.games.katan_duel.law import events
from deskovka.games.katan_duel.law.chapters.action_phase import ActionPhase
from deskovka.games.katan_duel.law.chapters.opening import Rearrange
from deskovka.games.katan_duel.law.effects import GainAny
from deskovka.games.katan_duel.law.moves import (
    At,
    Cache,
    Exchange,
    Mint,
    Pay,
    Play,
    Region,
    Remove,
    Roll,
    Stop,
    Target,
)
from deskovka.games.katan_duel.law.pieces import ORE
from deskovka.games.katan_duel.law.state import Duel
from deskovka.server.storage import upgrade
from games.katan_duel import invariants, position
from games.katan_duel.position import card_called, region_at, site_at
from games.katan_duel.steps import Steps

SNAPSHOTS: Final = sorted((Path(__file__).parents[2] / "server" / "snapshots").glob("katan-duel-*.json"))
FULL_RED = {"forest2": 3, "fields6": 3, "hills3": 3, "pasture4": 3, "mountains5": 3}
GOLD_3 = {
    "places": {"-1": "settlement", "1": "settlement", "3": "settlement"},
    "regions": {"U4": "gold_field3", "L4": "forest6"},
}


def make(mode: str, phase: str = "action", **given: Any) -> Duel:
    return position.make({"mode": mode, "active": "red", "phase": phase, **given})


def roll(s: Duel, number: int, event: str, card: str = "") -> None:
    """The dice fall like this."""
    step = {"production": number, "event": event, **({"card": card} if card else {})}
    for answer in Steps(s).on_roll(0, step, []):
        assert answer.move == Roll()
    s.play(0, Roll())


def told(s: Duel, kind: type[Event]) -> list[Any]:
    return [event for event in s.events(0) if isinstance(event, kind)]


# --- exchanging ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("cards", "rule"), [({}, "exchange.rate"), ({"U1a": "base.ore_ship"}, "exchange.ship")])
def test_an_exchange_is_told_by_the_rule_that_sets_its_rate(cards: dict[str, str], rule: str) -> None:
    s = make("introductory", red={"cards": cards, "goods": {"mountains5": 3}})
    begun = len(s.log or [])
    s.play(0, Exchange(ORE))
    asking = s.asking
    assert isinstance(asking, GainAny) and asking.rule == rule
    assert {event.rule_id() for event in (s.log or [])[begun:]} == {rule}


# --- the Marketplace and the Gold Cache ------------------------------------------------------------------


def market(gold: int, cached: int) -> Duel:
    """Red has a Marketplace and a Gold Cache; a 3 brings blue lumber and gold, and red brick."""
    red = {
        "cards": {"U1a": "base.marketplace"},
        "goods": {"gold_field1": gold, "forest2": 3},
        "cache": {"at": "U2", "gold": cached},
    }
    s = make("era_of_gold", "before_roll", red=red, blue=GOLD_3)
    roll(s, 3, "trade")
    return s


def test_gold_of_the_marketplace_may_go_to_the_gold_cache() -> None:
    s = market(gold=1, cached=0)
    assert list(s.legal(0)) == [Region(region_at("U0")), Cache()]
    s.play(0, Cache())
    assert (position.goods(s, 0)["cache"], position.goods(s, 0)["gold_field1"]) == (1, 1)


def test_with_full_gold_fields_the_gold_cache_takes_it() -> None:
    s = market(gold=3, cached=2)
    assert list(s.legal(0)) == [Cache()]
    s.play(0, Cache())
    assert position.goods(s, 0)["cache"] == 3


def test_what_the_marketplace_cannot_store_is_told() -> None:
    s = market(gold=3, cached=3)
    lost = told(s, events.NoRoom)
    assert [(event.seat, event.count, event.cause) for event in lost] == [(0, 1, "card.marketplace")]


# --- the Traveling Merchant ------------------------------------------------------------------------------


def merchant(goods: dict[str, int]) -> Duel:
    s = make("introductory", "before_roll", red={"goods": goods})
    roll(s, 1, "event_card", "base.traveling_merchant")
    return s


def test_the_traveling_merchant_takes_no_gold_where_nothing_fits() -> None:
    s = merchant({**FULL_RED, "gold_field1": 2})
    assert position.goods(s, 0)["gold_field1"] == 3 and isinstance(s.asking, ActionPhase)


def test_the_second_resource_is_bought_only_if_it_fits() -> None:
    s = merchant({**FULL_RED, "gold_field1": 2, "forest2": 2})
    s.play(0, Pay())
    s.play(0, Region(region_at("U-2")))
    assert position.goods(s, 0)["forest2"] == 3
    assert position.goods(s, 0)["gold_field1"] == 2 and isinstance(s.asking, ActionPhase)


# --- two boxes -------------------------------------------------------------------------------------------


def other_parish_hall() -> tuple[Duel, int, int]:
    """Red has a Parish Hall of blue's box at a city, and an own Town Hall in hand."""
    red = {
        "places": {"-1": "settlement", "1": "city"},
        "cards": {"U1a": "base.parish_hall"},
        "hand": ["progress.town_hall"],
        "goods": {"hills3": 1, "mountains5": 2, "pasture4": 2},
    }
    s = make("tournament", red=red, option={"deck": ("progress", "progress")})
    theirs = card_called(s, 1, "base.parish_hall")
    s.sites[site_at("U1a")] = theirs
    s.refresh()
    return s, theirs, card_called(s, 0, "progress.town_hall")


def test_a_parish_hall_of_the_other_box_carries_the_own_town_hall() -> None:
    s, theirs, town_hall = other_parish_hall()
    s.play(0, Play(town_hall))
    s.play(0, At(site_at("U1a") // 2))
    assert s.sites[site_at("U1a")] == town_hall
    s.play(0, Remove(site_at("U1a")))
    assert s.sites[site_at("U1a")] == theirs, "the very card that lay there comes back"


def test_a_town_hall_moves_with_what_it_covers() -> None:
    red = {
        "places": {"-1": "city", "1": "city"},
        "cards": {"U1a": ["base.parish_hall", "progress.town_hall"], "L-1a": "base.abbey"},
        "hand": ["progress.relocation"],
    }
    s = make("era_of_progress", red=red)
    s.play(0, Play(card_called(s, 0, "progress.relocation")))
    s.play(0, Target(site_at("U1a")))
    s.play(0, Target(site_at("L-1a")))
    assert position.cards(s, 0) == {
        "U1a": "base.abbey",
        "L-1a": ["base.parish_hall", "progress.town_hall"],
    }
    assert invariants.broken(s) == []


# --- mints -----------------------------------------------------------------------------------------------


def mints(cards: dict[str, str], hand: list[str]) -> Duel:
    red = {
        "places": {"-1": "city", "1": "city"},
        "cards": cards,
        "hand": hand,
        "goods": {"gold_field1": 3, "forest2": 2, "hills3": 1, "mountains5": 2},
    }
    return make("era_of_gold", red=red)


def work(s: Duel) -> None:
    """A gold becomes wool."""
    s.play(0, Mint())
    s.play(0, Region(region_at("L0")))


def test_a_mint_built_after_the_used_one_was_removed_may_work() -> None:
    s = mints({"U1a": "gold.mint"}, ["gold.mint"])
    work(s)
    assert s.why_not(0, Mint()) is not None
    s.play(0, Remove(site_at("U1a")))
    s.play(0, Play(card_called(s, 0, "gold.mint")))
    s.play(0, At(site_at("U1a") // 2))
    work(s)
    assert s.why_not(0, Mint()) is not None


def test_of_two_mints_the_used_one_is_removed() -> None:
    s = mints({"U1a": "gold.mint", "U-1a": "gold.mint"}, [])
    work(s)
    s.play(0, Remove(site_at("U1a")))
    work(s)
    assert s.why_not(0, Mint()) is not None


# --- rearranging -----------------------------------------------------------------------------------------


def test_rearranging_ends_when_the_player_says_so() -> None:
    s = make("era_of_gold", "setup_regions")
    for _ in range(20):
        s.play(0, Region(region_at("U0")))
        s.play(0, Region(region_at("U2")))
        assert isinstance(s.asking, Rearrange) and s.to_act() == (0,)
    s.play(0, Stop())
    assert s.to_act() == (1,)


@pytest.mark.parametrize("name", ["greedy", "search:simulations=30"])
def test_bots_do_not_rearrange_for_ever(name: str) -> None:
    g = deskovka.game("katan-duel")
    s = g.start(2, 1, {"mode": "gold"}, log=False)
    bots = [bot(name, g, seed) for seed in range(2)]
    for _ in range(40):
        (seat,) = s.to_act()
        s.play(seat, bots[seat].choose(s.view(seat)))
    assert isinstance(s, Duel) and s.turn > 0


# --- losses are told -------------------------------------------------------------------------------------


def test_what_the_doctor_cannot_store_is_told() -> None:
    red = {
        "places": {"-1": "settlement", "1": "city"},
        "cards": {"U1a": "progress.bath_house"},
        "hand": ["progress.doctor"],
        "goods": {"gold_field1": 3},
    }
    s = make("era_of_progress", red=red)
    s.play(0, Play(card_called(s, 0, "progress.doctor")))
    s.play(0, Target(site_at("U1a")))
    lost = told(s, events.NoRoom)
    assert [(event.count, event.good, event.cause) for event in lost] == [(1, 5, "card.doctor")]
    assert position.goods(s, 0)["fields6"] == 1


def test_a_trade_event_that_brings_nothing_is_told() -> None:
    ships = ("brick_ship", "grain_ship", "ore_ship")
    cards = dict(zip(("U1a", "L1a", "U-1a"), [f"base.{ship}" for ship in ships], strict=True))
    s = make("introductory", "before_roll", red={"cards": cards, "goods": {**FULL_RED, "gold_field1": 3}})
    roll(s, 2, "trade")
    assert [(event.seat, event.rule) for event in told(s, events.NothingTaken)] == [(0, "event.trade")]


# --- tables of older versions ----------------------------------------------------------------------------


@pytest.mark.parametrize("file", SNAPSHOTS, ids=lambda file: file.stem)
def test_older_tables_know_what_lies_under_a_town_hall(file: Path) -> None:
    s = upgrade.load(deskovka.game("katan-duel"), json.loads(file.read_text(encoding="utf-8")))
    assert isinstance(s, Duel)
    assert invariants.broken(s) == []


def test_older_tables_go_on_rearranging() -> None:
    (file,) = [file for file in SNAPSHOTS if file.stem == "katan-duel-2-rearranging"]
    s = upgrade.load(deskovka.game("katan-duel"), json.loads(file.read_text(encoding="utf-8")))
    assert isinstance(s.asking, Rearrange)
