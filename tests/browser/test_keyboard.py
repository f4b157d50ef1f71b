"""A whole game by the keyboard alone: Tab, arrows, Enter and Escape; the focus is never lost."""

from __future__ import annotations

import random

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
