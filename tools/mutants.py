"""Do a game's own tests notice when one of its rules is wrong? `python -m tools.mutants` tries every mutant.

A mutant is one small mistake in the code of a rule. Thirty were drawn once by a seed (`--draw`), before any test
was made faster, and are kept in tools/mutants.json, so that tests before and after can be compared.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
FOUND: Final = ROOT / "tools" / "mutants.json"
GAMES: Final = ROOT / "src" / "deskovka" / "games"
SEED: Final = 20261116
COUNT: Final = 30
RULES: Final = (
    "chapters/*",
    "flow",
    "scoring",
    "verbs",
    "effects",
    "control",
    "objectives",
    "tally",
    "paying",
    "needs",
)
COMPARED: Final = {ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">", ast.Eq: "!=", ast.NotEq: "=="}
ENOUGH: Final = 900  # seconds; whoever needs longer is not noticed
# Tests that play whole games or go through a chapter line by line; they come first, for most mistakes end there.
FIRST: Final = ("test_vectors", "test_records", "test_rulebook", "test_rare", "test_late", "test_told")


@dataclass
class Mutant:
    """A line of a rule, and the same line with a mistake."""

    game: str
    file: str
    line: str
    wrong: str
    nth: int = 0  # of equal lines in the file


def replace_node(lines: list[str], node: ast.expr, words: str) -> tuple[int, str] | None:
    """The number of a line and the line with other words in place of a node; None where it spans several."""
    if node.lineno != node.end_lineno:
        return None
    line = lines[node.lineno - 1].encode()
    return node.lineno - 1, (line[: node.col_offset] + words.encode() + line[node.end_col_offset :]).decode()


def mistakes(tree: ast.AST, lines: list[str]) -> Iterator[tuple[int, str]]:
    """Every small mistake that can be made in a module."""
    for node in ast.walk(tree):
        found = None
        if isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in COMPARED:
            left, right = ast.unparse(node.left), ast.unparse(node.comparators[0])
            found = replace_node(lines, node, f"{left} {COMPARED[type(node.ops[0])]} {right}")
        elif isinstance(node, ast.BinOp) and isinstance(node.op, (ast.Add, ast.Sub)):
            sign = "-" if isinstance(node.op, ast.Add) else "+"
            found = replace_node(lines, node, f"{ast.unparse(node.left)} {sign} {ast.unparse(node.right)}")
        elif isinstance(node, ast.BoolOp):
            word = " or " if isinstance(node.op, ast.And) else " and "
            found = replace_node(lines, node, "(" + word.join([ast.unparse(one) for one in node.values]) + ")")
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            found = replace_node(lines, node, ast.unparse(node.operand))
        elif isinstance(node, ast.Constant) and type(node.value) is int:
            found = replace_node(lines, node, str(node.value + 1))
        if found is not None and "assert" not in lines[found[0]]:
            yield found


def draw() -> list[Mutant]:
    """Thirty of all mistakes in the rules of all games."""
    found = []
    for folder in sorted(path for path in GAMES.iterdir() if (path / "law" / "chapters").exists()):
        for file in sorted({one for name in RULES for one in (folder / "law").glob(f"{name}.py")}):
            lines = file.read_text(encoding="utf-8").splitlines()
            for number, wrong in mistakes(ast.parse("\n".join(lines)), lines):
                nth = lines[:number].count(lines[number])
                found.append(Mutant(folder.name, str(file.relative_to(ROOT)), lines[number], wrong, nth))
    return random.Random(SEED).sample(found, COUNT)


def place(mutant: Mutant, file: Path) -> None:
    """Make the mistake in a copy of the sources."""
    lines = file.read_text(encoding="utf-8").splitlines()
    at = [n for n, line in enumerate(lines) if line.strip() == mutant.line.strip()]
    if mutant.nth >= len(at):
        raise LookupError(f"{mutant.file} has no line {mutant.line.strip()!r} any more: say what became of it")
    line = lines[at[mutant.nth]]
    lines[at[mutant.nth]] = line[: len(line) - len(line.lstrip())] + mutant.wrong.strip()
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")


def own_tests(game: str) -> list[str]:
    """The files of a game's own tests, those first that notice most."""
    files = sorted(path for path in (ROOT / "tests" / "games" / game).glob("test_*.py"))
    return [str(path.relative_to(ROOT)) for path in sorted(files, key=lambda f: not f.name.startswith(FIRST))]


