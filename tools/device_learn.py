"""Training on a machine that reaches nothing outside: bring the engine there, learn for some minutes, pack it up.

Here, once:    python -m tools.device_learn fetch
There:         python3 tools/device_learn.py train --commit HASH -- rebirth --seats 2 --minutes 6
               python3 tools/device_learn.py measure -- tools.levels --jobs 16 --minutes 5
Here, after:   python -m tools.device_learn keep FOLDER-THAT-CAME-BACK
The next time: carry .cache/learned/rebirth too, and the same command goes on where the run was left

It needs the standard library alone, and there Python 3.12 with torch and a C compiler. In .cache/device there are
`wheels/run` (what playing needs), `wheels/build` (what compiling needs, only when sources have changed), `state`
(`compiled.tar.gz`) and `runs` (unpacked there). In .cache/learned there is a folder for each game with its runs:
archives that go on there (network, cards, ladder, settings with seeds, newest games), and the same unpacked to be
read here, without the games.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import time
import tomllib
import zipfile
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DEVICE = ROOT / os.environ.get("DESKOVKA_DEVICE", ".cache/device")  # the variable is for trying it out
LEARNED = ROOT / os.environ.get("DESKOVKA_LEARNED", ".cache/learned")
WHEELS = {
    "run": (
        "fluent.runtime",
        "fluent.syntax",
        "babel",
        "attrs",
        "pytz",
        "typing_extensions",
        "librt",
        "mypy_extensions",
    ),
    "build": ("mypy", "ast_serialize", "pathspec", "setuptools"),
}
PYTHON = ("--python-version", "3.12", "--implementation", "cp", "--abi", "cp312", "--abi", "abi3", "--abi", "none")
PLATFORMS = ("--platform", "manylinux2014_x86_64", "--platform", "manylinux_2_28_x86_64")
# An archive that comes back may have 16 MiB, all of them together 64; what travels there, with the tree, 64 too.
ARCHIVE = 15 * 1024 * 1024
ARCHIVES = 2
COMPILED = "compiled.tar.gz"


# --- here -------------------------------------------------------------------------------------------------


def fetch() -> None:
    """Download the wheels that the other machine needs, in the versions that are locked for this tree."""
    locked = pins((ROOT / "requirements" / "dev.txt").read_text(encoding="utf-8"))
    for kind, names in WHEELS.items():
        wanted = [f"{name}=={locked[plain(name)]}" if plain(name) in locked else name for name in names]
        folder = DEVICE / "wheels" / kind
        command = [sys.executable, "-m", "pip", "download", "-q", "--no-deps", "--only-binary=:all:"]
        subprocess.run([*command, *PYTHON, *PLATFORMS, "-d", str(folder), *wanted], check=True)


def pins(text: str) -> dict[str, str]:
    """The versions in a locked list of requirements, by plain name."""
    return {plain(name): version for name, version in re.findall(r"^([\w.-]+)==([\w.]+)", text, re.MULTILINE)}


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def keep(folder: Path) -> list[Path]:
    """Put what came back where the next session finds it; returns the runs. An archive replaces the older ones."""
    compiled = folder / COMPILED
    if compiled.exists():
        (DEVICE / "state").mkdir(parents=True, exist_ok=True)
        replace(compiled, DEVICE / "state" / COMPILED)
    runs = []
    for name in sorted({path.stem[:-2] for path in folder.glob("*-[0-9].tar")}):
        game = LEARNED / game_of(name)
        game.mkdir(parents=True, exist_ok=True)
        for old in game.glob(f"{name}-[0-9].tar"):
            old.unlink()
        for archive in sorted(folder.glob(f"{name}-[0-9].tar")):
            replace(archive, game / archive.name)
            with tarfile.open(archive) as packed:
                small = [member for member in packed.getmembers() if not member.name.endswith(".npz")]
                packed.extractall(game, small, filter="data")
        runs.append(game / name)
    return runs


def replace(source: Path, target: Path) -> None:
    """A copy that can be written over: what comes back is read-only."""
    target.unlink(missing_ok=True)
    shutil.copyfile(source, target)


def game_of(run: str) -> str:
    """A run's name begins with its game."""
    return run.partition("-")[0]


# --- there ------------------------------------------------------------------------------------------------


def install() -> Path:
    """Unpack the wheels beside each other, and say that this package is installed; returns the folder."""
    site = DEVICE / "site"
    for wheel in sorted((DEVICE / "wheels").glob("*/*.whl")):
        with zipfile.ZipFile(wheel) as packed:
            packed.extractall(site)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    info = site / f"{project['name']}-{project['version']}.dist-info"
    info.mkdir(parents=True, exist_ok=True)
    head = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    (info / "METADATA").write_text(head, encoding="utf-8")
    return site


def sources() -> str:
    """Changes whenever what is compiled could come out differently."""
    digest = hashlib.sha256(sys.version.encode())
    for path in [ROOT / "pyproject.toml", *sorted((ROOT / "src").rglob("*.py"))]:
        digest.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


def engine(site: Path, out: Path) -> Path:
    """The folder of the compiled engine: carried along, or compiled now; in doubt the sources themselves."""
    key, state = sources(), DEVICE / "state" / COMPILED
    folder = DEVICE / "compiled" / key
    if state.exists():
        with tarfile.open(state) as packed:
            packed.extractall(DEVICE / "compiled", filter="data")
    if not folder.exists():
        built = build(site)
        if built is None:
            return ROOT / "src"
        folder.parent.mkdir(parents=True, exist_ok=True)
        built.rename(folder)
        with tarfile.open(out / COMPILED, "w:gz") as packed:
            packed.add(folder, key)
    return folder


