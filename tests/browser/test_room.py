"""Boards use the room of a window: cards grow, nothing lies below the fold, larger text is larger there too."""

from __future__ import annotations

import pytest

from browser.moments import by_chance, go_on, opened
from browser.person import DESKTOP, PHONE, WINDOWS, Come, Person, Size

DESKS = tuple(size for size in WINDOWS if size.width >= 1024)
FONT = "e => parseFloat(getComputedStyle(e).fontSize)"
WIDEST = 6  # cards in the widest row of an empire, with the gaps of both decks

# What a board with an own layout needs: it does not scroll, and the hand ends within the window.
FOLD = """() => {
  const table = document.querySelector('main .table')
  const cards = [...document.querySelectorAll('main .held')].map(e => e.getBoundingClientRect())
  return {
    scrolls: table.scrollHeight - table.clientHeight,
    wide: table.scrollWidth - table.clientWidth,
    below: Math.max(...cards.map(c => c.bottom)) - innerHeight,
  }
}"""


def sit_at(person: Person, game: str, seats: int, seed: int, question: str, which: int = -1) -> None:
    """Sit where this is asked in a game by chance, the last time unless another is wanted."""
    table, asked = by_chance(game, seats, seed, 400, {})
    moment = [n for n, name in enumerate(asked) if name == question][which]
    me = table.moves[moment][0]
    go_on(person, opened(person, table), moment, tuple("me" if seat == me else "bot" for seat in range(seats)))
    person.at_board()
    person.until(lambda: person.wire.asked, "a question")


def width(person: Person, what: str) -> float:
    box = person.page.locator(what).first.bounding_box()
    assert box is not None
    return box["width"]


@pytest.mark.parametrize(
    ("which", "seats", "question"), [("settlers", 4, "Act"), ("katan-duel", 2, "ActionPhase")]
)
def test_a_turn_needs_no_scrolling(come: Come, which: str, seats: int, question: str) -> None:
    jana = come("Jana")
    sit_at(jana, which, seats, 21, question)
    for size in DESKS:
        jana.resize(size)
        found = jana.page.evaluate(FOLD)
        assert found["scrolls"] <= 1 and found["wide"] <= 1 and found["below"] <= 0, f"{size}: {found}"


def test_cards_in_hand_have_names(come: Come) -> None:
    """Also those that lack several things, which is said at their foot."""
    jana = come("Jana")
    sit_at(jana, "settlers", 2, 21, "Act")
    names = jana.page.locator("main .held .name")
    assert names.count() and all(name.is_visible() for name in names.all())


def test_cards_of_settlers_grow(come: Come) -> None:
    """And the empires of all others can be read on a large screen."""
    jana = come("Jana")
    sit_at(jana, "settlers", 4, 21, "Act")
    built, held = [], []
    for size in DESKS:
        jana.resize(size)
        built.append(width(jana, ".empire .built"))
        held.append(width(jana, "main .held"))
    columns = jana.page.locator(".rows").evaluate("e => Number(getComputedStyle(e).getPropertyValue('--all'))")
    assert columns <= WIDEST, "this game says nothing about six cards in a row"
    assert built[0] >= 92 and built[1] >= 145 and built[2] >= 150, built
    assert held == sorted(held) and held[2] > held[0], held
    minis = jana.page.locator(".rail .miniature")
    assert minis.count() == 3
    assert all(minis.nth(i).locator(".icons").count() for i in range(3))


@pytest.mark.parametrize(("size", "least"), [(DESKTOP, 90), (Size(1024, 768), 62), (PHONE, 60)], ids=str)
def test_hexes_of_scythe_are_large(come: Come, size: Size, least: float) -> None:
    jana = come("Jana", size)
    sit_at(jana, "scythe", 3, 21, "MoveUnits")
    assert width(jana, "[data-place] .touch") >= least


def test_a_principality_fits_a_phone(come: Come) -> None:
    jana = come("Jana", PHONE)
    sit_at(jana, "katan-duel", 2, 22, "ActionPhase")
    for realm in (".mine", ".turned"):
        over = jana.page.locator(f".realm{realm}").evaluate("e => e.scrollWidth - e.clientWidth")
        assert over <= 1, realm


@pytest.mark.parametrize(
    ("which", "seats", "question", "what"),
    [
        ("settlers", 2, "Act", "main .built .name"),
        ("settlers", 2, "Act", ".board .part small"),
        ("katan-duel", 2, "ActionPhase", "main .region .number"),
    ],
)
def test_larger_text_enlarges_boards(come: Come, which: str, seats: int, question: str, what: str) -> None:
    sizes = []
    for larger in (False, True):
        jana = come("Jana", DESKTOP)
        if larger:
            jana.wish_for_larger_text()
        sit_at(jana, which, seats, 25, question)
        sizes.append(jana.page.locator(what).first.evaluate(FONT))
    assert sizes[1] >= 1.15 * sizes[0], sizes


@pytest.mark.parametrize(("asked", "price"), [(0, "−2"), (-1, "−1")], ids=["first", "with-a-town-hall"])
def test_prices_stand_on_buttons(come: Come, asked: int, price: str) -> None:
    """What looking through a stack costs comes with the board."""
    jana = come("Jana")
    sit_at(jana, "katan-duel", 2, 22, "GetCard", asked)
    jana.page.locator('[data-move^="stack-"][aria-disabled="false"]').first.click()
    prices = jana.page.locator(".tray [data-do] .pays")
    assert prices.all_inner_texts() == [jana.words("kd-price-free"), price]
