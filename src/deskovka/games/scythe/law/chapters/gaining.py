"""Gains of encounters and Factory cards, production and trade: goods and where they are put."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from deskovka.core.rule import Reason, Rule
from deskovka.core.step import Decision, Move, Step
from deskovka.games.scythe.law import events, events_automa
from deskovka.games.scythe.law.bits import places_in
from deskovka.games.scythe.law.chapters.ending import SETTLE_STARS
from deskovka.games.scythe.law.chapters.improving import (
    BuildStructure,
    DeployMech,
    EnlistRecruit,
    UpgradeCube,
    places_with_workers,
)
from deskovka.games.scythe.law.chapters.taking import NO_MORE, TakeSome, is_plain, take_plain
from deskovka.games.scythe.law.chapters.unasked import rule_against
from deskovka.games.scythe.law.control import controls, first_enemy, structure_of
from deskovka.games.scythe.law.moves import Card, Done, Good, Number, Place
from deskovka.games.scythe.law.pieces import (
    ALL_WORKERS,
    ANY,
    BASE,
    BUILD,
    CARDS,
    COINS,
    DEPLOY,
    ENLIST,
    LAKE,
    MILL,
    NOTHING,
    POPULARITY,
    POWER,
    PRODUCE,
    UPGRADE,
    VILLAGE,
    WORKER,
    YIELD,
)
from deskovka.games.scythe.law.reasons import (
    AllProduced,
    HandHas,
    LandYields,
    MillTaken,
    NoWorkerAt,
    OnlySo,
    Short,
    WorkersLeft,
)
from deskovka.games.scythe.law.state import Scythe, all_workers, workers_at
from deskovka.games.scythe.law.verbs import discard_card, lose, put_goods, put_workers

WITH_WORKER: Final = Rule("trade.worker")
NO_TERRITORY: Final = Rule("trade.base")
NO_LAKE: Final = Rule("trade.lake")
YIELDS_NOTHING: Final = Rule("produce.nothing")
AT_HOME: Final = Rule("produce.base")
MILL_TAKEN: Final = Rule("structure.mill")
APART: Final = Rule("factory.mill")
OWN_CARD: Final = Rule("pay.card")
PRODUCES: Final = Rule("produce.workers")
TWICE: Final = Rule("produce.once")
TERRITORIES: Final = Rule("produce.territories")
ALL_OUT: Final = Rule("worker.eight")


def can_afford(s: Scythe, seat: int, cost: tuple[int, ...]) -> bool:
    """Coins, power, popularity, combat cards."""
    for i in range(0, len(cost), 2):
        good, amount = cost[i], cost[i + 1]
        if good == COINS and s.coins[seat] < amount:
            return False
        if good == POWER and s.power[seat] < amount:
            return False
        if good == POPULARITY and s.popularity[seat] < amount:
            return False
        if good == CARDS and len(s.hand[seat]) < amount:
            return False
    return True


def short_of(s: Scythe, seat: int, cost: tuple[int, ...]) -> Short:
    """A cost, and what the player has of it."""
    have: list[int] = []
    for good in cost[::2]:
        track = {COINS: s.coins, POWER: s.power, POPULARITY: s.popularity}.get(good)
        have += [good, len(s.hand[seat]) if track is None else int(track[seat])]
    return Short(cost, tuple(have))


def pay_cost(s: Scythe, seat: int, cost: tuple[int, ...], rule: str) -> None:
    """Pay; which combat card is the player's choice."""
    for i in range(0, len(cost), 2):
        if cost[i] == CARDS:
            s.push(seat, DiscardCards(cost[i + 1], rule))
        else:
            lose(s, seat, cost[i], cost[i + 1], rule)


@dataclass
class DiscardCards(Decision):
    """Which combat card is paid? [pay.card]"""

    amount: int
    rule: str

    def refuse(self, s: Scythe, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Card):
            return rule_against(m)
        return None if m.value in s.hand[seat] else OWN_CARD

    def reason(self, s: Scythe, seat: int, m: Move, rule: Rule) -> Reason | None:
        return HandHas(s.hand[seat]) if rule is OWN_CARD else None

    def candidates(self, s: Scythe, seat: int) -> list[Move]:
        return s.box.moves.card

    def take(self, s: Scythe, seat: int, m: Move) -> None:
        assert isinstance(m, Card)
        discard_card(s, seat, m.value, self.rule)
        if self.amount > 1:
            s.push(seat, DiscardCards(self.amount - 1, self.rule))


