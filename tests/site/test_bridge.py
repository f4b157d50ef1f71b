"""The bridge plays whole games as the browser does: in one thread, with nothing compiled, on the stand-ins."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from starlette.types import Receive, Scope, Send

from deskovka.core.record import parse
from deskovka.server.messages import frames, shapes
from deskovka.server.messages.words import phrase
from deskovka.site.bridge import Bridge

ROOT = Path(__file__).parents[2]
STANDINS = ROOT / "src/deskovka/site/standins"
DECODER: msgspec.json.Decoder[frames.Messages] = msgspec.json.Decoder(frames.Messages)

PLAY = """
import asyncio, json, random, sys
sys.path.insert(0, {standins!r})
import babel, librt, msgspec
assert all({standins!r} in (one.__file__ or "") for one in (babel, librt, msgspec))
import subprocess, threading

def refuse(*_, **__):
    raise RuntimeError("there is no such thing in a browser")

threading.Thread.start = subprocess.Popen.__init__ = refuse
from deskovka.site.bridge import Bridge

class Loop(asyncio.SelectorEventLoop):
    def run_in_executor(self, executor, work, *args):  # as Pyodide's loop does
        done = self.create_future()
        try:
            done.set_result(work(*args))
        except BaseException as problem:
            done.set_exception(problem)
        return done

async def game(folder):
    heard, chance = asyncio.Queue(), random.Random(7)
    bridge = Bridge(folder, lambda kind, number, words: heard.put_nowait((kind, words)))
    await bridge.start()
    wish = {{"game": {game!r}, "seats": [{{"kind": "me", "name": "Jana"}}, {{"kind": "bot", "bot": "beginner"}}]}}
    status, _, made = (await bridge.ask("POST", "/api/tables", json.dumps(wish))).partition("\\n")
    assert status == "200", made
    table = json.loads(made)["table"]
    bridge.open(1, f"/ws/{{table}}")
    bridge.tell(1, json.dumps({{"t": "hello", "seat": 0, "lines": 50}}))
    over = False
    while not over:
        kind, words = await asyncio.wait_for(heard.get(), 60)
        if kind == "heard":
            print(words)
            said = json.loads(words)
            if said["t"] in ("full", "delta"):
                question = said["question"]
                over = question is None
                if question and question["moves"]:
                    move = chance.choice(question["moves"])["move"]
                    answer = {{"t": "play", "seat": 0, "question": question["number"], "move": move}}
                    bridge.tell(1, json.dumps(answer))
    bridge.leave(1)
    at = f"/api/tables/{{table}}"
    for path in (f"{{at}}/replay", f"{{at}}/record", f"{{at}}/glance", "/api/tables"):
        status, _, body = (await bridge.ask("GET", path)).partition("\\n")
        assert status == "200", body
        print("#", path.rpartition("/")[2], json.dumps(body))
    await bridge.stop()

loop = Loop()
asyncio.set_event_loop(loop)
loop.run_until_complete(game({folder!r}))
"""


@pytest.mark.parametrize("game", ["rebirth"])
def test_a_whole_game_without_anything_compiled(game: str, tmp_path: Path) -> None:
    words = PLAY.format(standins=str(STANDINS), game=game, folder=str(tmp_path))
    done = subprocess.run([sys.executable, "-c", words], capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    lines = done.stdout.splitlines()
    told = [DECODER.decode(line) for line in lines if not line.startswith("#")]  # what the page expects, exactly
    assert sum(isinstance(one, frames.Delta) for one in told) > 20
    asked = {line.split(" ", 2)[1]: json.loads(line.split(" ", 2)[2]) for line in lines if line.startswith("#")}
    past = parse(asked["record"])
    assert not past.replay().to_act()
    assert json.loads(asked["tables"])[0]["over"]
    glance = msgspec.json.decode(asked["glance"], type=shapes.Glance)
    assert glance.picture.startswith("<svg")
    assert len(json.loads(asked["replay"])["moments"]) >= len(past.moves)


def test_the_browser_is_known_again(tmp_path: Path) -> None:
    """Tables and cookie outlive the worker."""
    script = """
import asyncio, json
from deskovka.site.bridge import Bridge
async def visit(folder):
    bridge = Bridge(folder, print)
    await bridge.start()
    wish = {"game": "rebirth", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    await bridge.ask("POST", "/api/tables", json.dumps(wish))
    print((await bridge.ask("GET", "/api/tables")).partition(chr(10))[2])
    await bridge.stop()
asyncio.run(visit(FOLDER))
"""
    words = script.replace("FOLDER", repr(str(tmp_path)))
    said = [subprocess.check_output([sys.executable, "-c", words], text=True, timeout=120) for _ in range(2)]
    assert [len(json.loads(one.splitlines()[-1])) for one in said] == [1, 2]


def test_what_breaks_inside_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The page waits for an answer to all it asks, and for the end of every socket."""
    monkeypatch.setenv("DESKOVKA_PACKS", str(tmp_path / "packs"))
    told: list[tuple[str, int, str]] = []

    async def visit() -> str:
        bridge = Bridge(str(tmp_path), lambda *said: told.append(said))

        async def broken(scope: Scope, receive: Receive, send: Send) -> None:
            raise ZeroDivisionError

        async def silent(scope: Scope, receive: Receive, send: Send) -> None:
            await send({"type": "websocket.accept"})

        monkeypatch.setattr(bridge, "app", broken)
        answer = await bridge.ask("GET", "/api/tables")
        bridge.open(1, "/ws/x")
        await asyncio.gather(*bridge.tasks)
        monkeypatch.setattr(bridge, "app", silent)
        bridge.open(2, "/ws/x")
        await asyncio.gather(*bridge.tasks)
        assert not bridge.sockets
        return answer

    status, _, words = asyncio.run(visit()).partition("\n")
    assert (status, json.loads(words)) == ("500", {"error": phrase("error-inside")})
    assert told == [("closed", 1, "1011"), ("opened", 2, ""), ("closed", 2, "1001")]


def test_what_the_application_says_before_it_breaks_is_the_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DESKOVKA_PACKS", str(tmp_path / "packs"))

    async def visit() -> str:
        bridge = Bridge(str(tmp_path), lambda *_: None)
        monkeypatch.setattr(bridge.app.state.hub, "store", None)
        return await bridge.ask("GET", "/api/tables/nobodys-table")

    status, _, words = asyncio.run(visit()).partition("\n")
    assert status == "500"
    assert {*json.loads(words)["error"]} == {"cs", "en"}


def test_a_database_in_the_newest_shape_needs_no_alembic(tmp_path: Path) -> None:
    """To import what upgrades takes half a second in a browser."""
    script = f"""
import sys
from deskovka.server.storage.store import Store
store = Store("sqlite:///{tmp_path}/tables.db")
store.migrate()
print(sorted(name for name in sys.modules if name == "alembic"), store.ids())
"""
    said = [subprocess.check_output([sys.executable, "-c", script], text=True, timeout=60) for _ in range(2)]
    assert said == ["['alembic'] []\n", "[] []\n"]
