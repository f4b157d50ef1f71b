"""Which games are played: every one has its number, its seed and a bot for each seat."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.metadata import version
from itertools import combinations_with_replacement
from typing import Any, overload

from deskovka.core.game import Game
from deskovka.core.value import to_json


@cache
def program() -> str:
    """The version of Deskovka that plays."""
    return version("deskovka")


def derive_seed(*parts: str | int) -> int:
    """A seed that depends on all of these and on nothing else."""
    words = " ".join(str(part) for part in parts)
    return int.from_bytes(hashlib.sha256(words.encode()).digest()[:12], "big")


@dataclass(frozen=True)
class Match:
    """One game to play."""

    number: int
    seed: int
    bots: tuple[str, ...]


class Matches(Sequence[Match]):
    """Matches by their numbers; each is made when it is asked for, so a million of them weigh nothing."""

    def __init__(self, length: int, make: Callable[[int], Match]) -> None:
        self.length = length
        self.make = make

    def __len__(self) -> int:
        return self.length

    @overload
    def __getitem__(self, number: int) -> Match: ...
    @overload
    def __getitem__(self, number: slice) -> list[Match]: ...
    def __getitem__(self, number: int | slice) -> Match | list[Match]:
        if isinstance(number, slice):
            return [self.make(i) for i in range(self.length)[number]]
        return self.make(range(self.length)[number])


@dataclass
class Plan:
    """One game with its seats, options and bots, and all matches in the order of their numbers.

    A study has several: `number` says which of its settings it is, `varied` are the options in which they differ.
    """

    game: Game
    seats: int
    options: dict[str, Any]
    seed: int
    bots: list[str]
    tournament: bool
    matches: Sequence[Match]
    number: int = 0
    varied: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        self.options = to_json(dict(self.game.complete(self.seats, self.options)))

    def job(self, match: Match) -> dict[str, Any]:
        """All that a worker needs to play a match."""
        return {
            "game": self.game.id,
            "packs": list(self.game.packs),
            "content": self.game.content,
            "version": self.game.version,
            "program": program(),
            "seats": self.seats,
            "options": self.options,
            "setting": self.number,
            "number": match.number,
            "seed": str(match.seed),
            "bots": list(match.bots),
        }

    def data(self) -> dict[str, Any]:
        """What decides the games, but for how many of them are played."""
        return {
            "game": self.game.id,
            "version": self.game.version,
            "content": self.game.content,
            "packs": self.game.pack_heads,
            "seats": self.seats,
            "options": self.options,
            "bots": self.bots,
            "tournament": self.tournament,
            "seed": str(self.seed),
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
    """The same bots at the same seats in every game: one for each seat, or one for all of them."""
    seated = tuple(bots) * (seats if len(bots) == 1 else 1)
    matches = Matches(games, lambda i: Match(i, derive_seed("game", seed, i), seated))
    return Plan(game, seats, dict(options), seed, list(bots), False, matches)


def companies(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Who meets at one table: different bots where there are enough, otherwise all of them in every mix."""
    different = min(len(bots), seats)
    return [company for company in combinations_with_replacement(bots, seats) if len(set(company)) == different]


def tournament(
    game: Game, seats: int, options: Mapping[str, Any], seed: int, bots: Sequence[str], games: int
) -> Plan:
    """Every company plays at least `games` games, and each of its seeds once in every rotation of the seats.

    Seed by seed, so that a longer tournament begins like a shorter one.
    """
    met = companies(bots, seats)

    def make(number: int) -> Match:
        meeting, first = divmod(number, seats)
        i, company = divmod(meeting, len(met))
        return Match(number, derive_seed("game", seed, i), met[company][first:] + met[company][:first])

    rounds = -(-games // seats)
    return Plan(game, seats, dict(options), seed, list(bots), True, Matches(rounds * len(met) * seats, make))
