"""Rebirth on the page: what is fulfilled is ticked, no card is shown twice, and a tie says how it was broken."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest
from playwright.sync_api import expect

import deskovka
from browser.checks import shot
from browser.moments import by_chance
from browser.person import PATIENCE, Come, Person
from browser.play import settled
from browser.test_scythe import go_on
from contract.answers import random_answer
from deskovka import Table
from deskovka.core.chance import Chance
from deskovka.core.record import read
from deskovka.games.rebirth.law.state import Rebirth

GAME = "rebirth"
SEED = 195  # of a random game in which somebody fulfils every mission that is not in the row
RECORDS = Path(__file__).parents[1] / "games" / "rebirth" / "records"


@pytest.mark.parametrize("name", ["scotland-3-greedy", "tie-tara"])
def test_the_last_moment_shows_every_card_once(come: Come, name: str) -> None:
    record = read(RECORDS / f"{name}.jsonl")
    s = cast(Rebirth, record.replay())
    jana = come("Jana")
    opened = jana.ask("POST", "/records", {"record": record.text(), "lang": "cs"})
    jana.visit(f"/t/{opened['table']}/replay?move={len(record.moves)}")
    jana.page.get_by_role("slider").wait_for()
    cards = jana.page.locator(".cards .card")
    expect(cards).to_have_count(sum(len(cards) for cards in s.shown))
    expect(jana.page.locator(".cards .card.back")).to_have_count(0)


def ticked() -> tuple[Table, int]:
    """Somebody who is asked holds a private mission; all that it may be are fulfilled, for it is dealt anew."""
    table = Table(deskovka.game(GAME), 2, SEED, {"map": "ireland"}, ["Jana", "Bot"])
    chance = Chance(SEED)
    s = cast(Rebirth, table.state)
    others = [mission for mission in range(len(s.country.missions)) if mission not in s.row]
    while True:
        seat = s.to_act()[0]
        if s.cards[seat] and all(s.fulfilled[seat] >> mission & 1 for mission in others):
            return table, seat
        table.moves.append(random_answer(s, chance))


def test_a_fulfilled_private_mission_is_ticked(come: Come) -> None:
    table, me = ticked()
    jana = come("Jana")
    go_on(jana, table, len(table.moves), tuple("me" if seat == me else "bot" for seat in range(2)))
    jana.at_board()
    jana.until(lambda: jana.wire.asked, "a question")
    own = jana.page.locator("section[aria-labelledby=rb-own]")
    expect(own.get_by_text(jana.words("rb-done"), exact=True)).to_be_visible()
    shot(jana, "rebirth-private-mission-fulfilled")


def rail_numbers(jana: Person) -> list[int]:
    """The large numbers of the seats, from top to bottom."""
    return [int(text) for text in jana.page.locator(".rail .total > :last-child").all_inner_texts()]


@pytest.mark.parametrize("country", ["scotland", "ireland"])
def test_seats_stand_by_how_it_would_end_now(come: Come, country: str) -> None:
    """Castles and cards are in the large number, and seats are ordered by it; a switch shows the track alone."""
    table, _ = by_chance(GAME, 3, 5, 45, {"map": country})
    s = cast(Rebirth, table.state)
    me = s.to_act()[0]
    jana = come("Jana")
    go_on(jana, table, len(table.moves), tuple("me" if seat == me else "bot" for seat in range(3)))
    jana.at_board()
    jana.until(lambda: jana.wire.asked, "a question")
    standing = s.game.show.board(s.view(None))["standing"]  # my cards are dealt anew
    totals = rail_numbers(jana)
    assert totals == sorted(totals, reverse=True)
    assert {standing[str(seat)]["total"] for seat in range(3) if seat != me} <= {*totals}
    shot(jana, f"rebirth-standing-{country}")
    jana.page.get_by_role("button", name=jana.words("rb-track-only")).click()
    assert rail_numbers(jana) == list(s.score().points) != totals
    jana.page.get_by_role("button", name=jana.words("rb-if-ended")).click()
    assert rail_numbers(jana) == totals


def places_listed(person: Person) -> list[str]:
    return person.choices.locator("b").all_inner_texts()


def test_the_list_of_moves_never_sorts_itself(come: Come) -> None:
    """It is in order of place; by worth when asked for, once all are known; a new question never jumps either."""
    jana = come("Jana")
    jana.open_table(GAME, ("me", "bot"))
    jana.at_board()
    for _ in range(2):
        jana.until(lambda: jana.wire.asked, "a question")
        first = places_listed(jana)
        by_worth = jana.button("sort-by-worth")
        expect(by_worth).to_be_enabled(timeout=PATIENCE * 1000)
        jana.rest(300)
        assert places_listed(jana) == first
        by_worth.click()
        expect(jana.page.get_by_text(jana.words("choices-by-worth"), exact=True)).to_be_visible()
        settled(jana, jana.choices.first.click)


def test_moves_are_listed_by_worth_only_where_that_is_allowed(come: Come) -> None:
    """Alone against a bot the list can be ordered by worth; with another person by place, until both agree."""
    jana, tom = come("Jana"), come("Tom")
    made = jana.open_table(GAME, ("me", "link"))
    tom.sit(made, 1)
    for person in (jana, tom):
        person.at_board()
    jana.until(lambda: jana.wire.asked or tom.wire.asked, "a question")
    asked = jana if jana.wire.asked else tom
    expect(asked.page.get_by_text(asked.words("choices-by-place"), exact=True)).to_be_visible()
    expect(asked.button("sort-by-worth")).to_have_count(0)
    jana.button("more").click()
    jana.page.get_by_label(jana.words("help")).click()
    tom.button("consent-yes").click()
    asked.button("sort-by-worth").click()
    expect(asked.page.get_by_text(asked.words("choices-by-worth"), exact=True)).to_be_visible()
    for person in (jana, tom):
        expect(person.page.get_by_role("region", name=person.words("coach"), exact=True)).to_be_visible()
