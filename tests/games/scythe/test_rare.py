"""Rules that hardly ever matter, and decide a game when they do."""

from __future__ import annotations

import json
from typing import Any, Final

import pytest

import deskovka
from deskovka import Illegal, Move, Table
from deskovka.core.step import No, Yes
from deskovka.games.scythe.law import events
from deskovka.games.scythe.law.chapters.bottom import BottomAction
from deskovka.games.scythe.law.chapters.combat import Bribe, Dials, UseArtillery
from deskovka.games.scythe.law.chapters.improving import EnlistBonus
from deskovka.games.scythe.law.chapters.turn import ChooseSection, EndTurn
from deskovka.games.scythe.law.moves import (
    Bonus,
    Bottom,
    Card,
    Done,
    Fight,
    Gift,
    Go,
    Less,
    Load,
    LoadWalker,
    Number,
    Place,
    Recruit,
    Reveal,
    Section,
    Share,
    Skip,
    Take,
    Top,
    Unit,
    Unload,
    UnloadWalker,
    Wish,
)
from deskovka.games.scythe.law.pieces import CHARACTER, FACTORY_SECTION, LABOURER, MECH, MOVED_UNIT, OIL, WORKER
from deskovka.games.scythe.law.scoring import tell_tie
from deskovka.games.scythe.law.state import Scythe
from deskovka.server.storage.upgrade import load
from games.scythe import position
from games.scythe.position import describe, objective_in, resources, section_in

GAME: Final = deskovka.game("scythe")
A, B, C = 0, 1, 2
NORDIC: Final = {"faction": "nordic", "mat": "industrial"}
RUSVIET: Final = {"faction": "rusviet", "mat": "engineering"}
FOUR: Final = {"upgrade": "power", "deploy": "coins", "build": "popularity", "enlist": "combat_cards"}
FIVE: Final = ["combat", "objective", "popularity", "power", "recruits"]


def table(**vector: Any) -> Scythe:
    """A position in the vectors' notation; A is on turn."""
    return position.make({"B": RUSVIET, "do": [], "expect": {}, "option": {"gifts": False}, **vector})


def at(s: Scythe, name: str, seat: int = A) -> int:
    return position.place_in(s, seat, name)


def play(s: Scythe, seat: int, *moves: Move) -> None:
    for move in moves:
        s.play(seat, move)


def begin(s: Scythe, section: str) -> None:
    """The turn begins with this section."""
    s.play(A, Section(section_in(s, A, section)))


def told(s: Scythe, kind: type[Any], seat: int | None = A) -> list[Any]:
    return [event for event in s.events(seat) if isinstance(event, kind)]


# --- which worker rides ----------------------------------------------------------------------------------


def walkers() -> Scythe:
    """A mech with Speed and a worker on one hex, another worker beside it; three units may move."""
    mover = {"workers": {"r6c2": 1, "r5c3": 1}, "mechs": {"r6c2": 1}, "abilities": ["speed"]}
    return table(A={**NORDIC, **mover, "upgrades": ["move.move_units>deploy"]})


def test_the_worker_who_has_walked_may_ride_and_the_other_one_walks() -> None:
    s = walkers()
    begin(s, "move")
    play(s, A, Top(0), Unit(LABOURER, at(s, "r5c3")), Go(at(s, "r5c2")))
    play(s, A, Unit(MECH, at(s, "r6c2")), Load(WORKER), Go(at(s, "r5c2")), Unload(WORKER))
    assert LoadWalker() in s.legal(A) and Load(WORKER) in s.legal(A), "both kinds stand together"
    play(s, A, LoadWalker(), Go(at(s, "r5c1")))
    assert Unit(LABOURER, at(s, "r5c1")) not in s.legal(A), "who rode has walked"
    play(s, A, Unit(LABOURER, at(s, "r5c2")), Go(at(s, "r2c3")))
    assert describe(s, A)["workers"] == {"r5c1": 1, "r2c3": 1}


