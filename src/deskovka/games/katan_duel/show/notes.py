"""What a careful player would have noted about face-down cards, in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from deskovka.core import text
from deskovka.games.katan_duel.law.pieces import Box
from deskovka.games.katan_duel.show.board import Notes, Run, Scattered, Where
from deskovka.games.katan_duel.words import card_name, say


def notes(box: Box, known: Notes, lang: str, names: Sequence[str] = ()) -> list[str]:
    """Cards that I know in another's hand, in stacks and in discard piles, then those of which I know a little."""
    found = [
        say("note-hand", lang, seat=text.seat_name(int(seat), lang, names), cards=names_of(box, cards, lang))
        for seat, cards in known["hands"].items()
    ]
    found += [
        say("note-stack", lang, stack=int(i) + 1, cards=", ".join([run_words(box, run, lang) for run in runs]))
        for i, runs in known["stacks"].items()
    ]
    found += [say("note-pile", lang, cards=names_of(box, cards, lang)) for cards in known["piles"].values()]
    return found + [scattered_words(box, one, lang, names) for one in known["scattered"]]


def run_words(box: Box, run: Run, lang: str) -> str:
    """A card, or how many are not known."""
    return card_name(box, run["card"], lang) if "card" in run else say("note-unknown", lang, count=run["unknown"])


def names_of(box: Box, cards: Sequence[int], lang: str) -> str:
    """Cards by name, equal ones together."""
    counts = [(card, len(list(same))) for card, same in groupby(sorted(cards))]
    return text.listing([(f"{n}× " if n > 1 else "") + card_name(box, card, lang) for card, n in counts], lang)


def scattered_words(box: Box, one: Scattered, lang: str, names: Sequence[str]) -> str:
    """Cards that lie in one of some places."""
    said = [place_name(place, lang, names) for place in one["places"]]
    where = said[0]
    for other in said[1:]:
        where = say("note-or", lang, one=where, other=other)
    return say("note-maybe", lang, places=where, cards=names_of(box, one["cards"], lang))


def place_name(place: Where, lang: str, names: Sequence[str]) -> str:
    """A hand, a stack or a discard pile."""
    if "hand" in place:
        return say("note-in-hand", lang, seat=text.seat_name(place["hand"], lang, names))
    return say("note-in-stack", lang, stack=place["stack"] + 1) if "stack" in place else say("note-in-pile", lang)
