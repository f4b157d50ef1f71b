"""Turns, and the naming of a suit."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from deskovka.core.rule import Reason, Rule
from deskovka.core.step import QUESTION, Decision, Move
from prsi.moves import Draw, Name, Play, Stand, Stood, WentOut
from prsi.state import ACE, PENALTY, QUEEN, SEVEN, Prsi, fits, left_of, rank_of
from prsi.verbs import draw, lay, name_suit

IN_HAND: Final = Rule("play.hand")
FITS: Final = Rule("play.fits")
SEVENS: Final = Rule("seven.draw")
ACES: Final = Rule("ace.stand")


@dataclass
class DoesNotFit(Reason):
    """What would have to be followed."""

    top: int
    suit: int


@dataclass
class Turn(Decision):
    """Play a card that fits, or draw one; answer sevens or an ace, or bear them. [play.draw]"""

    due: int = 0  # cards to be drawn for sevens
    ace: bool = False  # is there one to be answered?

    def refuse(self, s: Prsi, seat: int, m: Move) -> Rule | None:
        if isinstance(m, Stand if self.ace else Draw):
            return None
        if not isinstance(m, Play):
            return QUESTION
        if m.card not in s.hand[seat]:
            return IN_HAND
        if self.due or self.ace:
            answers = rank_of(m.card) == (SEVEN if self.due else ACE)
            return None if answers else SEVENS if self.due else ACES
        return None if fits(s, m.card) else FITS

    def reason(self, s: Prsi, seat: int, m: Move, rule: Rule) -> Reason | None:
        return DoesNotFit(s.played[-1], s.suit) if rule is FITS else None

    def take(self, s: Prsi, seat: int, m: Move) -> None:
        if isinstance(m, Play):
            lay(s, seat, m.card, "queen.any" if rank_of(m.card) == QUEEN else "play.fits")
            self.follow(s, seat, rank_of(m.card))
            return
        if self.ace:
            s.tell(Stood(seat))
        else:
            draw(s, seat, self.due or 1, "seven.draw" if self.due else "play.draw")
        s.then(left_of(s, seat), Turn())

    def follow(self, s: Prsi, me: int, rank: int) -> None:
        """What a card of this rank leads to; nothing, once its player has no other. [end.first]"""
        if not s.hand[me]:
            s.tell(WentOut(me))
        elif rank == QUEEN:
            s.then(me, NameSuit())
        else:
            s.then(left_of(s, me), Turn(self.due + PENALTY if rank == SEVEN else 0, rank == ACE))


@dataclass
class NameSuit(Decision):
    """Whoever played a queen names a suit. [queen.suit]"""

    def refuse(self, s: Prsi, seat: int, m: Move) -> Rule | None:
        return None if isinstance(m, Name) else QUESTION

    def take(self, s: Prsi, seat: int, m: Move) -> None:
        assert isinstance(m, Name)
        name_suit(s, seat, m.suit)
        s.then(left_of(s, seat), Turn())
