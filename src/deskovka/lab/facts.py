"""What a finished game tells a study: who began, how many turns it took, what every seat had, built or did."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from deskovka.core import text
from deskovka.core.game import FIRST, LANGUAGES, TURN, Game
from deskovka.core.state import State
from deskovka.core.step import Event
from deskovka.core.value import fields_of

EVENTS = "events"  # the topic of what a game has a message `count-…` for
Names = tuple[str, ...]  # of a thing, in the order of LANGUAGES
Counts = dict[tuple[str, Names], list[int]]  # by topic and thing: how often each seat had it


def facts(s: State) -> dict[str, Any]:
    """The facts as JSON data; the game must have been played with a log."""
    assert s.log is not None
    g = s.game
    first, turns = None, 0
    counts: Counts = {}
    names = Namer(g, s.options)
    for event in s.log:
        seat = getattr(event, "seat", -1)
        if not 0 <= seat < s.seats:
            continue
        for topic, words in topics(g).get(type(event).__name__, ()):
            if topic == FIRST:
                first = seat if first is None else first
            elif topic == TURN:
                turns += 1
            else:
                counts.setdefault((topic, names.of(event, words)), [0] * s.seats)[seat] += 1
        if is_counted(g.package, type(event).__name__):
            counts.setdefault((EVENTS, titles(g, type(event).__name__)), [0] * s.seats)[seat] += 1
    told = [[topic, *thing, seats] for (topic, thing), seats in sorted(counts.items())]
    return {"first": first, "turns": turns, "facts": told}


def topics(g: Game) -> dict[str, list[tuple[str, str]]]:
    """By the name of an event: its topics, and which words name the thing."""
    found: dict[str, list[tuple[str, str]]] = {}
    for topic, (kind, words) in g.hints.topics.items():
        found.setdefault(kind, []).append((topic, words))
    return found


class Namer:
    """Names of what events are about; an event that differs only in its seat has the same."""

    def __init__(self, g: Game, options: Mapping[str, Any]) -> None:
        self.game = g
        self.options = options
        self.known: dict[tuple[object, ...], Names] = {}

    def of(self, event: Event, words: str) -> Names:
        fields = [getattr(event, name) for name in fields_of(type(event)) if name != "seat"]
        key = (type(event), words, *fields)
        if key not in self.known:
            self.known[key] = tuple([self.name(event, words, lang) for lang in LANGUAGES])
        return self.known[key]

    def name(self, event: Event, words: str, lang: str) -> str:
        said = self.game.voice.words(event, lang, self.options)
        return " + ".join([str(said[word]) for word in words.split("+")])


@cache
def is_counted(package: str, kind: str) -> bool:
    """Has the game a message by which the statistics of a table count this event?"""
    return text.bundle(("deskovka.core", package), "en").has_message(f"count-{text.kebab(kind)}")


def titles(g: Game, kind: str) -> Names:
    """What such events are called."""
    return tuple([text.phrase(g.id, lang, f"count-{text.kebab(kind)}") for lang in LANGUAGES])
