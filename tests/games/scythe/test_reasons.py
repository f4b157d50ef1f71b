"""Why a move is refused: situations of the whole game, and what a player reads in them in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import deskovka
from deskovka import Move
from deskovka.core.rule import Reason
from deskovka.core.step import No, Yes
from deskovka.core.value import kinds
from deskovka.games.scythe.law import moves as m
from deskovka.games.scythe.law.pieces import (
    CHARACTER,
    FACTORY_SECTION,
    FARM,
    FOOD,
    LABOURER,
    MECH,
    METAL,
    MOUNTAIN,
    OIL,
    VILLAGE,
    WOOD,
    WORKER,
)
from deskovka.games.scythe.law.state import Scythe
from games.golden_reasons import Situation, check
from games.scythe import position
from games.scythe.position import objective_in, place_in, section_in

GAME: Final = deskovka.game("scythe")
FILE: Final = Path(__file__).with_name("reasons.json")
A, B, C = 0, 1, 2
NORDIC: Final = {"faction": "nordic", "mat": "industrial"}
RUSVIET: Final = {"faction": "rusviet", "mat": "engineering"}
CRIMEA: Final = {"faction": "crimea", "mat": "patriotic"}
SAXONY: Final = {"faction": "saxony", "mat": "mechanical"}
POLANIA: Final = {"faction": "polania", "mat": "agricultural"}
FOUR: Final = {"upgrade": "power", "deploy": "coins", "build": "popularity", "enlist": "combat_cards"}
UPGRADE, DEPLOY, BUILD, ENLIST = range(4)
# Rules that no position can show: the question is not asked where they would refuse every answer.
NEVER_ASKED: Final = {"nordic.artillery"}


def table(**vector: Any) -> Scythe:
    """A position in the vectors' notation; A is on turn."""
    base = {"A": NORDIC, "B": RUSVIET, "do": [], "expect": {}, "option": {"gifts": False}}
    return position.make({**base, **vector})


def at(s: Scythe, name: str, seat: int = A) -> int:
    return place_in(s, seat, name)


def after(s: Scythe, *said: Move, seat: int = A) -> Scythe:
    """The same table when a seat has said this."""
    for move in said:
        s.play(seat, move)
    return s


def section(s: Scythe, name: str) -> m.Section:
    return m.Section(section_in(s, A, name))


def on(name: str, **vector: Any) -> Scythe:
    """The turn has begun with a section."""
    s = table(**vector)
    return after(s, section(s, name))


# --- the turn --------------------------------------------------------------------------------------------


def turns() -> Iterator[Situation]:
    for last in ("move", "trade", "produce", "bolster"):
        s = table(A={**NORDIC, "last": last})
        yield Situation(f"the pawn stays on {last}", s, A, section(s, last))
    s = table(A={**SAXONY, "last": "factory", "factory": 3})
    yield Situation("the pawn stays on the Factory card", s, A, m.Section(FACTORY_SECTION))
    yield Situation("no Factory card yet", table(), A, m.Section(FACTORY_SECTION))
    option = {"rusviet_factory_repeat": False, "gifts": False}
    s = table(A={**RUSVIET, "last": "factory", "factory": 3}, B=NORDIC, option=option)
    yield Situation("Rusviet repeats the Factory card against the option", s, A, m.Section(FACTORY_SECTION))
    yield Situation("a top action before a section", table(), A, m.Top(0))
    yield Situation("a bottom action before a section", table(), A, m.Bottom(1))
    yield Situation("done before a section", table(), A, m.Done())
    yield Situation("a fight out of nothing", table(), A, m.Fight(3, 0, 0, 0, 0))
    yield Situation("it is not my turn", table(), B, m.Section(0))
    yield Situation("three at the table and not my turn", table(C=POLANIA, players=3), C, m.Top(1))
    s = table(A={**NORDIC, "recruits": {"build": "power"}})
    yield Situation("a wish without the recruit", s, A, m.Wish(UPGRADE, 0))
    yield Situation("a wish to take without the recruit", s, A, m.Wish(ENLIST, 1))
    yield Situation("a wish that holds already", s, A, m.Wish(BUILD, 1))
    yield Situation("a second wish in a turn", after(s.clone(), m.Wish(BUILD, 0)), A, m.Wish(BUILD, 1))
    s = table(A={**NORDIC, "recruits": {"build": "power"}, "declined": ["build"]})
    yield Situation("a bonus that is left already", s, A, m.Wish(BUILD, 0))
    s = table(A={**NORDIC, "recruits": {"build": "power"}}, resources={"r1c4": {"food": 4}})
    s = after(s, m.Section(ENLIST), m.Skip(), m.Bottom(1), m.Recruit(UPGRADE))
    yield Situation("a new recruit's bonus is taken already", s, A, m.Wish(UPGRADE, 1))
    yield Situation("a wish about another recruit while one is enlisted", s, A, m.Wish(BUILD, 0))
    s = after(s.clone(), m.Wish(UPGRADE, 0))
    yield Situation("a second wish about a new recruit", s, A, m.Wish(UPGRADE, 1))


def gifts() -> Iterator[Situation]:
    yield Situation("gifts were not agreed to", table(), A, m.Gift(B, 1))
    s = table(A={**NORDIC, "coins": 3}, option={})
    yield Situation("a gift to oneself", s, A, m.Gift(A, 1))
    yield Situation("a gift to nobody", s, A, m.Gift(4, 1))
    yield Situation("5 coins given with 3", s, A, m.Gift(B, 5))
    yield Situation("1 coin given with none", table(A={**NORDIC, "coins": 0}, option={}), A, m.Gift(B, 1))
    s = combat(option={}, C=POLANIA, players=3)
    yield Situation("a gift to somebody who does not fight", s, B, m.Gift(C, 1))
    yield Situation("10 coins given to a fighter with 5", s, B, m.Gift(A, 10))
    yield Situation("a dial before everybody was asked for gifts", s, B, m.Fight(0, 0, 0, 0, 0))
    yield Situation("an objective shown before a combat", s, B, m.Reveal(0))