def test_workers_of_both_kinds_aboard_are_put_down_as_the_player_says() -> None:
    s = walkers()
    begin(s, "move")
    play(s, A, Top(0), Unit(LABOURER, at(s, "r5c3")), Go(at(s, "r6c2")))
    play(s, A, Unit(MECH, at(s, "r6c2")), Load(WORKER), Load(WORKER), Go(at(s, "r5c2")))
    assert UnloadWalker() in s.legal(A) and Unload(WORKER) in s.legal(A)
    play(s, A, UnloadWalker(), Go(at(s, "r5c1")))
    assert Unit(LABOURER, at(s, "r5c1")) in s.legal(A)
    assert Unit(LABOURER, at(s, "r5c2")) not in s.legal(A)


def test_nobody_is_asked_who_rides_where_it_does_not_matter() -> None:
    s = table(A={**NORDIC, "workers": {"r6c2": 1, "r5c3": 1}, "mechs": {"r6c2": 1}, "abilities": ["speed"]})
    begin(s, "move")
    play(s, A, Top(0), Unit(LABOURER, at(s, "r5c3")), Go(at(s, "r6c2")), Unit(MECH, at(s, "r6c2")))
    assert LoadWalker() not in s.legal(A), "this is the last unit"
    s = walkers()
    begin(s, "move")
    play(s, A, Top(0), Unit(MECH, at(s, "r6c2")))
    assert LoadWalker() not in s.legal(A), "nobody has walked"


# --- gains that can be left ------------------------------------------------------------------------------


def test_a_standing_wish_leaves_the_own_bonus() -> None:
    workers = {"r1c4": 1, "r1c5": 3}
    poor = {"coins": 2, "popularity": 7, "workers": workers, "objectives": [8, 9], "recruits": {"deploy": "power"}}
    s = table(A={"faction": "nordic", "mat": "patriotic", **poor}, resources={"r1c4": {"metal": 4}})
    asked = type(s.asking)
    s.play(A, Wish(1, 0))
    assert type(s.asking) is asked is ChooseSection and s.to_act() == (A,), "no question is added"
    assert s.view(None).table["declined"] == [2, 0], "everybody sees it"
    play(s, A, Section(1), Skip(), Bottom(0), Skip())
    assert s.coins[A] == 2
    assert Reveal(objective_in(s.box, 8)) in s.legal(A)
    assert [event.bottom for event in told(s, events.BonusLeft, B)] == [1]


def test_a_neighbour_leaves_a_bonus_by_a_standing_wish() -> None:
    pacifist = {"power": 0, "popularity": 13, "workers": {"r3c6": 5}, "recruits": {"upgrade": "coins"}}
    s = table(A=NORDIC, B={**RUSVIET, **pacifist}, turn="B", resources={"r1c4": {"oil": 4}})
    play(s, B, Wish(0, 0), Section(0), Skip(), Skip(), Done())
    play(s, A, Section(0), Skip(), Bottom(1), Skip())
    assert s.power[B] == 0 and s.to_act() == (A,), "nobody asks the neighbour"
    s = table(A=NORDIC, B={**RUSVIET, **pacifist}, resources={"r1c4": {"oil": 4}})
    play(s, A, Section(0), Skip(), Bottom(1), Skip())
    assert s.power[B] == 1


def test_a_wish_is_said_once_in_a_turn_and_holds() -> None:
    s = table(A={**NORDIC, "recruits": {"build": "power"}})
    rules = [s.forbids(A, GAME.moves.find(m) or m) for m in (Wish(0, 0), Wish(2, 1), Wish(2, 0))]
    assert [rule and rule.id for rule in rules] == ["enlist.own", "enlist.holds", None]
    s.play(A, Wish(2, 0))
    again = s.forbids(A, GAME.moves.find(Wish(2, 1)) or Wish(2, 1))
    assert again is not None and again.id == "enlist.wished"
    play(s, A, Section(0), Skip(), Skip(), Done())
    play(s, B, Section(0), Skip(), Skip(), Done())
    assert Wish(2, 1) in s.legal(A) and Wish(2, 0) not in s.legal(A)


