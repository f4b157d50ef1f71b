"""One job of an analysis, from its JSON text to the line that comes of it: what every process does."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from functools import lru_cache
from math import fsum
from typing import Any, Final

from deskovka.core.chance import Chance
from deskovka.core.record import Record, parse
from deskovka.core.state import State
from deskovka.core.step import Move
from deskovka.teach.calibration import observe
from deskovka.teach.comparing import CANDIDATES, compare, promising_moves
from deskovka.teach.judge import TO_THE_END, Judge, play_quickly
from deskovka.teach.measures import best_in, differences, half_interval, mean_of
from deskovka.teach.redraws import hangs_on_chance, luck_of, luck_of_deal

LEAST: Final = 0.5  # points of a difference that is told
MOST_TOLD: Final = 5
FEWEST_ENDS: Final = 6  # games played to their end from which anything is told
Line = dict[str, Any]


class Played:
    """A record, and the state before each answer."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.states: list[State] = []
        for s in record.states():
            kept = s.clone()
            kept.log = None
            self.states.append(kept)

    def answer(self, number: int) -> tuple[int, Move]:
        """Who answered what, counted from 1."""
        seat, move = self.record.moves[number - 1]
        known = self.record.game.moves.find(move)
        assert known is not None
        return seat, known


@lru_cache(maxsize=2)
def read(text: str, packs: tuple[str, ...]) -> Played:
    """The game of a job, read once in each process."""
    return Played(parse(text, packs))


def work(job: str) -> str:
    """Do a job; return its line."""
    data = json.loads(job)
    played = read(data["record"], tuple(data["packs"]))
    kind, number, worlds = data["kind"], data["number"], data["worlds"]
    judge = Judge(played.record.game, data["slope"])
    chance = Chance(derive_seed(data["seed"], kind, number, worlds))
    found = WORK[kind](played, judge, number, worlds, chance, data["more"])
    return json.dumps({"kind": kind, "number": number, "worlds": worlds, "more": data["more"], **found})


def derive_seed(seed: int, *of: str | int) -> int:
    """A seed of its own for each job."""
    words = ":".join([str(seed), *map(str, of)])
    return int.from_bytes(hashlib.sha256(words.encode()).digest()[:12], "big")


def calibrate(played: Played, judge: Judge, number: int, worlds: int, chance: Chance, more: Any) -> Line:
    """What leads were worth at one moment."""
    s = played.states[number]
    gone = number / len(played.record.moves)
    return {"pairs": observe(s, s.to_act()[0], gone, chance)}


def decide(played: Played, judge: Judge, number: int, worlds: int, chance: Chance, more: Any) -> Line:
    """Compare what was answered with what else might have been."""
    seat, move = played.answer(number)
    s = played.states[number - 1]
    root = s.game.imagine(s.view(seat), chance.word())  # from here on nothing is known but what the seat knows
    moves = promising_moves(judge, root, seat, CANDIDATES, chance, move)
    mine = [one.id for one in moves].index(move.id)
    found = compare(judge, root, seat, moves, worlds, chance)
    rows = differences(found, seat, mine)
    flat = found.places(mine)
    return {
        "seat": seat,
        "options": root.num_legal(seat),
        "moves": [one.id for one in moves],
        "chances": [found.chance(i, seat) for i in range(len(moves))],
        "halves": [half_interval([row[seat] for row in rows]) for rows in found.wins],
        "before": found.before(),
        "played": mine,
        "best": best_in(found, seat, range(worlds), mine),
        "losses": [mean_of([row[i] for row in rows]) for i in range(s.seats)],
        "half": half_interval([row[seat] for row in rows]),
        "places": [flat[i * s.seats : (i + 1) * s.seats] for i in range(s.seats)],
    }


def draw(played: Played, judge: Judge, number: int, worlds: int, chance: Chance, more: Any) -> Line:
    """What chance brought with an answer."""
    before, come = played.states[number - 1], played.states[number]
    seat, move = played.answer(number)
    if not hangs_on_chance(before, come, seat, move, chance):
        return {"seat": seat, "came": None, "might": None}
    came, might = luck_of(judge, before, come, seat, move, worlds, chance) or (None, None)
    return {"seat": seat, "came": came, "might": might}


def deal(played: Played, judge: Judge, number: int, worlds: int, chance: Chance, more: Any) -> Line:
    """What the deal brought, beside other deals."""
    record = played.record
    others = [record.game.start(record.seats, chance.word(), record.options, log=False) for _ in range(worlds)]
    start, luck = luck_of_deal(judge, played.states[0], others, chance)
    return {"start": start, "luck": luck}


def explain(played: Played, judge: Judge, number: int, worlds: int, chance: Chance, more: Any) -> Line:
    """What the best answer would have brought instead of the played one."""
    seat, move = played.answer(number)
    s = played.states[number - 1]
    root = s.game.imagine(s.view(seat), chance.word())
    return {"why": compare_sources(root, seat, s.game.moves[more], move, worlds, chance)}


def compare_sources(
    root: State,
    seat: int,
    better: Move,
    worse: Move,
    worlds: int,
    chance: Chance,
    late: Callable[[], bool] = lambda: False,
) -> list[Line]:
    """Final points by source with one answer instead of another, in the same worlds played to the end."""
    rows: dict[tuple[int, str], list[float]] = {}
    done = 0
    while done < worlds and not late():
        dream, seed = root.resample(seat, chance.word()), chance.word()
        for sign, one in ((1, better), (-1, worse)):
            ahead = dream.clone()
            ahead.answer(seat, one)
            play_quickly(ahead, seed, TO_THE_END)
            for i, why in enumerate(ahead.score().why):
                for source, points in why.items():
                    rows.setdefault((i, source), [0.0] * worlds)[done] += sign * points
        done += 1
    return tell({key: points[:done] for key, points in rows.items()}, seat) if done >= FEWEST_ENDS else []


def tell(rows: dict[tuple[int, str], list[float]], seat: int) -> list[Line]:
    """The differences that are large and sure enough: the own ones first, then the strongest of anybody else."""
    found: list[Line] = []
    for (i, source), points in rows.items():
        middle, half = fsum(points) / len(points), half_interval(points)
        if abs(middle) >= LEAST and abs(middle) > half:
            found.append({"seat": i, "source": source, "points": middle, "half": half})
    found.sort(key=lambda one: -abs(one["points"]))
    own = [one for one in found if one["seat"] == seat]
    others = [one for one in found if one["seat"] != seat]
    return own[: MOST_TOLD - len(others[:1])] + others[:1]


WORK: Final[dict[str, Callable[[Played, Judge, int, int, Chance, Any], Line]]] = {
    "calibrate": calibrate,
    "decide": decide,
    "draw": draw,
    "deal": deal,
    "explain": explain,
}
