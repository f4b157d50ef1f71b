"""Every event, refusal, move and question has words in both languages, and says where the rule stands."""

from __future__ import annotations

import pytest

import deskovka
from contract.cases import CASES, Case
from deskovka.core import text
from deskovka.core.game import LANGUAGES, games
from games.fluent_files import wanted_by_classes


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", games())
def test_every_class_has_a_sentence(id: str, lang: str) -> None:
    g = deskovka.game(id)
    bundle = text.bundle(("deskovka.core", g.package), lang)
    assert [key for key in sorted(wanted_by_classes(g)) if not bundle.has_message(key)] == []


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
                        shorts = [case.game.voice.short(move, lang, s.options) for move in s.legal(seat)]
                        assert all(shorts) and len(set(shorts)) == len(shorts)