def test_the_bonus_of_a_new_recruit_is_left_by_a_wish_when_it_is_enlisted() -> None:
    """The neighbour may play the action before the own next turn."""
    oil = {"r1c4": {"food": 4}, "r3c6": {"oil": 4}}
    s = table(A={**NORDIC, "power": 0}, B={**RUSVIET, "workers": {"r3c6": 1}}, resources=oil)
    play(s, A, Section(3), Skip(), Bottom(1), Recruit(0))
    asked = type(s.asking)
    assert [m for m in s.legal(A) if isinstance(m, Wish)] == [Wish(0, 0)], "about this recruit, where it changes"
    s.play(A, Wish(0, 0))
    assert type(s.asking) is asked is EnlistBonus and s.declined[A] == 1 and s.recruits[A] == 0
    assert not [m for m in s.legal(A) if isinstance(m, Wish)], "once in a turn"
    play(s, A, Bonus(1), Done())
    play(s, B, Section(0), Skip(), Bottom(1), Skip())
    assert s.power[A] == 0
    assert [event.bottom for event in told(s, events.BonusLeft, B)] == [0]


@pytest.mark.parametrize("taken", [0, 1, 2])
def test_the_one_time_bonus_may_be_left_or_taken_in_part(taken: int) -> None:
    s = table(A={**NORDIC, "power": 0}, resources={"r1c4": {"food": 4}})
    play(s, A, Section(3), Skip(), Bottom(1), Recruit(0), Share(0), Number(taken))
    assert s.power[A] == taken and s.recruits[A] == 1 and s.bonuses[A] == 1
    assert isinstance(s.asking, EndTurn)


@pytest.mark.parametrize(("move", "coins"), [(Bottom(0), 1), (Bottom(1), 4), (Bottom(2), 2)])
def test_a_part_of_the_coins_of_a_bottom_action(move: Bottom, coins: int) -> None:
    s = table(A={"faction": "nordic", "mat": "patriotic", "coins": 1}, resources={"r1c4": {"metal": 4}})
    play(s, A, Section(1), Skip(), move, Skip())
    if move.coins == 2:
        s.play(A, Number(1))
    assert s.coins[A] == coins


def test_one_coin_is_not_asked_about() -> None:
    s = table(A={**NORDIC, "coins": 1}, resources={"r1c4": {"metal": 4, "wood": 4, "oil": 4, "food": 4}})
    for bottom in range(4):
        coins = s.box.mats[s.mats[A]].sections[bottom].coins
        t = s.clone()
        play(t, A, Section(bottom), Skip())
        assert isinstance(t.asking, BottomAction)
        assert (Bottom(2) in t.legal(A)) == (coins > 1) and (Bottom(0) in t.legal(A)) == (coins > 0)


# --- the end ---------------------------------------------------------------------------------------------


def test_gains_of_one_action_come_together() -> None:
    stars = ["combat", "combat", "objective", "workers", "recruits"]
    rich = {"power": 14, "popularity": 6, "stars": stars, "recruits": FOUR, "structures": {"monument": "r1c4"}}
    s = table(A={**NORDIC, **rich, "coins": 5, "workers": {"r1c4": 1, "r1c5": 7}})
    begin(s, "bolster")
    s.play(A, Top(0))
    assert s.is_over() and s.power[A] == 16 and s.popularity[A] == 7
    assert s.score().why[A]["stars"] == 6 * 4, "the second tier of popularity"


def test_the_structure_comes_also_where_a_part_is_taken() -> None:
    stars = ["combat", "combat", "objective", "workers", "recruits"]
    rich = {"power": 14, "popularity": 6, "stars": stars, "recruits": FOUR, "structures": {"monument": "r1c4"}}
    s = table(A={**NORDIC, **rich, "workers": {"r1c4": 1, "r1c5": 7}})
    begin(s, "bolster")
    play(s, A, Less(0), Number(2))
    assert not s.is_over()
    s.play(A, Number(0))
    assert s.is_over() and s.popularity[A] == 6