def objectives() -> Iterator[Situation]:
    for number in range(1, 24):
        s = table(A={**NORDIC, "objectives": [number, number % 23 + 1], "power": 3})
        shown = m.Reveal(objective_in(s.box, number))
        if s.box.objectives[shown.objective].at_end:
            yield Situation(f"objective {number} at the start of the turn", s, A, shown)
            s = after(s, m.Section(0), m.Skip(), m.Skip())
        if s.why_not(A, shown) is not None:
            yield Situation(f"objective {number} is not fulfilled", s, A, shown)
    s = table(A={**NORDIC, "objectives": [1, 2]})
    yield Situation("the objective of somebody else", s, A, m.Reveal(objective_in(s.box, 8)))
    s = table(A={**NORDIC, "stars": ["objective"]})
    yield Situation("a second objective", s, A, m.Reveal(objective_in(s.box, 8)))
    yield Situation("a second objective for Saxony", table(A={**SAXONY, "objectives": [8]}), A, m.Reveal(0))
    rich = {"coins": 5, "popularity": 6, "workers": {"r1c4": 3}, "objectives": [8, 18]}
    s = table(A={**NORDIC, **rich})
    yield Situation("objective 8 lacks everything", s, A, m.Reveal(objective_in(s.box, 8)))
    yield Situation("objective 18 lacks everything", s, A, m.Reveal(objective_in(s.box, 18)))
    inside = after(table(), m.Section(0), m.Skip(), m.Skip())
    yield Situation("a top action at the end of the turn", inside, A, m.Top(0))
    yield Situation("a bottom action at the end of the turn", inside, A, m.Bottom(1))
    yield Situation("another section at the end of the turn", inside, A, m.Section(1))


# --- top actions -----------------------------------------------------------------------------------------


def tops() -> Iterator[Situation]:
    poor = {**NORDIC, "coins": 0}
    yield Situation("Bolster without coins", on("bolster", A=poor), A, m.Top(0))
    yield Situation("Bolster for a card without coins", on("bolster", A=poor), A, m.Top(1))
    yield Situation("Trade without coins", on("trade", A=poor), A, m.Top(0))
    home = {**NORDIC, "workers": {"base": 2}}
    yield Situation("Trade with all workers at home", on("trade", A=home), A, m.Top(0))
    lake = {**NORDIC, "workers": {"r3c4": 2}, "mechs": {"r3c4": 1}, "abilities": ["seaworthy"]}
    yield Situation("Trade with all workers on a lake", on("trade", A=lake), A, m.Top(0))
    for workers, tracks in (
        (4, "power"),
        (6, "power popularity"),
        (6, "popularity"),
        (8, "coins"),
        (8, "power coins"),
    ):
        lacks = dict.fromkeys(tracks.split(), 0)
        s = on("produce", A={**NORDIC, **lacks, "workers": {"r1c4": workers}, "stars": ["workers"]})
        yield Situation(f"Produce with {workers} workers and no {tracks}", s, A, m.Top(0))
    yield Situation("a second benefit of Produce", on("produce"), A, m.Top(1))
    yield Situation("a part of a Move", on("move"), A, m.Less(0))
    yield Situation("a part of a single coin", on("move"), A, m.Less(1))
    yield Situation("the bottom action before the top one", on("move"), A, m.Bottom(1))
    yield Situation("another section after the first", on("move"), A, m.Section(1))
    yield Situation("a unit before the Move is chosen", on("move"), A, m.Unit(CHARACTER, 0))
    for card in range(1, 13):
        s = after(table(A={**NORDIC, "factory": card, "coins": 0, "power": 0, "popularity": 0}), m.Section(4))
        yield Situation(f"Factory card {card} cannot be paid", s, A, m.Top(0))
    s = after(table(A={**NORDIC, "factory": 9, "coins": 1}), m.Section(4))
    yield Situation("Factory card 9 with one coin", s, A, m.Top(0))
    s = after(table(A={**NORDIC, "factory": 9}), m.Section(4))
    yield Situation("a second benefit of Factory card 9", s, A, m.Top(1))
    s = after(table(A={**NORDIC, "factory": 8, "cards": [2, 5]}), m.Section(4), m.Top(0))
    yield Situation("a combat card that is not in the hand", s, A, m.Card(4))
    yield Situation("an objective while paying", s, A, m.Reveal(0))


def trades() -> Iterator[Situation]:
    lake = {"mechs": {"r3c4": 1}, "abilities": ["seaworthy"], "workers": {"r3c4": 1, "r1c4": 1, "base": 1}}
    s = after(on("trade", A={**NORDIC, **lake}), m.Top(0))
    yield Situation("resources where no worker stands", s, A, m.Place(at(s, "r5c5")))
    yield Situation("resources on the home base", s, A, m.Place(at(s, "base")))
    yield Situation("resources on a lake", s, A, m.Place(at(s, "r3c4")))
    yield Situation("a resource before its place", s, A, m.Good(OIL))
    s = after(on("bolster", A={**NORDIC, "upgrades": ["bolster.power>deploy"]}), m.Less(0))
    yield Situation("4 of 3 power", s, A, m.Number(4))
    s = after(on("trade", A=NORDIC), m.Less(1))
    yield Situation("2 of 1 popularity", s, A, m.Number(2))


