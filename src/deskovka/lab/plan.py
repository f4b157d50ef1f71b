"""Which games are played: every one has its number, its seed and a bot for each seat."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement
from typing import Any

from deskovka.core.game import Game
from deskovka.core.value import to_json


def derived(*parts: str | int) -> int:
    """A seed that depends on all of these and on nothing else."""
    words = " ".join(str(part) for part in parts)
    return int.from_bytes(hashlib.sha256(words.encode()).digest()[:12], "big")


@dataclass(frozen=True)
class Match:
    """One game to play."""

    number: int
    seed: int
    bots: tuple[str, ...]


class Plan:
    """A game with its options, and all matches in the order of their numbers."""

    def __init__(
        self, game: Game, seats: int, options: Mapping[str, Any], seed: int, matches: Sequence[Match]
    ) -> None:
        self.game = game
        self.seats = seats
        self.options: dict[str, Any] = to_json(dict(game.complete(seats, options)))
        self.seed = seed
        self.matches = matches

    def job(self, match: Match) -> str:
        """All that another process needs to play a match, as JSON text."""
        return json.dumps(self.data(match))

    def data(self, match: Match) -> dict[str, Any]:
        """The same as JSON data."""
        return {
            "game": self.game.id,
            "packs": list(self.game.packs),
            "content": self.game.content,
            "seats": self.seats,
            "options": self.options,
            "number": match.number,
            "seed": str(match.seed),
            "bots": list(match.bots),
        }

    def has(self, number: int, head: Mapping[str, Any]) -> bool:
        """Is this the first line of the record of our match with this number?"""
        mine = {
            "game": self.game.id,
            "version": self.game.version,
            "content": self.game.content,
            "seats": self.seats,
            "options": self.options,
        }
        if any(head.get(key) != value for key, value in mine.items()):
            return False
        if number >= len(self.matches):
            return True  # of a longer run of the same kind; it is kept and left out
        match = self.matches[number]
        return head.get("seed") == str(match.seed) and head.get("names") == list(match.bots)


def simulation(
    game: Game, seats: int, options: Mapping[str, Any], seed: int, bots: Sequence[str], games: int
) -> Plan:
    """The same bots at the same seats in every game."""
    matches = [Match(i, derived("game", seed, i), tuple(bots)) for i in range(games)]
    return Plan(game, seats, options, seed, matches)


def companies(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Who meets at one table: different bots where there are enough, otherwise all of them in every mix."""
    different = min(len(bots), seats)
    return [company for company in combinations_with_replacement(bots, seats) if len(set(company)) == different]


def tournament(
    game: Game, seats: int, options: Mapping[str, Any], seed: int, bots: Sequence[str], games: int
) -> Plan:
    """Every company plays at least `games` games, and each of its seeds once in every rotation of the seats."""
    seeds = -(-games // seats)
    found = [Match(i, *one) for i, one in enumerate(rounds(seats, seed, bots, seeds))]
    return Plan(game, seats, options, seed, found)


def rounds(seats: int, seed: int, bots: Sequence[str], seeds: int) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Seed by seed, so that a longer tournament begins like a shorter one."""
    for i in range(seeds):
        for company in companies(bots, seats):
            for first in range(seats):
                yield derived("game", seed, i), company[first:] + company[:first]
