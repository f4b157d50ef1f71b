"""The vocabulary of cards: small steps."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from deskovka.core.rule import Rule
from deskovka.core.step import QUESTION, Decision, Each, May, Move, OneOf, Step, Yes
from skirmish import verbs
from skirmish.chapters.paying import Pay
from skirmish.moves import Take
from skirmish.pieces import FROM_FEASTS
from skirmish.state import Skirmish, can_pay

CAN_TOAST: Final = Rule("feast.toast")


@dataclass
class Gain(Step):
    """Take this good. [play.trigger]"""

    good: int
    rule: str

    def run(self, s: Skirmish, me: int) -> None:
        verbs.gain(s, me, self.good, self.rule)


@dataclass
class Choose(Decision):
    """Take a good of my choice. [rest.good] [harvest.twice]"""

    rule: str

    def refuse(self, s: Skirmish, seat: int, m: Move) -> Rule | None:
        return None if isinstance(m, Take) else QUESTION

    def take(self, s: Skirmish, seat: int, m: Move) -> None:
        assert isinstance(m, Take)
        verbs.gain(s, seat, m.good, self.rule)


@dataclass
class Look(Step):
    """Look at the top of the stack. [spy.look]"""

    def run(self, s: Skirmish, me: int) -> None:
        verbs.look(s, me)


@dataclass
class Drop(Step):
    """Discard the top card of the stack. [spy.choice]"""

    def run(self, s: Skirmish, me: int) -> None:
        verbs.drop(s, me)


@dataclass
class SpyChoice(OneOf):
    """Knowing the top card, discard it or take something instead. [spy.choice]"""


@dataclass
class Feast(Step):
    """Everybody, beginning with me, may drink. [feast.toast]"""

    def run(self, s: Skirmish, me: int) -> None:
        order = tuple([(me + i) % s.seats for i in range(s.seats)])
        s.then(me, Each(order, Toast((Pay(0, 1), Cheer()))))


@dataclass
class Toast(May):
    """Pay for a point? Yes is no answer for who cannot pay. [feast.toast]"""

    def refuse(self, s: Skirmish, seat: int, m: Move) -> Rule | None:
        if isinstance(m, Yes) and not can_pay(s, seat, 0, 1):
            return CAN_TOAST
        return super().refuse(s, seat, m)


@dataclass
class Cheer(Step):
    """The point for a toast. [feast.toast]"""

    def run(self, s: Skirmish, me: int) -> None:
        verbs.score(s, me, 1, FROM_FEASTS, "feast.toast")
