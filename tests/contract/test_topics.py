"""What studies look at is told by events of the game, happens, and has a name in both languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import deskovka
from contract.cases import CASES
from deskovka.core import text
from deskovka.core.game import FIRST, LANGUAGES, TURN, games
from deskovka.core.step import Event
from deskovka.core.value import class_of, fields_of, tag_of

TRIES = 12  # random games, then as many of greedy bots: nobody reaches Scythe's Factory by accident


def told(id: str) -> list[tuple[Event, deskovka.State]]:
    """The events of some games until every topic has occurred, with a state of the game they belong to."""
    missing = {kind for kind, _ in deskovka.game(id).hints.topics.values()}
    found: list[tuple[Event, deskovka.State]] = []
    for s in finished(id):
        found += [(event, s) for event in s.log or []]
        missing -= {type(event).__name__ for event in s.log or []}
        if not missing:
            break
    return found


def finished(id: str) -> Iterator[deskovka.State]:
    """Games to their end (or to where patience ends), by chance, then by bots."""
    cases = [case for case in CASES if case.game.id == id and case.seats > 1]
    for i in range(TRIES):
        yield cases[i % len(cases)].finished(seed=70 + i)
    for i in range(TRIES):
        s = cases[0].start(seed=70 + i)
        bot = deskovka.bot("greedy", game=s.game, seed=i)
        for _ in range(cases[0].longest):
            if not (asked := s.to_act()):
                break
            s.play(asked[0], bot.choose(s.view(asked[0])))
        yield s


@pytest.mark.parametrize("id", games())
def test_every_topic_happens_and_names_its_things(id: str) -> None:
    g = deskovka.game(id)
    found = told(id)
    for topic, (kind, words) in g.hints.topics.items():
        cls = class_of(tag_of(type(g)).partition(".")[0] + f".{kind}")
        assert issubclass(cls, Event) and "seat" in fields_of(cls)
        assert bool(words) is (topic not in (FIRST, TURN))
        events = [(event, s) for event, s in found if type(event) is cls]
        assert events, f"{kind} never happens"
        for event, s in events[::7]:
            for lang in LANGUAGES:
                said = g.voice.words(event, lang, s.options)
                assert all(isinstance(said[word], str) and said[word] for word in words.split("+") if word)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", games())
def test_every_topic_is_said(id: str, lang: str) -> None:
    for topic in deskovka.game(id).hints.topics:
        assert topic in (FIRST, TURN) or text.phrase(id, lang, f"topic-{topic}")
