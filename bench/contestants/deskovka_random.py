"""Our own engine. PYTHONPATH decides whether it is compiled; the answer says which it was.

pure, compiled   the engine's own play-out loop
driven           an interpreted loop over the public contract
"""

import argparse
import hashlib
from random import Random, random
from types import ModuleType
from typing import Any

import deskovka
import deskovka.core.state
from contestants.stopwatch import Contestant, measure, parser, say
from deskovka.bots.playout import random_playout

CHECKED_GAMES = 30


class Ours(Contestant[Any]):
    """Played by the engine's own loop."""

    def __init__(self, game: str, seats: int, options: dict[str, Any]) -> None:
        self.game = deskovka.game(game)
        self.seats = seats
        self.options = options
        self.longest = self.game.hints.longest(seats)

    def start(self, seed: int) -> Any:
        return self.game.start(seats=self.seats, seed=seed, options=self.options, log=False)

    def clone(self, state: Any) -> Any:
        return state.clone()

    def step(self, state: Any) -> int:
        seats = state.to_act()
        if not seats:
            return 0
        legal: int = state.num_legal(seats[0])
        state.play(seats[0], state.nth_legal(seats[0], int(random() * legal)))
        return legal

    def play(self, state: Any, seed: int) -> int:
        return int(random_playout(state, seed))


class Driven(Ours):
    """Played by an interpreted bot that asks for the list of legal moves."""

    def play(self, state: Any, seed: int) -> int:
        decisions = 0
        while decisions < self.longest and (seats := state.to_act()):
            seat = seats[0]
            legal = state.legal(seat)
            state.play(seat, legal[int(random() * len(legal))])
            decisions += 1
        return decisions


def checksum(ours: Ours) -> str:
    """Points and digests of seeded games, half of the evidence from each way of playing."""
    evidence = hashlib.sha256()
    for seed in range(1, CHECKED_GAMES + 1):
        played_out = ours.start(seed)
        decisions = random_playout(played_out, seed)
        driven = ours.start(seed)
        drive(driven, seed)
        for state in (played_out, driven):
            evidence.update(f"{decisions} {list(state.score().points)} {state.digest()};".encode())
    return evidence.hexdigest()


def drive(state: Any, seed: int) -> None:
    chance = Random(seed)
    for _ in range(state.game.hints.longest(state.seats)):
        if not (seats := state.to_act()):
            break
        legal = state.legal(seats[0])
        state.play(seats[0], legal[int(chance.random() * len(legal))])


def option_values(game: str, pairs: list[str]) -> dict[str, Any]:
    """`name=value` pairs, each value in the type that the game declares."""
    declared = deskovka.game(game).options
    values = {}
    for pair in pairs:
        name, _, text = pair.partition("=")
        values[name] = next(value for value in declared[name].values if str(value) == text)
    return values


def our_parser(description: str) -> argparse.ArgumentParser:
    arguments = parser(description)
    arguments.add_argument("game")
    arguments.add_argument("--options", nargs="*", default=[], metavar="NAME=VALUE")
    arguments.add_argument("--seats", type=int, required=True)
    return arguments


def our_settings(chosen: argparse.Namespace) -> tuple[str, int, dict[str, Any]]:
    return chosen.game, chosen.seats, option_values(chosen.game, chosen.options)


def where_from(module: ModuleType) -> dict[str, Any]:
    where = str(module.__file__)
    return {"compiled": where.endswith(".so"), "where": where}


def main() -> None:
    arguments = our_parser("Measure random play of one of our games.")
    arguments.add_argument("--mode", choices=("pure", "compiled", "driven"), required=True)
    arguments.add_argument("--check", action="store_true", help="checksum of seeded games, no timing")
    chosen = arguments.parse_args()
    kind = Driven if chosen.mode == "driven" else Ours
    ours = kind(*our_settings(chosen))
    result = {"checksum": checksum(ours)} if chosen.check else measure(ours, chosen.seconds)
    say({**result, **where_from(deskovka.core.state)})


if __name__ == "__main__":
    main()
