"""The description of Skirmish for the table, the bots and the laboratory."""

from __future__ import annotations

from typing import ClassVar

from deskovka.core.game import Game, Option
from deskovka.core.moves import Catalogue
from deskovka.core.parts import Hints
from deskovka.core.state import Choices
from deskovka.core.step import Move, No, Pick, Yes
from skirmish.boards import SkirmishShow
from skirmish.cards import CARDS
from skirmish.flow import SkirmishLaw
from skirmish.moves import Attack, Bid, Keep, Play, Rest, Spend, Take
from skirmish.pieces import GOODS, MAX_BID, PURSES, ROUNDS
from skirmish.state import Skirmish
from skirmish.words import SkirmishVoice


class SkirmishHints(Hints):
    """What studies look at."""

    topics: ClassVar[dict[str, tuple[str, str]]] = {"laid": ("Laid", "card")}


class SkirmishGame(Game):
    """A toy that is as nasty as a real game."""

    id: ClassVar[str] = "skirmish"
    version: ClassVar[int] = 1
    seats: ClassVar[range] = range(1, 4)

    def __init__(self) -> None:
        cards, goods = range(len(CARDS)), range(len(GOODS))
        moves: list[Move] = [Yes(), No(), Pick(0), Pick(1), Rest()]
        moves += [Keep(card) for card in cards]
        moves += [Bid(gold) for gold in range(MAX_BID + 1)]
        moves += [Play(card) for card in cards]
        moves += [Attack(seat) for seat in range(self.seats.stop - 1)]
        moves += [Spend(good) for good in goods]
        moves += [Take(good) for good in goods]
        options = [
            Option("skirmish", "length", tuple(ROUNDS), "long"),
            Option("skirmish", "purse", tuple(PURSES), "poor", per_seat=True),
        ]
        content = [[card.kind, card.wood, card.iron, card.points] for card in CARDS]
        parts = (SkirmishLaw(), SkirmishVoice(), SkirmishShow())
        super().__init__("skirmish", options, Catalogue(moves), content, *parts, hints=SkirmishHints())

    def blank(self, seats: int, options: Choices) -> Skirmish:
        return Skirmish(self, seats, options, CARDS)
