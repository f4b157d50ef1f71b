"""The analysis of a finished game: wanted, watched, read, clicked through, and learnt from."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from browser.checks import accessible, fits, shot
from browser.conftest import wait_for
from browser.person import DESKTOP, PHONE, Come, Person, Size
from server.test_replay import a_record

EFFORT = (6, 2, 6)  # worlds, redraws, games played to their end: half a minute where nothing is compiled
SERVER = """
import sys
from deskovka.server.base.settings import Settings
from deskovka.server.serve import serve
port, db, *effort = sys.argv[1:]
serve(Settings(port=int(port), db=db, thinkers=1, trusted_proxy="127.0.0.1,::1",
      analysis_effort=tuple(map(int, effort))), lambda port: None)
"""
COMPUTED = 300_000  # milliseconds
Tables = dict[str, str]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A table whose analyses are quick and rough."""
    folder = tmp_path_factory.mktemp("analysis")
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        port = door.getsockname()[1]
    command = [sys.executable, "-c", SERVER, str(port), f"sqlite:///{folder / 'tables.db'}", *map(str, EFFORT)]
    log = folder / "log"
    with log.open("wb") as out:
        server = subprocess.Popen(command, stdout=out, stderr=subprocess.STDOUT, env=os.environ)
    try:
        base = f"http://localhost:{port}"
        wait_for(f"{base}/health", server, log)
        yield base
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(20)
    assert "Traceback" not in log.read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game of people who play at random."""
    file = tmp_path_factory.mktemp("record") / "game.jsonl"
    file.write_text(a_record("ireland", 2).text(), encoding="utf-8")
    return file


@pytest.fixture(scope="module")
def analysed() -> Tables:
    """The table that is analysed once for all tests here."""
    return {}


def open_analysis(person: Person, record: Path, analysed: Tables) -> None:
    """The analysis of the game: the first to come wants it, by clicks, and waits until it is done."""
    if "table" in analysed:
        person.visit(f"/t/{analysed['table']}/analysis")
        chart(person).wait_for()
        return
    made = person.ask("POST", "/records", {"record": record.read_text(encoding="utf-8"), "lang": "cs"})
    analysed["table"] = made["table"]
    person.visit(f"/t/{made['table']}/replay")
    person.page.get_by_role("link", name=person.words("analysis"), exact=True).click()
    person.button("an-start").click()
    expect(person.page.get_by_role("progressbar")).to_be_visible(timeout=COMPUTED)
    chart(person).wait_for(timeout=COMPUTED)
    expect(person.page.get_by_role("progressbar")).to_have_count(0, timeout=COMPUTED)


def chart(person: Person) -> Locator:
    return person.page.locator("figure svg[role=img]")


def move_shown(person: Person) -> int:
    return int(person.page.get_by_role("slider").input_value())


def decisions(person: Person) -> Locator:
    return person.page.locator("section[aria-labelledby=decision] button")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=str)
def test_it_is_wanted_and_read(come: Come, record: Path, analysed: Tables, size: Size) -> None:
    jana = come("Jana", size)
    open_analysis(jana, record, analysed)
    seats = jana.page.locator("button[aria-pressed]", has_text=jana.words("an-without"))
    expect(seats).to_have_count(2)
    jana.hit(seats.nth(1))
    expect(seats.nth(1)).to_have_attribute("aria-pressed", "true")

    # The list, the chart, keys and the card show one and the same decision.
    costly = jana.page.locator("section[aria-labelledby=costliest] ol button")
    expect(costly).not_to_have_count(0)
    jana.hit(costly.last)
    number = int(re.findall(r"\d+", costly.last.inner_text().split(":")[0])[-1])
    assert move_shown(jana) == number
    expect(jana.board).to_contain_text(jana.words("an-number", number=number))
    jana.page.get_by_role("slider").press("ArrowRight")
    assert move_shown(jana) > number
    box = chart(jana).bounding_box()
    assert box is not None
    chart(jana).click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    assert abs(move_shown(jana) - 34) < 6

    # An option in the list is that place on the board, and the other way round.
    expect(decisions(jana).first).to_have_attribute("aria-pressed", "true")
    jana.hit(decisions(jana).nth(1))
    expect(decisions(jana).nth(1)).to_have_attribute("aria-pressed", "true")
    expect(jana.glowing).not_to_have_count(0)

    jana.page.locator("summary", has_text=jana.words("an-as-table")).click()
    expect(jana.page.locator("figure + details tbody tr")).not_to_have_count(0)
    jana.hit(jana.page.get_by_role("link", name=jana.words("an-to-replay")))
    expect(jana.page).to_have_url(re.compile(rf"/t/{analysed['table']}/replay\?move="))


@pytest.mark.parametrize(("size", "theme", "lang"), [(DESKTOP, "dark", "en"), (PHONE, "light", "cs")], ids=str)
def test_how_it_looks(come: Come, record: Path, analysed: Tables, size: Size, theme: str, lang: str) -> None:
    jana = come("Jana", size, lang, theme)
    open_analysis(jana, record, analysed)
    accessible(jana, f"analysis {size} {theme}")
    fits(jana, f"analysis {size}")
    shot(jana, f"analysis-{size}-{theme}-{lang}")
    learn(jana)
    accessible(jana, f"learning {size} {theme}")
    fits(jana, f"learning {size}")
    shot(jana, f"learning-{size}-{theme}-{lang}")


def learn(person: Person) -> None:
    """Begin to learn from the faults of a seat that has some."""
    for seat in (0, 1):
        person.hit(person.page.locator("button[aria-pressed]", has_text=person.words("an-without")).nth(seat))
        button = person.page.locator(".right button.main")
        if button.is_enabled():
            person.hit(button)
            person.page.get_by_role("heading", name=re.compile(r"^\S+ 1 ")).wait_for()
            return
    raise AssertionError("nobody made a mistake")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=str)
def test_faults_are_played_again(come: Come, record: Path, analysed: Tables, size: Size) -> None:
    """What was played is wrong again, what is shown is the best; skipping goes on, and the end counts."""
    jana = come("Jana", size)
    open_analysis(jana, record, analysed)
    found = jana.ask("GET", f"/tables/{analysed['table']}/analysis/result")
    learn(jana)
    heading = jana.page.get_by_role("heading", name=re.compile(r"^\S+ \d+ "))
    total = int(heading.inner_text().split()[-1])
    said = jana.page.locator(".said")
    fault = next(
        one
        for one in found["decisions"]
        if jana.words("an-number", number=one["number"]) in jana.board.inner_text()
        and one["verdict"] in ("mistake", "blunder")
    )

    def try_move(n: int) -> None:
        move = found["moves"][str(fault["candidates"][n]["move"])]["say"][jana.words.lang]
        choices = jana.page.locator("details", has_text=jana.words("an-learn-choices"))
        if choices.get_attribute("open") is None:
            choices.locator("summary").click()
        jana.hit(choices.get_by_role("button", name=move, exact=True))
        jana.hit(jana.button("an-learn-play", move=move))

    try_move(fault["played"])
    expect(said).to_contain_text(jana.words("an-learn-same"))
    try_move(fault["best"])
    expect(said).to_contain_text(jana.words("an-learn-best", chance=0).split("!")[0])
    jana.hit(jana.page.locator(".lesson .side button.main"))
    for _ in range(total - 1):
        jana.hit(jana.button("an-learn-show"))
        expect(said).to_contain_text(jana.words("an-learn-shown", move="", chance=0, played=0).split(":")[0])
        jana.hit(jana.page.locator(".lesson .side button.main"))
    jana.page.get_by_role("heading", name=jana.words("an-learn-sum", right=0, all=total)).wait_for()
    jana.hit(jana.button("an-learn-close"))
    chart(jana).wait_for()


def test_a_click_on_the_board_is_an_answer(come: Come, record: Path, analysed: Tables) -> None:
    """A place that glows is tried by pressing it twice, and judged."""
    jana = come("Jana")
    open_analysis(jana, record, analysed)
    learn(jana)
    place = jana.glowing.first
    place.click()
    if jana.page.locator(".said p").count() == 0:
        place.click()
    expect(jana.page.locator(".said p").first).to_be_visible()


def test_others_only_read(come: Come, record: Path, analysed: Tables) -> None:
    """With the link alone it is read, never wanted."""
    jana, eva = come("Jana"), come("Eva")
    open_analysis(jana, record, analysed)
    eva.visit(f"/t/{analysed['table']}/analysis")
    chart(eva).wait_for()
    other = jana.ask("POST", "/records", {"record": a_record("scotland", 2).text(), "lang": "cs"})
    eva.visit(f"/t/{other['table']}/analysis")
    eva.page.get_by_text(eva.words("an-read-only")).wait_for()
    expect(eva.button("an-start")).to_have_count(0)
