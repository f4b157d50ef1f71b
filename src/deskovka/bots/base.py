"""What every bot is."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from deskovka.bots.playout import play_on
from deskovka.core.chance import Chance
from deskovka.core.game import Game
from deskovka.core.sight import View
from deskovka.core.state import State
from deskovka.core.step import Move


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """An opponent for one seat of one game; the same seed makes the same choices."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        self.game = game
        self.chance = Chance(seed)

    def choose(self, view: View) -> Move:
        """The answer of the view's seat; it must be asked."""
        raise NotImplementedError


def notice(moves: Sequence[Move], missed: int, chance: Chance) -> list[Move]:
    """The moves noticed by a player who overlooks `missed` of a hundred; never none."""
    seen = [move for move in moves if missed == 0 or chance.below(100) >= missed]
    return seen or [moves[int(chance.below(len(moves)))]]


def after(s: State, seat: int, move: Move, seed: int) -> State:
    """The position after a move; others who answer the same question in secret answer at random."""
    ahead = s.clone()
    ahead.answer(seat, move)
    while ahead.answers:
        play_on(ahead, seed, 1)
    return ahead


def margin(game: Game, s: State, seat: int) -> float:
    """How much better the position looks for this seat than for the best other one."""
    return margins(game, s)[seat]


def margins(game: Game, s: State) -> list[float]:
    """By seat: how much better the position looks than for the best other one."""
    values = [game.hints.value(s, seat) for seat in range(s.seats)]
    if s.seats == 1:
        return values
    best, second = -1e9, -1e9
    for value in values:
        if value > best:
            best, second = value, best
        elif value > second:
            second = value
    return [value - (second if value == best else best) for value in values]
