"""How moves, events and the table become words and a board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from deskovka.core import board as boards
from deskovka.core import text
from deskovka.core.board import LIST, Piece, Zone, board_of
from deskovka.core.parts import Show, Voice, Words
from deskovka.core.sight import UNKNOWN, View
from deskovka.core.step import Move
from deskovka.core.value import Value, fields_of
from prsi.moves import Draw, Name, Play, Stand
from prsi.state import RANKS, SUITS

MESSAGES = text.Messages("prsi")
say, both = MESSAGES.say, MESSAGES.both


def card_name(card: int, lang: str) -> str:
    return say("card", lang, suit=card // RANKS, rank=card % RANKS)


def card_names(cards: Sequence[int], lang: str) -> str:
    return ", ".join([card_name(card, lang) for card in cards])


class PrsiVoice(Voice):
    """How Prší is told."""

    def words(self, value: Value, lang: str, options: Mapping[str, Any]) -> Words:
        """The fields of a move, event, question or reason as arguments of its sentence."""
        found: Words = {}
        for name in fields_of(type(value)):
            content: Any = getattr(value, name)
            if name in ("card", "top"):
                found[name] = card_name(content, lang)
            elif name == "suit":
                found[name] = say("suit", lang, suit=content)
            elif name == "cards":
                known = [card for card in content if card != UNKNOWN]
                found |= {"cards": card_names(known, lang), "count": len(content), "known": len(known)}
            elif isinstance(content, int):
                found[name] = int(content)
        return found

    def short(self, move: Move, lang: str, options: Mapping[str, Any]) -> str:
        """What a player types: the card, the suit, or what else the move is called."""
        for word in self.words(move, lang, options).values():
            return str(word)
        return text.say(move, lang, "prsi").lower()


class PrsiShow(Show):
    """What is shown of Prší."""

    def description(self, view: View, lang: str, names: Sequence[str] = ()) -> list[str]:
        """The middle of the table, then one sentence per player."""
        table = view.table
        top, suit = card_name(table["played"][-1], lang), say("suit", lang, suit=table["suit"])
        lines = [say("table-line", lang, top=top, suit=suit, count=len(table["stock"]))]
        for seat, hand in enumerate(table["hand"]):
            known = [card for card in hand if card != UNKNOWN]
            about: dict[str, str | int] = {
                "count": len(hand),
                "known": len(known),
                "cards": card_names(known, lang),
            }
            lines.append(say("seat-line", lang, name=text.seat_name(seat, lang, names), **about))
        return lines

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
