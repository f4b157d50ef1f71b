"""What the teacher says, in both languages; the command line that says it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

import deskovka
from cli.conftest import Run, run
from deskovka import Record
from deskovka.cli.analyse import ACCOUNT
from deskovka.core.game import LANGUAGES
from deskovka.teach import words
from deskovka.teach.measures import NAMED
from deskovka.teach.report import Report, page
from deskovka.teach.values import Difference
from games.fluent_files import messages, variables

from .games import BUDGET, analysed, finished

__all__ = ["run"]
FOLDER = Path(words.__file__).parent
MADE = {f"verdict-{name}" for name in (*NAMED, "unsure", "fine")} | {
    "no-analysis-unfinished",
    "no-analysis-alone",
    *[f"account-{name}" for name in ACCOUNT],
    *["report-best", "report-played", "report-other"],
}


def test_both_languages_say_the_same_and_nothing_is_unused() -> None:
    keys = set(messages(FOLDER, "cs"))
    assert keys == set(messages(FOLDER, "en"))
    for key in keys:
        assert variables(FOLDER, "cs", key) == variables(FOLDER, "en", key), key
    sources = [*FOLDER.glob("*.py"), FOLDER.parent / "cli" / "analyse.py"]
    said = {word for file in sources for word in re.findall(r'"([a-z-]+)"', file.read_text("utf-8"))}
    assert keys - said - MADE == set()


def test_reasons_are_said_in_both_languages() -> None:
    told = [
        Difference(0, "castles", 2.25, 0.5),
        Difference(0, "coast", -1.5, 0.5),
        Difference(1, "cards", 0.6, 0.1),
    ]
    g = deskovka.game("rebirth")
    options = g.complete(2, {"map": "ireland"})
    english = words.why(told, g, options, ("Anna", "Bob"), "en")
    assert "Anna 2.2 more points for castles" in english and "Bob 0.6 more points for" in english
    assert "Anna 1.5 fewer points" in english
    czech = words.why(told, g, options, ("Anna", "Bob"), "cs")
    assert "Anna o 2,2 bodu víc (hrady)" in czech and "méně" in czech
    assert words.why([], g, options, (), "en") == ""


@pytest.mark.parametrize(("value", "said"), [(1.0, "99+ %"), (0.0, "<1 %"), (0.004, "<1 %"), (0.456, "46 %")])
def test_a_chance_is_never_sure_before_the_end(value: float, said: str) -> None:
    assert words.chance(value) == said


@pytest.mark.parametrize(("value", "said"), [(0.12, "+12"), (-0.034, "−3"), (-0.001, "0"), (0.0, "0")])
def test_points_of_chance_have_their_sign(value: float, said: str) -> None:
    assert words.with_sign(value, "en") == said


# --- the command -----------------------------------------------------------------------------------------


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game"
    finished("skirmish", 2).save(path)
    return path


def test_the_command_tells_the_analysis_and_keeps_it(run: Run, file: Path) -> None:
    told = run("analyse", str(file), "--budget", str(BUDGET), "--jobs", "1")
    assert told.code == 0 and told.err == ""
    for said in ("Analysis: Skirmish", "accuracy", "How it came about", "Costliest decisions", "Luck", "Ája"):
        assert said in told.out
    data = run("analyse", str(file), "--budget", str(BUDGET), "--json")
    assert json.loads(data.out) == json.loads(json.dumps(analysed("skirmish", 2).data()))
    plain = run("analyse", str(file), "--budget", str(BUDGET), "--plain", "--lang", "cs")
    assert "Kudy vedla cesta" in plain.out and "─" not in plain.out


def test_a_quick_look_neither_refines_nor_explains(run: Run, file: Path) -> None:
    quick = json.loads(run("analyse", str(file), "--budget", "4", "--jobs", "1", "--quick", "--json").out)
    assert {(one["worlds"], len(one["why"])) for one in quick["decisions"]} == {(4, 0)}
    whole = json.loads(run("analyse", str(file), "--budget", "4", "--jobs", "1", "--json").out)
    refined = [one["number"] for one in whole["decisions"] if one["worlds"] == 16]
    assert refined == [one["number"] for one in quick["decisions"] if one["loss"] >= 0.05] != []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_report_is_one_page_that_needs_nothing_else(run: Run, file: Path, lang: str) -> None:
    told = run("analyse", str(file), "--budget", str(BUDGET), "--jobs", "1", "--report", "--lang", lang)
    assert told.code == 0 and "game.analysis.html" in told.err
    html = Path(f"{file}.analysis.html").read_text(encoding="utf-8")
    shape = ElementTree.fromstring(re.sub(r"<!doctype.*?>|<meta[^>]*>", "", html))  # every element is closed
    costly = analysed("skirmish", 2).costliest()[:3]
    heads = ["".join(head.itertext()) for head in shape.iter("h3")]
    assert len(heads) == len(costly) + 2 and heads[-2:] == ["Ája", "Béda"]
    curves = [path for path in shape.iter("path") if "stroke" in path.attrib]
    moments = len(analysed("skirmish", 2).decisions) + 2
    assert [path.attrib["d"].count("L") for path in curves] == [moments - 1] * 2
    assert len([*shape.iter("pre")]) == len(costly)
    assert not re.search(r"(src|href)=|url\(|https?:", html)
    assert "account-" not in html and "report-" not in html


def test_a_decision_in_the_report_shows_the_board_and_both_answers() -> None:
    found = analysed("skirmish", 2)
    one = max(found.decisions, key=lambda one: one.loss)
    shown = Report(finished("skirmish", 2), found, "en").decision(one)
    for said in ("<pre", "the analysis prefers it", "played", f"Move {one.number}", "±"):
        assert said in shown
    assert shown.count("<tr>") == min(len(one.candidates), 5 if one.best != one.played else 4)


def test_names_in_the_report_are_only_text(tmp_path: Path) -> None:
    r = finished("skirmish", 2)
    evil = Record(r.game, r.seats, r.seed, r.options, ("<script>alert(1)</script>", '"><b>'), r.moves)
    assert "<script" not in page(evil, analysed("skirmish", 2), "en")
    assert '"><b>' not in page(evil, analysed("skirmish", 2), "en")


def test_errors_are_one_sentence(run: Run, file: Path, tmp_path: Path) -> None:
    r = finished("skirmish", 2)
    short = tmp_path / "short"
    Record(r.game, r.seats, r.seed, r.options, r.names, r.moves[:5]).save(short)
    (tmp_path / "game.analysis").write_text("Dear diary")
    for argv, said in {
        (): "the name of a file",
        (str(tmp_path / "none"),): "does not exist",
        (str(short),): "has not ended",
        (str(file),): "holds no analysis",
        (str(file), "--budget", "1"): "--budget",
    }.items():
        outcome = run("analyse", *argv)
        assert outcome.code == 2 and said in outcome.err and outcome.err.count("\n") == 1, outcome.err


def test_no_sentence_is_missing_in_any_language() -> None:
    for lang in LANGUAGES:
        for key in MADE:
            assert words.say(lang, key)
