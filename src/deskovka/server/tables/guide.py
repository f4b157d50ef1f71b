"""Guided first games. A game declares them in `guide.toml` beside its rules; nobody writes code for one."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from importlib.resources import files
from typing import Final, Literal

import msgspec

from deskovka.core.game import Game
from deskovka.server.messages.shapes import Both, Choices, GuideOffer, GuideStep
from deskovka.server.messages.words import rule_entry

FILE: Final = "guide.toml"


class Words(msgspec.Struct, forbid_unknown_fields=True):
    """A sentence of our own in both languages."""

    cs: str
    en: str

    def both(self) -> Both:
        """The sentence in the shape that every text has on the wire."""
        return {"cs": self.cs, "en": self.en}


class Step(msgspec.Struct, forbid_unknown_fields=True):
    """One lesson: what we say, which rules stand beside it, what to look at, and which own event ends it."""

    title: Words
    say: Words
    rules: list[str]
    show: Literal["players", "board", "now", "hand", "rail", "log", "rules"]
    until: str = ""  # the tag of an event; empty: whoever has read it goes on
    times: int = 1
    touch: dict[str, str | int] = {}  # fields of the moves to make, where they lie on the table
    near: str = ""  # of these moves only those beside such a thing, as the game's page knows it


class Guide(msgspec.Struct, forbid_unknown_fields=True):
    """A first game on a fixed seed, against beginners."""

    seats: int
    seed: int
    options: Choices
    steps: list[Step]


@lru_cache(64)
def guides(g: Game) -> dict[str, Guide]:
    """The guided games of a game, by name."""
    file = files(g.package).joinpath(FILE)
    data = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return msgspec.convert(data, dict[str, Guide])


def offers(g: Game) -> list[GuideOffer]:
    """The guided games for the page, with the rules in full."""
    return [
        GuideOffer(id, guide.seats, guide.options, [lesson(g, step) for step in guide.steps])
        for id, guide in guides(g).items()
    ]


def lesson(g: Game, step: Step) -> GuideStep:
    """A lesson with its rules in full."""
    rules = [rule_entry(g.rule(rule)) for rule in step.rules]
    said = step.title.both(), step.say.both()
    return GuideStep(*said, rules, step.show, step.until, step.times, step.touch, step.near)
