"""Objectives, which may be shown before and after every action, and gifts of coins."""

from __future__ import annotations

from typing import Final

from deskovka.core.cells import with_entry
from deskovka.core.rule import Reason, Rule
from deskovka.core.step import Decision, Move
from deskovka.games.scythe.law import events
from deskovka.games.scythe.law.chapters.ending import SETTLE_STARS
from deskovka.games.scythe.law.moves import Gift, Reveal, Skip
from deskovka.games.scythe.law.objectives import count, holds, is_fulfilled
from deskovka.games.scythe.law.pieces import DOMINATE, STAR_KINDS, STAR_OBJECTIVE
from deskovka.games.scythe.law.reasons import GiftShort, Unfulfilled
from deskovka.games.scythe.law.state import Scythe, faction_of
from deskovka.games.scythe.law.verbs import give_coins, place_star

OWN_OBJECTIVE: Final = Rule("objective.own")
NOT_YET: Final = Rule("objective.fulfilled")
AT_END: Final = Rule("objective.end")
ONE_OBJECTIVE: Final = Rule("objective.one")
GIFTS: Final = Rule("gift.allowed")
GIFT_TO: Final = Rule("gift.other")
GIFT_COINS: Final = Rule("gift.coins")
ONCE: Final = Rule("action.once")
PAWN: Final = Rule("turn.pawn")


def refuse_reveal(s: Scythe, seat: int, number: int, at_end: bool) -> Rule | None:
    """An own objective that is fulfilled now, at the moment its card allows. [objective.when]"""
    if s.stars[seat * STAR_KINDS + STAR_OBJECTIVE] and faction_of(s, seat).ability != DOMINATE:
        return ONE_OBJECTIVE
    if number not in s.objectives[seat]:
        return OWN_OBJECTIVE
    if s.box.objectives[number].at_end and not at_end:
        return AT_END
    return None if is_fulfilled(s, seat, number) else NOT_YET


def why_not_reveal(s: Scythe, seat: int, m: Move, rule: Rule) -> Reason | None:
    """Which conditions of an own objective do not hold, and what is there instead."""
    if rule is not NOT_YET or not isinstance(m, Reveal):
        return None
    missing: list[int] = []
    for i, need in enumerate(s.box.objectives[m.objective].needs):
        found = count(s, seat, need)
        if not holds(need, found):
            missing += [i, found]
    return Unfulfilled(m.objective, tuple(missing))


def may_reveal(s: Scythe, seat: int) -> bool:
    """One objective each; Saxony both. [objective.one] [saxony.dominate]"""
    if not s.objectives[seat]:
        return False
    return not s.stars[seat * STAR_KINDS + STAR_OBJECTIVE] or faction_of(s, seat).ability == DOMINATE


def reveal(s: Scythe, seat: int, number: int) -> None:
    """A star; the cards are put away, Saxony keeps the other one. [objective.star]"""
    s.tell(events.ObjectiveRevealed(seat, number, "objective.star"))
    rest = tuple([other for other in s.objectives[seat] if other != number])
    keeps = faction_of(s, seat).ability == DOMINATE
    s.shown = [*s.shown, number]
    s.objectives = with_entry(s.objectives, seat, rest if keeps else ())
    s.put_away = with_entry(s.put_away, seat, () if keeps else rest)
    s.reveals += 1
    place_star(s, seat, STAR_OBJECTIVE, "objective.star")
    s.push(seat, SETTLE_STARS)


def add_reveals(s: Scythe, seat: int, at_end: bool, found: list[Move]) -> None:
    """Objectives that could be shown now."""
    if may_reveal(s, seat):
        for number in s.objectives[seat]:  # they lie in order
            if (at_end or not s.box.objectives[number].at_end) and is_fulfilled(s, seat, number):
                found.append(s.box.moves.reveal[number])


class SectionAction(Decision):
    """An action of a section: it may be left out, and before it an objective may be shown."""

    def refuse(self, s: Scythe, seat: int, m: Move) -> Rule | None:
        if isinstance(m, Skip):
            return None
        if isinstance(m, Reveal):
            return refuse_reveal(s, seat, m.objective, False)
        return self.refuse_action(s, seat, m)

    def reason(self, s: Scythe, seat: int, m: Move, rule: Rule) -> Reason | None:
        return why_not_reveal(s, seat, m, rule)

    def refuse_action(self, s: Scythe, seat: int, m: Move) -> Rule | None:
        """The rule that forbids the action itself."""
        raise NotImplementedError

    def take(self, s: Scythe, seat: int, m: Move) -> None:
        if isinstance(m, Reveal):
            s.push(seat, self)
            reveal(s, seat, m.objective)
        elif not isinstance(m, Skip):
            self.act(s, seat, m)

    def act(self, s: Scythe, seat: int, m: Move) -> None:
        """The action itself."""
        raise NotImplementedError


def refuse_gift(s: Scythe, seat: int, m: Gift) -> Rule | None:
    """Coins may be given, if the table agreed to it. [gift.allowed]"""
    if not s.gifts:
        return GIFTS
    if m.seat == seat or m.seat >= s.seats:
        return GIFT_TO
    return None if s.coins[seat] >= m.coins else GIFT_COINS


def why_no_gift(s: Scythe, seat: int, m: Move, rule: Rule) -> Reason | None:
    """How many coins are missing."""
    if rule is GIFT_COINS and isinstance(m, Gift):
        return GiftShort(m.coins, int(s.coins[seat]))
    return None


def give(s: Scythe, seat: int, m: Gift) -> None:
    """Coins change hands."""
    give_coins(s, seat, m.coins, m.seat, "gift.allowed")
