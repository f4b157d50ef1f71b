"""The puzzles of the package: python -m tools.puzzles GAME [--games N] [--jobs N] [--minutes M].

    PYTHONPATH=$(python -m tools.compile) python -m tools.puzzles rebirth --games 60

Bots of several strengths play games of varied seats and options, each is searched, and the set in the package is
made of all that was found. What was searched is kept in `.cache/puzzles`; the same command goes on with it.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import deskovka
from deskovka import Game, Record, Table
from deskovka.bots import make
from deskovka.pool import work_off
from deskovka.teach.notes import Notes
from deskovka.teach.puzzles import choose_varied, head_of, pack_set
from deskovka.teach.seeking import seek

ROOT: Final = Path(__file__).resolve().parent.parent
SETS: Final = ROOT / "src" / "deskovka" / "teach" / "sets"
KEPT: Final = ROOT / ".cache" / "puzzles"
MOST: Final = 60  # puzzles of a set
SEATS: Final = (2, 2, 2, 3, 3, 4)  # how many play, as far as the game lets them: between two, gaps are clearest
PLAYERS: Final = ("player", "player", "intermediate", "player")  # of one seat in turn, then of the next ones
MASTERS: Final = 4  # in every fourth game a master plays, whose thoughts take most of the time
LONG: Final = ("katan-duel", "settlers", "scythe")  # there a master would take longer than the search does


def wish(g: Game, number: int) -> tuple[int, dict[str, Any]]:
    """Seats and options of a game by its number: every second one as usual, the others by chance."""
    chance = random.Random(f"{g.id} {number}")
    seats = [n for n in SEATS if n in g.seats] or [n for n in g.seats if n > 1]
    while True:
        count = chance.choice(seats)
        options = {name: chance.choice(option.values) for name, option in g.options.items() if not option.per_seat}
        chosen = options if number % 2 else {}
        if not g.check(count, chosen):
            return count, chosen


def play(g: Game, number: int) -> Record:
    """A game of bots."""
    seats, options = wish(g, number)
    table = Table(g, seats, number, options)
    levels = [PLAYERS[(seat + number) % len(PLAYERS)] for seat in range(seats)]
    if number % MASTERS == 0 and g.id not in LONG:
        levels[number // MASTERS % seats] = "master"
    bots = [make(level, g, 100 * number + seat) for seat, level in enumerate(levels)]
    patience = g.hints.longest(seats)
    while table.state.to_act() and len(table.moves) < patience:
        seat = table.state.to_act()[0]
        table.play(seat, bots[seat].choose(table.view(seat)))
    return table.record()


def work(job: str) -> str:
    """Play a game and search it."""
    data = json.loads(job)
    began = time.monotonic()
    record = play(deskovka.game(data["game"]), data["searched"])
    played = time.monotonic() - began
    text = record.text()
    line = json.loads(seek(json.dumps({"searched": data["searched"], "record": text, "seed": data["searched"]})))
    searched = time.monotonic() - began - played
    return json.dumps(
        {**line, "moves": len(record.moves), "played": round(played, 1), "sought": round(searched, 1)}
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tools.puzzles", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=1e9)
    args = parser.parse_args()
    g = deskovka.game(args.game)
    KEPT.mkdir(parents=True, exist_ok=True)
    notes = Notes(head_of(g), KEPT / f"{g.id}.searched", lambda line: line["searched"])
    end = time.monotonic() + 60 * args.minutes

    def jobs() -> Iterator[str]:
        for number in range(args.games):
            if number not in notes.lines and time.monotonic() < end:
                yield json.dumps({"game": g.id, "searched": number})

    work_off(work, jobs(), args.jobs, notes.add)
    lines = list(notes.lines.values())
    found = [one for line in lines for one in line["puzzles"]]
    chosen = choose_varied(found, MOST)
    SETS.mkdir(exist_ok=True)
    packed = pack_set(g, chosen)
    (SETS / f"{g.id}.jsonl.gz").write_bytes(packed)
    seconds = [(line["moves"], line["played"], line["sought"], len(line["puzzles"])) for line in lines]
    print(f"{g.id}: {len(lines)} games, {len(found)} puzzles, {len(chosen)} in the set of {len(packed)} bytes")
    print("answers, seconds to play and to search, puzzles:", *seconds)


if __name__ == "__main__":
    main()
