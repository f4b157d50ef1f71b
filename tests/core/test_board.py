"""Boards: what is drawn of a game that has no drawing of its own."""

from __future__ import annotations

import json

import deskovka
from deskovka.core.board import CARDS, HEXES, Piece, Zone, board_of
from deskovka.core.parts import Show
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


def test_a_game_that_says_nothing_is_shown_in_sentences() -> None:
    g = deskovka.game("skirmish")
    view = g.start(2, 1).view(0)
    (zone,) = Show.board(g.show, view).values()
    assert [piece["title"]["cs"] for piece in zone["pieces"]] == g.show.description(view, "cs")


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
