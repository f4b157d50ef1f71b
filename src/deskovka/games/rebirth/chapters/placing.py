"""1. Placing tiles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from deskovka.core.rule import Rule
from deskovka.core.step import QUESTION, Decision, Move
from deskovka.games.rebirth.chapters.castles import come_near
from deskovka.games.rebirth.chapters.cathedrals import reach_cathedrals
from deskovka.games.rebirth.chapters.drawing import EndTurn, end_turn
from deskovka.games.rebirth.chapters.missions import check_missions
from deskovka.games.rebirth.chapters.scoring_tiles import score_tile
from deskovka.games.rebirth.chapters.towers import reach_towers
from deskovka.games.rebirth.moves import Place
from deskovka.games.rebirth.pieces import EMPTY, FARM, SETTLEMENT
from deskovka.games.rebirth.state import Rebirth, spaces_for
from deskovka.games.rebirth.verbs import place

LANDMARK: Final = Rule("place.never")
EMPTY_SPACE: Final = Rule("place.empty")
FARM_SPACE: Final = Rule("place.farm")
ENERGY_SPACE: Final = Rule("place.energy")
SETTLEMENT_SPACE: Final = Rule("place.settlement")


@dataclass
class PlaceTile(Decision):
    """The tile in hand goes on a free space that fits it. [place.hand]

    Only when nothing fits on the whole board, a farm may stand in for a power plant and the other way
    round [place.exception-farm] [place.exception-energy]; it keeps its type [place.exception-type].
    """

    another: bool = False  # a second tile in the same turn, by a tower's bonus

    def refuse(self, s: Rebirth, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Place):
            return QUESTION
        if m.space >= len(s.tiles):
            return LANDMARK
        if s.tiles[m.space] != EMPTY:
            return EMPTY_SPACE
        return self.fits(s, s.hand[seat], m.space)

    def fits(self, s: Rebirth, tile: int, space: int) -> Rule | None:
        """The symbol on the space allows the tile."""
        if space in spaces_for(s, tile):
            return None
        if tile >= SETTLEMENT:
            return SETTLEMENT_SPACE
        return FARM_SPACE if tile == FARM else ENERGY_SPACE

    def options(self, s: Rebirth, seat: int) -> list[Move]:
        places = s.country.places
        return [places[space] for space in spaces_for(s, s.hand[seat])]

    def count(self, s: Rebirth, seat: int) -> int:
        return len(spaces_for(s, s.hand[seat]))

    def nth(self, s: Rebirth, seat: int, i: int) -> Move:
        return s.country.places[spaces_for(s, s.hand[seat])[i]]

    def take(self, s: Rebirth, seat: int, m: Move) -> None:
        """Place, score, castles, then cathedrals, or missions and towers, and the draw. [order.after-placing]"""
        assert isinstance(m, Place)
        me: i64 = seat
        space: i64 = m.space
        tile = s.hand[me]
        place(s, me, tile, space)
        score_tile(s, me, tile, space)
        reached = come_near(s, me, tile, space)
        if not s.country.is_ireland:
            reach_cathedrals(s, seat, reached)
            end_turn(s, me, self)
            return
        check_missions(s, me, tile, space)
        if not self.another:
            if not reached:
                end_turn(s, me, self)
                return
            s.push(seat, END_TURN)
        reach_towers(s, seat, reached)


PLACE_TILE: Final = PlaceTile()
ANOTHER_TILE: Final = PlaceTile(another=True)
END_TURN: Final = EndTurn(PLACE_TILE)
