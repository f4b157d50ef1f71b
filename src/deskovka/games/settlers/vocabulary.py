"""The small language of the card files: words to steps."""

from __future__ import annotations

import re
from typing import Final

from deskovka.core.pack import PackProblem, Place
from deskovka.core.step import Step
from deskovka.games.settlers import pieces
from deskovka.games.settlers.chapters.activating import MakeDiscard, MakeLose, Steal, UseOther
from deskovka.games.settlers.chapters.building import BuildDeal, BuildFaction
from deskovka.games.settlers.chapters.counting import (
    ALL,
    ANNOUNCE,
    AT,
    BEST,
    CHOOSE,
    KEEP_EACH,
    KEEP_UNDER,
    MATCH,
    OFFER,
    PER,
    STATUE,
    TAKE,
    Prayer,
    Reward,
)
from deskovka.games.settlers.chapters.dealing import DealAgain, DealWithLocation, DropDeal, TakeDeal
from deskovka.games.settlers.chapters.favour import GainTrios, TurnInto, VisitFree
from deskovka.games.settlers.chapters.praying import Pray, PrayAbout
from deskovka.games.settlers.chapters.razing import (
    CopyRaze,
    LayFoundation,
    RazeAny,
    RazeEnemy,
    RazeOwn,
    RazePriced,
    RemoveLocation,
    TakeOver,
)
from deskovka.games.settlers.chapters.storing import (
    Arrange,
    MayPay,
    RevealAndStore,
    RevealMore,
    StoreRevealed,
    StoreTop,
)
from deskovka.games.settlers.drawing import LookAt
from deskovka.games.settlers.effects import (
    OPEN,
    SAMURAI,
    TOKENS,
    TRIOS,
    Gain,
    GainAny,
    GainOne,
    GainPer,
    PlaceSamurai,
    ProduceAgain,
)
from deskovka.games.settlers.pieces import ALL_FAVOURS, ALWAYS, COLOURS, GOODS, STOCK

MOST: Final = 9  # of anything in one place of a card


class Unknown(ValueError):
    """A word that is not in the vocabulary."""

    def __init__(self, word: str) -> None:
        super().__init__(word)
        self.word = word


def goods_of(words: str, known: tuple[str, ...] = GOODS) -> list[tuple[str, int]]:
    """`2 wood stone` -> wood 2, stone 1."""
    found: list[tuple[str, int]] = []
    amount = 0
    for word in words.split():
        if word.isdecimal() and not amount:
            amount = number_of(word)
        elif word in known:
            found.append((word, amount or 1))
            amount = 0
        else:
            raise Unknown(word)
    if amount:
        raise Unknown(words)
    return found


def pairs_of(words: str) -> tuple[int, ...]:
    """Goods as the steps have them: good, amount, good, amount …"""
    found: list[int] = []
    for word, amount in goods_of(words):
        found += [GOODS.index(word), amount]
    if not found:
        raise Unknown(words)
    return tuple(found)


def row_of(words: str, more: tuple[str, ...] = ()) -> tuple[list[int], dict[str, int]]:
    """A cost: amounts by good of the supply (nothing costs defence), and of what else it may name."""
    row = [0] * STOCK
    others = dict.fromkeys(more, 0)
    for word, amount in goods_of(words, tuple([good for good in GOODS[:STOCK] if good != "defence"]) + more):
        if word in more:
            others[word] += amount
        else:
            row[GOODS.index(word)] += amount
    return row, others


def good_of(word: str) -> int:
    """One good."""
    if word not in GOODS:
        raise Unknown(word)
    return GOODS.index(word)


def supply_good(word: str) -> int:
    """One good that lies in a player's supply."""
    if word not in GOODS[:STOCK]:
        raise Unknown(word)
    return GOODS.index(word)


def some_colours(words: str, line: str) -> int:
    """Bits of these colours of a line, at least of one."""
    if not words.strip():
        raise Unknown(line)
    return colours_of(words)


def colours_of(words: str) -> int:
    """Bits of these colours."""
    bits = 0
    for word in words.split():
        if word not in COLOURS:
            raise Unknown(word)
        bits |= 1 << COLOURS.index(word)
    return bits


# --- what cards do ---------------------------------------------------------------------------------------


