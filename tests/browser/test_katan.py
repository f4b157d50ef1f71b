"""Katan – Duel at the table: whole games by clicks, a reload in the middle of a reaction, reasons, looks."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, expect

from browser.cases import FULL, LANGS, Look, in_pairs, looks
from browser.checks import accessible, fits, shot
from browser.person import DESKTOP, PHONE, Come, Person, Size
from browser.play import by_board, by_keys_board, by_keys_list, by_list, looking, play
from browser.test_games import shows_the_record

GAME = "katan-duel"
LOOK_EVERY = 25
BOUND = 1600  # answers of a person at most; a Duel with a weak player is long
BY_BOARD = 0.75  # of the answers, at least
KEYS = 8  # answers by the keyboard alone
TRIES = 6  # games in which a reaction must come up


class Whole(NamedTuple):
    """A whole game against a bot."""

    mode: str
    lang: str
    size: Size

    def __str__(self) -> str:
        return f"{self.mode}-{self.lang}-{self.size}"


def whole_games() -> list[Whole]:
    if FULL:
        return [Whole(*parts) for parts in in_pairs(("introductory", "duel"), LANGS, (DESKTOP, PHONE))]
    return [Whole("introductory", "cs", DESKTOP)]


# --- at the table ---------------------------------------------------------------------------------


def set_up(person: Person, mode: str) -> None:
    """A table against the bot that answers at once."""
    seats = [{"kind": "me", "name": person.name}, {"kind": "bot", "bot": "beginner"}]
    made = person.ask("POST", "/tables", {"game": GAME, "seats": seats, "options": {"mode": mode, "start": "1"}})
    person.visit(f"/t/{made['table']}")
    person.at_board()


def test_stacks_that_nobody_knows_are_not_ranked(come: Come) -> None:
    jana = come("Jana")
    set_up(jana, "introductory")
    jana.until(lambda: jana.wire.asked, "a question")
    assert "katan_duel.Stack" in str(jana.wire.question)
    expect(jana.page.get_by_text(jana.words("choices-alike"), exact=True)).to_be_visible()
    expect(jana.page.get_by_text(jana.words("choices-by-worth"), exact=True)).to_have_count(0)


def table_in_words(person: Person) -> list[str]:
    """Without the marks of what has just changed."""
    return person.board.locator("[data-move] > .unseen").all_text_contents()


class Turns:
    """Whose turn it is, by what a page has heard."""

    def __init__(self, person: Person) -> None:
        self.seat = 0
        person.page.on("websocket", lambda socket: socket.on("framereceived", self.receive))

    def receive(self, frame: str | bytes) -> None:
        for line in json.loads(frame).get("log") or ():
            if line["event"]["t"].endswith(".TurnBegan"):
                self.seat = line["seat"]


# --- the tests -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("whole", whole_games(), ids=str)
def test_whole_game(come: Come, whole: Whole) -> None:
    jana = come("Jana", whole.size, whole.lang)
    set_up(jana, whole.mode)

    def answer(person: Person, chance: random.Random) -> None:
        # In the list stands also what nobody does without a reason: removing cards of one's own.
        acting = "ActionPhase" in str(person.wire.question)
        (by_board if acting or chance.random() < BY_BOARD else by_list)(person, chance)

    play([jana], looking(answer, f"{GAME}-{whole}", LOOK_EVERY), bound=BOUND)
    # The chart is drawn of the points that the referee sent for every moment.
    expect(jana.page.locator("main figure path.line").first).to_have_attribute("d", re.compile(r"(L[^L]+){20}"))
    shows_the_record(jana)
    fits(jana, f"{whole}, the end")
    accessible(jana, f"{whole}, the end")
    shot(jana, f"{GAME}-{whole}-end")


@pytest.mark.parametrize("whole", whole_games() if FULL else [Whole("duel", "en", PHONE)], ids=str)
def test_reload_in_a_reaction(come: Come, whole: Whole) -> None:
    """Asked in the other player's turn, somebody reloads the page: the same question, the same table."""
    jana = come("Jana", whole.size, whole.lang)
    turns = Turns(jana)
    for attempt in range(TRIES):
        set_up(jana, whole.mode)
        play([jana], by_list, seed=attempt, until=lambda _: turns.seat == 1 and jana.wire.asked)
        if turns.seat == 1 and jana.wire.asked:
            break
    assert turns.seat == 1 and jana.wire.asked, "nobody reacts"
    jana.fold()
    jana.rest(300)
    question, places, views = jana.wire.question, table_in_words(jana), jana.wire.kinds.count("full")
    jana.page.reload()
    jana.until(lambda: jana.wire.kinds.count("full") > views, "a new view")
    jana.at_board()
    jana.rest(300)
    assert jana.wire.question == question
    assert table_in_words(jana) == places
    shot(jana, f"{GAME}-reaction-{whole}")
    by_board(jana, random.Random(0))


