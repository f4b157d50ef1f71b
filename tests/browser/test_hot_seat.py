"""Several people on one device: behind the curtain there is nothing to see."""

from __future__ import annotations

import random

from browser.checks import accessible, fits, shot
from browser.person import TABLET, Come, Person
from browser.play import by_board, by_list

TURNS, LIFTED = 60, 4  # answers at most, and times that the curtain must have been lifted
BACKDROP = "d => getComputedStyle(d, '::backdrop').backgroundColor"


def test_curtain(come: Come, game: str) -> None:
    jana = come("Jana", TABLET)
    jana.open_table(game, ("me", "here"))
    chance = random.Random(1)
    lifted: list[int] = []
    for turn in range(TURNS):
        if len(lifted) >= LIFTED:
            break
        jana.until(lambda: jana.wire.question is not None and bool(jana.wire.question["asked"]), "a question")
        assert jana.wire.question is not None
        asked = jana.wire.question["asked"][0]
        name = jana.wire.table["seats"][asked]["name"]
        if not jana.wire.asked:
            curtain = jana.page.get_by_role("dialog", name=jana.words("curtain", who=name))
            curtain.wait_for()
            nothing_leaks(jana, asked, lifted)
            if turn == 0:
                fits(jana, "the curtain")
                accessible(jana, "the curtain")
                shot(jana, f"{game}-curtain")
            jana.button("curtain-lift", who=name).click()
            jana.until(lambda asked=asked: jana.wire.seat == asked, "the view of the seat")  # type: ignore[misc]
            curtain.wait_for(state="detached")
            lifted.append(asked)
        (by_board if turn % 2 else by_list)(jana, chance)
    assert set(lifted) == {0, 1} and len(lifted) >= LIFTED, lifted


def nothing_leaks(jana: Person, asked: int, lifted: list[int]) -> None:
    """What the next person may see has not even arrived, and what the last one saw cannot be seen."""
    if asked not in lifted:
        assert asked not in jana.wire.seats
    assert jana.wire.seat != asked
    assert jana.glowing.count() == jana.choices.count() == 0
    backdrop = jana.page.get_by_role("dialog").evaluate(BACKDROP)
    assert backdrop.startswith("rgb("), f"the curtain can be seen through: {backdrop}"
