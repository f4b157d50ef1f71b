"""Hints for bots and studies: how good a position looks, and what it is made of. All worths are coins."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deskovka.core.step import Step
from deskovka.games.scythe.chapters.bottom import BottomAction, Improve, Reward, bottom_cost
from deskovka.games.scythe.chapters.exploring import ChooseBlind, ChooseOption, Explore, TakeFactory
from deskovka.games.scythe.chapters.gaining import (
    GainAll,
    GainOne,
    GoodsWhere,
    NewWorkers,
    PickGoods,
    ProduceAt,
    TakeSome,
    can_afford,
    produce_cost,
)
from deskovka.games.scythe.chapters.improving import (
    BuildAt,
    BuildStructure,
    DeployAt,
    DeployMech,
    EnlistBonus,
    EnlistRecruit,
    UpgradeCube,
    UpgradeSquare,
)
from deskovka.games.scythe.chapters.moving import MoveUnits, Travel, own_units, rested, steps_from
from deskovka.games.scythe.chapters.top import TopAction, benefit, bonus_of, top_of
from deskovka.games.scythe.pieces import (
    ALL_WORKERS,
    ANY,
    BASE,
    BUILD,
    CARDS,
    COINS,
    CUBE_TERRITORIES,
    CUBE_UNITS,
    DEPLOY,
    ENLIST,
    FACTORY,
    FACTORY_SECTION,
    LABOURER,
    LAKE,
    MOST_POPULARITY,
    MOST_POWER,
    NOTHING,
    POPULARITY,
    POWER,
    PRODUCE,
    RESOURCES,
    STAR_KINDS,
    STAR_POPULARITY,
    STAR_POWER,
    TOP_MOVE,
    TOP_PRODUCE,
    TOP_TRADE,
    UPGRADE,
    VILLAGE,
    WORKER,
    YIELD,
    Offer,
)
from deskovka.games.scythe.scoring import score_of, sources_of, tile_coins
from deskovka.games.scythe.state import (
    Scythe,
    all_workers,
    controls,
    count_bits,
    enemy_units,
    mat_of,
    resource_of,
    stars_of,
    structures_of,
    units_at,
    upgraded,
    upgrades_of,
    workers_at,
)

# What things are worth in coins of the final score, tried out by letting bots play each other.
WON: Final = 25.0  # to be the winner, beside the coins: whoever leads shall end the game
RACE: Final = 8.0  # a star, beside the coins it scores
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


def value(s: Scythe, seat: int) -> float:
    """Coins that the position promises."""
    if s.is_over():
        found = float(sum(sources_of(s, seat).values()))
        return found + WON if seat in score_of(s).winners else found
    found = standing(s, seat) + map_worth(s, seat)
    for i in range(len(s.steps)):
        if s.actors[i] == seat:
            found += promise(s, seat, s.steps[i])
    return found


def standing(s: Scythe, seat: int) -> float:
    """Mats and tracks."""
    found = float(s.coins[seat]) + RACE * float(stars_of(s, seat))
    for bottom in range(4):
        found += progress(improvements_of(s, seat, bottom), bottom)
    found += UPGRADE_WORTH * float(upgrades_of(s, seat)) + RECRUIT_WORTH * float(count_bits(s.recruits[seat]))
    found += MECH_WORTH * float(count_bits(s.deployed[seat])) + STRUCTURE_WORTH * float(structures_of(s, seat))
    found += WORKERS_WORTH[all_workers(s, seat)] + CARD_WORTH * float(len(s.hand[seat]))
    found += float(tile_coins(s, seat)) + tracks_worth(s, seat)
    if s.factory_card[seat] != NOTHING:
        found += FACTORY_WORTH
    return found


def progress(done: int, bottom: int) -> float:
    """A star that is begun: the nearer it is, the more the next step counts."""
    share = float(done) / float(IMPROVEMENTS[bottom])
    return 0.6 * RACE * share * share if done < IMPROVEMENTS[bottom] else 0.0


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
        found += RACE * (power / 16.0) ** 3
    if not s.stars[seat * STAR_KINDS + STAR_POPULARITY]:
        found += RACE * (popularity / 18.0) ** 3
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
            found += NEAR * float(workers_at(s, seat, place)) * wanted(s, seat, s.box.terrain[place])
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


def wanted(s: Scythe, seat: int, terrain: int) -> float:
    """How much the player wants what a terrain produces."""
    if terrain >= LAKE:
        return 0.0
    if terrain == VILLAGE:
        return 1.5 if all_workers(s, seat) < ALL_WORKERS else 0.0
    return 0.1 if finished(s, seat, YIELD[terrain]) else 1.0


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


def finished(s: Scythe, seat: int, bottom: int) -> bool:
    """Has the player nothing more to gain from a bottom action than coins?"""
    return improvements_of(s, seat, bottom) == IMPROVEMENTS[bottom]


# --- what is on the agenda -------------------------------------------------------------------------------


def promise(s: Scythe, seat: int, step: Step) -> float:
    """What a step will bring."""
    if isinstance(step, TopAction):
        return top_promise(s, seat, step.section)
    if isinstance(step, BottomAction):
        return bottom_promise(s, seat, step.section)
    if isinstance(step, Improve):
        return improvement(s, seat, step.bottom)
    if isinstance(step, Reward):
        return float(mat_of(s, seat).sections[step.bottom].coins * step.coins)
    if isinstance(step, MoveUnits):
        return move_promise(s, seat, step.units)
    if isinstance(step, Travel):
        return travel_promise(s, seat, step)
    if isinstance(step, ProduceAt):
        return produce_promise(s, seat, step.left + step.mill) - ASKED * float(step.part)
    if isinstance(step, Explore):
        return ENCOUNTER if s.tokens[s.character[seat]] else 0.0
    return gain_promise(s, seat, step)


def gain_promise(s: Scythe, seat: int, step: Step) -> float:
    """Gains that are still to be taken."""
    if isinstance(step, GainAll):
        return goods_promise(s, seat, step.goods)
    if isinstance(step, GainOne):
        return goods_promise(s, seat, (step.good, step.amount))
    if isinstance(step, TakeSome):
        return goods_promise(s, seat, (step.good, step.amount)) - ASKED
    if isinstance(step, (PickGoods, GoodsWhere)):
        return RESOURCE * float(step.amount)
    if isinstance(step, NewWorkers):
        return 1.2 * float(step.amount)
    if isinstance(step, (UpgradeCube, UpgradeSquare)):
        return improvement(s, seat, 0)
    if isinstance(step, (DeployMech, DeployAt)):
        return improvement(s, seat, 1)
    if isinstance(step, (BuildStructure, BuildAt)):
        return improvement(s, seat, 2)
    if isinstance(step, (EnlistRecruit, EnlistBonus)):
        return improvement(s, seat, 3)
    if isinstance(step, TakeFactory):
        return FACTORY_WORTH
    if isinstance(step, ChooseBlind):
        return ENCOUNTER
    if isinstance(step, ChooseOption):
        return best_option(s, seat, step) if not step.taken else 1.0
    return 0.0


def best_option(s: Scythe, seat: int, step: ChooseOption) -> float:
    """The best option of an encounter."""
    return max(
        [goods_promise(s, seat, o.gain) - goods_promise(s, seat, o.cost) for o in s.box.encounters[step.card]]
    )


def improvement(s: Scythe, seat: int, bottom: int) -> float:
    """What the main gain of a bottom action is worth now."""
    done = improvements_of(s, seat, bottom)
    if done == IMPROVEMENTS[bottom]:
        return 0.0
    found = (UPGRADE_WORTH, MECH_WORTH, STRUCTURE_WORTH, RECRUIT_WORTH + 1.5)[bottom]
    star = RACE + 3.0 if done == IMPROVEMENTS[bottom] - 1 else 0.0
    return found + star + progress(done + 1, bottom) - progress(done, bottom)


def goods_promise(s: Scythe, seat: int, goods: tuple[int, ...]) -> float:
    """Goods of encounters and Factory cards."""
    found = 0.0
    for i in range(0, len(goods), 2):
        found += good_promise(s, seat, goods[i]) * float(goods[i + 1])
    return found


def good_promise(s: Scythe, seat: int, good: int) -> float:
    """One of a good."""
    if good < RESOURCES or good == ANY:
        return RESOURCE
    if good == COINS:
        return 1.0
    if good == POWER:
        return POWER_WORTH if s.power[seat] < MOST_POWER else 0.0
    if good == POPULARITY:
        return POPULAR if s.popularity[seat] < MOST_POPULARITY else 0.0
    if good == CARDS:
        return CARD_WORTH
    if good == WORKER:
        return 1.2 if all_workers(s, seat) < ALL_WORKERS else 0.0
    if good == PRODUCE:
        return 0.5 * produce_promise(s, seat, 2)
    for bottom, name in enumerate((UPGRADE, DEPLOY, BUILD, ENLIST)):
        if good == name:
            return improvement(s, seat, bottom)
    return 0.0


def top_promise(s: Scythe, seat: int, section: int) -> float:
    """The best that the top action of a section can bring."""
    if section == FACTORY_SECTION:
        offer: Offer = s.box.factory_cards[s.factory_card[seat]]
        if not can_afford(s, seat, offer.cost):
            return 0.0
        return goods_promise(s, seat, offer.gain) - goods_promise(s, seat, offer.cost)
    top = top_of(s, seat, section)
    if top == TOP_PRODUCE:
        cost = produce_cost(s, seat)
        if not can_afford(s, seat, cost):
            return 0.0
        made = produce_promise(s, seat, 2 + int(upgraded(s, seat, CUBE_TERRITORIES)))
        return max(made - goods_promise(s, seat, cost), 0.0)
    other = goods_promise(s, seat, benefit(s, seat, top, 1) + bonus_of(s, seat, top))
    if top == TOP_MOVE:
        return max(move_promise(s, seat, 2 + int(upgraded(s, seat, CUBE_UNITS))), other)
    if not s.coins[seat]:
        return 0.0
    first = 2.0 * RESOURCE if top == TOP_TRADE else goods_promise(s, seat, benefit(s, seat, top, 0))
    return max(first, other) - 1.0


def move_promise(s: Scythe, seat: int, units: int) -> float:
    """What so many units could win by one step each: new territories, better work."""
    territory = LAND * (2.0 + tiers_of(s, seat))
    found: list[float] = []
    for kind, at in own_units(s, seat):
        if rested(s, seat, kind, at):
            alone = units_at(s, seat, at) == 1 and s.box.terrain[at] != BASE
            best = 0.0
            for place in steps_from(s, seat, kind, at):
                worth = 0.0 if controls(s, seat, place) or enemy_units(s, seat, place) else territory
                if kind == LABOURER:
                    worth += NEAR * (wanted(s, seat, s.box.terrain[place]) - wanted(s, seat, s.box.terrain[at]))
                best = max(best, worth)
            best += OUTSIDE if s.box.terrain[at] == BASE else 0.0
            found.append(best - territory if alone else best)
    found.sort(reverse=True)
    return sum([max(worth, 0.0) for worth in found[:units]])


def produce_promise(s: Scythe, seat: int, territories: int) -> float:
    """What the best territories would produce."""
    found: list[float] = []
    room = ALL_WORKERS - int(all_workers(s, seat))
    for place in range(s.box.hexes):
        workers = int(workers_at(s, seat, place))
        terrain = s.box.terrain[place]
        if workers and terrain < LAKE:
            found.append(1.3 * float(min(workers, room)) if terrain == VILLAGE else RESOURCE * float(workers))
    found.sort(reverse=True)
    return sum(found[:territories])


def bottom_promise(s: Scythe, seat: int, section: int) -> float:
    """The bottom action if it can be paid; almost, if little is missing."""
    if section == FACTORY_SECTION:
        return 1.5
    cost = bottom_cost(s, seat, section)
    missing = cost - int(resource_of(s, seat, section))
    gain = improvement(s, seat, section) + float(mat_of(s, seat).sections[section].coins)
    if missing <= 0:
        return max(gain - RESOURCE * float(cost), 0.0)
    return 0.0


def travel_promise(s: Scythe, seat: int, step: Travel) -> float:
    """A unit under way: a new territory if it can reach one."""
    if not step.steps:
        return 0.0
    for place in steps_from(s, seat, step.kind, step.at):
        if s.box.terrain[place] != BASE and not controls(s, seat, place) and not enemy_units(s, seat, place):
            return 0.6 * (2.0 + tiers_of(s, seat))
    return 0.2


def features(s: Scythe, seat: int) -> dict[str, float]:
    """What a position is made of."""
    found = {name: float(coins) for name, coins in sources_of(s, seat).items()}
    found["workers"] = float(all_workers(s, seat))
    found["mechs"] = float(count_bits(s.deployed[seat]))
    found["upgrades"] = float(upgrades_of(s, seat))
    found["built"] = float(structures_of(s, seat))
    found["recruits"] = float(count_bits(s.recruits[seat]))
    found["power"] = float(s.power[seat])
    found["popularity"] = float(s.popularity[seat])
    found["combat_cards"] = float(len(s.hand[seat]))
    for good in range(RESOURCES):
        amount: i64 = resource_of(s, seat, good)
        found[f"resource_{good}"] = float(amount)
    return found
