"""Which games, maps, languages and windows are tried: a sample in `make test`, everything in `make soak`."""

from __future__ import annotations

import os
from itertools import combinations_with_replacement, product
from typing import NamedTuple

import deskovka
from browser.person import DESKTOP, PHONE, SIZES, TABLET, Size

FULL = os.environ.get("DESKOVKA_BROWSER") == "full"
LANGS = ("cs", "en")
THEMES = ("light", "dark")
PICTURED = {"rebirth": "map"}  # the option that the lobby shows as pictures, of every game that the page draws
GAMES = tuple(PICTURED)


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


def variants(game: str) -> tuple[str, ...]:
    return tuple(map(str, deskovka.game(game).options[PICTURED[game]].values))


def whole_games() -> list[Whole]:
    if FULL:
        pairs = list(combinations_with_replacement(SIZES, 2))
        return [Whole(g, v, *rest) for g in GAMES for v in variants(g) for rest in product(LANGS, pairs)]
    some = (("cs", (DESKTOP, PHONE)), ("en", (TABLET, PHONE)))
    return [Whole(g, v, *some[i % 2]) for g in GAMES for i, v in enumerate(variants(g))]


def looks() -> list[Look]:
    if FULL:
        return [Look(*parts) for parts in product(SIZES, THEMES, LANGS)]
    return [Look(DESKTOP, "light", "cs"), Look(PHONE, "dark", "en"), Look(TABLET, "dark", "cs")]
