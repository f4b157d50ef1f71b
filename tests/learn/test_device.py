"""What a run on the machine for learning brings back goes on there the next time."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools import device_learn


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(device_learn, "DEVICE", tmp_path / "device")
    monkeypatch.setattr(device_learn, "LEARNED", tmp_path / "learned")
    return tmp_path


def a_run(folder: Path) -> Path:
    """The files of a run that was stopped while its second final match was played."""
    run = folder / "katan_duel-2-s1"
    (run / "games-000").mkdir(parents=True)
    (run / "games-000" / "part-00000.npz").write_bytes(b"games")
    names = [
        "config.json",
        "ladder.json",
        "net-000.net",
        "net-000.json",
        "gate-000-search.jsonl",
        "gate-001-search.jsonl",
    ]
    for name in [*names, "final-000.json", "final-000.jsonl", "final-001.jsonl", "net-001.net.part"]:
        (run / name).write_text(name)
    return run


def names_in(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}


def test_what_came_back_goes_on_there(here: Path) -> None:
    run = a_run(here / "elsewhere")
    (here / "out").mkdir()
    device_learn.pack_run(run, here / "out")
    assert device_learn.keep(here / "out") == [here / "learned" / "katan_duel" / run.name]
    there = device_learn.unpack_run(run.name)
    left = {"gate-000-search.jsonl", "final-000.jsonl", "net-001.net.part"}
    assert names_in(there) == names_in(run) - left
    readable = names_in(here / "learned" / "katan_duel" / run.name)
    assert readable == names_in(there) - {"games-000/part-00000.npz"}


def test_a_run_that_is_still_there_is_not_put_back(here: Path) -> None:
    run = a_run(here / "elsewhere")
    (here / "out").mkdir()
    device_learn.pack_run(run, here / "out")
    device_learn.keep(here / "out")
    (device_learn.unpack_run(run.name) / "ladder.json").write_text("newer")
    assert (device_learn.unpack_run(run.name) / "ladder.json").read_text() == "newer"


def test_what_came_back_last_replaces_what_was_kept(here: Path) -> None:
    run = a_run(here / "elsewhere")
    for words in ("first", "second"):
        out = here / words
        out.mkdir()
        (run / "ladder.json").write_text(words)
        (out / device_learn.COMPILED).write_text(words)
        device_learn.pack_run(run, out)
        for path in out.iterdir():
            path.chmod(0o444)
        device_learn.keep(out)
    assert (here / "learned" / "katan_duel" / run.name / "ladder.json").read_text() == "second"
    assert (here / "device" / "state" / device_learn.COMPILED).read_text() == "second"


def test_a_run_is_named_by_what_it_learns() -> None:
    name = device_learn.run_name(["katan-duel", "--seats", "2", "--option", "mode=princes", "--minutes", "3"])
    assert name == "katan_duel-2-princes-s1"
    assert device_learn.game_of(name) == "katan_duel"


def test_the_package_counts_as_installed_there(here: Path) -> None:
    """Our own games need no entry points; this failed when they were taken out."""
    site = device_learn.install()
    assert [path.name for path in site.glob("deskovka-*.dist-info/*")] == ["METADATA"]
