"""Stars that are due, and the end of the game at the last one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from deskovka.core.step import Step
from deskovka.games.scythe import events
from deskovka.games.scythe.bits import places_in
from deskovka.games.scythe.control import fighting_enemy
from deskovka.games.scythe.pieces import NOBODY
from deskovka.games.scythe.state import Scythe, fighters_at
from deskovka.games.scythe.verbs import move_unit, settle_stars


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


def undo_battles(s: Scythe, seat: int) -> None:
    """The game is over before a combat: whoever came for it goes back, with all that was carried. [end.undone]"""
    for place in battles(s, seat):
        trail = s.trail
        for i in range(0, len(trail), 8):
            kind, start, to = trail[i : i + 3]
            if to == place:
                move_unit(s, seat, kind, to, start, tuple(trail[i + 3 : i + 8]))
        s.tell(events.UnitsReturned(seat, place, "end.undone"))
