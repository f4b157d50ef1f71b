"""A move planned while others play: on the board or in the list, kept over a reload, played in its turn."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Locator, expect

from browser.checks import accessible, fits, shot
from browser.person import DESKTOP, GLOWING, PHONE, Come, Person, Size
from browser.play import by_list

TRIES = 8  # clicks until something is planned: a card, then what is done with it


def two(come: Come, size: Size, game: str = "rebirth") -> tuple[Person, Person]:
    """Whoever is asked first, and whoever waits."""
    jana, petr = come("Jana", size), come("Petr", size, "en")
    petr.sit(jana.open_table(game, ("me", "link")), 1)
    for person in (jana, petr):
        person.at_board()
        person.until(lambda person=person: person.wire.question is not None, "a question")  # type: ignore[misc]
    return (jana, petr) if jana.wire.asked else (petr, jana)


def plan_of(person: Person) -> Locator:
    return person.named("section", "plan-title")


def begin(person: Person) -> None:
    """The choices of the next turn are shown."""
    person.unfold()
    person.button("plan-next").click()
    person.until(lambda: person.choices.count() > 0, "what can be planned")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=str)
def test_a_move_is_planned_and_played(come: Come, size: Size) -> None:
    asked, waits = two(come, size)
    begin(waits)
    offer = waits.choices.nth(1)
    place = offer.locator("b").inner_text()
    shot(waits, f"planning-{size}")
    accessible(waits, "planning")
    fits(waits, "planning")
    offer.click()
    if waits.compact:  # the first tap shows it
        waits.panel.get_by_role("button").last.click()
        waits.unfold()
    plan = plan_of(waits)
    expect(plan.locator("ol li")).to_have_count(1)
    expect(plan.locator("ol li")).to_contain_text(place)
    accessible(waits, "a plan")
    fits(waits, "a plan")
    shot(waits, f"plan-{size}")
    waits.page.reload()
    waits.at_board()
    waits.unfold()
    expect(plan.locator("ol li")).to_contain_text(place)
    expect(asked.page.get_by_text(asked.words("plan-title"))).to_have_count(0)
    by_list(asked, random.Random(1))  # the plan is then played, or dropped with a word
    expect(plan.locator("ol li")).to_have_count(0)
    waits.until(lambda: asked.wire.asked or waits.wire.asked, "the game goes on")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=str)
@pytest.mark.parametrize("drawn", ["rebirth", "scythe", "settlers"])
def test_a_move_is_planned_by_clicks_on_the_board(come: Come, drawn: str, size: Size) -> None:
    asked, waits = two(come, size, drawn)
    for _ in range(40):  # Settlers' first turn comes after cards are chosen
        if drawn != "settlers" or "settlers.Act" in str(asked.wire.question):
            break
        asked, waits = (asked, waits) if asked.wire.asked else (waits, asked)
        by_list(asked, random.Random(2))
        waits.until(lambda a=asked, b=waits: a.wire.asked or b.wire.asked, "the next one")  # type: ignore[misc]
    asked, waits = (asked, waits) if asked.wire.asked else (waits, asked)
    expect(waits.page.locator(GLOWING)).to_have_count(0)
    begin(waits)
    waits.fold()
    shot(waits, f"planning-{drawn}-{size}")
    sent = waits.wire.number
    for _ in range(TRIES):
        if not waits.page.locator(".planning").count():
            break
        offered = waits.page.locator("[data-do]:visible, .sheet .acts .main:visible")
        glowing = waits.page.locator(f".area {GLOWING}:visible, .held {GLOWING}:visible")
        waits.hit(offered.first if offered.count() else glowing.nth(glowing.count() // 2))
        waits.rest(300)
    waits.unfold()
    plan = plan_of(waits)
    expect(plan.locator("ol li")).to_have_count(1)
    if drawn != "settlers":  # where what is planned may lie on the table only while it can be chosen
        expect(waits.page.locator("[data-planned]").first).to_be_attached()
    assert waits.wire.number == sent and not waits.wire.asked  # nothing was answered
    shot(waits, f"planned-{drawn}-{size}")
    plan.get_by_role("button", name=waits.words("plan-drop")).click()
    expect(plan.locator("ol li")).to_have_count(0)
    expect(waits.page.locator("[data-planned]")).to_have_count(0)
    begin(waits)
    waits.page.keyboard.press("Escape")
    expect(waits.choices).to_have_count(0)
