"""Answers by chance. To import this tries no sets of options, as `cases` does: whole seconds in every test run."""

from __future__ import annotations

import deskovka
from deskovka.core.chance import Chance

ENOUGH = 1000  # answers of a long game that are played on


def random_answer(s: deskovka.State, chance: Chance) -> tuple[int, deskovka.Move]:
    """Somebody who is asked answers anything allowed."""
    asked = s.to_act()
    seat = asked[chance.below(len(asked))]
    move = s.nth_legal(seat, chance.below(s.num_legal(seat)))
    s.play(seat, move)
    return seat, move


def play_on(s: deskovka.State, seed: int) -> list[str]:
    """Play to the end of the game at random, or for long enough; the digests on the way."""
    chance = Chance(seed)
    digests = [s.digest()]
    while s.to_act() and len(digests) <= ENOUGH:
        random_answer(s, chance)
        digests.append(s.digest())
    return digests
