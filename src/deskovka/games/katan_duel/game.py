"""The description of Katan – Duel for the table, the bots and the laboratory."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from deskovka.core.chance import Chance
from deskovka.core.game import Game, Option, Score, StandIn
from deskovka.core.moves import Catalogue
from deskovka.core.sight import View
from deskovka.core.state import Choices
from deskovka.core.step import Move
from deskovka.core.value import Value
from deskovka.games.katan_duel import flow, hints, picture, places, scene, scoring, telling, words
from deskovka.games.katan_duel.content import DECKS, MODES, all_moves, fingerprint, make_box, mode_of, with_set
from deskovka.games.katan_duel.state import Duel


class KatanDuelGame(Game):
    """Klaus Teuber's Rivals for Catan, in its Czech edition."""

    id: ClassVar[str] = "katan-duel"
    version: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 3)
    scale: ClassVar[float] = 2.0
    look: ClassVar[int] = 0  # a random move ends the turn or throws away what was saved up
    explore: ClassVar[float] = 0.03  # a good move is worth a tenth of a point, of twelve

    def __init__(self) -> None:
        self.box = make_box()
        options = [
            Option("katan-duel", "mode", MODES, "introductory"),
            Option("katan-duel", "start", ("random", "1", "2"), "random"),
            Option("katan-duel", "deck", DECKS, DECKS[0], per_seat=True, only={"mode": ("tournament",)}),
            Option("katan-duel", "advantage", ("lost", "kept"), "lost"),
            Option("katan-duel", "start_stack", ("different", "any"), "different", only={"mode": MODES[:-1]}),
            Option("katan-duel", "doctor", ("card", "city"), "card", only={"mode": with_set("progress")}),
            Option("katan-duel", "moneylender", ("two", "three"), "two", only={"mode": with_set("gold")}),
            Option("katan-duel", "relocation", ("swap", "move"), "swap"),
        ]
        super().__init__(
            "deskovka.games.katan_duel", options, Catalogue(all_moves(self.box)), fingerprint(self.box)
        )

    def blank(self, seats: int, options: Choices) -> Duel:
        return Duel(self, seats, options, self.box, mode_of(self.box, options))

    def set_up(self, s: Duel) -> None:
        flow.set_up(s)

    def dream(self, s: Duel, viewer: int | None, chance: Chance) -> None:
        flow.dream(s, viewer, chance)

    def score(self, s: Duel) -> Score:
        return scoring.score_of(s)

    def value(self, s: Duel, seat: int) -> float:
        return hints.value(s, seat)

    def features(self, s: Duel, seat: int) -> dict[str, float]:
        return hints.features(s, seat)

    def words(self, value: Value, lang: str, options: Mapping[str, Any]) -> dict[str, str | int | tuple[int, ...]]:
        return words.words(self.box, value, lang)

    def short(self, move: Move, lang: str, options: Mapping[str, Any]) -> str:
        return words.short(self.box, move, lang)

    def called(self, move: Move, lang: str, options: Mapping[str, Any]) -> tuple[str, ...]:
        return words.called(self.box, move, lang)

    def typed(self, move: Move, view: View, lang: str) -> str:
        return places.typed(self.box, move, view, lang)

    def about(self, move: Move, view: View, lang: str, names: Sequence[str] = ()) -> list[str]:
        return places.about(self.box, move, view, lang)

    def picture(
        self, view: View, legal: Sequence[Move], lang: str, names: Sequence[str] = ()
    ) -> list[list[tuple[str, str]]]:
        return picture.picture(self.box, view, legal, lang, names)

    def description(self, view: View, lang: str, names: Sequence[str] = ()) -> list[str]:
        return telling.describe(self.box, view, lang, names)

    def scene(self, options: Choices) -> dict[str, Any]:
        return scene.scene(self.box, mode_of(self.box, options))

    def stand_ins(self) -> list[StandIn]:
        return words.stand_ins()

    def cards(self, lang: str) -> list[dict[str, str]]:
        return words.cards(self.box, lang)
