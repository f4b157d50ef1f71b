"""How many real clicks or taps a typical turn takes; `python -m tools.taps` makes a table of it."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator

import deskovka
from browser.moments import go_on, opened, some_move, step
from browser.person import DESKTOP, GLOWING, PHONE, Come, Person, Size
from deskovka import State
from deskovka.table import Table

MOST = 12  # clicks, before something is wrong
SEEDS = 40
LONGEST = 400  # answers until a moment comes
SOON = 60  # looks until a click has done something

# What a person presses is counted by the browser itself.
COUNT = """
  window.pressed = 0
  addEventListener('pointerdown', e => { if (e.isTrusted) window.pressed += 1 }, true)
"""


class Gesture(NamedTuple):
    """What somebody wants to do, and how many clicks and taps it may take at most."""

    game: str
    what: str
    ready: Callable[[State], bool]
    press: Callable[[Person, str, int], Locator]  # what is pressed next: by the question, and how many were before
    done: Callable[[Person, str], bool]  # by the question that was asked at first
    clicks: int
    taps: int
    seats: int = 2
    options: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        return f"{self.game}-{self.what}".replace(" ", "-")


def has(s: State, *kinds: str) -> bool:
    return any(type(m).__name__ in kinds for m in s.legal(s.to_act()[0]))


def visible(person: Person, what: str) -> Locator:
    return person.page.locator(f"{what}:visible").first


def confirm(person: Person) -> Locator:
    """The large button of a small window."""
    return visible(person, ".sheet .go.main")


def lay_tile(person: Person, _: str, presses: int) -> Locator:
    return confirm(person) if presses else person.glowing.nth(person.glowing.count() // 2)


def card_to_site(person: Person, question: str, presses: int) -> Locator:
    if "PayFrom" in question:
        return visible(person, GLOWING)
    if presses == 0:
        return visible(person, "li.own .spot.can:has(.kd-spine-green)")
    picked = visible(person, ".ours .site.can.picked")
    if person.compact and picked.count() and confirm(person).count():
        return confirm(person)
    return visible(person, ".ours .site.can")


def build_card(person: Person, _: str, presses: int) -> Locator:
    if presses:
        return visible(person, "article [data-do]")
    assert person.wire.question is not None
    cards = [m["move"]["card"] for m in person.wire.question["moves"] if m["move"]["t"] == "settlers.Build"]
    return visible(person, f'[data-move="card-{cards[0]}"]')


def pass_round(person: Person, _: str, __: int) -> Locator:
    return visible(person, '[data-move="pass"]')


def end_of_turn(person: Person) -> Locator:
    """The main button, which does without the rest."""
    return confirm(person) if person.compact else visible(person, ".tray .main")


def two_units(person: Person, question: str, presses: int) -> Locator:
    """Two units that go one hex each; then the turn ends."""
    if presses >= 4 or not any(name in question for name in ("ChooseSection", "MoveUnits", "Travel")):
        return end_of_turn(person)
    places = person.page.locator(f".map {GLOWING}")
    start = person.page.evaluate("() => window.started ?? ''")
    names = places.evaluate_all("all => all.map(e => e.dataset.place)")
    name = next(name for name in names if presses != 2 or name != start)
    if presses == 1:
        person.page.evaluate("name => { window.started = name }", name)
    return person.page.locator(f'.map [data-place="{name}"] .touch')


def bolster(person: Person, question: str, presses: int) -> Locator:
    """Power for a coin; then the turn ends."""
    if presses == 0:
        sections = person.page.locator('[data-move^="section-"]:visible')
        return sections.filter(has=person.page.locator('use[href="#sy-bolster"]')).first
    if "TopAction" in question:
        return visible(person, '[data-move="top-0"]')
    return end_of_turn(person)


def answered(person: Person, before: str) -> bool:
    return str(person.wire.question) != before


def acting_again(person: Person, before: str) -> bool:
    return answered(person, before) and "ActionPhase" in str((person.wire.question or {}).get("step"))


def turn_over(person: Person, before: str) -> bool:
    return answered(person, before) and (not person.wire.asked or "ChooseSection" in str(person.wire.question))


def buildable(s: State) -> bool:
    return step(s) == "ActionPhase" and has(s, "Play")


GESTURES = (
    Gesture("rebirth", "lay the tile in hand", lambda s: step(s) == "PlaceTile", lay_tile, answered, 1, 2),
    Gesture(
        "katan-duel",
        "build a card on a site",
        buildable,
        card_to_site,
        acting_again,
        2,
        3,
        options=(("mode", "introductory"),),
    ),
    Gesture(
        "settlers", "build a location", lambda s: step(s) == "Act" and has(s, "Build"), build_card, answered, 2, 2
    ),
    Gesture("settlers", "pass", lambda s: step(s) == "Act", pass_round, answered, 1, 1),
    Gesture(
        "scythe",
        "move two units and end the turn",
        lambda s: step(s) == "ChooseSection",
        two_units,
        turn_over,
        6,
        6,
    ),
    Gesture("scythe", "bolster and end the turn", lambda s: step(s) == "ChooseSection", bolster, turn_over, 4, 4),
)


def moments(gesture: Gesture) -> list[Table]:
    """Games by chance up to a moment at which it can be done."""
    found = []
    for seed in range(SEEDS):
        names = [f"Player {seat}" for seat in range(gesture.seats)]
        table = Table(deskovka.game(gesture.game), gesture.seats, seed, dict(gesture.options), names)
        chance = random.Random(seed)
        while table.state.to_act() and len(table.moves) < LONGEST and not gesture.ready(table.state):
            seat = table.state.to_act()[0]
            table.play(seat, some_move(table.state, seat, chance))
        if table.state.to_act() and gesture.ready(table.state):
            found.append(table)
            break
    return found


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=str)
@pytest.mark.parametrize("gesture", GESTURES, ids=str)
def test_a_turn_takes_few_presses(come: Come, gesture: Gesture, size: Size) -> None:
    person = come("Jana", size)
    person.page.add_init_script(COUNT)
    (table,) = moments(gesture)
    me = table.state.to_act()[0]
    kinds = tuple("me" if seat == me else "bot" for seat in range(gesture.seats))
    go_on(person, opened(person, table), len(table.moves), kinds)
    person.at_board()
    person.until(lambda: person.wire.asked, "a question")
    person.fold()
    person.rest(400)  # what moves by itself stands still
    before = str(person.wire.question)
    for presses in range(MOST):
        heard, look = person.wire.heard, looks(person)
        person.hit(gesture.press(person, str((person.wire.question or {}).get("step")), presses))
        for _ in range(SOON):
            if person.wire.heard > heard or looks(person) != look:
                break
            person.rest()
        person.rest(300)  # what belongs to one gesture follows
        if gesture.done(person, before):
            break
    else:
        raise AssertionError(f"not done after {MOST} presses")
    count = int(person.page.evaluate("() => window.pressed"))
    keep(gesture, size, count)
    assert count <= (gesture.taps if person.compact else gesture.clicks)


def looks(person: Person) -> str:
    """What a press can change while nothing is answered."""
    return str(person.page.locator(".picked, [data-do], .go.main").count())


def keep(gesture: Gesture, size: Size, count: int) -> None:
    """For the table."""
    file = os.environ.get("DESKOVKA_TAPS")
    if file:
        with Path(file).open("a", encoding="utf-8") as out:
            row = {"game": gesture.game, "what": gesture.what, "phone": size == PHONE, "count": count}
            out.write(json.dumps(row) + "\n")
