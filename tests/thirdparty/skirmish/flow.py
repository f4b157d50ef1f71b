"""Set-up, draft, rounds; and what a seat may imagine."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from deskovka.core.chance import Chance
from deskovka.core.parts import Law, Score
from deskovka.core.rule import Rule
from deskovka.core.step import QUESTION, Move, Step, Together
from skirmish.chapters.actions import Action
from skirmish.chapters.wagers import Wager
from skirmish.moves import Keep
from skirmish.pieces import PURSES, ROUNDS, SOURCES
from skirmish.scoring import score_of
from skirmish.state import Skirmish, left_of
from skirmish.verbs import begin_round, deal, pass_on

OWN_CARD: Final = Rule("setup.draft")


class SkirmishLaw(Law):
    """How a skirmish begins, what it hides, who wins."""

    def set_up(self, s: Skirmish) -> None:
        """Lay out the table and deal the draft; `options` say how rich everybody is and how long it takes."""
        purses: tuple[str, ...] = tuple(s.options["purse"])
        s.goods = [count for purse in purses for count in PURSES[purse]]  # [setup.purse]
        s.points = [0] * (s.seats * len(SOURCES))
        s.laid = [()] * s.seats
        s.discarded = []
        s.rounds = ROUNDS[str(s.options["length"])]
        s.baron = 0
        s.hand = [()] * s.seats
        s.ally = [()] * s.seats
        s.given = [()] * s.seats
        s.seen = [()] * s.seats
        s.stack = list(range(len(s.cards)))
        s.chance.shuffle(s.stack)
        for seat in range(s.seats):
            deal(s, seat, 2, "setup.deal")
        s.then(0, Draft(), Round())

    def dream(self, s: Skirmish, viewer: int | None, chance: Chance) -> None:
        """Deal anew what the viewer has neither in front of it nor in its memory.

        Only lengths of the others' fields are used: the real content is not there when a View is imagined.
        """
        allies: list[tuple[int, ...]] = [()] * s.seats
        top: tuple[int, ...] = ()
        known = [*s.discarded, *[card for laid in s.laid for card in laid]]
        if viewer is not None:
            allies[left_of(s, viewer)] = s.given[viewer]
            allies[viewer] = s.ally[viewer]
            top = s.seen[viewer]
            known += [*s.hand[viewer], *top, *[card for ally in allies for card in ally]]
        cards = [card for card in range(len(s.cards)) if card not in known]
        chance.shuffle(cards)
        for seat in range(s.seats):
            if seat != viewer:
                s.hand[seat] = tuple(sorted([cards.pop() for _ in s.hand[seat]]))
                s.ally[seat] = allies[seat] or tuple([cards.pop() for _ in s.ally[seat]])
        s.stack = [*cards, *top]
        for seat in range(s.seats):
            s.given[seat] = s.ally[left_of(s, seat)]
            s.seen[seat] = tuple(s.stack[len(s.stack) - len(s.seen[seat]) :])

    def score(self, s: Skirmish) -> Score:
        return score_of(s)


@dataclass
class Draft(Together):
    """All at once, everybody keeps one of two cards and passes the other to the left. [setup.draft]"""

    def refuse(self, s: Skirmish, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Keep):
            return QUESTION
        return None if m.card in s.hand[seat] else OWN_CARD

    def settle(self, s: Skirmish, me: int, answers: Sequence[Move | None]) -> None:
        for seat, m in enumerate(answers):
            assert isinstance(m, Keep)
            for card in s.hand[seat]:
                if card != m.card:
                    pass_on(s, seat, card)
        for seat in range(s.seats):
            deal(s, seat, 2, "setup.deal")


@dataclass
class Round(Step):
    """A wager, then an action of everybody; until no round is left. [round.order]"""

    def run(self, s: Skirmish, me: int) -> None:
        if s.rounds:
            begin_round(s)
            s.then(left_of(s, me), ROUND)
            s.then(me, WAGER)


ROUND: Final = Round()
WAGER: Final = Wager(Action())
