"""What is shown of Katan – Duel: boards and scenes for the page, pictures and sentences for a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from deskovka.core.game import Game
from deskovka.core.parts import Line, Patch, Show
from deskovka.core.sight import View
from deskovka.core.state import Choices
from deskovka.core.step import Move
from deskovka.games.katan_duel.box.content import mode_of
from deskovka.games.katan_duel.law.pieces import Box
from deskovka.games.katan_duel.show import board, choices, picture, scene, sketch, telling
from deskovka.games.katan_duel.show.signs import DRAWINGS, ROWS


class KatanDuelShow(Show):
    """What is shown of a table of Katan – Duel."""

    signs = ROWS
    drawings = DRAWINGS

    def __init__(self, g: Game, box: Box) -> None:
        self.g = g
        self.box = box

    def board(self, view: View) -> dict[str, Any]:
        return {**board.board(self.g, view)}

    def scene(self, options: Choices) -> dict[str, Any]:
        return {**scene.scene(self.box, mode_of(self.box, options))}

    def picture(self, view: View, legal: Sequence[Move], lang: str, names: Sequence[str] = ()) -> list[Line]:
        mode = mode_of(self.box, self.g.complete(view.seats, view.options))
        return picture.picture(self.box, mode, board.board(self.g, view), view, legal, lang, names)

    def sketch(self, view: View) -> list[Patch]:
        mode = mode_of(self.box, self.g.complete(view.seats, view.options))
        return sketch.sketch(scene.scene(self.box, mode), board.board(self.g, view))

    def description(self, view: View, lang: str, names: Sequence[str] = ()) -> list[str]:
        mode = mode_of(self.box, self.g.complete(view.seats, view.options))
        return telling.describe(self.box, mode, board.board(self.g, view), view, lang, names)

    def about(self, move: Move, view: View, lang: str, names: Sequence[str] = ()) -> list[str]:
        return choices.about(self.g, self.box, move, view, lang)

    def input_name(self, move: Move, view: View, lang: str) -> str:
        return choices.input_name(self.box, move, view, lang)
