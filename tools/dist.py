"""Builds the sdist, the pure and the compiled wheel, and plays from each where nothing else of ours lies.

    python -m tools.dist            # build, install each in an empty place, play by command line, API, browser
    python -m tools.dist --whole    # before a release: all contract tests on the compiled wheel, not one in 30
    python -m tools.dist --only pure --python python3.13    # the same with another Python

The compiled wheel passes the contract tests of all games where it is installed: they are copied, our sources not.
Whatever it builds lies in dist/.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
MIB = 1024 * 1024
SHARE = 30  # of this many contract tests one runs every day
IN_BROWSER = ("tests/browser/test_games.py", "-k", "scotland", "--timeout", "240")

PLAY = """
import deskovka
import deskovka.core.state

g = deskovka.game("rebirth")
s = g.start(seats=2, seed=7)
bots = [deskovka.bot("greedy", game=g, seed=seat) for seat in range(2)]
while s.to_act():
    seat = s.to_act()[0]
    s.play(seat, bots[seat].choose(s.view(seat)))
assert s.score().winners
print(deskovka.core.state.__file__)
"""


class Failed(Exception):
    """What did not work, in one sentence."""


@dataclass
class Built:
    """A file in dist/, and whether its modules are compiled."""

    name: str
    file: Path
    compiled: bool


def run(*command: str | Path, where: Path = ROOT, **variables: str) -> str:
    """Run a command with nothing of ours on Python's path; return what it printed."""
    own = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        [str(part) for part in command],
        cwd=where,
        env={**own, **variables},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        print(done.stdout[-4000:], done.stderr[-4000:], sep="\n", file=sys.stderr)
        raise Failed(f"{' '.join(str(part) for part in command)} failed; its last words stand above.")
    return done.stdout


def build(only: str | None) -> Iterator[Built]:
    """The three files, or one of them, each when it is ready."""
    shutil.rmtree(DIST, ignore_errors=True)
    hatch = (sys.executable, "-m", "hatchling", "build")
    if only in (None, "sdist"):
        run(*hatch, "-t", "sdist")
        yield Built("sdist", next(DIST.glob("*.tar.gz")), False)
    if only in (None, "pure"):
        run(*hatch, "-t", "wheel")
        yield Built("pure wheel", next(DIST.glob("*-none-any.whl")), False)
    if only in (None, "compiled"):
        run(*hatch, "-t", "wheel", HATCH_BUILD_HOOK_ENABLE_CUSTOM="true")
        yield Built("compiled wheel", next(DIST.glob("*-cp*.whl")), True)


def install(built: Built, base: str, folder: Path) -> Path:
    """An empty environment with this file and what it asks for; return its Python."""
    run(base, "-m", "venv", folder)
    python = folder / ("Scripts" if os.name == "nt" else "bin") / "python"
    run(python, "-m", "pip", "--disable-pip-version-check", "-qq", "install", built.file, where=folder)
    return python


def try_out(built: Built, python: Path, folder: Path) -> None:
    """Play a game by command line, by API and in the browser."""
    deskovka = python.with_name("deskovka")
    told = run(deskovka, "--version", "--lang", "en", where=folder)
    run(deskovka, "simulate", "settlers", "--games", "2", "--bots", "random", where=folder)
    module = run(python, "-c", PLAY, where=folder).strip()
    if module.endswith(".py") == built.compiled or Path(module).is_relative_to(ROOT):
        raise Failed(f"The {built.name} plays with {module}.")
    if ("interpreted engine" in told) == built.compiled:
        raise Failed(f"The {built.name} calls itself {told.strip()}.")
    run(sys.executable, "-m", "pytest", "-q", *IN_BROWSER, DESKOVKA_PYTHON=str(python))


def size_of(folder: Path) -> float:
    """Megabytes of all files below a folder."""
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file()) / MIB


def wheels() -> dict[str, Any]:
    """How compiled wheels are built and tested for others; what we try here is the same."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    found: dict[str, Any] = project["tool"]["cibuildwheel"]
    return found


def copy_tests(place: Path) -> None:
    """The tests and what they read, without the sources: nothing but what is installed can be imported there."""
    for name in wheels()["test-sources"]:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, place / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(ROOT / name, place / name)


def contract(python: Path, place: Path, share: int) -> str:
    """Run one contract test in `share` on the installed package; return how many passed."""
    copy_tests(place)
    run(python, "-m", "pip", "--disable-pip-version-check", "-qq", "install", *wheels()["test-requires"])
    command = (python, "-m", "pytest", "-q", "-n", "auto", "--sample", str(share), "tests/contract")
    return run(*command, where=place, DESKOVKA_EXPECT_COMPILED="1").splitlines()[-1]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.dist", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--whole", action="store_true", help=f"run all contract tests, not one in {SHARE}")
    parser.add_argument("--only", choices=("sdist", "pure", "compiled"), help="one of the three")
    parser.add_argument("--python", default=sys.executable, help="the Python that plays from them")
    args = parser.parse_args()
    try:
        for built in build(args.only):
            with tempfile.TemporaryDirectory() as place:
                began = time.monotonic()
                python = install(built, args.python, Path(place) / "venv")
                seconds = time.monotonic() - began
                try_out(built, python, Path(place))
                installed = size_of(Path(place) / "venv")
                print(
                    f"{built.name}: {built.file.stat().st_size / MIB:.1f} MB, installed in {seconds:.0f} s "
                    f"({installed:.0f} MB with all it needs), played by command line, API and browser",
                    flush=True,
                )
                if built.compiled:
                    passed = contract(python, Path(place) / "apart", 1 if args.whole else SHARE)
                    print(f"{built.name}, contract tests of all games where it is installed: {passed}", flush=True)
    except Failed as problem:
        print(problem, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
