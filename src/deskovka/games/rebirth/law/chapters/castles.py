"""2. Scoring tiles: castles, and who is next to which landmark."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deskovka.games.rebirth.law import events
from deskovka.games.rebirth.law.bookkeeping import weight_of
from deskovka.games.rebirth.law.pieces import NOBODY
from deskovka.games.rebirth.law.state import Rebirth
from deskovka.games.rebirth.law.verbs import take_castle

NONE: Final[list[int]] = []


def come_near(s: Rebirth, me: i64, tile: i64, space: i64) -> list[int]:
    """Count the new tile at every landmark and settle the castles, each on its own. [castle.each]

    Returns the cathedrals or towers that I am next to for the first time.
    """
    near = s.near
    seats: i64 = s.seats
    castles: i64 = s.board.castles
    weight = weight_of(tile)
    reached: list[int] = NONE
    for landmark in s.board.near[space]:
        mine = landmark * seats + me
        before = near[mine]
        near[mine] = before + weight
        if landmark < castles:
            contest(s, me, landmark, before + weight)
        elif before == 0:
            reached = [*reached, landmark]
    return reached


def contest(s: Rebirth, me: i64, castle: i64, mine: i64) -> None:
    """The castle goes to whoever has more tiles there, then more farms and plants, then stays. [castle.majority]

    Comparing with the holder is enough: a holder is never behind anybody.
    """
    holder = s.castles[castle]
    if holder == NOBODY:
        take_castle(s, me, castle, "castle.first")
    elif holder != me:
        theirs = s.near[castle * s.seats + holder]
        if mine > theirs:
            take_castle(s, me, castle, "castle.majority" if mine >> 3 > theirs >> 3 else "castle.tie-plain")
        elif mine == theirs and s.log is not None:
            s.log.append(events.CastleKept(holder, castle, "castle.tie-placer"))
