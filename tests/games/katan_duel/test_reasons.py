"""Reasons: what a player reads when a move is refused, in situations of the vectors and in others."""

from __future__ import annotations

import re
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Final

import deskovka
from deskovka.core.rule import Reason
from games.fluent_files import subclasses
from games.golden_reasons import Situation, check
from games.katan_duel import position
from games.katan_duel.script import NEVER, Script
from games.katan_duel.situations import handmade
from games.katan_duel.test_vectors import NOT_OFFERED, VECTORS

GAME: Final = deskovka.game("katan-duel")
SOURCE: Final = Path(__file__).parents[3] / "src" / "deskovka" / "games" / "katan_duel"
FILE: Final = Path(__file__).with_name("reasons.json")
SOME_PRICES: Final = 6  # one in six of the vectors about prices of cards: they are all alike


def of_vectors() -> Iterator[Situation]:
    """The refused last step of each vector, but not all prices."""
    prices = 0
    for vector in VECTORS:
        if vector["id"] in NOT_OFFERED or vector["expect"].get("allowed", True):
            continue
        if vector["id"].startswith("cost."):
            prices += 1
            if prices % SOME_PRICES:
                continue
        if vector["expect"]["rule"] != NEVER:
            yield refused(vector)


def refused(vector: position.Json) -> Situation:
    s = position.make(vector)
    script = Script(s)
    script.run(deepcopy(vector["do"]), False)
    assert script.tried is not None
    return Situation(vector["id"], s, *script.tried)


def situations() -> list[Situation]:
    return [*of_vectors(), *handmade()]


def test_reasons_are_told_as_in_the_golden_file() -> None:
    check(FILE, situations())


def test_every_kind_of_reason_and_every_rule_that_refuses_is_there() -> None:
    refusals = [situation.state.why_not(situation.seat, situation.move) for situation in situations()]
    kinds = {type(refusal.reason) for refusal in refusals if refusal is not None}
    assert sorted(cls.__name__ for cls in set(subclasses(GAME.package, Reason)) - kinds) == []
    texts = [file.read_text(encoding="utf-8") for file in sorted(SOURCE.rglob("*.py"))]
    rules = {id for text in texts for id in re.findall(r'Rule\("([a-z.-]+)"\)', text)}
    assert sorted(rules - {refusal.rule for refusal in refusals if refusal is not None}) == []
