"""Measures every way in: from an empty machine with Python alone until a bot has answered somebody's first move.

    make dist site && python -m tools.figures doors -- python -m tools.doors
    python -m tools.doors wheel play      # some of the ways: site, wheel, compiled, play

Every way begins with empty folders and empty caches. Seconds count from its first command, with what is fetched as
fast as it comes here; megabytes are what travels. Our own files come from dist/, .cache/site and the repository.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright
from tools.dist import DIST, MIB, ROOT, Failed, run, size_of
from tools.pictures import BROWSERS
from tools.site import SITE, weight

PATIENCE: Final = 900.0  # seconds for anything that has to come
PLAY_PORTS: Final = ("--lang", "en", "--no-browser", "--port", "0")
ADDRESS: Final = r"http://localhost:\d+"
COMPILED: Final = "The engine is compiled"
SITE_SAID: Final = r"first visit: .*answer of a bot ([\d.]+) s, (\d+) bytes"

# Plays for somebody in a hurry, as web/tests/measure_site.mjs does.
HURRY: Final = """setInterval(() => {
  document.querySelector('.games ~ .main:enabled')?.click()
  document.querySelector('ul[aria-labelledby=choices] button')?.click()
}, 50)"""


@dataclass
class Way:
    """A way in, as it was measured."""

    name: str
    seconds: float
    megabytes: float
    more: str = ""

    def __str__(self) -> str:
        return f"{self.name:<28} {self.seconds:>8.0f} s {self.megabytes:>8.1f} MB  {self.more}".rstrip()


def empty_machine(place: Path) -> dict[str, str]:
    """The variables of somebody who has never been here: nothing of ours, nothing kept of earlier downloads."""
    ours = {"PYTHONPATH", "MAKEFLAGS", "MAKELEVEL", "VIRTUAL_ENV"}
    kept = {name: value for name, value in os.environ.items() if name not in ours}
    caches = {"PIP_CACHE_DIR": "pip", "npm_config_cache": "npm", "XDG_CACHE_HOME": "xdg", "XDG_DATA_HOME": "data"}
    path = [entry for entry in kept["PATH"].split(os.pathsep) if not Path(entry).is_relative_to(ROOT)]
    return {**kept, "PATH": os.pathsep.join(path), **{name: str(place / at) for name, at in caches.items()}}


@contextmanager
def start_program(command: list[str | Path], where: Path, env: Mapping[str, str]) -> Iterator[tuple[str, Path]]:
    """A table, once it is ready: its address, and the file with all it says."""
    said = where / "said"
    with said.open("wb") as out:
        running = subprocess.Popen([str(part) for part in command], cwd=where, env=env, stdout=out, stderr=out)
    try:
        yield wait_for(said, ADDRESS, running), said
    finally:
        running.terminate()
        running.wait(60)


def wait_for(said: Path, words: str, running: subprocess.Popen[bytes] | None = None) -> str:
    """Wait until a program says something."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and (running is None or running.poll() is None):
        found = re.search(words, said.read_text(encoding="utf-8"))
        if found is not None:
            return found[0]
        time.sleep(0.1)
    raise Failed(f"Nobody said {words!r}: {said.read_text(encoding='utf-8')[-2000:]}")


def play(browser: Browser, address: str) -> None:
    """Start the game that the lobby offers, and answer until a bot has answered too."""
    page = browser.new_page()
    answered: list[float] = []

    def listen(words: str | bytes) -> None:
        said = json.loads(words)
        if said["t"] == "delta" and any((line.get("seat") or 0) > 0 for line in said["log"]):
            answered.append(time.monotonic())

    page.on("websocket", lambda socket: socket.on("framereceived", listen))
    page.add_init_script(HURRY)
    page.goto(address)
    until = time.monotonic() + PATIENCE
    while not answered:
        if time.monotonic() > until:
            raise Failed("No bot has answered.")
        page.wait_for_timeout(50)
    page.close()


def downloads(python: Path, place: Path, *what: str | Path) -> float:
    """Megabytes of what pip fetches for somebody who has nothing."""
    run(python, "-m", "pip", "-qq", "download", "--no-cache-dir", "-d", place / "fetched", *what, where=place)
    return size_of(place / "fetched")


