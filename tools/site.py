"""Builds the site: a folder for any static host, whose page plays all games by itself (docs/adr/0017-site.md).

    python -m tools.site               # into .cache/site
    python -m tools.site --serve 8000  # serve what was built there, to try it

Node has to be on the path, and the page's packages installed: `make site` sees to both.
"""

import argparse
import asyncio
import gzip
import hashlib
import json
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from contextlib import suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from importlib.metadata import distribution
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from tools.pages import DeadLink, write_pages

import deskovka
from deskovka.core.game import LANGUAGES
from deskovka.server.storage.store import Store
from deskovka.site.bridge import EMPTY, Bridge

ROOT: Final = Path(__file__).resolve().parent.parent
WEB: Final = ROOT / "web"
PAGE: Final = WEB / "src/site"
SITE: Final = ROOT / ".cache/site"
ENGINE: Final = SITE / "engine"
PYODIDE: Final = WEB / "node_modules/pyodide"

# What the engine imports besides our own package, and which parts of it no browser needs.
PACKAGES: Final = {
    "alembic": ("testing", "templates"),
    "anyio": ("pytest_plugin.py", "_backends/_trio.py"),
    "attr": (),
    "fluent": (),
    "idna": (),
    "mako": ("ext",),
    "markupsafe": (),
    "mypy_extensions": (),
    "pytz": ("zoneinfo",),
    "segno": (),
    "sqlalchemy": (
        "testing",
        "orm",
        "ext/asyncio",
        "ext/mypy",
        "dialects/mysql",
        "dialects/oracle",
        "dialects/mssql",
    ),
    "starlette": (),
    "typing_extensions": (),
}
OURS: Final = ("cli", "envs", "lab", "learn", "server/static")  # parts of our package that the page does not use
KINDS: Final = (".py", ".ftl", ".toml", ".txt")
RUNTIME: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide-lock.json")  # as they are
PARTS: Final = {"pyodide.asm.wasm": True, "python_stdlib.zip": False}  # counted on their way; True: packed by us
COMPANY: Final = 3  # of a new table where that many can play, as web/src/shell/company.ts has it


class Failed(Exception):
    """What did not work, in one sentence."""


def run(*command: str | Path) -> None:
    """Run a command in web/; its words are shown only if it fails."""
    done = subprocess.run([str(part) for part in command], cwd=WEB, capture_output=True, text=True, check=False)
    if done.returncode:
        print(done.stdout[-3000:], done.stderr[-3000:], sep="\n", file=sys.stderr)
        raise Failed(f"{command[0]} {command[1]} failed; its last words stand above.")


# --- the engine ----------------------------------------------------------------------------------------------


def place_of(package: str) -> Path:
    """Where a package lies, or a module that is alone."""
    found = find_spec(package)
    assert found is not None, package
    if found.submodule_search_locations:
        return Path(next(iter(found.submodule_search_locations)))
    assert found.origin is not None
    return Path(found.origin)


def copy_package(package: str, without: tuple[str, ...], code: Path) -> None:
    """Copy what is text of a package: modules, sentences, tables."""
    place = place_of(package)
    if place.is_file():
        shutil.copy(place, code / place.name)
        return
    for file in place.rglob("*"):
        inside = file.relative_to(place)
        left_out = any(inside.as_posix() == part or inside.as_posix().startswith(f"{part}/") for part in without)
        if file.is_file() and file.suffix in KINDS and not left_out:
            (code / package / inside).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(file, code / package / inside)


def pack_engine(engine: Path) -> None:
    """All Python that the engine runs, compiled by the Python that will run it."""
    with tempfile.TemporaryDirectory() as place:
        code = Path(place)
        for package, without in {**PACKAGES, "deskovka": OURS}.items():
            copy_package(package, without, code)
        ours = distribution("deskovka")
        about = code / f"deskovka-{ours.version}.dist-info"
        about.mkdir()
        words = f"Metadata-Version: 2.1\nName: deskovka\nVersion: {ours.version}\n"
        (about / "METADATA").write_text(words, encoding="utf-8")
        put_empty_database(code / "deskovka/site" / EMPTY)
        run("node", PAGE / "pack.mjs", code, engine / "deskovka.zip")


def put_empty_database(path: Path) -> None:
    """A database without tables in its newest shape."""
    store = Store(f"sqlite:///{path}")
    store.migrate()
    store.close()
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")  # else nobody could open it who cannot share memory


def put_engine() -> None:
    """Python itself beside our modules, and the list by which the page counts the download."""
    engine = ENGINE
    engine.mkdir()
    pack_engine(engine)
    for name in RUNTIME:
        shutil.copy(PYODIDE / name, engine)
    for name, packed in PARTS.items():
        words = (PYODIDE / name).read_bytes()
        # Packed by us, since not every host packs such a file; under a name that no host takes for packed already.
        target = engine / (f"{name}.bin" if packed else name)
        target.write_bytes(gzip.compress(words, 9, mtime=0) if packed else words)
    names = {
        **{f"{name}.bin" if packed else name: packed for name, packed in PARTS.items()},
        "deskovka.zip": False,
    }
    parts = [{"name": n, "bytes": (engine / n).stat().st_size, "packed": packed} for n, packed in names.items()]
    (engine / "parts.json").write_text(json.dumps(parts), encoding="utf-8")


