"""The description of Settlers for the table, the bots and the laboratory."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from deskovka.core.chance import Chance
from deskovka.core.game import Game, Option, Problem, Score
from deskovka.core.moves import Catalogue
from deskovka.core.pack import Pack
from deskovka.core.state import Choices
from deskovka.games.settlers import flow, hints, scoring
from deskovka.games.settlers.content import all_moves, in_force, make_box
from deskovka.games.settlers.decks import OPEN, READY, STANDARD, has_deck
from deskovka.games.settlers.state import Settlers


class SettlersGame(Game):
    """Ignacy Trzewiczek's Imperial Settlers, in its Czech edition."""

    id: ClassVar[str] = "settlers"
    version: ClassVar[int] = 1
    seats: ClassVar[range] = range(1, 7)
    takes_packs: ClassVar[bool] = True

    def __init__(self, packs: Sequence[Pack] = ()) -> None:
        self.data = in_force(packs)
        self.box = make_box(self.data)
        hints.appraise(self.box)
        factions = ("drawn", *[faction.name for faction in self.box.factions])
        options = [
            Option("settlers", "faction", factions, "drawn", per_seat=True, distinct=True),
            Option("settlers", "expansion", ("none", "aztecs"), "none"),
            Option("settlers", "format", (STANDARD, OPEN), STANDARD, only={"expansion": ("aztecs",)}),
            Option(
                "settlers",
                "deck",
                (*READY, *self.box.own_decks),
                READY[0],
                per_seat=True,
                only={"expansion": ("aztecs",)},
                titles={name: entry["name"] for name, entry in self.data["deck"].items()},
            ),
            Option("settlers", "lookout", ("standard", "draft", "advanced"), "standard"),
            Option("settlers", "peaceful", ("no", "yes"), "no"),
            Option("settlers", "start", ("random", "1", "2", "3", "4", "5", "6"), "random"),
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

    def check_more(self, seats: int, options: Choices) -> list[Problem]:
        start = str(options["start"])
        if start != "random" and int(start) > seats:
            return [Problem("start", start, ("random", *[str(seat + 1) for seat in range(seats)]))]
        if seats == 1:  # variants for several players [solo.variants]
            wishes = (("lookout", "standard"), ("peaceful", "no"))
            wrong = [
                Problem(name, str(options[name]), (usual,)) for name, usual in wishes if options[name] != usual
            ]
            if wrong:
                return wrong
        return self.check_factions(seats, options)

    def check_factions(self, seats: int, options: Choices) -> list[Problem]:
        """Factions and decks that there are."""
        expansion = options["expansion"]
        there = [f.name for f in self.box.factions if f.expansion in ("", expansion)]
        if seats > len(there):
            return [Problem("seats", str(seats), tuple([str(n + 1) for n in range(len(there))]))]
        for wish, deck in zip(options["faction"], options["deck"], strict=True):
            if wish == "drawn":
                continue
            if wish not in there:
                return [Problem("faction", wish, ("drawn", *there))]
            number = [faction.name for faction in self.box.factions].index(wish)
            decks = [name for name in self.options["deck"].values if has_deck(self.box, number, name)]
            if deck not in decks:
                return [Problem("deck", deck, tuple(decks))]
        return []
