"""What a careful player would have noted about face-down cards, in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from deskovka.core import text
from deskovka.core.sight import UNKNOWN, View
from deskovka.games.katan_duel.pieces import Box
from deskovka.games.katan_duel.words import card_name, say


def notes(box: Box, view: View, lang: str, names: Sequence[str] = ()) -> list[str]:
    """Cards that I know in another's hand, in stacks and in discard piles, then those of which I know a little."""
    table = view.table
    found = [
        say("note-hand", lang, seat=text.seat_name(seat, lang, names), cards=names_of(box, known(cards), lang))
        for seat, cards in enumerate(table["hand"])
        if seat != view.seat and known(cards)
    ]
    found += [
        say("note-stack", lang, stack=i + 1, cards=", ".join(from_top(box, cards, lang)))
        for i, cards in enumerate(table["stacks"])
        if known(cards)
    ]
    if view.options["discard"] == "top":
        below = [known(pile[:-1]) for pile in table["discard"]]
        found += [say("note-pile", lang, cards=names_of(box, cards, lang)) for cards in below if cards]
    return found + scattered(box, view, lang, names)


def known(cards: Sequence[int]) -> list[int]:
    """The cards that are known."""
    return [card for card in cards if card != UNKNOWN]


def from_top(box: Box, cards: Sequence[int], lang: str) -> list[str]:
    """A stack from its top; unknown cards one after the other are counted."""
    found = []
    for card, same in groupby(reversed(cards)):
        count = len(list(same))
        if card == UNKNOWN:
            found.append(say("note-unknown", lang, count=count))
        else:
            found += [card_name(box, card, lang)] * count
    return found


def names_of(box: Box, cards: Sequence[int], lang: str) -> str:
    """Cards by name, equal ones together."""
    counts = [(card, len(list(same))) for card, same in groupby(sorted(cards))]
    return text.listing([(f"{n}× " if n > 1 else "") + card_name(box, card, lang) for card, n in counts], lang)


def scattered(box: Box, view: View, lang: str, names: Sequence[str]) -> list[str]:
    """Cards that lie in one of some places, by these places."""
    rows = sorted(view.table["maybe"], key=lambda row: row[1:])
    found = []
    for places, same in groupby(rows, key=lambda row: row[1:]):
        said = [place_name(view, place, lang, names) for place in places]
        where = said[0]
        for other in said[1:]:
            where = say("note-or", lang, one=where, other=other)
        found.append(say("note-maybe", lang, places=where, cards=names_of(box, [row[0] for row in same], lang)))
    return found


def place_name(view: View, place: int, lang: str, names: Sequence[str]) -> str:
    """A hand, a stack or a discard pile."""
    if place < 2:
        return say("note-in-hand", lang, seat=text.seat_name(place, lang, names))
    stack = place - 2
    in_stack = stack < len(view.table["stacks"])
    return say("note-in-stack", lang, stack=stack + 1) if in_stack else say("note-in-pile", lang)
