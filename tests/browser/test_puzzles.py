"""Puzzles: from the lobby to that of today, answered on the board or the list, shown, explained, shared."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import deskovka
from browser.cases import SCREENS
from browser.checks import accessible, fits, shot
from browser.person import DESKTOP, PHONE, Come, Person, Size
from deskovka.core.game import games
from deskovka.teach.puzzles import puzzles_of

IDS = [id for id in games() if puzzles_of(deskovka.game(id))]
SHARE = "navigator.clipboard.readText()"


def answers(person: Person) -> Locator:
    return person.named("ul", "puzzle-choices").get_by_role("button")


def all_answers(person: Person) -> None:
    """The list in full, where it can be reached."""
    person.unfold()
    more = person.panel.locator("button.linklike")
    if more.count():
        person.hit(more)


def position(person: Person, id: str, puzzle: str) -> dict[str, Any]:
    found: dict[str, Any] = person.ask("GET", f"/games/{id}/puzzles/{puzzle}")
    return found


def ids_of(found: dict[str, Any], right: bool) -> list[int]:
    """The numbers in the list of choices that are right, or are not."""
    good = {worth["id"] for worth in found["worths"] if worth["right"]}
    return [i for i, choice in enumerate(found["question"]["moves"]) if (choice["id"] in good) == right]


def answer(person: Person, number: int) -> None:
    """From the list; on a phone a tap shows it first, and a large button answers."""
    all_answers(person)
    one = answers(person).nth(number)
    person.hit(one)
    if person.compact:
        expect(one).to_have_attribute("aria-pressed", "true")
        person.hit(person.panel.locator(".acts .main"))


def opened(person: Person, id: str, puzzle: str) -> dict[str, Any]:
    person.visit(f"/puzzles/{id}/{puzzle}")
    person.board.wait_for()
    return position(person, id, puzzle)


@pytest.mark.parametrize(("lang", "size"), SCREENS, ids=str)
def test_from_the_lobby_to_the_answer_of_today(come: Come, lang: str, size: Size) -> None:
    jana = come("Jana", size, lang)
    jana.home()
    jana.hit(jana.page.get_by_role("link", name=jana.words("puzzles"), exact=True))
    expect(jana.page.get_by_role("heading", level=1)).to_have_text(jana.words("puzzles"))
    jana.hit(jana.page.get_by_role("link", name=deskovka.game(IDS[0]).title(lang), exact=True))
    expect(jana.page).to_have_url(re.compile(f"/puzzles/{IDS[0]}$"))
    fits(jana, "puzzles 1")
    accessible(jana, "puzzles 5")
    shot(jana, f"puzzles-{lang}-{size}")
    expect(jana.page.get_by_text(jana.words("streak-days", days=0))).to_be_visible()
    jana.hit(jana.page.get_by_role("link", name=jana.words("puzzle-solve"), exact=True))
    jana.board.wait_for()
    puzzle = jana.page.url.rsplit("/", 1)[1]
    found = position(jana, IDS[0], puzzle)
    shot(jana, f"puzzle-{lang}-{size}")
    fits(jana, "puzzles 2")
    wrong, right = ids_of(found, False)[-1], ids_of(found, True)[0]
    answer(jana, wrong)
    expect(jana.page.get_by_text(jana.words("puzzle-wrong"))).to_be_visible()
    shot(jana, f"puzzle-wrong-{lang}-{size}")
    answer(jana, right)
    expect(jana.page.get_by_role("heading", name=jana.words("puzzle-right", tries=2)).first).to_be_visible()
    for gain in found["why"]:
        expect(jana.page.get_by_text(gain["say"][lang], exact=True).first).to_be_attached()
    fits(jana, "puzzles 3")
    accessible(jana, "puzzles 6")
    shot(jana, f"puzzle-right-{lang}-{size}")
    jana.visit(f"/puzzles/{IDS[0]}")
    expect(jana.page.get_by_role("link", name=jana.words("puzzle-done-today"))).to_be_visible()
    expect(jana.page.get_by_text(jana.words("streak-days", days=1))).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=str)
def test_the_board_itself_answers(come: Come, size: Size) -> None:
    """Where one click on a place is an answer: the right place is right, another is not."""
    jana = come("Jana", size)
    for puzzle in puzzles_of(deskovka.game("rebirth")):
        found = opened(jana, "rebirth", puzzle)
        if all(choice["move"]["t"] == "rebirth.Place" for choice in found["question"]["moves"]):
            break
    expect(jana.glowing).to_have_count(len(found["question"]["moves"]))
    spaces = [choice["move"]["space"] for choice in found["question"]["moves"]]
    for number, said in ((ids_of(found, False)[0], "puzzle-wrong"), (ids_of(found, True)[0], "puzzle-right")):
        jana.fold()
        place = jana.board.locator(f'[data-move="place-{spaces[number]}"]')
        jana.press_place(place)
        if jana.compact:
            jana.hit(jana.panel.locator(".acts .main"))
        words = jana.words(said, tries=2) if said == "puzzle-right" else jana.words(said)
        expect(jana.page.get_by_text(words).first).to_be_visible()
    expect(jana.glowing).to_have_count(0)


@pytest.mark.parametrize("id", IDS)
def test_every_game_draws_its_puzzles(come: Come, id: str) -> None:
    """Two puzzles of each game on a desktop and a phone: the board is there, the list answers, it is explained."""
    jana, petr = come("Jana"), come("Petr", PHONE, "en", "dark")
    for person in (jana, petr):
        for n, puzzle in enumerate(list(puzzles_of(deskovka.game(id)))[:2]):
            found = opened(person, id, puzzle)
            shot(person, f"puzzle-{id}-{n}-{person.size}")
            fits(person, "puzzles 4")
            answer(person, ids_of(found, True)[0])
            expect(
                person.page.get_by_role("heading", name=person.words("puzzle-right", tries=1)).first
            ).to_be_visible()
            accessible(person, "puzzles 7")


def test_the_answer_is_shown_to_whoever_asks_and_the_next_puzzle_follows(come: Come) -> None:
    jana = come("Jana", lang="en")
    first, second, *_ = puzzles_of(deskovka.game(IDS[0]))
    opened(jana, IDS[0], first)
    jana.hit(jana.button("puzzle-show"))
    expect(jana.page.get_by_text(jana.words("puzzle-shown"))).to_be_visible()
    expect(jana.page.get_by_text(jana.words("puzzle-is-best"), exact=True)).to_be_visible()
    jana.hit(jana.page.get_by_role("link", name=jana.words("puzzle-next"), exact=True))
    expect(jana.page).to_have_url(re.compile(f"/puzzles/{IDS[0]}/{second}$"))
    jana.board.wait_for()
    kept = json.loads(jana.page.evaluate("localStorage.getItem('deskovka.puzzles')"))
    assert kept["done"] == {f"{IDS[0]}/{first}": 0}


def test_a_link_leads_to_the_same_puzzle_and_one_that_is_gone_is_said_so(come: Come) -> None:
    jana = come("Jana", lang="en")
    puzzle = list(puzzles_of(deskovka.game(IDS[0])))[-1]
    opened(jana, IDS[0], puzzle)
    jana.hit(jana.button("puzzle-show"))
    jana.context.grant_permissions(["clipboard-read", "clipboard-write"])
    jana.hit(jana.button("puzzle-share"))
    expect(jana.button("copied")).to_be_visible()
    link = jana.page.evaluate(SHARE)
    assert link.endswith(f"/puzzles/{IDS[0]}/{puzzle}")
    petr = come("Petr", PHONE)
    petr.page.goto(link)
    petr.board.wait_for()
    petr.forgive("404")
    petr.visit(f"/puzzles/{IDS[0]}/nonsense")
    expect(petr.page.get_by_role("heading", level=1)).to_be_visible()
    expect(petr.board).to_have_count(0)
