"""A bot that looks one decision ahead."""

from __future__ import annotations

from typing import Final

from deskovka.bots.base import Bot, after, margin, notice
from deskovka.core.game import Game
from deskovka.core.sight import View
from deskovka.core.step import Move

DREAMS: Final = 3  # imagined states per move, where chance or secrets may matter


class Greedy(Bot):
    """Takes the move after which the position looks best, averaged over a few imagined states."""

    def __init__(self, game: Game, seed: int = 0, missed: int = 0) -> None:
        super().__init__(game, seed)
        self.missed = missed  # how many of a hundred moves it overlooks

    def choose(self, view: View) -> Move:
        seat = view.seat
        assert seat is not None
        first = self.game.imagine(view, self.chance.word())
        dreams = [first, *[first.resample(seat, self.chance.word()) for _ in range(DREAMS - 1)]]
        best: list[Move] = []
        best_value = 0.0
        for move in notice(first.legal(seat), self.missed, self.chance):
            value = 0.0
            for i, dream in enumerate(dreams):
                value += margin(self.game, after(dream, seat, move, i), seat)
            if not best or value > best_value:
                best, best_value = [move], value
            elif value == best_value:
                best.append(move)
        return best[self.chance.below(len(best))]
