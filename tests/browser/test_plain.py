"""A third party's game, of which the page knows nothing: drawn from its board and played to its end."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from browser.checks import accessible, fits, shot
from browser.person import DESKTOP, PHONE, Come, Person, Size
from browser.play import by_keys_list, by_list, one_of, play, press_and_confirm, settled

GAME = "skirmish"
BY_BOARD = 0.5  # of the answers, at least


class Clicks:
    """Answers on the board where it glows, else from the list."""

    def __init__(self) -> None:
        self.on_board = 0

    def answer(self, person: Person, chance: random.Random) -> None:
        person.fold()
        if not person.glowing.count():
            by_list(person, chance)
            return
        self.on_board += 1
        place = one_of(person.glowing, chance)
        if place.get_attribute("aria-expanded") is not None:  # it stands for several moves
            person.hit(place)
            settled(person, lambda: person.hit(person.board.locator(".ask button").first))
        else:
            press_and_confirm(person, place)


@pytest.mark.parametrize(("lang", "size"), [("cs", DESKTOP), ("en", PHONE)], ids=str)
def test_whole_game(come: Come, lang: str, size: Size) -> None:
    jana = come("Jana", size, lang)
    jana.set_table(GAME, {}, ("me", "bot"))
    jana.at_board()
    jana.until(lambda: jana.wire.asked, "the first question")
    fits(jana, "a plain board")
    accessible(jana, "a plain board")
    shot(jana, f"plain-{size}-{lang}")
    clicks = Clicks()
    answers = play([jana], clicks.answer, seed=4)
    assert clicks.on_board >= answers * BY_BOARD
    expect(jana.page.get_by_role("heading", level=1).last).to_have_text(re.compile(r"\d"))
    shot(jana, f"plain-end-{size}-{lang}")
    jana.visit(f"/t/{jana.table}/replay")
    expect(jana.page.get_by_role("slider").first).to_be_visible()
    fits(jana, "a plain replay")
    shot(jana, f"plain-replay-{size}-{lang}")


def test_the_board_says_why_not_and_keys_are_enough(come: Come) -> None:
    """A card that may not be played has an answer, and the list is played by keys alone."""
    jana = come("Jana")
    jana.open_table(GAME, ("me", "bot"))
    jana.at_board()
    jana.until(lambda: jana.wire.asked, "the first question")
    chance = random.Random(2)
    for _ in range(60):
        if jana.dark.count():
            break
        by_list(jana, chance)
        jana.until(lambda: jana.wire.asked or jana.wire.over, "the next question")
    jana.press_place(jana.dark.first)
    expect(jana.page.get_by_role("alert")).to_have_text(re.compile(r"\w"))
    assert play([jana], by_keys_list, seed=2, until=lambda answers: answers >= 3) <= 3


def test_others_see_backs(come: Come) -> None:
    """A spectator gets no faces of hands, and the bytes say as much."""
    jana, eva = come("Jana"), come("Eva", lang="en")
    jana.open_table(GAME, ("me", "bot"))
    jana.at_board()
    eva.visit(f"/t/{jana.table}")
    eva.at_board()
    hands = [zone["pieces"] for name, zone in eva.wire.view["table"].items() if name.startswith("hand-")]
    assert hands and all(piece.get("hidden") for hand in hands for piece in hand)
    expect(eva.board.locator(".hidden").first).to_be_visible()
