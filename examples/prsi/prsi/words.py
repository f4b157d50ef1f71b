"""How moves, events and the table become words and a board."""

from __future__ import annotations

from typing import Any

from deskovka.core import board as boards
from deskovka.core import text
from deskovka.core.board import LIST, Piece, Zone, board_of
from deskovka.core.parts import Show, Voice
from deskovka.core.sight import UNKNOWN, View
from deskovka.core.step import Move
from prsi.moves import Draw, Name, Play, Stand
from prsi.state import RANKS, SUITS

MESSAGES = text.Messages("prsi")
say, both = MESSAGES.say, MESSAGES.both


def card_name(card: int, lang: str) -> str:
    return say("card", lang, suit=card // RANKS, rank=card % RANKS)


class PrsiVoice(Voice):
    """How Prší is told."""

    def noun(self, field: str, number: int, lang: str) -> str:
        if field in ("card", "cards", "top"):
            return card_name(number, lang)
        return say("suit", lang, suit=number) if field == "suit" else ""


class PrsiShow(Show):
    """What is shown of Prší."""

    def board(self, view: View) -> dict[str, Any]:
        """Everybody's hand, the stock, the card to be followed, the four suits."""
        table = view.table
        hands = [hand_zone(view, seat) for seat in range(view.seats)]
        stock = Piece(both("back"), count=len(table["stock"]), hidden=True, moves=(Draw(),))
        top = card_piece(table["played"][-1], (Stand(),))
        suits = [suit_piece(suit, suit == table["suit"]) for suit in range(SUITS)]
        return board_of(
            [
                *hands,
                Zone("stock", both("zone-stock"), boards.CARDS, [stock]),
                Zone("top", both("zone-top"), boards.CARDS, [top]),
                Zone("suits", both("zone-suits"), LIST, suits),
            ]
        )


def hand_zone(view: View, seat: int) -> Zone:
    """My cards side by side; of others only what is known has a line of its own."""
    cards: list[int] = view.table["hand"][seat]
    mine = seat == view.seat
    pieces = [card_piece(card, (Play(card),) if mine else ()) for card in cards if card != UNKNOWN]
    if UNKNOWN in cards:
        pieces.append(Piece(both("back"), count=cards.count(UNKNOWN), hidden=True))
    return Zone(f"hand-{seat}", both("zone-hand"), boards.CARDS if mine else LIST, pieces, seat)


def card_piece(card: int, moves: tuple[Move, ...]) -> Piece:
    return Piece(text.both(lambda lang: card_name(card, lang)), moves=moves)


def suit_piece(suit: int, in_force: bool) -> Piece:
    return Piece(both("suit", suit=suit), both("in-force") if in_force else None, moves=(Name(suit),))
