"""What the card files say, as values: `vocabulary` parses words to them; steps, sentences and icons read them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

COLOUR: Final = "colour"  # what GainPer counts where it names colours

Goods = tuple[tuple[str, int], ...]  # `2 wood stone`
Colours = tuple[str, ...]  # `grey red`


@dataclass
class Gain:
    """`gain 2 wood stone`"""

    goods: Goods


@dataclass
class GainPer:
    """`gain 2 vp per grey max 6`, `gain vp per samurai max 3`"""

    goods: Goods  # of one kind
    what: str  # is counted: COLOUR, or one of COUNTS
    colours: Colours
    most: int


@dataclass
class GainOne:
    """`gain raze or 2 vp`"""

    first: Goods
    second: Goods


@dataclass
class GainAny:
    """`gain 2 of wood stone food`"""

    count: int
    goods: Goods


@dataclass
class Deed:
    """`produce other`, `look 2`, `make lose 2 settler`, `gain matching per trio max 2`"""

    verb: str
    count: int = 0
    good: str = ""  # what is counted


@dataclass
class Reward:
    """`food per red`, `vp per card`, `3 vp for 2`, `gold at 2`, `statue`"""

    kind: str
    goods: Goods = ()  # of one kind
    colours: Colours = ()  # none: all that is asked for
    level: int = 0


@dataclass
class Pray:
    """`pray 5 announce brown grey: matching per card`"""

    cards: int
    mode: str  # `announce`, `choose`, or nothing
    about: str  # what has just happened: `deal`, `built`, `razed`, or nothing
    colours: Colours  # none: those of what it is about
    tokens: bool  # may favour tokens be used?
    rewards: tuple[Reward, ...]


@dataclass
class MayPay:
    """`may pay technology: reveal 2`"""

    good: str
    then: Line


@dataclass
class RazePriced:
    """`raze priced then pray 5 razed: vp per card`"""

    then: Pray


Gains = Gain | GainPer | GainOne | GainAny
Line = Gains | Deed | Pray | MayPay | RazePriced


@dataclass
class When:
    """`build grey red`, `raze hand`: the moment at which a feature works."""

    words: str  # `build` if it names colours
    colours: Colours
    kind: int
    bits: int  # what must be built or razed


def inmost(line: Line) -> Line:
    """What is done once a price is paid, or something razed."""
    return inmost(line.then) if isinstance(line, (MayPay, RazePriced)) else line
