"""Players for tests: what each of them answers, with chance as the only advice."""

from __future__ import annotations

from deskovka import State
from deskovka.core.chance import Chance
from deskovka.core.step import Move
from deskovka.games.scythe.law.chapters.bottom import bottom_cost, bottom_lacks
from deskovka.games.scythe.law.chapters.top import top_of
from deskovka.games.scythe.law.control import resource_of
from deskovka.games.scythe.law.moves import (
    Ability,
    Bottom,
    Cube,
    Go,
    Good,
    Less,
    Load,
    Option,
    Part,
    Place,
    Recruit,
    Reveal,
    Section,
    Skip,
    Structure,
    Top,
    Unit,
    Unload,
)
from deskovka.games.scythe.law.pieces import BOTTOMS, FACTORY_SECTION, STAR_KINDS, TOP_MOVE, TOP_PRODUCE, TOP_TRADE
from deskovka.games.scythe.law.state import Scythe

GAINS = (Reveal, Bottom, Ability, Structure, Recruit, Cube)  # what brings stars


def pick(moves: list[Move], chance: Chance) -> Move:
    return moves[chance.below(len(moves))]


def anything(s: State, seat: int, chance: Chance) -> Move:
    """Any move that is allowed."""
    return s.nth_legal(seat, chance.below(s.num_legal(seat)))


def eager(s: State, seat: int, chance: Chance) -> Move:
    """Takes every bottom action that it can pay and refuses nothing, so that games end by the sixth star."""
    assert isinstance(s, Scythe)
    moves = list(s.legal(seat))
    for kind in GAINS:
        chosen: list[Move] = [m for m in moves if isinstance(m, kind)]
        if chosen:
            return chosen[-1] if kind is Bottom else pick(chosen, chance)
    open_ones = [bottom for bottom in range(len(BOTTOMS)) if not s.stars[seat * STAR_KINDS + bottom]]
    payable: list[Move] = [
        m
        for m in moves
        if isinstance(m, Section) and m.section in open_ones and not bottom_lacks(s, seat, m.section)
    ]
    if payable and chance.below(8):
        return pick(payable, chance)
    gathering: list[Move] = [m for m in moves if isinstance(m, Section) and gathers(s, seat, m.section)]
    if gathering and chance.below(3):
        return pick(gathering, chance)
    tops: list[Move] = [m for m in moves if isinstance(m, Top)]
    if tops and chance.below(3):
        return tops[-1] if not s.coins[seat] else tops[0]
    lacking: list[Move] = [m for m in moves if isinstance(m, Good) and m.good in open_ones]
    if lacking:
        return min(lacking, key=lambda m: (lack(s, seat, m.good), m.good))  # type: ignore[attr-defined]
    wanted = [m for m in moves if not isinstance(m, Skip | Part | Less | Load | Unload)]
    busy: list[Move] = [m for m in wanted if isinstance(m, Top | Place | Go | Unit | Option)]
    return pick(busy or wanted or moves, chance)


def gathers(s: Scythe, seat: int, section: int) -> bool:
    """Does the section bring resources, or coins to whoever has none?"""
    if section == FACTORY_SECTION:
        return False
    return top_of(s, seat, section) in ((TOP_PRODUCE, TOP_TRADE) if s.coins[seat] else (TOP_MOVE,))


def lack(s: Scythe, seat: int, good: int) -> int:
    """How many of a resource its bottom action still needs; those that are paid for already come last."""
    missing = bottom_cost(s, seat, good) - int(resource_of(s, seat, good))
    return missing if missing > 0 else 9
