"""The description of Katan – Duel for the table, the bots and the laboratory."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from deskovka.core.game import Game, Option
from deskovka.core.moves import Catalogue
from deskovka.core.pack import Pack
from deskovka.core.state import Choices
from deskovka.games.katan_duel.box.components import KatanDuelComponents
from deskovka.games.katan_duel.box.content import MODES, all_moves, fingerprint, make_box, mode_of, with_set
from deskovka.games.katan_duel.box.packs import deck_titles, in_force
from deskovka.games.katan_duel.hints import KatanDuelHints
from deskovka.games.katan_duel.law import mending
from deskovka.games.katan_duel.law.flow import KatanDuelLaw
from deskovka.games.katan_duel.law.state import Duel
from deskovka.games.katan_duel.law.supply import make_supply
from deskovka.games.katan_duel.show import KatanDuelShow
from deskovka.games.katan_duel.words import KatanDuelVoice


class KatanDuelGame(Game):
    """Klaus Teuber's Rivals for Catan, in its Czech edition."""

    id: ClassVar[str] = "katan-duel"
    version: ClassVar[int] = 3
    seats: ClassVar[range] = range(2, 3)
    takes_packs: ClassVar[bool] = True

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
            "deskovka.games.katan_duel",
            options,
            Catalogue(all_moves(self.box)),
            fingerprint(self.box),
            KatanDuelLaw(),
            KatanDuelVoice(self.box),
            KatanDuelShow(self, self.box),
            KatanDuelComponents(self, self.box, self.data),
            KatanDuelHints(),
            packs,
        )

    def blank(self, seats: int, options: Choices) -> Duel:
        return Duel(self, seats, options, self.box, mode_of(self.box, options))

    def mend(self, data: dict[str, Any]) -> None:
        mending.mend(self.box, mode_of(self.box, self.complete(2, data["options"])), data)
