"""The description of Scythe for the table, the bots and the laboratory."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from deskovka.core.chance import Chance
from deskovka.core.game import Game, Option, Problem, Score, StandIn
from deskovka.core.moves import Catalogue
from deskovka.core.pack import Pack
from deskovka.core.sight import View
from deskovka.core.state import Choices
from deskovka.core.step import Move
from deskovka.core.value import Value
from deskovka.games.scythe import (
    board,
    components,
    flow,
    hints,
    mending,
    picture,
    places,
    scene,
    scoring,
    telling,
    words,
)
from deskovka.games.scythe.content import all_moves, make_box
from deskovka.games.scythe.packs import export, in_force
from deskovka.games.scythe.state import Scythe


class ScytheGame(Game):
    """Jamey Stegmaier's Scythe, in its Czech edition."""

    id: ClassVar[str] = "scythe"
    version: ClassVar[int] = 4
    seats: ClassVar[range] = range(1, 6)
    takes_packs: ClassVar[bool] = True  # of the automatic opponent alone
    topics: ClassVar[dict[str, tuple[str, str]]] = {
        "first": ("TurnBegan", ""),
        "turn": ("TurnBegan", ""),
        "faction": ("MatsDealt", "faction"),
        "mat": ("MatsDealt", "mat"),
        "pair": ("MatsDealt", "faction+mat"),
        "star": ("StarPlaced", "star"),
        "mech": ("MechDeployed", "ability"),
        "factory": ("FactoryTaken", "offer"),
        "objective": ("ObjectiveRevealed", "objective"),
    }
    scale: ClassVar[float] = 12.0
    opens = ("ChooseSection",)
    patience: ClassVar[int] = 800  # about 160 rounds of random players, 80 of bots; people need about twenty
    look: ClassVar[int] = 0  # random moves throw away what a turn has gained
    explore: ClassVar[float] = 0.05  # a good move is worth a coin or two, of seventy

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
        super().__init__("deskovka.games.scythe", options, Catalogue(all_moves(self.box)), self.data, packs)

    def blank(self, seats: int, options: Choices) -> Scythe:
        return Scythe(self, seats, options, self.box)

    def mend(self, data: dict[str, Any]) -> None:
        mending.mend(data)

    def set_up(self, s: Scythe) -> None:
        flow.set_up(s)

    def dream(self, s: Scythe, viewer: int | None, chance: Chance) -> None:
        flow.dream(s, viewer, chance)

    def score(self, s: Scythe) -> Score:
        return scoring.score_of(s)

    def value(self, s: Scythe, seat: int) -> float:
        return hints.value(s, seat)

    def features(self, s: Scythe, seat: int) -> dict[str, float]:
        return hints.features(s, seat)

    def words(self, value: Value, lang: str, options: Mapping[str, Any]) -> dict[str, str | int | tuple[int, ...]]:
        return words.words(self.box, value, lang, options)

    def short(self, move: Move, lang: str, options: Mapping[str, Any]) -> str:
        return words.short(self.box, move, lang)

    def called(self, move: Move, lang: str, options: Mapping[str, Any]) -> tuple[str, ...]:
        return words.called(self.box, move, lang)

    def typed(self, move: Move, view: View, lang: str) -> str:
        return places.typed(self.box, move, view, lang)

    def about(self, move: Move, view: View, lang: str, names: Sequence[str] = ()) -> list[str]:
        return places.about(self, self.box, move, view, lang, names)

    def picture(
        self, view: View, legal: Sequence[Move], lang: str, names: Sequence[str] = ()
    ) -> list[list[tuple[str, str]]]:
        return picture.picture(self, self.box, view, legal, lang, names)

    def description(self, view: View, lang: str, names: Sequence[str] = ()) -> list[str]:
        return telling.describe(self, view, lang, names)

    def board(self, view: View) -> dict[str, Any]:
        return {**board.board(self, view)}

    def scene(self, options: Choices) -> dict[str, Any]:
        return {**scene.scene(self.box)}

    def cards(self, lang: str) -> list[dict[str, Any]]:
        return components.cards(self.box, lang)

    def stand_ins(self) -> list[StandIn]:
        return components.stand_ins(self.box, self.rules)

    def export(self) -> str:
        return export(self.data, self.title("en"))

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