def step_of(words: str, source: int, card: int) -> Step:
    """A line of a card."""
    verb, _, rest = words.partition(" ")
    if verb == "gain":
        return gain_of(rest, source, card)
    if verb == "pray":
        prayer, about = prayer_of(rest, source, card)
        return PrayAbout(prayer) if about else Pray(prayer)
    if verb == "may":
        pay, _, line = rest.removeprefix("pay ").partition(": ")
        return MayPay(supply_good(pay), step_of(line, source, card), card)
    if verb in ("store", "reveal", "arrange"):
        return storing_step(verb, rest, card)
    if words.startswith("turn "):
        good, _, most = words.removeprefix("turn ").partition(" into vp max ")
        return TurnInto(supply_good(good), number_of(most), source, card)
    if words.startswith("raze priced then pray "):
        prayer, about = prayer_of(words.removeprefix("raze priced then pray "), source, card)
        if not about:
            raise Unknown(words)
        return RazePriced(PrayAbout(prayer), card)
    if verb == "look":
        return LookAt(number_of(rest), card)
    if verb == "samurai":
        return PlaceSamurai(number_of(rest), card)
    if words.startswith("lay foundation "):
        return LayFoundation(good_of(words.removeprefix("lay foundation ")), card)
    if words.startswith("make lose "):
        pairs = pairs_of(words.removeprefix("make lose "))
        if len(pairs) > 2 or pairs[0] >= STOCK:
            raise Unknown(words)
        return MakeLose(pairs[0], pairs[1], card)
    return plain_step(words, card)


def storing_step(verb: str, rest: str, card: int) -> Step:
    """`store 2`, `store top 3`, `reveal 3 store round`, `reveal 2`, `arrange 5`."""
    if verb == "arrange":
        return Arrange(number_of(rest), card)
    if verb == "reveal":
        if rest.endswith(" store round"):
            return RevealAndStore(number_of(rest.removesuffix(" store round")), card)
        return RevealMore(number_of(rest))
    if rest.startswith("top "):
        return StoreTop(number_of(rest.removeprefix("top ")), card)
    return StoreRevealed(number_of(rest), card)


# --- prayers ---------------------------------------------------------------------------------------------

MODES: Final = {"announce": ANNOUNCE, "choose": CHOOSE}
ABOUT: Final = ("deal", "built", "razed")
PLAIN_REWARDS: Final = {
    "offer": OFFER,
    "take card": TAKE,
    "statue": STATUE,
    "keep each": KEEP_EACH,
    "keep under": KEEP_UNDER,
    "matching per card": MATCH,
}


def prayer_of(words: str, source: int, card: int) -> tuple[Prayer, bool]:
    """`5 announce brown grey: matching per card`; is it about what has just happened?"""
    head, _, tail = words.partition(": ")
    tokens = not head.endswith(" without favour")
    count, _, asked = head.removesuffix(" without favour").partition(" ")
    mode = MODES.get(asked.split(" ")[0], ALL)
    asked = asked.partition(" ")[2] if mode else asked
    about = asked in ABOUT
    colours = 0 if about else ALL_FAVOURS if asked == "any" else some_colours(asked, f"pray {words}")
    rewards = tuple([reward_of(line) for line in tail.split(", ")])
    return Prayer(number_of(count), mode, colours, int(tokens), rewards, source, card), about


def reward_of(words: str) -> Reward:
    """`food per red`, `vp per card`, `3 vp for 2`, `gold at 2`, or one of the plain ones."""
    if words in PLAIN_REWARDS:
        return Reward(PLAIN_REWARDS[words], 0, (), 0)
    for word, kind in (("per", PER), ("for", BEST), ("at", AT)):
        goods, found, rest = words.partition(f" {word} ")
        if found:
            pairs = pairs_of(goods)
            if len(pairs) > 2:
                raise Unknown(goods)
            if kind == PER:
                return Reward(PER, 0 if rest == "card" else some_colours(rest, words), pairs, 0)
            return Reward(kind, 0, pairs, number_of(rest))
    raise Unknown(words)


def plain_step(words: str, card: int) -> Step:
    """A line without numbers."""
    steps: dict[str, Step] = {
        "produce other": ProduceAgain(card),
        "produce any": ProduceAgain(card),
        "build faction": BuildFaction(card),
        "build deal": BuildDeal(card),
        "use other": UseOther(card),
        "deal again": DealAgain(card),
        "deal with location": DealWithLocation(card),
        "drop deal": DropDeal(0, card),
        "drop deal gain": DropDeal(1, card),
        "take deal": TakeDeal(card),
        "steal resource": Steal(card),
        "raze any for 2 vp": RazeAny(2, card),
        "raze enemy": RazeEnemy(card),
        "raze own": RazeOwn(card),
        "copy raze": CopyRaze(card),
        "remove location": RemoveLocation(card),
        "take over": TakeOver(card),
        "make discard": MakeDiscard(card),
        "visit": VisitFree(card),
    }
    if words not in steps:
        raise Unknown(words)
    return steps[words]


