"""Draws the pictures of the README: bots play a game for a while, and Chromium looks at the table.

python -m tools.pictures            # all of docs/pictures
python -m tools.pictures scythe     # one of them
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, BrowserContext, sync_playwright

import deskovka
from deskovka.table import Table

FOLDER: Final = Path(__file__).resolve().parents[1] / "docs" / "pictures"
BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome")
NAMES: Final = ("Jana", "Petr", "Eva")
SETTLED: Final = 1500  # milliseconds until nothing moves any more


@dataclass
class Picture:
    """A moment of a game, and how it is looked at."""

    game: str
    seats: int
    answers: int  # how many are given before; the first seat is asked next
    seed: int = 7
    options: Mapping[str, str] = field(default_factory=dict)
    width: int = 1280
    height: int = 800
    dark: bool = False


PICTURES: Final = {
    "scythe": Picture("scythe", 3, 520, width=1440, height=900),
    "rebirth": Picture("rebirth", 2, 60, options={"map": "ireland"}, dark=True),
}


def play_to(picture: Picture) -> Table:
    """The game up to that moment, by bots that look one move ahead."""
    g = deskovka.game(picture.game)
    table = Table(g, picture.seats, picture.seed, picture.options, NAMES[: picture.seats])
    bots = [deskovka.bot("greedy", game=g, seed=seat) for seat in range(picture.seats)]
    while len(table.moves) < picture.answers or table.state.to_act()[0] != 0:
        seat = table.state.to_act()[0]
        table.play(seat, bots[seat].choose(table.state.view(seat)))
    return table


@contextmanager
def open_house() -> Iterator[str]:
    """The address of a table with an empty database."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "deskovka.cli", "table", "--lang", "en", "--no-browser", "--port", "0"]
        command += ["--db", f"sqlite:///{Path(folder) / 'tables.db'}"]
        with subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, encoding="utf-8"
        ) as server:
            assert server.stdout is not None
            found = re.search(r"http://localhost:\d+", server.stdout.readline())
            assert found is not None, "the table does not start"
            try:
                yield found[0]
            finally:
                server.terminate()


def sit_down(visitor: BrowserContext, base: str, table: Table) -> str:
    """Open the game at a new table, where the visitor has the first seat and bots have the others."""
    record = table.record().text()
    opened = ask(visitor, base, "/records", {"record": record, "lang": "en"})
    bots = [{"kind": "bot", "bot": "beginner", "name": name} for name in NAMES[1 : table.state.seats]]
    seats = [{"kind": "me", "name": NAMES[0]}, *bots]
    return ask(visitor, base, f"/tables/{opened}/go_on", {"move": len(table.moves), "seats": seats})


def ask(visitor: BrowserContext, base: str, path: str, data: object) -> str:
    """Ask the server for a table; return its id."""
    reply = visitor.request.post(f"{base}/api{path}", headers={"Origin": base}, data=data)
    assert reply.ok, reply.text()
    return str(reply.json()["table"])


def draw(name: str, picture: Picture, browser: Browser, base: str) -> None:
    visitor = browser.new_context(
        viewport={"width": picture.width, "height": picture.height},
        locale="en-GB",
        color_scheme="dark" if picture.dark else "light",
        reduced_motion="reduce",
    )
    page = visitor.new_page()
    page.goto(f"{base}/t/{sit_down(visitor, base, play_to(picture))}")
    page.locator('[data-move][aria-disabled="false"]').first.wait_for()
    page.wait_for_timeout(SETTLED)
    file = FOLDER / f"{name}.png"
    page.screenshot(path=file)
    print(f"{file.relative_to(Path.cwd())}: {file.stat().st_size // 1024} kB")
    visitor.close()


def main() -> int:
    program = next(filter(None, map(shutil.which, BROWSERS)), None)
    if program is None:
        print("There is no Chromium to look with; Debian, Ubuntu: apt install chromium.", file=sys.stderr)
        return 1
    FOLDER.mkdir(exist_ok=True)
    sandbox = [] if os.geteuid() else ["--no-sandbox"]
    with open_house() as base, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=sandbox)
        for name in sys.argv[1:] or PICTURES:
            draw(name, PICTURES[name], browser, base)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
