"""The coach with real clicks and taps: a hint in three steps, a warning, and that people have to agree to it."""

from __future__ import annotations

import json
import re
from functools import cache

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from browser.checks import accessible, fits, shot
from browser.moments import by_chance, go_on, opened
from browser.person import DESKTOP, PHONE, Come, Person, Size
from deskovka.table import Table

GAME, SEED, ANSWERS = "rebirth", 1, 400
LATE = 45  # answers after which it matters what is answered
SLOW = 30_000  # milliseconds that the coach may take where nothing is compiled


@cache
def played() -> Table:
    return by_chance(GAME, 2, SEED, ANSWERS, {"map": "scotland"})[0]


def sit_at(person: Person, answers: int, *others: str) -> None:
    """Take the seat that is asked after this number of answers."""
    seat = played().moves[answers][0]
    kinds = [*others]
    kinds.insert(seat, "me")
    go_on(person, opened(person, played()), answers, tuple(kinds))
    person.at_board()
    person.until(lambda: person.wire.asked, "the own question")


def step(person: Person, number: int) -> Locator:
    """Ask for a step of the hint; what it says."""
    person.unfold()
    person.hit(person.button(f"hint-show-{number}"))
    person.unfold()
    said = person.page.locator(".hint li").nth(number - 1)
    even = person.page.get_by_text(person.words("hint-even"))
    expect(said.locator("p").or_(even).first).to_be_visible(timeout=SLOW)
    return even if even.count() else said


def first_step(person: Person) -> Locator:
    """In a turn in which it matters what is answered."""
    said = step(person, 1)
    while "stejně" in said.inner_text():
        number = (person.wire.question or {})["number"]
        person.hit(person.choices.first)
        if person.compact:
            person.hit(person.page.locator(".sheet .go"))
        person.until(lambda n=number: person.wire.asked and (person.wire.question or {})["number"] > n, "a turn")  # type: ignore[misc]
        said = step(person, 1)
    return said


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=str)
def test_a_hint_in_three_steps(come: Come, size: Size) -> None:
    jana = come("Jana", size)
    sit_at(jana, LATE, "bot")
    lens = jana.page.locator(".lens")
    expect(lens).to_have_count(0)
    expect(first_step(jana)).to_contain_text(re.compile(r"Mezi \d+ z \d+ možností"))
    expect(jana.button("hint-show-3")).to_have_count(0)
    step(jana, 2)
    third = step(jana, 3)
    expect(third).to_contain_text(re.compile(r"vyhrává asi v \d+ %"))
    shot(jana, f"hint-{size}")
    fits(jana, "a hint")
    accessible(jana, "a hint")
    jana.hit(third.get_by_role("button"))
    jana.unfold()
    expect(jana.page.locator(".hint li")).to_have_count(3)  # it stays until the turn ends
    number = (jana.wire.question or {})["number"]
    jana.hit(jana.choices.first)
    if jana.compact:
        jana.hit(jana.page.locator(".sheet .go"))
    jana.until(lambda: (jana.wire.question or {}).get("number") != number or jana.wire.over, "the answer")
    expect(jana.page.locator(".hint li b:not(.next)")).to_have_count(0)
    expect(lens).to_have_count(0)


def warned(person: Person, checks: list[bool]) -> None:
    """The coach finds every move costly at once, for how long it thinks is another test's business."""

    def between(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def forward(words: str | bytes) -> None:
            message = json.loads(words)
            if message["t"] != "check":
                server.send(words)
                return
            checks.append(message["quietly"])
            if not message["quietly"]:
                why = {
                    "cs": "V průměru o 2,7 bodu méně (hrady).",
                    "en": "On average 2.7 fewer points for castles.",
                }
                told = {name: message[name] for name in ("seat", "question", "move")}
                doubt = {"t": "checked", **told, "loss": 0.29, "half": 0.04, "why": why, "warned": len(checks)}
                page.send(json.dumps(doubt))

        page.on_message(forward)

    person.page.route_web_socket(re.compile("/ws/"), between)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=str)
def test_a_costly_move_is_asked_about_once(come: Come, size: Size) -> None:
    jana = come("Jana", size)
    jana.context.add_init_script('localStorage.setItem(\'deskovka.settings\', \'{"warn": 10, "lang": "cs"}\')')
    checks: list[bool] = []
    warned(jana, checks)
    jana.open_table(GAME, ("me", "bot"), {"map": "scotland", "start": "1"})
    jana.at_board()
    expect(jana.board).to_be_visible()

    def try_it(place: Locator) -> Locator:
        if size is PHONE:
            jana.fold()
            place.tap()
            jana.hit(jana.page.locator(".sheet .go"))
        else:
            place.click()
        return jana.page.get_by_role("alertdialog")

    place = jana.glowing.nth(3)
    name = place.get_attribute("data-move")
    place = jana.board.locator(f'[data-move="{name}"]')
    warning = try_it(place)
    expect(warning).to_contain_text("29 bodů šance")
    expect(jana.button("doubt-think")).to_be_focused()
    shot(jana, f"warning-{size}")
    over, under = warning.bounding_box(), place.locator(".touch").bounding_box()
    assert over and under
    apart = (
        over["x"] >= under["x"] + under["width"]
        or under["x"] >= over["x"] + over["width"]
        or over["y"] >= under["y"] + under["height"]
        or under["y"] >= over["y"] + over["height"]
    )
    assert apart, "the warning covers the place"
    accessible(jana, "a warning")
    before = jana.wire.seq
    jana.page.keyboard.press("Escape")
    expect(warning).to_have_count(0)
    assert jana.wire.seq == before
    try_it(place)
    jana.hit(jana.button("doubt-play"))
    jana.until(lambda: jana.wire.seq > before, "the answer")
    expect(warning).to_have_count(0)
    assert checks.count(False) == 2  # what is played all the same is not asked about again


def test_people_have_to_agree(come: Come) -> None:
    jana, tom = come("Jana"), come("Tom", PHONE)
    made = jana.open_table(GAME, ("me", "link"), {"start": "2"})
    tom.sit(made, 1)
    for person in (jana, tom):
        person.at_board()
    expect(jana.page.locator(".hint")).to_have_count(0)
    jana.button("more").click()
    jana.page.get_by_label(jana.words("help")).click()
    asked = tom.page.get_by_role("alert").filter(has_text=tom.words("consent-about", who="Jana"))
    expect(asked).to_be_visible()
    shot(tom, "consent-phone")
    accessible(tom, "the coach's proposal")
    expect(jana.page.locator(".coach")).to_have_count(0)
    tom.hit(asked.get_by_role("button", name=tom.words("consent-yes")))
    expect(jana.page.locator(".coach")).to_be_visible()
    one = jana if jana.wire.asked else tom
    one.unfold()
    expect(one.page.locator(".hint")).to_be_visible()
    jana.button("coach-end").click()
    expect(one.page.locator(".hint")).to_have_count(0)
    expect(tom.page.get_by_role("alert").filter(has_text="bez trenéra")).to_be_visible()
