"""Cards that are lost: which can be chosen, and where they go."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from deskovka.core.rule import Reason, Rule
from deskovka.core.step import QUESTION, Decision, Move, Step
from deskovka.games.katan_duel.law.effects import GainAny
from deskovka.games.katan_duel.law.moves import Stack
from deskovka.games.katan_duel.law.pieces import CONSOLERS, NOTHING, SITES, STACKS
from deskovka.games.katan_duel.law.reasons.drawing import NoSuchStack, OtherBack
from deskovka.games.katan_duel.law.reasons.targets import NoCardThere, WrongTarget
from deskovka.games.katan_duel.law.state import Duel, card_at, gives
from deskovka.games.katan_duel.law.verbs import bury_card, is_offered, remove_card

SAME_BACK: Final = Rule("stacks.same-back")
STACKS_THERE: Final = Rule("stacks.there")
FOUR_STACKS: Final = Rule("stacks.four")

# --- choices ---------------------------------------------------------------------------------------------


def targets(s: Duel, seat: i64) -> list[Move]:
    """All cards on sites of a principality; centre cards are never targets. [centre.safe]"""
    found: list[Move] = []
    for site in range(SITES):
        if card_at(s, seat, site) != NOTHING:
            found.append(s.box.moves.target[site])
    return found


def why_no_card(site: int) -> Reason:
    """There is nothing on the site."""
    return NoCardThere(site)


def why_target(card: int, site: int, wanted: str) -> Reason:
    """The site is empty, or its card is not of the kind that is asked for."""
    return why_no_card(site) if card == NOTHING else WrongTarget(card, wanted)


def takes(s: Duel, cards: tuple[int, ...]) -> list[Move]:
    """Moves that take one of these cards, each kind once."""
    return [s.box.moves.take[card] for card in sorted(set(cards))]


def unders(s: Duel, cards: tuple[int, ...]) -> list[Move]:
    """Moves that put one of these cards under a stack with its back."""
    found: list[Move] = []
    for card in sorted(set(cards)):
        for stack in stacks_with_back(s, s.mode.back[card]):
            found.append(s.box.moves.under[card * STACKS + stack])
    return found


# --- losing an expansion ---------------------------------------------------------------------------------


@dataclass
class Bury(Step):
    """An own card on a site goes under a stack with its back. [attack.under-stack]"""

    site: int
    rule: str

    def run(self, s: Duel, me: int) -> None:
        card = card_at(s, me, self.site)
        if is_offered(s, card):
            remove_card(s, me, self.site, "attack.face-up")
            console(s, me)
            return
        stacks = stacks_with_back(s, s.mode.back[card])
        if len(stacks) == 1:
            bury_card(s, me, self.site, stacks[0], self.rule)
            console(s, me)
        else:
            s.push(me, BuryUnder(self.site, self.rule))


def stacks_with_back(s: Duel, back: i64) -> list[int]:
    """The stacks under which a card with this back may go; empty ones count."""
    return s.mode.with_back[back]


def refuse_back(s: Duel, card: i64, stack: i64) -> Rule | None:
    """A card goes only under a stack of this game with its own back. [stacks.same-back]"""
    if stack >= len(s.stacks):
        return no_such_stack(s)
    return None if s.mode.stacks[stack].back == s.mode.back[card] else SAME_BACK


def no_such_stack(s: Duel) -> Rule:
    """What says how many stacks there are. [stacks.there] [stacks.four]"""
    return STACKS_THERE if s.mode.theme else FOUR_STACKS


def why_back(s: Duel, card: int, stack: int, rule: Rule) -> Reason | None:
    """Why a card cannot go under this stack."""
    if rule is STACKS_THERE or rule is FOUR_STACKS:
        return NoSuchStack(stack, len(s.stacks))
    return OtherBack(card, stack) if rule is SAME_BACK else None


@dataclass
class BuryUnder(Decision):
    """Choose the stack under which an own card goes. [attack.chooses]"""

    site: int
    rule: str

    def refuse(self, s: Duel, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Stack):
            return QUESTION
        return refuse_back(s, card_at(s, seat, self.site), m.stack)

    def reason(self, s: Duel, seat: int, m: Move, rule: Rule) -> Reason | None:
        return why_back(s, int(card_at(s, seat, self.site)), m.stack, rule) if isinstance(m, Stack) else None

    def candidates(self, s: Duel, seat: int) -> list[Move]:
        return s.box.moves.stack

    def take(self, s: Duel, seat: int, m: Move) -> None:
        assert isinstance(m, Stack)
        bury_card(s, seat, self.site, m.stack, self.rule)
        console(s, seat)


def console(s: Duel, seat: int) -> None:
    """A resource for an expansion lost to an action card or an event. [card.irmgard]"""
    if gives(s, seat, CONSOLERS):
        s.push(seat, GainAny(1, "card.irmgard"))
