"""The description of Skirmish for the table, the bots and the laboratory."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from deskovka.core.chance import Chance
from deskovka.core.game import Game, Option, Score
from deskovka.core.moves import Catalogue
from deskovka.core.sight import View
from deskovka.core.state import Choices
from deskovka.core.step import Move, No, Pick, Yes
from deskovka.core.value import Value
from skirmish import boards, flow, scoring, words
from skirmish.cards import CARDS
from skirmish.moves import Attack, Bid, Keep, Play, Rest, Spend, Take
from skirmish.pieces import GOODS, MAX_BID, PURSES, ROUNDS
from skirmish.state import Skirmish


class SkirmishGame(Game):
    """A toy that is as nasty as a real game."""

    id: ClassVar[str] = "skirmish"
    version: ClassVar[int] = 1
    seats: ClassVar[range] = range(1, 4)
    topics: ClassVar[dict[str, tuple[str, str]]] = {"laid": ("Laid", "card")}

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
        super().__init__("skirmish", options, Catalogue(moves), content)

    def blank(self, seats: int, options: Choices) -> Skirmish:
        return Skirmish(self, seats, options, CARDS)

    def set_up(self, s: Skirmish) -> None:
        flow.set_up(s)

    def dream(self, s: Skirmish, viewer: int | None, chance: Chance) -> None:
        flow.dream(s, viewer, chance)

    def score(self, s: Skirmish) -> Score:
        return scoring.score_of(s)

    def words(self, value: Value, lang: str, options: Mapping[str, Any]) -> dict[str, str | int | tuple[int, ...]]:
        return words.words(value, lang)

    def short(self, move: Move, lang: str, options: Mapping[str, Any]) -> str:
        return words.short(move)

    def board(self, view: View) -> dict[str, Any]:
        return boards.board(view)

    def picture(
        self, view: View, legal: Sequence[Move], lang: str, names: Sequence[str] = ()
    ) -> list[list[tuple[str, str]]]:
        return words.picture(view, legal, lang, names)

    def description(self, view: View, lang: str, names: Sequence[str] = ()) -> list[str]:
        return words.description(view, lang, names)