def number_of(word: str) -> int:
    """A small number."""
    if not word.isdecimal() or not 1 <= int(word) <= MOST:
        raise Unknown(word)
    return int(word)


COUNTS: Final = {"samurai": SAMURAI, "open": OPEN, "favour": TOKENS, "trio": TRIOS}


def gain_of(words: str, source: int, card: int) -> Step:
    """`2 wood`, `vp per grey max 6`, `raze or 2 vp`, `2 of wood stone food`."""
    if " per " in words:
        goods, _, rest = words.partition(" per ")
        what, _, most = rest.partition(" max ")
        if goods == "matching" and what == "trio":
            return GainTrios(number_of(most), source, card)
        pairs = pairs_of(goods)
        if len(pairs) > 2:
            raise Unknown(goods)
        colours = COUNTS[what] if what in COUNTS else some_colours(what, f"gain {words}")
        return GainPer(pairs[0], pairs[1], colours, number_of(most or words), source, card)
    if " or " in words:
        first, _, second = words.partition(" or ")
        pairs, others = pairs_of(first), pairs_of(second)
        if pairs[0] == others[0]:
            raise Unknown(words)  # the answer names the first good
        return GainOne(pairs, others, source, card)
    if " of " in words:
        amount, _, goods = words.partition(" of ")
        return GainAny(number_of(amount), pairs_of(goods)[::2], source, card)
    return Gain(pairs_of(words), source, card)


# --- when features work ----------------------------------------------------------------------------------

WHENS: Final = {
    "": (pieces.NEVER, 0),
    "raze": (pieces.ON_RAZE, pieces.FROM_HAND | pieces.AN_ENEMY),
    "raze hand": (pieces.ON_RAZE, pieces.FROM_HAND),
    "raze enemy": (pieces.ON_RAZE, pieces.AN_ENEMY),
    "deal": (pieces.ON_DEAL, 1),
    "samurai": (pieces.ON_SAMURAI, 1),
    "send": (pieces.ON_SEND, 1),
    "points 2": (pieces.ON_POINTS, 1),
    "build faction": (pieces.ON_BUILD, pieces.OWN_FACTION),
    "build common": (pieces.ON_BUILD, pieces.A_COMMON),
    "visited": (pieces.ON_VISIT, 1),
    "trio": (pieces.ON_TRIO, 1),
    "prayed": (pieces.ON_PRAYED, 1),
    "before reveal": (pieces.ON_REVEAL, 1),
    "cleanup": (pieces.ON_CLEANUP, 1),
    "production": (pieces.ON_PRODUCTION, 1),
    "location points": (pieces.ON_LOCATION_POINTS, 1),
}


def when_of(words: str) -> tuple[int, int]:
    """A trigger: its kind, and the bits that it asks for."""
    if words in WHENS:
        return WHENS[words]
    verb, _, colours = words.partition(" ")
    if verb != "build":
        raise Unknown(words)
    return pieces.ON_BUILD, colours_of(colours)


# Moments at which cards of a prayer may lie open, so that no other prayer can begin.
IN_PRAYERS: Final = ("prayed", "before reveal", "points 2", "location points")


def check_moment(when: str, lines: tuple[str, ...]) -> None:
    """Prayers do not lie within each other, and cards are turned up only for one."""
    for line in lines:
        if "pray " in line and when in IN_PRAYERS:
            raise Unknown(line)
        if re.fullmatch(r"(may .*: )?reveal \d+", line) and when != "before reveal":
            raise Unknown(line)


def always_of(words: str) -> tuple[int, int]:
    """What a feature does all the time, and for some of them how much: `reveal 1`."""
    word, _, amount = words.replace("store wood stone food", "store").partition(" ")
    if word not in ALWAYS or bool(amount) != (word in ("reveal", "favour")):
        raise Unknown(words)
    return ALWAYS.index(word), number_of(amount) if amount else 0


def blamed(problem: Unknown, *place: Place) -> PackProblem:
    """The unknown word as a problem of the file that says it."""
    return PackProblem("word", *place, game="settlers", word=problem.word)