def try_mutant(mutant: Mutant, compiled: str) -> tuple[str, float]:
    """The first test of its own game that notices a mutant, and after how many seconds; empty: none.

    `compiled` is a folder for bytecode, so that Python reads the tests themselves only once for all mutants.
    """
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="deskovka-mutant-") as folder:
        shutil.copytree(ROOT / "src", Path(folder) / "src", ignore=shutil.ignore_patterns("__pycache__", "static"))
        place(mutant, Path(folder) / mutant.file)
        apart = [f"--basetemp={folder}/pytest", "-o", f"cache_dir={folder}/cache"]
        command = [sys.executable, "-m", "pytest", "-q", "-x", *apart, *own_tests(mutant.game)]
        environment = {**os.environ, "PYTHONPATH": f"{folder}/src", "PYTHONPYCACHEPREFIX": compiled}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        try:
            done = subprocess.run(
                command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=ENOUGH, check=False
            )
        except subprocess.TimeoutExpired:
            return "", time.monotonic() - began
    noticed = [line for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
    if bool(done.returncode) != bool(noticed):
        raise RuntimeError(f"the tests did not run:\n{done.stdout}\n{done.stderr}")
    return noticed[0].split(" - ")[0] if noticed else "", time.monotonic() - began


def kept_results(file: Path | None) -> dict[int, tuple[str, float]]:
    """What an earlier run found out, by mutant."""
    if file is None or not file.exists():
        return {}
    return {number: (by, seconds) for number, by, seconds in map(json.loads, file.read_text("utf-8").splitlines())}


def try_all(
    mutants: list[Mutant], numbers: list[int], jobs: int, kept: Path | None
) -> Iterator[tuple[int, str, float]]:
    """Try mutants one after the other, but those of an earlier run; keep each result as soon as it is there."""
    known = kept_results(kept)
    with ThreadPoolExecutor(jobs) as pool, tempfile.TemporaryDirectory(prefix="deskovka-pyc-") as compiled:
        found = {n: pool.submit(try_mutant, mutants[n], compiled) for n in numbers if n not in known}
        for number in numbers:
            by, seconds = known[number] if number in known else found[number].result()
            if number not in known and kept is not None:
                with kept.open("a", encoding="utf-8") as file:
                    file.write(json.dumps([number, by, round(seconds)]) + "\n")
            yield number, by, seconds


def main() -> int:
    parser = argparse.ArgumentParser(prog="tools.mutants", description=__doc__)
    parser.add_argument("--draw", action="store_true", help="draw them anew: only when the rules are rewritten")
    parser.add_argument("--only", type=int, nargs="*", help="the numbers of some of them")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--kept", type=Path, help="a file for results, so that a run that was stopped goes on")
    args = parser.parse_args()
    if args.draw:
        FOUND.write_text(json.dumps([asdict(one) for one in draw()], indent=1) + "\n", encoding="utf-8")
        return 0
    mutants = [Mutant(**one) for one in json.loads(FOUND.read_text(encoding="utf-8"))]
    numbers = list(range(len(mutants))) if args.only is None else args.only
    missed = 0
    print("| mutant | file | line | noticed by | seconds |\n|---:|---|---|---|---:|")
    for number, by, seconds in try_all(mutants, numbers, args.jobs, args.kept):
        one = mutants[number]
        missed += not by
        words = one.wrong.strip().replace("|", "\\|")
        where = f"{Path(one.file).name} ({one.game})"
        print(f"| {number} | {where} | `{words}` | {by or '**nobody**'} | {seconds:.0f} |", flush=True)
    print(f"\n{len(numbers) - missed} of {len(numbers)} mutants were noticed by their own game's tests.")
    return int(bool(missed))


if __name__ == "__main__":
    sys.exit(main())
