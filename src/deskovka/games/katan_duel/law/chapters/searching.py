"""Looking through stacks and discard piles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from deskovka.core.rule import Reason, Rule
from deskovka.core.step import QUESTION, Decision, Move, Step
from deskovka.games.katan_duel.law.chapters.losses import FOUR_STACKS, STACKS_THERE, no_such_stack, takes
from deskovka.games.katan_duel.law.hands import (
    fetch,
    look_into_pile,
    look_through,
    see_pile,
    see_stack,
    take_found,
)
from deskovka.games.katan_duel.law.moves import Stack, Stop, Take
from deskovka.games.katan_duel.law.needs import pile_of
from deskovka.games.katan_duel.law.pieces import NOBODY
from deskovka.games.katan_duel.law.reasons.drawing import (
    FirstCards,
    NoSuchStack,
    NotInPile,
    NotInStack,
    StackEmpty,
    TheirStack,
)
from deskovka.games.katan_duel.law.state import Duel

IN_PILE: Final = Rule("discard.there")
IN_STACK: Final = Rule("search.there")
MUST_TAKE: Final = Rule("search.must-take")
START_CARDS: Final = Rule("setup.choose-hand")
NOT_EMPTY: Final = Rule("stacks.empty")
EMPTY_AT_FIRST: Final = Rule("stacks.empty-introductory")
OWN_STACK: Final = Rule("tournament.own-stacks")


@dataclass
class SearchPile(Step):
    """Look through a discard pile and take a card of it. [discard.search]"""

    other: bool
    rule: str

    def run(self, s: Duel, me: int) -> None:
        look_into_pile(s, me, pile_of(s, me, self.other))
        s.push(me, FetchCard(self.other, self.rule))


@dataclass
class FetchCard(Decision):
    """Take a card from a discard pile to the hand; it may be used at once. [discard.search]"""

    other: bool
    rule: str

    def refuse(self, s: Duel, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Take):
            return QUESTION
        return None if m.card in s.discard[pile_of(s, seat, self.other)] else IN_PILE

    def reason(self, s: Duel, seat: int, m: Move, rule: Rule) -> Reason | None:
        return NotInPile(m.card) if isinstance(m, Take) else None

    def show(self, s: Duel, me: int) -> None:
        see_pile(s, me, pile_of(s, me, self.other))

    def candidates(self, s: Duel, seat: int) -> list[Move]:
        return takes(s, s.discard[pile_of(s, seat, self.other)])

    def take(self, s: Duel, seat: int, m: Move) -> None:
        assert isinstance(m, Take)
        fetch(s, seat, pile_of(s, seat, self.other), m.card, self.rule)


@dataclass
class SearchStack(Decision):
    """Choose a stack to look through, free of charge; the card found may be used at once. [card.library]"""

    rule: str

    def refuse(self, s: Duel, seat: int, m: Move) -> Rule | None:
        return refuse_stack(s, seat, m.stack) if isinstance(m, Stack) else QUESTION

    def reason(self, s: Duel, seat: int, m: Move, rule: Rule) -> Reason | None:
        return why_stack(s, m.stack, rule) if isinstance(m, Stack) else None

    def candidates(self, s: Duel, seat: int) -> list[Move]:
        return s.box.moves.stack

    def take(self, s: Duel, seat: int, m: Move) -> None:
        assert isinstance(m, Stack)
        look_through(s, seat, m.stack, self.rule)
        s.push(seat, TakeFound(m.stack, True, self.rule))

    def otherwise(self, s: Duel, me: int) -> None:
        """All stacks are empty: there is nothing to find. [stacks.empty]"""


def refuse_stack(s: Duel, seat: i64, stack: i64) -> Rule | None:
    """A stack of this game, not another player's own, with a card in it."""
    if stack >= len(s.stacks):
        return no_such_stack(s)
    if s.mode.stacks[stack].owner not in (NOBODY, seat):
        return OWN_STACK
    return None if s.stacks[stack] else NOT_EMPTY if s.mode.theme else EMPTY_AT_FIRST


def why_stack(s: Duel, stack: int, rule: Rule) -> Reason | None:
    """Why nothing can be taken from a stack."""
    if rule is STACKS_THERE or rule is FOUR_STACKS:
        return NoSuchStack(stack, len(s.stacks))
    if rule is OWN_STACK:
        return TheirStack(stack)
    return StackEmpty(stack) if rule is NOT_EMPTY or rule is EMPTY_AT_FIRST else None


@dataclass
class TakeFound(Decision):
    """Take one card of a stack that was looked through; the order of the others stays. [search.order]"""

    stack: int
    at_once: bool
    rule: str

    def refuse(self, s: Duel, seat: int, m: Move) -> Rule | None:
        if isinstance(m, Stop):
            return START_CARDS if self.rule == "setup.choose-hand" else MUST_TAKE
        if not isinstance(m, Take):
            return QUESTION
        return None if m.card in s.stacks[self.stack] else IN_STACK

    def reason(self, s: Duel, seat: int, m: Move, rule: Rule) -> Reason | None:
        if rule is START_CARDS:
            return FirstCards(len(s.hand[seat]))
        return NotInStack(m.card, self.stack) if isinstance(m, Take) else None

    def show(self, s: Duel, me: int) -> None:
        see_stack(s, me, self.stack)

    def candidates(self, s: Duel, seat: int) -> list[Move]:
        return takes(s, s.stacks[self.stack])

    def take(self, s: Duel, seat: int, m: Move) -> None:
        assert isinstance(m, Take)
        take_found(s, seat, self.stack, m.card, self.at_once, self.rule)
