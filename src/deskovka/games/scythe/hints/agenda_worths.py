"""What the steps on the agenda promise to bots, in coins of the final score."""

from __future__ import annotations

from deskovka.core.step import Step
from deskovka.games.scythe.hints.combat_worths import fight, pending
from deskovka.games.scythe.hints.worths import (
    ASKED,
    CARD_WORTH,
    ENCOUNTER,
    FACTORY_WORTH,
    IMPROVEMENTS,
    LAND,
    MECH_WORTH,
    NEAR,
    OUTSIDE,
    POPULAR,
    POWER_WORTH,
    RECRUIT_WORTH,
    RESOURCE,
    STRUCTURE_WORTH,
    UPGRADE_WORTH,
    improvements_of,
    progress,
    race,
    tiers_of,
    want,
)
from deskovka.games.scythe.law.chapters.bottom import BottomAction, Improve, Reward, bottom_cost
from deskovka.games.scythe.law.chapters.combat import Battles
from deskovka.games.scythe.law.chapters.exploring import ChooseBlind, ChooseOption, Explore, TakeFactory
from deskovka.games.scythe.law.chapters.gaining import (
    GainAll,
    GainOne,
    GoodsWhere,
    NewWorkers,
    PickGoods,
    ProduceAt,
    can_afford,
    produce_cost,
)
from deskovka.games.scythe.law.chapters.improving import (
    BuildAt,
    BuildStructure,
    DeployAt,
    DeployMech,
    EnlistBonus,
    EnlistRecruit,
    UpgradeCube,
    UpgradeSquare,
)
from deskovka.games.scythe.law.chapters.moving import MoveUnits, Travel, has_rested, own_units
from deskovka.games.scythe.law.chapters.reaching import steps_from
from deskovka.games.scythe.law.chapters.taking import TakeSome
from deskovka.games.scythe.law.chapters.top import TopAction, benefit, bonus_of, movers, top_of
from deskovka.games.scythe.law.control import controls, enemy_units, fighting_enemy, resource_of
from deskovka.games.scythe.law.pieces import (
    ALL_COINS,
    ALL_WORKERS,
    ANY,
    BASE,
    BUILD,
    CARDS,
    COINS,
    DEPLOY,
    ENLIST,
    FACTORY_SECTION,
    LABOURER,
    LAKE,
    MOST_POPULARITY,
    MOST_POWER,
    NO_COINS,
    NOBODY,
    POPULARITY,
    POWER,
    PRODUCE,
    RESOURCES,
    TOP_MOVE,
    TOP_PRODUCE,
    TOP_TRADE,
    UPGRADE,
    VILLAGE,
    WORKER,
    Offer,
)
from deskovka.games.scythe.law.state import Scythe, all_workers, mat_of, units_at, workers_at


def promise(s: Scythe, seat: int, step: Step) -> float:
    """What a step will bring."""
    if isinstance(step, TopAction):
        return top_promise(s, seat, step.section)
    if isinstance(step, BottomAction):
        return bottom_promise(s, seat, step.section)
    if isinstance(step, Improve):
        return improvement(s, seat, step.bottom)
    if isinstance(step, Reward):
        coins = float(mat_of(s, seat).sections[step.bottom].coins)
        return 0.0 if step.coins == NO_COINS else coins if step.coins == ALL_COINS else coins - ASKED
    if isinstance(step, MoveUnits):
        return move_promise(s, seat, step.units)
    if isinstance(step, Travel):
        return travel_promise(s, seat, step)
    if isinstance(step, Battles):
        return pending(s, seat)
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
    star = race(s) + 3.0 if done == IMPROVEMENTS[bottom] - 1 else 0.0
    return found + star + race(s) * (progress(done + 1, bottom) - progress(done, bottom))


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
        made = produce_promise(s, seat, benefit(s, seat, top, 0)[1])
        return max(made - goods_promise(s, seat, cost), 0.0)
    other = goods_promise(s, seat, benefit(s, seat, top, 1) + bonus_of(s, seat, top))
    if top == TOP_MOVE:
        return max(move_promise(s, seat, movers(s, seat)), other)
    if not s.coins[seat]:
        return 0.0
    first = 2.0 * RESOURCE if top == TOP_TRADE else goods_promise(s, seat, benefit(s, seat, top, 0))
    return max(first, other) - 1.0


def move_promise(s: Scythe, seat: int, units: int) -> float:
    """What a number of units could win by one step each: new territories, better work."""
    territory = LAND * (2.0 + tiers_of(s, seat))
    found: list[float] = []
    attack = 0.0
    for kind, at in own_units(s, seat):
        if has_rested(s, seat, kind, at):
            alone = units_at(s, seat, at) == 1 and s.box.terrain[at] != BASE
            best = 0.0
            for place in steps_from(s, seat, kind, at):
                worth = 0.0 if controls(s, seat, place) or enemy_units(s, seat, place) else territory
                if kind != LABOURER and fighting_enemy(s, seat, place) != NOBODY:
                    attack = max(attack, fight(s, seat, place, 1))
                if kind == LABOURER:
                    worth += NEAR * (want(s, seat, s.box.terrain[place]) - want(s, seat, s.box.terrain[at]))
                best = max(best, worth)
            best += OUTSIDE if s.box.terrain[at] == BASE else 0.0
            found.append(best - territory if alone else best)
    found.append(attack)  # one at a time
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
    """A unit under way: a new territory or a combat if it can reach one."""
    if not step.steps:
        return 0.0
    best = 0.2
    for place in steps_from(s, seat, step.kind, step.at):
        if s.box.terrain[place] == BASE or controls(s, seat, place):
            continue
        if not enemy_units(s, seat, place):
            best = max(best, 0.6 * (2.0 + tiers_of(s, seat)))
        elif step.kind != LABOURER and fighting_enemy(s, seat, place) != NOBODY:
            best = max(best, fight(s, seat, place, 1))
    return best
