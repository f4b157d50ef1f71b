"""Lines of cards as steps of the game; the words of these tables are those that card files may use."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from deskovka.core.step import Step
from deskovka.games.settlers.law import effects, lines
from deskovka.games.settlers.law.chapters import counting, favour, razing, storing
from deskovka.games.settlers.law.chapters.activating import MakeDiscard, MakeLose, Steal, UseOther
from deskovka.games.settlers.law.chapters.building import BuildDeal, BuildFaction
from deskovka.games.settlers.law.chapters.dealing import DealAgain, DealWithLocation, DropDeal, TakeDeal
from deskovka.games.settlers.law.chapters.praying import Pray, PrayAbout
from deskovka.games.settlers.law.drawing import LookAt
from deskovka.games.settlers.law.lines import COLOUR, Colours, Gains, Goods, Line
from deskovka.games.settlers.law.pieces import COLOURS, GOODS

PLAIN: Final[dict[str, Callable[[int], Step]]] = {
    "produce other": effects.ProduceAgain,
    "produce any": effects.ProduceAgain,
    "build faction": BuildFaction,
    "build deal": BuildDeal,
    "use other": UseOther,
    "deal again": DealAgain,
    "deal with location": DealWithLocation,
    "drop deal": partial(DropDeal, 0),
    "drop deal gain": partial(DropDeal, 1),
    "take deal": TakeDeal,
    "steal resource": Steal,
    "raze enemy": razing.RazeEnemy,
    "raze own": razing.RazeOwn,
    "copy raze": razing.CopyRaze,
    "remove location": razing.RemoveLocation,
    "take over": razing.TakeOver,
    "make discard": MakeDiscard,
    "visit": favour.VisitFree,
}
NUMBERED: Final[dict[str, Callable[[int, int], Step]]] = {
    "look": LookAt,
    "samurai": effects.PlaceSamurai,
    "arrange": storing.Arrange,
    "store": storing.StoreRevealed,
    "store top": storing.StoreTop,
    "reveal store": storing.RevealAndStore,
    "reveal": lambda count, card: storing.RevealMore(count),
}
COUNTS: Final = {
    "samurai": effects.SAMURAI,
    "open": effects.OPEN,
    "favour": effects.TOKENS,
    "trio": effects.TRIOS,
}
MODES: Final = {"announce": counting.ANNOUNCE, "choose": counting.CHOOSE}
PLAIN_REWARDS: Final = {
    "offer": counting.OFFER,
    "take card": counting.TAKE,
    "statue": counting.STATUE,
    "keep each": counting.KEEP_EACH,
    "keep under": counting.KEEP_UNDER,
    "matching per card": counting.MATCH,
}
REWARDS: Final = {"per": counting.PER, "for": counting.BEST, "at": counting.AT, **PLAIN_REWARDS}


def pairs_of(goods: Goods) -> tuple[int, ...]:
    """Goods as steps have them: good, amount, good, amount …"""
    return tuple([number for good, amount in goods for number in (GOODS.index(good), amount)])


def bits_of(colours: Colours) -> int:
    """Colours as bits."""
    return sum([1 << COLOURS.index(colour) for colour in set(colours)])


def steps_of(does: tuple[Line, ...], source: int, card: int) -> tuple[Step, ...]:
    """What the lines of a card do; `source` is where its points come from."""
    return tuple([step_of(line, source, card) for line in does])


def step_of(line: Line, source: int, card: int) -> Step:
    """One line."""
    if isinstance(line, lines.Deed):
        return deed_of(line, source, card)
    if isinstance(line, lines.Pray):
        prayer = prayer_of(line, source, card)
        return PrayAbout(prayer) if line.about else Pray(prayer)
    if isinstance(line, lines.MayPay):
        return storing.MayPay(GOODS.index(line.good), step_of(line.then, source, card), card)
    if isinstance(line, lines.RazePriced):
        return razing.RazePriced(PrayAbout(prayer_of(line.then, source, card)), card)
    return gain_of(line, source, card)


def deed_of(line: lines.Deed, source: int, card: int) -> Step:
    """A line of one verb."""
    if line.verb in PLAIN:
        return PLAIN[line.verb](card)
    if line.verb in NUMBERED:
        return NUMBERED[line.verb](line.count, card)
    if line.verb == "gain matching":
        return favour.GainTrios(line.count, source, card)
    good = GOODS.index(line.good)
    if line.verb == "lay foundation":
        return razing.LayFoundation(good, card)
    if line.verb == "make lose":
        return MakeLose(good, line.count, card)
    if line.verb == "turn into":
        return favour.TurnInto(good, line.count, source, card)
    return razing.RazeAny(line.count, card)


def gain_of(line: Gains, source: int, card: int) -> Step:
    """A line by which the owner of the card gains something."""
    if isinstance(line, lines.Gain):
        return effects.Gain(pairs_of(line.goods), source, card)
    if isinstance(line, lines.GainPer):
        good, amount = pairs_of(line.goods)
        what = bits_of(line.colours) if line.what == COLOUR else COUNTS[line.what]
        return effects.GainPer(good, amount, what, line.most, source, card)
    if isinstance(line, lines.GainOne):
        return effects.GainOne(pairs_of(line.first), pairs_of(line.second), source, card)
    return effects.GainAny(line.count, pairs_of(line.goods)[::2], source, card)


def prayer_of(line: lines.Pray, source: int, card: int) -> counting.Prayer:
    """How it is prayed, and what for."""
    mode = MODES.get(line.mode, counting.ALL)
    rewards = tuple([reward_of(reward) for reward in line.rewards])
    return counting.Prayer(line.cards, mode, bits_of(line.colours), int(line.tokens), rewards, source, card)


def reward_of(reward: lines.Reward) -> counting.Reward:
    """One of the things that a prayer brings."""
    kind = REWARDS[reward.kind]
    return counting.Reward(kind, bits_of(reward.colours), pairs_of(reward.goods), reward.level)
