"""Clocks: chosen in the lobby, counting at the table, running out; and a log that comes in parts."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Locator, WebSocketRoute, expect

from browser.checks import fits
from browser.person import PHONE, Come, Person
from browser.play import by_list, play

LIMIT = 5  # seconds, the shortest that the server allows


def clock(person: Person, seat: int) -> Locator:
    return person.page.locator(f'[data-clock="{seat}"]')


def seconds(person: Person, seat: int) -> int:
    minutes, _, rest = clock(person, seat).locator(".time").inner_text().partition(":")
    return 60 * int(minutes) + int(rest)


def test_time_runs_out_and_a_bot_takes_the_seat(come: Come, game: str) -> None:
    jana = come("Jana")
    jana.lobby(game)
    jana.page.get_by_role("combobox", name=jana.words("clocks"), exact=True).select_option("own")
    per_move = jana.page.get_by_role("group", name=jana.words("per-move"), exact=True)
    per_move.get_by_role("spinbutton").fill(str(LIMIT))
    per_move.get_by_role("combobox").select_option("seconds")
    jana.page.get_by_role("group", name=jana.words("per-game"), exact=True).get_by_role("spinbutton").fill("")
    jana.button("out-bot").click()
    expect(jana.page.get_by_text(jana.words("terms-move", time=f"{LIMIT} s"))).to_be_visible()
    seats = jana.page.get_by_role("group", name=jana.words("seat-kind", number=2), exact=True)
    seats.get_by_role("button", name=jana.words("kind-bot"), exact=True).click()
    jana.page.get_by_role("textbox", name=jana.words("name-of-seat", number=1)).fill("Jana")
    jana.button("start").click()
    jana.at_board()
    jana.until(lambda: jana.wire.asked, "a question")
    jana.until(lambda: seconds(jana, 0) <= LIMIT - 1, "the clock goes")
    expect(clock(jana, 0)).not_to_have_class(re.compile("soon"))
    expect(clock(jana, 1)).to_have_count(0)  # bots have time
    expect(clock(jana, 0)).to_have_class(re.compile("soon"))
    warning = jana.words("clock-soon", seconds=2).partition(",")[0]
    expect(jana.page.get_by_role("status").filter(has_text=warning)).to_have_count(1)
    expect(jana.page.get_by_role("status").filter(has_text="Jana: čas vypršel")).to_be_visible()
    expect(jana.choices).to_have_count(0)
    jana.button("take-back").click()  # perhaps while the bot thinks: then it is hers when it has answered
    expect(jana.page.get_by_role("status").filter(has_text="Jana: místo dostaneš zpátky")).to_have_count(0)
    expect(jana.button("take-back")).to_have_count(0)
    jana.until(lambda: jana.wire.asked, "a question again")
    expect(jana.choices.first).to_be_visible()


def test_the_table_is_asked_about_somebody_late(come: Come, game: str) -> None:
    jana, tom = come("Jana"), come("Tom", PHONE, "en")
    wish = {"game": game, "clock": {"move": LIMIT, "game": 3600, "out": "ask"}}
    made = jana.ask("POST", "/tables", {**wish, "seats": [{"kind": "me", "name": "Jana"}, {"kind": "link"}]})
    jana.visit(f"/t/{made['table']}")
    tom.sit(made, 1)
    jana.at_board()
    tom.at_board()
    jana.until(lambda: jana.wire.asked or tom.wire.asked, "a question")
    seat = 0 if jana.wire.asked else 1
    late, other = (jana, tom) if seat == 0 else (tom, jana)
    expect(clock(late, 1 - seat)).to_contain_text("1:00:00")  # the other's hour has not begun
    late.page.get_by_role("alert").filter(has_text=late.words("waits-clock")).wait_for()
    asked = other.page.get_by_role("alert").filter(has_text=other.words("asked-clock", who=late.name))
    asked.wait_for()
    expect(clock(other, seat)).to_contain_text("0:00")
    fits(tom, "the table is asked")
    other.button("no").click()
    asked.wait_for(state="detached")
    for person in (late, other):
        expect(clock(person, seat)).to_contain_text(person.words("clock-free"))
    play((jana, tom), by_list, until=lambda answers: answers >= 1)


def test_earlier_lines_of_the_log_come_when_they_are_wanted(come: Come, game: str) -> None:
    jana = come("Jana")
    asked: list[int] = []

    def between(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def forward(message: str | bytes) -> None:
            frame = json.loads(message)
            if frame["t"] == "earlier":
                asked.append(frame["before"])
            server.send(json.dumps({**frame, "lines": 3}) if frame.get("lines") else message)

        page.on_message(forward)

    jana.open_table(game, ("me", "bot"))
    jana.at_board()
    play([jana], by_list, until=lambda answers: answers >= 3 and jana.wire.asked)
    jana.tab("tab-log")
    entries = jana.page.get_by_role("region", name=jana.words("tab-log")).get_by_role("listitem")
    whole = entries.all_text_contents()
    jana.page.route_web_socket("**/ws/*", between)
    jana.page.reload()
    jana.at_board()
    assert asked == []
    jana.tab("tab-log")
    expect(entries).to_have_text(whole)
    assert len(asked) == 1 and asked[0] > 3
    expect(jana.button("earlier")).to_have_count(0)
