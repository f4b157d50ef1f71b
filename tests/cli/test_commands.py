"""games, rules, cards, replay, verify, help, languages, and every error of one sentence."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

import deskovka
from deskovka import Table
from deskovka.cli import COMMANDS
from deskovka.cli.language import fold, from_environment
from deskovka.core.record import commit, read

from .conftest import Run


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A short saved game."""
    g = deskovka.game("rebirth")
    table = Table(g, 2, 3, {"map": "ireland"}, ["Ada", "Bob"])
    for _ in range(20):
        (seat,) = table.state.to_act()
        table.play(seat, table.state.legal(seat)[0])
    path = tmp_path_factory.mktemp("records") / "game"
    table.record().save(path)
    return path


# --- language ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("env", "lang"),
    [
        ({}, "cs"),
        ({"LANG": "C.UTF-8"}, "cs"),
        ({"LANG": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "de_DE"}, "en"),
        ({"LANG": "cs_CZ", "LC_ALL": "en_US"}, "en"),
        ({"LANG": "cs_CZ", "DESKOVKA_LANG": "en"}, "en"),
    ],
)
def test_the_language_comes_from_the_environment(env: dict[str, str], lang: str) -> None:
    assert from_environment(env) == lang


def test_typed_words_are_compared_without_case_and_diacritics() -> None:
    assert fold("  Žluťoučký   KŮŇ ") == "zlutoucky kun"


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_is_in_both_languages(run: Run, command: str) -> None:
    czech = run(*command.split(), "--help", "--lang", "cs")
    english = run(*command.split(), "--help", "--lang=en")
    assert (czech.code, english.code) == (0, 0)
    assert czech.out.startswith("Použití: deskovka")
    assert english.out.startswith("Usage: deskovka")
    assert not any(c in english.out for c in "ěščřžýáíéůúťďň")


def test_help_shows_the_commands(run: Run) -> None:
    assert "  table " in run("--help").out
    assert run("--version").out.startswith("deskovka ")


# --- games, rules, cards -------------------------------------------------------------------------------


def test_games(run: Run) -> None:
    assert "rebirth: Rebirth" in run("games").out
    games = json.loads(run("games", "--json").out)
    assert next(g for g in games if g["id"] == "rebirth")["seats"] == [2, 3, 4]


def test_rules_are_searched_without_diacritics(run: Run) -> None:
    assert "castle.first" in run("rules", "rebirth", "--lang", "cs", "HRAD").out
    found = json.loads(run("rules", "rebirth", "castle", "--json").out)
    assert {"id", "chapter", "page", "text", "ruling", "note"} == set(found[0])
    everything = run("rules", "rebirth").out
    assert "Our ruling:" in everything
    assert "At every table" in everything
    nothing = run("rules", "rebirth", "xyzzy")
    assert (nothing.code, nothing.out) == (1, 'The word "xyzzy" is not in the rules.\n')


@pytest.mark.parametrize("lang", ["cs", "en"])
def test_cards_and_their_sources(run: Run, lang: str) -> None:
    cards = json.loads(run("cards", "rebirth", "--json", "--lang", lang).out)
    marked = {card["id"] for card in cards if card["source"] == "S"}
    stand_ins = {item["id"] for item in json.loads(run("cards", "rebirth", "--stand-ins", "--json").out)}
    assert marked <= stand_ins
    assert marked
    shown = run("cards", "rebirth", "--lang", lang).out
    assert all(f"  {card['id']}: " in shown for card in cards)
    assert run("cards", "rebirth", "--stand-ins", "--lang", lang).code == 0


# --- replay, verify ------------------------------------------------------------------------------------


def test_replay_shows_only_what_the_seat_may_know(run: Run, saved: Path) -> None:
    spectator = run("replay", str(saved))
    ada = run("replay", str(saved), "--seat", "1")
    assert "Ada draws a tile." in spectator.out
    assert "Ada draws a tile:" not in spectator.out
    assert "Ada draws a tile:" in ada.out
    assert "Bob draws a tile:" not in ada.out
    moments = json.loads(run("replay", str(saved), "--seat", "2", "--json").out)
    assert len(moments) == 21
    assert all((moment["move"] is None) == (moment["seat"] != 2) for moment in moments)


