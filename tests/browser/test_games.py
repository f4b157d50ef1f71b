"""Two browsers and a bot play whole games, set up in the lobby and joined by the link that is shown."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from browser.cases import PLAYED, Whole, whole_games
from browser.checks import fits, shot
from browser.person import Come, Person
from browser.play import by_board, by_list, in_turns, looking, play
from deskovka.core.record import parse

LOOK_EVERY = 12  # answers between two looks at the layout


@pytest.mark.parametrize("whole", whole_games(), ids=str)
def test_whole_game(come: Come, whole: Whole) -> None:
    jana = come("Jana", whole.sizes[0], whole.lang)
    tom = come("Tom", whole.sizes[1], whole.lang)
    jana.set_table(whole.game, {PLAYED[whole.game].pictured: whole.variant}, ("me", "link", "bot"))
    link = jana.page.get_by_role("textbox", name=jana.words.like("link-for", "who")).first.input_value()
    parts = urlsplit(link)
    tom.follow(f"{parts.path}#{parts.fragment}")
    tom.at_board()
    assert "#" not in tom.page.url, "the seat's secret stays in the address bar"
    jana.at_board()

    answer = looking(in_turns(by_board, by_board, by_list), str(whole), LOOK_EVERY)
    play((jana, tom), answer, seed=len(str(whole)))
    for person, size in zip((jana, tom), whole.sizes, strict=True):
        shows_the_record(person)
        fits(person, f"{whole}, the end")
        shot(person, f"{whole}-end-{size}")


def shows_the_record(person: Person, packs: Sequence[Path] = ()) -> None:
    """The last screen tells the scores that a replay of the server's record gives."""
    record = parse(person.ask("GET", f"/tables/{person.table}/record"), packs)
    score = record.replay().score()
    rows = person.page.get_by_role("table").get_by_role("row")
    for name, points in zip(record.names, score.points, strict=True):
        row = rows.filter(has=person.page.get_by_role("rowheader", name=name))
        expect(row.get_by_role("cell").last).to_have_text(str(points))
    winners = {record.names[seat] for seat in score.winners}
    heading = person.page.get_by_role("heading", level=1).last
    for name in record.names:
        assert (name in heading.inner_text()) == (name in winners)
    expect(person.page.get_by_text(person.words("fair-holds"))).to_be_visible()
