"""The judge: how likely each seat is to take each place, seen from a full state. It knows no game.

A quick player goes on for a few answers, then the values that the game's hints see become chances: by the model of
Plackett and Luce, where seats of values a and b finish in this order with chance 1 / (1 + exp(-slope * (a - b))).
The slope is fitted to games that the same quick player plays to their end (`calibration`).
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64, mypyc_attr

from deskovka.bots.base import margin
from deskovka.bots.playout import play_on
from deskovka.core.chance import Chance
from deskovka.core.game import Game
from deskovka.core.state import State
from deskovka.core.step import Move

DEPTH: Final = 12  # answers of the quick player before a position is judged: past the end of most turns
TRIES: Final = 4  # random answers of which the quick player takes the one that looks best
TO_THE_END: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Says the chances of a state; a test may know them exactly and judge by itself."""

    def __init__(self, game: Game, slope: float = 1.0, depth: int = DEPTH) -> None:
        self.game = game
        self.slope = slope  # per comfortable lead, of which the game's hints say how large it is
        self.depth = depth

    def places(self, s: State, seed: int) -> list[float]:
        """By seat and place: how likely the seat takes it. The state is played on."""
        play_quickly(s, seed, self.depth)
        if s.asking is None:
            return final_places(s)
        factor = self.slope / self.game.hints.scale
        return places_of([factor * self.game.hints.value(s, seat) for seat in range(s.seats)])


def play_quickly(s: State, seed: int, moves: int) -> None:
    """Play on for some answers (TO_THE_END: as far as patience goes), the best-looking of a few random ones each.

    How an answer looks is tried with other chance than what really comes: nobody bets on a die that is known.
    """
    chance = Chance(seed)
    while s.answers:  # a question that all answer at once: half of it cannot be judged
        play_on(s, chance.word(), 1)
    left = s.game.hints.longest(s.seats) if moves == TO_THE_END else moves
    while s.asking is not None and left > 0:
        left -= 1
        if s.asking.together:
            play_on(s, chance.word(), 1)
            while s.answers:
                play_on(s, chance.word(), 1)
        elif s.choices == 1:
            s.answer(s.actors[-1], s.nth_legal(s.actors[-1], 0))
        else:
            s.answer(s.actors[-1], quick_choice(s, s.actors[-1], chance))


def quick_choice(s: State, seat: int, chance: Chance) -> Move:
    """The best-looking of a few random answers."""
    n = s.choices
    tried = list(range(n)) if n <= TRIES else [int(chance.below(n)) for _ in range(TRIES)]
    seed = chance.word()
    best = s.nth_legal(seat, tried[0])
    best_value = -1e18
    for i in tried:
        move = s.nth_legal(seat, i)
        ahead = s.clone()
        ahead.chance = Chance(seed)
        ahead.answer(seat, move)
        value = margin(s.game, ahead, seat)
        if value > best_value:
            best, best_value = move, value
    return best


def final_places(s: State) -> list[float]:
    """The places of a game that is over; where patience ended, as it stands. Seats that tie share their places."""
    n = s.seats
    score = s.score()
    keys = [(0 if seat in score.winners else 1, score.ranks[seat]) for seat in range(n)]
    found = [0.0] * (n * n)
    for seat in range(n):
        first = len([key for key in keys if key < keys[seat]])
        tied = keys.count(keys[seat])
        for place in range(first, first + tied):
            found[seat * n + place] = 1.0 / tied
    return found


def places_of(values: list[float]) -> list[float]:
    """By seat and place, from values in units of the model: who is first, then who of the rest, and so on."""
    n: i64 = len(values)
    most = max(values)
    weights = [exp(max(value - most, -60.0)) for value in values]
    found = [0.0] * (n * n)
    reached = [0.0] * (1 << n)  # by set of seats: how likely these are the first ones
    reached[0] = 1.0
    taken: i64 = 0
    while taken < (1 << n) - 1:
        rest = 0.0
        place: i64 = 0
        seat: i64 = 0
        while seat < n:
            if taken >> seat & 1:
                place += 1
            else:
                rest += weights[seat]
            seat += 1
        seat = 0
        while seat < n:
            if not taken >> seat & 1:
                share = reached[taken] * weights[seat] / rest
                found[seat * n + place] += share
                reached[taken | 1 << seat] += share
            seat += 1
        taken += 1
    return found
