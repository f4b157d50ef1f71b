"""deskovka lab: studies, whoever plays them, resumed and read back; and every error of one sentence."""

from __future__ import annotations

import json
import os
import signal
from collections import Counter
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import polars as pl
import pytest

import deskovka
from deskovka.bots.playout import random_playout
from deskovka.core.game import games
from deskovka.lab import results, study
from deskovka.lab.facts import EVENTS, facts
from deskovka.lab.statistics import WHOLE

from .conftest import Run, start
from .crews import NO_RAY, PROCESS, RAY, kill_worker, same, wait_for_lines

SMALL = """
seed = 5
[[setting]]
game = "skirmish"
seats = [2, 3]
bots = ["random"]
games = 30
vary.length = ["short", "long"]
"""


@pytest.fixture
def small(tmp_path: Path) -> Path:
    path = tmp_path / "small.toml"
    path.write_text(SMALL, encoding="utf-8")
    return path


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of an undisturbed run in one process."""
    folder = tmp_path_factory.mktemp("whole")
    (folder / "small.toml").write_text(SMALL, encoding="utf-8")
    process = start("lab", str(folder / "small.toml"), "--out", str(folder / "out"), "--jobs", "1")
    _, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (0, "")
    return folder / "out"


# --- whoever plays ---------------------------------------------------------------------------------------


def test_the_tables_do_not_depend_on_the_number_of_processes(
    run: Run, small: Path, whole: Path, tmp_path: Path
) -> None:
    out = tmp_path / "out"
    assert run("lab", str(small), "--out", str(out), "--jobs", "3").code == 0
    assert same(out, whole)


def test_the_tables_do_not_depend_on_how_many_games_are_read_at_a_time(
    run: Run, small: Path, whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(results, "CHUNK", 7)
    assert run("lab", str(small), "--out", str(tmp_path / "out"), "--jobs", "1").code == 0
    assert same(tmp_path / "out", whole)
    assert sorted(file.name for file in (tmp_path / "out").iterdir()) == sorted(
        file.name for file in whole.iterdir()
    )


def test_a_killed_worker_loses_nothing(small: Path, whole: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    process = start("lab", str(small), "--out", str(out), "--jobs", "2")
    wait_for_lines(out, 12, process)
    kill_worker(process, PROCESS)
    _, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (0, "")
    assert same(out, whole)


def test_a_killed_study_goes_on(run: Run, small: Path, whole: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    process = start("lab", str(small), "--out", str(out), "--jobs", "1")
    wait_for_lines(out, 12, process)
    process.kill()
    process.communicate()
    journal = out / "games.jsonl"
    journal.write_bytes(journal.read_bytes() + b'{"setting":0,"num')
    again = run("lab", str(small), "--out", str(out), "--jobs", "2")
    assert again.code == 0 and "already holds" in again.err
    assert same(out, whole)


def test_games_without_an_end_are_cut_off_and_counted(
    run: Run, small: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(deskovka.game("skirmish").hints), "patience", 3)
    out = tmp_path / "out"
    assert run("lab", str(small), "--out", str(out), "--jobs", "1", "--games", "4").code == 0
    games = pl.read_parquet(out / "games.parquet")
    assert set(games["cut"]) == {1} and set(games["decisions"]) == {6, 9}
    assert pl.read_parquet(out / "seats.parquet")["win"].sum() == 0
    first = json.loads((out / "figures.json").read_text(encoding="utf-8"))["settings"][0]
    assert (first["cut"], first["games"], first["longest"]) == (4, 4, 6)
    report = (out / "report.html").read_text(encoding="utf-8")
    assert "4 games had no end after 6 decisions" in report and "4 hry neskončily ani po 6 rozhodnutích" in report


def test_ctrl_c_ends_politely(small: Path, tmp_path: Path) -> None:
    process = start("lab", str(small), "--out", str(tmp_path / "out"), "--games", "2000", "--jobs", "2")
    wait_for_lines(tmp_path / "out", 3, process)
    os.killpg(process.pid, signal.SIGINT)
    said, complaint = process.communicate(timeout=30)
    assert (process.returncode, said) == (130, "")
    assert complaint.startswith("Interrupted after ") and complaint.count("\n") == 1


@pytest.mark.skipif(find_spec("ray") is None, reason=NO_RAY)
def test_ray_plays_the_same_also_when_a_worker_is_killed(small: Path, whole: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    process = start("lab", str(small), "--out", str(out), "--ray", "local", "--jobs", "2")
    wait_for_lines(out, 12, process, patience=90)
    kill_worker(process, RAY)
    _, err = process.communicate(timeout=120)
    assert process.returncode == 0, err
    assert same(out, whole)


# --- what is written -------------------------------------------------------------------------------------


def test_the_tables_hold_every_game(whole: Path) -> None:
    frames = {name: pl.read_parquet(whole / f"{name}.parquet") for name in ("games", "seats", "points", "facts")}
    assert frames["games"].height == 120 and frames["seats"].height == 60 * 2 + 60 * 3
    wins = frames["seats"].group_by("setting", "number").agg(pl.col("win").sum())
    assert set(wins["win"]) == {WHOLE}
    sums = frames["points"].group_by("setting", "number", "seat").agg(pl.col("points").sum().alias("sum"))
    joined = frames["seats"].join(sums, on=["setting", "number", "seat"])
    assert joined.height == frames["seats"].height and (joined["sum"] == joined["points"]).all()
    assert set(frames["facts"]["topic"]) == {"laid"} and frames["facts"]["times"].min() == 1


def test_the_manifest_says_what_was_played(whole: Path) -> None:
    made = json.loads((whole / "manifest.json").read_text(encoding="utf-8"))
    g = deskovka.game("skirmish")
    assert made["games"] == 120 and len(made["digest"]) == 64 and made["study"] == "small"
    assert [one["options"]["length"] for one in made["settings"]] == ["short", "long"] * 2
    assert {(one["version"], one["content"], one["games"]) for one in made["settings"]} == {(1, g.content, 30)}
    assert made["commit"] is None or len(made["commit"].rstrip("+")) == 40
    assert (whole / "study.toml").read_text(encoding="utf-8") == SMALL


def test_more_games_go_on_and_fewer_leave_out(run: Run, small: Path, tmp_path: Path) -> None:
    def digest(games: str, out: str, seed: str = "5") -> str:
        words = ("--games", games, "--seed", seed, "--out", str(tmp_path / out), "--jobs", "1", "--json")
        found = run("lab", str(small), *words)
        return str(found.data()["manifest"]["digest"])

    short, long = digest("2", "a"), digest("5", "b")
    assert digest("5", "a") == long and digest("2", "b") == short != long
    assert digest("2", "c", seed="6") != short


def test_a_tournament_has_a_ladder(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "ladder.toml"
    path.write_text(
        '[[setting]]\ngame = "skirmish"\nbots = ["random", "greedy"]\ntournament = true\ngames = 20\n'
        'options = { length = "short" }\n'
    )
    one = run("lab", str(path), "--out", str(tmp_path / "out"), "--jobs", "1", "--json").data()["settings"][0]
    same_games = ("--games", "20", "--option", "length=short", "--jobs", "1", "--json")
    table = run("tournament", "skirmish", *same_games).data()
    assert one["bots"] == table["bots"] and one["pairs"] == table["pairs"]


# --- facts of games --------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", games())
def test_facts_are_what_the_log_says(id: str) -> None:
    g = deskovka.game(id)
    s = g.start(2, 4)
    random_playout(s, 4)
    found = facts(s)
    assert s.log is not None
    told = Counter((type(event).__name__, getattr(event, "seat", -1)) for event in s.log)
    for topic, (kind, words) in g.hints.topics.items():
        if words:
            counts = [counts for name, *_, counts in found["facts"] if name == topic]
            assert [sum(seat) for seat in zip(*counts, [0, 0], strict=True)] == [told[kind, 0], told[kind, 1]]
        elif topic == "turn":
            assert found["turns"] == told[kind, 0] + told[kind, 1]
        else:
            begun = next(event for event in s.log if type(event).__name__ == kind)
            assert found["first"] == begun.seat  # type: ignore[attr-defined]


def test_facts_of_settlers_and_rebirth() -> None:
    s = deskovka.game("settlers").start(3, 1, {"faction": ("romans", "drawn", "japanese")})
    random_playout(s, 1)
    factions = {english: counts for topic, _, english, counts in facts(s)["facts"] if topic == "faction"}
    assert factions["Romans"] == [1, 0, 0] and factions["Japanese"] == [0, 0, 1] and len(factions) == 3
    s = deskovka.game("rebirth").start(2, 1, {"start": "2"})
    random_playout(s, 1)
    told = facts(s)
    assert told["first"] == 1
    placed = {english: counts for topic, _, english, counts in told["facts"] if topic == EVENTS}["Tiles placed"]
    assert sum(placed) > 20


# --- ready studies ---------------------------------------------------------------------------------------


def test_the_ready_studies_are_listed(run: Run) -> None:
    names = {entry.name for entry in study.READY.iterdir()}
    assert names == {f"{name}.toml" for name in READY}
    assert set(study.ready()) == {name for name in READY if set(study.games_of(name)) <= set(games())}
    for lang in ("cs", "en"):
        found = run("lab", "--lang", lang)
        assert found.code == 0 and all(name in found.out for name in study.ready())


READY = ("balance-scythe", "balance-settlers", "katan-modes", "rebirth-first-player")


@pytest.mark.parametrize("name", study.ready())
def test_a_ready_study_can_be_played(name: str) -> None:
    found = study.read(study.ready_source(name), name, Path())
    assert found.total() >= 3000 and all(found.title[lang] and found.about[lang] for lang in ("cs", "en"))


# --- bad input -------------------------------------------------------------------------------------------

BAD: list[tuple[str, str, str]] = [
    ("[[setting]", "no TOML", "není to TOML"),
    ("seed = 1", "at least one [[setting]]", "aspoň jedno [[setting]]"),
    ('[[setting]]\ngame = "chess"', '"chess"', "„chess“"),
    ('colour = 1\n[[setting]]\ngame = "skirmish"', '"colour" means nothing in a study', "nic neznamená ve studii"),
    ('[[setting]]\ngame = "skirmish"\nbot = "x"', "nothing in a setting", "nic neznamená v nastavení"),
    ('[[setting]]\ngame = "skirmish"\ngames = 0', '"games" cannot be 0', "„games“ nemůže být 0"),
    ('[[setting]]\ngame = "skirmish"\nseats = 9', "9 players", "Počet hráčů 9"),
    ('[[setting]]\ngame = "skirmish"\nbots = ["genius"]', "genius", "genius"),
    ('[[setting]]\ngame = "skirmish"\nbots = "greedy"', '"bots"', "„bots“"),
    ('[[setting]]\ngame = "skirmish"\nbots = ["random", "greedy"]\nseats = 3', "2 bots and 3", "Botů je 2"),
    ('[[setting]]\ngame = "skirmish"\ntournament = true', "different bots", "různých botů"),
    ('[[setting]]\ngame = "skirmish"\nvary.length = []', '"vary"', "„vary“"),
    ('[[setting]]\ngame = "skirmish"\noptions.length = "huge"', "huge", "huge"),
    ('title = 5\n[[setting]]\ngame = "skirmish"', '"title"', "„title“"),
    ('[[setting]]\ngame = "rebirth"\npacks = ["none.toml"]', "none.toml", "none.toml"),
]


@pytest.mark.parametrize(("source", "english", "czech"), BAD, ids=[source[:40] for source, *_ in BAD])
def test_a_bad_study_gives_one_sentence_and_2(
    run: Run, tmp_path: Path, source: str, english: str, czech: str
) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(source, encoding="utf-8")
    for lang, words in (("en", english), ("cs", czech)):
        check_refused(run("lab", str(path), "--out", str(tmp_path / "out"), "--lang", lang), words)
    assert not (tmp_path / "out").exists()


def test_bad_words_give_one_sentence_and_2(run: Run, small: Path, whole: Path, tmp_path: Path) -> None:
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "diary.txt").write_text("dear")
    out = ("--out", str(tmp_path / "out"))
    check_refused(run("lab", "no-such-study"), "no-such-study")
    check_refused(run("lab", "no/such.toml"), "does not exist")
    check_refused(run("lab", str(small), *out, "--jobs", "0"), "--jobs")
    check_refused(run("lab", str(small), *out, "--games", "x"), "--games")
    check_refused(run("lab", str(small), *out, "--against", str(tmp_path)), "holds no results")
    check_refused(run("lab", str(small), "--out", str(small)), "is not a folder")
    check_refused(run("lab", str(small), "--out", str(tmp_path / "full")), "something else")
    check_refused(run("lab", str(small), "--out", str(whole), "--seed", "9"), "another study")
    check_refused(run("lab", str(small), "--out", "/proc/no/folder"), "cannot be written")


def test_what_is_missing_is_named(run: Run, small: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("deskovka.cli.study.find_spec", lambda name: None)
    check_refused(run("lab", str(small), "--out", str(tmp_path / "out")), 'pip install "deskovka[lab]"')


JOURNALS = [
    (b"dear diary\n", "something else"),
    (b'{"study":"x"}\n', "another"),
    (b'{"study":\n', "something else"),
]


@pytest.mark.parametrize(("content", "words"), JOURNALS)
def test_a_foreign_journal_is_left_alone(
    run: Run, small: Path, tmp_path: Path, content: bytes, words: str
) -> None:
    (tmp_path / "out").mkdir()
    kept = tmp_path / "out" / "games.jsonl"
    kept.write_bytes(content)
    check_refused(run("lab", str(small), "--out", str(tmp_path / "out")), words)
    assert kept.read_bytes() == content


def test_a_damaged_journal_is_left_alone(run: Run, small: Path, whole: Path, tmp_path: Path) -> None:
    (tmp_path / "out").mkdir()
    kept = tmp_path / "out" / "games.jsonl"
    lines = (whole / "games.jsonl").read_bytes().splitlines(keepends=True)
    alien = lines[1].replace(b'{"setting":0', b'{"setting":9')
    for wrong in (b"dear diary\n", b'{"setting":0,"number":0}\n', alien):
        kept.write_bytes(b"".join([*lines[:2], wrong, *lines[2:4]]))
        check_refused(run("lab", str(small), "--out", str(tmp_path / "out")), "damaged on line 3")


def check_refused(found: Any, words: str) -> None:
    assert (found.code, found.out) == (2, ""), found
    assert words in found.err and found.err.count("\n") == 1, found.err
