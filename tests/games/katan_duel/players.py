"""Players for tests: what each of them answers, with chance as the only advice."""

from __future__ import annotations

from deskovka import State
from deskovka.core.chance import Chance
from deskovka.core.step import Move
from deskovka.games.katan_duel.law.chapters.action_phase import ActionPhase
from deskovka.games.katan_duel.law.moves import City, Play, Remove, Road, Settle, Stop


def pick(moves: list[Move], chance: Chance) -> Move:
    return moves[chance.below(len(moves))]


def anything(s: State, seat: int, chance: Chance) -> Move:
    """Any move that is allowed."""
    return s.nth_legal(seat, chance.below(s.num_legal(seat)))


def eager(s: State, seat: int, chance: Chance) -> Move:
    """Builds and plays whatever it can, so that principalities grow rich and games come to an end."""
    moves = list(s.legal(seat))
    if isinstance(s.asking, ActionPhase):
        build: list[Move] = [m for m in moves if isinstance(m, Play | Road | Settle | City)]
        moves = build or [m for m in moves if not isinstance(m, Remove)]
        if len(moves) > 1 and chance.below(4):
            moves = [m for m in moves if not isinstance(m, Stop)]
    return pick(moves, chance)


def lazy(s: State, seat: int, chance: Chance) -> Move:
    """Does nothing that need not be done: such a game never ends by itself."""
    moves = list(s.legal(seat))
    stop: list[Move] = [m for m in moves if isinstance(m, Stop)]
    return pick(stop or moves, chance)
