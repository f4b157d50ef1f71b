"""The cleanup phase: what may be kept, what goes back; the next first player."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from deskovka.core.cells import with_entry
from deskovka.core.step import Step
from deskovka.games.settlers.law import events
from deskovka.games.settlers.law.chapters.favour import CleanFavours
from deskovka.games.settlers.law.chapters.razing import move_location
from deskovka.games.settlers.law.chapters.storing import take_stored
from deskovka.games.settlers.law.pieces import DEFENDED, NOBODY, ON_CLEANUP, RESOURCES, STOCK, STORE, UNTIL_CLEANUP
from deskovka.games.settlers.law.state import Settlers, always
from deskovka.games.settlers.law.verbs import throw_away, wake


@dataclass
class Cleanup(Step):
    """Goods that cannot be stored, activation goods and defence tokens go back. [cleanup.discard]"""

    def run(self, s: Settlers, me: int) -> None:
        if s.log is not None:
            s.tell(events.PhaseBegan(3, "round.phases"))
        s.push(me, CLEAN_REST)
        for i in range(s.seats - 1, -1, -1):
            seat = (s.first + i) % s.seats
            if s.favours[seat]:
                s.push(seat, CleanFavours())
            wake(s, seat, ON_CLEANUP, 1)


CLEANUP: Final = Cleanup()


@dataclass
class CleanRest(Step):
    """Nobody decides anything about the rest. [cleanup.discard]"""

    def run(self, s: Settlers, me: int) -> None:
        for seat in range(s.seats):
            clean_up(s, seat)
            forget_stored(s, seat)
        give_back(s)  # Cleanup belongs to the round: until here a location serves whoever took it over
        for side in range(s.sides):
            for card in s.empire[side]:
                s.used[card] = 0
                s.tokens[card] &= ~DEFENDED
        s.first = (s.first + 1) % s.seats


CLEAN_REST: Final = CleanRest()


def forget_stored(s: Settlers, seat: int) -> None:
    """Cards that were stored for this round only are discarded. [prayer.stored-round]"""
    for card, at in zip(s.stored[seat], s.stored_at[seat], strict=True):
        if s.box.stores[at] == UNTIL_CLEANUP:
            take_stored(s, seat, card)
            throw_away(s, card)
            if s.log is not None:
                s.tell(events.CardDiscarded(seat, card, "prayer.stored-round"))


def clean_up(s: Settlers, seat: int) -> None:
    """The board keeps one good; Warehouses keep resources. [cleanup.board] [card.warehouses]"""
    keeps = s.box.factions[s.factions[seat]].keeps
    store = always(s, seat, STORE)
    lost: list[int] = []
    for good in range(STOCK):
        if good != keeps and not (store and good < RESOURCES):
            amount = int(s.goods[seat * STOCK + good])
            if amount:
                s.goods[seat * STOCK + good] = 0
                lost += [good, amount]
    if s.log is not None:
        s.tell(events.CleanedUp(seat, "cleanup.discard"))
        if lost:
            s.tell(events.GoodsReturned(seat, tuple(lost), "cleanup.discard"))


def give_stored_back(s: Settlers, location: int, owner: int) -> None:
    """What others have put under a location goes back with it. [ra.stored]"""
    for side in range(s.sides):
        if side != owner and location in s.stored_at[side]:
            rows = list(zip(s.stored[side], s.stored_at[side], strict=True))
            moved = tuple([card for card, at in rows if at == location])
            s.stored = with_entry(s.stored, side, tuple([card for card, at in rows if at != location]))
            s.stored_at = with_entry(s.stored_at, side, tuple([at for _, at in rows if at != location]))
            s.stored = with_entry(s.stored, owner, s.stored[owner] + moved)
            s.stored_at = with_entry(s.stored_at, owner, s.stored_at[owner] + (location,) * len(moved))


def give_back(s: Settlers) -> None:
    """Locations that were taken over are their owners' again. [card.temple-of-ra]"""
    for seat in range(s.seats):
        for card in s.empire[seat]:
            if s.home[card] != NOBODY:
                owner = int(s.home[card])
                s.home[card] = NOBODY
                move_location(s, card, seat, owner)
                give_stored_back(s, card, owner)
                s.tell(events.GivenBack(owner, card, "card.temple-of-ra"))
