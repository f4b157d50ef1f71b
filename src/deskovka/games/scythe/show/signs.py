"""What an event of Scythe looks like at a glance."""

from __future__ import annotations

from typing import Any, Final

from deskovka.games.scythe.law.pieces import BOTTOMS, GOODS, STRUCTURES, TOPS
from deskovka.games.scythe.show.scene import DRAWN_UNITS

DRAWINGS: Final[dict[str, tuple[str, ...]]] = {
    "good": GOODS,
    "kind": DRAWN_UNITS,
    "structure": STRUCTURES,
    "top": (*TOPS, "factory"),
    "bottom": (*BOTTOMS, "move"),  # the Factory card has a move there
}
ROWS: Final[dict[str, dict[str, Any]]] = {
    "TurnBegan": {"dull": True, "turn": True},  # turns have their own heading
    "ObjectivesDealt": {"dull": "hidden"},  # what others got at the start is alike for everybody
    "CardDrawn setup.player": {"icon": "cards", "count": "+1", "dull": "hidden"},
    "SectionChosen": {"begins": True},
    "TopTaken": {"icon": "=top", "heads": True},
    "BottomTaken": {"icon": "=bottom", "heads": True},
    "Gained": {"icon": "=good", "count": "+=amount"},
    "Lost": {"icon": "=good", "count": "-=amount"},
    "Forfeited": {"icon": "=good"},
    "GoodsPlaced": {"icon": "=good", "count": "+=amount"},
    "GoodsPaid": {"icon": "=good", "count": "-1"},
    "WorkersPlaced": {"icon": "worker", "count": "+=amount"},
    "WorkersSentHome": {"icon": "worker", "hurts": "seat"},
    "UnitMoved": {"icon": "=kind"},
    "LoadReturned": {"icon": "worker"},
    "StructureBuilt": {"icon": "=structure"},
    "MechDeployed": {"icon": "mech"},
    "Upgraded": {"icon": "upgrade"},
    "Enlisted": {"icon": "enlist"},
    "BonusLeft": {"icon": "enlist"},
    "Wished": {"icon": "enlist"},
    "CardDrawn": {"icon": "cards", "count": "+1"},
    "CardSpent": {"icon": "cards", "count": "-1"},
    "CardStolen": {"icon": "cards", "count": "+1", "hurts": "seat_from"},
    "CardMissed": {"icon": "cards", "count": "-1"},
    "BattleBegan": {"icon": "swords", "hurts": "seat_against"},
    "Fought": {"icon": "swords"},
    "BattleWon": {"icon": "swords"},
    "Retreated": {"icon": "swords"},
    "Encountered": {"icon": "encounter"},
    "OptionTaken": {"icon": "encounter"},
    "FactorySeen": {"icon": "factory"},
    "FactoryTaken": {"icon": "factory"},
    "ObjectiveRevealed": {"icon": "objective"},
    "StarPlaced": {"icon": "star", "count": "+1"},
    "CoinsGiven": {"icon": "coins", "count": "-=coins"},
    "TieBroken": {"icon": "coins"},
    "TieShared": {"icon": "coins"},
    "GameEnded": {"begins": True},
    "AutomaTurned": {"icon": "cards", "begins": True, "heads": True},
    "AutomaSkipped": {"icon": "cards", "begins": True, "heads": True},
    "AutomaJudged": {"icon": "swords"},
    "AutomaBeaten": {"icon": "swords"},
    "FighterCame": {"icon": "=kind"},
    "TokenTaken": {"icon": "encounter"},
    "TokensFound": {"icon": "any", "count": "+=amount"},
    "TrackerAdvanced": {"icon": "star"},
    "TrackerStar": {"icon": "star", "count": "+1"},
}
