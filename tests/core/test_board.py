"""Boards: what is drawn of a game that has no drawing of its own."""

from __future__ import annotations

import json
from typing import Any

import deskovka
from deskovka.core import text
from deskovka.core.board import CARDS, HEXES, Piece, Zone, board_of
from skirmish.moves import Play

CAMP = {"cs": "tábor", "en": "camp"}


def test_a_board_says_only_what_is_not_as_usual() -> None:
    zone = Zone("hand-0", CAMP, CARDS, [Piece(CAMP), Piece(CAMP, hidden=True, count=3, moves=(Play(3),))], seat=0)
    pieces = board_of([zone])["hand-0"]["pieces"]
    assert pieces[0] == {"title": CAMP}
    assert pieces[1] == {"title": CAMP, "count": 3, "hidden": True, "moves": [{"t": "skirmish.Play", "card": 3}]}


def test_on_a_map_every_piece_has_its_place() -> None:
    (piece,) = board_of([Zone("map", CAMP, HEXES, [Piece(CAMP, at=(2, -1))])])["map"]["pieces"]
    assert piece["at"] == (2, -1)


def test_a_plain_board_is_told_in_sentences() -> None:
    g = deskovka.game("prsi")
    s: Any = g.start(2, 3)
    s.hand, s.played, s.suit = [(7, 8), (9, 10)], [31], 3
    s.begin_memory()
    assert g.show.description(s.view(0), "en", ("Ann", "Bob")) == [
        "In hand (Ann): ace of hearts, 7 of bells.",
        "In hand (Bob): 2× back of a card.",
        "Stock: 23× back of a card.",
        "Top card: ace of acorns.",
        "Suits: hearts, bells, leaves, acorns (to be followed).",
    ]
    empty = board_of([Zone("camp", CAMP, CARDS, [])])
    assert text.zone_line(empty["camp"], "cs") == "tábor: nic."


def test_every_view_of_a_game_has_the_same_zones() -> None:
    g = deskovka.game("skirmish")
    s = g.start(3, 4)
    zones = list(g.show.board(s.view(None)))
    while not s.is_over():
        for viewer in (None, *range(3)):
            board = g.show.board(s.view(viewer))
            assert list(board) == zones and json.dumps(board)
        seat = s.to_act()[0]
        s.play(seat, s.legal(seat)[-1])
