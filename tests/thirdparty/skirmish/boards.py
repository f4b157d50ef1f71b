"""What is drawn of a table: everybody's goods and cards, the stack and the discarded cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from deskovka.core import text
from deskovka.core.board import CARDS, LIST, Piece, Zone, board_of
from deskovka.core.parts import Show
from deskovka.core.sight import UNKNOWN, View
from deskovka.core.step import Move
from skirmish import cards
from skirmish.moves import Attack, Keep, Play, Spend, Take
from skirmish.pieces import GOODS
from skirmish.words import card_name


class SkirmishShow(Show):
    """What is shown of a skirmish."""

    def board(self, view: View) -> dict[str, Any]:
        """All zones of a table."""
        table = view.table
        own = [zone for seat in range(view.seats) for zone in in_front_of(view, seat)]
        stack = Piece(said("card-hidden"), count=len(table["stack"]), hidden=True)
        return board_of(
            [
                *own,
                Zone("stack", said("zone-stack"), CARDS, [stack] if table["stack"] else []),
                Zone("discarded", said("zone-discarded"), CARDS, shown(table["discarded"])),
            ]
        )


def in_front_of(view: View, seat: int) -> list[Zone]:
    """What lies before one player, and what is in hand."""
    table = view.table
    hand = [piece(card, (Keep(card), Play(card))) for card in table["hand"][seat]]
    ally = shown(table["ally"][seat])
    return [
        Zone(f"goods-{seat}", said("zone-goods"), LIST, goods(view, seat), seat),
        Zone(f"laid-{seat}", said("zone-laid"), CARDS, shown(table["laid"][seat]), seat),
        Zone(f"hand-{seat}", said("zone-hand"), CARDS, hand, seat),
        Zone(f"ally-{seat}", said("zone-ally"), CARDS, ally, seat),
    ]


def goods(view: View, seat: int) -> list[Piece]:
    """Goods with their counts, and whom an attack would hit."""
    first = seat * len(GOODS)
    mine = seat == view.seat
    found = [
        Piece(said(f"good-{name}"), count=view.table["goods"][first + i], moves=use(i) if mine else ())
        for i, name in enumerate(GOODS)
    ]
    return found if mine else [*found, Piece(said("attack-here"), moves=(Attack(seat),))]


def use(good: int) -> tuple[Move, ...]:
    return Spend(good), Take(good)


def shown(numbers: Sequence[int]) -> list[Piece]:
    return [piece(card) for card in numbers]


def piece(card: int, moves: tuple[Move, ...] = ()) -> Piece:
    """A card, or its back."""
    title = text.both(lambda lang: card_name(card, lang))
    if card == UNKNOWN:
        return Piece(title, hidden=True)
    printed = cards.CARDS[card]
    words = {"wood": printed.wood, "iron": printed.iron, "points": printed.points}
    return Piece(title, text.both(lambda lang: text.phrase("skirmish", lang, "card-about", words)), moves=moves)


def said(key: str) -> dict[str, str]:
    return text.both(lambda lang: text.phrase("skirmish", lang, key))
