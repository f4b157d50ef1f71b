"""Sending settlers: two for one resource or one card, as many pairs as the player likes in one action."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from deskovka.core.rule import Rule
from deskovka.core.step import QUESTION, Move
from deskovka.games.settlers.law.asking import Question
from deskovka.games.settlers.law.drawing import NO_CARD
from deskovka.games.settlers.law.moves import Send, Stop
from deskovka.games.settlers.law.pieces import (
    COMMON_CARD,
    FACTION_CARD,
    NOTHING,
    ON_SEND,
    RESOURCES,
    SETTLER,
    STOCK,
)
from deskovka.games.settlers.law.state import Settlers
from deskovka.games.settlers.law.verbs import add_goods, draw, has_common, spend, wake

PAIR: Final = 2  # settlers that are sent for one thing
TWO: Final = Rule("send.two")


def refuse_send(s: Settlers, seat: int, good: int) -> Rule | None:
    """Two settlers, and a card to draw if it is to be a card. [send.two]"""
    if s.goods[seat * STOCK + SETTLER] < PAIR:
        return TWO
    if good == COMMON_CARD:
        return None if has_common(s) else NO_CARD
    if good == FACTION_CARD:
        return None if s.decks[seat] else NO_CARD
    return None


def add_sends(s: Settlers, seat: int, found: list[Move]) -> None:
    """What two settlers can be sent for."""
    if s.goods[seat * STOCK + SETTLER] < PAIR:
        return
    sends = s.box.moves.send
    found += sends[:RESOURCES]
    if has_common(s):
        found.append(sends[RESOURCES])
    if s.decks[seat]:
        found.append(sends[RESOURCES + 1])


def send(s: Settlers, seat: int, good: int) -> None:
    """One pair goes; opponents may have a feature for it. [card.oasis]"""
    spend(s, seat, SETTLER, PAIR, NOTHING, "send.two")
    if good in (COMMON_CARD, FACTION_CARD):
        draw(s, seat, good, "send.two")
    else:
        add_goods(s, seat, good, 1, NOTHING, "send.two")
    for i in range(1, s.seats):
        wake(s, (seat + i) % s.seats, ON_SEND, 1)


@dataclass
class SendMore(Question):
    """Another pair in the same action? [send.pairs]"""

    def refuse(self, s: Settlers, seat: int, m: Move) -> Rule | None:
        if isinstance(m, Stop):
            # Without two settlers there is nothing to ask.
            return None if s.goods[seat * STOCK + SETTLER] >= PAIR else TWO
        return refuse_send(s, seat, m.good) if isinstance(m, Send) else QUESTION

    def options(self, s: Settlers, seat: int) -> list[Move]:
        found: list[Move] = []
        add_sends(s, seat, found)
        return found + s.box.moves.stop if found else found

    def take(self, s: Settlers, seat: int, m: Move) -> None:
        if isinstance(m, Send):
            s.push(seat, SEND_MORE)
            send(s, seat, m.good)

    def otherwise(self, s: Settlers, me: int) -> None:
        pass


SEND_MORE: Final = SendMore()
