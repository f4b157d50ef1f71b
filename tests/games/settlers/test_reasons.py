"""Reasons: what a player reads when a move is refused, in both languages; the golden file is read by people."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any, Final

import deskovka
from deskovka import Move
from deskovka.core.rule import Reason
from deskovka.core.step import Yes
from deskovka.games.settlers.law import moves as m
from deskovka.games.settlers.law.state import Settlers
from games.fluent_files import subclasses
from games.golden_reasons import Situation, check
from games.refusal import Refused
from games.settlers import position
from games.settlers.position import Json, Pause, Unsayable
from games.settlers.script_aztecs import AztecScript
from games.settlers.test_rare_rules import two_routes
from games.settlers.test_rules import NOT_REFUSING
from games.settlers.test_vectors import NOT_OFFERED, VECTORS
from games.settlers.test_vectors_aztecs import NOT_OFFERED as AZTECS_NOT_OFFERED
from games.settlers.test_vectors_aztecs import VECTORS as AZTECS_VECTORS

FILE: Final = Path(__file__).with_name("reasons.json")
GAME: Final = deskovka.game("settlers")
EACH: Final = 5  # vectors of one rule
A, B, C = range(3)


class Catcher(AztecScript):
    """Plays a vector up to the move that is refused."""

    caught: tuple[int, Move] | None = None

    def say(self, seat: int, move: Move) -> None:
        try:
            super().say(seat, move)
        except Refused:
            known = self.s.game.moves.find(move)
            if known is not None and not self.s.is_over():
                self.caught = (seat, known)
            raise


def from_vectors() -> Iterator[Situation]:
    """Refusals of the vectors, a few of each rule."""
    seen: Counter[str] = Counter()
    for vector in (*VECTORS, *AZTECS_VECTORS):
        if vector["id"] in (*NOT_OFFERED, *AZTECS_NOT_OFFERED) or vector["expect"].get("allowed", True):
            continue
        script = Catcher(position.make(vector))
        try:
            rule = script.run(deepcopy(vector["do"]), False)
        except Unsayable:
            continue
        paused = isinstance(script.s.asking, Pause)
        if script.caught is not None and rule is not None and seen[rule] < EACH and not paused:
            seen[rule] += 1
            yield Situation(vector["id"], script.s, *script.caught)


# --- positions of our own --------------------------------------------------------------------------------


def at(s: Settlers, id: str) -> int:
    return s.box.numbers[id]


def after(vector: Json, *moves: Any) -> Settlers:
    """A position after some moves; cards are named by their numbers."""
    s = position.make(vector)
    for move in moves:
        s.play(s.to_act()[0], move(s) if callable(move) else move)
    return s


def act(goods: Json | None = None, built: list[Any] | None = None, **more: Any) -> Json:
    """The Romans are to act; the Barbarians have a few things."""
    me = {"faction": "romans", "goods": goods or {}, "built": built or [], **more}
    other = {
        "faction": "barbarians",
        "built": ["COM018", "BAR012", "COM069"],
        "goods": {"food": 1},
        "deals": ["BAR001"],
    }
    return {"A": me, "B": other}


def card(kind: Any, id: str, *more: int) -> Any:
    return lambda s: kind(at(s, id), *more)


def of(name: str, s: Settlers, move: Any, seat: int | None = None) -> Situation:
    who = s.to_act()[0] if seat is None else seat
    return Situation(name, s, who, move(s) if callable(move) else move)


def actions() -> Iterator[Situation]:
    """The five actions and what may be done beside them."""
    poor = position.make(
        act({"wood": 1, "gold": 1, "raze": 1}, ["COM069"], hand=["COM007", "ROM020", "ROM030", "COM001"])
    )
    yield of("build: 1 wood and 1 gold for a Statue", poor, card(m.Build, "COM001"))
    yield of("build: goods are missing, a location is there", poor, card(m.Build, "ROM030"))
    bare = position.make(act({"gold": 1}, [], hand=["ROM030"]))
    yield of("build: a location and goods are missing", bare, card(m.Build, "ROM030"))
    yield of(
        "build: two kinds, gold for one", position.make(act({"gold": 1}, hand=["COM001"])), card(m.Build, "COM001")
    )
    none = position.make(act({}, [], hand=["COM007", "ROM020", "COM018"]))
    yield of("build: nothing at all", none, card(m.Build, "COM007"))
    yield of(
        "build: no location to give",
        position.make(act({"wood": 5, "stone": 5}, [], hand=["ROM020"])),
        card(m.Build, "ROM020"),
    )
    yield of("build: a card of the opponent's empire", poor, card(m.Build, "COM018"))
    yield of(
        "deal: no food, but others", position.make(act({"wood": 3}, [], hand=["ROM020"])), card(m.Deal, "ROM020")
    )
    yield of("deal: a common card", poor, card(m.Deal, "COM007"))
    yield of("deal: not in hand", poor, card(m.Deal, "ROM001"))
    yield of("raze: from hand without a token", none, card(m.Raze, "COM007"))
    yield of("raze: an opponent's location with one token", poor, card(m.Raze, "COM018"))
    yield of("raze: an own location", poor, card(m.Raze, "COM069"))
    yield of("raze: a card that lies nowhere", poor, card(m.Raze, "COM080"))
    yield of("send: one settler", position.make(act({"worker": 1})), m.Send(0))
    yield of("send: no settler", poor, m.Send(10))
    empty = position.make({**act({"worker": 2}, deck_exact=[]), "common_exact": []})
    yield of("send: an empty common deck", empty, m.Send(10))
    yield of("send: an empty faction deck", empty, m.Send(11))
    yield of("act: only a card is named", poor, card(m.Card, "COM007"))
    yield of("act: an answer to no question", poor, Yes())
    yield of("act: not my turn", poor, m.Leave(), B)
    done = after(act({"worker": 2, "defense": 1}, ["COM018"], hand=["COM007"]), m.Send(0))
    for name, move in (("build", card(m.Build, "COM007")), ("pass", m.Leave()), ("send", m.Send(0))):
        yield of(f"after the action: {name}", done, move)


def free_acts() -> Iterator[Situation]:
    """Tokens, samurai, Gate and Shrine."""
    s = position.make(
        act({"defense": 1, "gold": 2}, ["ROM020", {"card": "COM007", "defense": True}], hand=["COM008"])
    )
    yield of("defend: a faction location", s, card(m.Defend, "ROM020"))
    yield of("defend: an opponent's location", s, card(m.Defend, "COM018"))
    yield of("defend: a token lies there", s, card(m.Defend, "COM007"))
    yield of("defend: no token", position.make(act({}, ["COM007"])), card(m.Defend, "COM007"))
    yield of("guard: no Japanese", s, card(m.Guard, "ROM020"))
    yield of("tuck: no Gate", s, card(m.Tuck, "COM008"))
    yield of("lay: no Shrine", s, m.Lay(0))
    japan = {"faction": "japanese", "built": ["JAP013", "JAP015", "COM007"], "hand": ["COM008"]}
    j = position.make({"A": {**japan, "goods": {"worker": 1, "gold": 3}}, "B": {"built": ["COM018"]}})
    yield of("guard: a common location", j, card(m.Guard, "COM007"))
    yield of("guard: an opponent's location", j, card(m.Guard, "COM018"))
    yield of("tuck: not in hand", j, card(m.Tuck, "COM009"))
    yield of("lay: gold for wood", j, m.Lay(0))
    yield of("lay: gold for food", j, m.Lay(2))
    k = position.make({"A": {**japan, "goods": {"food": 1}}})
    yield of("lay: no stone and no gold", k, m.Lay(1))
    yield of("guard: no settler", k, card(m.Guard, "JAP013"))
    twice = position.make({"A": {**japan, "built": [{"card": "JAP013", "samurai": True}], "goods": {"worker": 1}}})
    yield of("guard: a samurai stands there", twice, card(m.Guard, "JAP013"))
    gates = after({"A": {**japan, "built": ["JAP013", "JAP014"]}}, card(m.Tuck, "COM008"))
    yield of("tuck: which Gate", gates, card(m.Card, "COM007"))


def uses() -> Iterator[Situation]:
    """Action locations that cannot be used."""
    s = position.make(
        act({"worker": 1}, ["COM037", "COM007", "ROM019", {"card": "COM042", "used": 1}], hand=["COM001"])
    )
    yield of("use: a production", s, card(m.Activate, "COM007", 1))
    yield of("use: a feature", s, card(m.Activate, "ROM019", 1))
    yield of("use: worked already", s, card(m.Activate, "COM042", 1))
    yield of("use: twice where once is allowed", s, card(m.Activate, "COM037", 2))
    yield of("use: a card of the hand", s, card(m.Activate, "COM001", 1))
    yield of("use: an opponent's location", s, card(m.Activate, "COM018", 1))
    yield of(
        "use: a settler and gold are missing", position.make(act({}, ["COM037"])), card(m.Activate, "COM037", 1)
    )
    yield of("use: no card to pay with", position.make(act({}, ["COM049"])), card(m.Activate, "COM049", 1))
    needs = {
        "COM057": "no deal",
        "COM016": "",
        "COM040": "no faction card",
        "COM041": "no other action",
        "ROM010": "",
    }
    for id, what in needs.items():
        if what:
            lonely = position.make({**act({"worker": 2, "wood": 2}, [id]), "B": {"faction": "barbarians"}})
            yield of(f"use {id}: {what}", lonely, card(m.Activate, id, 1))
    for id in ("ROM008", "ROM010"):
        lonely = position.make(
            {"A": {"faction": "romans", "goods": {"worker": 2}, "built": [id]}, "B": {"faction": "japanese"}}
        )
        yield of(f"use {id}: nothing to aim at", lonely, card(m.Activate, id, 1))
        passed = act({"worker": 2}, [id])
        passed["B"]["passed"] = True
        yield of(f"use {id}: all have passed", position.make(passed), card(m.Activate, id, 1))
    horde = {"faction": "barbarians", "goods": {"worker": 2, "raze": 2}}
    for id in ("BAR010", "BAR014", "BAR016", "BAR018", "BAR030"):
        lonely = position.make({"A": {**horde, "built": [id]}, "B": {"faction": "romans"}})
        yield of(f"use {id}: nothing to aim at", lonely, card(m.Activate, id, 1))
    guarded = {"faction": "romans", "built": [{"card": "COM018", "defense": True}, "ROM022"]}
    yield of(
        "use BAR014: too well protected",
        position.make({"A": {**horde, "built": ["BAR014"]}, "B": guarded}),
        card(m.Activate, "BAR014", 1),
    )
    yield of(
        "raze: defence token and fortifications", position.make({"A": horde, "B": guarded}), card(m.Raze, "COM018")
    )
    egypt = {
        "faction": "egyptians",
        "goods": {"wood": 1, "gold": 1},
        "built": ["COM040"],
        "hand": ["EGY026", "COM007"],
    }
    paying = after({"A": egypt}, card(m.Activate, "COM040", 1))
    yield of("pay: nothing would be left", paying, m.Pay(1, 0, 0))
    yield of("pay: more than the price", paying, m.Pay(0, 1, 0))
    short = position.make({"A": {**egypt, "goods": {"wood": 1}}})
    yield of("use COM040: too poor to build", short, card(m.Activate, "COM040", 1))
    building = after({"A": egypt}, card(m.Activate, "COM040", 1), m.Pay(0, 0, 0))
    yield of("build by COM040: a common card", building, card(m.Card, "COM007"))
    yield of("build by COM040: not in hand", building, card(m.Card, "EGY001"))
    two = {**egypt, "goods": {"wood": 2}, "hand": ["EGY001", "EGY019"]}
    dearer = after({"A": two}, card(m.Activate, "COM040", 1))
    yield of("build by COM040: too dear", dearer, card(m.Card, "EGY019"))
    lent = {
        "A": {"faction": "romans", "built": [{"card": "COM042", "ra": "B"}], "goods": {"worker": 2}},
        "B": {"faction": "egyptians"},
    }
    yield of("use: my location serves another", position.make(lent), card(m.Activate, "COM042", 1))
    alone = {
        "solo": True,
        "A": {**horde, "built": ["BAR010"]},
        "virtual": {"area": ["COM018"], "line": ["ATT015"]},
    }
    yield of("alone: the virtual player has no resources", position.make(alone), card(m.Activate, "BAR010", 1))


def payments() -> Iterator[Situation]:
    """Gold in place of resources, and what is given for a location."""
    me = {"faction": "romans", "goods": {"wood": 2, "stone": 1, "gold": 1}, "hand": ["COM003"]}
    s = after({"A": me}, card(m.Build, "COM003"))
    yield of("gold: two coins where there is one", s, m.Pay(2, 0, 0))
    yield of("gold: food is not in the price", s, m.Pay(0, 0, 1))
    lacking = after({"A": {**me, "goods": {"wood": 1, "stone": 1, "gold": 2}}}, card(m.Build, "COM003"))
    yield of("gold: what is not paid with it is missing", lacking, m.Pay(0, 1, 0))
    other = {"faction": "barbarians", "built": ["COM018"]}
    taken = {
        "faction": "egyptians",
        "built": ["COM008", "EGY013"],
        "goods": {"stone": 5, "wood": 5},
        "hand": ["EGY026", "EGY019"],
    }
    lent = {"faction": "barbarians", "built": [{"card": "COM018", "ra": "A"}]}
    give = after({"A": taken, "B": lent}, card(m.Build, "EGY019"))
    yield of("give: a location that was taken over", give, card(m.Card, "COM018"))
    yield of("give: a card of the hand", give, card(m.Card, "EGY026"))
    mine = {**taken, "built": ["COM008", {"card": "COM007", "ra": "B"}]}
    lost = after({"A": mine, "B": {"faction": "romans"}}, card(m.Build, "EGY019"))
    yield of("give: my location serves another", lost, card(m.Card, "COM007"))
    desert = {"faction": "egyptians", "built": ["EGY001"], "hand": ["COM001", "COM002"]}
    forced = after(
        {"A": desert, "B": {**other, "hand": ["COM003"]}},
        card(m.Activate, "EGY001", 1),
        card(m.Card, "COM001"),
        m.Opponent(B),
    )
    yield of("desert: a card that is not in hand", forced, card(m.Card, "COM002"))
    pay = after({"A": desert, "B": other}, card(m.Activate, "EGY001", 1))
    yield of("desert: paid with a card that is not in hand", pay, card(m.Card, "COM018"))
    inn = after(
        {"A": {"faction": "romans", "built": ["COM049"], "hand": ["COM001"]}}, card(m.Activate, "COM049", 1)
    )
    yield of("pay: a card that is not in hand", inn, card(m.Card, "COM018"))
    aim = after(
        {"A": desert, "B": {**other, "passed": True}, "C": {"faction": "romans"}, "players": 3},
        card(m.Activate, "EGY001", 1),
        card(m.Card, "COM001"),
    )
    yield of("aim: myself", aim, m.Opponent(A))
    yield of("aim: somebody who has passed", aim, m.Opponent(B))
    yield of("aim: nobody sits there", aim, m.Opponent(4))
    three = {"players": 3, "B": {**other, "goods": {"stone": 1}}, "C": {"faction": "romans", "built": []}}
    thief = {"faction": "egyptians", "built": [], "goods": {}}
    steal = after(
        {
            **three,
            "A": {**thief, "faction": "japanese"},
            "B": {"faction": "barbarians", "built": ["BAR010"], "goods": {"worker": 1}},
            "C": {"faction": "romans", "goods": {"stone": 1}},
            "turn": "B",
        },
        card(m.Activate, "BAR010", 1),
    )
    yield of("steal: somebody without resources", steal, m.Opponent(A))
    goods = steal.clone()
    goods.play(B, m.Opponent(C))
    yield of("steal: wood that is not there", goods, m.Good(0))
    yield of("steal: gold", goods, m.Good(3))


def choices() -> Iterator[Situation]:
    """Cards, goods and deals to choose from."""
    s = GAME.start(2, 3, {"faction": ("romans", "barbarians"), "start": "1"})
    assert isinstance(s, Settlers)
    yield of("row: a card that is not open", s, m.Card(s.hand[A][0]))
    yield of("row: an action", s, m.Leave())
    draft = GAME.start(2, 3, {"faction": ("romans", "barbarians"), "lookout": "draft"})
    assert isinstance(draft, Settlers)
    yield of("draft: a card of the hand", draft, m.Card(draft.hand[A][0]))
    for seat in (A, B):
        draft.play(seat, m.Card(draft.aside[seat][0]))
    yield of("draft: a card of the hand again", draft, m.Card(draft.hand[A][0]))
    rome = {"faction": "romans", "built": ["ROM011"], "deck": ["ROM001", "ROM004"]}
    look = after({"phase": "production", "A": rome}, m.Stop())
    yield of("keep: a card that is not looked at", look, card(m.Card, "ROM020"))
    guard = after({"phase": "production", "A": {"faction": "egyptians", "built": ["EGY004"]}}, m.Stop())
    yield of("gain: a good that is not offered", guard, m.Good(0))
    castle = after(act({"worker": 1}, ["COM046"]), card(m.Activate, "COM046", 1))
    yield of("draw: no deck", castle, m.Good(0))
    farmers = after(
        {"phase": "production", "A": {"faction": "romans", "built": ["COM016", "COM007", "ROM019"]}}, m.Stop()
    )
    yield of("copy: a feature", farmers, card(m.Card, "ROM019"))
    yield of("copy: the copying location", farmers, card(m.Card, "COM016"))
    yield of("copy: a card that does not stand", farmers, card(m.Card, "COM008"))
    porters = after(act({"food": 1}, ["COM084", "COM007", "ROM019"]), card(m.Activate, "COM084", 1))
    yield of("porters: a feature", porters, card(m.Card, "ROM019"))
    yield of("porters: a card that does not stand", porters, card(m.Card, "COM008"))
    robbers = two_routes(passed=True)
    robbers.play(C, m.Activate(at(robbers, "BAR030"), 1))
    yield of("drop: no deal of anybody", robbers, card(m.Card, "COM001"))
    whose = two_routes()
    whose.play(C, m.Activate(at(whose, "BAR030"), 1))
    whose.play(C, m.Card(at(whose, "BAR001")))
    yield of("drop: my own deal", whose, m.Opponent(C))
    yield of("drop: nobody's deal there", whose, m.Opponent(4))
    spies = after(
        {
            "players": 3,
            "A": {"faction": "romans", "built": ["ROM010"], "goods": {"worker": 1}},
            "B": {
                "faction": "japanese",
                "deals": ["JAP001", {"route": "C", "location": "BAR001", "marker": "JAP003"}],
            },
            "C": {"faction": "barbarians", "built": ["BAR001"], "deals": ["BAR004"], "passed": True},
        },
        card(m.Activate, "ROM010", 1),
    )
    yield of("take: a deal with a location", spies, card(m.Card, "BAR001"))
    yield of("take: a deal of somebody who has passed", spies, card(m.Card, "BAR004"))
    yield of("take: no deal", spies, card(m.Card, "ROM010"))
    ninjas = {"faction": "japanese", "built": ["JAP027"], "goods": {"worker": 1}}
    dropped = after({**act(), "A": ninjas}, card(m.Activate, "JAP027", 1))
    yield of("drop by JAP027: no deal", dropped, card(m.Card, "COM018"))
    route = after(
        {
            "players": 3,
            "A": {"faction": "japanese", "built": ["JAP021", "COM007"], "goods": {"worker": 1, "food": 1}},
            "B": {"faction": "romans", "built": ["ROM020", "COM018"]},
            "C": {"faction": "barbarians", "built": ["BAR001"], "passed": True},
        },
        card(m.Activate, "JAP021", 1),
    )
    yield of("route: a common location", route, card(m.Card, "COM018"))
    yield of("route: my own location", route, card(m.Card, "COM007"))
    yield of("route: a location of somebody who has passed", route, card(m.Card, "BAR001"))
    yield of("route: a card that stands nowhere", route, card(m.Card, "COM001"))
    messenger = after(act({"worker": 1}, ["COM057"], deals=["ROM020"]), card(m.Activate, "COM057", 1))
    yield of("messenger: an opponent's deal", messenger, card(m.Card, "BAR001"))
    horde = {"faction": "barbarians", "built": ["BAR018", "COM018", "COM069", "BAR012"], "goods": {"worker": 2}}
    rabble = after({"A": horde, "B": {"faction": "romans", "built": ["COM007"]}}, card(m.Activate, "BAR018", 1))
    yield of("rabble: a faction location", rabble, card(m.Card, "BAR012"))
    yield of("rabble: an opponent's location", rabble, card(m.Card, "COM007"))
    yield of("rabble: ruins", rabble, card(m.Card, "COM069"))
    altar = after(
        {
            "A": {
                "faction": "barbarians",
                "built": ["BAR014"],
                "hand": ["COM046"],
                "goods": {"raze": 1},
                "deck": ["BAR001"],
            },
            "common": ["COM007"],
        },
        card(m.Activate, "BAR014", 1),
        card(m.Card, "COM046"),
    )
    yield of("altar: no deck", altar, m.Good(2))
    altar.play(A, m.Good(10))
    altar.play(A, m.Good(11))
    yield of("altar: a card that was not drawn", altar, card(m.Card, "COM001"))


def prayers() -> Iterator[Situation]:
    """The expansion."""
    aztecs = {"faction": "aztecs", "goods": {"worker": 2, "stone": 2}}
    altar = after({"expansion": True, "A": {**aztecs, "built": ["AZT004"]}}, card(m.Activate, "AZT004", 1))
    yield of("announce: a colour that is not asked for", altar, m.Colour(3))
    store = {"card": "AZT023", "under": ["COM006", "COM007"]}
    stored = after(
        {"expansion": True, "A": {**aztecs, "built": ["AZT004", store]}},
        card(m.Activate, "AZT004", 1),
        m.Colour(2),
    )
    yield of("stored: another colour", stored, card(m.Card, "COM007"))
    yield of("stored: not under a location", stored, card(m.Card, "COM001"))
    statue = {"card": "EGY069", "statues": ["red"]}
    egypt = {"faction": "egyptians", "goods": {"stone": 1}, "built": [statue]}
    cheops = after(
        {"expansion": True, "A": egypt, "common": ["COM006", "COM007", "COM023", "COM024"]},
        card(m.Activate, "EGY069", 1),
    )
    yield of("statue: marked already", cheops, m.Colour(2))
    yield of("statue: a colour that nothing has", cheops, m.Colour(3))
    temple = after(
        {
            "expansion": True,
            "A": {**aztecs, "built": ["AZT010"]},
            "common": ["COM008", "COM009", "COM007", "COM021", "COM046"],
        },
        card(m.Activate, "AZT010", 1),
    )
    yield of("offer: wood that nobody has", temple, m.Good(0))
    yield of("offer: food without a red card", temple, m.Good(2))
    yield of("offer: gold", temple, m.Good(3))
    augurs = after(
        {
            "expansion": True,
            "A": {"faction": "romans", "goods": {"worker": 1}, "built": ["ROM066"]},
            "common": ["COM046", "COM007", "COM021", "COM001", "COM006"],
        },
        card(m.Activate, "ROM066", 1),
        m.Colour(7),
    )
    yield of("augurs: another colour", augurs, card(m.Card, "COM007"))
    yield of("augurs: not revealed", augurs, card(m.Card, "COM010"))
    monks = after(
        {
            "expansion": True,
            "phase": "production",
            "A": {"faction": "aztecs", "built": ["AZT007"], "favour": ["red"]},
        },
        m.Stop(),
    )
    yield of("token: one of the colour is held", monks, m.Colour(2))
    yield of("token: there is no orange one", monks, m.Colour(9))
    trios = after(
        {
            "expansion": True,
            "phase": "production",
            "A": {"faction": "aztecs", "built": ["AZT051", "COM007", "COM062", "COM063", "COM008"]},
        },
        m.Stop(),
    )
    yield of("trio: one grey location", trios, m.Colour(1))
    open_a = {"faction": "aztecs", "built": ["AZT031", {"card": "AZT034", "visits": 2}, "AZT001"], "goods": {}}
    guest = {"faction": "romans", "goods": {"worker": 1}, "built": []}
    visits = position.make({"expansion": True, "turn": "B", "A": open_a, "B": guest})
    yield of("visit: no open production", visits, card(m.Visit, "AZT001"))
    yield of("visit: two guests were there", visits, card(m.Visit, "AZT034"))
    yield of("visit: a card that stands nowhere", visits, card(m.Visit, "AZT032"))
    yield of(
        "visit: no settler",
        position.make({"expansion": True, "turn": "B", "A": open_a, "B": {**guest, "goods": {}}}),
        card(m.Visit, "AZT031"),
    )
    yield of("visit: my own", position.make({"expansion": True, "A": open_a, "B": guest}), card(m.Visit, "AZT031"))
    yield of(
        "visit: the owner has passed",
        position.make({"expansion": True, "turn": "B", "A": {**open_a, "passed": True}, "B": guest}),
        card(m.Visit, "AZT031"),
    )
    inari = {"faction": "japanese", "goods": {"wood": 1, "stone": 1}, "hand": ["JAP070"], "built": ["COM069"]}
    order = after({"expansion": True, "A": inari}, card(m.Build, "JAP070"), card(m.Card, "COM069"))
    yield of("order: a card that does nothing now", order, card(m.Card, "COM069"))
    both = {"faction": "aztecs", "built": ["AZT016", "AZT007"]}
    produced = after({"expansion": True, "phase": "production", "A": both}, m.Stop())
    yield of("order: a card of another", produced, card(m.Card, "AZT001"))
    yield of("order: no bonus in production", produced, m.Bonus())
    looking = after(
        {"expansion": True, "A": {"faction": "aztecs", "built": ["AZT048"], "goods": {"technology": 1}}},
        card(m.Activate, "AZT048", 1),
    )
    yield of("observatory: another card", looking, m.Card(looking.deck[0]))


def rarities() -> Iterator[Situation]:
    """What needs a position of its own."""
    troupe = {"faction": "romans", "built": ["COM041", "COM042", "COM007"], "goods": {"worker": 3}}
    s = after({"A": troupe, "B": {"faction": "barbarians", "built": ["COM046"]}}, card(m.Activate, "COM041", 1))
    yield of("troupe: a production", s, card(m.Card, "COM007"))
    yield of("troupe: an opponent's location", s, card(m.Card, "COM046"))
    egypt = {"faction": "egyptians", "built": ["EGY014"], "goods": {"worker": 1}, "hand": ["COM001"]}
    yield of("sanctuary: not in hand", after({"A": egypt}, card(m.Activate, "EGY014", 1)), card(m.Card, "COM002"))
    japan = {"faction": "japanese", "built": ["JAP019"], "goods": {"worker": 1, "wood": 5, "stone": 5, "food": 5}}
    deals = ["JAP016", {"route": "B", "location": "BAR001", "marker": "JAP003"}]
    other = {"faction": "barbarians", "built": ["BAR001"]}
    s = after({"A": {**japan, "deals": deals}, "B": other}, card(m.Activate, "JAP019", 1))
    yield of("negotiator: a deal with a location", s, card(m.Card, "BAR001"))
    yield of("negotiator: no deal", s, card(m.Card, "JAP020"))
    garden = {"faction": "japanese", "built": ["JAP068"], "favour": ["red", "brown", "pink"]}
    s = after({"expansion": True, "phase": "cleanup", "A": garden}, m.Stop())
    yield of("cleanup: a token that is not held", s, m.Colour(4))
    yield of("cleanup: there is no orange one", s, m.Colour(9))
    thoth = {"faction": "egyptians", "hand": ["EGY068"], "goods": {"stone": 2}, "built": ["COM069"]}
    s = after(
        {"expansion": True, "A": thoth, "common": ["COM007", "COM062", "COM006"]},
        card(m.Build, "EGY068"),
        card(m.Card, "COM069"),
    )
    s.play(A, m.Card(at(s, "COM007")))
    yield of("thoth: the colour is there", s, card(m.Card, "COM062"))
    lent = {"faction": "aztecs", "built": [{"card": "AZT031", "ra": "B"}], "goods": {"worker": 2}}
    s = position.make({"expansion": True, "A": lent, "B": {"faction": "egyptians", "built": ["EGY013"]}})
    yield of("visit: my own location that another has taken", s, card(m.Visit, "AZT031"))
    suns = {"faction": "aztecs", "built": ["AZT060"], "favour": ["tricolour"]}
    s = after({"expansion": True, "phase": "production", "A": suns}, m.Stop(), m.Tokens())
    yield of("tricolour: another colour", s, m.Colour(5))


def situations() -> Iterator[Situation]:
    for part in (actions, free_acts, uses, payments, choices, prayers, rarities):
        yield from part()
    yield from from_vectors()


def test_reasons_are_as_people_have_read_them() -> None:
    check(FILE, situations())


def test_every_reason_and_every_refusing_rule_is_in_the_file() -> None:
    found = [s.state.why_not(s.seat, s.move) for s in situations()]
    kinds = {type(refusal.reason).__name__ for refusal in found if refusal is not None and refusal.reason}
    assert {cls.__name__ for cls in subclasses(GAME.package, Reason)} - kinds == set()
    rules = {refusal.rule for refusal in found if refusal is not None}
    assert refusing() - rules == set()


def refusing() -> set[str]:
    """Rules that are constants of the code."""
    import re

    source = Path(__file__).parents[3] / "src" / "deskovka" / "games" / "settlers"
    texts = [file.read_text(encoding="utf-8") for file in source.rglob("*.py")]
    return {id for text in texts for id in re.findall(r'Rule\("([a-z.-]+)"\)', text)} - set(NOT_REFUSING)