@dataclass
class GainAll(Step):
    """All gains of an option, in its order; what lies on the map comes to this place. [gain.place]"""

    goods: tuple[int, ...]
    place: int  # NOTHING: where the player has a worker
    rule: str

    def run(self, s: Scythe, me: int) -> None:
        for i in range(len(self.goods) - 2, -1, -2):
            s.push(me, GainOne(self.goods[i], self.goods[i + 1], self.place, self.rule))


@dataclass
class GainOne(Step):
    """One of them."""

    good: int
    amount: int
    place: int
    rule: str

    def run(self, s: Scythe, me: int) -> None:
        good = self.good
        if good == WORKER:
            s.push(me, NewWorkers(self.amount, self.place, self.rule))
        elif good == ANY:
            step = PickGoods(self.amount, self.place, self.rule)
            s.push(me, step if self.place != NOTHING else GoodsWhere(self.amount, self.rule))
        elif good == UPGRADE:
            s.push(me, UpgradeCube())
        elif good == DEPLOY:
            s.push(me, DeployMech(self.place))
        elif good == BUILD:
            s.push(me, BuildStructure(self.place))
        elif good == ENLIST:
            s.push(me, EnlistRecruit())
        elif good == PRODUCE:
            s.push(me, ProduceAt(self.amount, 0, (), 0))
        else:
            take_plain(s, me, good, self.amount, self.place, self.rule)


def has_parts(goods: tuple[int, ...]) -> bool:
    """Is there a gain that is taken whole unless the player wants to be asked?"""
    return any(is_plain(good) or good == PRODUCE for good in goods[::2])


def parts_of(goods: tuple[int, ...], place: int, rule: str) -> tuple[Step, ...]:
    """The gains one by one, each with the question how much. [gain.refuse]"""
    found: list[Step] = []
    for good, amount in zip(goods[::2], goods[1::2], strict=True):
        if is_plain(good):
            found.append(TakeSome(good, amount, place, rule))
        elif good == PRODUCE:
            found.append(ProduceAt(amount, 0, (), 1))
        else:
            found.append(GainOne(good, amount, place, rule))
    return tuple(found)


@dataclass
class NewWorkers(Decision):
    """How many of the workers are taken? More workers make production dearer. [gain.refuse]"""

    amount: int
    place: int
    rule: str

    def refuse(self, s: Scythe, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Number):
            return rule_against(m)
        left = ALL_WORKERS - all_workers(s, seat)
        if not left:
            return ALL_OUT
        if m.number > self.amount:
            return NO_MORE
        return None if m.number <= left else ALL_OUT

    def reason(self, s: Scythe, seat: int, m: Move, rule: Rule) -> Reason | None:
        if rule is NO_MORE:
            return OnlySo(WORKER, self.amount)
        return WorkersLeft(ALL_WORKERS - int(all_workers(s, seat))) if rule is ALL_OUT else None

    def candidates(self, s: Scythe, seat: int) -> list[Move]:
        return s.box.moves.number

    def take(self, s: Scythe, seat: int, m: Move) -> None:
        assert isinstance(m, Number)
        if m.number:
            put_workers(s, seat, self.place, m.number, self.rule)

    def otherwise(self, s: Scythe, me: int) -> None:
        s.tell(events.Forfeited(me, self.amount, WORKER, "worker.eight"))


@dataclass
class GoodsWhere(Decision):
    """On which territory with an own worker are the resources put? All of them come to one.
    [trade.worker] [trade.together]"""

    amount: int
    rule: str

    def refuse(self, s: Scythe, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Place):
            return rule_against(m)
        if s.box.terrain[m.place] == BASE:
            return NO_TERRITORY
        if not workers_at(s, seat, m.place):
            return WITH_WORKER
        return NO_LAKE if s.box.terrain[m.place] == LAKE else None

    def reason(self, s: Scythe, seat: int, m: Move, rule: Rule) -> Reason | None:
        return NoWorkerAt(m.place) if rule is WITH_WORKER and isinstance(m, Place) else None

    def candidates(self, s: Scythe, seat: int) -> list[Move]:
        return [s.box.moves.place[place] for place in places_with_workers(s, seat)]

    def take(self, s: Scythe, seat: int, m: Move) -> None:
        assert isinstance(m, Place)
        s.push(seat, PickGoods(self.amount, m.place, self.rule))

    def otherwise(self, s: Scythe, me: int) -> None:
        s.tell(events.Forfeited(me, self.amount, ANY, "trade.worker"))


