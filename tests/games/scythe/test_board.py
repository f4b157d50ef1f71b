"""What is drawn of a table of Scythe: prices, meetings and combats come about as the board says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

import pytest

import deskovka
from deskovka.core.chance import Chance
from deskovka.core.step import Event, Move
from deskovka.games.scythe.law import events
from deskovka.games.scythe.law.chapters.bottom import BottomAction
from deskovka.games.scythe.law.chapters.combat import Dials, RetreatTo
from deskovka.games.scythe.law.chapters.moving import Travel
from deskovka.games.scythe.law.chapters.top import TopAction
from deskovka.games.scythe.law.chapters.turn import ChooseSection
from deskovka.games.scythe.law.control import resource_of
from deskovka.games.scythe.law.moves import Bottom, Fight, Go, Load, Place, Top, Unload
from deskovka.games.scythe.law.pieces import (
    AUTOMA,
    FACTORY_SECTION,
    GOODS,
    MOST_POPULARITY,
    MOST_POWER,
    NOTHING,
    RESOURCES,
)
from deskovka.games.scythe.law.state import Scythe, all_workers, stars_of
from games.scythe.alone import at
from games.scythe.players import eager

GAME: Final = deskovka.game("scythe")
LONG: Final = 2500  # answers, if nobody wins before
TRACKS: Final = ("power", "popularity", "coins")
Json = dict[str, Any]


def brawler(s: Scythe, seat: int, chance: Chance) -> Move:
    """As eager ones play, but always where somebody is met, and with what is at hand."""
    legal = list(s.legal(seat))
    if isinstance(s.asking, Travel):
        others = [other for other in range(s.sides) if other != seat]
        goals = [m for m in legal if isinstance(m, Go) and any(s.present[one] >> m.place & 1 for one in others)]
        loads: list[Move] = [m for m in legal if isinstance(m, Load | Unload)]
        if goals or (loads and not chance.below(3)):
            return goals[0] if goals else loads[chance.below(len(loads))]
    return legal[chance.below(len(legal))] if isinstance(s.asking, Dials) else eager(s, seat, chance)


@cache
def states(seats: int) -> tuple[Scythe, ...]:
    """The states of some games before each answer, and their ends. Never change them."""
    found: list[Scythe] = []
    for seed in range(12 if seats == 1 else 3):
        s, chance = GAME.start(seats, seed, {}), Chance(seed)
        while isinstance(s, Scythe) and s.to_act() and len(found) < LONG * (seed + 1):
            found.append(s.clone())
            seat = s.to_act()[0]
            s.play(seat, brawler(s, seat, chance))
        assert isinstance(s, Scythe)
        found.append(s.clone())
    return tuple(found)


def asked(kind: type, seats: int = 3) -> Iterator[tuple[Scythe, int]]:
    """The states in which somebody is asked this, and who."""
    for s in states(seats):
        if isinstance(s.asking, kind):
            yield s, s.to_act()[0]


def board(s: Scythe, viewer: int | None = None) -> Json:
    return GAME.show.board(s.view(viewer))


def after(s: Scythe, seat: int, move: Move) -> tuple[Scythe, list[Event]]:
    """The state after an answer, and what was told of it."""
    t = s.clone()
    t.log = []
    t.play(seat, move)
    return t, t.log


# --- the map ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 3])
def test_everything_on_the_map_is_drawn(seats: int) -> None:
    for s in states(seats)[::7]:
        pieces: Counter[tuple[str, str]] = Counter()
        for here in board(s)["places"].values():
            for side, own in here.get("sides", {}).items():
                pieces.update({(side, kind): n if isinstance(n, int) else 1 for kind, n in own.items()})
            pieces.update({("goods", good): count for good, count in here.get("goods", {}).items()})
            pieces[("tokens", "")] += here.get("encounter", False)
        for side in range(s.sides):
            assert pieces[str(side), "workers"] == all_workers(s, side)
            assert pieces[str(side), "character"] == (s.character[side] != NOTHING)
            assert pieces[str(side), "structure"] == sum(b != NOTHING and b // 4 == side for b in s.built)
        for good in range(RESOURCES):
            assert pieces["goods", GOODS[good]] == sum(list(s.goods)[good::RESOURCES])
        assert pieces["tokens", ""] == sum(s.tokens)


# --- mats ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 3])
def test_a_bottom_action_is_allowed_when_nothing_is_missing(seats: int) -> None:
    seen = set()
    for s, seat in asked(BottomAction, seats):
        section = int(s.section[seat])
        if section != FACTORY_SECTION:
            lacks = board(s)["mats"][str(seat)]["sections"][str(section)]["lacks"]
            assert (Bottom(1) in s.legal(seat)) == (lacks == 0)
            seen.add(lacks == 0)
    assert seen == {True, False}


def test_whoever_may_pay_with_a_card_lacks_one_less() -> None:
    """Also before the action is chosen: the page said "1 missing" of what Crimea could pay."""
    s, chance = GAME.start(2, 1, {"faction": ("crimea", "nordic")}), Chance(1)
    seen: set[bool] = set()
    while isinstance(s, Scythe) and s.to_act() and len(seen) < 2:
        if isinstance(s.asking, ChooseSection) and s.to_act() == (0,):
            for bottom, column in board(s)["mats"]["0"]["sections"].items():
                missing = column["price"] - int(resource_of(s, 0, int(bottom)))
                assert column["lacks"] == max(0, missing - bool(s.hand[0]))
                seen.add(bool(s.hand[0]))
        seat = s.to_act()[0]
        s.play(seat, brawler(s, seat, chance))
    assert seen == {True, False}


@pytest.mark.parametrize("seats", [1, 3])
def test_a_top_action_costs_and_brings_what_its_section_says(seats: int) -> None:
    seen = set()
    for s, seat in asked(TopAction, seats):
        section = int(s.section[seat])
        if section == FACTORY_SECTION:
            continue
        its = board(s)["mats"][str(seat)]["sections"][str(section)]
        for choice, benefit in enumerate(its["benefits"]):
            what = benefit["what"]
            if Top(choice) not in s.legal(seat):
                assert its["cost"] or what == "any"
                continue
            t, told = after(s, seat, Top(choice))
            paid = Counter(
                {GOODS[e.good]: e.amount for e in told if isinstance(e, events.Lost) and e.seat == seat}
            )
            assert paid == Counter({one["good"]: one["count"] for one in its["cost"]})
            gain = Counter({one["good"]: one["count"] for one in its.get("adds", [])})
            gain += Counter({what: benefit["count"]} if what in TRACKS else {})
            if what in ("units", "territories", "any") or is_full(s, seat):
                continue  # more questions follow, or the end of a track
            for track in TRACKS:
                row, then = getattr(s, track), getattr(t, track)
                assert then[seat] - row[seat] == gain[track] - paid[track]
            seen.add(what)
    assert seen >= {"coins", "popularity", "power"}


def is_full(s: Scythe, seat: int) -> bool:
    """Is a track so near its end that a gain may be lost?"""
    return s.power[seat] > MOST_POWER - 4 or s.popularity[seat] > MOST_POPULARITY - 3


def test_a_move_moves_as_many_units_as_its_section_says() -> None:
    for s, seat in asked(TopAction):
        section = int(s.section[seat])
        its = board(s)["mats"][str(seat)]["sections"].get(str(section))
        if its and its["benefits"][0]["what"] == "units":
            t, _ = after(s, seat, Top(0))
            assert getattr(t.asking, "units", None) == its["benefits"][0]["count"]


def test_mats_tell_what_has_left_them() -> None:
    for s in states(3)[::11]:
        for seat, mats in board(s)["mats"].items():
            me = int(seat)
            assert sum(column["covered"] for column in mats["sections"].values()) == 6 - sum(
                s.cubes[me * 6 : me * 6 + 6]
            )
            upgraded = [
                one["upgraded"] for c in mats["sections"].values() for one in c["benefits"] if "upgraded" in one
            ]
            assert len(upgraded) == 6 and sum(upgraded) == 6 - sum(s.cubes[me * 6 : me * 6 + 6])
            assert mats.get("pawn", NOTHING) == s.section[me]
            assert mats.get("factory_card", NOTHING) == s.factory_card[me]
            assert len(mats["deployed"]) == bin(s.deployed[me]).count("1")
            assert len(mats["bonuses"]) == bin(s.bonuses[me]).count("1")
            recruits = [column.get("recruit") for column in mats["sections"].values()]
            assert [one is not None for one in recruits] == [bool(s.recruits[me] >> i & 1) for i in range(4)]


# --- journeys and combats --------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 3])
def test_a_unit_meets_whom_the_board_says(seats: int) -> None:
    seen = set()
    for s, seat in asked(Travel, seats):
        journey = board(s, seat)["journey"]
        for m in s.legal(seat):
            if isinstance(m, Load):
                good = GOODS[m.good]
                assert journey["there"][good] > journey["loaded"].get(good, 0)
            if not isinstance(m, Go):
                continue
            met = journey.get("meets", {}).get(str(m.place))
            t, told = after(s, seat, m)
            home = [e for e in told if isinstance(e, events.WorkersSentHome) and e.rule == "move.drive-off"]
            lost = [e.amount for e in told if isinstance(e, events.Lost) and e.rule == "move.drive-off"]
            fights = met is not None and "enemy" in met
            assert sum(e.amount for e in home) == (0 if met is None or fights else met["workers"])
            assert sum(lost) == (met["popularity"] if met else 0)
            if fights:
                assert met is not None and t.present[met["enemy"]] >> m.place & 1
            seen.add("nobody" if met is None else "fighters" if fights else "workers")
    assert seen >= {"nobody", "fighters"} and (seats == 1 or "workers" in seen)


def test_nobody_loses_popularity_that_is_not_there() -> None:
    """The page foretold a popularity for each worker, whatever was left."""
    for s, seat in asked(Travel):
        meets = board(s, seat)["journey"].get("meets", {})
        if any(met["popularity"] for met in meets.values()):
            poor = s.clone()
            poor.popularity[seat] = 0
            again = board(poor, seat)["journey"]["meets"]
            assert [met["popularity"] for met in again.values()] == [0] * len(meets)
            return
    pytest.fail("no workers were driven off")


@pytest.mark.parametrize("seats", [1, 3])
def test_both_may_put_as_much_into_a_combat_as_the_board_says(seats: int) -> None:
    found = 0
    for s, _ in asked(Dials, seats):
        forces = board(s)["battle"]["forces"]
        for seat in s.to_act():
            fights = [m for m in s.legal(seat) if isinstance(m, Fight)]
            assert max(m.power for m in fights) == forces[str(seat)]["dial"]
            assert max(m.twos + m.threes + m.fours + m.fives for m in fights) == forces[str(seat)]["cards"]
            found += 1
    assert found


def test_a_combat_costs_and_leaves_a_way_as_the_board_says() -> None:
    seen = set()
    for s, _ in asked(Dials):
        assert isinstance(s.asking, Dials)
        attacker, defender = s.asking.attacker, s.asking.defender
        forces = board(s)["battle"]["forces"]
        t, told = decided(s)
        won = next(e.seat for e in told if isinstance(e, events.BattleWon))
        loser = defender if won == attacker else attacker
        assert isinstance(t.asking, RetreatTo) == forces[str(loser)]["lake"]
        if isinstance(t.asking, RetreatTo):
            t, more = after(t, loser, next(m for m in t.legal(loser) if isinstance(m, Place)))
            told = [*told, *more]
        lost = [e.amount for e in told if isinstance(e, events.Lost) and e.rule == "combat.popularity"]
        assert sum(lost) == forces[str(won)]["price"]
        seen.add((forces[str(won)]["price"] > 0, forces[str(loser)]["lake"]))
    assert {price for price, _ in seen} == {True, False}


def decided(s: Scythe) -> tuple[Scythe, list[Event]]:
    """A combat in which everybody gives as much as they can."""
    t, told = s.clone(), list[Event]()
    while isinstance(t.asking, Dials) and t.to_act():
        seat = t.to_act()[0]
        t, more = after(t, seat, list(t.legal(seat))[-1])
        told += more
    return t, told


def test_the_price_of_a_combat_is_that_of_its_workers() -> None:
    """Camaraderie saves it; nobody pays what they have not."""
    s = GAME.start(2, 5, {"faction": ("saxony", "polania")})
    assert isinstance(s, Scythe)
    place = at(s, s.box.places[0])
    s.character[0] = s.character[1] = place
    s.workers[s.size + place] = 2
    s.refresh()
    s.steps, s.actors = [], []
    s.push(0, Dials(place, 0, 1))
    s.advance()
    prices = []
    for popularity, abilities in ((3, 0), (1, 0), (3, 1 << 11)):
        s.popularity[0], s.abilities[0] = popularity, abilities
        prices.append([one["price"] for one in board(s)["battle"]["forces"].values()])
    assert prices == [[2, 0], [1, 0], [0, 0]]


# --- counting --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 3])
def test_everybody_is_counted_as_the_board_says(seats: int) -> None:
    """At every moment, for a table may end before the game does."""
    for s in [*states(seats)[::9], states(seats)[-1]]:
        score = s.score()
        for side, its in board(s)["sides"].items():
            own, n = int(side), its["counted"]
            stars, territories = its["stars"] * n["star"], n["territories"] * n["territory"]
            why = score.why[0 if own >= seats else own]
            prefix = "automa-" if own >= seats else ""
            assert (stars, territories) == (why[f"{prefix}stars"], why[f"{prefix}territories"])
            assert n["pairs"] * n["pair"] == (0 if prefix else why["resources"])


def test_the_opponent_scores_what_the_referee_says() -> None:
    for s in states(1):
        automa, why = board(s)["automa"], s.score().why[0]
        assert {f"automa-{source}": coins for source, coins in automa["coins"].items()}.items() <= why.items()
        assert automa["points"] == sum(coins for source, coins in why.items() if source.startswith("automa-"))
        assert board(s)["sides"]["1"]["stars"] == stars_of(s, AUTOMA)


# --- what is hidden --------------------------------------------------------------------------------------


def test_cards_are_seen_by_their_owner_only() -> None:
    for s in states(3)[:200:9]:
        own = board(s, 0)["sides"]
        assert own["0"]["hand"] == list(s.hand[0]) and own["0"]["objectives"] == list(s.objectives[0])
        for viewer in (None, 1):
            theirs = board(s, viewer)["sides"]["0"]
            assert len(theirs["hand"]) == len(s.hand[0]) and theirs["objectives"] == []