def test_an_undone_combat_puts_everything_back_where_it_came_from() -> None:
    mine = {"faction": "crimea", "mat": "industrial", "stars": FIVE, "recruits": FOUR, "power": 7}
    force = {"mechs": {"r7c4": 1, "r1c2": 1}, "abilities": ["speed", "riverwalk"]}
    theirs = {"mechs": {"r8c3": 1, "r1c1": 1}, "abilities": ["speed", "riverwalk"]}
    s = table(
        A={**mine, **force, "workers": {"r7c3": 1, "r7c4": 1}, "popularity": 5},
        B={**RUSVIET, **theirs},
        resources={"r7c3": {"oil": 5}, "r7c4": {"wood": 2}},
    )
    begin(s, "move")
    play(s, A, Top(0), Unit(MECH, at(s, "r7c4")), Load(2), Go(at(s, "r7c3")), Load(WORKER), Load(OIL))
    play(s, A, Go(at(s, "r8c3")), Unit(MECH, at(s, "r1c2")), Go(at(s, "r1c1")), Place(at(s, "r1c1")))
    play(s, A, Fight(5, 0, 0, 0, 0))
    s.play(B, Fight(0, 0, 0, 0, 0))
    assert s.is_over()
    assert describe(s, A)["workers"] == {"r7c3": 1, "r7c4": 1}
    assert describe(s, A)["mechs"] == {"r7c4": 1, "r1c1": 1}
    assert resources(s) == {"r7c3": {"oil": 5}, "r7c4": {"wood": 2}}
    assert [(e.to, e.load) for e in told(s, events.LoadReturned)] == [
        (at(s, "r7c3"), (1, 0, 0, 0, 1)),
        (at(s, "r7c4"), (0, 0, 1, 0, 0)),
    ]


def test_what_was_put_down_on_the_way_stays_there() -> None:
    mine = {"faction": "crimea", "mat": "industrial", "stars": FIVE, "recruits": FOUR, "power": 7}
    force = {"mechs": {"r7c4": 1, "r1c2": 1}, "abilities": ["speed", "riverwalk"]}
    theirs = {"mechs": {"r8c3": 1, "r1c1": 1}, "abilities": ["speed", "riverwalk"]}
    s = table(A={**mine, **force, "workers": {"r7c4": 2}}, B={**RUSVIET, **theirs})
    begin(s, "move")
    play(s, A, Top(0), Unit(MECH, at(s, "r7c4")), Load(WORKER), Load(WORKER), Go(at(s, "r7c3")), Unload(WORKER))
    play(s, A, Go(at(s, "r8c3")), Unit(MECH, at(s, "r1c2")), Go(at(s, "r1c1")), Place(at(s, "r1c1")))
    play(s, A, Fight(5, 0, 0, 0, 0))
    s.play(B, Fight(0, 0, 0, 0, 0))
    assert s.is_over() and describe(s, A)["workers"] == {"r7c3": 1, "r7c4": 1}


def ended(a: dict[str, Any], b: dict[str, Any]) -> Scythe:
    """A game that the next Bolster ends, with these seats."""
    stars = ["combat", "combat", "objective", "workers", "recruits"]
    last = {"power": 15, "stars": stars, "recruits": FOUR, "workers": {"r1c4": 4, "r1c5": 4}, "coins": 1}
    s = table(A={**NORDIC, **last, **a}, B={**RUSVIET, **b})
    begin(s, "bolster")
    s.play(A, Top(0))
    assert s.is_over()
    return s


def test_at_a_tie_it_is_said_what_decides() -> None:
    mine = sum(ended({}, {}).score().why[A].values())
    s = ended({}, {"coins": 0})
    theirs = s.score().points[B]
    s = ended({}, {"coins": mine - theirs})
    assert s.score().points == (mine, mine) and s.score().winners == (A,)
    (tie,) = told(s, events.TieBroken, None)
    assert (tie.seat, tie.coins, tie.tie, tie.most, tie.next) == (A, mine, 0, 8, 2)
    assert told(ended({}, {}), events.TieBroken) == []


def test_players_equal_in_everything_win_together_by_a_decision_of_ours() -> None:
    same = {"power": 3, "popularity": 5, "coins": 4}
    s = table(A={**NORDIC, **same}, B={**RUSVIET, **same})
    begun = len(s.log or [])
    tell_tie(s)
    (tie,) = (s.log or [])[begun:]
    assert isinstance(tie, events.TieShared) and tie.seats == (A, B)
    assert s.score().ranks == (1, 1) and GAME.rules[tie.rule].ruling


# --- what cannot be taken back ---------------------------------------------------------------------------


