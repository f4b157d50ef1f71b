"""Comparing answers in the same imagined worlds, each of them equally often. Compiled with the engine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from deskovka.bots.base import after, margin
from deskovka.core.chance import Chance
from deskovka.core.state import State
from deskovka.core.step import Move
from deskovka.teach.judge import Judge

CANDIDATES: Final = 12  # answers that are compared: all of them, or the most promising ones and the one played
GLANCES: Final = 3  # worlds in which answers are looked at to see which are promising


class Comparison:
    """What came of each answer in each world; worlds are the same for all answers."""

    def __init__(self, moves: Sequence[Move], seats: int) -> None:
        self.moves = moves
        self.seats = seats
        self.wins: list[list[list[float]]] = [[] for _ in moves]  # by answer and world: each seat's chance to win
        self.totals = [[0.0] * (seats * seats) for _ in moves]  # by answer: places by seat, summed over the worlds
        self.quick = [0.0] * seats  # the chance to win if the quick player answers, summed over the worlds
        self.worlds = 0

    def add(self, answer: int, places: list[float]) -> None:
        """What came of an answer in the latest world."""
        seats = self.seats
        self.wins[answer].append([places[seat * seats] for seat in range(seats)])
        total = self.totals[answer]
        for i in range(len(places)):
            total[i] += places[i]

    def before(self) -> list[float]:
        """By seat: the chance to win before the answer, which the quick player gives."""
        return [total / self.worlds for total in self.quick]

    def places(self, answer: int) -> list[float]:
        """The mean over all worlds."""
        return [total / self.worlds for total in self.totals[answer]]

    def chance(self, answer: int, seat: int) -> float:
        """How likely a seat is to win."""
        return self.totals[answer][seat * self.seats] / self.worlds


def promising_moves(
    judge: Judge, root: State, seat: int, most: int, chance: Chance, played: Move | None
) -> list[Move]:
    """The answers that look best, at most `most`, and among them the played one; in the catalogue's order."""
    moves = list(root.legal(seat))
    if len(moves) <= most:
        return moves
    dreams = [root.resample(seat, chance.word()) for _ in range(GLANCES)]
    values: list[tuple[float, int]] = []
    for i, move in enumerate(moves):
        value = 0.0
        for j, dream in enumerate(dreams):
            value -= margin(judge.game, after(dream, seat, move, j), seat)
        values.append((value, i))
    kept = [i for _, i in sorted(values)[:most]]
    if played is not None and played.id not in [moves[i].id for i in kept]:
        kept[-1] = [move.id for move in moves].index(played.id)
    return [moves[i] for i in sorted(kept)]


def compare(
    judge: Judge, root: State, seat: int, moves: Sequence[Move], worlds: int, chance: Chance
) -> Comparison:
    """Try all answers in the same worlds, which the seat must think possible; and leave it to the quick player."""
    found = Comparison(moves, root.seats)
    for _ in range(worlds):
        dream = root.resample(seat, chance.word())
        seed = chance.word()
        for i, move in enumerate(moves):
            found.add(i, judge.places(after(dream, seat, move, seed), seed))
        quick = judge.places(dream, seed)
        for i in range(root.seats):
            found.quick[i] += quick[i * root.seats]
        found.worlds += 1
    return found


def standing(judge: Judge, s: State, seat: int | None, worlds: int, chance: Chance) -> list[float]:
    """By seat: the chance to win as one seat can know it (None: a spectator)."""
    seats = s.seats
    found = [0.0] * seats
    for _ in range(worlds):
        places = judge.places(s.resample(seat, chance.word()), chance.word())
        for i in range(seats):
            found[i] += places[i * seats] / worlds
    return found
