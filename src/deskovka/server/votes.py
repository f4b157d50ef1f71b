"""What the people at the table are asked to agree to: taking back, the end, a bot or somebody new in a seat."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from deskovka.server.kept import Kept, Seat, Vote
from deskovka.server.shapes import Subject

DAY: Final = 24 * 3600
WEEK: Final = 7 * DAY
AWAY: Final = 3600  # seconds that anybody may be away and the game is still there, however fast its clock is


def people(kept: Kept) -> list[Seat]:
    """Seats of people who have a say: present or not, also while a bot plays for them, until they give up."""
    return [seat for seat in kept.seats if seat.owners and not seat.resigned]


def agreed(kept: Kept, vote: Vote, browser: str | None = None) -> bool:
    """Do all people agree? Those who share the asker's browser sit side by side and can talk."""
    side = kept.seats[vote.by].owners if browser is None else {browser}
    return all(seat.seat == vote.by or seat.seat in vote.yes or seat.owners & side for seat in people(kept))


def is_alone(kept: Kept, number: int) -> bool:
    """Is there at most one person besides a seat's own? Whoever has several seats counts once."""
    own = kept.seats[number].owners
    rest = [seat.owners for seat in people(kept) if seat.seat != number and not seat.owners & own]
    return all(owners & rest[0] for owners in rest)


def lapses(kept: Kept, what: Subject, vote: Vote) -> int:
    """When silence is an answer too, in milliseconds; 0: never."""
    seconds = WEEK if what == "seat" else kept.clock.move if kept.clock and kept.clock.move else DAY
    if what == "end":  # which cannot be taken back; the clock goes on meanwhile, so that nobody has to wait
        seconds = max(seconds, AWAY)
    return vote.at + 1000 * seconds if vote.at else 0


def with_vote(kept: Kept, what: Subject, vote: Vote) -> Kept:
    """The table with a vote that goes on."""
    return replace(kept, votes={**kept.votes, what: vote})


def without(kept: Kept, what: Subject) -> Kept:
    """The table when this vote is settled."""
    return replace(kept, votes={name: vote for name, vote in kept.votes.items() if name != what})
