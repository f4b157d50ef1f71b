"""What a combat promises to bots, in coins of the final score."""

from __future__ import annotations

from typing import Final

from deskovka.games.scythe.hints.worths import LAND, POPULAR, POWER_WORTH, race, tiers_of
from deskovka.games.scythe.law.chapters.combat import card_limit, dial_limit
from deskovka.games.scythe.law.chapters.ending import battles
from deskovka.games.scythe.law.control import fighting_enemy
from deskovka.games.scythe.law.pieces import DOMINATE, STAR_COMBAT, STAR_KINDS
from deskovka.games.scythe.law.state import Scythe, faction_of, workers_at
from deskovka.games.scythe.law.verbs import COMBAT_STARS

CARD: Final = 3.0  # the value of a combat card, about
SURE: Final = 8.0  # a lead in strength by which a combat is as good as won
RETREAT: Final = 4.0  # what it costs to be sent home


def pending(s: Scythe, seat: int) -> float:
    """The best of the combats that the player has begun."""
    return max([fight(s, seat, place, 0) for place in battles(s, seat)], default=0.0)


def fight(s: Scythe, seat: int, place: int, more: int) -> float:
    """A combat that the player begins, with more units than stand there."""
    other = fighting_enemy(s, seat, place)
    mine, theirs = strength(s, seat, place, more), strength(s, other, place, 0)
    chance = min(max(0.5 + 0.5 * (mine - theirs) / SURE, 0.0), 1.0)
    won = LAND * (2.0 + tiers_of(s, seat)) - POPULAR * float(workers_at(s, other, place))
    if s.stars[seat * STAR_KINDS + STAR_COMBAT] < COMBAT_STARS or faction_of(s, seat).ability == DOMINATE:
        won += race(s) + 3.0 + tiers_of(s, seat)
    return chance * won - (1.0 - chance) * RETREAT - POWER_WORTH * min(theirs, float(s.power[seat]))


def strength(s: Scythe, seat: int, place: int, more: int) -> float:
    """As much as a player can show in a combat, as far as others know."""
    cards = min(len(s.hand[seat]), card_limit(s, seat, place) + more)
    return float(dial_limit(s, seat)) + CARD * float(cards)
