"""The description of Rebirth for the table, the bots and the laboratory."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from deskovka.core.game import Game, Option
from deskovka.core.moves import Catalogue
from deskovka.core.pack import Pack
from deskovka.core.state import Choices
from deskovka.core.step import Move, No, Yes
from deskovka.games.rebirth.box.components import RebirthComponents
from deskovka.games.rebirth.box.content import countries, fingerprint
from deskovka.games.rebirth.box.maps import PLACES
from deskovka.games.rebirth.box.packs import in_force
from deskovka.games.rebirth.hints import RebirthHints
from deskovka.games.rebirth.law import flow, mending
from deskovka.games.rebirth.law.country import country_of
from deskovka.games.rebirth.law.flow import RebirthLaw
from deskovka.games.rebirth.law.moves import Double, Keep, Place, Use
from deskovka.games.rebirth.law.pieces import KINDS
from deskovka.games.rebirth.law.state import Rebirth
from deskovka.games.rebirth.show import RebirthShow
from deskovka.games.rebirth.words import RebirthVoice


class RebirthGame(Game):
    """Reiner Knizia's Rebirth."""

    id: ClassVar[str] = "rebirth"
    version: ClassVar[int] = 3
    seats: ClassVar[range] = range(2, 5)
    takes_packs: ClassVar[bool] = True

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
        first = {str(n): tuple(range(n, max(self.seats) + 1)) for n in self.seats}
        options = [
            Option("rebirth", "map", ("scotland", "ireland"), "scotland"),
            Option("rebirth", "start", ("random", "1", "2", "3", "4"), "random", players=first),
            Option("rebirth", "zero_majority", ("never", "literal"), "never"),
        ]
        content = [fingerprint(country) for country in self.countries.values()]
        super().__init__(
            "deskovka.games.rebirth",
            options,
            Catalogue(moves),
            content,
            RebirthLaw(),
            RebirthVoice(self.countries),
            RebirthShow(self, self.countries),
            RebirthComponents(self, self.countries, self.data),
            RebirthHints(),
            packs,
        )

    def blank(self, seats: int, options: Choices) -> Rebirth:
        return Rebirth(self, seats, options, country_of(self.countries, options))

    def mend(self, data: dict[str, Any]) -> None:
        mending.mend(data)
