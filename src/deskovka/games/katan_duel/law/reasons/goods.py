"""Goods in regions, and exchanges."""

from __future__ import annotations

from dataclasses import dataclass

from deskovka.core.rule import Reason


@dataclass
class NoRegionThere(Reason):
    """No region of mine lies there."""

    region: int


@dataclass
class RegionFull(Reason):
    """Three resources lie there."""

    at: int


@dataclass
class CacheFull(Reason):
    """Three gold lie in the Gold Cache."""


@dataclass
class OtherKind(Reason):
    """The region is for another good than this."""

    at: int
    good: int


@dataclass
class CacheIsForGold(Reason):
    """The Gold Cache is not for this good."""

    good: int


@dataclass
class RegionEmpty(Reason):
    """Nothing lies there."""

    at: int


@dataclass
class CacheEmpty(Reason):
    """No gold lies in the Gold Cache."""


@dataclass
class SameKind(Reason):
    """This good is given; another one must be taken."""

    good: int


@dataclass
class NotReceived(Reason):
    """The other player does not receive this good by this roll."""

    good: int
    number: int


@dataclass
class NoShipBeside(Reason):
    """No large trade ship lies beside this region."""

    at: int


@dataclass
class NoMint(Reason):
    """No mint lies in the principality."""


@dataclass
class MintsUsed(Reason):
    """This number of mints worked in this turn, and there are no more."""

    count: int


@dataclass
class MustTake(Reason):
    """This number of resources at least is still to be taken."""

    least: int
    rule: str
