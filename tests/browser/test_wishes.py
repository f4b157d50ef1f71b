"""Undo, the end by agreement, giving up, the rematch, deleting: what the others are asked and what they see."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Locator, expect

from browser.person import Come, Person
from browser.play import by_board, by_list, play, settled, two

ENOUGH = 20  # answers, where nobody comes to be ahead


def alert(person: Person, key: str, who: str) -> Locator:
    return person.page.get_by_role("alert").filter(has_text=person.words(key, who=who))


def test_undo_in_one_click(come: Come, game: str) -> None:
    """Nobody else sits there, so nobody is asked."""
    jana = come("Jana")
    jana.open_table(game, ("me", "bot"))
    jana.at_board()
    play([jana], by_list, until=lambda answers: answers >= 2 and jana.wire.asked)
    before = jana.places()
    play([jana], by_board, until=lambda answers: answers >= 1 and jana.wire.asked)
    assert jana.places() != before
    settled(jana, jana.button("undo").click)
    jana.until(lambda: jana.wire.asked, "the same question again")
    assert jana.places() == before


def test_undo_before_anything_is_revealed_asks_nobody(come: Come, game: str) -> None:
    jana, tom = two(come, game, variant=-1)  # Rebirth: only in Ireland a turn has several answers
    asked = jana
    before: list[str] = []

    def answer(person: Person, chance: random.Random) -> None:
        nonlocal asked, before
        asked, before, revealed = person, person.places(), person.wire.reveals
        by_list(person, chance)
        seen.append(person.wire.reveals == revealed and person.wire.asked)

    seen: list[bool] = []
    play((jana, tom), answer, until=lambda answers: answers > 0 and seen[-1])
    assert seen[-1], "no turn with several answers came"
    settled(asked, asked.button("undo").click)
    asked.until(lambda: asked.places() == before, "the board before the answer")
    assert "asked" not in jana.wire.kinds + tom.wire.kinds


@pytest.mark.parametrize("yes", [True, False])
def test_undo_asks_the_others(come: Come, game: str, yes: bool) -> None:
    jana, tom = two(come, game)
    one = jana
    before: list[str] = []
    shown: list[bool] = []

    def answer(person: Person, chance: random.Random) -> None:
        nonlocal one, before
        one, before, revealed = person, person.places(), person.wire.reveals
        by_list(person, chance)
        shown.append(person.wire.reveals > revealed)

    play((jana, tom), answer, until=lambda answers: answers >= 2 and shown[-1])
    other = tom if one is jana else jana
    one.until(lambda: jana.wire.asked or tom.wire.asked, "the next question")
    after = one.places()
    one.button("undo").click()
    asked = alert(other, "asked-undo", one.name)
    asked.wait_for()
    other.button("yes" if yes else "no").click()
    asked.wait_for(state="detached")
    if yes:
        one.until(lambda: one.places() == before, "the board before the answer")
    else:
        expect(one.page.get_by_role("alert").filter(has_text=other.name)).to_be_visible()
        assert one.places() == after


def test_end_by_agreement_and_rematch(come: Come, game: str) -> None:
    jana, tom = two(come, game)
    jana.leave("agree-end")
    alert(tom, "asked-end", "Jana").wait_for()
    tom.button("no").click()
    expect(jana.page.get_by_role("alert").filter(has_text="Tom")).to_be_visible()
    assert not jana.wire.over
    jana.leave("agree-end")
    alert(tom, "asked-end", "Jana").wait_for()
    tom.button("yes").click()
    for person in (jana, tom):
        person.until(lambda p=person: p.wire.over, "the end")  # type: ignore[misc]
        expect(person.page.get_by_role("table")).to_be_visible()
    before = jana.table
    jana.button("rematch").click()
    tom.button("rematch-join").click()
    jana.at_board()
    tom.at_board()
    assert jana.table == tom.table != before
    tom.until(lambda: tom.wire.asked or jana.wire.asked, "a question of the new game")


def test_resign(come: Come, game: str) -> None:
    """Who gives up has lost, also with more points."""
    people = two(come, game)
    wire = people[0].wire
    play(people, by_list, until=lambda answers: answers >= ENOUGH or len(set(wire.points)) > 1)
    ahead = wire.points.index(max(wire.points))
    leader, other = people[ahead], people[1 - ahead]
    leader.leave("resign")
    for person in people:
        person.until(lambda p=person: p.wire.over, "the end")  # type: ignore[misc]
    first = other.page.get_by_role("table").get_by_role("row").nth(1)
    expect(first).to_contain_text(other.name)
    won = other.words("won", who=other.name, count=1, points=int(first.get_by_role("cell").last.inner_text()))
    expect(other.page.get_by_role("heading", name=won)).to_be_visible()
    table = other.table
    other.home()
    found = other.page.locator(f'[href="/t/{table}"]')
    expect(found).to_contain_text(other.words("won-by", who=other.name, count=1))


def test_a_table_is_found_again_and_deleted(come: Come, game: str) -> None:
    jana, tom = two(come, game)
    table = jana.table
    jana.home()
    mine = jana.page.get_by_role("link").and_(jana.page.locator(f'[href="/t/{table}"]'))
    mine.click()
    jana.at_board()
    jana.leave("delete")
    jana.page.wait_for_url(jana.base + "/")
    expect(mine).to_have_count(0)
    expect(tom.page.get_by_role("link", name=tom.words("to-lobby"))).to_be_visible()
    expect(tom.board).to_have_count(0)
