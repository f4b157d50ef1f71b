"""Saved states of older versions become what this version would have saved."""

from __future__ import annotations

from typing import Any, Final

from deskovka.games.katan_duel.law.pieces import NOTHING, SITES, Box, Mode

SORTED: Final = 2  # the version from which on hands lie in one order
COVERED: Final = 3  # the version from which on it is kept what lies under a card


def mend(box: Box, mode: Mode, data: dict[str, Any]) -> None:
    """From whichever version wrote it to this one, in place."""
    version = int(data["version"])
    if version < SORTED:
        mend_hands(mode, data)
        mend_feuds(data)
    if version < COVERED:
        data["under"] = [card_under(box, mode, i // SITES, card) for i, card in enumerate(data["sites"])]
        data["agenda"] = [[drop_count(step), seat] for step, seat in data["agenda"]]


def card_under(box: Box, mode: Mode, seat: int, card: int) -> int:
    """What lies under a card: once only a card of the player's own box could."""
    under = NOTHING if card == NOTHING else int(box.covered[card])
    if under == NOTHING or not mode.own_stacks:
        return under
    half = len(box.cards) // 2
    return under % half + seat * half


def drop_count(x: Any) -> Any:
    """A step, or whatever it holds; swaps of regions before the first turn are no longer counted."""
    if isinstance(x, list):
        return [drop_count(one) for one in x]
    if not isinstance(x, dict):
        return x
    is_rearranging = x.get("t") == "katan_duel.Rearrange"
    return {name: drop_count(one) for name, one in x.items() if not (is_rearranging and name == "left")}


def mend_hands(mode: Mode, data: dict[str, Any]) -> None:
    """Cards lay in the order of arrival."""
    data["hand_backs"] = [0] * (2 * mode.backs)
    for seat, hand in enumerate(data["hand"]):
        cards = sorted([(card, data["fresh"][seat] >> i & 1) for i, card in enumerate(hand)])
        data["hand"][seat] = [card for card, _ in cards]
        data["fresh"][seat] = sum([fresh << i for i, (_, fresh) in enumerate(cards)])
        for card in hand:
            data["hand_backs"][seat * mode.backs + mode.back[card]] += 1


def mend_feuds(data: dict[str, Any]) -> None:
    """The second card of Fraternal Feuds was asked for by itself."""
    kept = []
    for step, seat in data["agenda"]:
        is_feuds = step["t"] == "katan_duel.SortOut"
        if not is_feuds or step["left"] != 1:
            kept.append([step, seat])
        if is_feuds:
            del step["left"], step["sure"]
    data["agenda"] = kept
