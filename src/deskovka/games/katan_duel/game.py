"""The description of Katan – Duel for the table, the bots and the laboratory."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from deskovka.core.chance import Chance
from deskovka.core.game import Game, Option, Score, StandIn
from deskovka.core.moves import Catalogue
from deskovka.core.pack import Pack
from deskovka.core.sight import View
from deskovka.core.state import Choices
from deskovka.core.step import Move
from deskovka.core.value import Value
from deskovka.games.katan_duel import (
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
from deskovka.games.katan_duel.content import MODES, all_moves, fingerprint, make_box, mode_of, with_set
from deskovka.games.katan_duel.packs import deck_titles, export, in_force
from deskovka.games.katan_duel.state import Duel
from deskovka.games.katan_duel.supply import make_supply


class KatanDuelGame(Game):
    """Klaus Teuber's Rivals for Catan, in its Czech edition."""

    id: ClassVar[str] = "katan-duel"
    version: ClassVar[int] = 3
    seats: ClassVar[range] = range(2, 3)
    scale: ClassVar[float] = 2.0
    patience: ClassVar[int] = 1400  # random players come to turn 300 by then; people need about 50 turns
    look: ClassVar[int] = 0  # a random move ends the turn or throws away what was saved up
    explore: ClassVar[float] = 0.03  # a good move is worth a tenth of a point, of twelve
    takes_packs: ClassVar[bool] = True
    topics: ClassVar[dict[str, tuple[str, str]]] = {
        "first": ("Began", ""),
        "turn": ("TurnBegan", ""),
        "played": ("CardPlayed", "card"),
    }

    def __init__(self, packs: Sequence[Pack] = ()) -> None:
        self.data = in_force(packs)
        self.box = make_box(make_supply(self.data))
        decks = tuple(self.box.supply.decks)
        options = [
            Option("katan-duel", "mode", MODES, "introductory"),
            Option("katan-duel", "start", ("random", "1", "2"), "random"),
            Option(
                "katan-duel",
                "deck",
                decks,
                decks[0],
                per_seat=True,
                only={"mode": ("tournament",)},
                titles=deck_titles(self.data),
            ),
            Option("katan-duel", "advantage", ("lost", "kept"), "lost"),
            Option("katan-duel", "start_stack", ("different", "any"), "different", only={"mode": MODES[1:-1]}),
            Option("katan-duel", "doctor", ("card", "city"), "card", only={"mode": with_set("progress")}),
            Option("katan-duel", "moneylender", ("two", "three"), "two", only={"mode": with_set("gold")}),
            Option("katan-duel", "relocation", ("swap", "move"), "swap"),
            Option("katan-duel", "discard", ("top", "open"), "top"),
        ]
        super().__init__(
            "deskovka.games.katan_duel", options, Catalogue(all_moves(self.box)), fingerprint(self.box), packs
        )

    def blank(self, seats: int, options: Choices) -> Duel:
        return Duel(self, seats, options, self.box, mode_of(self.box, options))

    def mend(self, data: dict[str, Any]) -> None:
        mending.mend(self.box, mode_of(self.box, self.complete(2, data["options"])), data)

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
        return places.about(self, self.box, move, view, lang)

    def picture(
        self, view: View, legal: Sequence[Move], lang: str, names: Sequence[str] = ()
    ) -> list[list[tuple[str, str]]]:
        return picture.picture(self, self.box, view, legal, lang, names)

    def description(self, view: View, lang: str, names: Sequence[str] = ()) -> list[str]:
        return telling.describe(self, self.box, view, lang, names)

    def board(self, view: View) -> dict[str, Any]:
        return {**board.board(self, view)}

    def scene(self, options: Choices) -> dict[str, Any]:
        return {**scene.scene(self.box, mode_of(self.box, options))}

    def stand_ins(self) -> list[StandIn]:
        return words.stand_ins(self.data, self.options["deck"].values)

    def cards(self, lang: str) -> list[dict[str, Any]]:
        return components.cards(self.box, self.data, self.options["deck"], lang)

    def export(self) -> str:
        return export(self.data, self.title("en"))