def from_wheel(name: str, pattern: str, browser: Browser, place: Path) -> Way:
    """`pip install deskovka`, then `deskovka`; in place of the index a file in dist/."""
    wheel = next(DIST.glob(pattern), None)
    if wheel is None:
        raise Failed("There is no wheel in dist/: run 'make dist'.")
    env = empty_machine(place)
    python = place / "venv" / "bin" / "python"
    began = time.monotonic()
    subprocess.run([sys.executable, "-m", "venv", place / "venv"], check=True, env=env)
    subprocess.run([python, "-m", "pip", "-qq", "install", wheel], check=True, env=env, cwd=place)
    installed = time.monotonic() - began
    with start_program([python.with_name("deskovka"), "table", *PLAY_PORTS], place, env) as (address, _):
        play(browser, address)
        seconds = time.monotonic() - began
    return Way(name, seconds, downloads(python, place, wheel), f"installed after {installed:.0f} s")


def from_clone(browser: Browser, place: Path) -> Way:
    """`git clone`, then `make play`; and when the compiled engine is there."""
    env, clone = empty_machine(place), place / "clone"
    began = time.monotonic()
    subprocess.run(["git", "clone", "--quiet", ROOT.as_uri(), clone], check=True, env=env)
    command = ["make", "play", f"ARGS={' '.join(PLAY_PORTS)}"]
    with start_program(["env", "-C", clone, *command], place, env) as (address, said):
        ready = time.monotonic() - began
        play(browser, address)
        seconds = time.monotonic() - began
        wait_for(said, COMPILED)
        compiled = time.monotonic() - began
    brought = size_of(clone / ".git" / "objects") + size_of(place / "npm")
    megabytes = brought + downloads(
        clone / ".venv" / "bin" / "python", place, "-r", clone / "requirements/run.txt"
    )
    return Way("make play", seconds, megabytes, f"table after {ready:.0f} s, bots compiled after {compiled:.0f} s")


def from_site(_: Browser, __: Path) -> Way:
    """The page of a static host, at 20 Mbit/s."""
    if not (SITE / "sw.js").exists():
        raise Failed("The site is not built: run 'make site'.")
    node = Path(sys.executable).with_name("node")
    said = run(node, "tests/measure_site.mjs", where=ROOT / "web")
    found = re.search(SITE_SAID, said)
    if found is None:
        raise Failed(f"measure_site.mjs said {said}")
    return Way("site (20 Mbit/s)", float(found[1]), int(found[2]) / MIB, "all games, kept for offline")


def sizes() -> Iterator[str]:
    """What is shipped."""
    for name, pattern in {
        "sdist": "*.tar.gz",
        "pure wheel": "*-none-any.whl",
        "compiled wheel": "*-cp*.whl",
    }.items():
        file = next(DIST.glob(pattern), None)
        yield f"{name:<28} {file.stat().st_size / MIB:>8.1f} MB" if file else f"{name:<28} is not built"
    if SITE.exists():
        yield f"{'site, as it travels':<28} {weight() / MIB:>8.1f} MB"
        yield f"{'site, on the host':<28} {size_of(SITE):>8.1f} MB"
    yield f"{'image':<28} never built: no container engine runs here"


WAYS: Final[dict[str, Any]] = {
    "site": from_site,
    "wheel": lambda *at: from_wheel("pip install (pure wheel)", "*-none-any.whl", *at),
    "compiled": lambda *at: from_wheel("pip install (compiled wheel)", "*-cp*.whl", *at),
    "play": from_clone,
}


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.doors", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("ways", nargs="*", default=[*WAYS], metavar="WAY", help=", ".join(WAYS))
    args = parser.parse_args()
    program = next(filter(None, map(shutil.which, BROWSERS)), None)
    if program is None or not {*args.ways} <= {*WAYS}:
        print("There is no Chromium, or no such way.", file=sys.stderr)
        return 1
    found = []
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
            print("until a bot has answered the first move, and what travels until then:")
            for name in args.ways:
                with tempfile.TemporaryDirectory() as place:
                    found.append(WAYS[name](browser, Path(place)))
                print(found[-1], flush=True)
            browser.close()
    except Failed as problem:
        print(problem, file=sys.stderr)
        return 1
    print("", *sizes(), "", f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores", "", sep="\n")
    print("; ".join(f"{way.name} {way.seconds:.0f} s, {way.megabytes:.0f} MB" for way in found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
