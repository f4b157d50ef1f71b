"""The small language of the card files, parsed once: words to the values of `lines`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from deskovka.games.settlers.box.card_steps import COUNTS, MODES, NUMBERED, PLAIN, PLAIN_REWARDS, bits_of
from deskovka.games.settlers.law import lines, pieces
from deskovka.games.settlers.law.lines import COLOUR, Colours, Deed, Goods, Line, Pray, Reward, When, inmost
from deskovka.games.settlers.law.pieces import ALWAYS, COLOURS, FAVOURS, GOODS, STOCK

MOST: Final = 9  # of anything in one place of a card
SUPPLY: Final = GOODS[:STOCK]
PRICE: Final = tuple([good for good in SUPPLY if good != "defence"])  # nothing costs defence
ABOUT: Final = ("deal", "built", "razed")


class Unknown(ValueError):
    """A word that is not in the vocabulary."""

    def __init__(self, word: str) -> None:
        super().__init__(word)
        self.word = word


# --- goods, colours, numbers -----------------------------------------------------------------------------


def one_of(word: str, known: Sequence[str]) -> str:
    """A word of a list."""
    if word not in known:
        raise Unknown(word)
    return word


def good_of(word: str) -> str:
    """One good."""
    return one_of(word, GOODS)


def supply_good(word: str) -> str:
    """One good that lies in a player's supply."""
    return one_of(word, SUPPLY)


def number_of(word: str) -> int:
    """A small number."""
    if not word.isdecimal() or not 1 <= int(word) <= MOST:
        raise Unknown(word)
    return int(word)


def goods_of(words: str, known: Sequence[str] = GOODS) -> Goods:
    """`2 wood stone` -> wood 2, stone 1."""
    found: list[tuple[str, int]] = []
    amount = 0
    for word in words.split():
        if word.isdecimal() and not amount:
            amount = number_of(word)
        else:
            found.append((one_of(word, known), amount or 1))
            amount = 0
    if amount:
        raise Unknown(words)
    return tuple(found)


def cost_of(words: str) -> Goods:
    """What it costs to build a card."""
    return goods_of(words, (*PRICE, "location"))


def pay_of(words: str) -> Goods:
    """What it costs to use a card."""
    return goods_of(words, (*PRICE, "hand", "deal", "favour"))


def some_goods(words: str, one_kind: bool = False) -> Goods:
    """Goods of at least one kind, or of exactly one."""
    found = goods_of(words)
    if not found or (one_kind and len(found) > 1):
        raise Unknown(words)
    return found


def colours_of(words: str) -> Colours:
    """These colours."""
    return tuple([one_of(word, COLOURS) for word in words.split()])


def some_colours(words: str, line: str) -> Colours:
    """The colours of a line, at least one."""
    if not words.strip():
        raise Unknown(line)
    return colours_of(words)


# --- what cards do ---------------------------------------------------------------------------------------


def lines_of(does: Sequence[str], when: str = "") -> tuple[Line, ...]:
    """All lines of a card that works at this moment."""
    found = [line_of(words) for words in does]
    for line, words in zip(found, does, strict=True):
        if not fits(inmost(line), when):
            raise Unknown(words)
    return tuple(found)


# Moments at which cards of a prayer may lie open, so that no other prayer can begin.
IN_PRAYERS: Final = ("prayed", "before reveal", "points 2", "location points")


def fits(line: Line, when: str) -> bool:
    """Prayers do not lie within each other, and cards are turned up only for one."""
    if isinstance(line, Pray):
        return when not in IN_PRAYERS
    return not isinstance(line, Deed) or line.verb != "reveal" or when == "before reveal"


def line_of(words: str) -> Line:
    """A line of a card."""
    if words in PLAIN:
        return Deed(words)
    verb, _, rest = words.partition(" ")
    if verb == "gain":
        return gain_of(rest)
    if verb == "pray":
        return prayer_of(rest)
    if verb == "may":
        pay, _, then = rest.removeprefix("pay ").partition(": ")
        return lines.MayPay(supply_good(pay), line_of(then))
    if words.startswith("raze priced then pray "):
        prayer = prayer_of(words.removeprefix("raze priced then pray "))
        if prayer.about:
            return lines.RazePriced(prayer)
    verb, _, number = words.rpartition(" ")
    if words.startswith("reveal ") and words.endswith(" store round"):
        verb, number = "reveal store", words.removeprefix("reveal ").removesuffix(" store round")
    if verb in NUMBERED:
        return Deed(verb, number_of(number))
    return line_with_good(words)


