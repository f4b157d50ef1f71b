"""What is shown of Settlers: boards and scenes for the page, pictures and sentences for a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from deskovka.core.game import Game
from deskovka.core.parts import Line, Patch, Show
from deskovka.core.sight import View
from deskovka.core.state import Choices
from deskovka.core.step import Move
from deskovka.games.settlers.law.pieces import Box
from deskovka.games.settlers.show import board, choices, picture, scene, sketch, telling
from deskovka.games.settlers.show.picture import Seen
from deskovka.games.settlers.show.signs import DRAWINGS, ROWS


class SettlersShow(Show):
    """What is shown of a table of Settlers."""

    signs = ROWS
    drawings = DRAWINGS

    def __init__(self, g: Game, box: Box) -> None:
        self.g = g
        self.box = box

    def board(self, view: View) -> dict[str, Any]:
        return {**board.board(self.g, view)}

    def scene(self, options: Choices) -> dict[str, Any]:
        return {**scene.scene(self.box, options)}

    def picture(self, view: View, legal: Sequence[Move], lang: str, names: Sequence[str] = ()) -> list[Line]:
        return picture.picture(self.read_board(view, lang), legal, names)

    def sketch(self, view: View) -> list[Patch]:
        return sketch.sketch(scene.scene(self.box, view.options), board.board(self.g, view))

    def progress(self, view: View) -> tuple[int, int] | None:
        drawn, never = board.board(self.g, view), scene.scene(self.box, view.options)
        return max(0, drawn["round"] - 1), never["rounds"]

    def description(self, view: View, lang: str, names: Sequence[str] = ()) -> list[str]:
        return telling.describe(self.read_board(view, lang), names)

    def read_board(self, view: View, lang: str) -> Seen:
        """The board as the terminal says it."""
        points = board.points(self.g, view)
        return Seen(self.g, self.box, board.board(self.g, view), view, points, lang)

    def about(self, move: Move, view: View, lang: str, names: Sequence[str] = ()) -> list[str]:
        return choices.about(self.g, move, view, lang)

    def input_name(self, move: Move, view: View, lang: str) -> str:
        return choices.input_name(self.box, move, view, lang)
