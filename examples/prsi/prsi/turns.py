"""Turns: an ordinary one, one under sevens, one under an ace; and the naming of a suit."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from deskovka.core.rule import Reason, Rule
from deskovka.core.step import QUESTION, Decision, Move
from prsi.moves import Draw, Name, Play, Stand, Stood, WentOut
from prsi.state import ACE, PENALTY, QUEEN, SEVEN, Prsi, fits, rank_of
from prsi.verbs import draw, lay, name_suit

IN_HAND: Final = Rule("play.hand")
FITS: Final = Rule("play.fits")
ANSWERS_SEVEN: Final = Rule("seven.draw")
ANSWERS_ACE: Final = Rule("ace.stand")


@dataclass
class DoesNotFit(Reason):
    """What would have to be followed."""

    top: int
    suit: int


@dataclass
class Turn(Decision):
    """Play a card that fits, or draw one. [play.fits] [play.draw]"""

    def refuse(self, s: Prsi, seat: int, m: Move) -> Rule | None:
        if isinstance(m, Draw):
            return None
        if not isinstance(m, Play) or m.card not in s.hand[seat]:
            return why_not_held(m)
        return None if fits(s, m.card) else FITS

    def reason(self, s: Prsi, seat: int, m: Move, rule: Rule) -> Reason | None:
        return DoesNotFit(s.played[-1], s.suit) if rule is FITS else None

    def take(self, s: Prsi, seat: int, m: Move) -> None:
        if isinstance(m, Play):
            play(s, seat, m.card, 0, "queen.any" if rank_of(m.card) == QUEEN else "play.fits")
        else:
            draw(s, seat, 1, "play.draw")
            s.then(left_of(s, seat), Turn())


@dataclass
class UnderSevens(Decision):
    """Answer with a seven, or draw. [seven.draw]"""

    due: int

    def refuse(self, s: Prsi, seat: int, m: Move) -> Rule | None:
        if isinstance(m, Draw):
            return None
        if not isinstance(m, Play) or m.card not in s.hand[seat]:
            return why_not_held(m)
        return None if rank_of(m.card) == SEVEN else ANSWERS_SEVEN

    def take(self, s: Prsi, seat: int, m: Move) -> None:
        if isinstance(m, Play):
            play(s, seat, m.card, self.due, "seven.draw")
        else:
            draw(s, seat, self.due, "seven.draw")
            s.then(left_of(s, seat), Turn())


@dataclass
class UnderAce(Decision):
    """Answer with an ace, or miss the turn. [ace.stand]"""

    def refuse(self, s: Prsi, seat: int, m: Move) -> Rule | None:
        if isinstance(m, Stand):
            return None
        if not isinstance(m, Play) or m.card not in s.hand[seat]:
            return why_not_held(m)
        return None if rank_of(m.card) == ACE else ANSWERS_ACE

    def take(self, s: Prsi, seat: int, m: Move) -> None:
        if isinstance(m, Play):
            play(s, seat, m.card, 0, "ace.stand")
        else:
            s.tell(Stood(seat, "ace.stand"))
            s.then(left_of(s, seat), Turn())


@dataclass
class NameSuit(Decision):
    """Whoever played a queen names a suit. [queen.suit]"""

    def refuse(self, s: Prsi, seat: int, m: Move) -> Rule | None:
        return None if isinstance(m, Name) else QUESTION

    def take(self, s: Prsi, seat: int, m: Move) -> None:
        assert isinstance(m, Name)
        name_suit(s, seat, m.suit)
        s.then(left_of(s, seat), Turn())


def why_not_held(m: Move) -> Rule:
    return IN_HAND if isinstance(m, Play) else QUESTION


def left_of(s: Prsi, seat: int) -> int:
    return (seat + 1) % s.seats


def play(s: Prsi, me: int, card: int, due: int, rule: str) -> None:
    """Lay a card; the next question depends on it, and there is none once a hand is empty. [end.first]"""
    lay(s, me, card, rule)
    if not s.hand[me]:
        s.tell(WentOut(me, "end.first"))
    elif rank_of(card) == QUEEN:
        s.then(me, NameSuit())
    elif rank_of(card) == SEVEN:
        s.then(left_of(s, me), UnderSevens(due + PENALTY))
    else:
        s.then(left_of(s, me), UnderAce() if rank_of(card) == ACE else Turn())
