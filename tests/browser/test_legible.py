"""Every text of sampled positions of all games can be read in every window, also with larger text."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

import pytest

from browser.cases import FULL, LANGS, in_pairs
from browser.checks import take_picture
from browser.legible import illegible
from browser.moments import by_chance, go_on, opened, some_of_each
from browser.person import WINDOWS, Come, Person

MOMENTS = None if FULL else 1  # of a game


class Case(NamedTuple):
    """A game by chance, and how it is looked at."""

    game: str
    seats: int
    seed: int
    answers: int
    options: dict[str, Any]
    lang: str
    large: bool

    def __str__(self) -> str:
        options = map(str, self.options.values())
        return "-".join((self.game, *options, str(self.seats), self.lang, *(["large"] * self.large)))


GAMES: tuple[tuple[str, int, int, int, dict[str, Any]], ...] = (
    ("settlers", 4, 21, 330, {}),
    ("katan-duel", 2, 22, 260, {"mode": "introductory"}),
    ("rebirth", 3, 23, 60, {"map": "scotland"}),
    ("scythe", 3, 24, 300, {}),
)
MORE: tuple[tuple[str, int, int, int, dict[str, Any]], ...] = (
    ("settlers", 2, 25, 300, {"expansion": "aztecs"}),
    ("katan-duel", 2, 26, 400, {"mode": "duel"}),
    ("rebirth", 4, 27, 90, {"map": "ireland"}),
    ("scythe", 2, 28, 700, {}),
)


def cases() -> list[Case]:
    if FULL:
        return [Case(*game, *rest) for game, *rest in in_pairs(GAMES + MORE, LANGS, (False, True))]
    return [Case(*game, "cs" if n % 2 else "en", n % 2 == 0) for n, game in enumerate(GAMES)]


def unread(person: Person, where: str) -> list[str]:
    """Return what cannot be read, in all windows."""
    found = []
    for size in WINDOWS:
        person.resize(size)
        here = illegible(person)
        if here:
            take_picture(person.page, f"illegible-{where}-{size}")
        found += [f"{size}: {text}" for text in here]
    return found


@pytest.mark.parametrize("case", cases(), ids=str)
def test_every_text_can_be_read(come: Come, case: Case) -> None:
    jana = come("Jana", lang=case.lang)
    if case.large:
        jana.wish_for_larger_text()
    table, asked = by_chance(case.game, case.seats, case.seed, case.answers, case.options)
    whole = opened(jana, table)
    found: dict[str, list[str]] = {}
    for n in some_of_each(asked, case.seed, MOMENTS, ()):
        me = table.moves[n][0]
        go_on(jana, whole, n, tuple("me" if seat == me else "bot" for seat in range(case.seats)))
        jana.at_board()
        jana.until(lambda: jana.wire.asked, "a question")
        here = unread(jana, f"{case}-{n}")
        if here:
            found[f"{asked[n]} ({n})"] = here
    assert found == {}, json.dumps(found, ensure_ascii=False, indent=1)
