"""The description of Rebirth for the table, the bots and the laboratory."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from deskovka.core.chance import Chance
from deskovka.core.game import Game, Option, Problem, Score, StandIn
from deskovka.core.moves import Catalogue
from deskovka.core.pack import Pack
from deskovka.core.sight import View
from deskovka.core.state import Choices
from deskovka.core.step import Move, No, Yes
from deskovka.core.value import Value
from deskovka.games.rebirth import board, flow, hints, mending, picture, places, scene, scoring, words
from deskovka.games.rebirth.content import countries, fingerprint
from deskovka.games.rebirth.maps import PLACES
from deskovka.games.rebirth.moves import Double, Keep, Place, Use
from deskovka.games.rebirth.packs import export, in_force
from deskovka.games.rebirth.pieces import KINDS
from deskovka.games.rebirth.state import Rebirth


class RebirthGame(Game):
    """Reiner Knizia's Rebirth."""

    id: ClassVar[str] = "rebirth"
    version: ClassVar[int] = 3
    seats: ClassVar[range] = range(2, 5)
    scale: ClassVar[float] = 20.0
    takes_packs: ClassVar[bool] = True
    topics: ClassVar[dict[str, tuple[str, str]]] = {
        "first": ("Began", ""),
        "castle": ("CastleTaken", "name"),
        "tower": ("TowerReached", "bonus"),
        "mission": ("MissionFulfilled", "mission"),
        "card": ("CardScored", "mission"),
    }

    def __init__(self, packs: Sequence[Pack] = ()) -> None:
        self.data = in_force(packs)
        places = [Place(space) for space in range(PLACES)]
        self.countries = countries(self.data, places)
        missions = max(len(country.missions) for country in self.countries.values())
        offer: list[Move] = [Yes(), No()]
        keeps: list[Move] = [Keep(tile) for tile in range(KINDS)]
        doubles: list[Move] = [Double(mission) for mission in range(missions)]
        landmarks = max(len(country.board.landmark) for country in self.countries.values())
        uses: list[Move] = [Use(landmark) for landmark in range(landmarks)]
        moves = [*offer, *keeps, *doubles, *places, *uses]
        for country in self.countries.values():
            country.offer = offer
            country.keeps = keeps
            country.doubles = doubles
            country.uses = uses
            country.reach = flow.tower_steps(len(country.board.landmark))
        options = [
            Option("rebirth", "map", ("scotland", "ireland"), "scotland"),
            Option("rebirth", "start", ("random", "1", "2", "3", "4"), "random"),
            Option("rebirth", "zero_majority", ("never", "literal"), "never"),
        ]
        content = [fingerprint(country) for country in self.countries.values()]
        super().__init__("deskovka.games.rebirth", options, Catalogue(moves), content, packs)

    def check_more(self, seats: int, options: Choices) -> list[Problem]:
        start = str(options["start"])
        if start != "random" and int(start) > seats:
            return [Problem("start", start, ("random", *[str(n + 1) for n in range(seats)]))]
        return []

    def blank(self, seats: int, options: Choices) -> Rebirth:
        return Rebirth(self, seats, options, self.countries[str(options["map"])])

    def mend(self, data: dict[str, Any]) -> None:
        mending.mend(data)

    def set_up(self, s: Rebirth) -> None:
        flow.set_up(s)

    def dream(self, s: Rebirth, viewer: int | None, chance: Chance) -> None:
        flow.dream(s, viewer, chance)

    def score(self, s: Rebirth) -> Score:
        return scoring.score_of(s)

    def winners(self, s: Rebirth) -> Sequence[int]:
        return scoring.winners_of(s)[0]

    def value(self, s: Rebirth, seat: int) -> float:
        return hints.value(s, seat)

    def features(self, s: Rebirth, seat: int) -> dict[str, float]:
        return hints.features(s, seat)

    def words(self, value: Value, lang: str, options: Mapping[str, Any]) -> dict[str, str | int | tuple[int, ...]]:
        return words.words(self.countries[options["map"]], value, lang)

    def short(self, move: Move, lang: str, options: Mapping[str, Any]) -> str:
        return words.short(self.countries[options["map"]], move, lang)

    def called(self, move: Move, lang: str, options: Mapping[str, Any]) -> tuple[str, ...]:
        return places.called(self.countries[options["map"]], move, lang)

    def about(self, move: Move, view: View, lang: str, names: Sequence[str] = ()) -> list[str]:
        return places.about(self, self.countries[view.options["map"]], move, view, lang, names)

    def no_such(self, words: str, lang: str, options: Mapping[str, Any]) -> str:
        return places.no_such(self.countries[options["map"]], words, lang)

    def picture(
        self, view: View, legal: Sequence[Move], lang: str, names: Sequence[str] = ()
    ) -> list[list[tuple[str, str]]]:
        country = self.countries[view.options["map"]]
        return picture.picture(country, board.board(self, view), view, legal, lang, names)

    def description(self, view: View, lang: str, names: Sequence[str] = ()) -> list[str]:
        country = self.countries[view.options["map"]]
        return picture.describe(country, board.board(self, view), view, lang, names)

    def board(self, view: View) -> dict[str, Any]:
        return {**board.board(self, view)}

    def scene(self, options: Choices) -> dict[str, Any]:
        return {**scene.scene(self.countries[str(options["map"])])}

    def stand_ins(self) -> list[StandIn]:
        return words.stand_ins(self.countries, self.data)

    def cards(self, lang: str) -> list[dict[str, Any]]:
        return words.cards(self.countries, self.data, lang)

    def export(self) -> str:
        return export(self.data, self.title("en"))
