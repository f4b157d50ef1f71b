"""What is shown of Katan – Duel: boards and scenes for the page, pictures and sentences for a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from deskovka.core.game import Game
from deskovka.core.parts import Line, Show
from deskovka.core.sight import View
from deskovka.core.state import Choices
from deskovka.core.step import Move
from deskovka.games.katan_duel.box.content import mode_of
from deskovka.games.katan_duel.law.pieces import Box
from deskovka.games.katan_duel.show import board, picture, places, scene, telling


class KatanDuelShow(Show):
    """What is shown of a table of Katan – Duel."""

    def __init__(self, g: Game, box: Box) -> None:
        self.g = g
        self.box = box

    def board(self, view: View) -> dict[str, Any]:
        return {**board.board(self.g, view)}

    def scene(self, options: Choices) -> dict[str, Any]:
        return {**scene.scene(self.box, mode_of(self.box, options))}

    def picture(self, view: View, legal: Sequence[Move], lang: str, names: Sequence[str] = ()) -> list[Line]:
        return picture.picture(self.g, self.box, view, legal, lang, names)

    def description(self, view: View, lang: str, names: Sequence[str] = ()) -> list[str]:
        return telling.describe(self.g, self.box, view, lang, names)

    def about(self, move: Move, view: View, lang: str, names: Sequence[str] = ()) -> list[str]:
        return places.about(self.g, self.box, move, view, lang)

    def typed(self, move: Move, view: View, lang: str) -> str:
        return places.typed(self.box, move, view, lang)
