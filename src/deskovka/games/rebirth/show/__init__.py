"""What is shown of Rebirth: boards and scenes for the page, pictures and sentences for a terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from deskovka.core.game import Game
from deskovka.core.parts import Line, Show
from deskovka.core.sight import View
from deskovka.core.state import Choices
from deskovka.core.step import Move
from deskovka.games.rebirth.law.country import Country
from deskovka.games.rebirth.show import board, picture, places, scene


class RebirthShow(Show):
    """What is shown of a table of Rebirth."""

    def __init__(self, g: Game, countries: dict[str, Country]) -> None:
        self.g = g
        self.countries = countries

    def country(self, options: Mapping[str, Any]) -> Country:
        """Where this game is played."""
        return self.countries[str(options["map"])]

    def board(self, view: View) -> dict[str, Any]:
        return {**board.board(self.g, view)}

    def scene(self, options: Choices) -> dict[str, Any]:
        return {**scene.scene(self.country(options))}

    def picture(self, view: View, legal: Sequence[Move], lang: str, names: Sequence[str] = ()) -> list[Line]:
        return picture.picture(self.country(view.options), board.board(self.g, view), view, legal, lang, names)

    def description(self, view: View, lang: str, names: Sequence[str] = ()) -> list[str]:
        return picture.describe(self.country(view.options), board.board(self.g, view), view, lang, names)

    def about(self, move: Move, view: View, lang: str, names: Sequence[str] = ()) -> list[str]:
        return places.about(self.g, self.country(view.options), move, view, lang, names)
