"""What an event of Rebirth looks like at a glance: drawn is what its rule is about."""

from __future__ import annotations

from typing import Any, Final

from deskovka.games.rebirth.law.pieces import TILE_NAMES

DRAWINGS: Final[dict[str, tuple[str, ...]]] = {"tile": TILE_NAMES}
ROWS: Final[dict[str, dict[str, Any]]] = {
    "Placed": {"icon": "=tile", "begins": True, "heads": True},
    "CastleTaken": {"icon": "castle", "hurts": "loser"},
    "Drew": {"icon": "tiles", "dull": "hidden"},
    "Ended": {"begins": True},
    "§cluster.energy": {"icon": "energy"},
    "§cluster": {"icon": "farm"},
    "§settlement": {"icon": "town"},
    "§end.unfinished": {"icon": "town"},
    "§port": {"icon": "port"},
    "§coast": {"icon": "port"},
    "§castle": {"icon": "castle"},
    "§end.castles": {"icon": "castle"},
    "§cathedral": {"icon": "cathedral"},
    "§tower": {"icon": "tower"},
    "§mission": {"icon": "card"},
    "§private": {"icon": "card"},
    "§end.missions": {"icon": "card"},
    "§end.tie-fulfils": {"icon": "card"},
    "§end.bonus-card": {"icon": "card"},
    "§draw": {"icon": "tiles"},
}