def production() -> Iterator[Situation]:
    s = after(
        on("produce", A={**NORDIC, "workers": {"r1c4": 1, "r1c5": 1, "r1c6": 1, "base": 1}, "power": 1}), m.Top(0)
    )
    yield Situation("produce where no worker is", s, A, m.Place(at(s, "r5c5")))
    yield Situation("produce on the base", s, A, m.Place(at(s, "base")))
    yield Situation("produce in the Factory", s, A, m.Place(s.box.factory))
    yield Situation("produce on a lake", s, A, m.Place(at(s, "r3c4")))
    s = after(s.clone(), m.Place(at(s, "r1c4")))
    yield Situation("produce twice on a territory", s, A, m.Place(at(s, "r1c4")))
    s = after(s.clone(), m.Place(at(s, "r1c5")))
    yield Situation("produce on a third territory", s, A, m.Place(at(s, "r1c6")))
    many = {"workers": {"r1c4": 1, "r1c5": 1, "r2c4": 1, "r2c5": 1}, "upgrades": ["produce.territories>deploy"]}
    s = after(on("produce", A={**NORDIC, **many}), m.Top(0))
    s = after(s, *[m.Place(at(s, name)) for name in ("r1c4", "r1c5", "r2c4")])
    yield Situation("produce on a fourth territory", s, A, m.Place(at(s, "r2c5")))
    s = on("produce", A={**NORDIC, "structures": {"mill": "r4c6"}}, B={**RUSVIET, "workers": {"r4c6": 1}})
    yield Situation("the Mill under an enemy worker", after(s, m.Top(0)), A, m.Place(at(s, "r4c6")))
    card = {"factory": 1, "cards": [2], "structures": {"mill": "r5c5"}}
    s = after(table(A={**NORDIC, **card}), m.Section(4), m.Top(0), m.Card(2))
    yield Situation("the Mill for a Factory card", s, A, m.Place(at(s, "r5c5")))
    s = on("produce", A={**NORDIC, "workers": {"r1c6": 3}})
    s = after(s, m.Top(0), m.Place(at(s, "r1c6")))
    yield Situation("4 new workers from 3", s, A, m.Number(4))
    s = on("produce", A={**NORDIC, "workers": {"r1c6": 6}})
    s = after(s, m.Top(0), m.Place(at(s, "r1c6")))
    yield Situation("3 new workers when 2 are left", s, A, m.Number(3))
    s = on("produce", A={**NORDIC, "workers": {"r1c6": 7}})
    s = after(s, m.Top(0), m.Place(at(s, "r1c6")))
    yield Situation("2 new workers when 1 is left", s, A, m.Number(2))


# --- bottom actions --------------------------------------------------------------------------------------


def bottoms() -> Iterator[Situation]:
    for bottom, good in enumerate(("oil", "metal", "wood", "food")):
        s = after(table(), m.Section(bottom), m.Skip())
        yield Situation(f"bottom action {bottom} without resources", s, A, m.Bottom(1))
        s = after(table(resources={"r1c4": {good: 1}, "r5c5": {good: 9}}), m.Section(bottom), m.Skip())
        yield Situation(f"bottom action {bottom} with one resource", s, A, m.Bottom(1))
    s = after(table(A={**CRIMEA, "cards": [2]}), m.Section(DEPLOY), m.Skip())
    yield Situation("Crimea lacks more than one resource", s, A, m.Bottom(1))
    s = after(table(A={**CRIMEA, "cards": [2]}), m.Section(ENLIST), m.Skip())
    yield Situation("Crimea lacks food", s, A, m.Bottom(0))
    heap = {"r1c4": {"oil": 5, "metal": 5, "wood": 5, "food": 5}}
    for bottom in range(4):
        s = after(table(resources=heap), m.Section(bottom), m.Skip())
        coins = s.box.mats[s.mats[A]].sections[bottom].coins
        if coins < 2:
            yield Situation(f"a part of {coins} coins", s, A, m.Bottom(2))
    s = after(table(A={**NORDIC, "mat": "patriotic"}, resources=heap), m.Section(UPGRADE), m.Skip())
    yield Situation("no coins to refuse, or one", s, A, m.Bottom(2))
    mats = [
        mat for mat in GAME.components.cards("en") if mat["id"] in ("industrial", "agricultural", "mechanical")
    ]
    for mat in mats:
        for bottom, (action, its) in enumerate(mat["printed"]["sections"].items()):
            if its["coins"] == 0:
                s = after(table(A={**NORDIC, "mat": mat["id"]}, resources=heap), m.Section(bottom), m.Skip())
                yield Situation(f"no coins to refuse: {mat['id']} {action}", s, A, m.Bottom(0))
    s = after(table(A={**NORDIC, "factory": 3}), m.Section(4), m.Skip())
    yield Situation("coins of the Factory card's Move", s, A, m.Bottom(0))
    s = after(table(resources=heap), m.Section(UPGRADE), m.Skip())
    yield Situation("the top action after it was left out", s, A, m.Top(0))
    yield Situation("another section before the bottom action", s, A, m.Section(2))
    s = on("bolster")
    yield Situation("a second Bolster", after(s, m.Top(0)), A, m.Top(0))


def payments() -> Iterator[Situation]:
    lay = {"r1c4": {"oil": 2, "wood": 1}, "r1c5": {"oil": 2}, "r5c5": {"oil": 3}}
    s = after(table(resources=lay), m.Section(UPGRADE), m.Skip(), m.Bottom(1))
    yield Situation("pay from somebody's land", s, A, m.Place(at(s, "r5c5")))
    yield Situation("pay with a combat card as Nordic", s, A, m.Card(3))
    lay = {"r8c3": {"oil": 3}, "r7c3": {"food": 3}}
    start = {"workers": {"r8c3": 1, "r7c3": 1}, "cards": [2, 4]}
    s = after(table(A={**CRIMEA, **start}, resources=lay), m.Section(UPGRADE), m.Skip(), m.Bottom(1))
    yield Situation("pay oil where only food lies", s, A, m.Place(at(s, "r7c3")))
    yield Situation("Crimea pays with a card not in the hand", s, A, m.Card(5))
    yield Situation("an objective while paying oil", s, A, m.Reveal(0))
    lay = {"r8c3": {"oil": 2}, "r7c3": {"oil": 2}}
    s = after(table(A={**CRIMEA, **start}, resources=lay), m.Section(UPGRADE), m.Skip(), m.Bottom(1), m.Card(2))
    yield Situation("Crimea pays a second card", s, A, m.Card(4))


