"""How many cards the box holds, by the engine's own card files."""

from __future__ import annotations

from collections import Counter

from deskovka.games.katan_duel.box.packs import CARDS, EVENTS, LANDS
from deskovka.games.katan_duel.law.flow import SHARED_STACK
from deskovka.games.katan_duel.law.pieces import FIRST_PLACES, SETS


def totals() -> dict[str, int]:
    """Cards of each set, and those with a half-moon."""
    roads, settlements, cities = SHARED_STACK
    each = len(FIRST_PLACES)  # settlements that each of two players begins with, and one road between them
    regions = sum(map(len, LANDS.values()))
    found = Counter({"centre": roads + 2 * (each - 1) + settlements + 2 * each + cities + regions})
    for number, name in enumerate(SETS):
        found[name] = sum(card.copies for card in CARDS[number]) + sum(event.copies for event in EVENTS[number])
    found["all"] = sum(found.values())
    found["events"] = sum(event.copies for events in EVENTS for event in events)
    found["events_half_moon"] = sum(event.moons for events in EVENTS for event in events)
    found["theme_half_moon"] = sum(card.moons for cards in CARDS[1:] for card in cards)
    return dict(found)
