"""What an event of Katan – Duel looks like at a glance."""

from __future__ import annotations

from typing import Any, Final

from deskovka.games.katan_duel.law.pieces import GOODS
from deskovka.games.katan_duel.show.scene import TOKENS

DRAWINGS: Final[dict[str, tuple[str, ...]]] = {"good": GOODS, "token": TOKENS}
ROWS: Final[dict[str, dict[str, Any]]] = {
    "TurnEnded": {"dull": True},
    "CardPlaced": {"dull": True},
    "TurnBegan": {"begins": True, "turn": True},
    "Rolled": {"icon": "region", "begins": True, "heads": True},
    "EventDrawn": {"icon": "event-card", "begins": True, "heads": True},
    "EventAverted": {"icon": "event-card"},
    "Defended": {"icon": "strength", "begins": True},
    "Gained": {"icon": "=good", "count": "+=count"},
    "Spent": {"icon": "=good", "count": "-=count"},
    "Spent exchange.rate": {"icon": "=good", "count": "-=count", "begins": True, "heads": True},
    "Spent road.cost": {"icon": "=good", "count": "-=count", "dull": True},  # told by the road
    "Spent settlement.cost": {"icon": "=good", "count": "-=count", "dull": True},
    "Spent city.cost": {"icon": "=good", "count": "-=count", "dull": True},
    "Lost": {"icon": "=good", "count": "-=count", "hurts": "seat"},
    "Handed": {"icon": "=good", "count": "-1", "hurts": "seat"},
    "NoRoom": {"icon": "=good"},
    "CardsTaken": {"icon": "card", "begins": True},
    "CardPutUnder": {"icon": "card", "begins": True},
    "CardPlayed": {"icon": "card", "begins": True, "heads": True},
    "CardRemoved": {"icon": "card", "hurts": "seat"},
    "CardBuried": {"icon": "card", "hurts": "seat"},
    "CardStolen": {"icon": "card"},
    "CardLost": {"icon": "card", "hurts": "seat"},
    "CardFetched": {"icon": "card"},
    "OpenCardFetched": {"icon": "card"},
    "RoadBuilt": {"icon": "road", "begins": True, "heads": True},
    "SettlementBuilt": {"icon": "settlement", "begins": True, "heads": True},
    "CityBuilt": {"icon": "city", "begins": True, "heads": True},
    "RegionLaid": {"icon": "region"},
    "AdvantageMoved": {"icon": "=token", "hurts": "loser"},
    "Won": {"icon": "victory", "begins": True},
}