def test_a_factory_card_taken_stays_taken() -> None:
    s = table(A={**NORDIC, "character": "r3c4", "mechs": {"r1c4": 1}, "abilities": ["seaworthy"]})
    t = Table(GAME, 2, 0)
    t.state = s
    begin(s, "move")
    play(s, A, Top(0), Unit(CHARACTER, at(s, "r3c4")), Go(s.box.factory), Done())
    t.play(A, Take(s.factory[0]))
    with pytest.raises(Illegal) as no:
        t.undo(A)
    assert no.value.refusal.rule == "undo.reveals"


def test_a_card_shown_by_coercion_is_not_taken_back() -> None:
    s = table(A={"faction": "crimea", "mat": "industrial", "cards": [3]}, resources={"r8c3": {"oil": 4}})
    t = Table(GAME, 2, 0)
    t.state = s
    play(s, A, Section(0), Skip(), Bottom(1))
    t.play(A, Card(3))
    with pytest.raises(Illegal):
        t.undo(A)


# --- combat ----------------------------------------------------------------------------------------------


def attack(**vector: Any) -> Scythe:
    """A mech of A goes to r3c5, where a mech of B stands."""
    s = table(**vector)
    begin(s, "move")
    play(s, A, Top(0), Unit(MECH, at(s, "r2c5")), Go(at(s, "r3c5")), Done())
    return s


ATTACKER: Final = {**NORDIC, "mechs": {"r2c5": 1}, "abilities": ["artillery"]}
DEFENDER: Final = {**RUSVIET, "mechs": {"r3c5": 1}, "abilities": ["speed"], "character": "base"}


def test_artillery_may_be_paid_against_power_0() -> None:
    s = attack(A={**ATTACKER, "power": 1}, B={**DEFENDER, "power": 0})
    assert isinstance(s.asking, UseArtillery) and list(s.legal(A)) == [Yes(), No()]
    s.play(A, Yes())
    assert s.power[A] == 0 and isinstance(s.asking, Dials)


def test_anybody_may_give_coins_to_the_fighters_before_the_dials() -> None:
    third = {"faction": "polania", "mat": "patriotic", "coins": 3}
    s = attack(
        A={**NORDIC, "mechs": {"r2c5": 1}, "abilities": ["speed"]}, B=DEFENDER, C=third, players=3, option={}
    )
    assert isinstance(s.asking, Bribe) and s.to_act() == (B,)
    s.play(B, Done())
    assert s.to_act() == (C,) and Gift(A, 1) in s.legal(C) and Gift(A, 5) not in s.legal(C)
    s.play(C, Gift(A, 2))
    assert s.to_act() == (C,), "as long as there are coins"
    s.play(C, Gift(B, 1))
    assert s.to_act() == (A,) and s.coins[A] == 7, "without coins nobody is asked"
    rule = s.forbids(A, GAME.moves.find(Gift(C, 1)) or Gift(C, 1))
    assert rule is not None and rule.id == "gift.combat"
    s.play(A, Done())
    assert isinstance(s.asking, Dials)
    assert not isinstance(attack(A=ATTACKER, B=DEFENDER).asking, Bribe), "only where the table agreed"


def test_a_beaten_nordic_without_a_lake_is_not_asked() -> None:
    boats = {"mechs": {"r2c5": 1}, "abilities": ["seaworthy"]}
    s = attack(A={**NORDIC, **boats, "power": 0}, B=DEFENDER)
    place = at(s, "r3c5")
    lakes = s.box.lakes[place]
    play(s, A, Fight(0, 0, 0, 0, 0))
    s.play(B, Fight(1, 0, 0, 0, 0))
    assert lakes and type(s.asking).__name__ == "RetreatTo"
    fleet = {"mechs": {"r3c4": 1}, "abilities": ["submerge"], "faction": "polania", "mat": "patriotic"}
    s = attack(A={**NORDIC, **boats, "power": 0}, B=DEFENDER, C=fleet, players=3)
    play(s, A, Fight(0, 0, 0, 0, 0))
    s.play(B, Fight(1, 0, 0, 0, 0))
    assert type(s.asking).__name__ == "BottomAction" and describe(s, A)["mechs"] == {"base": 1}


# --- what is told ----------------------------------------------------------------------------------------


