"""No imagined world contradicts anything that the seat was ever told, over whole games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest

import deskovka
from deskovka.core.chance import Chance
from deskovka.core.state import State
from deskovka.core.step import Move
from deskovka.games.settlers.law.moves import Activate, Tuck
from deskovka.games.settlers.law.state import Settlers
from games.settlers.notebook import Notebook
from games.settlers.players import anything, eager

Player = Callable[[State, int, Chance], Move]
DREAMS: Final = 2
JAPANESE: Final = ("japanese", "egyptians", "romans", "barbarians", "aztecs", "atlanteans")


def greedy(s: State, seat: int, chance: Chance) -> Move:
    """The move after which the position looks best."""
    best: list[Move] = []
    best_value = 0.0
    for move in s.legal(seat):
        after = s.clone()
        after.log = None
        after.answer(seat, move)
        value = s.game.hints.value(after, seat)
        if not best or value > best_value:
            best, best_value = [move], value
        elif value == best_value:
            best.append(move)
    return best[chance.below(len(best))]


def secretive(s: State, seat: int, chance: Chance) -> Move:
    """Builds eagerly, but lays cards face down wherever it can."""
    sanctuaries = [s.box.numbers[id] for id in ("EGY014", "EGY015")]  # type: ignore[attr-defined]
    for m in s.legal(seat):
        hides = isinstance(m, Tuck) or (isinstance(m, Activate) and m.card in sanctuaries)
        if hides and not chance.below(3):
            return m
    return eager(s, seat, chance)


def start(seats: int, seed: int, **options: str) -> Settlers:
    """A game in which a Gate and a Sanctuary stand from the beginning, if their factions play."""
    wishes: dict[str, Any] = {"faction": JAPANESE[:seats], **options}
    s = deskovka.game("settlers").start(seats, seed, wishes)
    assert isinstance(s, Settlers)
    empire = list(s.empire)
    for seat, ids in enumerate([["JAP013", "JAP014"], ["EGY014"]][:seats]):
        there = [s.box.numbers[id] for id in ids if s.box.numbers[id] in s.decks[seat]]
        s.decks = [tuple(c for c in deck if c not in there) for deck in s.decks]
        empire[seat] = tuple(there)
    s.empire = empire
    return s


def check_game(s: Settlers, player: Player, seed: int) -> tuple[int, int]:
    """Play to the end with a notebook for everybody; returns how many worlds were looked at, and reshuffles."""
    chance = Chance(seed)
    books = [Notebook(viewer, s.seats) for viewer in (None, *range(s.seats))]
    for book in books:
        book.note(None, s, s.events(book.viewer))
    looked = 0
    while not s.is_over():
        before, told = s.clone(), len(s.log or [])
        seat = s.to_act()[0]
        s.play(seat, player(s, seat, chance))
        for book in books:
            book.note(before, s, s.events(book.viewer, told))
            assert list(book.against(s)) == []  # the truth itself fits
        book = books[chance.below(len(books))]
        for _ in range(DREAMS):
            dream = s.resample(book.viewer, chance.below(1 << 30))
            looked += 1
            assert list(book.against(dream)) == [], (book.viewer, s.digest())
            if book.viewer is not None:
                own = book.viewer
                for name in ("hand", "aside", "foundations"):
                    assert getattr(dream, name)[own] == getattr(s, name)[own]
    return looked, books[0].shuffle


VARIANTS: Final[list[tuple[int, dict[str, str]]]] = [
    (1, {}),
    (2, {}),
    (2, {"lookout": "draft"}),
    (3, {"lookout": "advanced"}),
    (4, {}),
    (4, {"lookout": "draft"}),
    (1, {"expansion": "aztecs"}),
    (3, {"expansion": "aztecs"}),
    (5, {"expansion": "aztecs", "lookout": "draft"}),
]


@pytest.mark.parametrize("player", [anything, secretive, greedy], ids=lambda player: str(player.__name__))
@pytest.mark.parametrize(("seats", "options"), VARIANTS, ids=str)
def test_no_imagined_world_contradicts_what_was_told(seats: int, options: dict[str, str], player: Player) -> None:
    looked, _ = check_game(start(seats, 5, **options), player, 5)
    assert looked > 50


@pytest.mark.parametrize("seed", range(3))
def test_nor_after_reshuffles(seed: int) -> None:
    """Most common cards are out of the way (in a Collection), so that the deck is empty again and again."""
    s = start(3, seed)
    s.collection, s.discard, s.deck = s.deck[:45], s.deck[45:55], s.deck[55:]
    _, shuffles = check_game(s, secretive, seed)
    assert shuffles >= 2