@dataclass
class PickGoods(Decision):
    """Which resource, one by one, or no more? [trade.goods]"""

    amount: int
    place: int
    rule: str

    def refuse(self, s: Scythe, seat: int, m: Move) -> Rule | None:
        return None if isinstance(m, (Good, Done)) else rule_against(m)

    def options(self, s: Scythe, seat: int) -> list[Move]:
        return s.box.moves.good + s.box.moves.done

    def take(self, s: Scythe, seat: int, m: Move) -> None:
        if not isinstance(m, Good):
            return
        put_goods(s, self.place, m.good, 1, seat, self.rule)
        if self.amount > 1:
            s.push(seat, PickGoods(self.amount - 1, self.place, self.rule))


def find_tokens(s: Scythe, seat: int, place: int, card: int) -> None:
    """Resources of the player's choice where the automatic opponent was driven off. [automa.tokens]"""
    amount = s.box.automa[card].tokens
    s.tell(events_automa.TokensFound(seat, amount, place, "automa.tokens"))
    if amount:
        s.push(seat, PickGoods(amount, place, "automa.tokens"))


# --- production ------------------------------------------------------------------------------------------


def produce_cost(s: Scythe, seat: int) -> tuple[int, ...]:
    """What workers in play uncover: power from the fourth, popularity from the sixth, a coin from the eighth."""
    workers = all_workers(s, seat)
    found: list[int] = []
    if workers >= 4:
        found += [POWER, 1]
    if workers >= 6:
        found += [POPULARITY, 1]
    if workers >= 8:
        found += [COINS, 1]
    return tuple(found)


@dataclass
class ProduceAt(Decision):
    """On which territory next? The Mill's is one more. [produce.territories] [structure.mill]"""

    left: int
    mill: int  # may the Mill still be used?
    used: tuple[int, ...]
    part: int  # does the player say how much is made?

    def refuse(self, s: Scythe, seat: int, m: Move) -> Rule | None:
        if isinstance(m, Done):
            return None
        if not isinstance(m, Place):
            return rule_against(m)
        if m.place in self.used:
            return TWICE
        if not self.hands(s, seat, m.place):
            return self.refuse_idle(s, seat, m.place)
        return None if self.left or self.is_mill(s, seat, m.place) else TERRITORIES

    def refuse_idle(self, s: Scythe, seat: int, place: int) -> Rule:
        """Why nobody works there. [produce.base] [produce.nothing] [structure.mill] [factory.mill]
        [produce.workers]"""
        if s.box.terrain[place] == BASE:
            return AT_HOME
        if s.box.terrain[place] >= LAKE:
            return YIELDS_NOTHING
        if structure_of(s, seat, MILL) != place:
            return PRODUCES
        return MILL_TAKEN if not controls(s, seat, place) else APART if not self.mill else PRODUCES

    def reason(self, s: Scythe, seat: int, m: Move, rule: Rule) -> Reason | None:
        if not isinstance(m, Place):
            return None
        if rule is MILL_TAKEN:
            return MillTaken(m.place, first_enemy(s, seat, m.place))
        if rule is TERRITORIES:
            return AllProduced(len(self.used))
        if rule is YIELDS_NOTHING:
            return LandYields(m.place)
        return NoWorkerAt(m.place) if rule is PRODUCES else None

    def is_mill(self, s: Scythe, seat: int, place: int) -> bool:
        """Does the Mill work there?"""
        return bool(self.mill) and structure_of(s, seat, MILL) == place and controls(s, seat, place)

    def hands(self, s: Scythe, seat: int, place: int) -> int:
        """Workers that can produce, and the Mill. [produce.workers]"""
        if s.box.terrain[place] >= LAKE:
            return 0
        return int(workers_at(s, seat, place)) + (1 if self.is_mill(s, seat, place) else 0)

    def options(self, s: Scythe, seat: int) -> list[Move]:
        words = s.box.moves
        places = s.present[seat]
        mill = structure_of(s, seat, MILL)
        if mill != NOTHING:
            places |= 1 << mill
        found = [words.place[p] for p in places_in(places) if self.refuse(s, seat, words.place[p]) is None]
        return found + words.done

    def take(self, s: Scythe, seat: int, m: Move) -> None:
        if not isinstance(m, Place):
            return
        hands = self.hands(s, seat, m.place)
        if self.is_mill(s, seat, m.place):
            s.push(seat, ProduceAt(self.left, 0, (*self.used, m.place), self.part))
        else:
            s.push(seat, ProduceAt(self.left - 1, self.mill, (*self.used, m.place), self.part))
        terrain = s.box.terrain[m.place]
        if terrain == VILLAGE:
            s.then(seat, NewWorkers(hands, m.place, "produce.village"), SETTLE_STARS)
        elif self.part:
            s.push(seat, TakeSome(YIELD[terrain], hands, m.place, "produce.workers"))
        else:
            put_goods(s, m.place, YIELD[terrain], hands, seat, "produce.workers")