def test_whoever_is_scouted_is_told_the_card_and_nobody_else() -> None:
    scout = {"faction": "crimea", "mat": "industrial", "mechs": {"r2c5": 1}, "abilities": ["scout"]}
    third = {"faction": "polania", "mat": "patriotic"}
    s = attack(A=scout, B={**DEFENDER, "cards": [4]}, C=third, players=3)
    assert [event.value for event in told(s, events.CardMissed, B)] == [4]
    assert [event.value for event in told(s, events.CardMissed, C)] == [-1]
    assert [event.value for event in told(s, events.CardMissed, None)] == [-1]


def test_what_finds_no_room_is_told() -> None:
    s = table(A={**NORDIC, "power": 15, "popularity": 5})
    begin(s, "bolster")
    s.play(A, Top(0))
    assert [(event.amount, event.rule) for event in told(s, events.Forfeited)] == [(1, "track.power")]
    assert [event.amount for event in told(s, events.Gained)] == [1]
    abilities = ["riverwalk", "seaworthy", "artillery", "speed"]
    s = table(A={**NORDIC, "mechs": {"r1c4": 4}, "abilities": abilities}, resources={"r1c4": {"metal": 4}})
    play(s, A, Section(1), Skip(), Bottom(1))
    assert [event.rule for event in told(s, events.Forfeited)] == ["deploy.mech"]
    s = table(A={**NORDIC, "workers": {"base": 2}, "character": "r1c4"}, resources={"r1c4": {"wood": 4}})
    play(s, A, Section(2), Skip(), Bottom(1))
    assert [event.rule for event in told(s, events.Forfeited)] == ["build.worker"], "not a place that is taken"


def test_alone_the_opponents_coins_stand_by_source() -> None:
    why = GAME.start(1, 3).score().why[0]
    assert [key for key in why if key.startswith("automa")] == [
        "automa-coins",
        "automa-stars",
        "automa-territories",
    ]
    assert why["automa-coins"] == 5


def test_the_factory_card_is_a_section_of_its_own() -> None:
    s = table(A={**RUSVIET, "factory": 2, "last": "factory"}, B=NORDIC, option={"rusviet_factory_repeat": False})
    move = Section(FACTORY_SECTION)
    rule = s.forbids(A, GAME.moves.find(move) or move)
    assert rule is not None and rule.id == "rusviet.factory-once"


def test_bonus_and_share_are_the_same_bonus() -> None:
    s = table(A={**NORDIC, "recruits": {"build": "power"}}, resources={"r1c4": {"food": 4}})
    play(s, A, Section(3), Skip(), Bottom(1), Recruit(0))
    assert Bonus(0) not in s.legal(A) and Share(0) not in s.legal(A) and Share(1) in s.legal(A)


# --- tables of an older version --------------------------------------------------------------------------


def as_version_3(s: Scythe) -> dict[str, Any]:
    """What version 3 would have saved: loads as numbers, nothing of wishes."""
    data = json.loads(json.dumps(s.save()))
    data["version"] = 3
    for name in ("declined", "wished"):
        del data[name]
    for step, _ in data["agenda"]:
        if step["t"] == "scythe.Travel":
            for name in ("walked", "came", "after"):
                del step[name]
    rows: list[int] = []
    for i in range(0, len(data["trail"]), 3):
        piece, start, to = data["trail"][i : i + 3]
        if piece >= MOVED_UNIT:
            rows += [piece - MOVED_UNIT, start, to, 0, 0, 0, 0, 0]
        else:
            rows[-5 + piece] += 1
    return {**data, "trail": rows}


def test_a_table_of_version_3_goes_on_in_the_middle_of_a_move() -> None:
    mine = {**NORDIC, "mechs": {"r1c4": 2}, "abilities": ["speed", "riverwalk"], "workers": {"r1c4": 2, "r1c5": 1}}
    s = table(A=mine, resources={"r1c4": {"oil": 2}})
    begin(s, "move")
    play(s, A, Top(0), Unit(MECH, at(s, "r1c4")), Load(OIL), Load(WORKER), Go(at(s, "r1c5")), Done())
    play(s, A, Unit(MECH, at(s, "r1c4")), Load(WORKER), Go(at(s, "r1c5")))
    older = load(GAME, as_version_3(s))
    assert older.save(with_log=False) == s.save(with_log=False)
    s.play(A, Go(at(s, "r1c4")))
    older.play(A, Go(at(s, "r1c4")))
    assert older.digest() == s.digest()
