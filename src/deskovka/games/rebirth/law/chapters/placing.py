"""1. Placing tiles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from deskovka.core.rule import Reason, Rule
from deskovka.core.step import QUESTION, Decision, Move, No
from deskovka.games.rebirth.law.chapters.castles import come_near
from deskovka.games.rebirth.law.chapters.cathedrals import reach_cathedrals
from deskovka.games.rebirth.law.chapters.drawing import EndTurn, end_turn
from deskovka.games.rebirth.law.chapters.missions import check_missions
from deskovka.games.rebirth.law.chapters.scoring_tiles import score_tile
from deskovka.games.rebirth.law.chapters.towers import reach_towers
from deskovka.games.rebirth.law.moves import Place
from deskovka.games.rebirth.law.pieces import (
    BLANK,
    BLOCKED,
    EMPTY,
    FARM,
    FARMLAND,
    GRID,
    OWNER_OF,
    SETTLEMENT,
    TILE_OF,
    TOWER,
    TOWN,
)
from deskovka.games.rebirth.law.reasons import (
    CoveredSpace,
    MustPlace,
    NotYet,
    Occupied,
    OffTheMap,
    OnLandmark,
    OnlyExceptions,
    OwnTile,
    WrongGround,
)
from deskovka.games.rebirth.law.state import Rebirth, spaces_for
from deskovka.games.rebirth.law.verbs import place

DECIDED: Final = Rule("tower.another-decide")
NEVER: Final = Rule("place.never")
NEVER_ON_TOWERS: Final = Rule("place.never-tower")
EMPTY_SPACE: Final = Rule("place.empty")
COVERED: Final = Rule("setup.blocked")
COVERED_IN_IRELAND: Final = Rule("setup.blocked-ireland")
FARM_SPACE: Final = Rule("place.farm")
ENERGY_SPACE: Final = Rule("place.energy")
SETTLEMENT_SPACE: Final = Rule("place.settlement")
FARM_EXCEPTION: Final = Rule("place.exception-farm")
ENERGY_EXCEPTION: Final = Rule("place.exception-energy")


@dataclass
class PlaceTile(Decision):
    """The tile in hand goes on a free space that fits it. [place.hand]

    Only when nothing fits on the whole board, a farm may stand in for a power plant and the other way
    round [place.exception-farm] [place.exception-energy]; it keeps its type [place.exception-type].
    """

    another: bool = False  # a second tile in the same turn, by a tower's bonus

    def refuse(self, s: Rebirth, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Place):
            return DECIDED if self.another and isinstance(m, No) else QUESTION
        if m.space >= len(s.tiles):
            return NEVER_ON_TOWERS if is_tower(s, m.space - len(s.tiles)) else NEVER
        if s.tiles[m.space] == BLOCKED:
            return COVERED_IN_IRELAND if s.country.is_ireland else COVERED
        if s.tiles[m.space] != EMPTY:
            return EMPTY_SPACE
        return self.fits(s, s.hand[seat], m.space)

    def fits(self, s: Rebirth, tile: int, space: int) -> Rule | None:
        """The symbol on the space allows the tile, or the exception does."""
        if space in spaces_for(s, tile):
            return None
        if tile >= SETTLEMENT:
            return SETTLEMENT_SPACE
        terrain = s.board.terrain[space]
        if tile == FARM:
            return FARM_EXCEPTION if terrain == GRID or not len(s.farmland) else FARM_SPACE
        return ENERGY_EXCEPTION if terrain == FARMLAND or not len(s.grid) else ENERGY_SPACE

    def reason(self, s: Rebirth, seat: int, m: Move, rule: Rule) -> Reason | None:
        if not isinstance(m, Place):
            return MustPlace(s.hand[seat]) if rule is DECIDED else None
        landmark = m.space - len(s.tiles)
        if landmark >= 0:
            return OnLandmark(landmark) if landmark < len(s.board.landmark) else OffTheMap()
        code = s.tiles[m.space]
        if code == BLOCKED:
            return CoveredSpace(m.space, list(s.tiles).count(BLOCKED))
        if code != EMPTY:
            tile, owner = TILE_OF[code], OWNER_OF[code]
            return OwnTile(m.space, tile) if owner == seat else Occupied(m.space, tile, owner)
        return wrong_ground(s, s.hand[seat], m.space)

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


def is_tower(s: Rebirth, landmark: int) -> bool:
    """Is this landmark a tower? Numbers after the last landmark mean water."""
    return landmark < len(s.board.landmark) and s.board.landmark[landmark] == TOWER


def wrong_ground(s: Rebirth, tile: int, space: int) -> Reason:
    """Why a tile does not fit a free space."""
    terrain = s.board.terrain[space]
    if tile >= SETTLEMENT:
        return WrongGround(tile, space, terrain)
    own = list(s.farmland if tile == FARM else s.grid)
    if terrain == TOWN:
        return WrongGround(tile, space, terrain) if own else OnlyExceptions(tile, space, terrain)
    blanks = [free for free in own if s.board.terrain[free] == BLANK]
    return NotYet(tile, space, len(own) - len(blanks), len(blanks))


PLACE_TILE: Final = PlaceTile()
ANOTHER_TILE: Final = PlaceTile(another=True)
END_TURN: Final = EndTurn(PLACE_TILE)
