"""What an event of Settlers looks like at a glance."""

from __future__ import annotations

from typing import Any, Final

from deskovka.games.settlers.law.pieces import GOODS

DRAWINGS: Final[dict[str, tuple[str, ...]]] = {"good": GOODS}
ROWS: Final[dict[str, dict[str, Any]]] = {
    "PhaseBegan": {"dull": True},
    "RoundBegan": {"begins": True, "round": True},
    "CardDrafted": {"icon": "card", "begins": True, "heads": True},
    "CardKept": {"icon": "card", "count": "+1"},
    "CardDrawn": {"icon": "card", "count": "+1"},
    "CardDiscarded": {"icon": "card"},
    "Gained": {"icon": "=good", "count": "+=amount"},
    "Paid": {"icon": "=good", "count": "-=amount"},
    # Two settlers that are sent for something are paid first.
    "Paid send.two": {"icon": "=good", "count": "-=amount", "begins": True, "heads": True},
    "GoodsLost": {"icon": "=good", "count": "-=amount", "hurts": "seat"},
    "Built": {"icon": "location", "begins": True, "heads": True, "turn": True},
    "LocationGiven": {"icon": "location"},
    "FoundationGiven": {"icon": "found"},
    "DealMade": {"icon": "deal", "begins": True, "heads": True, "turn": True},
    "RouteOpened": {"icon": "deal"},
    "DealDropped": {"icon": "deal"},
    "DealTaken": {"icon": "deal", "hurts": "seat_from"},
    "RazedFromHand": {"icon": "raze", "begins": True, "heads": True, "turn": True},
    "Razed": {"icon": "raze", "begins": True, "heads": True, "hurts": "seat_of"},
    "Removed": {"icon": "raze", "hurts": "seat_of"},
    "FoundationsLaid": {"icon": "found"},
    "FoundationsHidden": {"icon": "found"},
    "Activated": {"icon": "action", "begins": True, "heads": True, "turn": True},
    "Copied": {"icon": "again"},
    "TakenOver": {"icon": "take", "hurts": "seat_of"},
    "Visited": {"icon": "open", "begins": True, "heads": True, "turn": True},
    "Passed": {"begins": True, "heads": True, "turn": True},
    "Defended": {"icon": "defence", "begins": True, "heads": True},
    "SamuraiPlaced": {"icon": "samurai", "begins": True, "heads": True},
    "SamuraiLost": {"icon": "samurai"},
    "Tucked": {"icon": "under", "begins": True, "heads": True},
    "Laid": {"icon": "=good", "count": "-1", "begins": True},
    "AttackRevealed": {"icon": "=good", "begins": True},
    "Attacked": {"icon": "raze", "hurts": "seat"},
    "PrayerBegan": {"icon": "pray"},
    "PrayerRevealed": {"icon": "common"},
    "PrayerIdle": {"icon": "pray"},
    "TokensTrusted": {"icon": "favour"},
    "FavourGained": {"icon": "favour", "count": "+1"},
    "FavourLost": {"icon": "favour", "count": "-1"},
    "FavoursGivenBack": {"icon": "favour"},
    "FavoursMissed": {"icon": "favour"},
    "CardStored": {"icon": "under"},
    "StoredUsed": {"icon": "under"},
    "StatuePlaced": {"icon": "statue"},
    "TieBroken": {"icon": "vp"},
    "GameEnded": {"begins": True},
}
