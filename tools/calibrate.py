"""What a lead is worth in a game, for deskovka/teach/calibration.py: python -m tools.calibrate GAME [GAMES].

Bots of two strengths play; from moments all over their games the quick player goes on to the end.
"""

from __future__ import annotations

import sys

import deskovka
from deskovka import Record, Table
from deskovka.bots import make
from deskovka.core.chance import Chance
from deskovka.teach.calibration import MOMENTS, Pair, fit, observe
from deskovka.teach.work import Played


def play(id: str, seats: int, seed: int) -> Record:
    """A game of a searching player among greedy ones."""
    g = deskovka.game(id)
    table = Table(g, seats, seed)
    bots = [make("player" if seat == seed % seats else "beginner", g, 10 * seed + seat) for seat in range(seats)]
    while table.state.to_act():
        seat = table.state.to_act()[0]
        table.play(seat, bots[seat].choose(table.view(seat)))
    return table.record()


def pairs_of(record: Record) -> list[Pair]:
    """What came of leads all over a game."""
    played, last = Played(record), len(record.moves)
    found: list[Pair] = []
    for number in sorted({last * i // MOMENTS for i in range(MOMENTS)}):
        s = played.states[number]
        found += observe(s, s.to_act()[0], number / last, Chance(number))
    return found


def main(id: str, games: int) -> None:
    pairs: list[Pair] = []
    for seed in range(games):
        pairs += pairs_of(play(id, 2 + seed % 2 if 3 in deskovka.game(id).seats else 2, seed))
    slope = fit(pairs)
    print(f'    "{id}": Slope({slope.start:.2f}, {slope.growth:.2f}),  # {games} games, {len(pairs)} pairs')


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 12)
