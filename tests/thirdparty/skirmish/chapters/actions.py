"""The three actions: play a card, attack, rest."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from deskovka.core.rule import Reason, Rule
from deskovka.core.step import QUESTION, Decision, Move, No, Yes
from deskovka.core.value import NAMES_SEAT
from skirmish import events
from skirmish.chapters.paying import demand
from skirmish.effects import Choose
from skirmish.moves import Attack, Play, Rest, Take
from skirmish.pieces import GOODS
from skirmish.state import Skirmish, can_pay, cost, goods_of
from skirmish.verbs import gain, lay, pay, spring

IN_HAND: Final = Rule("play.hand")
COST: Final = Rule("play.cost")
ANOTHER: Final = Rule("attack.another")
CAN_AMBUSH: Final = Rule("ambush.ally")
TO_LOOT: Final = Rule("attack.loot")


@dataclass
class TooDear(Reason):
    """The price of a card, and what the player has."""

    card: int
    wood: int
    iron: int
    has_wood: int
    has_iron: int
    has_gold: int


@dataclass
class Action(Decision):
    """Do one of three things. [round.order]"""

    def refuse(self, s: Skirmish, seat: int, m: Move) -> Rule | None:
        if isinstance(m, Play):
            if m.card not in s.hand[seat]:
                return IN_HAND
            return None if can_pay(s, seat, *cost(s, seat, m.card)) else COST
        if isinstance(m, Attack):
            return None if m.target != seat and m.target < s.seats else ANOTHER
        return None if isinstance(m, Rest) else QUESTION

    def reason(self, s: Skirmish, seat: int, m: Move, rule: Rule) -> Reason | None:
        if rule is COST and isinstance(m, Play):
            return TooDear(
                m.card, *cost(s, seat, m.card), *[goods_of(s, seat, good) for good in range(len(GOODS))]
            )
        return None

    def take(self, s: Skirmish, seat: int, m: Move) -> None:
        if isinstance(m, Play):
            # The card is shown before it is paid for: no step may carry what lies hidden in a hand.
            wood, iron = cost(s, seat, m.card)
            lay(s, seat, m.card, "play.hand")
            demand(s, seat, wood, iron)
        elif isinstance(m, Attack):
            s.tell(events.Attacked(seat, m.target, "attack.another"))
            s.then(m.target, Ambush(seat))
        else:
            s.then(seat, Choose("rest.good"))


@dataclass
class Ambush(Decision):
    """The attacked player is asked in the middle of the attack, whatever the ally is. [ambush.ally]"""

    attacker: int = field(metadata=NAMES_SEAT)

    def refuse(self, s: Skirmish, seat: int, m: Move) -> Rule | None:
        if isinstance(m, Yes):
            return None if self.is_ready(s, seat) else CAN_AMBUSH
        return None if isinstance(m, No) else QUESTION

    def is_ready(self, s: Skirmish, seat: int) -> bool:
        return len(s.ally[seat]) > 0 and s.cards[s.ally[seat][0]].ambushes

    def take(self, s: Skirmish, seat: int, m: Move) -> None:
        if isinstance(m, Yes):
            spring(s, seat)
        else:
            s.then(self.attacker, Loot(seat))


@dataclass
class Loot(Decision):
    """Take one good of the attacked player. [attack.loot]"""

    target: int = field(metadata=NAMES_SEAT)

    def refuse(self, s: Skirmish, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Take):
            return QUESTION
        return None if goods_of(s, self.target, m.good) else TO_LOOT

    def take(self, s: Skirmish, seat: int, m: Move) -> None:
        assert isinstance(m, Take)
        pay(s, self.target, m.good, "attack.loot")
        gain(s, seat, m.good, "attack.loot")

    def otherwise(self, s: Skirmish, me: int) -> None:
        s.tell(events.NothingLooted(me, "attack.nothing"))
