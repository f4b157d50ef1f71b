"""What is shown of Scythe: boards and scenes for the page, pictures and sentences for a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from deskovka.core.game import Game
from deskovka.core.parts import Line, Patch, Show
from deskovka.core.sight import View
from deskovka.core.state import Choices
from deskovka.core.step import Move
from deskovka.games.scythe.law.pieces import Box
from deskovka.games.scythe.show import board, choices, picture, scene, sketch, telling
from deskovka.games.scythe.show.seen import Seen
from deskovka.games.scythe.show.signs import DRAWINGS, ROWS


class ScytheShow(Show):
    """What is shown of a table of Scythe."""

    signs = ROWS
    drawings = DRAWINGS

    def __init__(self, g: Game, box: Box) -> None:
        self.g = g
        self.box = box

    def board(self, view: View) -> dict[str, Any]:
        return {**board.board(self.g, view)}

    def scene(self, options: Choices) -> dict[str, Any]:
        return {**scene.scene(self.box)}

    def picture(self, view: View, legal: Sequence[Move], lang: str, names: Sequence[str] = ()) -> list[Line]:
        return picture.picture(self.read_board(view, lang, names), legal)

    def sketch(self, view: View) -> list[Patch]:
        return sketch.sketch(scene.scene(self.box), board.board(self.g, view))

    def description(self, view: View, lang: str, names: Sequence[str] = ()) -> list[str]:
        return telling.describe(self.g, self.read_board(view, lang, names))

    def read_board(self, view: View, lang: str, names: Sequence[str]) -> Seen:
        """The board as the terminal says it."""
        return Seen(self.box, board.board(self.g, view), board.score(self.g, view), view, lang, names)

    def about(self, move: Move, view: View, lang: str, names: Sequence[str] = ()) -> list[str]:
        return choices.about(self.g, self.box, move, view, lang, names)

    def input_name(self, move: Move, view: View, lang: str) -> str:
        return choices.input_name(self.box, move, view, lang)
