"""Packs at the command line: named, kept in the configuration directory, exported, and needed by records."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import deskovka
from cli.conftest import Run
from deskovka.shelf import folder, own_packs

WORDS = 'game = "rebirth"\ntitle = "Six"\n[numbers]\ncastle_points = { value = 6, source = "S" }\n'


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    path = tmp_path / "six.toml"
    path.write_text(WORDS, encoding="utf-8")
    return path


@pytest.fixture
def record(pack: Path, tmp_path: Path) -> str:
    path = tmp_path / "game.jsonl"
    deskovka.Table(deskovka.game("rebirth", [pack]), 2, 1).record().save(path)
    return str(path)


@pytest.fixture
def kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The user's folder for Rebirth; ask for it after `run`."""
    monkeypatch.setenv("DESKOVKA_PACKS", str(tmp_path / "packs"))
    path = tmp_path / "packs" / "rebirth"
    path.mkdir(parents=True)
    return path


def test_cards_show_the_data_in_force(run: Run, pack: Path) -> None:
    assert "castle-points" not in run("cards", "rebirth", "--stand-ins").out
    assert "castle-points" in run("cards", "rebirth", "--stand-ins", "--pack", str(pack)).out


def test_kept_packs_apply_at_the_command_line_and_never_in_the_library(run: Run, kept: Path) -> None:
    (kept / "a.toml").write_text(WORDS, encoding="utf-8")
    (kept / "notes.txt").write_text("no pack", encoding="utf-8")
    assert own_packs("rebirth") == [kept / "a.toml"]
    assert "castle-points" in run("cards", "rebirth", "--stand-ins").out
    assert deskovka.game("rebirth").packs == ()


def test_where_packs_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    assert folder({"DESKOVKA_PACKS": ""}) is None
    assert folder({"DESKOVKA_PACKS": "/a"}) == Path("/a")
    assert folder({"XDG_CONFIG_HOME": "/b"}) == Path("/b/deskovka/packs")
    monkeypatch.setattr("sys.platform", "linux")
    assert folder({}) == Path("~/.config/deskovka/packs")


def test_a_wrong_pack_is_one_sentence(run: Run, pack: Path, kept: Path) -> None:
    pack.write_text(WORDS.replace("castle_points", "castle_pints"), encoding="utf-8")
    for command in (["cards", "rebirth"], ["play", "rebirth"]):
        done = run(*command, "--pack", str(pack))
        assert (done.code, done.out) == (2, "")
        assert done.err.startswith("six.toml, line 4: ") and done.err.count("\n") == 1
    (kept / "b.toml").write_text("[", encoding="utf-8")
    assert run("cards", "rebirth").err.startswith("b.toml, line 1: ")
    assert run("cards", "rebirth", "--pack", "nowhere.toml").code == 2


def test_export_is_a_pack(run: Run, pack: Path, tmp_path: Path) -> None:
    path = tmp_path / "all.toml"
    done = run("cards", "rebirth", "--pack", str(pack), "--export", str(path))
    assert done.code == 0 and str(path) in done.out
    assert deskovka.game("rebirth", [path]).content == deskovka.game("rebirth", [pack]).content
    assert run("cards", "rebirth", "--export", str(path)).code == 2, "nothing is overwritten"
    assert run("cards", "rebirth", "--export", str(tmp_path)).code == 2
    done = run("cards", "skirmish", "--export", str(tmp_path / "s.toml"))
    assert (done.code, done.err) == (2, "The game skirmish cannot be corrected by packs.\n")


@pytest.mark.parametrize("command", [["verify"], ["replay"], ["play", "rebirth", "--plain", "--load"]])
def test_a_record_needs_its_pack(run: Run, pack: Path, record: str, command: list[str]) -> None:
    done = run(*command, record)
    assert done.code == 2 and "Six (six.toml)" in done.err and done.err.count("\n") == 1
    assert run(*command, record, "--pack", str(pack)).code == 0


def test_a_record_finds_its_pack_among_the_kept_ones(run: Run, pack: Path, record: str, kept: Path) -> None:
    (kept / "broken.toml").write_text("[", encoding="utf-8")
    assert run("verify", record).code == 2
    pack.rename(kept / "other name.toml")
    assert run("verify", record).code == 0


def test_a_game_with_a_pack_is_saved_and_loaded_in_one_sitting(run: Run, pack: Path, tmp_path: Path) -> None:
    path = tmp_path / "saved.jsonl"
    typed = f"save {path}\nload {path}\nquit\n"
    done = run("play", "rebirth", "--plain", "--seed", "1", "--pack", str(pack), typed=typed)
    assert done.code == 0 and "not here" not in done.out
    assert '"title": "Six"' in path.read_text(encoding="utf-8")


DECKS = """game = "settlers"
[deck.short]
name = "Short"
faction = "romans"
cards = ["lararium", "gold-mine"]
"""


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("cs", ["short: Short [Římané, 5 karet]", "Zlatý důl není karta téhle frakce.", "má jich být 30."]),
        ("en", ["short: Short [Romans, 5 cards]", "Gold Mine is no card of this faction.", "there should be 30."]),
    ],
)
def test_decks_are_checked_offline(run: Run, tmp_path: Path, lang: str, words: list[str]) -> None:
    path = tmp_path / "short.toml"
    path.write_text(DECKS, encoding="utf-8")
    done = run("cards", "settlers", "--pack", str(path), "--decks", "--lang", lang)
    assert done.code == 1 and all(word in done.out for word in words)
    data = json.loads(run("cards", "settlers", "--pack", str(path), "--decks", "--json").out)
    assert [format["id"] for deck in data for format in deck["formats"] if format["wrong"]] == ["standard", "open"]
    assert run("cards", "rebirth", "--decks").code == 0
