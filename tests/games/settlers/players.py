"""Players for tests: what each of them answers, with chance as the only advice."""

from __future__ import annotations

from deskovka import State
from deskovka.core.chance import Chance
from deskovka.core.step import Move
from deskovka.games.settlers.law.moves import Activate, Build, Deal, Leave, Raze


def pick(moves: list[Move], chance: Chance) -> Move:
    return moves[chance.below(len(moves))]


def anything(s: State, seat: int, chance: Chance) -> Move:
    """Any move that is allowed."""
    return s.nth_legal(seat, chance.below(s.num_legal(seat)))


def eager(s: State, seat: int, chance: Chance) -> Move:
    """Builds whatever it can and passes only when nothing else is left, so that empires grow rich."""
    moves = list(s.legal(seat))
    for kind in (Build, Deal, Activate, Raze):
        chosen: list[Move] = [m for m in moves if isinstance(m, kind)]
        if chosen and chance.below(3):
            return pick(chosen, chance)
    return pick([m for m in moves if not isinstance(m, Leave)] or moves, chance)
