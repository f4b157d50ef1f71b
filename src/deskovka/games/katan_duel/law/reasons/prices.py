"""Prices: what is missing to pay them, and what a payment may not be."""

from __future__ import annotations

from dataclasses import dataclass

from deskovka.core.rule import Reason

Goods = tuple[int, ...]  # how many of each kind


@dataclass
class Lacks(Reason):
    """Goods are missing for a card (or another thing)."""

    thing: str  # road, settlement, city, exchange, ship, mint, riots, merchant, card
    card: int
    lacking: Goods
    cost: Goods
    have: Goods  # of what it costs


@dataclass
class LacksDespiteDiscount(Reason):
    """Goods are missing for a card even at a discount."""

    card: int
    count: int
    less: int
    cost: Goods
    have: Goods


@dataclass
class RestTooDear(Reason):
    """If this good is not paid, there is not enough for the rest of the price."""

    good: int
    count: int


@dataclass
class NotInPrice(Reason):
    """This good is not among what is still to be paid."""

    card: int
    good: int
    cost: Goods


@dataclass
class TooFewGoods(Reason):
    """Resources of any kind are missing."""

    thing: str  # search, card
    card: int
    count: int  # needed
    own: int


@dataclass
class TooFewThere(Reason):
    """A large trade ship needs two resources of one region."""

    at: int
    count: int
