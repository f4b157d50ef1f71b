"""What never changes of the automatic opponent: its cards, trackers and moves as drawing data."""

from __future__ import annotations

from typing import Final, TypedDict

from deskovka.core.board import Both
from deskovka.core.game import LANGUAGES
from deskovka.games.scythe.law.pieces import (
    ALL_MECHS,
    ALL_WORKERS,
    AUTOMA,
    FIRST_SCHEME,
    SECOND_SCHEME,
    Box,
    Order,
    Tracker,
)
from deskovka.games.scythe.words.automa_text import automa_text, order_text
from deskovka.games.scythe.words.card_text import both

SCHEMES: Final = (FIRST_SCHEME, SECOND_SCHEME)


class AutomaHalf(TypedDict):
    """One half of a card of the automatic opponent: the moves it asks for, and all of it in words."""

    orders: list[str]
    about: Both


class OpponentCard(TypedDict):
    """A card of the automatic opponent."""

    number: int
    star: bool
    halves: list[AutomaHalf]


class TrackerCard(TypedDict):
    """Its spaces with stars, and from where on water is crossed and the second half of cards holds."""

    key: str
    name: Both
    water: int
    second: int
    stars: list[int]


class OrderCard(TypedDict):
    """A move that cards ask for."""

    key: str
    name: Both
    about: Both
    stand_in: bool


class OpponentBox(TypedDict):
    """The automatic opponent: its side, how many pieces it has, its cards, trackers and moves."""

    side: int
    name: Both
    workers: int
    mechs: int
    cards: list[OpponentCard]
    trackers: list[TrackerCard]
    orders: list[OrderCard]


def automa(box: Box) -> OpponentBox:
    """The automatic opponent."""
    return {
        "side": AUTOMA,
        "name": both("automa-name"),
        "workers": ALL_WORKERS,
        "mechs": ALL_MECHS,
        "cards": [automa_card(box, i) for i in range(len(box.automa))],
        "trackers": [tracker(its) for its in box.trackers],
        "orders": [order(its) for its in box.orders],
    }


def automa_card(box: Box, i: int) -> OpponentCard:
    """A card of its deck."""
    its = box.automa[i]
    return {"number": its.number, "star": its.star, "halves": [automa_half(box, i, half) for half in SCHEMES]}


def automa_half(box: Box, card: int, half: int) -> AutomaHalf:
    """One half of a card; each kind of move once."""
    moves = box.automa[card].schemes[half].moves
    return {
        "orders": list(dict.fromkeys([box.orders[move.order].name for move in moves])),
        "about": {lang: automa_text(box, card, half, lang) for lang in LANGUAGES},
    }


def tracker(its: Tracker) -> TrackerCard:
    """A tracker."""
    return {
        "key": its.name,
        "name": both(f"option-solo-{its.name}"),
        "water": its.water,
        "second": its.second,
        "stars": list(its.stars),
    }


def order(its: Order) -> OrderCard:
    """A move that cards ask for."""
    name = both("order-name", order=its.name)
    about = {lang: order_text(its, lang) for lang in LANGUAGES}
    return {"key": its.name, "name": name, "about": about, "stand_in": its.source == "S"}
