"""2. Scoring tiles: cathedrals (Scotland)."""

from __future__ import annotations

from deskovka.games.rebirth.law.state import Rebirth
from deskovka.games.rebirth.law.verbs import draw_mission


def reach_cathedrals(s: Rebirth, me: int, reached: list[int]) -> None:
    """A secret mission card for each cathedral reached for the first time. [cathedral.once] [cathedral.secret]"""
    for landmark in reached:
        draw_mission(s, me, landmark, "cathedral.first")
