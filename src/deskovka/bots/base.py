"""What every bot is."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from deskovka.core.chance import Chance
from deskovka.core.game import Game
from deskovka.core.playout import play_on
from deskovka.core.sight import View
from deskovka.core.state import State
from deskovka.core.step import Move


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """An opponent for one seat of one game; the same seed gives the same choices."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        self.game = game
        self.chance = Chance(seed)

    def choose(self, view: View) -> Move:
        """The answer of the view's seat; it must be asked."""
        raise NotImplementedError


def after(s: State, seat: int, move: Move, seed: int) -> State:
    """The position after a move; others who answer the same question in secret answer at random."""
    ahead = s.clone()
    ahead.answer(seat, move)
    while ahead.answers:
        play_on(ahead, seed, 1)
    return ahead


def margin(game: Game, s: State, seat: int) -> float:
    """How much better the position looks for this seat than for the best other one."""
    mine = 0.0
    best = -1e9
    for other in range(s.seats):
        value = game.value(s, other)
        if other == seat:
            mine = value
        elif value > best:
            best = value
    return mine - best if s.seats > 1 else mine
