"""A move planned while the other one plays: made in the panel, kept over a reload, played when the turn comes."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from browser.checks import accessible, fits, shot
from browser.person import DESKTOP, PHONE, Come, Person, Size
from browser.play import by_list


def two(come: Come, size: Size) -> tuple[Person, Person]:
    """Whoever is asked first, and whoever waits."""
    jana, petr = come("Jana", size), come("Petr", size, "en")
    petr.sit(jana.open_table("rebirth", ("me", "link")), 1)
    for person in (jana, petr):
        person.at_board()
        person.until(lambda person=person: person.wire.question is not None, "a question")  # type: ignore[misc]
    return (jana, petr) if jana.wire.asked else (petr, jana)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=str)
def test_a_move_is_planned_and_played(come: Come, size: Size) -> None:
    asked, waits = two(come, size)
    waits.unfold()
    waits.button("plan-next").click()
    plan = waits.named("section", "plan-title")
    offers = plan.locator("button.offer")
    place = offers.nth(1).locator("b").inner_text()
    offers.nth(1).click()
    expect(plan.locator("ol li")).to_have_count(1)
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