def test_a_card_that_cannot_be_played_says_why(come: Come) -> None:
    """Before the roll only few cards may be played; a click on another enlarges it and gives the reason."""
    jana = come("Jana")
    set_up(jana, "introductory")
    play([jana], by_list, until=lambda _: "BeforeRoll" in str(jana.wire.question) and jana.wire.asked)
    dark = jana.board.locator('[data-hand][aria-disabled="true"], li [data-move][aria-disabled="true"].held').first
    dark.click(force=True)
    expect(jana.page.get_by_role("alert")).to_be_visible()
    said = jana.page.get_by_role("alert").inner_text()
    assert [why for why in jana.wire.whys if why["words"]["cs"] in said]
    expect(jana.panel.locator("article")).to_be_visible()


def test_by_keys(come: Come) -> None:
    """Arrows lead to a stack that glows, Enter takes it; then the list is enough for everything."""
    jana = come("Jana")
    set_up(jana, "introductory")
    jana.until(lambda: jana.wire.asked, "the first question")
    by_keys_board(jana, random.Random(1))
    assert play([jana], by_keys_list, seed=2, until=lambda answers: answers >= KEYS) == KEYS


def dragged(person: Person, what: Locator, where: Callable[[], Locator], picture: str) -> None:
    """Pull something somewhere with the mouse or a finger; where to, is seen only when it is in the air."""
    finger = person.context.new_cdp_session(person.page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        places = [{"x": x, "y": y} for x, y in points]
        finger.send("Input.dispatchTouchEvent", {"type": f"touch{kind}", "touchPoints": places})

    what.scroll_into_view_if_needed()  # a tray holds more cards than a phone is wide
    here = middle(what)
    up = (here[0], here[1] - 30)
    if person.touch:
        touch("Start", here)
        touch("Move", up)
    else:
        person.page.mouse.move(*here)
        person.page.mouse.down()
        person.page.mouse.move(*up)
    person.rest(100)
    there = middle(where())
    if person.touch:
        touch("Move", there)
        shot(person, picture)
        touch("End")
    else:
        person.page.mouse.move(*there, steps=5)
        shot(person, picture)
        person.page.mouse.up()


def middle(what: Locator) -> tuple[float, float]:
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=str)
def test_a_card_is_dragged(come: Come, size: Size) -> None:
    """From the hand to a site that glows: it is built there. To the hand: nothing. A wrong one says why."""
    jana = come("Jana", size)
    set_up(jana, "introductory")
    hand = jana.page.locator("li.own .spot")
    buildable = hand.and_(jana.page.locator(".can:has(.kd-spine-green)"))

    def ready() -> bool:
        return "ActionPhase" in str(jana.wire.question) and jana.wire.asked and buildable.count() > 0

    for seed in range(TRIES):
        play([jana], by_list, seed=seed, until=lambda answers: ready() or answers > 60)
        if ready():
            break
        set_up(jana, "introductory")
    jana.fold()
    jana.rest(300)
    number = jana.wire.number
    dragged(jana, buildable.first, lambda: hand.last, f"{GAME}-dragged-back-{size}")
    jana.rest(300)
    assert jana.wire.number == number and jana.page.locator(".dragged, .lifted").count() == 0

    site = jana.board.locator(".ours .site.can")
    dragged(jana, buildable.first, lambda: site.first, f"{GAME}-dragged-{size}")
    jana.until(lambda: jana.wire.number != number, "the card is built")
    jana.until(lambda: jana.wire.asked, "the next question")
    assert jana.page.locator(".dragged").count() == 0

    dark = hand.and_(jana.page.locator(":not(.can)"))
    if "ActionPhase" in str(jana.wire.question) and dark.count():
        dragged(jana, dark.first, lambda: jana.board.locator(".ours .site").first, f"{GAME}-dragged-wrong-{size}")
        expect(jana.page.get_by_role("alert").filter(has=jana.button("show-rule"))).to_be_visible()


@pytest.mark.parametrize("look", looks(), ids=str)
def test_looks(come: Come, look: Look) -> None:
    """The table and the panel's parts, light and dark, in every size."""
    jana = come("Jana", look.size, look.lang, look.theme)
    set_up(jana, "duel")
    play([jana], by_list, seed=3, until=lambda answers: answers >= 40 and "ActionPhase" in str(jana.wire.question))
    jana.fold()
    jana.page.wait_for_load_state("networkidle")
    for part in ("play", "now", "rules"):
        if part != "play":
            jana.tab(f"tab-{part}")
            jana.rest(200)
        shot(jana, f"{GAME}-{part}-{look}")
        fits(jana, f"{part} {look}")
        accessible(jana, f"{part} {look}")
