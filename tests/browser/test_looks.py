"""Every screen, light and dark, in every size: axe finds nothing serious, nothing is cut off or covered."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.cases import Look, company, looks
from browser.checks import accessible, fits, shot
from browser.person import Come, Person, Size
from browser.play import by_list, play, settled

LYING = Size(844, 390)


def look_at(person: Person, game: str, screen: str, look: Look) -> None:
    person.page.wait_for_load_state("networkidle")
    shot(person, f"{game}-{screen}-{look}")
    fits(person, f"{screen} {look}")
    accessible(person, f"{screen} {look}")


@pytest.mark.parametrize("look", looks(), ids=str)
def test_before_the_game(come: Come, game: str, look: Look) -> None:
    """The lobby, its rules, the table that waits, its links, the seat that waits."""
    jana, tom = come("Jana", look.size, look.lang, look.theme), come("Tom", look.size, look.lang, look.theme)
    jana.home()
    look_at(jana, game, "home-first", look)
    jana.lobby(game)
    look_at(jana, game, "lobby", look)
    jana.button("tab-rules").click()
    jana.page.locator("[data-rule]").first.wait_for()
    look_at(jana, game, "lobby-rules", look)
    made = jana.open_table(game, company(game, "me", "link", "bot"))
    expect(jana.page.get_by_role("heading", name=jana.words("waiting-start"))).to_be_visible()
    jana.button("copy").first.wait_for()
    look_at(jana, game, "waiting", look)
    tom.visit(f"/t/{made['table']}#{made['seats'][1]['token']}")
    tom.button("sit-down-do").wait_for()
    look_at(tom, game, "sit", look)
    jana.home()
    expect(jana.page.get_by_role("heading", name=jana.words("others-turn"))).to_be_visible()
    look_at(jana, game, "home", look)


@pytest.mark.parametrize("look", looks(), ids=str)
def test_the_game(come: Come, game: str, look: Look) -> None:
    """The board, the panel's parts, the invitation, the settings, the end."""
    jana = come("Jana", look.size, look.lang, look.theme)
    jana.open_table(game, company(game, "me", "bot", "bot"))
    jana.at_board()
    play([jana], by_list, until=lambda answers: answers >= 6 and jana.wire.asked)
    jana.fold()
    look_at(jana, game, "play", look)
    for tab in ("now", "log", "rules", "chat"):
        jana.tab(f"tab-{tab}")
        if tab == "rules":
            jana.page.locator("[data-rule]").first.wait_for()
        look_at(jana, game, f"play-{tab}", look)
    jana.fold()
    jana.button("settings").click()
    look_at(jana, game, "settings", look)
    jana.page.keyboard.press("Escape")
    if jana.compact:
        jana.menu("invite")
    else:
        jana.button("invite").click()
    jana.page.get_by_text(jana.words("more-links")).click()
    look_at(jana, game, "invite", look)
    jana.page.keyboard.press("Escape")
    jana.leave("resign")
    expect(jana.page.get_by_role("table")).to_be_visible()
    look_at(jana, game, "end", look)


def test_a_second_tap_plays_where_no_button_does(come: Come, one_click_game: str) -> None:
    """A tablet that lies: the first tap shows what would happen."""
    jana = come("Jana", Size(1024, 768))
    jana.open_table(one_click_game, ("me", "bot"))
    jana.at_board()
    jana.until(lambda: jana.wire.asked, "a question")
    number = jana.wire.number
    place = jana.board.locator(f'[data-move="{jana.glowing.first.get_attribute("data-move")}"]')
    place.tap()
    expect(jana.choices.and_(jana.page.locator(".picked"))).to_have_count(1)
    assert jana.wire.number == number
    settled(jana, place.tap)
    assert jana.wire.number != number


def test_a_low_window(come: Come, game: str) -> None:
    """A phone that lies, a desktop at 200 %: the panel is beside the board, for under it nothing would be left."""
    jana = come("Jana", LYING)
    made = jana.open_table(game, ("me", "bot"))
    jana.at_board()
    play([jana], by_list, until=lambda answers: answers >= 3 and jana.wire.asked)
    board = jana.board.bounding_box()
    assert board is not None and board["height"] > LYING.height / 2
    fits(jana, "a low window")
    accessible(jana, "a low window")
    shot(jana, f"{game}-{LYING}")
    jana.visit(f"/t/{made['table']}/replay")
    jana.board.wait_for()
    fits(jana, "a replay in a low window")
