"""Killing those who play a study; and for `make soak` 2,000 games by every crew, whose tables must be the same."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

TABLES = ("games.parquet", "seats.parquet", "points.parquet", "facts.parquet", "manifest.json", "figures.json")
PROCESS, RAY = "spawn_main", "ray::play"  # how the two kinds of workers are called
STUDY = """
seed = 11
[[setting]]
game = "settlers"
seats = 2
bots = ["random"]
"""
NO_RAY = "Ray is not installed (pip install -r requirements/ray.txt)"


def same(one: Path, other: Path) -> bool:
    """Have two runs left the same tables, figures and report?"""
    return all((one / name).read_bytes() == (other / name).read_bytes() for name in (*TABLES, "report.html"))


def lines(out: Path) -> int:
    """How many games are kept."""
    kept = out / "games.jsonl"
    return kept.read_bytes().count(b"\n") - 1 if kept.exists() else 0


def wait_for_lines(out: Path, count: int, process: subprocess.Popen[str], patience: float = 30) -> None:
    """Wait until `count` games are kept."""
    end = time.monotonic() + patience
    while lines(out) < count:
        assert time.monotonic() < end and process.poll() is None
        time.sleep(0.02)


def kill_worker(process: subprocess.Popen[str], kind: str) -> None:
    """Kill one that is at work; a worker of Ray is called so only while it plays."""
    playing: list[int] = []
    while not playing:
        playing = [pid for pid in offspring(process.pid) if kind in command_of(pid)]
        assert process.poll() is None
    os.kill(playing[0], signal.SIGKILL)


def offspring(pid: int) -> Iterator[int]:
    """Children and their children."""
    for child in children(pid):
        yield child
        yield from offspring(child)


def children(pid: int) -> list[int]:
    try:
        return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except OSError:
        return []  # it has just ended


def command_of(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode()
    except OSError:
        return ""


# --- make soak -------------------------------------------------------------------------------------------


def soak(games: int) -> list[str]:
    """One process, two with one of them killed, one worker of Ray, two with one of them killed."""
    if find_spec("ray") is None:
        return [NO_RAY]
    crews = [
        ("one process", ("--jobs", "1"), ""),
        ("two processes, one killed", ("--jobs", "2"), PROCESS),
        ("Ray, one worker", ("--ray", "local", "--jobs", "1"), ""),
        ("Ray, two workers, one killed", ("--ray", "local", "--jobs", "2"), RAY),
    ]
    print(f"\n### Soak: a study of {games:,} games of Settlers\n")
    print("| crew | seconds | games | same tables |\n|---|---:|---:|---|")
    problems: list[str] = []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "study.toml").write_text(f"{STUDY}games = {games}\n", encoding="utf-8")
        for i, (title, words, victims) in enumerate(crews):
            began = time.perf_counter()
            problem = played(folder, str(i), words, victims, games)
            fits = not problem and same(folder / str(i), folder / "0")
            print(
                f"| {title} | {time.perf_counter() - began:,.0f} | {lines(folder / str(i)):,} | {fits} |",
                flush=True,
            )
            problems += [] if fits else [f"study, {title}: {problem or 'other tables'}"]
    return problems


def played(folder: Path, out: str, words: tuple[str, ...], victims: str, games: int) -> str:
    """Play the study; returns what went wrong."""
    command = [sys.executable, "-m", "deskovka.cli", "lab", str(folder / "study.toml"), "--out", str(folder / out)]
    process = subprocess.Popen([*command, *words], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    if victims:
        wait_for_lines(folder / out, games // 4, process, patience=1800)
        kill_worker(process, victims)
    _, complaint = process.communicate()
    return complaint if process.returncode else ""
