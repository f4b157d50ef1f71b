"""Golden files of reasons: situations in which a move is refused, and what a player reads in both languages."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from deskovka import Move, State

FEWEST = 150  # situations of a game


@dataclass
class Situation:
    """A move that is refused; the name tells a reader what stands on the table."""

    name: str
    state: State
    seat: int
    move: Move


def told(situation: Situation) -> dict[str, Any]:
    """What the player reads, and the rule behind it."""
    refusal = situation.state.why_not(situation.seat, situation.move)
    assert refusal is not None, f"{situation.name}: the move is allowed"
    return {"rule": refusal.rule, "page": refusal.page, "cs": refusal.say("cs"), "en": refusal.say("en")}


def check(file: Path, situations: Iterable[Situation]) -> None:
    """Every situation is told as the golden file says; `REASONS=write` writes the file anew."""
    found: dict[str, dict[str, Any]] = {}
    for situation in situations:
        assert situation.name not in found, f"two situations are called {situation.name!r}"
        found[situation.name] = told(situation)
    if os.environ.get("REASONS") == "write":
        file.write_text(json.dumps(found, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    assert found == json.loads(file.read_text(encoding="utf-8"))
    assert len(found) >= FEWEST