def improvements() -> Iterator[Situation]:
    heap = {"r1c4": {"oil": 5, "metal": 5, "wood": 5, "food": 5}}
    tech = {"upgrades": ["move.coins>deploy", "bolster.power>deploy"]}
    s = after(
        table(A={**NORDIC, **tech}, resources={"r1c4": {"oil": 5}}), m.Section(UPGRADE), m.Skip(), m.Bottom(1)
    )
    yield Situation("a cube that has moved", s, A, m.Cube(1))
    yield Situation("an objective during an upgrade", s, A, m.Reveal(0))
    full = after(s, m.Cube(0))
    for bottom in range(4):
        if full.why_not(A, m.Square(bottom)) is not None:
            yield Situation(f"no square left on bottom action {bottom}", full, A, m.Square(bottom))
    fleet = {"mechs": {"r1c4": 1, "r3c4": 1}, "abilities": ["seaworthy", "speed"]}
    crew = {"workers": {"r1c4": 1, "r3c4": 1, "base": 1}}
    s = table(A={**NORDIC, **fleet, **crew}, resources={"r1c4": {"metal": 5}})
    s = after(s, m.Section(DEPLOY), m.Skip(), m.Bottom(1))
    yield Situation("a mech that is deployed", s, A, m.Ability(1))
    s = after(s, m.Ability(0))
    yield Situation("a mech where no worker is", s, A, m.Place(at(s, "r5c5")))
    yield Situation("a mech on a lake", s, A, m.Place(at(s, "r3c4")))
    yield Situation("a mech on the base", s, A, m.Place(at(s, "base")))
    built = {"structures": {"mine": "r1c5"}, "workers": {"r1c4": 1, "r1c5": 1, "r3c4": 1, "base": 1, "r2c4": 1}}
    s = table(A={**NORDIC, **fleet, **built}, B={**RUSVIET, "structures": {"armory": "r2c4"}}, resources=heap)
    s = after(s, m.Section(BUILD), m.Skip(), m.Bottom(1))
    yield Situation("a structure that stands", s, A, m.Structure(0))
    s = after(s, m.Structure(1))
    yield Situation("a structure where no worker is", s, A, m.Place(at(s, "r5c5")))
    yield Situation("a structure on a lake", s, A, m.Place(at(s, "r3c4")))
    yield Situation("a structure on the base", s, A, m.Place(at(s, "base")))
    yield Situation("a structure beside my own", s, A, m.Place(at(s, "r1c5")))
    yield Situation("a structure beside somebody else's", s, A, m.Place(at(s, "r2c4")))
    s = table(A={**NORDIC, "recruits": {"build": "coins"}}, resources=heap)
    s = after(s, m.Section(ENLIST), m.Skip(), m.Bottom(1))
    yield Situation("a recruit that is enlisted", s, A, m.Recruit(BUILD))
    s = after(s, m.Recruit(UPGRADE))
    yield Situation("a one-time bonus that was taken", s, A, m.Bonus(1))
    yield Situation("a part of a one-time bonus that was taken", s, A, m.Share(1))
    yield Situation("3 of 2 combat cards", after(s, m.Share(3)), A, m.Number(3))
    s = after(
        table(A={**NORDIC, "mat": "patriotic"}, resources=heap), m.Section(DEPLOY), m.Skip(), m.Bottom(2), m.Skip()
    )
    yield Situation("more coins than the action brings", s, A, m.Number(4))


# --- moving ----------------------------------------------------------------------------------------------


def moving(units: int = 2, **vector: Any) -> Scythe:
    return after(on("move", **vector), m.Top(0))


def units() -> Iterator[Situation]:
    s = moving()
    yield Situation("a character that is elsewhere", s, A, m.Unit(CHARACTER, at(s, "r1c4")))
    yield Situation("a mech that is not there", s, A, m.Unit(MECH, at(s, "r1c4")))
    yield Situation("a worker that is not there", s, A, m.Unit(LABOURER, at(s, "r5c5")))
    yield Situation("a step before a unit", s, A, m.Go(at(s, "r1c4")))
    yield Situation("a load before a unit", s, A, m.Load(OIL))
    yield Situation("an objective between two moves", s, A, m.Reveal(0))
    s = after(moving(), m.Unit(LABOURER, at(s, "r1c4")), m.Go(at(s, "r1c5")))
    yield Situation("a step before the second unit", s, A, m.Go(at(s, "r1c4")))
    s = after(moving(A={**NORDIC, "workers": {"r1c4": 1}}), m.Unit(LABOURER, at(s, "r1c4")), m.Go(at(s, "r1c5")))
    yield Situation("a worker twice", s, A, m.Unit(LABOURER, at(s, "r1c5")))
    two = {"workers": {"r1c4": 2}, "upgrades": ["move.move_units>deploy"]}
    s = moving(A={**NORDIC, **two})
    for _ in range(2):
        after(s, m.Unit(LABOURER, at(s, "r1c4")), m.Go(at(s, "r1c5")))
    yield Situation("two workers twice", s, A, m.Unit(LABOURER, at(s, "r1c5")))
    s = moving(A={**NORDIC, "mechs": {"r1c4": 1}, "abilities": ["riverwalk"]})
    yield Situation(
        "a mech twice", after(s, m.Unit(MECH, at(s, "r1c4")), m.Go(at(s, "r1c5"))), A, m.Unit(MECH, at(s, "r1c5"))
    )
    s = moving()
    s = after(s, m.Unit(CHARACTER, at(s, "base")), m.Go(at(s, "r1c4")))
    yield Situation("the character twice", s, A, m.Unit(CHARACTER, at(s, "r1c4")))
    fleet = {"mechs": {"r3c4": 1}, "abilities": ["seaworthy"], "workers": {"r3c4": 1, "r1c4": 1}}
    s = moving(A={**NORDIC, **fleet})
    yield Situation("a worker leaves a lake", s, A, m.Unit(LABOURER, at(s, "r3c4")))
    guard = {
        "character": "r3c4",
        "workers": {"r3c4": 2, "r1c4": 1},
        "mechs": {"r1c4": 1},
        "abilities": ["seaworthy"],
    }
    s = moving(A={**NORDIC, **guard})
    yield Situation("the character leaves two workers on a lake", s, A, m.Unit(CHARACTER, at(s, "r3c4")))
    ride = {"mechs": {"r2c5": 1}, "abilities": ["speed"], "workers": {"r2c5": 1}}
    foe = {**RUSVIET, "mechs": {"r3c5": 1}, "abilities": ["speed"]}
    s = moving(A={**NORDIC, **ride}, B=foe)
    s = after(s, m.Unit(MECH, at(s, "r2c5")), m.Load(WORKER), m.Go(at(s, "r3c5")))
    yield Situation("a worker leaves a combat", s, A, m.Unit(LABOURER, at(s, "r3c5")))


