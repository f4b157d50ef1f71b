"""The description of Settlers for the table, the bots and the laboratory."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from deskovka.core.game import LANGUAGES, Game, Option, Problem
from deskovka.core.moves import Catalogue
from deskovka.core.pack import Pack
from deskovka.core.state import Choices
from deskovka.games.settlers.box.components import SettlersComponents
from deskovka.games.settlers.box.content import all_moves, make_box
from deskovka.games.settlers.box.data import boardless, in_force
from deskovka.games.settlers.box.decks import BASIC, FORMATS, READY, STANDARD, Violation, all_wrong
from deskovka.games.settlers.hints import SettlersHints, worths
from deskovka.games.settlers.law import mending
from deskovka.games.settlers.law.flow import SettlersLaw
from deskovka.games.settlers.law.state import Settlers
from deskovka.games.settlers.show import SettlersShow
from deskovka.games.settlers.words import SettlersVoice, both

EXPANSIONS: Final = ("none", "aztecs")
LOOKOUTS: Final = ("standard", "draft", "advanced")
SEVERAL: Final = (2, 3, 4, 5, 6)  # variants are for several players [solo.variants]


class SettlersGame(Game):
    """Ignacy Trzewiczek's Imperial Settlers, in its Czech edition."""

    id: ClassVar[str] = "settlers"
    version: ClassVar[int] = 3
    seats: ClassVar[range] = range(1, 7)
    takes_packs: ClassVar[bool] = True

    def __init__(self, packs: Sequence[Pack] = ()) -> None:
        self.data = in_force(packs)
        self.box = make_box(self.data)
        worths.appraise(self.box)
        self.wrong = all_wrong(self.box)
        factions = ("drawn", *[faction.name for faction in self.box.factions])
        first = {str(n): tuple(range(n, max(self.seats) + 1)) for n in self.seats}  # one of those who play begins
        boards = {name: tuple(range(1, len(self.factions_of(name)) + 1)) for name in EXPANSIONS}
        options = [
            Option(
                "settlers",
                "faction",
                factions,
                "drawn",
                per_seat=True,
                distinct=True,
                titles={faction.name: faction.names for faction in self.box.factions},
                needs={f.name: {"expansion": f.expansion} for f in self.box.factions if f.expansion},
            ),
            Option("settlers", "expansion", EXPANSIONS, "none", players=boards),
            Option("settlers", "format", FORMATS, STANDARD, only={"expansion": ("aztecs",)}),
            Option(
                "settlers",
                "deck",
                (*READY, *self.box.own_decks),
                READY[0],
                per_seat=True,
                only={"expansion": ("aztecs",)},
                titles={name: entry["name"] for name, entry in self.data["deck"].items()},
            ),
            Option("settlers", "lookout", LOOKOUTS, LOOKOUTS[0], players=dict.fromkeys(LOOKOUTS[1:], SEVERAL)),
            Option("settlers", "peaceful", ("no", "yes"), "no", players={"yes": SEVERAL}),
            Option("settlers", "start", ("random", "1", "2", "3", "4", "5", "6"), "random", players=first),
        ]
        super().__init__(
            "deskovka.games.settlers",
            options,
            Catalogue(all_moves(self.box)),
            self.data,
            SettlersLaw(),
            SettlersVoice(self.box),
            SettlersShow(self, self.box),
            SettlersComponents(self, self.box, self.data),
            SettlersHints(),
            packs,
        )

    def blank(self, seats: int, options: Choices) -> Settlers:
        return Settlers(self, seats, options, self.box)

    def mend(self, data: dict[str, Any]) -> None:
        mending.mend(self.box, data)

    def check(self, seats: int, options: Mapping[str, Any] | None = None) -> list[Problem]:
        problems = super().check(seats, options)
        expansion = (options or {}).get("expansion", "none") if isinstance(options, Mapping) else "none"
        there = ("drawn", *self.factions_of(str(expansion)))
        for problem in problems:
            if problem.field == "faction" and problem.wrong in boardless(self.data):
                problem.why = both("faction-no-board")
            if problem.key == "problem-taken":
                problem.allowed = tuple([name for name in problem.allowed if name in there])
        return problems

    def factions_of(self, expansion: str) -> list[str]:
        """The factions that can be played with this expansion."""
        return [f.name for f in self.box.factions if f.expansion in ("", expansion)]

    def check_more(self, seats: int, options: Choices) -> list[Problem]:
        """Factions and decks that there are."""
        expansion = str(options["expansion"])
        there = self.factions_of(expansion)
        if seats > len(there):
            why = both("seats-need-expansion" if expansion == "none" else "seats-no-board")
            return [Problem("seats", str(seats), tuple([str(n + 1) for n in range(len(there))]), why=why)]
        for wish in options["faction"]:
            if wish != "drawn" and wish not in there:
                return [Problem("faction", wish, ("drawn", *there), why=both("faction-needs-expansion"))]
        if expansion == "none":
            return self.check_idle(options)
        left = [name for name in there if name not in options["faction"]]
        for wish, deck in zip(options["faction"], options["deck"], strict=True):
            problems = self.check_deck(left if wish == "drawn" else [wish], deck, str(options["format"]))
            if problems:
                return problems
        if options["format"] != STANDARD and all(deck == BASIC for deck in options["deck"]):
            return [Problem("format", str(options["format"]), (STANDARD,), why=both("option-needs-deck"))]
        return []

    def check_idle(self, options: Choices) -> list[Problem]:
        """Decks and formats without an expansion would change nothing. [deck.choose]"""
        for name in ("format", "deck"):
            usual, chosen = self.options[name].default, options[name]
            for value in (chosen,) if isinstance(chosen, str) else chosen:
                if value != usual:
                    return [Problem(name, value, (usual,), why=both("option-needs-expansion"))]
        return []

    def check_deck(self, factions: Sequence[str], deck: str, format: str) -> list[Problem]:
        """The deck is one of the faction, and right; whoever draws one may meet any of these. [deck.choose]"""
        wrong = self.wrong_decks(factions, deck, format)
        if wrong is not None and not wrong:
            return []
        names = self.options["deck"].values
        fitting = tuple([name for name in names if self.wrong_decks(factions, name, format) == []])
        why = {lang: " ".join([violation.say(lang) for violation in wrong or ()]) for lang in LANGUAGES}
        if len(factions) > 1:
            why = both("deck-drawn")
        return [Problem("deck", deck, fitting, why=why if wrong or len(factions) > 1 else None)]

    def wrong_decks(self, factions: Sequence[str], deck: str, format: str) -> list[Violation] | None:
        """What forbids a deck to one of these factions; None if one of them does not have it."""
        names = [faction.name for faction in self.box.factions]
        keys = [(names.index(faction), deck, format) for faction in factions]
        if any(key not in self.wrong for key in keys):
            return None
        return [reason for key in keys for reason in self.wrong[key]]