# --- the page ------------------------------------------------------------------------------------------------


async def prepare() -> None:
    """Write what the page shows before the engine is there, as the engine would say it."""
    with tempfile.TemporaryDirectory() as folder:
        heard: asyncio.Queue[tuple[str, str]] = asyncio.Queue()
        bridge = Bridge(folder, lambda kind, _, words: heard.put_nowait((kind, words)))
        await bridge.start()
        games = deskovka.games()
        paths = ["/api/games", *[f"/api/games/{id}/{what}" for id in games for what in ("guides", "rules")]]
        write("prepared.json", {path: await answer(bridge, path) for path in paths})
        for id in games:
            for lang in LANGUAGES:
                write(f"preview-{id}-{lang}.json", await preview(bridge, id, lang, heard))
            picture = await fetch(bridge, "GET", f"/pictures/{id}.svg")
            (ENGINE / f"picture-{id}.svg").write_text(picture, encoding="utf-8")
        await bridge.stop()


async def answer(bridge: Bridge, path: str, form: object = None) -> Any:
    """What the server's application answers."""
    asked = ("GET", path) if form is None else ("POST", path, json.dumps(form))
    return json.loads(await fetch(bridge, *asked))


async def fetch(bridge: Bridge, *asked: str) -> str:
    """The words of an answer."""
    status, _, body = (await bridge.ask(*asked)).partition("\n")
    if status != "200":
        raise Failed(f"The engine does not answer {asked}: {body[:200]}")
    return body


async def preview(bridge: Bridge, id: str, lang: str, heard: asyncio.Queue[tuple[str, str]]) -> object:
    """A new table with nothing special chosen, as a spectator sees it."""
    seats = min(COMPANY, max(deskovka.game(id).seats))
    wish = {"game": id, "lang": lang, "seats": [{"kind": "me"}, *[{"kind": "bot"}] * (seats - 1)]}
    table = (await answer(bridge, "/api/tables", wish))["table"]
    bridge.cookie = ""  # a stranger
    bridge.open(1, f"/ws/{table}")
    bridge.tell(1, json.dumps({"t": "hello"}))
    full = None
    while full is None:
        kind, words = await heard.get()
        if kind == "heard" and json.loads(words)["t"] == "full":
            full = {**json.loads(words), "log": [], "auto": []}
    bridge.leave(1)
    at = f"/api/tables/{table}"
    return {"table": await answer(bridge, at), "scene": await answer(bridge, f"{at}/scene"), "full": full}


def write(name: str, data: object) -> None:
    """A file of JSON beside the engine."""
    (ENGINE / name).write_text(json.dumps(data, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")


def name_engine() -> None:
    """Name the engine's folder by what is in it, so that no page gets another one than its own."""
    marks = hashlib.sha256()
    for file in sorted(ENGINE.iterdir()):
        marks.update(file.read_bytes())
    named = f"engine-{marks.hexdigest()[:12]}"
    page = SITE / "index.html"
    page.write_text(page.read_text(encoding="utf-8").replace("./engine/", f"./{named}/"), encoding="utf-8")
    ENGINE.rename(SITE / named)


def kept_files() -> list[Path]:
    """What every visitor gets in the end; the documentation's pictures travel to those who look at them."""
    return [file for file in sorted(SITE.rglob("*")) if file.is_file() and file.suffix != ".png"]


def put_service_worker() -> None:
    """The service worker, with a mark for each file by which it knows what has changed."""
    files = {
        file.relative_to(SITE).as_posix(): hashlib.sha256(file.read_bytes()).hexdigest()[:12]
        for file in kept_files()
    }
    files["./"] = files.pop("index.html")
    words = (PAGE / "sw.js").read_text(encoding="utf-8")
    (SITE / "sw.js").write_text(f"const FILES = {json.dumps(files)}\n{words}", encoding="utf-8")


def build() -> None:
    """The whole folder."""
    run("npx", "vite", "build", "--config", "vite.site.ts", "--logLevel", "error")
    put_engine()
    asyncio.run(prepare())
    name_engine()
    write_pages(SITE / "docs")
    put_service_worker()


def weight() -> int:
    """Bytes that travel to a visitor until everything is kept, where the host packs what can be packed."""
    return sum(min(len(gzip.compress(file.read_bytes(), 6)), file.stat().st_size) for file in kept_files())


def serve(port: int) -> None:
    """Serve the folder to this computer."""
    handler = partial(SimpleHTTPRequestHandler, directory=str(SITE))
    with ThreadingHTTPServer(("127.0.0.1", port), handler) as server:
        print(f"http://localhost:{server.server_port}/", flush=True)
        with suppress(KeyboardInterrupt):
            server.serve_forever()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--serve", type=int, metavar="PORT", help="serve the folder that was built")
    args = parser.parse_args()
    if args.serve is not None:
        serve(args.serve)
        return 0
    try:
        build()
    except (Failed, DeadLink) as problem:
        print(problem, file=sys.stderr)
        return 1
    print(f"{SITE.relative_to(ROOT)}: {weight() / 1e6:.1f} MB to download.", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
