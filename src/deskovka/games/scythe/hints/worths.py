"""What a position is worth to bots, in coins of the final score."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deskovka.games.scythe.law.bits import count_bits
from deskovka.games.scythe.law.chapters.bottom import bottom_cost
from deskovka.games.scythe.law.control import controls
from deskovka.games.scythe.law.pieces import (
    ALL_WORKERS,
    BASE,
    FACTORY,
    LAKE,
    NOTHING,
    RESOURCES,
    STAR_KINDS,
    STAR_POPULARITY,
    STAR_POWER,
    VILLAGE,
    YIELD,
)
from deskovka.games.scythe.law.scoring import tile_coins
from deskovka.games.scythe.law.state import Scythe, all_workers, stars_of, structures_of, upgrades_of, workers_at

# What things are worth in coins of the final score, tried out by letting bots play each other.
WON: Final = 25.0  # to be the winner, beside the coins: whoever leads shall end the game
RACE: Final = 8.0  # a star, beside the coins it scores
CALM: Final = 18.0  # rounds; afterwards, in each of them,
HASTE: Final = 0.04  # of that more: somebody may end the game soon
UPGRADE_WORTH: Final = 4.2
MECH_WORTH: Final = 6.0
STRUCTURE_WORTH: Final = 6.0
RECRUIT_WORTH: Final = 6.0
IMPROVEMENTS: Final = (6, 4, 4, 4)  # of each bottom action until its star
WORKERS_WORTH: Final = (0.0, 0.0, 0.0, 2.4, 4.6, 6.4, 7.8, 9.2, 10.2)  # in play
POWER_WORTH: Final = 0.4
POPULARITY_WORTH: Final = 0.25
POPULAR: Final = 1.3  # one more popularity, all in all
CARD_WORTH: Final = 0.5
USEFUL: Final = 2.0  # a resource that the next action of its kind needs, beside the coins it scores
RESOURCE: Final = 2.2  # any one that is still to come
LATER: Final = 0.9  # one that the action after it needs
LAND: Final = 0.5  # of the coins of a territory: others may come
STARS: Final = 5.0  # and
TERRITORIES: Final = 9.0  # that a player may expect in the end, so that popularity counts early
EXPECTED: Final = 0.7  # of the coins for those
PLENTY: Final = 6  # of a resource: more of it counts less
NEAR: Final = 0.5  # a worker where something useful is produced
ENCOUNTER: Final = 3.5  # waiting where the character stands one step away
FACTORY_WORTH: Final = 6.0
OUTSIDE: Final = 0.8  # a unit that is not on its base
ASKED: Final = 1.0  # being asked about every gain, which is seldom of use


def standing(s: Scythe, seat: int) -> float:
    """Mats and tracks."""
    found = float(s.coins[seat]) + race(s) * float(stars_of(s, seat))
    for bottom in range(4):
        found += race(s) * progress(improvements_of(s, seat, bottom), bottom)
    found += UPGRADE_WORTH * float(upgrades_of(s, seat)) + RECRUIT_WORTH * float(count_bits(s.recruits[seat]))
    found += MECH_WORTH * float(count_bits(s.deployed[seat])) + STRUCTURE_WORTH * float(structures_of(s, seat))
    found += WORKERS_WORTH[all_workers(s, seat)] + CARD_WORTH * float(len(s.hand[seat]))
    found += float(tile_coins(s, seat)) + tracks_worth(s, seat)
    if s.factory_card[seat] != NOTHING:
        found += FACTORY_WORTH
    return found


def race(s: Scythe) -> float:
    """A star, beside the coins it scores: the later, the more."""
    return RACE * (1.0 + HASTE * max(float(s.turn) / float(s.sides) - CALM, 0.0))


def progress(done: int, bottom: int) -> float:
    """The part of a star that is begun: the nearer it is, the more the next step counts."""
    share = float(done) / float(IMPROVEMENTS[bottom])
    return 0.6 * share * share if done < IMPROVEMENTS[bottom] else 0.0


def tiers_of(s: Scythe, seat: i64) -> float:
    """How many tiers the popularity has climbed, with those begun."""
    popularity = s.popularity[seat]
    if popularity < 7:
        return float(popularity) / 7.0
    return 1.0 + float(popularity - 7) / 6.0 if popularity < 13 else 2.0


def tracks_worth(s: Scythe, seat: i64) -> float:
    """Power and popularity; the nearer a star, the more."""
    power = float(s.power[seat])
    popularity = float(s.popularity[seat])
    found = POWER_WORTH * power + POPULARITY_WORTH * popularity
    if not s.stars[seat * STAR_KINDS + STAR_POWER]:
        found += race(s) * (power / 16.0) ** 3
    if not s.stars[seat * STAR_KINDS + STAR_POPULARITY]:
        found += race(s) * (popularity / 18.0) ** 3
    return found


def map_worth(s: Scythe, seat: int) -> float:
    """Stars, territories and resources as popularity counts them, units at work, what waits for the character."""
    tiers = tiers_of(s, seat)
    stars = float(stars_of(s, seat))
    territories = 0.0
    found = 0.0
    amounts = [0, 0, 0, 0]
    for place in range(s.box.hexes):
        if controls(s, seat, place):
            territories += 3.0 if s.box.terrain[place] == FACTORY else 1.0
            found += NEAR * float(workers_at(s, seat, place)) * want(s, seat, s.box.terrain[place])
            for good in range(RESOURCES):
                amounts[good] += int(s.goods[place * RESOURCES + good])
    for good in range(RESOURCES):
        plenty = min(amounts[good], PLENTY)
        found += goods_worth(s, seat, good, amounts[good])
        found += (1.0 + tiers) * (0.3 * float(plenty) + 0.15 * float(amounts[good] - plenty))
    found += (3.0 + tiers) * stars + LAND * (2.0 + tiers) * territories
    found += EXPECTED * tiers * (max(STARS - stars, 0.0) + max(TERRITORIES - territories, 0.0))
    base = s.box.factions[s.factions[seat]].base
    found -= OUTSIDE * float(s.workers[seat * s.size + base] + s.mechs[seat * s.size + base])
    return found + character_worth(s, seat)


def want(s: Scythe, seat: int, terrain: int) -> float:
    """How much the player wants what a terrain produces."""
    if terrain >= LAKE:
        return 0.0
    if terrain == VILLAGE:
        return 1.5 if all_workers(s, seat) < ALL_WORKERS else 0.0
    return 0.1 if is_finished(s, seat, YIELD[terrain]) else 1.0


def goods_worth(s: Scythe, seat: int, good: int, amount: int) -> float:
    """Resources that the next bottom action of their kind needs, and the one after it."""
    left = IMPROVEMENTS[good] - improvements_of(s, seat, good)
    if not amount or not left:
        return 0.0
    cost = bottom_cost(s, seat, good)
    useful = min(amount, cost)
    later = min(amount - useful, cost) if left > 1 else 0
    return USEFUL * float(useful) + LATER * float(later)


def character_worth(s: Scythe, seat: int) -> float:
    """How near the character is to encounters and to the Factory."""
    at = int(s.character[seat])
    if s.box.terrain[at] == BASE:
        return 0.0
    q, r = s.box.axial[at]
    best = 0.0
    for place in range(s.box.hexes):
        worth = ENCOUNTER if s.tokens[place] else 0.0
        if place == s.box.factory and s.factory_card[seat] == NOTHING:
            worth = FACTORY_WORTH
        if worth:
            dq, dr = s.box.axial[place][0] - q, s.box.axial[place][1] - r
            distance = max(abs(dq), abs(dr), abs(dq + dr))
            best = max(best, worth / float(1 + distance))
    return 0.5 + best


def improvements_of(s: Scythe, seat: int, bottom: int) -> int:
    """How often the player has got the main gain of a bottom action."""
    if bottom == 0:
        return int(upgrades_of(s, seat))
    if bottom == 1:
        return int(count_bits(s.deployed[seat]))
    return int(structures_of(s, seat) if bottom == 2 else count_bits(s.recruits[seat]))


def is_finished(s: Scythe, seat: int, bottom: int) -> bool:
    """Has the player nothing more to gain from a bottom action than coins?"""
    return improvements_of(s, seat, bottom) == IMPROVEMENTS[bottom]