def line_with_good(words: str) -> Line:
    """A line that names one good."""
    if words == "raze any for 2 vp":
        return Deed("raze any for", 2, "vp")
    if words.startswith("lay foundation "):
        return Deed("lay foundation", 1, good_of(words.removeprefix("lay foundation ")))
    if words.startswith("turn "):
        good, _, most = words.removeprefix("turn ").partition(" into vp max ")
        return Deed("turn into", good=supply_good(good), count=number_of(most or words))
    if words.startswith("make lose "):
        (good, count), *more = some_goods(words.removeprefix("make lose "))
        if good in SUPPLY and not more:
            return Deed("make lose", count, good)
    raise Unknown(words)


def gain_of(words: str) -> Line:
    """`2 wood`, `vp per grey max 6`, `raze or 2 vp`, `2 of wood stone food`."""
    if " per " in words:
        return gain_per(words)
    if " or " in words:
        first, _, second = words.partition(" or ")
        goods, others = some_goods(first), some_goods(second)
        if goods[0][0] == others[0][0]:
            raise Unknown(words)  # the answer names the first good
        return lines.GainOne(goods, others)
    if " of " in words:
        amount, _, rest = words.partition(" of ")
        return lines.GainAny(number_of(amount), some_goods(rest))
    return lines.Gain(some_goods(words))


def gain_per(words: str) -> Line:
    """`vp per grey max 6`, `2 vp per trio max 6`, `matching per trio max 2`."""
    goods, _, rest = words.partition(" per ")
    what, _, most = rest.partition(" max ")
    if goods == "matching" and what == "trio":
        return Deed("gain matching", number_of(most or words))
    gained = some_goods(goods, one_kind=True)
    colours = () if what in COUNTS else some_colours(what, f"gain {words}")
    return lines.GainPer(gained, COLOUR if colours else what, colours, number_of(most or words))


# --- prayers ---------------------------------------------------------------------------------------------


def prayer_of(words: str) -> Pray:
    """`5 announce brown grey: matching per card`."""
    head, _, tail = words.partition(": ")
    count, _, asked = head.removesuffix(" without favour").partition(" ")
    mode, _, rest = asked.partition(" ")
    mode, asked = (mode, rest) if mode in MODES else ("", asked)
    about = asked if asked in ABOUT else ""
    colours = () if about else COLOURS[:FAVOURS] if asked == "any" else some_colours(asked, f"pray {words}")
    rewards = tuple([reward_of(line) for line in tail.split(", ")])
    return Pray(number_of(count), mode, about, colours, not head.endswith(" without favour"), rewards)


def reward_of(words: str) -> Reward:
    """`food per red`, `vp per card`, `3 vp for 2`, `gold at 2`, or one of the plain ones."""
    if words in PLAIN_REWARDS:
        return Reward(words)
    for kind in ("per", "for", "at"):
        goods, found, rest = words.partition(f" {kind} ")
        if found:
            reward = Reward(kind, some_goods(goods, one_kind=True))
            if kind != "per":
                reward.level = number_of(rest)
            elif rest != "card":
                reward.colours = some_colours(rest, words)
            return reward
    raise Unknown(words)


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


def when_of(words: str) -> When:
    """A trigger: its kind, and the bits that it asks for."""
    if words in WHENS:
        return When(words, (), *WHENS[words])
    verb, _, rest = words.partition(" ")
    if verb != "build":
        raise Unknown(words)
    colours = some_colours(rest, words)
    return When(verb, colours, pieces.ON_BUILD, bits_of(colours))


def always_of(words: str) -> tuple[int, int]:
    """What a feature does all the time, and for some of them how much: `reveal 1`."""
    word, _, amount = words.replace("store wood stone food", "store").partition(" ")
    if word not in ALWAYS or bool(amount) != (word in ("reveal", "favour")):
        raise Unknown(words)
    return ALWAYS.index(word), number_of(amount) if amount else 0
