"""The description of Settlers for the table, the bots and the laboratory."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from deskovka.core.chance import Chance
from deskovka.core.game import LANGUAGES, Game, Option, Problem, Score
from deskovka.core.moves import Catalogue
from deskovka.core.pack import Pack
from deskovka.core.state import Choices
from deskovka.games.settlers import flow, hints, scene, scoring
from deskovka.games.settlers.content import all_moves, in_force, make_box
from deskovka.games.settlers.state import Settlers


class SettlersGame(Game):
    """Ignacy Trzewiczek's Imperial Settlers, in its Czech edition."""

    id: ClassVar[str] = "settlers"
    version: ClassVar[int] = 1
    seats: ClassVar[range] = range(1, 5)
    takes_packs: ClassVar[bool] = True

    def __init__(self, packs: Sequence[Pack] = ()) -> None:
        self.data = in_force(packs)
        self.box = make_box(self.data)
        hints.appraise(self.box)
        factions = ("drawn", *[faction.name for faction in self.box.factions])
        options = [
            Option("settlers", "faction", factions, "drawn", per_seat=True, distinct=True),
            Option("settlers", "lookout", ("standard", "draft", "advanced"), "standard"),
            Option("settlers", "peaceful", ("no", "yes"), "no"),
            Option("settlers", "start", ("random", "1", "2", "3", "4"), "random"),
        ]
        super().__init__("deskovka.games.settlers", options, Catalogue(all_moves(self.box)), self.data, packs)

    def blank(self, seats: int, options: Choices) -> Settlers:
        return Settlers(self, seats, options, self.box)

    def set_up(self, s: Settlers) -> None:
        flow.set_up(s)

    def dream(self, s: Settlers, viewer: int | None, chance: Chance) -> None:
        flow.dream(s, viewer, chance)

    def score(self, s: Settlers) -> Score:
        return scoring.score_of(s)

    def value(self, s: Settlers, seat: int) -> float:
        return hints.value(s, seat)

    def features(self, s: Settlers, seat: int) -> dict[str, float]:
        return hints.features(s, seat)

    def scene(self, options: Choices) -> dict[str, Any]:
        texts: dict[str, dict[str, str]] = {}
        for lang in LANGUAGES:
            for card in self.cards(lang):
                texts.setdefault(card["id"], {})[lang] = card["about"]
        return scene.scene(self.box, options, texts)

    def check_more(self, seats: int, options: Choices) -> list[Problem]:
        start = str(options["start"])
        if start != "random" and int(start) > seats:
            return [Problem("start", start, ("random", *[str(seat + 1) for seat in range(seats)]))]
        if seats > 1:
            return []
        wishes = (("lookout", "standard"), ("peaceful", "no"))  # variants for several players [solo.variants]
        return [Problem(name, str(options[name]), (usual,)) for name, usual in wishes if options[name] != usual]
