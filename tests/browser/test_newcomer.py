"""What somebody new stumbles over: a lesson cut off, a button over a piece, two main buttons, undo of nothing."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from browser.person import DESKTOP, GLOWING, PHONE, Come, Person, Size
from browser.test_room import sit_at
from deskovka.core.text import STAND_IN

LESSONS = 20  # at most in a guided game
PADDING = 8  # pixels into which a part that sticks to an edge reaches
CASTLES = 4  # lessons before the one of castles
ROAD = 3  # lessons before the one that wants a road
SECTIONS = 4
REGIONS = 6  # of one player at the beginning
ANSWERS = 40  # of a person before a card can be laid
CARD_SITE = "li.own .spot.can:has(.kd-spine-green)"  # a card that is laid on a site
HIDDEN = """all => all.filter(e => {
    const box = (e.querySelector('.touch') ?? e).getBoundingClientRect()
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false
    return !e.contains(document.elementFromPoint(x, y))
}).map(e => e.dataset.move)"""
APART = """all => all.flatMap(region => {
    const [a, b] = ['.number', '.short'].map(part => region.querySelector(part).getBoundingClientRect())
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
    return wide > 1 && high > 1 ? [region.textContent] : []
})"""
INSIDE = "e => { const b = e.getBoundingClientRect(); return b.top >= 0 && b.bottom <= innerHeight + 1 }"


def guided(person: Person, game: str) -> Locator:
    """Begin a guided first game and return its lesson."""
    person.lobby(game)
    person.button("guided").click()
    lesson = person.page.locator("section[aria-labelledby=lesson]")
    lesson.wait_for()
    person.until(lambda: person.wire.asked, "my turn")
    return lesson


@pytest.mark.parametrize("guided_game", ["rebirth", "katan-duel", "settlers", "scythe"])
def test_on_a_phone_each_lesson_is_whole_and_hides_nothing(come: Come, guided_game: str) -> None:
    jana = come("Jana", PHONE)
    lesson = guided(jana, guided_game)
    for _ in range(LESSONS):
        title = lesson.get_by_role("heading").inner_text()
        jana.rest(200)
        for part in (lesson.locator("p").nth(1), lesson.locator(".acts"), jana.page.locator(".sheet > .acts")):
            assert part.evaluate(INSIDE), f"{title}: {part}"
        room = lesson.evaluate("e => e.scrollHeight - e.clientHeight")
        assert room <= PADDING, f"{title}: {room} pixels are cut off"
        assert jana.page.locator(f".map {GLOWING}").evaluate_all(HIDDEN) == [], title
        if lesson.get_by_role("button", name=jana.words("guide-end"), exact=True).count():
            return
        on = lesson.get_by_role("button", name=jana.words("guide-next"), exact=True)
        (on if on.count() else jana.button("guide-skip")).tap()
        expect(lesson.get_by_role("heading")).not_to_have_text(title)
    raise AssertionError("the guide has no end")


def test_a_lesson_says_when_it_has_to_wait(come: Come) -> None:
    jana = come("Jana")
    lesson = guided(jana, "katan-duel")
    heading = lesson.get_by_role("heading")
    for _ in range(ROAD):  # the dice are not rolled yet
        before = heading.inner_text()
        lesson.locator(".acts .main, .acts .linklike").click()
        expect(heading).not_to_have_text(before)
    expect(lesson).to_contain_text(jana.words("guide-later"))


def test_the_lesson_of_castles_frames_places_beside_one(come: Come) -> None:
    jana = come("Jana")
    lesson = guided(jana, "rebirth")
    heading = lesson.get_by_role("heading")
    for _ in range(CASTLES):
        before = heading.inner_text()
        lesson.locator(".acts .main, .acts .linklike").click()
        expect(heading).not_to_have_text(before)
    framed = jana.page.locator(".halo")
    expect(framed.first).to_be_visible()
    boxes = [box for one in framed.all() if (box := one.bounding_box())]
    board = jana.page.locator(".map").bounding_box()
    assert board and boxes and all(box["width"] < board["width"] / 4 for box in boxes)


def test_all_sections_are_in_sight_on_a_phone(come: Come) -> None:
    jana = come("Jana", PHONE)
    jana.open_table("scythe", ("me", "bot"))
    jana.at_board()
    jana.until(lambda: jana.wire.asked and "ChooseSection" in str(jana.wire.question), "the first question")
    sections = jana.page.locator('[data-move^="section-"]:visible')
    expect(sections).to_have_count(SECTIONS)
    for box in (section.bounding_box() for section in sections.all()):
        assert box is not None
        assert box["x"] >= 0 and box["x"] + box["width"] <= PHONE.width


def test_skipping_an_action_is_not_what_the_eye_falls_upon(come: Come) -> None:
    jana = come("Jana", PHONE)
    jana.open_table("scythe", ("me", "bot"))
    jana.at_board()
    jana.until(lambda: jana.wire.asked and "ChooseSection" in str(jana.wire.question), "the first question")
    sections = jana.page.locator('[data-move^="section-"]:visible')
    sections.filter(has=jana.page.locator('use[href="#sy-bolster"]')).first.tap()
    jana.until(lambda: "TopAction" in str(jana.wire.question), "which part of it")
    button = jana.page.locator(".sheet .go")
    expect(button).to_have_text(jana.words("sy-skip", step="TopAction"))
    assert button.evaluate("e => !e.classList.contains('main')")


def test_nothing_can_be_taken_back_before_the_first_move(come: Come) -> None:
    jana = come("Jana", PHONE)
    jana.open_table("rebirth", ("me", "bot"))
    jana.at_board()
    jana.until(lambda: jana.wire.asked, "my turn")
    expect(jana.button("undo")).to_be_disabled()
    jana.glowing.first.tap()
    jana.page.locator(".sheet .go.main").tap()
    jana.until(lambda: jana.wire.asked, "my next turn")
    expect(jana.button("undo")).to_be_enabled()


def katan(person: Person) -> None:
    """The introductory game, when the first player may build."""
    person.open_table("katan-duel", ("me", "bot"), {"start": "1"})
    person.at_board()
    for _ in range(ANSWERS):
        person.until(lambda: person.wire.asked, "my turn")
        if person.page.locator(CARD_SITE).count():
            return
        person.choices.first.click()
        person.rest(150)
    raise AssertionError("no card may be laid")


def test_a_picked_card_has_one_main_button(come: Come) -> None:
    jana = come("Jana", DESKTOP)
    katan(jana)
    jana.hit(jana.page.locator(CARD_SITE).first)
    expect(jana.page.locator(".button.main:visible")).to_have_count(1)


def test_the_number_of_a_region_covers_no_goods(come: Come) -> None:
    jana = come("Jana", PHONE)
    jana.open_table("katan-duel", ("me", "bot"), {"start": "1"})
    jana.at_board()
    regions = jana.page.locator(".region:visible:has(.short:visible)")
    assert regions.count() == REGIONS * 2
    assert regions.evaluate_all(APART) == []


def test_planning_is_a_button_on_a_phone(come: Come) -> None:
    jana, tom = come("Jana", PHONE), come("Tom", PHONE, lang="en")
    made = jana.open_table("rebirth", ("me", "link"))
    tom.sit(made, 1)
    jana.at_board()
    tom.at_board()
    jana.until(lambda: jana.wire.asked or tom.wire.asked, "a question")
    plays, waits = (jana, tom) if jana.wire.asked else (tom, jana)
    expect(plays.button("plan-next")).to_have_count(0)
    expect(waits.glowing).to_have_count(0)
    waits.button("plan-next").tap()
    expect(waits.button("plan-stop")).to_have_attribute("aria-pressed", "true")
    expect(waits.glowing.first).to_be_visible()


@pytest.mark.parametrize("lang", ["cs", "en"])
def test_the_buttons_of_all_ways_in_are_above_the_fold(come: Come, lang: str) -> None:
    jana = come("Jana", Size(1024, 768), lang)
    jana.home()
    ways = jana.page.locator(".ways > section")
    expect(ways).to_have_count(3)
    for way in ways.all():
        buttons = way.locator("a.button:visible, button.button:visible")
        assert buttons.last.evaluate(INSIDE), way.inner_text()


def test_after_a_game_against_bots_nobody_is_there_to_chat_with(come: Come) -> None:
    jana, tom = come("Jana"), come("Tom")
    for kinds, chats in (("me", "bot"), 0), (("me", "link"), 1):
        made = jana.open_table("rebirth", kinds)
        if chats:
            tom.sit(made, 1)
        jana.at_board()
        jana.leave("resign")
        expect(jana.page.get_by_role("table")).to_be_visible()
        expect(jana.page.get_by_role("heading", name=jana.words("tab-chat"), exact=True)).to_have_count(chats)


def test_an_unfolded_turn_says_nothing_twice(come: Come) -> None:
    jana = come("Jana")
    jana.open_table("rebirth", ("me", "bot"))
    jana.at_board()
    jana.until(lambda: jana.wire.asked, "my turn")
    jana.tab("tab-log")
    turn = jana.page.get_by_role("region", name=jana.words("tab-log"), exact=True).get_by_role("listitem").last
    fold = turn.locator("button.fold")
    if fold.get_attribute("aria-expanded") == "false":
        fold.click()
    said = turn.locator(".effects .words").first.inner_text()
    expect(turn.get_by_text(said, exact=True)).to_have_count(1)


def test_the_mark_after_a_name_is_explained_where_it_stands(come: Come) -> None:
    jana = come("Jana")
    sit_at(jana, "settlers", 2, 21, "Act")
    jana.tab("tab-log")
    log = jana.page.get_by_role("region", name=jana.words("tab-log"), exact=True)
    expect(log).to_contain_text(STAND_IN)
    expect(log.get_by_text(jana.words("guess-mark"))).to_be_visible()
