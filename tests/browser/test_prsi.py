"""Prší, a card game of which the page knows nothing: every answer of a whole game is a click on its board."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from browser.checks import accessible, fits, shot
from browser.person import DESKTOP, GLOWING, PHONE, Come, Person, Size
from browser.play import one_of, play, press_and_confirm

GAME = "prsi"


def by_click(person: Person, chance: random.Random) -> None:
    """Play a card rather than draw one: random games are long."""
    person.fold()
    cards = person.board.locator(f"{GLOWING}:not(.hidden)")
    press_and_confirm(person, one_of(cards if cards.count() else person.glowing, chance))


@pytest.mark.parametrize(("lang", "size"), [("cs", DESKTOP), ("en", PHONE)], ids=str)
def test_whole_game(come: Come, lang: str, size: Size) -> None:
    jana = come("Jana", size, lang)
    jana.set_table(GAME, {}, ("me", "bot", "bot"))
    jana.at_board()
    jana.until(lambda: jana.wire.asked, "the first question")
    fits(jana, "a table of Prší")
    accessible(jana, "a table of Prší")
    shot(jana, f"prsi-{size}-{lang}")
    play([jana], by_click, seed=4, until=lambda answers: answers >= 5)
    shot(jana, f"prsi-later-{size}-{lang}")
    play([jana], by_click, seed=5)
    expect(jana.page.get_by_role("heading", level=1).last).to_have_text(re.compile(r"\w"))
    shot(jana, f"prsi-end-{size}-{lang}")


def test_a_card_that_does_not_fit_says_what_would(come: Come) -> None:
    jana = come("Jana")
    jana.open_table(GAME, ("me", "bot"))
    jana.at_board()
    jana.until(lambda: jana.wire.asked, "the first question")
    for _ in range(60):
        if jana.board.locator("[data-move][aria-disabled=true]:not(.hidden):not(.list)").count() > 1:
            break  # the top card, which is to be followed, and a card in hand
        by_click(jana, random.Random(1))
        jana.until(lambda: jana.wire.asked or jana.wire.over, "the next question")
    jana.press_place(jana.board.locator(".mine [aria-disabled=true]").first)
    expect(jana.page.get_by_role("alert")).to_have_text(re.compile("Navrchu je|esem|sedm"))
