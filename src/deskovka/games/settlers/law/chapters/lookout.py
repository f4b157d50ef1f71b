"""The lookout phase: everybody gets new cards, by the standard rule or one of the two variants."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from deskovka.core.rule import Reason, Rule
from deskovka.core.step import QUESTION, Move, Step, Together
from deskovka.games.settlers.law import events, reasons
from deskovka.games.settlers.law.asking import Question
from deskovka.games.settlers.law.drawing import discard_aside, keep_aside, set_aside, tell_seen
from deskovka.games.settlers.law.moves import Card
from deskovka.games.settlers.law.state import Settlers
from deskovka.games.settlers.law.verbs import (
    draw_common,
    draw_faction,
    has_common,
    take_common,
    take_openly,
    throw_away,
    turn_common,
)
from deskovka.games.settlers.law.zones import aside_zone, passing_zone

IN_ROW: Final = Rule("lookout.open")
OF_THREE: Final = Rule("draft.pass")
OF_TWO: Final = Rule("draft.discard")
ADVANCED_ROW: Final = 5
ADVANCED_SEATS: Final = 4  # for more the book does not say how the row is refilled
DRAFT: Final = 3


@dataclass
class Lookout(Step):
    """A faction card for everybody, then common cards. [lookout.faction]"""

    def run(self, s: Settlers, me: int) -> None:
        if s.log is not None:
            s.tell(events.PhaseBegan(0, "round.phases"))
        for i in range(s.seats):
            draw_faction(s, (s.first + i) % s.seats, "lookout.faction")
            if s.peaceful:
                draw_common(s, (s.first + i) % s.seats, "peaceful.card")
        style = s.options["lookout"]
        if s.seats == 1:
            s.then(0, LayRow(4, "solo.lookout"), SoloPick(1))
        elif style == "draft":
            s.then(s.first, DealThree(), KeepThree())
        elif style == "advanced":
            s.then(s.first, LayRow(ADVANCED_ROW, "advanced.row"), AdvancedPick(0))
        else:
            s.then(s.first, LayRow(s.seats + 1, "lookout.row"), RowPick(0))


LOOKOUT: Final = Lookout()


@dataclass
class LayRow(Step):
    """Common cards are laid open until the row is full. [lookout.row]"""

    amount: int
    rule: str

    def run(self, s: Settlers, me: int) -> None:
        new: list[int] = []
        while len(s.row) + len(new) < self.amount and has_common(s):
            new.append(turn_common(s))
        s.row = s.row + new
        if s.log is not None:
            s.tell(events.RowLaid(tuple(new), self.rule))


class FromRow(Question):
    """A player takes one of the open cards. [lookout.open]"""

    def refuse(self, s: Settlers, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Card):
            return QUESTION
        return None if m.card in s.row else IN_ROW

    def reason(self, s: Settlers, seat: int, m: Move, rule: Rule) -> Reason | None:
        return reasons.NotAmong(tuple(s.row)) if rule is IN_ROW else None

    def options(self, s: Settlers, seat: int) -> list[Move]:
        return [s.box.moves.card[card] for card in sorted(s.row)]

    def take(self, s: Settlers, seat: int, m: Move) -> None:
        assert isinstance(m, Card)
        row = s.row[:]
        row.remove(m.card)
        s.row = row
        take_openly(s, seat, m.card)
        if s.log is not None:
            s.tell(events.CardDrafted(seat, m.card, "lookout.open"))
        self.after(s, seat)

    def otherwise(self, s: Settlers, me: int) -> None:
        self.after(s, me)  # both the deck and its discard pile are empty

    def after(self, s: Settlers, seat: int) -> None:
        """Who is next?"""
        raise NotImplementedError


def clear_row(s: Settlers, rule: str) -> None:
    """The cards that nobody took are discarded."""
    for card in s.row:
        throw_away(s, card)
        if s.log is not None:
            s.tell(events.CardDiscarded(-1, card, rule))
    s.row = []


@dataclass
class RowPick(FromRow):
    """Clockwise from the first player, then back from the last one with new cards. [lookout.second-row]"""

    number: int  # of picks made before

    def after(self, s: Settlers, seat: int) -> None:
        number = self.number + 1
        if number == s.seats:
            clear_row(s, "lookout.last-card")
            s.then(seat, LayRow(s.seats + 1, "lookout.second-row"), RowPick(number))
        elif number < s.seats:
            s.push((seat + 1) % s.seats, RowPick(number))
        elif number < 2 * s.seats:
            s.push((seat - 1) % s.seats, RowPick(number))
        else:
            clear_row(s, "lookout.last-card")


@dataclass
class AdvancedPick(FromRow):
    """Two rounds of picks from a row of five that is refilled as the book says. [advanced.picks]"""

    number: int

    def after(self, s: Settlers, seat: int) -> None:
        number = self.number + 1
        if number == 2 * s.seats:
            clear_row(s, "lookout.last-card")
            return
        s.push((seat + 1) % s.seats, AdvancedPick(number))
        wanted = row_length(s.seats, number)
        if wanted > len(s.row):
            s.push(seat, LayRow(wanted, "advanced.refill" if s.seats <= ADVANCED_SEATS else "advanced.many"))


def row_length(seats: int, number: int) -> int:
    """How many cards a pick chooses from, by the picks before it; two players never get new ones."""
    if seats == 2:
        return ADVANCED_ROW - number
    if number < seats:
        return 4
    return 3 if number < 2 * seats - 1 else 2


# --- the draft -------------------------------------------------------------------------------------------


@dataclass
class DealThree(Step):
    """Everybody takes three common cards. [draft.three]"""

    def run(self, s: Settlers, me: int) -> None:
        for i in range(s.seats):
            seat = (s.first + i) % s.seats
            for _ in range(DRAFT):
                if has_common(s):
                    set_aside(s, seat, take_common(s, seat, aside_zone(s.seats, seat, 0)))
            tell_seen(s, seat, "draft.three")


class KeepTogether(Together):
    """Everybody who has cards aside keeps one of them in secret. [draft.keep]"""

    def wrong(self) -> Rule:
        """The rule that forbids any other card."""
        raise NotImplementedError

    def party(self, s: Settlers, me: int) -> tuple[int, ...]:
        return tuple([seat for seat in range(s.seats) if s.aside[seat]])

    def refuse(self, s: Settlers, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Card):
            return QUESTION
        return None if m.card in s.aside[seat] else self.wrong()

    def reason(self, s: Settlers, seat: int, m: Move, rule: Rule) -> Reason | None:
        return reasons.NotAmong(s.aside[seat]) if isinstance(m, Card) else None

    def candidates(self, s: Settlers, seat: int) -> list[Move]:
        return [s.box.moves.card[card] for card in s.aside[seat]]

    def fewest(self, s: Settlers, me: int) -> int:
        return super().fewest(s, me) if self.to_act(s, me) else 0

    def keep(self, s: Settlers, seat: int, m: Move | None) -> None:
        """The chosen card comes to the hand."""
        if isinstance(m, Card):
            keep_aside(s, seat, m.card)
            s.tell(events.CardKept(seat, m.card, "draft.keep"))

    def otherwise(self, s: Settlers, me: int) -> None:
        pass  # there are no common cards at all


@dataclass
class KeepThree(KeepTogether):
    """One of three is kept, the other two go to the left neighbour. [draft.pass]"""

    def wrong(self) -> Rule:
        return OF_THREE

    def settle(self, s: Settlers, me: int, answers: Sequence[Move | None]) -> None:
        for seat in range(s.seats):
            self.keep(s, seat, answers[seat])
        pass_left(s)
        s.reveals += 1
        s.push(me, KeepTwo())


def pass_left(s: Settlers) -> None:
    """All cards looked at go to the left neighbour, who sees them now. [draft.pass]"""
    last = s.seats - 1
    hand_over(s, last, aside_zone(s.seats, last, 0), passing_zone(s.seats), 0)
    for seat in range(last, 0, -1):
        hand_over(s, seat - 1, aside_zone(s.seats, seat - 1, 0), aside_zone(s.seats, seat, 0), 1 << seat)
    hand_over(s, last, passing_zone(s.seats), aside_zone(s.seats, 0, 0), 1)
    s.aside = [s.aside[last], *s.aside[:last]]
    for seat in range(s.seats):
        tell_seen(s, seat, "draft.pass")


def hand_over(s: Settlers, giver: int, zone: int, to: int, taker: int) -> None:
    """All cards that the giver looks at go from one zone to another, where the taker (a bit) sees them."""
    for card in s.aside[giver]:
        s.memory = s.memory.move(zone, 0, to, card, 1 << giver | taker)


@dataclass
class KeepTwo(KeepTogether):
    """One of the two is kept, the other one discarded. [draft.discard]"""

    def wrong(self) -> Rule:
        return OF_TWO

    def settle(self, s: Settlers, me: int, answers: Sequence[Move | None]) -> None:
        for i in range(s.seats):
            seat = (s.first + i) % s.seats
            self.keep(s, seat, answers[seat])
            discard_aside(s, seat, "draft.discard")


# --- alone -----------------------------------------------------------------------------------------------


@dataclass
class SoloPick(FromRow):
    """Take one of four, lose a random one to the virtual player, take one of two. [solo.lookout]"""

    picks: int

    def after(self, s: Settlers, seat: int) -> None:
        if not s.row:
            return
        row = s.row[:]
        lost = row[s.chance.below(len(row))] if self.picks == 1 else row[0]
        row.remove(lost)
        s.row = row
        s.empire = [s.empire[0], s.empire[1] + (lost,)]
        s.reveals += 1
        s.tell(events.VirtualTook(lost, "solo.lookout"))
        if self.picks == 1:
            s.push(seat, SoloPick(2))
