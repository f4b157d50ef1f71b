"""Stars that are due, and the end of the game at the last one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from deskovka.core.step import Step
from deskovka.games.scythe.law import events
from deskovka.games.scythe.law.bits import places_in
from deskovka.games.scythe.law.control import fighting_enemy
from deskovka.games.scythe.law.pieces import MOVED_UNIT, NO_LOAD, NOBODY
from deskovka.games.scythe.law.scoring import tell_tie
from deskovka.games.scythe.law.state import Scythe, fighters_at
from deskovka.games.scythe.law.verbs import move_unit, put_back, settle_stars


def battles(s: Scythe, seat: int) -> list[int]:
    """Where the player stands against another one's mech or character. [combat.when]"""
    return [
        place
        for place in places_in(s.present[seat])
        if place < s.box.hexes and fighters_at(s, seat, place) and fighting_enemy(s, seat, place) != NOBODY
    ]


@dataclass
class SettleStars(Step):
    """Stars are placed; the last one ends the game at once. [star.order] [end.last-star]"""

    def run(self, s: Scythe, me: int) -> None:
        if settle_stars(s):
            end_game(s, "end.last-star")


SETTLE_STARS: Final = SettleStars()


def end_game(s: Scythe, rule: str) -> None:
    """Nothing more happens."""
    undo_battles(s, s.active)
    s.steps.clear()
    s.actors.clear()
    s.tell(events.GameEnded(rule))
    if s.log is not None:
        tell_tie(s)


def undo_battles(s: Scythe, seat: int) -> None:
    """The game is over before a combat: all that came for it goes back to where it came from.
    [end.undone] [end.undone-load]"""
    for place in battles(s, seat):
        s.tell(events.UnitsReturned(seat, place, "end.undone"))
        for start in sorted({s.trail[i + 1] for i in range(0, len(s.trail), 3) if s.trail[i + 2] == place}):
            go_back(s, seat, place, start)


def go_back(s: Scythe, seat: int, place: int, start: int) -> None:
    """The units that set out from a territory for a combat, and what was taken along there."""
    load = [0, 0, 0, 0, 0]
    for i in range(0, len(s.trail), 3):
        piece, at, to = s.trail[i : i + 3]
        if at == start and to == place:
            if piece < MOVED_UNIT:
                load[piece] += 1
            else:
                move_unit(s, seat, piece - MOVED_UNIT, to, start, NO_LOAD, "end.undone")
    if any(load):
        put_back(s, seat, place, start, tuple(load), "end.undone")