def stops() -> Iterator[Situation]:
    """A unit that has stopped is told to go on."""
    fast = {"mechs": {"r2c5": 1}, "abilities": ["speed"]}
    foe = {**RUSVIET, "mechs": {"r3c5": 1}, "abilities": ["speed"]}
    s = moving(A={**NORDIC, **fast}, B=foe)
    s = after(s, m.Unit(MECH, at(s, "r2c5")), m.Go(at(s, "r3c5")))
    yield Situation("a mech goes on from a combat", s, A, m.Go(at(s, "r4c4")))
    s = moving(A={**NORDIC, **fast}, B={**RUSVIET, "workers": {"r3c5": 1}})
    s = after(s, m.Unit(MECH, at(s, "r2c5")), m.Go(at(s, "r3c5")))
    yield Situation("a mech goes on where it drove a worker off", s, A, m.Go(at(s, "r4c4")))
    raid = {"mechs": {"r2c5": 2}, "workers": {"r1c4": 1}, "upgrades": ["move.move_units>deploy"]}
    s = moving(
        A={**NORDIC, **fast, **raid, "abilities": ["speed", "artillery"]}, B={**RUSVIET, "workers": {"r3c5": 1}}
    )
    s = after(s, m.Unit(LABOURER, at(s, "r1c4")), m.Go(at(s, "r1c5")))
    s = after(s, m.Unit(MECH, at(s, "r2c5")), m.Go(at(s, "r3c5")))
    yield Situation("a mech goes on where it drove a worker off, second", s, A, m.Go(at(s, "r4c4")))
    s = moving(A={**NORDIC, "character": "r1c4", **fast})
    s = after(s, m.Unit(CHARACTER, at(s, "r1c4")), m.Go(at(s, "r2c4")))
    yield Situation("the character goes on from an encounter", s, A, m.Go(at(s, "r1c5")))
    s = moving(A={**NORDIC, **fast, "workers": {"r1c4": 1}})
    s = after(s, m.Unit(LABOURER, at(s, "r1c4")), m.Go(at(s, "r1c5")))
    yield Situation("a worker goes on where mechs have Speed", s, A, m.Go(at(s, "r2c4")))
    s = moving(A={**NORDIC, "character": "base"})
    s = after(s, m.Unit(CHARACTER, at(s, "base")), m.Go(at(s, "r1c4")))
    yield Situation("the character goes on without Speed", s, A, m.Go(at(s, "r1c5")))
    s = moving(A={**NORDIC, **fast})
    s = after(s, m.Unit(MECH, at(s, "r2c5")), m.Go(at(s, "r3c5")), m.Done())
    yield Situation("a mech goes on that has finished", s, A, m.Go(at(s, "r4c4")))


def travels() -> Iterator[Situation]:
    s = moving(resources={"r1c4": {"oil": 1}})
    under_way = after(s.clone(), m.Unit(LABOURER, at(s, "r1c4")))
    yield Situation("a chosen worker stays", under_way, A, m.Done())
    yield Situation("another unit while a worker moves", under_way, A, m.Unit(CHARACTER, at(s, "base")))
    for good, name in ((METAL, "metal"), (WOOD, "wood"), (FOOD, "food")):
        yield Situation(f"load {name} that is not there", under_way, A, m.Load(good))
    loaded = after(under_way.clone(), m.Load(OIL))
    yield Situation("load more oil than there is", loaded, A, m.Load(OIL))
    yield Situation("put oil down where oil was loaded", loaded, A, m.Unload(OIL))
    yield Situation("a worker carries a worker", under_way, A, m.Load(WORKER))
    yield Situation("put down wood that is not aboard", under_way, A, m.Unload(WOOD))
    yield Situation("put down metal that is not aboard", under_way, A, m.Unload(METAL))
    yield Situation("put down food that is not aboard", under_way, A, m.Unload(FOOD))
    yield Situation("put down oil that is not aboard", under_way, A, m.Unload(OIL))
    yield Situation("an objective while a unit moves", under_way, A, m.Reveal(0))
    yield Situation("a step to the same place", under_way, A, m.Go(at(s, "r1c4")))
    yield Situation("a worker goes far", under_way, A, m.Go(at(s, "r5c5")))
    yield Situation("a worker goes home", under_way, A, m.Go(at(s, "base")))
    yield Situation("a worker goes to another base", under_way, A, m.Go(at(s, "base", B)))
    s = moving()
    s = after(s, m.Unit(CHARACTER, at(s, "base")))
    yield Situation("the character carries a worker", s, A, m.Load(WORKER))
    yield Situation("another unit while the character moves", s, A, m.Unit(LABOURER, at(s, "r1c4")))
    yield Situation("the character goes far", s, A, m.Go(at(s, "r4c4")))
    s = moving(A={**NORDIC, "mechs": {"r1c4": 1}, "abilities": ["artillery"], "workers": {"r1c5": 1}})
    s = after(s, m.Unit(MECH, at(s, "r1c4")))
    yield Situation("a mech loads nobody", s, A, m.Load(WORKER))
    yield Situation("a mech puts nobody down", s, A, m.Unload(WORKER))
    yield Situation("a worker who walked, where there is none", s, A, m.LoadWalker())
    yield Situation("another unit while a mech moves", s, A, m.Unit(LABOURER, at(s, "r1c5")))
    s = moving(A={**NORDIC, "mechs": {"r1c4": 1}, "abilities": ["artillery"], "workers": {"r1c4": 2}})
    s = after(s, m.Unit(MECH, at(s, "r1c4")))
    yield Situation("a worker who walked, where all are fresh", s, A, m.LoadWalker())
    s = after(s, m.Load(WORKER), m.Go(at(s, "r1c5")))
    s = moving(A={**NORDIC, "mechs": {"r1c4": 1}, "abilities": ["speed"], "workers": {"r1c4": 2}})
    s = after(s, m.Unit(MECH, at(s, "r1c4")), m.Load(WORKER), m.Go(at(s, "r1c5")))
    yield Situation("put down a worker who walked, where all are fresh", s, A, m.UnloadWalker())


