"""What every bot is."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from deskovka.core.chance import Chance
from deskovka.core.game import Game
from deskovka.core.sight import View
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
