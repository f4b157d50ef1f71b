"""Our batches: many games stepped together, observation and mask of every decision written into arrays."""

from time import process_time
from typing import Any

import deskovka.envs
import deskovka.envs.stepper
from contestants.deskovka_random import our_parser, our_settings, where_from
from contestants.stopwatch import WARM_UP_SECONDS, say

BATCHES = (32, 256)  # games; the faster one counts, as for Pgx: which one depends on the machine's caches
SEED = 1


def play_for(batch: Any, seconds: float) -> tuple[int, int, float]:
    """Steps, finished games, seconds; games that end and begin are in the time."""
    steps = games = 0
    began = process_time()
    while (elapsed := process_time() - began) < seconds:
        batch.step(batch.random_actions())
        steps += batch.count
        games += int(batch.done.sum())
    return steps, games, elapsed


def measure(batch: Any, seconds: float) -> dict[str, Any]:
    play_for(batch, WARM_UP_SECONDS)
    steps, games, elapsed = play_for(batch, seconds)
    return {
        "rate": steps / elapsed,
        "games": games,
        "batch": batch.count,
        "observation": batch.observations.shape[1],
        "mean_legal": float(batch.masks.sum(axis=1).mean()),
    }


def main() -> None:
    chosen = our_parser("Measure a batch of one of our games, random play.").parse_args()
    game, seats, options = our_settings(chosen)
    found = [
        measure(deskovka.envs.batch(game, count, seats, options=options, seed=SEED), chosen.seconds)
        for count in BATCHES
    ]
    say({**max(found, key=lambda one: one["rate"]), **where_from(deskovka.envs.stepper)})


if __name__ == "__main__":
    main()
