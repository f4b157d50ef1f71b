"""Whose a seat is, with real browsers: a used-up link, a way back, a new device thrown out, somebody new."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from browser.checks import accessible, fits
from browser.person import PHONE, Come, Person


def more_links(person: Person) -> None:
    person.button("invite").click()
    person.page.get_by_text(person.words("more-links")).click()


def device(person: Person, what: str) -> Locator:
    return person.page.get_by_role("listitem").filter(has_text=what)


def test_a_link_works_once_and_a_new_device_is_thrown_out(come: Come, game: str) -> None:
    jana, tom, phone = come("Jana"), come("Tom", lang="en"), come("Tom", PHONE, lang="en")
    made = jana.open_table(game, ("me", "link"))
    tom.sit(made, 1)
    jana.at_board()
    tom.at_board()
    jana.forgive("status of 403")
    jana.sit(made, 1)
    expect(jana.page.get_by_role("alert")).to_contain_text("Odkaz už neplatí")
    jana.button("only-watch").click()
    jana.at_board()
    assert jana.wire.seat == 0
    more_links(tom)
    link = tom.page.get_by_role("textbox", name=tom.words("link-for", who="Tom")).input_value()
    expect(device(tom, tom.words("device-this"))).to_be_visible()
    phone.follow("/t/" + link.partition("/t/")[2])
    phone.at_board()
    phone.until(lambda: phone.wire.seat == 1, "the own seat")
    expect(tom.page.get_by_role("status").filter(has_text="further device")).to_be_attached()
    accessible(tom, "the own devices")
    fits(tom, "the own devices")
    device(tom, tom.words("connected")).get_by_role("button", name=tom.words("throw-out")).click()
    expect(tom.page.get_by_role("button", name=tom.words("throw-out"))).to_have_count(0)
    expect(phone.page.get_by_role("alert").filter(has_text="thrown out")).to_be_visible()
    phone.until(lambda: phone.wire.seat is None, "a spectator's view")
    fits(phone, "thrown out")
    field = tom.page.get_by_role("textbox", name=tom.words("link-for", who="Tom"))
    expect(field).not_to_have_value(link)  # the old way back is dead, and a new one is there
    phone.forgive("status of 403")
    phone.follow("/t/" + link.partition("/t/")[2])
    expect(phone.page.get_by_role("alert")).to_contain_text("used up")


def test_somebody_new_in_an_abandoned_seat(come: Come, large_game: str) -> None:
    jana, tom, eva = come("Jana"), come("Tom", lang="en"), come("Eva")
    made = jana.open_table(large_game, ("me", "link", "link"))
    tom.sit(made, 1)
    eva.sit(made, 2)
    for person in (jana, tom, eva):
        person.at_board()
    tom.page.goto("about:blank")
    seat = jana.players.get_by_role("button", name="Tom")
    expect(seat).to_contain_text(jana.words("away"))
    seat.click()
    jana.button("reopen").click()
    jana.page.get_by_role("dialog", name=jana.words("reopen-sure", who="Tom")).wait_for()
    jana.button("reopen-do").click()
    question = eva.page.get_by_role("alert").filter(has_text=eva.words("asked-seat", who="Tom"))
    question.get_by_role("button", name=eva.words("yes")).click()
    expect(jana.page.get_by_role("status").filter(has_text="někoho nového")).to_be_visible()
    expect(seat).to_contain_text(jana.words.like("bot-named", "name"))
    eva.tab("tab-chat")
    expect(eva.page.get_by_role("listitem").filter(has_text="někoho nového")).to_be_visible()
    jana.button("invite").click()
    link = jana.page.get_by_role("textbox", name=jana.words("link-for", who="Tom")).input_value()
    dana = come("Dana")
    dana.follow("/t/" + link.partition("/t/")[2])
    dana.at_board()
    dana.until(lambda: dana.wire.seat == 1, "the seat")
    expect(jana.page.get_by_role("status").filter(has_text=re.compile("Dana"))).to_be_attached()
