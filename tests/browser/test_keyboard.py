"""A whole game by the keyboard alone: Tab, arrows, Enter and Escape; the focus is never lost."""

from __future__ import annotations

import json
import random
import re

import pytest
from playwright.sync_api import expect

from browser.cases import FULL, PLAYED
from browser.person import DESKTOP, SIZES, Come, Person, Size
from browser.play import by_keys_board, by_keys_list, focus, play, press, tab_to, walk

STEPS = 12  # of an arrow until something is not allowed


@pytest.mark.parametrize("size", SIZES if FULL else [DESKTOP], ids=str)
def test_whole_game_by_keys(come: Come, size: Size) -> None:
    jana = come("Jana", size)
    jana.lobby()
    choose_a_bot(jana)
    tab_to(jana, lambda f: bool(f["name"] == jana.words("start")), "the start")
    jana.page.keyboard.press("Enter")
    jana.at_board()
    tab_to(jana, lambda f: bool(f["place"]), "the board")

    def answer(person: Person, chance: random.Random) -> None:
        focus(person)
        (by_keys_board if chance.random() < 0.6 else by_keys_list)(person, chance)
        focus(person)

    play([jana], answer)
    tab_to(jana, lambda f: bool(f["name"] == jana.words("rematch")), "the rematch")
    expect(jana.button("rematch")).to_be_focused()


def choose_a_bot(person: Person) -> None:
    """In the second seat, the weakest one."""
    kind, bot = person.words("seat-kind", number=2), person.words("kind-bot")
    tab_to(person, lambda f: bool(f["group"] == kind and f["name"] == bot), "the kinds of seat 2")
    press(person, "Enter")
    strength = person.words("bot-strength", number=2)
    tab_to(person, lambda f: bool(f["group"] == strength), "the strength of the bot")
    press(person, "Enter")


def test_escape_lets_go(come: Come, game: str) -> None:
    """A refusal, a dialog and a menu go away, and the focus is back where it was."""
    jana = come("Jana")
    jana.open_table(game, ("me", "bot"))
    jana.at_board()
    jana.until(lambda: jana.wire.asked, "a question")
    tab_to(jana, lambda f: bool(f["place"]), "the board")
    here = walk(jana, random.Random(0), glows=False)
    refusal = jana.page.get_by_role("alert").filter(has=jana.button("show-rule"))
    for step in range(STEPS):  # some dark places only tell what lies there
        if not here["glows"]:
            press(jana, "Enter")
            jana.rest(300)
        if refusal.count():
            break
        here = press(jana, ("ArrowDown", "ArrowRight")[step % 2])
    refusal.wait_for()
    assert press(jana, "Escape")["name"] == here["name"]
    refusal.wait_for(state="detached")

    tab_to(jana, lambda f: bool(f["name"] == jana.words("stand-in")), "what is a stand-in")
    press(jana, "Enter")
    stand_ins = jana.page.get_by_role("dialog", name=jana.words("in-force"))
    stand_ins.wait_for()
    assert press(jana, "Escape")["name"] == jana.words("stand-in")
    stand_ins.wait_for(state="detached")

    tab_to(jana, lambda f: bool(f["name"] == jana.words("invite")), "the invitation")
    press(jana, "Enter")
    dialog = jana.page.get_by_role("dialog", name=jana.words("invite"))
    dialog.wait_for()
    assert press(jana, "Escape")["name"] == jana.words("invite")
    dialog.wait_for(state="detached")


# From each place all four arrows, and where each of them leads.
ARROWS = """() => {
  const places = [...document.querySelectorAll('main [data-move][tabindex]')]
  const names = places.map(e => e.getAttribute('aria-label') ?? e.textContent)
  return [names, places.map(place => ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map(key => {
    place.focus()
    place.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}))
    return places.indexOf(document.activeElement)
  }))]
}"""


@pytest.mark.parametrize("variant", [0, -1])
def test_arrows_reach_every_place(come: Come, game: str, variant: int) -> None:
    jana = come("Jana")
    jana.open_table(game, ("me", "bot"), {PLAYED[game].pictured: PLAYED[game].variants[variant]})
    jana.at_board()
    names, leads = jana.page.evaluate(ARROWS)
    for start in range(len(leads)):
        reached, todo = {start}, [start]
        while todo:
            fresh = set(leads[todo.pop()]) - reached
            reached |= fresh
            todo += fresh
        missed = [name for place, name in enumerate(names) if place not in reached]
        assert missed == [], f"from {names[start]} the arrows do not lead to {missed}"


def test_shortcuts_and_their_sheet(come: Come, one_click_game: str) -> None:
    jana = come("Jana")
    jana.open_table(one_click_game, ("me", "bot"))
    jana.at_board()
    jana.until(lambda: jana.wire.asked, "a question")
    jana.page.keyboard.press("?")
    sheet = jana.page.get_by_role("dialog", name=jana.words("keys"))
    sheet.wait_for()
    number = jana.wire.number
    jana.page.keyboard.press("1")  # not while the sheet is open
    jana.page.keyboard.press("Escape")
    sheet.wait_for(state="detached")
    assert jana.wire.number == number
    jana.page.keyboard.press("c")
    write = jana.page.get_by_role("textbox", name=jana.words("chat-write"))
    write.fill("")
    write.press_sequentially("u1?")  # whoever writes means the letters
    expect(write).to_have_value("u1?")
    assert jana.wire.number == number
    jana.tab("tab-now")
    jana.choices.first.wait_for()
    picked = min(jana.choices.count(), 2) - 1
    jana.page.keyboard.press(str(picked + 1))  # only picks: the list may have changed under the finger
    expect(jana.choices.nth(picked)).to_be_focused()
    expect(jana.choices.nth(picked)).to_have_class(re.compile("picked"))
    jana.rest(300)
    assert jana.wire.number == number
    jana.page.keyboard.press("Enter")
    jana.until(lambda: jana.wire.number != number, "an answer by its number")


def test_a_key_held_down_is_one_press(come: Come, one_click_game: str) -> None:
    jana = come("Jana")
    jana.open_table(one_click_game, ("me", "bot"))
    jana.at_board()
    jana.until(lambda: jana.wire.asked, "a question")
    jana.choices.first.wait_for()
    said: list[str] = []
    jana.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: said.append(str(frame))))
    jana.page.reload()
    jana.choices.first.wait_for()
    jana.page.keyboard.press("1")
    for held in ("Enter", "u"):
        jana.until(lambda: jana.wire.asked, "a question")
        for _ in range(20):  # all but the first are repeats, which keyboards send every 30 milliseconds
            jana.page.keyboard.down(held)
            jana.rest(30)
        jana.page.keyboard.up(held)
    kinds = [json.loads(frame)["t"] for frame in said]
    assert (kinds.count("play"), kinds.count("undo")) == (1, 1)
