"""Run a command that measures, and file what it printed: `python -m tools.figures speed -- make bench`.

A measurement is a file of docs/figures; the one before it moves to docs/figures/old. docs/figures.md is the table
of all of them, the newest first. Without a command only that table is made anew.
"""

from __future__ import annotations

import argparse
import os
import platform
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
FOLDER: Final = ROOT / "docs" / "figures"
TABLE: Final = ROOT / "docs" / "figures.md"
FACTS: Final = ("command", "date", "commit", "machine", "in short")
INTRODUCTION: Final = """\
# Figures

What was measured last, when and how; `python -m tools.figures` makes this table from the files of
[figures](figures), and [figures/old](figures/old) holds earlier ones. Heads of files older than this table were
written by hand. Read ratios, not absolute numbers.

| what | in short | command | date | commit |
|---|---|---|---|---|
"""


def machine() -> str:
    """The machine in a few words."""
    processor = platform.processor()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        names = [
            line for line in cpuinfo.read_text(encoding="utf-8").splitlines() if line.startswith("model name")
        ]
        processor = names[0].partition(":")[2].strip() if names else processor
    return f"{os.cpu_count()} cores, {processor}, Python {platform.python_version()}"


def commit() -> str:
    """The commit in the tree, and whether something has changed since."""
    asked = ["git", "describe", "--always", "--dirty=, changed"]
    return subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


def run(command: list[str]) -> list[str]:
    """The lines that a command prints, shown as they come."""
    lines = []
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as work:
        assert work.stdout is not None
        for line in work.stdout:
            print(line, end="", flush=True)
            lines.append(line.rstrip())
    return lines


def page(title: str, facts: dict[str, str], lines: list[str]) -> str:
    """A measurement as a page."""
    rows = [f"| {name} | {facts[name]} |" for name in FACTS]
    return "\n".join([f"# {title}", "", "| | |", "|---|---|", *rows, "", "```text", *lines, "```", ""])


def read(path: Path) -> dict[str, str]:
    """What the head of a page says."""
    words = path.read_text(encoding="utf-8").splitlines()
    cells = [[cell.strip() for cell in line.strip("|").split(" | ", 1)] for line in words[: 6 + len(FACTS)]]
    return {"title": words[0].removeprefix("# "), **{row[0]: row[1] for row in cells if len(row) == 2}}


def table() -> str:
    """All measurements, the newest first."""
    found = sorted([(read(path), path.name) for path in FOLDER.glob("*.md")], key=lambda one: one[1])
    found.sort(key=lambda one: one[0]["date"], reverse=True)
    rows = [
        f"| [{facts['title']}](figures/{name}) | {facts['in short']} | {facts['command']} "
        f"| {facts['date']} | {facts['commit']} |"
        for facts, name in found
    ]
    return INTRODUCTION + "\n".join(rows) + "\n"


def file(name: str, title: str, command: list[str], lines: list[str]) -> None:
    """Keep a measurement, and the one before it."""
    path = FOLDER / f"{name}.md"
    if path.exists():
        facts = read(path)
        title = title or facts["title"]
        path.rename(FOLDER / "old" / f"{facts['date']}-{name}.md")
    said = [line.replace("|", "/").strip() for line in lines if line.strip()]
    facts = {"command": f"`{' '.join(command)}`", "date": time.strftime("%Y-%m-%d"), "commit": commit()}
    facts |= {"machine": machine(), "in short": said[-1] if said else ""}
    path.write_text(page(title or name, facts, lines), encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(prog="tools.figures", description=__doc__, usage="%(prog)s [NAME -- COMMAND]")
    parser.add_argument("name", nargs="?", help="of the file in docs/figures")
    parser.add_argument("--title", default="", help="what was measured, for people")
    parser.add_argument("command", nargs="*")
    args = parser.parse_args()
    if args.command:
        file(args.name, args.title, args.command, run(args.command))
    TABLE.write_text(table(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
