"""What is drawn of a table of Katan – Duel agrees with what the referee then does."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest

import deskovka
from deskovka.archive import Eyes
from deskovka.core.chance import Chance
from deskovka.core.record import read
from deskovka.games.katan_duel.box.content import MODES
from deskovka.games.katan_duel.law import moves
from deskovka.games.katan_duel.law.chapters.action_phase import ActionPhase
from deskovka.games.katan_duel.law.chapters.dice import produce, rob
from deskovka.games.katan_duel.law.chapters.expansions import ChooseSpot
from deskovka.games.katan_duel.law.pieces import ACTION, BROWN, CITY, GOODS, NOTHING, PLACES, REGIONS, SITES, Box
from deskovka.games.katan_duel.law.state import Duel, goods_on, has_neighbour
from deskovka.games.katan_duel.show.board import boosted_regions, built_card, principality, prospect
from games.katan_duel.players import eager

Data = dict[str, Any]

GAME = deskovka.game("katan-duel")
BOX: Box = cast(Any, GAME).box
RECORDS = sorted((Path(__file__).parent / "records").glob("*.jsonl"))


def played(mode: str, seed: int, answers: int = 500) -> Iterator[Duel]:
    """The states of a game before each answer."""
    s, chance = GAME.start(2, seed, {"mode": mode}, log=False), Chance(seed)
    for _ in range(answers):
        if not s.to_act():
            return
        assert isinstance(s, Duel)
        yield s
        me = s.to_act()[0]
        s.play(me, eager(s, me, chance))


def started(mode: str = "duel") -> Duel:
    s = next(played(mode, 0))
    return s.clone()


def card(name: str) -> int:
    return BOX.names.index(name)


def drawn(s: Duel, seat: int | None = 0) -> Data:
    return GAME.show.board(s.view(seat))


def counted_points(board: Data, seat: int) -> int:
    """The victory points of all that lies in a principality, one by one."""
    own = board["seats"][str(seat)]
    things = [*own["columns"].values(), *own["cards"].values()]
    tokens = [token["points"] for token in board["advantages"].values() if token["seat"] == seat]
    return int(sum(thing.get("points", 0) for thing in things) + sum(tokens))


# --- points ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_points_of_things_are_the_referees_points(path: Path) -> None:
    """The old page forgot the harbour: 14:8 for 15:8 in tournament-eager."""
    s = cast(Duel, read(path).replay())
    board = drawn(s, None)
    for seat, points in enumerate(s.score().points):
        assert counted_points(board, seat) == points == board["seats"][str(seat)]["points"]["victory"]


def test_a_harbour_brings_its_point_with_three_ships() -> None:
    (path,) = [path for path in RECORDS if path.stem == "tournament-eager"]
    cards = drawn(cast(Duel, read(path).replay()))["seats"]["0"]["cards"].values()
    assert {"card": card("gold.harbor"), "points": 1} in cards
    s = started()
    s.sites[20] = card("gold.harbor")
    s.refresh()
    assert built_card(s, 0, 20) == {"card": card("gold.harbor")}


@pytest.mark.parametrize("mode", MODES)
def test_points_in_the_middle_of_games(mode: str) -> None:
    for n, s in enumerate(played(mode, 3)):
        if n % 5 == 0:
            board = drawn(s, None)
            assert [counted_points(board, seat) for seat in range(2)] == list(s.score().points)


# --- forecasts -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", ["introductory", "duel"])
def test_brigands_take_what_was_foretold(mode: str) -> None:
    losses, sheltered = 0, 0
    for n, s in enumerate(played(mode, 5)):
        if n % 4:
            continue
        for seat in range(2):
            told = drawn(s)["seats"][str(seat)]["robbery"]
            after = s.clone()
            rob(after, seat)
            lost = [int(s.goods[i] - after.goods[i]) for i in range(seat * REGIONS, (seat + 1) * REGIONS)]
            by_good: dict[str, int] = {}
            for region, count in enumerate(lost):
                if count:
                    name = GOODS[s.yields[seat * REGIONS + region]]
                    by_good[name] = by_good.get(name, 0) + count
            assert told.get("losses", {}) == by_good
            assert told["counted"] + told.get("sheltered", 0) == sum(
                goods_on(s, seat, region) for region in s.regions[seat]
            )
            losses, sheltered = losses + sum(lost), sheltered + told.get("sheltered", 0)
    assert losses and sheltered


@pytest.mark.parametrize("mode", MODES)
def test_a_card_costs_and_lies_as_foretold(mode: str) -> None:
    """Where a card may lie, and what regions pay if nothing has to be chosen, is what then happens."""
    tried = 0
    for s in played(mode, 7, 700):
        if not isinstance(s.asking, ActionPhase):
            continue
        me = s.to_act()[0]
        told = drawn(s, me)["prospects"]
        for move in s.legal(me):
            if not isinstance(move, moves.Play) or BOX.colour[move.card] in (ACTION, BROWN):
                continue
            its = told[str(move.card)]
            assert "missing" not in its
            tried += lies_as_foretold(s, me, move, its)
        for id, its in told.items():
            rule = s.why_not(me, BOX.moves.play[int(id)])
            assert "missing" not in its or rule is not None
            if rule is not None and rule.rule == "build.cost":
                assert its["missing"]
    assert tried > 5


def lies_as_foretold(s: Duel, me: int, play: moves.Play, told: Data) -> int:
    t = s.clone()
    t.play(me, play)
    assert isinstance(t.asking, ChooseSpot)
    spots = sorted(m.spot for m in t.legal(me) if isinstance(m, moves.At))
    assert sorted(site // 2 for site in told["sites"]) == spots
    assert drawn(t, me)["prospects"][str(play.card)]["sites"] == told["sites"]  # as long as it is asked
    site = told["sites"][0]
    before = [int(n) for n in t.goods]
    t.play(me, moves.At(site // 2))
    if not isinstance(t.asking, ActionPhase) or t.to_act()[0] != me:
        return 0  # something has to be chosen, or the card does more
    paid = {
        str(i): before[me * REGIONS + i] - int(t.goods[me * REGIONS + i])
        for i in range(REGIONS)
        if before[me * REGIONS + i] != t.goods[me * REGIONS + i]
    }
    assert t.sites[me * SITES + site] == play.card and paid == told.get("pays", {})
    return 1


def test_a_discount_is_counted() -> None:
    """The old page told the printed price, whatever a drill ground spares."""
    s = started()
    hero = next(i for i in range(len(BOX.cards)) if BOX.names[i].startswith("turmoil.") and BOX.group[i] == 3)
    for i in range(2 * REGIONS):
        s.goods[i] = 0
    s.hand = [(hero,), s.hand[1]]
    s.refresh()
    printed = prospect(s, 0, hero)
    assert "enough" not in printed
    price = sum(printed["missing"].values())
    s.sites[20] = card("turmoil.drill_ground")
    s.refresh()
    assert prospect(s, 0, hero) == {"missing": printed["missing"], "enough": price - 1}
    for i in range(REGIONS):
        s.goods[i] = 3 if s.land[i] != NOTHING else 0
    s.refresh()
    told = prospect(s, 0, hero)
    assert "missing" not in told and "pays" not in told  # what is spared has to be chosen first


def test_all_of_several_regions_is_paid_without_a_choice() -> None:
    s = started("introductory")
    mill = card("base.grain_mill")
    s.land[5] = s.land[18] = int(s.land[5])  # two forests
    s.goods[5] = s.goods[18] = 0
    s.refresh()
    lumber = [region for region in s.regions[0] if s.yields[region] == 0]
    assert len(lumber) == 2
    s.goods[lumber[0]] = 1
    s.refresh()
    assert prospect(s, 0, mill)["pays"][str(lumber[0])] == 1
    s.goods[lumber[1]] = 1
    s.refresh()
    assert not {str(region) for region in lumber} & prospect(s, 0, mill).get("pays", {}).keys()


def test_a_second_booster_beside_a_region_brings_nothing() -> None:
    """The old page drew ×2 there all the same."""
    s = started("introductory")
    mill = card("base.grain_mill")
    (fields,) = [region for region in s.regions[0] if GOODS[s.yields[region]] == "grain"]
    sites = [site for site in range(SITES) if boosted_regions(s, 0, mill, site) == [fields]]
    assert sites
    for site in sites:
        there = s.clone()
        there.sites[site] = mill
        there.die = BOX.land_number[s.land[fields]]
        there.goods[fields] = 0
        produce(there, 0)
        assert there.goods[fields] == GAME.show.scene(s.options)["boosted"]
        assert all(boosted_regions(there, 0, mill, other) == [] for other in range(SITES))


def test_a_card_that_covers_another_lies_on_it() -> None:
    s = started("progress")
    hall = next(card for card in s.mode.pool if BOX.covered[card] != NOTHING)
    s.places[5] = CITY
    s.hand = [(hall,), s.hand[1]]
    for i in range(REGIONS):
        s.goods[i] = 3 if s.land[i] != NOTHING else 0
    s.refresh()
    assert prospect(s, 0, hall).get("sites", []) == []
    s.sites[22] = BOX.covered[hall]
    s.refresh()
    assert prospect(s, 0, hall)["sites"] == [22]


# --- where things lie, and who sees what -----------------------------------------------------------------


def test_a_city_has_more_sites_and_a_road_leads_to_a_plot() -> None:
    s = started("introductory")
    view = s.view(0)
    own = principality(s, view, 0)
    assert [own["columns"][name]["kind"] for name in sorted(own["columns"], key=int)] == [
        *("regions", "settlement", "regions", "settlement", "regions")
    ]
    assert len(own["columns"]["11"]["sites"]) == 2 and own["free"] == [20, 22, 24, 26]
    assert own["columns"]["10"]["side"] == 0 and own["columns"]["14"]["side"] == 1
    s.roads[7], s.places[5], s.sites[20] = 1, CITY, card("base.abbey")
    s.refresh()
    own = principality(s, view, 0)
    assert own["columns"]["15"] == {"kind": "plot", "place": 7, "side": 1}
    assert "side" not in own["columns"]["14"]
    assert len(own["columns"]["11"]["sites"]) == 4 and own["free"] == [21, 22, 24, 26]


def test_the_sites_beside_a_region_are_those_that_the_referee_looks_at() -> None:
    s = started("introductory")
    marks = BOX.shelters
    storehouse = card("base.storehouse")
    regions = GAME.show.scene(s.options)["regions"]
    for site in range(PLACES * 4):
        t = s.clone()
        t.sites[site] = storehouse
        near = [region for region in range(REGIONS) if has_neighbour(t, 0, region, marks)]
        assert near == [region for region in range(REGIONS) if site in regions[region]["beside"]]


def test_a_hand_is_seen_by_its_owner_only() -> None:
    later = 0
    for n, s in enumerate(played("duel", 2)):
        if n % 7:
            continue
        for seat in range(2):
            own, other = drawn(s, seat), drawn(s, 1 - seat)
            mine = own["seats"][str(seat)]["hand"]
            assert [held["card"] for held in mine] == list(s.hand[seat])
            later += sum(held.get("later", False) for held in mine)
            known = [held["card"] for held in other["seats"][str(seat)]["hand"] if "card" in held]
            assert known == other["notes"]["hands"].get(str(seat), [])
            assert sum(held.get("count", 1) for held in other["seats"][str(seat)]["hand"]) == len(s.hand[seat])
            assert drawn(s, None)["prospects"] == {}
            assert {int(id) for id in own["prospects"]} <= {*s.hand[seat], *s.mode.offered, *s.played}
    assert later


def test_eyes_that_see_the_truth_see_all_hands() -> None:
    for n, s in enumerate(played("duel", 6, 200)):
        if n % 20 == 0:
            board = GAME.show.board(Eyes(None, truth=True).view(s, s.save()))
            for seat in range(2):
                assert [held["card"] for held in board["seats"][str(seat)]["hand"]] == list(s.hand[seat])


def test_how_far_a_turn_is() -> None:
    asked: dict[str, set[str]] = {}
    for s in played("duel", 4):
        if s.turn:
            asked.setdefault(type(s.asking).__name__, set()).add(drawn(s)["phase"])
    assert asked["BeforeRoll"] == {"roll"} and asked["ActionPhase"] == {"act"}
    assert asked["DrawCard"] <= {"fill", "swap"} and asked["ExchangeCard"] == {"swap"}
