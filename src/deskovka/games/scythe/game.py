"""The description of Scythe for the table, the bots and the laboratory."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from deskovka.core.chance import Chance
from deskovka.core.game import Game, Option, Problem
from deskovka.core.moves import Catalogue
from deskovka.core.pack import Pack
from deskovka.core.state import Choices
from deskovka.games.scythe.box.components import ScytheComponents
from deskovka.games.scythe.box.content import all_moves, make_box
from deskovka.games.scythe.box.packs import in_force
from deskovka.games.scythe.hints import ScytheHints
from deskovka.games.scythe.law import flow, mending
from deskovka.games.scythe.law.flow import ScytheLaw
from deskovka.games.scythe.law.state import Scythe
from deskovka.games.scythe.show import ScytheShow
from deskovka.games.scythe.words import ScytheVoice


class ScytheGame(Game):
    """Jamey Stegmaier's Scythe, in its Czech edition."""

    id: ClassVar[str] = "scythe"
    version: ClassVar[int] = 4
    seats: ClassVar[range] = range(1, 6)
    takes_packs: ClassVar[bool] = True  # of the automatic opponent alone

    def __init__(self, packs: Sequence[Pack] = ()) -> None:
        self.data = in_force(packs)
        self.box = make_box(self.data)
        factions = ("dealt", *[faction.name for faction in self.box.factions])
        mats = ("dealt", *[mat.name for mat in self.box.mats])
        levels = tuple([tracker.name for tracker in self.box.trackers])
        options = [
            Option("scythe", "faction", factions, "dealt", per_seat=True, distinct=True),
            Option("scythe", "mat", mats, "dealt", per_seat=True, distinct=True),
            Option("scythe", "relentless", ("rulebook", "faq"), "rulebook"),
            Option("scythe", "encounters", ("open", "blind"), "open"),
            Option("scythe", "gifts", ("no", "yes"), "no", people=True, seats=(2, 3, 4, 5)),
            Option("scythe", "banned", ("no", "yes"), "no"),
            Option("scythe", "solo", levels, levels[1], seats=(1,)),
            Option("scythe", "opponent", factions, "dealt", seats=(1,)),
        ]
        super().__init__(
            "deskovka.games.scythe",
            options,
            Catalogue(all_moves(self.box)),
            self.data,
            ScytheLaw(),
            ScytheVoice(self.box),
            ScytheShow(self, self.box),
            ScytheComponents(self, self.box, self.data),
            ScytheHints(),
            packs,
        )

    def blank(self, seats: int, options: Choices) -> Scythe:
        return Scythe(self, seats, options, self.box)

    def mend(self, data: dict[str, Any]) -> None:
        mending.mend(data)

    def check_more(self, seats: int, options: Choices) -> list[Problem]:
        """The opponent fits; without banned pairs there is a deal that fits all wishes. [setup.banned]"""
        problems = self.check_opponent(seats, options)
        if problems:
            return problems
        if flow.deal_mats(self.box, options, Chance(0)) is not None:
            return []
        return [Problem("banned", "yes", ("no",))]

    def check_opponent(self, seats: int, options: Choices) -> list[Problem]:
        """It plays against one player, and with a faction of its own. [automa.alone-only]"""
        if seats == 1:
            wish, taken = str(options["opponent"]), options["faction"][0]
            free = tuple([name for name in self.options["opponent"].values if name == "dealt" or name != taken])
            return [] if wish in free else [Problem("opponent", wish, free)]
        why = self.rules["automa.alone-only"].words
        return [
            Problem(name, str(options[name]), (self.options[name].default,), why=why)
            for name in ("solo", "opponent")
            if options[name] != self.options[name].default
        ]