def test_replay_of_one_move(run: Run, saved: Path) -> None:
    one = run("replay", str(saved), "--move", "5")
    assert one.code == 0
    assert one.out.startswith("5. ")
    assert "6. " not in one.out
    plain = run("replay", str(saved), "--move", "0", "--plain", "--lang", "cs")
    assert "nemá na mapě" in plain.out


def test_verify_says_what_was_promised(run: Run, saved: Path, tmp_path: Path) -> None:
    record = read(saved)
    record.salt = 42
    path = tmp_path / "promised"
    record.save(path)
    promised = commit(record.seed, 42)
    assert promised in run("verify", str(path)).out
    assert json.loads(run("verify", str(path), "--json").out)["promised"] == [promised]
    path.write_text(path.read_text(encoding="utf-8").replace('"salt": "42"', '"salt": "43"'), encoding="utf-8")
    wrong = run("verify", str(path))
    assert wrong.code in (1, 2) and "fingerprint" in wrong.err


def test_verify(run: Run, saved: Path) -> None:
    good = run("verify", str(saved), "--json")
    assert good.code == 0
    assert json.loads(good.out)["ok"] is True


def spoil(saved: Path, tmp_path: Path, how: str) -> Path:
    """A copy of a record with something wrong in it."""
    lines = saved.read_text().splitlines(keepends=True)
    head = json.loads(lines[0])
    changed = {
        "empty": [],
        "foreign": ["Dear Bob,\n", "how are you?\n"],
        "truncated": lines[:-3],
        "cut": [*lines[:-1], lines[-1][:9]],
        "broken": [*lines[:4], "{]\n", *lines[5:]],
        "illegal": [*lines[:3], lines[1], *lines[4:]],
        "digest": [*lines[:-2], lines[-1]],
        "game": [json.dumps({**head, "game": "chess"}) + "\n", *lines[1:]],
        "version": [json.dumps({**head, "version": 99}) + "\n", *lines[1:]],
        "content": [json.dumps({**head, "content": "0"}) + "\n", *lines[1:]],
        "seats": [json.dumps({**head, "seats": 9}) + "\n", *lines[1:]],
        "seed": [json.dumps({**head, "seed": "x"}) + "\n", *lines[1:]],
        "format": [json.dumps({**head, "deskovka": 99}) + "\n", *lines[1:]],
    }
    path = tmp_path / how
    path.write_text("".join(changed[how]))
    return path


SPOILT = [
    "empty",
    "foreign",
    "truncated",
    "cut",
    "broken",
    "illegal",
    "digest",
    "game",
    "version",
    "content",
    "seats",
]


@pytest.mark.parametrize("how", [*SPOILT, "seed", "format"])
@pytest.mark.parametrize("lang", ["cs", "en"])
def test_a_bad_record_gets_one_sentence(run: Run, saved: Path, tmp_path: Path, how: str, lang: str) -> None:
    path = str(spoil(saved, tmp_path, how))
    verified = run("verify", path, "--lang", lang)
    sentence = verified.out + verified.err
    whole = how in ("illegal", "digest")  # a record, only not a true one
    assert (verified.code, verified.out) == ((1, sentence) if whole else (2, ""))
    assert sentence.count("\n") == 1
    assert sentence.endswith((".\n", ").\n"))
    for argv in (["replay", path], ["play", "rebirth", "--load", path]):
        if how == "digest" and argv[0] == "replay":
            continue  # each of its answers is allowed: it can be looked at
        shown = run(*argv, "--lang", lang)
        assert (shown.code, shown.out, shown.err) == (2, "", sentence)


