"""What is shown of Rebirth: boards and scenes for the page, pictures and sentences for a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from deskovka.core.game import Game
from deskovka.core.parts import Line, Patch, Show
from deskovka.core.sight import View
from deskovka.core.state import Choices
from deskovka.core.step import Move
from deskovka.games.rebirth.law.country import Country, country_of
from deskovka.games.rebirth.show import board, picture, places, scene, sketch
from deskovka.games.rebirth.show.signs import DRAWINGS, ROWS


class RebirthShow(Show):
    """What is shown of a table of Rebirth."""

    signs = ROWS
    drawings = DRAWINGS

    def __init__(self, g: Game, countries: dict[str, Country]) -> None:
        self.g = g
        self.countries = countries

    def board(self, view: View) -> dict[str, Any]:
        return {**board.board(self.g, view)}

    def scene(self, options: Choices) -> dict[str, Any]:
        return {**scene.scene(country_of(self.countries, options))}

    def picture(self, view: View, legal: Sequence[Move], lang: str, names: Sequence[str] = ()) -> list[Line]:
        country, points = country_of(self.countries, view.options), board.points(self.g, view)
        return picture.picture(country, board.board(self.g, view), points, view, legal, lang, names)

    def sketch(self, view: View) -> list[Patch]:
        return sketch.sketch(scene.scene(country_of(self.countries, view.options)), board.board(self.g, view))

    def progress(self, view: View) -> tuple[int, int] | None:
        found = board.board(self.g, view)["progress"]
        return found["done"], found["all"]

    def description(self, view: View, lang: str, names: Sequence[str] = ()) -> list[str]:
        country, points = country_of(self.countries, view.options), board.points(self.g, view)
        return picture.describe(country, board.board(self.g, view), points, view, lang, names)

    def about(self, move: Move, view: View, lang: str, names: Sequence[str] = ()) -> list[str]:
        return places.about(self.g, country_of(self.countries, view.options), move, view, lang, names)
