"""What the contract is tried on: every game, every seat count, few sets of options that try all values."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator
from functools import cache, cached_property
from itertools import islice, product
from typing import Any

import deskovka
from contract.answers import random_answer
from contract.meetings import few, meetings
from deskovka.bots.playout import random_playout
from deskovka.core.cells import PURE
from deskovka.core.chance import Chance
from deskovka.core.game import games
from deskovka.core.parts import Hints

MOMENTS = 100  # of a long game that are looked at, about
LONG = 5  # players or more play so long that few sets of options must do


class Case:
    """A game with its seats and options; `str` is the test's id."""

    def __init__(self, game: str, seats: int, options: dict[str, Any], id: str) -> None:
        self.game = deskovka.game(game)
        self.seats = seats
        self.options = options
        self.id = id

    def __str__(self) -> str:
        return self.id

    def start(self, seed: int, log: bool = True) -> deskovka.State:
        return self.game.start(self.seats, seed, self.options, log)

    def moments(self, seed: int, every: int = 1) -> Iterator[deskovka.State]:
        """The state of a random game before each answer (or every n-th), and at the end. Never change it.

        A game that has no end when patience ends is cut off there.
        """
        every *= self.stride
        s = self.start(seed)
        chance = Chance(seed + 1000)
        for number in range(self.longest):
            if not s.to_act():
                break
            if number % every == 0:
                yield s
            random_answer(s, chance)
        yield s

    @cached_property
    def stride(self) -> int:
        """How many decisions of a random game one look must do for."""
        return 1 + random_playout(self.start(0, log=False), 0) // MOMENTS

    def finished(self, seed: int) -> deskovka.State:
        """The end of a random game, or where patience ends."""
        return list(self.moments(seed, every=self.longest))[-1]

    @property
    def may_be_cut(self) -> bool:
        """Does the game say itself how long simulations wait? Then it need not end; all others must."""
        return self.game.hints.patience != Hints.patience

    @property
    def longest(self) -> int:
        """The number of decisions after which a game is cut off."""
        return self.game.hints.longest(self.seats)


def option_sets(g: deskovka.Game, seats: int, together: int) -> Iterator[dict[str, Any]]:
    """Few allowed sets of options in which every value (or every two values of two options) occurs."""
    return few((options, meetings(options, together)) for options in allowed_sets(g.id, seats))


@cache
def allowed_sets(game: str, seats: int) -> list[dict[str, Any]]:
    """All allowed sets of options, made once: those who ask for values and those who ask for pairs share them."""
    g = deskovka.game(game)
    every = [
        dict(zip(g.options, values, strict=True)) for values in product(*[o.values for o in g.options.values()])
    ]
    found = [allowed_with(g, seats, chosen) for chosen in every if all_matter(g, seats, chosen)]
    return [options for options in found if options is not None]


def all_matter(g: deskovka.Game, seats: int, chosen: dict[str, str]) -> bool:
    """Only options that matter beside the others have a value of their own."""
    named = [(chosen[name], option) for name, option in g.options.items()]
    return all(value == option.default or option.matters(chosen, seats) for value, option in named)


def allowed_with(g: deskovka.Game, seats: int, chosen: dict[str, str]) -> dict[str, Any] | None:
    """Seats differ, or, where that is not allowed, do not."""
    spread_out = {name: spread(g.options[name], value, seats) for name, value in chosen.items()}
    same = {name: value if not g.options[name].distinct else spread_out[name] for name, value in chosen.items()}
    for options in (spread_out, same):
        if not g.check(seats, options):
            return options
    return None


def spread(option: deskovka.Option, value: str, seats: int) -> str | tuple[str, ...]:
    """An option of each seat takes its values in turn."""
    if not option.per_seat:
        return value
    first = option.values.index(value)
    return tuple(option.values[(first + seat) % len(option.values)] for seat in range(seats))


def cases(together: int) -> list[Case]:
    found = []
    for id in games():
        g = deskovka.game(id)
        for seats in g.seats:
            few = None if seats < LONG else 2 * together
            for options in islice(option_sets(g, seats, together), few):
                words = ["-".join(v) if isinstance(v, tuple) else v for v in options.values()]
                found.append(Case(id, seats, options, "-".join([id, str(seats), *words])))
    return found


def invariants(game: str) -> Callable[[Any], list[str]]:
    """The `broken` of tests/games/<game>/invariants.py; a third party's game may have none."""
    try:
        module = importlib.import_module(f"games.{game.replace('-', '_')}.invariants")
    except ModuleNotFoundError:
        assert not deskovka.game(game).package.startswith("deskovka."), f"{game} has no invariants"
        return lambda s: []
    found: Callable[[Any], list[str]] = module.broken
    return found


ONES, PAIRS = 1, 2
CASES = cases(ONES if PURE else PAIRS)  # compiled there is time for more
