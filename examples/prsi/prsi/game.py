"""The description of Prší for the table, the bots and the laboratory."""

from __future__ import annotations

from typing import ClassVar

from deskovka.core.game import Game
from deskovka.core.moves import Catalogue
from deskovka.core.parts import Hints, Law, Score, ranks_of
from deskovka.core.state import Choices
from prsi.moves import Draw, Name, Play, Stand
from prsi.state import CARDS, HAND, SUITS, Prsi
from prsi.turns import Turn
from prsi.verbs import draw, turn_up
from prsi.words import PrsiShow, PrsiVoice


class PrsiLaw(Law):
    """How Prší begins, and who wins."""

    def set_up(self, s: Prsi) -> None:
        s.hand = [()] * s.seats
        s.played = []
        s.stock = list(range(CARDS))
        s.chance.shuffle(s.stock)
        s.begin_memory()
        for seat in range(s.seats):
            draw(s, seat, HAND, "setup.deal")
        turn_up(s)
        s.then(0, Turn())

    def score(self, s: Prsi) -> Score:
        """Each card left is a point less; whoever has none has won. [end.points]"""
        points = tuple([-len(hand) for hand in s.hand])
        winners = tuple([seat for seat in range(s.seats) if not points[seat]])
        return Score(points, ranks_of(points), winners, tuple([{"cards": mine} for mine in points]))


class PrsiHints(Hints):
    """Three cards are a comfortable lead."""

    scale: ClassVar[float] = 3.0


class PrsiGame(Game):
    """Play a card of the same suit or rank, or draw."""

    id: ClassVar[str] = "prsi"
    seats: ClassVar[range] = range(2, 6)

    def __init__(self) -> None:
        named = [Name(suit) for suit in range(SUITS)]
        moves = Catalogue([Draw(), Stand(), *[Play(card) for card in range(CARDS)], *named])
        super().__init__("prsi", [], moves, CARDS, PrsiLaw(), PrsiVoice(), PrsiShow(), hints=PrsiHints())

    def blank(self, seats: int, options: Choices) -> Prsi:
        return Prsi(self, seats, options)
