"""Somebody at a browser: the lobby, a link, the table. All is found by role and name, or by data attributes."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from http import HTTPStatus
from typing import Any, NamedTuple

from playwright.sync_api import BrowserContext, ConsoleMessage, Dialog, Error, Locator, expect

import deskovka
from browser.wire import Wire
from browser.words import Words

PATIENCE = 40.0  # seconds; the machine may be busy with other tests
TICK = 15  # milliseconds
GONE = 2000  # milliseconds after which what is not there has gone
TURNS = 15  # tries to press a button that the page may press first
GLOWING = '[data-move][aria-disabled="false"]'
DARK = '[data-move][aria-disabled="true"]'
NAMES = "all => all.map(e => e.getAttribute('aria-label') ?? (e.querySelector('.unseen') ?? e).textContent)"
NETWORK = re.compile("ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|WebSocket connection to|ERR_ABORTED")

# A blocked script or style is an event that nobody would look at otherwise.
WATCH_POLICY = "addEventListener('securitypolicyviolation', e => console.error('policy: ' + e.violatedDirective))"


class Size(NamedTuple):
    """A window."""

    width: int
    height: int

    def __str__(self) -> str:
        return f"{self.width}x{self.height}"


DESKTOP, TABLET, PHONE = Size(1440, 900), Size(768, 1024), Size(390, 844)
SIZES = (DESKTOP, TABLET, PHONE)
# Everything from a phone to a large screen.
WINDOWS = (PHONE, Size(844, 390), Size(1024, 768), DESKTOP, Size(1920, 1080))
DRAWN = 120  # milliseconds in which a page lays itself out anew


class Person:
    """One browser context with one page, and all that went wrong in it."""

    def __init__(self, context: BrowserContext, base: str, lang: str, name: str, size: Size) -> None:
        self.size = size
        self.touch = size != DESKTOP
        self.context = context
        self.base = base
        self.name = name
        self.words = Words(lang)
        self.troubles: list[str] = []
        self.forgiven: list[re.Pattern[str]] = []  # what a test brings about on purpose
        context.add_init_script(WATCH_POLICY)
        self.page = context.new_page()
        self.page.set_default_timeout(PATIENCE * 1000)
        self.wire = Wire(self.page)
        self.page.on("console", self.console)
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("dialog", self.stray)

    # --- what the browser says ---------------------------------------------------------------------------

    def console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.troubles.append(message.text)

    def stray(self, dialog: Dialog) -> None:
        """The page asks in its own words; a box of the browser comes from somebody else's script."""
        self.troubles.append(f"a box of the browser: {dialog.message}")
        dialog.dismiss()

    def forgive(self, what: str | re.Pattern[str]) -> None:
        self.forgiven.append(re.compile(what))

    def complaints(self) -> list[str]:
        return [said for said in self.troubles if not any(p.search(said) for p in self.forgiven)]

    # --- waiting -----------------------------------------------------------------------------------------

    def rest(self, milliseconds: float = TICK) -> None:
        """Let the browser go on."""
        self.page.wait_for_timeout(milliseconds)

    def until(self, true: Callable[[], bool], what: str) -> None:
        end = time.monotonic() + PATIENCE
        while not true():
            assert time.monotonic() < end, f"{self.name} waits in vain: {what}"
            self.rest()

    # --- the window ------------------------------------------------------------------------------------------

    def resize(self, size: Size) -> None:
        self.page.set_viewport_size({"width": size.width, "height": size.height})
        self.rest(DRAWN)

    def wish_for_larger_text(self) -> None:
        """From the next page on."""
        wish = {"large": True, "lang": self.words.lang}
        self.context.add_init_script(f"localStorage.setItem('deskovka.settings', '{json.dumps(wish)}')")

    # --- parts of the page -------------------------------------------------------------------------------

    def named(self, element: str, key: str) -> Locator:
        """A part of the page; much faster than by its role, for which a browser names every element."""
        return self.page.locator(f'{element}[aria-label="{self.words(key)}"]')

    def button(self, key: str, **words: str | int) -> Locator:
        return self.page.get_by_role("button", name=self.words(key, **words), exact=True)

    @property
    def board(self) -> Locator:
        return self.named("main", "board")

    @property
    def glowing(self) -> Locator:
        return self.board.locator(GLOWING)

    @property
    def dark(self) -> Locator:
        return self.board.locator(DARK)

    def places(self) -> list[str]:
        """The whole board in words."""
        return [str(name) for name in self.board.locator("[data-move]").evaluate_all(NAMES)]

    @property
    def choices(self) -> Locator:
        """The text list of what may be done."""
        return self.page.locator("ul[aria-labelledby=choices]").get_by_role("button")

    @property
    def panel(self) -> Locator:
        return self.named("aside", "panel").or_(self.named("section", "panel"))

    @property
    def players(self) -> Locator:
        return self.named("aside", "players")

    def wait_for_page(self) -> None:
        """Until it shows the question that was heard; a busy one is late, and drops what was picked by then."""
        shown = self.page.locator(".frame")
        self.until(
            lambda: self.wire.over or shown.get_attribute("data-question") == str(self.wire.number),
            "the page to show the question",
        )

    def press_place(self, place: Locator) -> None:
        """Click or tap, also what is marked as not allowed."""
        if self.touch:
            place.tap(force=True)
        else:
            place.click(force=True)

    @property
    def compact(self) -> bool:
        """Is the panel a sheet that folds?"""
        return self.named("section", "panel").count() > 0

    def unfold(self) -> None:
        """Open the sheet of a small window."""
        self.turn("sheet-open")

    def fold(self) -> None:
        self.turn("sheet-close")

    def turn(self, key: str) -> None:
        """The page may open the sheet by itself while we reach for its button."""
        for _ in range(TURNS):
            if not self.compact or not self.button(key).count():
                return
            with suppress(Error):
                self.button(key).first.click(timeout=GONE)
        raise AssertionError(f"{self.name} cannot reach the button: {self.words(key)}")

    def hit(self, what: Locator, timeout: float | None = None) -> None:
        """Click or tap."""
        what.scroll_into_view_if_needed(timeout=timeout)
        if self.touch:
            what.tap(timeout=timeout)
        else:
            what.click(timeout=timeout)

    def hit_if_there(self, what: Locator) -> None:
        """Click or tap what may be gone: the table moves on by itself where there is one way only."""
        with suppress(Error):
            self.hit(what, GONE)

    def tab(self, key: str) -> None:
        self.unfold()
        self.page.get_by_role("tab", name=re.compile(f"^{re.escape(self.words(key))}")).click()

    # --- the lobby ---------------------------------------------------------------------------------------

    def visit(self, path: str = "/") -> None:
        self.page.goto(self.base + path)

    def lobby(self, game: str = "") -> None:
        """Where a new game is set up, with this game chosen."""
        self.visit("/new")
        expect(self.button("start")).to_be_enabled()
        if game:
            title = deskovka.game(game).title(self.words.lang)
            games = self.page.get_by_role("group", name=self.words("games"), exact=True)
            games.get_by_role("button", name=title, exact=True).click()
            expect(self.page.get_by_role("heading", level=1)).to_have_text(title)

    def home(self) -> None:
        """The lobby: my tables, or three ways in."""
        self.visit()
        self.page.get_by_role("heading", level=1).wait_for()

    def set_table(self, game: str, options: dict[str, str], kinds: Sequence[str]) -> str:
        """Choose everything in the lobby and start; returns the table's id. A bot is the weakest one."""
        self.lobby(game)
        for name, value in options.items():
            pictured = self.page.locator(f'input[type=radio][value="{value}"]')
            if pictured.count():
                pictured.check()
            else:
                self.page.locator(f'select[name="{name}"]').select_option(value)
        counts = self.page.get_by_role("group", name=self.words("players-count"), exact=True)
        if counts.count():
            alone = self.words("alone")
            counts.get_by_role("button", name=str(len(kinds)) if len(kinds) > 1 else alone, exact=True).click()
        for number, kind in enumerate(kinds, 1):
            row = self.page.get_by_role("group", name=self.words("seat-kind", number=number), exact=True)
            if not row.count():
                self.button("add-seat").click()
            row.get_by_role("button", name=self.words(f"kind-{kind}"), exact=True).click()
            if kind == "bot":
                strength = self.words("bot-strength", number=number)
                group = self.page.get_by_role("group", name=strength, exact=True)
                group.get_by_role("button").first.click()
            elif kind != "link":
                name = self.name if kind == "me" else f"{self.name} {number}"
                self.page.get_by_role("textbox", name=self.words("name-of-seat", number=number)).fill(name)
        self.button("start").click()
        self.page.wait_for_url("**/t/*")
        return self.table

    @property
    def table(self) -> str:
        return self.page.url.partition("/t/")[2].partition("#")[0]

    # --- the short way, for tests that are about something else ------------------------------------------

    def ask(self, method: str, path: str, data: Any = None) -> Any:
        """A request with this browser's cookie; who asks too often waits a moment, as the server says."""
        for _ in range(round(PATIENCE)):
            reply = self.context.request.fetch(
                f"{self.base}/api{path}", method=method, headers={"Origin": self.base}, data=data
            )
            if reply.status != HTTPStatus.TOO_MANY_REQUESTS:
                break
            time.sleep(1)
        assert reply.ok, f"{reply.status} {reply.text()}"
        return reply.json() if "application/json" in reply.headers["content-type"] else reply.text()

    def open_table(self, game: str, kinds: Sequence[str], options: dict[str, str] | None = None) -> dict[str, Any]:
        """A table without the lobby; this person goes there."""
        seats = [
            {"kind": kind, "bot": "beginner"} if kind == "bot"
            else {"kind": kind} if kind == "link"
            else {"kind": kind, "name": self.name if kind == "me" else f"{self.name} {number}"}
            for number, kind in enumerate(kinds, 1)
        ]  # fmt: skip
        made: dict[str, Any] = self.ask(
            "POST", "/tables", {"game": game, "seats": seats, "options": options or {}}
        )
        self.visit(f"/t/{made['table']}")
        return made

    def sit(self, made: dict[str, Any], seat: int) -> None:
        """Come by a seat's link."""
        self.follow(f"/t/{made['table']}#{made['seats'][seat]['token']}")

    def follow(self, link: str) -> None:
        """A free seat asks for the name, a way back whether it is me, a used link opens nothing."""
        self.visit(link)
        name = self.page.get_by_role("textbox", name=self.words("your-name"))
        back = self.button("come-back-as", who=self.name)
        used = self.page.get_by_role("alert")
        name.or_(back).or_(used).first.wait_for()
        if name.count():
            name.fill(self.name)
            self.button("sit-down-do").click()
        elif back.count():
            back.click()

    def at_board(self) -> None:
        """Wait until the board is there and the socket has greeted."""
        self.board.wait_for()
        self.until(lambda: self.wire.seat is not None or "full" in self.wire.kinds, "the first view")

    # --- the menu ----------------------------------------------------------------------------------------

    def menu(self, key: str) -> None:
        self.button("more").click()
        self.button(key).click()

    def leave(self, key: str) -> None:
        """Something in the menu that asks once more."""
        self.menu(key)
        self.page.get_by_role("dialog", name=self.words(f"{key}-sure")).wait_for()
        self.button(f"{key}-do").click()


Come = Callable[..., Person]