def step(name: str, unit: int, start: str, to: str, **vector: Any) -> Situation:
    """A unit that cannot go there."""
    s = moving(**vector)
    s = after(s, m.Unit(unit, at(s, start)))
    return Situation(name, s, A, m.Go(at(s, to)))


def rivers() -> Iterator[Situation]:
    box = table().box
    for seat in (NORDIC, RUSVIET, CRIMEA, SAXONY, POLANIA):
        faction = next(one for one in box.factions if one.name == seat["faction"])
        wrong = [
            (place, to)
            for place in range(box.hexes)
            for to in box.across[place]
            if not faction.fords >> box.terrain[to] & 1
        ]
        place, to = (box.places[one] for one in wrong[0])
        other = NORDIC if seat is RUSVIET else RUSVIET
        walker = {**seat, "mechs": {place: 1}, "abilities": ["riverwalk"]}
        yield step(f"{faction.name} fords to the wrong land", MECH, place, to, A=walker, B=other)
        dry = {**seat, "mechs": {place: 1}, "abilities": ["speed"], "workers": {place: 1}}
        yield step(f"a mech of {faction.name} without Riverwalk", MECH, place, to, A=dry, B=other)
        if seat is not NORDIC:
            yield step(f"a worker of {faction.name} at a river", LABOURER, place, to, A=dry, B=other)
    farms = [(here, to) for here in range(box.hexes) for to in box.across[here] if box.terrain[to] == FARM]
    names = box.places[farms[0][0]], box.places[farms[0][1]]
    walker = {**RUSVIET, "mechs": {"r5c5": 1}, "abilities": ["riverwalk"], "workers": {names[0]: 1}}
    yield step("a worker where mechs could ford", LABOURER, *names, A=walker, B=NORDIC)
    yield step("a character without Riverwalk", CHARACTER, *names, A={**CRIMEA, "character": names[0]})


def waters() -> Iterator[Situation]:
    lake = "r3c4"
    yield step(
        "a mech enters a lake", MECH, "r2c4", lake, A={**SAXONY, "mechs": {"r2c4": 1}, "abilities": ["speed"]}
    )
    yield step("a worker enters a lake", LABOURER, "r2c4", lake, A={**NORDIC, "workers": {"r2c4": 1}})
    ship = {"mechs": {"r2c4": 1}, "abilities": ["seaworthy"]}
    yield step(
        "a worker enters a lake beside a ship",
        LABOURER,
        "r2c4",
        lake,
        A={**NORDIC, **ship, "workers": {"r2c4": 1}},
    )
    fleet = {"mechs": {lake: 1}, "abilities": ["seaworthy"], "workers": {lake: 2}}
    s = moving(A={**NORDIC, **fleet}, resources={lake: {"food": 1}})
    s = after(s, m.Unit(MECH, at(s, lake)))
    yield Situation("a mech leaves workers and food on a lake", s, A, m.Go(at(s, "r2c4")))
    s = after(s.clone(), m.Load(WORKER), m.Load(WORKER))
    yield Situation("a mech leaves food on a lake", s, A, m.Go(at(s, "r2c4")))
    load = {"mechs": {"r2c4": 1}, "abilities": ["seaworthy", "speed"], "workers": {"r2c4": 1}}
    s = moving(A={**NORDIC, **load}, resources={"r2c4": {"oil": 1}})
    s = after(s, m.Unit(MECH, at(s, "r2c4")), m.Load(WORKER), m.Load(OIL), m.Go(at(s, lake)))
    yield Situation("a worker is put down on a lake", s, A, m.Unload(WORKER))
    yield Situation("oil is put down on a lake", s, A, m.Unload(OIL))
    divers = {"mechs": {"r4c2": 1}, "abilities": ["submerge"], "workers": {"r4c2": 1}}
    s = moving(A={**POLANIA, **divers})
    yield Situation("a worker of polania leaves a lake", s, A, m.Unit(LABOURER, at(s, "r4c2")))
    s = after(s, m.Unit(MECH, at(s, "r4c2")))
    yield Situation("a mech of polania leaves a worker on a lake", s, A, m.Go(at(s, "r4c1")))


