"""Random play, compiled together with the engine."""

from __future__ import annotations

from mypy_extensions import i64

from deskovka.core.state import State


def random_playout(s: State, seed: int) -> int:
    """Play uniformly random legal moves to the end, as far as patience goes; returns the number of decisions."""
    return play_on(s, seed, -1)


def play_on(s: State, seed: int, moves: int) -> int:
    """Play at most `moves` uniformly random legal moves (-1: as far as patience goes); returns their number."""
    # A plain congruential generator: play-outs need speed more than beauty. Only its high bits are used.
    x: i64 = (seed * 747796405 + 2891336453) & 0xFFFFFFFF
    decisions: i64 = 0
    most: i64 = s.game.hints.longest(s.seats) if moves < 0 else moves
    decision = s.asking
    while decision is not None and decisions != most:
        seat = s.actors[-1]
        n: i64 = s.choices
        if decision.together:
            seat = decision.to_act(s, seat)[0]
            n = decision.count(s, seat)
        x = (x * 747796405 + 2891336453) & 0xFFFFFFFF
        s.answer(seat, decision.nth(s, seat, ((x >> 12) * n) >> 20))
        decisions += 1
        decision = s.asking
    return decisions
