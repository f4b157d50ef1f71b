"""Records outlive upgrades in the terminal: what was kept is told, what needs the rules says so."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

import deskovka
from cli.conftest import Run
from deskovka.archive import archive_of, pack, read, unpack
from deskovka.archive.claims import archive_in, to_lines
from deskovka.core import record
from deskovka.core.chance import Chance

OLD = Path(__file__).parents[1] / "server" / "old"
GAMES = ("rebirth", "katan-duel", "settlers", "scythe")


def finished(id: str, path: Path) -> Path:
    """The file of a whole game, as the terminal saves it."""
    table = deskovka.Table(deskovka.game(id), 2, 5, {}, ["Ada", "Bob"])
    chance = Chance(5)
    while table.state.to_act():
        seat = table.state.to_act()[0]
        table.play(seat, table.state.nth_legal(seat, chance.below(table.state.num_legal(seat))))
    past = table.record()
    past.save(path, to_lines(pack(archive_of(past))))
    return path


def upgrade(id: str, monkeypatch: pytest.MonkeyPatch) -> int:
    """The next version of a game; returns the old one."""
    kind = type(deskovka.game(id))
    old = kind.version
    monkeypatch.setattr(kind, "version", old + 1)
    return old


@pytest.mark.parametrize("id", GAMES)
def test_a_finished_game_is_told_as_before(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, id: str
) -> None:
    path = str(finished(id, tmp_path / "game.jsonl"))
    asked = (("--seat", "1"), ("--json", "--seat", "2"), ("--json",), ("--move", "7", "--plain", "--lang", "cs"))
    before = [run("replay", path, *more) for more in asked]
    kept = read(archive_of(record.read(Path(path))), "spectator", ())
    old = upgrade(id, monkeypatch)
    after = [run("replay", path, *more) for more in asked]
    assert [one.code for one in after] == [0] * 4 and [one.err for one in after] == [""] * 4
    note, _, rest = after[0].out.partition("\n")
    assert note.startswith("As recorded, not verified") and f"version {old}" in after[0].out
    told = [line for line in before[0].out.splitlines() if "stand-in, no source" not in line]
    assert "\n".join(told).partition("\n")[2].replace(" ", "") in rest.replace(" ", "")
    assert (after[1].out, after[2].out) == (before[1].out, before[2].out)
    assert before[3].out.splitlines()[0] == after[3].out.splitlines()[1] and "neověřeno" in after[3].out
    assert all(f"\n{name}: " in after[3].out for name in kept["view"]["table"])


@pytest.mark.parametrize("lang", ["cs", "en"])
def test_verifying_and_going_on_need_the_rules_and_say_so(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    path = str(finished("rebirth", tmp_path / "game.jsonl"))
    assert run("verify", path, "--lang", lang).code == 0
    old = upgrade("rebirth", monkeypatch)
    for argv in (["verify", path], ["play", "rebirth", "--load", path]):
        refused = run(*argv, "--lang", lang)
        assert (refused.code, refused.out) == (2, "")
        assert refused.err.count("\n") == 1 and refused.err.endswith(".\n") and str(old) in refused.err
        assert "deskovka replay" in refused.err


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("lang", ["cs", "en"])
def test_a_record_of_5f46f59_kept_nothing_and_says_so(run: Run, tmp_path: Path, id: str, lang: str) -> None:
    path = tmp_path / "old.jsonl"
    path.write_bytes(gzip.decompress((OLD / f"{id}.jsonl.gz").read_bytes()))
    for command in ("replay", "verify"):
        refused = run(command, str(path), "--lang", lang)
        assert (refused.code, refused.out, refused.err.count("\n")) == (2, "", 1)
        assert ("was not kept" if lang == "en" else "uložené není") in refused.err


def test_a_game_that_is_not_installed_any_more_is_told_too(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = finished("rebirth", tmp_path / "game.jsonl")
    lines = path.read_text(encoding="utf-8").replace('"game": "rebirth"', '"game": "gone"', 1)
    head = lines.partition('{"shown"')[0]
    kept = {**unpack(archive_in(lines)), "game": "gone"}
    path.write_text(head + to_lines(pack(kept)), encoding="utf-8")
    told = run("replay", str(path), "--move", "3")
    assert told.code == 0 and "tiles: {" in told.out and "Ada" in told.out


@pytest.mark.parametrize("lie", ["scores", "looks", "moments", "lines"])
def test_an_archive_that_lies_gets_one_sentence(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lie: str
) -> None:
    path = finished("rebirth", tmp_path / "game.jsonl")
    text = path.read_text(encoding="utf-8")
    kept = {**unpack(archive_in(text)), lie: [{}]}
    path.write_text(text.partition('{"shown"')[0] + to_lines(pack(kept)), encoding="utf-8")
    assert run("verify", str(path)).code == 0  # by the rules; nobody asks the archive
    upgrade("rebirth", monkeypatch)
    refused = run("replay", str(path))
    assert (refused.code, refused.out, refused.err.count("\n")) == (2, "", 1) and "damaged" in refused.err


def test_the_terminal_saves_a_finished_game_with_what_it_showed(run: Run, tmp_path: Path) -> None:
    half, whole = tmp_path / "half.jsonl", tmp_path / "whole.jsonl"
    moves = "1\n" * 400
    run("play", "rebirth", "--bots", "random", "--seed", "3", "--plain", typed=f"1\nsave {half}\nquit\n")
    run("play", "rebirth", "--bots", "random", "--seed", "3", "--plain", typed=f"{moves}save {whole}\nquit\n")
    assert archive_in(half.read_text(encoding="utf-8")) == ""
    text = whole.read_text(encoding="utf-8")
    assert json.loads(text.splitlines()[0])["game"] == "rebirth"
    assert unpack(archive_in(text))["looks"][0]["eyes"] == "truth"