def ways() -> Iterator[Situation]:
    foe = {**RUSVIET, "workers": {"r1c5": 1}}
    yield step(
        "a worker goes to another one's worker",
        LABOURER,
        "r1c4",
        "r1c5",
        A={**NORDIC, "workers": {"r1c4": 1}},
        B=foe,
    )
    villages = list(table().box.places[:-7])
    box = table().box
    mine = [name for i, name in enumerate(villages) if box.terrain[i] == VILLAGE]
    town = {**RUSVIET, "mechs": {mine[0]: 1}, "abilities": ["township"], "workers": {mine[0]: 1}}
    yield step("Township to a village that is not mine", MECH, mine[0], mine[-1], A=town, B=NORDIC)
    yield step("a worker uses Township", LABOURER, mine[0], villages[box.factory], A=town, B=NORDIC)
    hills = [name for i, name in enumerate(villages) if box.terrain[i] == MOUNTAIN]
    tunnel = villages[box.tunnels[0]]
    deep = {**SAXONY, "mechs": {tunnel: 1}, "abilities": ["underpass"], "workers": {tunnel: 1}}
    far = next(name for name in hills if box.places.index(name) not in box.near[box.places.index(tunnel)])
    yield step("Underpass to a mountain that is not mine", MECH, tunnel, far, A=deep)
    away = {**SAXONY, "mechs": {tunnel: 1}, "abilities": ["underpass"], "workers": {tunnel: 1, far: 1}}
    yield step("a worker uses Underpass", LABOURER, tunnel, far, A=away)
    theirs = {**RUSVIET, "structures": {"mine": "r8c3"}}
    yield step(
        "a tunnel to another one's Mine", LABOURER, tunnel, "r8c3", A={**NORDIC, "workers": {tunnel: 1}}, B=theirs
    )
    fast = {**NORDIC, "factory": 7, "workers": {tunnel: 1, "r1c5": 1}}
    s = after(table(A=fast), m.Section(4), m.Top(1), m.Structure(0))
    s = after(s, m.Place(at(s, "r1c5")), m.Bottom(1), m.Unit(LABOURER, at(s, tunnel)))
    yield Situation("a Mine that was built in this turn", s, A, m.Go(at(s, "r1c5")))
    nomad = {**CRIMEA, "mechs": {"r8c3": 1}, "abilities": ["wayfare"], "workers": {"r8c3": 1}}
    yield step("Wayfare to the base of Rusviet", MECH, "r8c3", "base:rusviet", A=nomad)
    yield step("a worker uses Wayfare", LABOURER, "r8c3", "base:albion", A=nomad)
    abroad = {**CRIMEA, "mechs": {"base:albion": 1}, "abilities": ["wayfare"]}
    yield step("Wayfare from base to base", MECH, "base:albion", "base:togawa", A=abroad)
    yield step("Wayfare from a base abroad home", MECH, "base:albion", "base", A=abroad)
    yield step(
        "a mech goes home without Wayfare",
        MECH,
        "r1c4",
        "base",
        A={**NORDIC, "mechs": {"r1c4": 1}, "abilities": ["speed"]},
    )


# --- combat ----------------------------------------------------------------------------------------------


def combat(**vector: Any) -> Scythe:
    """A mech of A attacks a mech of B on r3c5."""
    attacker = {**NORDIC, "mechs": {"r2c5": 1}, "abilities": ["speed"], "power": 3, "cards": [2, 3, 3]}
    defender = {**RUSVIET, "mechs": {"r3c5": 1}, "abilities": ["speed"], "power": 1, "character": "base"}
    s = moving(**{"A": attacker, "B": defender, **vector})
    return after(s, m.Unit(MECH, at(s, "r2c5")), m.Go(at(s, "r3c5")), m.Done())


def combats() -> Iterator[Situation]:
    s = combat()
    yield Situation("5 on the dial with 3 power", s, A, m.Fight(5, 0, 0, 0, 0))
    yield Situation("2 on the dial with 1 power", s, B, m.Fight(2, 0, 0, 0, 0))
    yield Situation("two cards for one mech", s, A, m.Fight(0, 1, 1, 0, 0))
    yield Situation("a card that is not in the hand", s, A, m.Fight(0, 0, 0, 1, 0))
    yield Situation("a card without any", s, B, m.Fight(0, 1, 0, 0, 0))
    yield Situation("a truce", s, A, m.Done())
    yield Situation("a combat left out", s, B, m.Skip())
    yield Situation("no to a combat", s, B, No())
    yield Situation("an objective in a combat", s, A, m.Reveal(0))
    yield Situation("a second dial", after(s, m.Fight(1, 0, 0, 0, 0)), A, m.Fight(0, 0, 0, 0, 0))
    two = {"mechs": {"r1c2": 2}, "abilities": ["speed", "riverwalk"]}
    foes = {**NORDIC, "mechs": {"r1c1": 1, "r2c1": 1}, "abilities": ["speed", "riverwalk"]}
    s = moving(A={**POLANIA, **two}, B=foes)
    for name in ("r1c1", "r2c1"):
        after(s, m.Unit(MECH, at(s, "r1c2")), m.Go(at(s, name)))
    yield Situation("a combat where nobody fights", s, A, m.Place(at(s, "r1c2")))
    many = {
        **NORDIC,
        "mechs": {"r2c5": 3},
        "abilities": ["speed", "artillery", "riverwalk"],
        "cards": [2, 2, 2, 2, 5],
    }
    s = moving(
        A={**many, "upgrades": ["move.move_units>deploy"]},
        B={**RUSVIET, "mechs": {"r3c5": 1}, "abilities": ["speed"]},
    )
    for _ in range(2):
        after(s, m.Unit(MECH, at(s, "r2c5")), m.Go(at(s, "r3c5")))
    s = after(s, m.Done())
    yield Situation("something else than yes or no to Artillery", s, A, m.Fight(0, 0, 0, 0, 0))
    yield Situation("three cards for two mechs", after(s, No()), A, m.Fight(0, 3, 0, 0, 0))
    boats = {**NORDIC, "mechs": {"r2c5": 1}, "abilities": ["seaworthy"], "power": 0}
    s = combat(A=boats)
    s = after(after(s, m.Fight(0, 0, 0, 0, 0)), m.Fight(1, 0, 0, 0, 0), seat=B)
    yield Situation("retreat to a territory", s, A, m.Place(at(s, "r2c5")))
    yield Situation("retreat to another base", s, A, m.Place(at(s, "base", B)))
    yield Situation("yes to a retreat", s, A, Yes())
    lakes = [s.box.places[lake] for lake in s.box.lakes[at(s, "r4c4")]]
    held = {**POLANIA, "mechs": {lakes[0]: 1}, "abilities": ["submerge"]}
    if len(lakes) > 1:
        raider = {**NORDIC, "mechs": {"r4c3": 1}, "abilities": ["seaworthy"], "power": 0}
        guard = {**RUSVIET, "mechs": {"r4c4": 1}, "abilities": ["speed"]}
        s = moving(A=raider, B=guard, C=held, players=3)
        s = after(s, m.Unit(MECH, at(s, "r4c3")), m.Go(at(s, "r4c4")), m.Done(), m.Fight(0, 0, 0, 0, 0))
        s = after(s, m.Fight(1, 0, 0, 0, 0), seat=B)
        yield Situation("retreat to a lake with an enemy", s, A, m.Place(at(s, lakes[0])))


