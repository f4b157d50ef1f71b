"""deskovka lab puzzles: it searches games of two kinds of files, chooses, tells, and goes on if stopped."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.conftest import Run
from deskovka.core.record import parse
from deskovka.teach import seeking
from deskovka.teach.puzzles import Line
from teach.games import finished


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A search that is easily content."""
    monkeypatch.setattr(seeking, "WORLDS", 60)
    monkeypatch.setattr(seeking, "DEEP_WORLDS", 30)
    monkeypatch.setattr(seeking, "SEARCHER", "search:simulations=100")
    monkeypatch.setattr(seeking, "GAP", 0.03)
    monkeypatch.setattr(seeking, "GLANCES", ((5, 0.0), (20, 0.03)))


@pytest.fixture
def files(tmp_path: Path) -> list[str]:
    """A saved game, and a file of games as `simulate` writes it, in which the first is there again."""
    texts = [finished("skirmish", 2, seed).text() for seed in range(4)]
    saved, simulated = tmp_path / "one.jsonl", tmp_path / "games.jsonl"
    saved.write_text(texts[0], encoding="utf-8")
    lines = [
        json.dumps(
            {"number": n, "score": None, "problems": [], "record": list(map(json.loads, text.splitlines()))}
        )
        for n, text in enumerate(texts)
    ]
    simulated.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return [str(saved), str(simulated)]


def test_puzzles_are_found_written_and_told(run: Run, files: list[str], tmp_path: Path) -> None:
    out = tmp_path / "puzzles.jsonl"
    found = run("lab", "puzzles", *files, "--out", str(out), "--jobs", "1", "--plain")
    assert found.code == 0, found.err
    lines = [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()]
    assert lines and f'from 4 games in the file "{out}"' in " ".join(found.out.split())
    for line in lines:
        parse("\n".join(json.dumps(part) for part in line["record"])).replay()
    searched = (tmp_path / "puzzles.jsonl.searched").read_text(encoding="utf-8").splitlines()
    assert len(searched) == 1 + 4, "a game that is there twice is searched once"


def test_it_goes_on_where_it_was_stopped(
    run: Run, files: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "puzzles.jsonl"
    assert run("lab", "puzzles", files[0], "--out", str(out), "--jobs", "1").code == 0
    sought: list[str] = []
    seek = seeking.Seeker.puzzles

    def counted(self: seeking.Seeker) -> list[Line]:
        sought.append(self.played.states[-1].digest())
        return seek(self)

    monkeypatch.setattr(seeking.Seeker, "puzzles", counted)
    more = run("lab", "puzzles", *files, "--out", str(out), "--jobs", "1", "--json")
    assert more.code == 0 and len(sought) == 3
    data = json.loads(more.out)
    assert data == [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()]
    again = run("lab", "puzzles", *files, "--out", str(out), "--jobs", "1", "--json", "--most", "1")
    assert len(sought) == 3 and len(json.loads(again.out)) == 1


def test_what_cannot_be_done_is_said_in_a_sentence(run: Run, files: list[str], tmp_path: Path) -> None:
    out = str(tmp_path / "puzzles.jsonl")
    assert "lab puzzles" in run("lab", "puzzles").err
    assert run("lab", "puzzles", *files).code == 2
    assert run("lab", "puzzles", str(tmp_path / "none"), "--out", out).code == 2
    odd = tmp_path / "odd.jsonl"
    odd.write_text('{"number": 1}\n', encoding="utf-8")
    assert run("lab", "puzzles", str(odd), "--out", out).code == 2
    Path(f"{out}.searched").write_text("my diary\n", encoding="utf-8")
    refused = run("lab", "puzzles", *files, "--out", out)
    assert refused.code == 2 and Path(f"{out}.searched").read_text(encoding="utf-8") == "my diary\n"
    assert run("lab", "puzzles", *files, "--out", str(tmp_path / "no" / "folder"), "--jobs", "1").code == 2


def test_studies_are_still_found(run: Run) -> None:
    assert run("lab").code == 0
    assert run("lab", "puzzles", "--help").code == 0
