"""Which games, maps, languages and windows are tried: a sample in `make test`, all their pairs in `make soak`."""

from __future__ import annotations

import os
from collections.abc import Iterable
from itertools import combinations_with_replacement, product
from typing import Any, NamedTuple
from zlib import crc32

import deskovka
from browser.person import DESKTOP, PHONE, SIZES, TABLET, Size
from contract.meetings import few, meetings

FULL = os.environ.get("DESKOVKA_BROWSER") == "full"
LANGS = ("cs", "en")
SCREENS = [(lang, size) for lang in LANGS for size in (DESKTOP, PHONE)]
THEMES = ("light", "dark")


class Played(NamedTuple):
    """What the tests must know of a game that the page draws."""

    pictured: str  # the option that the lobby shows as pictures
    variants: tuple[str, ...]  # those of its values that are tried
    may: str  # key of the word at a place that glows
    own: tuple[str, ...]  # keys of parts that only their owner has
    hidden: tuple[str, dict[str, str | int]]  # key of what stands for something that cannot be seen
    one_click: bool = True  # a click on the board is an answer; else some need a second one
    one_board: bool = True  # the board has the same places for everybody in every window
    seldom: str = ""  # what is nearly never worth a click
    whole: bool = True  # two people and a bot play it to its end in a bearable time


PLAYED = {
    "rebirth": Played("map", ("scotland", "ireland"), "rb-you-may", ("rb-hand", "rb-own"), ("rb-unknown", {})),
    "katan-duel": Played(
        pictured="mode",
        variants=("introductory", "duel"),
        may="kd-may",
        own=("kd-hand",),
        hidden=("kd-set", {"set": "base", "number": 0}),
        one_click=False,
        one_board=False,
        seldom=":has(.rate)",  # exchanging 3 for 1
        whole=False,  # test_katan.py plays it against a bot
    ),
}
GAMES = tuple(PLAYED)


# What a test may ask for by the name of its argument.
FITTING = {
    "game": GAMES,
    "large_game": tuple(game for game in GAMES if deskovka.game(game).seats[-1] > 2),
    "one_click_game": tuple(game for game in GAMES if PLAYED[game].one_click),
}


def tried(test: str, what: str) -> tuple[str, ...]:
    """The games for a test: all that fit, or one of them, by the test's name."""
    fit = FITTING[what]
    return fit if FULL else (fit[crc32(test.encode()) % len(fit)],)


def company(game: str, *kinds: str) -> tuple[str, ...]:
    """As many of these people and bots as the game seats."""
    return kinds[: deskovka.game(game).seats[-1]]


class Whole(NamedTuple):
    """A whole game of two people and a bot."""

    game: str
    variant: str
    lang: str
    sizes: tuple[Size, Size]

    def __str__(self) -> str:
        return "-".join((self.game, self.variant, self.lang, *map(str, self.sizes)))


class Look(NamedTuple):
    """How a screen is looked at."""

    size: Size
    theme: str
    lang: str

    def __str__(self) -> str:
        return f"{self.size}-{self.theme}-{self.lang}"


def in_pairs(*kinds: Iterable[Any]) -> list[tuple[Any, ...]]:
    """Few ways to take one of each kind in which every two that can be taken together are so once."""
    every = list(product(*kinds))
    return list(few((taken, meetings({str(i): (one,) for i, one in enumerate(taken)}, 2)) for taken in every))


def whole_games() -> list[Whole]:
    whole = [game for game in GAMES if PLAYED[game].whole]
    if FULL:
        sizes = list(combinations_with_replacement(SIZES, 2))
        return [Whole(g, *rest) for g in whole for rest in in_pairs(PLAYED[g].variants, LANGS, sizes)]
    some = (("cs", (DESKTOP, PHONE)), ("en", (TABLET, PHONE)))
    return [Whole(g, v, *some[i % 2]) for g in whole for i, v in enumerate(PLAYED[g].variants)]


def looks() -> list[Look]:
    if FULL:
        return [Look(*parts) for parts in in_pairs(SIZES, THEMES, LANGS)]
    return [Look(DESKTOP, "light", "cs"), Look(PHONE, "dark", "en"), Look(TABLET, "dark", "cs")]
