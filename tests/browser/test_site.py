"""The site without a server, from a folder of a plain static host: a whole game, its record, offline."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Event, Thread

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

import deskovka
from browser.cases import FULL
from browser.checks import ROOT
from browser.conftest import missing
from browser.person import DESKTOP
from browser.words import Words
from deskovka.core.record import parse

SITE = ROOT / ".cache/site"
WORDS = Words("en")
START = 120_000  # milliseconds until the engine is there, on a busy machine
SHORTEST, LONGEST = "rebirth", "scythe"  # the longest takes five minutes on a busy machine, the others one
SOME = 30  # answers of a game that is not played whole

# Answers whatever is asked from the text list, and does what the page warns of, until the game has ended or it is
# enough.
PLAY = """async (enough) => {
  for (let given = 0; ; await new Promise((done) => setTimeout(done, 40))) {
    if (document.querySelector('a[download]') || given === enough) return given
    const sure = document.querySelector('dialog[aria-labelledby=sure] .main')
    const choices = sure ? [sure] : [...document.querySelectorAll('ul[aria-labelledby=choices] button')]
    if (!choices.length) continue
    choices[(given * 7) % choices.length].click()
    given += 1
  }
}"""


class Quiet(SimpleHTTPRequestHandler):
    """A static host that knows nothing of us, and sends the engine when the test wants it."""

    engine = Event()
    gone = ""  # a file that a newer release does not have any more

    def do_GET(self) -> None:
        name = self.path.rpartition("/")[2]
        if name.endswith(".zip"):
            self.engine.wait()
        if self.gone and name == self.gone:
            self.send_error(404)
        elif self.gone and name == "sw.js":
            self.send_newer()
        else:
            super().do_GET()

    def send_newer(self) -> None:
        """The service worker of that release: it has another page, too."""
        words = (SITE / "sw.js").read_text(encoding="utf-8")
        words = re.sub(rf'"assets/{re.escape(self.gone)}": "\w+", ', "", words)
        words = re.sub(r'"\./": "\w+"', '"./": "newer"', words)
        self.send_response(200)
        self.send_header("Content-Type", "text/javascript")
        self.end_headers()
        self.wfile.write(words.encode())

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def host() -> Iterator[str]:
    """The site in a folder of a host."""
    if not (SITE / "sw.js").exists():
        missing("The site is not built, so nobody can play there: run 'make site'.")
    Quiet.engine.clear()
    Quiet.gone = ""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(SITE.parent))) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://localhost:{server.server_port}/{SITE.name}/"
        Quiet.engine.set()
        server.shutdown()


@pytest.mark.timeout(900 if FULL else 240, method="thread")
@pytest.mark.parametrize("played", deskovka.games()[:4])
def test_a_game_without_a_server(chromium: Browser, host: str, played: str, tmp_path: Path) -> None:
    """Whole; of the longest only the beginning, but in `make soak`."""
    context = chromium.new_context(
        viewport={"width": DESKTOP.width, "height": DESKTOP.height},
        locale="en-GB",
        reduced_motion="reduce",
        accept_downloads=True,
    )
    context.set_default_timeout(START)
    page = context.new_page()
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("console", lambda said: wrong.append(f"{said.text} {said.location}") if said.type == "error" else None)
    page.goto(host)
    title = deskovka.game(played).title("en")
    without_engine(page, title)
    Quiet.engine.set()
    choices(page).first.wait_for()

    thorough = FULL or played == SHORTEST
    if thorough:
        returned(page, title)
        one_tab(page, host, title)
        page.get_by_role("link", name=re.compile(title)).click()
        choices(page).first.wait_for()
        no_room(page)
    if played == LONGEST and not FULL:
        assert page.evaluate(PLAY, SOME) == SOME
        choices(page).first.wait_for()
    else:
        record = played_whole(page, tmp_path)
        if thorough:
            offline(page, host, title)
            opened(page, record)
            forced(page)
    assert wrong == []
    context.close()


KEEP = """async (file) => {
  navigator.serviceWorker.controller?.postMessage([])
  await new Promise((done) => setTimeout(done, 500))
  return (await (await caches.open('deskovka')).keys()).some((one) => one.url.endsWith(file))
}"""
GONE = "async (file) => !(await (await caches.open('deskovka')).keys()).some((one) => one.url.endsWith(file))"
KEPT = "async (all) => (await (await caches.open('deskovka')).keys()).length === all"
UPDATE = """async () => {
  const changed = new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done))
  await (await navigator.serviceWorker.ready).update()
  await changed
}"""


def test_a_tab_that_is_open_over_a_release_keeps_its_files(chromium: Browser, host: str) -> None:
    """It may still ask for what no host has any more; whoever plays later, alone, throws it away."""
    context = chromium.new_context(locale="en-GB")
    context.set_default_timeout(START)
    Quiet.engine.set()
    older = context.new_page()
    older.add_init_script("navigator.locks.request('deskovka', () => new Promise(() => {}))")  # it only looks
    older.goto(host)
    file = next((SITE / "assets").glob("scythe-*.js")).name
    until(older, KEEP, file)
    Quiet.gone = file
    older.evaluate(UPDATE)
    newer = context.new_page()
    newer.goto(host)
    assert newer.evaluate(KEEP, file)
    assert older.evaluate("async (file) => (await fetch(`assets/${file}`)).status", file) == 200
    older.close()
    until(newer, GONE, file)
    context.close()


def until(page: Page, script: str, arg: object = None) -> None:
    """Wait for what a promise brings; `wait_for_function` would take the promise itself for a yes."""
    end = time.monotonic() + START / 1000
    while not page.evaluate(script, arg):
        assert time.monotonic() < end, script
        page.wait_for_timeout(200)


def choices(page: Page) -> Locator:
    """What may be answered."""
    return page.locator("ul[aria-labelledby=choices] button")


def without_engine(page: Page, title: str) -> None:
    """The lobby is whole, with pictures and without others; a table can be looked at before it is dealt."""
    expect(page.get_by_role("heading", level=1, name=WORDS("welcome"))).to_be_visible()
    expect(page.locator("main img").first).to_be_visible()
    page.wait_for_function("() => [...document.querySelectorAll('main img')].every((one) => one.naturalWidth)")
    expect(page.get_by_role("heading", name=WORDS("invite-friends"))).to_have_count(0)
    expect(page.get_by_role("link", name="Documentation")).to_be_visible()
    page.get_by_role("button", name=title, exact=True).click()
    bots = page.get_by_role("group", name=WORDS("opponents")).get_by_role("button")
    bots.first.click()  # these do not think for long
    page.get_by_role("button", name=WORDS("play-game", game=title)).click()
    expect(page.locator("#engine")).to_contain_text("Have a look at the table")
    expect(page.locator("main [data-move]").first).to_be_visible()
    expect(page.locator("body")).to_contain_text("Player 1")  # in the page's language


def played_whole(page: Page, folder: Path) -> Path:
    """The record that is offered at the end of a game, which replays to an end."""
    assert page.evaluate(PLAY, None) > 10
    with page.expect_download() as download:
        page.locator("a[download]").click()
    record = folder / "record.jsonl"
    download.value.save_as(record)
    assert not parse(record.read_text(encoding="utf-8")).replay().to_act()
    return record


def returned(page: Page, title: str) -> None:
    """The lobby shows the board of a table that waits."""
    to_lobby(page)
    expect(page.get_by_role("heading", level=1, name=WORDS("tables-wait", count=1))).to_be_visible()
    expect(page.get_by_role("link", name=re.compile(title)).locator("img")).to_have_attribute(
        "src", re.compile("^data:")
    )
    expect(page.get_by_role("link", name=WORDS("invite-friends"))).to_have_count(0)


def to_lobby(page: Page) -> None:
    page.locator("header a").first.click()


def one_tab(page: Page, host: str, title: str) -> None:
    """A second tab would overwrite what the first one keeps; it shows the tables that are here, and waits."""
    second = page.context.new_page()
    second.goto(host)
    expect(second.locator("#engine")).to_contain_text("another tab")
    expect(second.get_by_role("link", name=re.compile(title))).to_be_visible()
    second.close()


def offline(page: Page, host: str, title: str) -> None:
    """After a visit the page, its engine, its tables and the documentation are here without a network."""
    until(page, KEPT, (SITE / "sw.js").read_text(encoding="utf-8").partition("\n")[0].count('": "'))
    page.wait_for_timeout(2000)  # what was played a moment ago is being kept
    page.context.set_offline(True)
    page.goto(f"{host}docs/concepts.html")
    expect(page.get_by_role("heading", level=1)).to_have_text("The engine in ten minutes")
    page.goto(host)
    expect(page.locator("#engine [role=status]")).to_have_count(0)
    page.locator("summary", has_text=WORDS("finished")).click()
    page.get_by_role("link", name=re.compile(title)).first.click()
    expect(page.locator("a[download]")).to_be_visible()


def no_room(page: Page) -> None:
    """What cannot be kept is told, until it can."""
    worker = page.workers[0]
    worker.evaluate("""() => {
      self.transaction = IDBDatabase.prototype.transaction
      IDBDatabase.prototype.transaction = () => { throw new Error('closed') }
    }""")
    choices(page).first.click()
    expect(page.locator("#engine [role=alert]")).to_contain_text("cannot save", timeout=START)
    worker.evaluate("() => { IDBDatabase.prototype.transaction = self.transaction }")
    expect(page.locator("#engine [role=alert]")).to_have_count(0, timeout=START)


def forced(page: Page) -> None:
    """A forced reload passes the service worker by; the engine starts nevertheless."""
    page.context.set_offline(False)
    with page.expect_event("load"):
        page.context.new_cdp_session(page).send("Page.reload", {"ignoreCache": True})
    assert page.evaluate("navigator.serviceWorker.controller") is None
    expect(page.locator("#engine [role=status]")).to_have_count(0, timeout=START)


def opened(page: Page, record: Path) -> None:
    """A record from a file is looked back at."""
    to_lobby(page)
    page.locator("input[type=file]").set_input_files(record)
    expect(page.get_by_role("slider")).to_be_visible()
