"""A turn: another section, its top action, its bottom action; objectives before and after them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from deskovka.core.rule import Reason, Rule
from deskovka.core.step import QUESTION, Decision, Move, Step
from deskovka.games.scythe.law import events
from deskovka.games.scythe.law.chapters.automa import AUTOMA_TURN
from deskovka.games.scythe.law.chapters.bottom import BottomAction
from deskovka.games.scythe.law.chapters.improving import refuse_wish
from deskovka.games.scythe.law.chapters.revealing import (
    ONCE,
    ONE_OBJECTIVE,
    PAWN,
    add_reveals,
    give,
    may_reveal,
    refuse_gift,
    refuse_reveal,
    reveal,
    why_no_gift,
    why_not_reveal,
)
from deskovka.games.scythe.law.chapters.top import TopAction, top_of
from deskovka.games.scythe.law.moves import Bottom, Done, Gift, Less, Reveal, Section, Top, Wish
from deskovka.games.scythe.law.pieces import FACTORY_SECTION, NOTHING, RELENTLESS
from deskovka.games.scythe.law.reasons import BOTH_PASSED, ActionOrder, SameSection
from deskovka.games.scythe.law.state import Scythe, faction_of, is_automa, left_of
from deskovka.games.scythe.law.verbs import set_wish

SAME: Final = Rule("turn.another-section")
FACTORY_TWICE: Final = Rule("rusviet.factory-once")
NO_CARD: Final = Rule("factory.own")


@dataclass
class ChooseSection(Decision):
    """Another section than last time. [turn.another-section]"""

    def refuse(self, s: Scythe, seat: int, m: Move) -> Rule | None:
        if isinstance(m, Reveal):
            return refuse_reveal(s, seat, m.objective, False)
        if isinstance(m, Gift):
            return refuse_gift(s, seat, m)
        if isinstance(m, Wish):
            return refuse_wish(s, seat, m, s.recruits[seat])
        if not isinstance(m, Section):
            return QUESTION
        return refuse_section(s, seat, m.section)

    def reason(self, s: Scythe, seat: int, m: Move, rule: Rule) -> Reason | None:
        if rule is SAME and isinstance(m, Section):
            factory = m.section == FACTORY_SECTION
            return SameSection(m.section, FACTORY_SECTION if factory else top_of(s, seat, m.section))
        return why_not_reveal(s, seat, m, rule) or why_no_gift(s, seat, m, rule)

    def options(self, s: Scythe, seat: int) -> list[Move]:
        found = [m for i, m in enumerate(s.box.moves.section) if refuse_section(s, seat, i) is None]
        add_reveals(s, seat, False, found)
        if s.gifts:
            found += [m for m in s.box.moves.gift if self.refuse(s, seat, m) is None]
        if s.recruits[seat]:
            found += [m for m in s.box.moves.wish if self.refuse(s, seat, m) is None]
        return found

    def take(self, s: Scythe, seat: int, m: Move) -> None:
        if isinstance(m, Section):
            s.section[seat] = m.section
            if s.log is not None:
                s.tell(events.SectionChosen(seat, m.section, "turn.another-section"))
            s.then(seat, TopAction(m.section), BottomAction(m.section), END_TURN)
        else:
            s.push(seat, CHOOSE_SECTION)
            if isinstance(m, Gift):
                give(s, seat, m)
            elif isinstance(m, Wish):
                set_wish(s, seat, m.bottom, m.take)
            else:
                assert isinstance(m, Reveal)
                reveal(s, seat, m.objective)


CHOOSE_SECTION: Final = ChooseSection()


def refuse_section(s: Scythe, seat: int, section: int) -> Rule | None:
    """The Factory card is a fifth section; the Rusviets may stay. [factory.section] [rusviet.relentless]"""
    if section == FACTORY_SECTION and s.factory_card[seat] == NOTHING:
        return NO_CARD
    if s.section[seat] != section:
        return None
    if faction_of(s, seat).ability != RELENTLESS:
        return SAME
    return None if section != FACTORY_SECTION or s.repeats_factory else FACTORY_TWICE


# --- the end of the turn ---------------------------------------------------------------------------------


@dataclass
class EndTurn(Decision):
    """Whoever still has objectives may show one, and is always asked, so that asking betrays nothing.
    [objective.end]"""

    def refuse(self, s: Scythe, seat: int, m: Move) -> Rule | None:
        if not may_reveal(s, seat):
            return ONE_OBJECTIVE
        if isinstance(m, Done):
            return None
        if isinstance(m, Reveal):
            return refuse_reveal(s, seat, m.objective, True)
        return ONCE if isinstance(m, (Top, Less, Bottom)) else PAWN if isinstance(m, Section) else QUESTION

    def reason(self, s: Scythe, seat: int, m: Move, rule: Rule) -> Reason | None:
        return ActionOrder(BOTH_PASSED) if rule is ONCE else why_not_reveal(s, seat, m, rule)

    def options(self, s: Scythe, seat: int) -> list[Move]:
        found: list[Move] = []
        if may_reveal(s, seat):
            add_reveals(s, seat, True, found)
            found += s.box.moves.done
        return found

    def take(self, s: Scythe, seat: int, m: Move) -> None:
        if isinstance(m, Reveal):
            s.push(seat, END_TURN)
            reveal(s, seat, m.objective)

    def otherwise(self, s: Scythe, me: int) -> None:
        pass


END_TURN: Final = EndTurn()


@dataclass
class Turn(Step):
    """The next player's turn. [turn.order]"""

    def run(self, s: Scythe, me: int) -> None:
        s.turn += 1
        s.active = me
        s.driven = 0
        s.coerced = 0
        s.wished = 0
        s.new_mine = NOTHING
        s.tired = []
        s.trail = []
        s.recruited = s.recruits[:]
        if s.log is not None:
            s.tell(events.TurnBegan(me, s.turn, "turn.order"))
        s.push(left_of(s, me), TURN)
        s.push(me, AUTOMA_TURN if is_automa(s, me) else CHOOSE_SECTION)


TURN: Final = Turn()
