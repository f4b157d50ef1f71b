"""Short finished games, and analyses of them by small budgets."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import deskovka
from deskovka import Record, Table
from deskovka.bots import make
from deskovka.teach.analysis import PHASES, Analyst
from deskovka.teach.values import Analysis

BUDGET = 10


@cache
def finished(id: str, seats: int, seed: int = 3, whole: bool = False) -> Record:
    """A game of random players and, last, a greedy one; the toy's is short but where a whole one is wanted."""
    g = deskovka.game(id)
    options = {"length": "short"} if id == "skirmish" and not whole else None
    table = Table(g, seats, seed, options, ("Ája", "Béda", "Cyril")[:seats])
    bots = [make("greedy" if seat == seats - 1 else "random", g, seat) for seat in range(seats)]
    while table.state.to_act():
        seat = table.state.to_act()[0]
        table.play(seat, bots[seat].choose(table.view(seat)))
    return table.record()


def analyse_all(analyst: Analyst, tick: Callable[[], None] = lambda: None) -> Analysis:
    for phase in PHASES:
        analyst.work_off(phase, 1, tick)
    return analyst.result()


@cache
def analysed(id: str, seats: int) -> Analysis:
    return deskovka.analyse(finished(id, seats), BUDGET)