def test_bytes_that_are_no_text_are_no_record(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "noise"
    path.write_bytes(bytes(range(256)))
    assert run("verify", str(path)).err == "This is not a record of a Deskovka game.\n"


def test_no_spoilt_byte_ends_in_a_traceback(run: Run, saved: Path, tmp_path: Path) -> None:
    chance = random.Random(1)
    path = tmp_path / "spoilt"
    for _ in range(150):
        content = bytearray(saved.read_bytes())
        for _ in range(chance.randint(1, 3)):
            content[chance.randrange(len(content))] = chance.choice(b'0123456789-"{}[],:x\n\xff')
        path.write_bytes(content)
        assert run("verify", str(path)).code in (0, 1, 2)


# --- errors --------------------------------------------------------------------------------------------

PLAY = "play rebirth"
BAD = [
    ("fly", "fly"),
    ("games --lang xx", "xx"),
    ("games --lang", "cs, en"),
    ("games extra", "extra"),
    ("play", "rebirth"),
    ("play chess", "chess"),
    ("rules chess", "chess"),
    ("cards chess", "chess"),
    (f"{PLAY} --seats 7", "7"),
    (f"{PLAY} --seats many", "many"),
    (f"{PLAY} --seats", "--seats"),
    (f"{PLAY} --seat 0", "--seat"),
    (f"{PLAY} --seat 3", "--seat"),
    (f"{PLAY} --people 5", "--people"),
    (f"{PLAY} --people none", "none"),
    (f"{PLAY} --option colour=red", "colour"),
    (f"{PLAY} --option map=wales", "wales"),
    (f"{PLAY} --option map=scotland,ireland", "map"),
    (f"{PLAY} --option map", "map"),
    ("play katan-duel --option mode=tournament --option deck=commerce,gluttony", "gluttony"),
    ("play katan-duel --option mode=tournament --option deck=commerce,strength,progress", "deck"),
    (f"{PLAY} --bots genius", "genius"),
    (f"{PLAY} --bots random,", "greedy"),
    (f"{PLAY} --seed seven", "seven"),
    (f"{PLAY} --plain=1", "--plain"),
    (f"{PLAY} --nonsense", "--nonsense"),
    (f"{PLAY} --load /nowhere/file", "/nowhere/file"),
    (f"{PLAY} --load /nowhere/file --seed 1", "--load"),
    ("replay", "."),
    ("replay /nowhere/file", "/nowhere/file"),
    ("replay /", "/"),
    ("replay /dev/full", "/dev/full"),
    ("verify", "."),
    ("verify /nowhere/file", "/nowhere/file"),
    ("verify /", "/"),
    ("verify ~no-such-user/x", "~no-such-user/x"),
]


@pytest.mark.parametrize(("line", "word"), BAD)
@pytest.mark.parametrize("lang", ["cs", "en"])
def test_bad_input_gets_one_sentence(
    run: Run, monkeypatch: pytest.MonkeyPatch, line: str, word: str, lang: str
) -> None:
    monkeypatch.setenv("DESKOVKA_LANG", lang)
    bad = run(*line.split())
    assert (bad.code, bad.out) == (2, "")
    assert bad.err.count("\n") == 1
    assert bad.err.endswith(".\n")
    assert word in bad.err


def test_numbers_out_of_the_record(run: Run, saved: Path) -> None:
    assert run("replay", str(saved), "--move", "21").code == 2
    assert run("replay", str(saved), "--move", "x").code == 2
    assert run("replay", str(saved), "--seat", "3").code == 2


def program(*argv: str, stdout: int, typed: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """The real program in a process of its own."""
    command = [sys.executable, "-m", "deskovka.cli", *argv]
    env = {**os.environ, "DESKOVKA_LANG": "en", "PYTHONIOENCODING": "ascii"}
    return subprocess.run(
        command, stdout=stdout, stderr=subprocess.PIPE, input=typed, env=env, timeout=60, check=False
    )


def test_a_full_disk_gets_one_sentence() -> None:
    with open("/dev/full", "wb") as full:
        for argv in (["rules", "rebirth"], ["play", "rebirth", "--bots", "random"], ["games"]):
            done = program(*argv, stdout=full.fileno(), typed=b"1\n")
            assert done.returncode == 2
            assert done.stderr == b"The output cannot be written: the disk is full.\n"


def test_a_closed_pipe_and_odd_bytes_are_no_drama() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    done = program("rules", "rebirth", stdout=writer)
    os.close(writer)
    assert (done.returncode, done.stderr) == (0, b"")
    closed = f"{sys.executable} -m deskovka.cli play rebirth <&- >&-"
    assert subprocess.run(closed, shell=True, timeout=60, check=False).returncode == 0
    done = program(
        "play", "rebirth", "--plain", "--bots", "random", stdout=subprocess.PIPE, typed=b"\xff\xfe\n1\n"
    )
    assert (done.returncode, done.stderr) == (0, b"")