def build(site: Path) -> Path | None:
    """Compile; None if that is not possible here. The compiler's own processes must find mypyc: hence the .pth."""
    if not any((DEVICE / "wheels" / "build").glob("*.whl")):
        print("no wheels to compile with were carried along: going on with the sources, slowly", flush=True)
        return None
    (Path(sysconfig.get_path("purelib")) / "deskovka_device.pth").write_text(f"{site}\n", encoding="utf-8")
    start = time.monotonic()
    done = subprocess.run(
        [sys.executable, "-m", "tools.compile"], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False
    )
    print(f"compiling took {time.monotonic() - start:.0f} s", flush=True)
    return Path(done.stdout.strip().splitlines()[-1]) if done.returncode == 0 else None


def unpack_run(name: str) -> Path:
    """The run as it was left: on this machine a moment ago, or in the archives that were carried along."""
    folder = DEVICE / "runs" / name
    archives = [] if folder.exists() else sorted((LEARNED / game_of(name)).glob(f"{name}-[0-9].tar"))
    for archive in archives:
        with tarfile.open(archive) as packed:
            packed.extractall(DEVICE / "runs", filter="data")
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def pack_run(folder: Path, out: Path) -> None:
    """The run in a few archives: networks and ladder first, then games, the newest first, as long as they fit.

    The games of a match that is decided stay behind: what they came to stands in the ladder, or beside them.
    """
    files = [
        path for path in folder.rglob("*") if path.is_file() and path.suffix != ".part" and not is_decided(path)
    ]
    small = sorted(path for path in files if path.suffix != ".npz")
    games = sorted((path for path in files if path.suffix == ".npz"), reverse=True)
    archives: list[list[Path]] = [[]]
    size = 0
    for path in [*small, *games]:
        needed = path.stat().st_size + 1024  # with its head, and filled up to blocks
        if size + needed > ARCHIVE:
            if len(archives) == ARCHIVES:
                break
            archives.append([])
            size = 0
        archives[-1].append(path)
        size += needed
    for number, paths in enumerate(archives):
        with tarfile.open(out / f"{folder.name}-{number}.tar", "w") as packed:
            for path in paths:
                packed.add(path, str(path.relative_to(folder.parent)))


def is_decided(path: Path) -> bool:
    """Are these the games of a gate or final match whose outcome is written down?"""
    kind, _, rest = path.stem.partition("-")
    outcome = f"net-{rest[:3]}.json" if kind == "gate" else f"{path.stem}.json"
    return path.suffix == ".jsonl" and (path.parent / outcome).exists()


def make_ready(out: Path) -> dict[str, str]:
    """Install and compile what is needed; returns the environment in which programs find it."""
    site = install()
    where = engine(site, out)
    print(json.dumps({"engine": str(where)}), flush=True)
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(where), str(site)]), "PYTHONUNBUFFERED": "1"}


def measure(arguments: Sequence[str]) -> int:
    """Run a module of ours that measures, on the compiled engine."""
    return subprocess.run(
        [sys.executable, "-m", *arguments], cwd=ROOT, env=make_ready(out_folder()), check=False
    ).returncode


def out_folder() -> Path:
    """What lies here comes back."""
    out = Path(os.environ.get("OUT", DEVICE / "out"))
    out.mkdir(parents=True, exist_ok=True)
    return out


def train(commit: str, arguments: Sequence[str]) -> int:
    """Learn, and leave under $OUT what is to be carried along the next time."""
    out = out_folder()
    environment = {**make_ready(out), "DESKOVKA_COMMIT": commit}
    name = run_name(arguments)
    folder = unpack_run(name)
    # A relative folder: the games of a gate that is gone on with elsewhere name the same networks.
    command = [sys.executable, "-m", "deskovka.learn", *arguments, "--run", str(folder.relative_to(ROOT))]
    done = subprocess.run(command, cwd=ROOT, env=environment, check=False)
    pack_run(folder, out)
    ladder = folder / "ladder.md"
    if ladder.exists():
        text = ladder.read_text(encoding="utf-8")
        (out / f"{name}-ladder.md").write_text(text, encoding="utf-8")
        print(text, flush=True)
    return done.returncode


def run_name(arguments: Sequence[str]) -> str:
    """A run's folder: the game, the seats and the options, and which of them vary."""
    parser = argparse.ArgumentParser(add_help=False)
    parser.add_argument("game")
    parser.add_argument("--seats", default="2")
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--vary", action="append", default=[])
    parser.add_argument("--seed", default="1")
    asked, _ = parser.parse_known_args(list(arguments))
    options = [option.partition("=")[2] for option in asked.option]
    options += [option.partition("=")[0] for option in asked.vary]
    parts = [asked.game, asked.seats, *options, f"s{asked.seed}"]
    return "-".join(re.sub(r"[^A-Za-z0-9]", "_", part) for part in parts)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    kinds = parser.add_subparsers(dest="what", required=True)
    kinds.add_parser("fetch", help="download the wheels that are carried along")
    keeping = kinds.add_parser("keep", help="put what came back into .cache/learned")
    keeping.add_argument("folder", type=Path)
    measuring = kinds.add_parser("measure", help="run a module of ours on this machine")
    measuring.add_argument("module", nargs="+", help="its name and what it takes, after --")
    training = kinds.add_parser("train", help="learn on this machine")
    training.add_argument("--commit", default="unknown", help="which source this is")
    training.add_argument("learn", nargs="+", help="what `python -m deskovka.learn` takes, after --")
    asked = parser.parse_args(arguments)
    if asked.what == "fetch":
        fetch()
        return 0
    if asked.what == "keep":
        for run in keep(asked.folder):
            print(run)
        return 0
    if asked.what == "measure":
        return measure(asked.module)
    return train(asked.commit, asked.learn)


if __name__ == "__main__":
    sys.exit(main())
