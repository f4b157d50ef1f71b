"""How often what happened in a game, in the words that the game has for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from deskovka.core import text
from deskovka.core.game import Game
from deskovka.core.sight import UNKNOWN
from deskovka.core.step import Event
from deskovka.core.text import both

Data = dict[str, Any]


def tallies(g: Game, events: Iterable[Event], seats: int) -> list[Data]:
    """What a game has words for: `count-placed` is about the event `Placed`, `.tile` of it about that field."""
    kinds: dict[type[Event], list[Event]] = {}
    for event in events:
        kinds.setdefault(type(event), []).append(event)
    sentences = text.bundle(("deskovka.core", g.package), "en")
    found = []
    for kind, told in kinds.items():
        key = f"count-{text.kebab(kind.__name__)}"
        if sentences.has_message(key):
            fields = list(sentences.get_message(key).attributes)
            found.append(tally(g, key, fields, told, seats))
    return found


def tally(g: Game, key: str, fields: Sequence[str], told: Sequence[Event], seats: int) -> Data:
    """One kind of event."""
    whose = Counter(getattr(event, "seat", UNKNOWN) for event in told)
    values: Counter[tuple[str, int, int]] = Counter()
    for event in told:
        for field in fields:
            content = getattr(event, field)
            for value in content if isinstance(content, tuple) else (content,):
                values[field, value, getattr(event, "seat", UNKNOWN)] += 1
    named = sorted({(field, value) for field, value, _ in values if value != UNKNOWN})
    return {
        "title": both(lambda lang: text.phrase(g.id, lang, key)),
        "counts": [whose[seat] for seat in range(seats)],
        "nobody": whose[UNKNOWN],
        "values": [
            {
                "title": both(lambda lang, f=field, v=value: text.phrase(g.id, lang, f"{key}.{f}", {"value": v})),  # type: ignore[misc]
                "counts": [values[field, value, seat] for seat in range(seats)],
            }
            for field, value in named
        ],
    }
