"""Luck: how much better or worse things came than they might have. Compiled with the engine.

The same answer is given again in worlds that the seat had to think possible before it: what it could not know,
rolls, piles, others' cards, comes differently there. What really came and what might have come are judged the same
way, by what the seat then knows, and the quick player goes on; so luck is zero on average whatever judges.
"""

from __future__ import annotations

from typing import Any, Final

from deskovka.core.chance import Chance
from deskovka.core.state import State
from deskovka.core.step import Move
from deskovka.core.value import OWNER, PUBLIC, SECRET, to_json
from deskovka.teach.comparing import standing
from deskovka.teach.judge import Judge

WORLDS: Final = 16  # imagined after each redraw
LOOKS: Final = 8  # times as many after what really came
PROBES: Final = 16  # other piles and rolls that are tried to see whether anything hangs on them
TRIES: Final = 8  # worlds that are looked at for each in which the others' secret answers were possible


def mean(rows: list[list[float]]) -> list[float]:
    """By seat."""
    return [sum([row[i] for row in rows]) / len(rows) for i in range(len(rows[0]))]


def redraw(s: State, seat: int, move: Move, chance: Chance) -> State | None:
    """The same answers in another world that the seat must think possible; None where none is found."""
    for _ in range(TRIES):
        w = s.resample(seat, chance.word())
        if fits(s, w):
            w.answer(seat, move)
            return w
    return None


def fits(s: State, w: State) -> bool:
    """Give the others' secret answers, which are no luck, in another world too; False where they are forbidden."""
    for other, given in enumerate(s.answers):
        if given is not None:
            decision = w.asking
            if decision is None or decision.refuse(w, other, given) is not None:
                return False
            w.answers[other] = given
    return True


def luck_of(
    judge: Judge, before: State, come: State, seat: int, move: Move, redraws: int, chance: Chance
) -> tuple[list[float], list[float]] | None:
    """By seat: the chance after what came of an answer, and the mean after what might have come.

    Luck is what the first has more. None if nothing else can be imagined.
    """
    might: list[list[float]] = []
    for _ in range(redraws):
        w = redraw(before, seat, move, chance)
        if w is None:
            return None
        might.append(standing(judge, w, seat, WORLDS, chance))
    return standing(judge, come, seat, LOOKS * WORLDS, chance), mean(might)


def less(one: list[float], other: list[float]) -> list[float]:
    """By seat."""
    return [one[i] - other[i] for i in range(len(one))]


def luck_of_deal(judge: Judge, start: State, others: list[State], chance: Chance) -> list[list[float]]:
    """The chances at the start before anything is dealt, and the luck of the deal, by seat.

    What everybody sees counts once, and to it comes what each seat sees more than that in its own cards.
    """
    worlds = LOOKS * WORLDS
    might = mean([standing(judge, other, None, WORLDS, chance) for other in others])
    public = less(standing(judge, start, None, worlds, chance), might)
    luck = public[:]
    for seat in range(start.seats):
        private = standing(judge, start, seat, worlds, chance)
        private = less(private, mean([standing(judge, other, seat, WORLDS, chance) for other in others]))
        luck = [luck[i] + private[i] - public[i] for i in range(len(luck))]
    return [might, luck]


def has_chance(before: State, come: State) -> bool:
    """Was anything rolled, drawn, shuffled or shown by the answer between these two states?"""
    return before.chance.draws != come.chance.draws or before.reveals != come.reveals


def hangs_on_chance(before: State, come: State, seat: int, move: Move, chance: Chance) -> bool:
    """Would the answer have led elsewhere with other piles and rolls, while everybody holds the same cards?

    If not, it only showed what somebody held and knew, and that is no luck.
    """
    for _ in range(PROBES):
        w = before.clone()
        swap_piles(w, before.resample(seat, chance.word()))
        w.chance = Chance(chance.word())
        w.answer(seat, move)
        if what_lies_open(w) != what_lies_open(come):
            return True
    return False


def swap_piles(w: State, other: State) -> None:
    """Lay the piles of another world into this one: all that lies before nobody's eyes."""
    for name, seen in w.SIGHT.items():
        if seen is SECRET:
            setattr(w, name, getattr(other, name))
    if w.plan is not None:
        pairs = zip(w.plan.eyes, w.zones(), other.zones(), strict=True)
        for name, zones in w.seen_fields([mine if eyes else theirs for eyes, mine, theirs in pairs]).items():
            setattr(w, name, zones)
    w.refresh()


def what_lies_open(s: State) -> list[Any]:
    """All that lies before somebody's eyes, and what is still to be done."""
    found = [getattr(s, name) for name, seen in s.SIGHT.items() if seen is PUBLIC or seen is OWNER]
    if s.plan is not None:
        found.append([zone for eyes, zone in zip(s.plan.eyes, s.zones(), strict=True) if eyes])
    return [*[to_json(one) for one in found], to_json(s.steps), s.actors]
