"""Two answers that an observer is told the same leave it the same table: asked by the contract and by the soak.

States alone do not show this. What one view hides, two views compared may tell: which card is missing now.
"""

from __future__ import annotations

from collections.abc import Iterator

from deskovka import Move, State, encode
from deskovka.core.chance import Chance
from deskovka.core.value import canonical

WORLDS = 2  # besides the real one: games that look the same to the observer
ANSWERS = 6  # that are tried in each of them


def observers(s: State, seat: int) -> list[int | None]:
    """Everybody but whoever answers, spectators too."""
    return [None, *[other for other in range(s.seats) if other != seat]]


def differences(s: State, seat: int, observer: int | None, seed: int) -> tuple[int, list[str]]:
    """How many answers of the seat were tried, and where two of them told the observer more than was said."""
    chance = Chance(seed)
    seen: dict[str, tuple[str, Move]] = {}
    found: list[str] = []
    tried = 0
    for world in worlds(s, observer, chance):
        for move in some_answers(world, seat, chance):
            tried += 1
            told, shown = consequence(world, seat, move, observer)
            if not told:
                continue
            other, other_move = seen.setdefault(told, (shown, move))
            if shown != other:
                found.append(f"{observer} can tell {move} of {seat} from {other_move} at {s.digest()}: {told}")
    return tried, found


def worlds(s: State, observer: int | None, chance: Chance) -> Iterator[State]:
    """The state and others that look the same to the observer."""
    yield s
    for _ in range(WORLDS):
        yield s.resample(observer, chance.word())


def some_answers(s: State, seat: int, chance: Chance) -> list[Move]:
    """A few of the seat's answers, or all if there are few."""
    count = s.num_legal(seat)
    chosen = range(count) if count <= ANSWERS else sorted({int(chance.below(count)) for _ in range(ANSWERS)})
    return [s.nth_legal(seat, i) for i in chosen]


def consequence(s: State, seat: int, move: Move, observer: int | None) -> tuple[str, str]:
    """What the observer is told when the seat answers (the next question counts), and the table that it sees then.

    Nothing where chance fell.
    """
    after = s.clone()
    after.log = []
    after.play(seat, move)
    if after.chance.draws != s.chance.draws:
        return "", ""
    view = after.view(observer)
    told = [encode(event) for event in after.events(observer)]
    question = [*view.agenda[-1:], view.to_act]
    return f"{told} {question}", canonical([view.table, view.memory])
