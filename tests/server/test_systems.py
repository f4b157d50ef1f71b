"""The web table on systems that lack what Linux has."""

from __future__ import annotations

import asyncio
import mimetypes
import os
from pathlib import Path

import pytest

from deskovka.server.web import page
from server.house import PATIENCE, House, tell
from server.test_restart import play_on, process

# Run by every Python that is started meanwhile, so by the server and its bots' processes.
POOR = """
import asyncio, os, sys  # Python itself needs some of these on Linux
for name in ("nice", "sysconf", "setsid", "getuid", "geteuid", "killpg", "fchmod"):
    vars(os).pop(name, None)
for name in ("fcntl", "grp", "pwd", "readline", "resource", "syslog", "termios", "uvloop"):
    sys.modules[name] = None
"""


def test_people_and_bots_play_on_a_poor_system(
    sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "sitecustomize.py").write_text(POOR, encoding="utf-8")
    paths = [str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(paths))

    async def story() -> None:
        async with process(sqlite) as (house, _):
            host = house.browser()
            made = await host.new_table("me", "bot")
            async with host.watch(made["table"]) as a:
                await play_on(a, 4)  # which needs the bot's answers in between
                assert [seat["stuck"] for seat in a.table["seats"]] == [False, False]

    asyncio.run(story())


@pytest.mark.parametrize("problem", [FileNotFoundError, PermissionError, NotImplementedError])
def test_a_bot_whose_process_cannot_start_is_said_aloud(
    sqlite: str, problem: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    """NotImplementedError is what an event loop says that starts no processes."""
    start = asyncio.create_subprocess_exec

    async def refuse(*_: object, **__: object) -> None:
        raise problem

    async def story(house: House) -> None:
        host = house.browser()
        monkeypatch.setattr(asyncio, "create_subprocess_exec", refuse)
        made = await host.new_table("me", "bot", options={"start": "1"})
        async with host.watch(made["table"]) as a:
            await a.play_and_see()
            assert "cannot think" in (await a.hear("problem"))["say"]["en"]
            assert [seat["stuck"] for seat in a.table["seats"]] == [False, True]
            monkeypatch.setattr(asyncio, "create_subprocess_exec", start)
            await host.post(f"/api/tables/{made['table']}/seat/1/think", {})
            async with asyncio.timeout(PATIENCE):
                await a.until(lambda: a.asked)

    tell(sqlite, story)


@pytest.mark.parametrize("coding", ["gzip", "identity"])
def test_the_page_s_scripts_are_scripts_whatever_the_system_thinks(
    sqlite: str, coding: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Windows asks a registry where anybody writes; a browser runs no script that is called plain text."""
    mimetypes.init()
    monkeypatch.setitem(mimetypes.types_map, ".js", "text/plain")
    monkeypatch.setattr(page, "FOLDER", tmp_path)
    for name in ("a.js", "a.css", "a.svg", "index.html"):
        (tmp_path / name).write_text("x", encoding="utf-8")

    async def story(house: House) -> None:
        http = house.browser().http
        kinds = {
            name: (await http.get(f"/{name}", headers={"Accept-Encoding": coding})).headers["content-type"]
            for name in ("a.js", "a.css", "a.svg", "index.html")
        }
        assert {name: kind.partition(";")[0] for name, kind in kinds.items()} == {
            "a.js": "text/javascript",
            "a.css": "text/css",
            "a.svg": "image/svg+xml",
            "index.html": "text/html",
        }

    tell(sqlite, story)
