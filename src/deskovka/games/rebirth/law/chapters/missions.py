"""Ireland: public mission cards."""

from __future__ import annotations

from mypy_extensions import i64

from deskovka.games.rebirth.law.bookkeeping import grow_group
from deskovka.games.rebirth.law.pieces import NOBODY
from deskovka.games.rebirth.law.state import Rebirth
from deskovka.games.rebirth.law.verbs import be_earliest, fulfil, pay_mission


def check_missions(s: Rebirth, me: i64, tile: i64, space: i64) -> None:
    """Which missions did my tile fulfil? Several at once may be, each once. [mission.check] [mission.several]

    Those outside the row are noted too: a private card also pays for what was done before it was drawn
    [tower.private-before].
    """
    country = s.country
    missions = country.missions
    fulfilled: i64 = s.fulfilled[me]
    for i in country.watch[tile * len(s.tiles) + space]:
        if not fulfilled >> i & 1 and missions[i].holds(s, me, space):
            fulfil_mission(s, me, i)
    if grow_group(s, space, me):
        for i in country.link_missions:
            if not fulfilled >> i & 1 and missions[i].holds(s, me, space):
                fulfil_mission(s, me, i)


def fulfil_mission(s: Rebirth, me: int, number: int) -> None:
    """A mission of the row pays at once."""
    for mission in s.row:
        if mission == number:
            pay(s, me, number)
    fulfil(s, me, number)


def pay(s: Rebirth, me: int, number: int) -> None:
    """The first to fulfil a card gets more; the doubling token doubles either. [mission.once]"""
    mission = s.country.missions[number]
    points, rule = mission.later, "mission.later"
    if s.earliest[number] == NOBODY:
        points, rule = mission.first, "mission.first"
        be_earliest(s, me, number)
    if s.doubled[me] == number:
        points, rule = 2 * points, "tower.doubling-pays"
    pay_mission(s, me, number, points, rule)
