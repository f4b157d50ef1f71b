"""Saved states of older versions become what this version would have saved."""

from __future__ import annotations

from typing import Any, Final

from deskovka.core.value import tag_of, to_json
from deskovka.games.settlers.law.chapters.converting import CARDS, Convert, DrawRazed
from deskovka.games.settlers.law.paying import DESERT, FORCED, PayCard
from deskovka.games.settlers.law.pieces import COMMON, NOBODY, Box

SORTED: Final = 2  # the version from which on hands lie in one order
DRAWN: Final = 3  # the version from which on markers know their deck, and razed cards are drawn first


def mend(box: Box, data: dict[str, Any]) -> None:
    """From whichever version wrote it to this one, in place."""
    version = int(data["version"])
    if version < SORTED:
        mend_hands(box, data)
    if version < DRAWN:
        mend_markers(data)
        mend_altar(box, data)
        mend_desert(data)


def mend_hands(box: Box, data: dict[str, Any]) -> None:
    """Cards lay in the order of arrival, and those under Gates among those under other locations."""
    deck, seats = box.deck, int(data["seats"])
    for name in ("hand", "aside"):
        data[name] = [sorted(cards, key=lambda card: (deck[card] != COMMON, card)) for cards in data[name]]
    data["foundations"] = [sorted(row, key=lambda card: deck[card] != COMMON) for row in data["foundations"]]
    both = zip(data["hand"], data["foundations"], strict=True)
    data["commons"] = [sum([deck[card] == COMMON for card in row]) for rows in both for row in rows]
    homes = [COMMON, *[faction + 1 for faction in data["factions"]]]
    under: list[list[int]] = [[] for _ in range((1 + max(box.slot)) * (seats + 1))]
    stored: list[list[int]] = [[] for _ in data["hand"]]
    stored_at: list[list[int]] = [[] for _ in data["hand"]]
    for side, at_all in enumerate(data.pop("under_at", [])):
        for card, at in zip(data["under"][side], at_all, strict=True):
            if box.slot[at]:
                under[int(box.slot[at]) * (seats + 1) + homes.index(deck[card])].append(card)
            else:
                stored[side].append(card)
                stored_at[side].append(at)
    data["under"] = [sorted(cards) for cards in under]
    data["stored"], data["stored_at"] = stored, stored_at


def mend_markers(data: dict[str, Any]) -> None:
    """The cards that mark deals with opponents' locations came from the deck of whoever made the deal."""
    rows = zip(data["markers"], data["routes"], strict=True)
    data["marked_by"] = [
        [side] * len(markers) + [NOBODY] * (len(routes) - len(markers))
        for side, (markers, routes) in enumerate(rows)
    ]


def mend_altar(box: Box, data: dict[str, Any]) -> None:
    """Whether a razed card becomes points was asked before it was drawn; now it is drawn, and then asked."""
    agenda: list[Any] = []
    for step, seat in data["agenda"]:
        agenda.append([step, seat])
        if step["t"] == tag_of(Convert):
            for i, good in enumerate(box.raze[step["razed"]]):
                if good in CARDS:
                    step["given"] &= ~(1 << i)
            agenda.append([to_json(DrawRazed(step["razed"], 0)), seat])
    data["agenda"] = agenda


def mend_desert(data: dict[str, Any]) -> None:
    """A card that an opponent makes somebody discard was named by the same rule as one that is paid."""
    for step, _ in data["agenda"]:
        if step["t"] == tag_of(PayCard) and step["rule"] == DESERT.id:
            step["rule"] = FORCED.id
