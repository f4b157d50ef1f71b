"""Occasions: what happens at a table of which somebody away from it should hear."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from deskovka.server.messages.notices import Occasion
from deskovka.server.messages.shapes import Subject
from deskovka.server.storage.kept import Kept

ASKED: Final[tuple[Subject, ...]] = ("undo", "end", "clock", "seat")  # votes that somebody has to answer


@dataclass(frozen=True)
class Told:
    """Whoever has a seat is to be told something."""

    seat: int
    about: Occasion


def occasions(old: Kept, new: Kept) -> list[Told]:
    """What a change of a table is to those who sit there; of each seat the weightiest."""
    found = {told.seat: told for told in (*requests(old, new), *turns(old, new), *ends(old, new))}
    return [*found.values()]


def turns(old: Kept, new: Kept) -> list[Told]:
    """Seats whose turn it is and was not before."""
    return [Told(seat, "turn") for seat in new.asked if waits_for(new, seat) and not waits_for(old, seat)]


def waits_for(kept: Kept, seat: int) -> bool:
    """Does the table wait for the person in a seat?"""
    running = kept.started and not kept.ended
    return running and seat in kept.asked and kept.seats[seat].kind == "person"


def ends(old: Kept, new: Kept) -> list[Told]:
    """Everybody's game is over."""
    over = new.started and new.ended and not old.ended
    return [Told(seat.seat, "over") for seat in new.seats if seat.owners] if over else []


def requests(old: Kept, new: Kept) -> list[Told]:
    """Seats whose people have been asked to agree to something."""
    fresh = [what for what in ASKED if what in new.votes and is_fresh(old, new, what)]
    return [
        Told(seat.seat, "asked") for seat in new.seats if any(is_asked(new, seat.seat, what) for what in fresh)
    ]


def is_fresh(old: Kept, new: Kept, what: Subject) -> bool:
    """Is it asked anew, and not the same as before?"""
    vote = old.votes.get(what)
    return vote is None or (vote.by, vote.at) != (new.votes[what].by, new.votes[what].at)


def is_asked(kept: Kept, number: int, what: Subject) -> bool:
    """Has the person in a seat still to say yes or no? Of an abandoned seat its owner hears, too."""
    seat, vote = kept.seats[number], kept.votes[what]
    if not seat.owners or seat.resigned or number in vote.yes:
        return False
    return what == "seat" or not seat.owners & kept.seats[vote.by].owners


def still(kept: Kept, number: int, about: Occasion) -> Literal["turn", "over", "asked", "invited"] | None:
    """What of an occasion is still true; None: nobody need hear of it any more."""
    if about == "over":
        return "over" if kept.ended else None
    if about == "invited":
        return "invited" if kept.rematch else None
    if about == "asked" and not kept.ended and any(is_asked(kept, number, what) for what in open_requests(kept)):
        return "asked"
    return "turn" if waits_for(kept, number) else None


def open_requests(kept: Kept) -> list[Subject]:
    """What people are asked to agree to just now."""
    return [what for what in ASKED if what in kept.votes]
