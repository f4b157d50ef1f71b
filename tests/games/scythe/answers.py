"""What a step of a vector says besides its main move: goods, payments, improvements, one small move each."""

from __future__ import annotations

from typing import Any, Final

from deskovka.core.step import Move
from deskovka.games.scythe.law.chapters.bottom import PayFrom
from deskovka.games.scythe.law.chapters.gaining import (
    GoodsWhere,
    NewWorkers,
    PickGoods,
    ProduceAt,
)
from deskovka.games.scythe.law.chapters.improving import (
    BuildAt,
    BuildStructure,
    DeployAt,
    DeployMech,
    EnlistBonus,
    EnlistRecruit,
    UpgradeCube,
    UpgradeSquare,
)
from deskovka.games.scythe.law.chapters.taking import TakeSome
from deskovka.games.scythe.law.moves import (
    Ability,
    Bonus,
    Card,
    Cube,
    Done,
    Good,
    Number,
    Place,
    Recruit,
    Skip,
    Square,
    Structure,
)
from deskovka.games.scythe.law.pieces import (
    ABILITIES,
    BOTTOMS,
    STRUCTURES,
    VILLAGE,
)
from deskovka.games.scythe.law.state import Scythe, faction_of
from games.refusal import Refused
from games.scythe.position import BONUSES, GOODS, SLOTS, Json, Unsayable, place_in

UNSAYABLE: Final = "unsayable"  # the rule of a move that is not in the catalogue
UNASKED: Final = "unasked"  # the rule of an answer that nobody asks for


class Answers:
    """Says the moves of a step to a state."""

    def __init__(self, s: Scythe) -> None:
        self.s = s

    def say(self, seat: int, move: Move) -> None:
        """Play one move."""
        s = self.s
        known = s.game.moves.find(move)
        if known is None:
            raise Unsayable(str(move))
        rule = s.forbids(seat, known)
        if rule is not None:
            raise Refused(rule.id)
        assert known in list(s.legal(seat))
        s.play(seat, known)

    def place(self, seat: int, name: Any) -> int:
        if not isinstance(name, str):
            raise Unsayable("one place at a time")
        return place_in(self.s, seat, name)

    def pick(self, seat: int, wanted: dict[str, int]) -> None:
        """Resources of any kind, one by one."""
        for good, count in wanted.items():
            for _ in range(count):
                self.say(seat, Good(GOODS.index(good)))
        if isinstance(self.s.asking, PickGoods):
            self.say(seat, Done())

    def produce(self, seat: int, at: list[tuple[str, int]]) -> None:
        s = self.s
        for name, count in at:
            if s.is_over():
                return  # a star came in between
            place = self.place(seat, name)
            hands = s.asking.hands(s, seat, place) if isinstance(s.asking, ProduceAt) else 0
            self.say(seat, Place(place))
            if isinstance(s.asking, NewWorkers | TakeSome):
                self.say(seat, Number(count))
            elif s.box.terrain[place] == VILLAGE or count != hands:
                raise Refused(UNASKED)
        if isinstance(s.asking, ProduceAt):
            self.say(seat, Done())

    def pay(self, seat: int, step: Json) -> None:
        """From which territories, and with which combat card."""
        cards = listed(step.get("card", []))
        wanted = [name for name, pile in step.get("pay", {}).items() for _ in range(sum(pile.values()))]
        while isinstance(self.s.asking, PayFrom):
            if cards:
                self.say(seat, Card(cards.pop()))
            elif wanted:
                self.say(seat, Place(self.place(seat, wanted.pop())))
            else:
                self.say(seat, next(m for m in self.s.legal(seat) if isinstance(m, Place)))
        if cards:
            raise Unsayable("nobody asks for a card")

    def improve(self, seat: int, step: Json) -> None:
        """Answers to all that an action, an encounter or a Factory card brings."""
        s = self.s
        while s.asking is not None:
            asking = s.asking
            if isinstance(asking, UpgradeCube):
                if "from" in step and step["from"] not in SLOTS:
                    raise Unsayable("no cube lies there")
                self.say(seat, Cube(SLOTS.index(step["from"])) if "from" in step else Skip())
            elif isinstance(asking, UpgradeSquare):
                self.say(seat, Square(BOTTOMS.index(step["to"])))
            elif isinstance(asking, DeployMech):
                self.say(seat, self.mech(seat, step["mech"]) if "mech" in step else Skip())
            elif isinstance(asking, BuildStructure):
                named = "structure" in step
                self.say(seat, Structure(STRUCTURES.index(step["structure"])) if named else Skip())
            elif isinstance(asking, DeployAt | BuildAt | GoodsWhere):
                self.say(seat, Place(self.place(seat, step["at"])))
            elif isinstance(asking, EnlistRecruit):
                self.say(seat, Recruit(BOTTOMS.index(step["recruit"])) if "recruit" in step else Skip())
            elif isinstance(asking, EnlistBonus):
                self.say(seat, Bonus(BONUSES.index(step["bonus"])))
            else:
                return

    def mech(self, seat: int, name: str) -> Move:
        """The mech with this ability; that of another faction cannot be named."""
        mechs = faction_of(self.s, seat).mechs
        bit = 1 << ABILITIES.index(name)
        if bit not in mechs:
            raise Unsayable("another faction's mech")
        return Ability(mechs.index(bit))


def listed(value: Any) -> list[Any]:
    return list(value) if isinstance(value, list) else [value]
