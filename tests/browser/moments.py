"""Moments of games that were played without a browser, and tables that go on from there."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import deskovka
from browser.person import Person
from deskovka import Move, State
from deskovka.table import Table

ACTING = 0.93  # how often somebody does something rather than leave it
IDLE = ("Skip", "Done", "Less", "Part", "Gift", "Share", "Wish", "Stop", "Pass")


def some_move(s: State, seat: int, chance: random.Random) -> Move:
    moves = list(s.legal(seat))
    acts = [m for m in moves if type(m).__name__ not in IDLE]
    return chance.choice(acts if acts and chance.random() < ACTING else moves)


def step(s: State) -> str:
    return type(s.asking).__name__


def by_chance(
    game: str, seats: int, seed: int, answers: int, options: Mapping[str, Any]
) -> tuple[Table, list[str]]:
    """A game of some answers, and what was asked before each of them."""
    table = Table(deskovka.game(game), seats, seed, options, [f"Player {seat}" for seat in range(seats)])
    chance = random.Random(seed)
    asked: list[str] = []
    while table.state.to_act() and len(table.moves) < answers:
        seat = table.state.to_act()[0]
        asked.append(step(table.state))
        table.play(seat, some_move(table.state, seat, chance))
    return table, asked


def some_of_each(asked: list[str], seed: int, most: int | None, always: tuple[str, ...]) -> list[int]:
    """One moment of each kind of question, late ones as well; a number of them, and some always."""
    chance = random.Random(seed)
    kinds = sorted(set(asked))
    found = [chance.choice([n for n, name in enumerate(asked) if name == kind]) for kind in kinds]
    if most is None:
        return sorted(found)
    needed = [n for n in found if asked[n] in always]
    return sorted({*needed, *chance.sample(found, min(most - len(needed), len(found)))})


def opened(person: Person, table: Table) -> str:
    """A finished table that holds the whole game."""
    text = table.record().text()
    return str(person.ask("POST", "/records", {"record": text, "lang": "cs"})["table"])


def go_on(person: Person, from_table: str, answers: int, kinds: tuple[str, ...]) -> dict[str, Any]:
    """A table that goes on after this many answers of another; this person goes there."""
    seats = [{"kind": kind, **({"bot": "beginner"} if kind == "bot" else {})} for kind in kinds]
    seats[kinds.index("me")]["name"] = person.name
    made: dict[str, Any] = person.ask("POST", f"/tables/{from_table}/go_on", {"move": answers, "seats": seats})
    person.visit(f"/t/{made['table']}")
    return made
