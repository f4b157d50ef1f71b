"""The cards as data, made of effects."""

from __future__ import annotations

from typing import Final

from deskovka.core.step import Repeat
from skirmish.effects import Choose, Drop, Feast, Gain, Look, SpyChoice
from skirmish.pieces import GOLD, Card

CAMP: Final = Card("camp", wood=1, iron=0, points=1, rebate=1)
FORGE: Final = Card("forge", wood=0, iron=1, points=1, when_another_is_laid=(Gain(GOLD, "play.trigger"),))
TOWER: Final = Card("tower", wood=2, iron=1, points=3)
SPY: Final = Card(
    "spy",
    wood=0,
    iron=1,
    points=0,
    stays=False,
    when_laid=(Look(), SpyChoice((Drop(), Gain(GOLD, "spy.choice")))),
)
FEAST: Final = Card("feast", wood=1, iron=0, points=0, stays=False, when_laid=(Feast(),))
HARVEST: Final = Card(
    "harvest", wood=0, iron=0, points=0, stays=False, when_laid=(Repeat(2, Choose("harvest.twice")),)
)
AMBUSH: Final = Card("ambush", wood=0, iron=1, points=1, ambushes=True)

CARDS: Final = [
    *[CAMP] * 3,
    *[FORGE] * 3,
    *[TOWER] * 4,
    *[SPY] * 3,
    *[FEAST] * 2,
    *[HARVEST] * 2,
    *[AMBUSH] * 3,
]
