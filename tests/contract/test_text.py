"""Every event, refusal, move and question has words in both languages, and says where the rule stands."""

from __future__ import annotations

import pytest

import deskovka
from contract.cases import CASES, Case
from deskovka.core import text
from deskovka.core.game import LANGUAGES, games
from deskovka.core.step import Decision, Event, Move
from deskovka.core.value import Value

BASES: tuple[type[Value], ...] = (Event, Move, Decision)


def subclasses(base: type[Value], package: str) -> set[type[Value]]:
    """All classes below a base that a game's package defines."""
    found = set()
    for cls in base.__subclasses__():
        found |= subclasses(cls, package)
        if cls.__module__.startswith(f"{package}."):
            found.add(cls)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", games())
def test_every_class_has_a_sentence(id: str, lang: str) -> None:
    g = deskovka.game(id)
    bundle = text.bundle(("deskovka.core", g.package), lang)
    wanted = []
    for base, kind in zip(BASES, ("event", "move", "ask"), strict=True):
        wanted += [f"{kind}-{text.kebab(cls.__name__)}" for cls in subclasses(base, g.package)]
    wanted += ["game-title", *[f"option-{name}" for name in g.options]]
    for name, option in g.options.items():
        wanted += [f"option-{name}-{value}" for value in option.values if value not in option.titles]
    assert [key for key in sorted(wanted) if not bundle.has_message(key)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", games())
def test_every_option_is_said(id: str, lang: str) -> None:
    g = deskovka.game(id)
    assert g.title(lang)
    for option in g.options.values():
        assert option.title(lang) and all(option.value_title(value, lang) for value in option.values)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_event_question_move_and_refusal_is_said_and_cited(case: Case, lang: str) -> None:
    g = case.game
    for s in case.moments(seed=61, every=10):
        question = s.asking
        assert question is None or text.say(question, lang, g.id, options=s.options)
        for seat in range(case.seats):
            for move in s.legal(seat):
                assert text.say(move, lang, g.id, options=s.options)
            for move in g.moves.all[::13]:
                refusal = s.why_not(seat, move)
                assert refusal is None or (refusal.say(lang) and refusal.section)
    for viewer in (None, *range(case.seats)):
        for event in s.events(viewer):
            assert text.say(event, lang, g.id, ("Ája", "Béda"), s.options)
            assert text.cite(g, event, lang)


@pytest.mark.parametrize("id", games())
def test_a_move_is_typed_in_one_way_only(id: str) -> None:
    """Among the moves that answer one question every short form is different."""
    for case in CASES:
        if case.game.id == id:
            for s in case.moments(seed=62, every=25):
                for seat in s.to_act():
                    for lang in LANGUAGES:
                        shorts = [case.game.short(move, lang, s.options) for move in s.legal(seat)]
                        assert all(shorts) and len(set(shorts)) == len(shorts)