# --- encounters and the Factory --------------------------------------------------------------------------


def encounters() -> Iterator[Situation]:
    def met(card: int, **more: Any) -> Scythe:
        seat = {
            **NORDIC,
            "character": "r1c4",
            "coins": 0,
            "popularity": 1,
            "workers": {"r1c5": 1},
            **more.pop("A", {}),
        }
        s = moving(A=seat, encounter_deck=[card], **more)
        token = next(p for p in s.box.land[at(s, "r1c4")] if s.tokens[p])
        return after(s, m.Unit(CHARACTER, at(s, "r1c4")), m.Go(token), m.Done())

    s = met(28)
    yield Situation("an option for 2 coins with none", s, A, m.Option(1))
    yield Situation("an option for 2 popularity with 1", s, A, m.Option(2))
    yield Situation("no option of an encounter", s, A, m.Done())
    yield Situation("an encounter left out", s, A, m.Skip())
    yield Situation("an objective inside an encounter", s, A, m.Reveal(0))
    yield Situation("a Factory card instead of an option", s, A, m.Take(0))
    s = met(27)
    yield Situation("an option for 3 popularity with 1", s, A, m.Option(2))
    rich = {"coins": 5, "popularity": 5}
    place = next(p for p in s.box.land[at(s, "r1c4")] if s.box.encounter[p])
    s = met(28, A={**rich, "structures": {"mine": s.box.places[place]}})
    yield Situation("an option that builds beside a structure", s, A, m.Option(2))
    s = met(27, A=rich)
    yield Situation("a part of a mech", s, A, m.Part(2))
    s = met(28, option={"blind_encounter": True, "gifts": False})
    yield Situation("no blind option", s, A, m.Done())
    yield Situation("a blind encounter left out", s, A, m.Skip())
    polish = {**POLANIA, "character": "r1c2", "coins": 5, "popularity": 5}
    s = moving(A=polish, encounter_deck=[28])
    token = next((p for p in s.box.land[at(s, "r1c2")] if s.tokens[p]), None)
    assert token is not None
    s = after(s, m.Unit(CHARACTER, at(s, "r1c2")), m.Go(token), m.Done(), m.Option(0))
    yield Situation("the same option twice", s, A, m.Option(0))
    s = moving(
        A={**NORDIC, "character": "r3c4", "mechs": {"r1c4": 1}, "abilities": ["seaworthy"]}, factory_deck=[1, 4, 9]
    )
    s = after(s, m.Unit(CHARACTER, at(s, "r3c4")), m.Go(s.box.factory), m.Done())
    yield Situation("a Factory card that does not lie there", s, A, m.Take(4))
    yield Situation("no Factory card", s, A, m.Done())
    yield Situation("the Factory left out", s, A, m.Skip())


def ends() -> Iterator[Situation]:
    stars = ["combat", "combat", "objective", "workers", "recruits"]
    last = {"power": 15, "stars": stars, "recruits": FOUR, "workers": {"r1c4": 8}}
    s = on("bolster", A={**NORDIC, **last})
    yield Situation("a move after the end", after(s, m.Top(0)), A, m.Bottom(1))
    alone = GAME.start(1, 5, {"faction": ("nordic",), "opponent": "saxony"})
    assert isinstance(alone, Scythe)
    yield Situation("alone: the Factory card at the start", alone, A, m.Section(FACTORY_SECTION))


def situations() -> Iterator[Situation]:
    for chapter in (turns, gifts, objectives, tops, trades, production, bottoms, payments, improvements):
        yield from chapter()
    for chapter in (units, stops, travels, rivers, waters, ways, combats, encounters, ends):
        yield from chapter()


def test_reasons_are_as_they_were_read() -> None:
    check(FILE, situations())


def test_every_reason_and_every_refusing_rule_is_read() -> None:
    found = [(s.state.why_not(s.seat, s.move), s.name) for s in situations()]
    classes = {
        cls for cls in kinds().values() if issubclass(cls, Reason) and cls.__module__.endswith("scythe.reasons")
    }
    assert classes - {type(refusal.reason) for refusal, _ in found if refusal is not None} == set()
    rules = {refusal.rule for refusal, _ in found if refusal is not None}
    assert refusing() - rules - NEVER_ASKED == set()


def refusing() -> set[str]:
    """The rules that decisions of the chapters can return."""
    from deskovka.core.rule import Rule
    from deskovka.games.scythe.law import chapters

    found: set[str] = set()
    for file in Path(chapters.__file__).parent.glob("*.py"):
        module = __import__(f"deskovka.games.scythe.law.chapters.{file.stem}", fromlist=["*"])
        found |= {one.id for one in vars(module).values() if isinstance(one, Rule)}
    return found
