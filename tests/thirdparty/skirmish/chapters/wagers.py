"""The wager for the prize."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from deskovka.core.rule import Rule
from deskovka.core.step import QUESTION, Each, Move, Step, Together
from skirmish import events
from skirmish.moves import Bid
from skirmish.pieces import BARON_BIDS, FROM_PRIZES, GOLD
from skirmish.state import Skirmish, goods_of
from skirmish.verbs import lay, lose_prize, pay, score, turn_up

GOLD_FOR_BID: Final = Rule("wager.secret")


@dataclass
class Wager(Together):
    """Everybody bids secretly for the top card of the stack; in a solo game the Baron bids too. [wager.secret]"""

    action: Step  # what everybody does afterwards

    def refuse(self, s: Skirmish, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Bid):
            return QUESTION
        return None if m.gold <= goods_of(s, seat, GOLD) else GOLD_FOR_BID

    def settle(self, s: Skirmish, me: int, answers: Sequence[Move | None]) -> None:
        bids = [m.gold for m in answers if isinstance(m, Bid)]
        if s.seats == 1:
            bids.append(s.chance.below(BARON_BIDS))
        s.tell(events.BidsShown(tuple(bids), "wager.shown"))
        prize = turn_up(s)
        most = [seat for seat, bid in enumerate(bids) if bid == max(bids)]
        winner = most[0]
        if len(most) == 1 and winner < s.seats:
            self.begin(s, winner)
            for _ in range(bids[winner]):
                pay(s, winner, GOLD, "wager.winner")
            score(s, winner, 1, FROM_PRIZES, "wager.winner")
            lay(s, winner, prize, "wager.winner")
        else:
            self.begin(s, me)
            by_baron = s.seats == 1
            lose_prize(s, prize, 2 if by_baron else 0, "wager.baron" if by_baron else "wager.tie")

    def begin(self, s: Skirmish, first: int) -> None:
        """Everybody acts once, clockwise from the first player. [round.order]"""
        s.then(first, Each(tuple([(first + i) % s.seats for i in range(s.seats)]), self.action))
