"""What people at the table are asked to agree to: taking back, the end, a bot or somebody new in a seat, help."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from msgspec import UNSET

from deskovka.server.messages.frames import Asked
from deskovka.server.messages.shapes import Subject
from deskovka.server.storage.clock import ticks
from deskovka.server.storage.kept import Kept, Seat, Vote

DAY: Final = 24 * 3600
WEEK: Final = 7 * DAY
AWAY: Final = 3600  # seconds that anybody may be away and the game is still there, however fast its clock is


def people(kept: Kept) -> list[Seat]:
    """Seats of people who have a say: present or not, also while a bot plays for them, until they give up."""
    return [seat for seat in kept.seats if seat.owners and not seat.resigned]


def do_all_agree(kept: Kept, vote: Vote, browser: str | None = None) -> bool:
    """Do all people agree?"""
    return len(who_agrees(kept, vote, browser)) == len(people(kept))


def who_agrees(kept: Kept, vote: Vote, browser: str | None = None) -> list[int]:
    """The seats of people who agree. Those who share the asker's browser sit side by side and can talk."""
    side = kept.seats[vote.by].owners if browser is None else {browser}
    agree = vote.yes | {vote.by}
    return [seat.seat for seat in people(kept) if seat.seat in agree or seat.owners & side]


def helps(kept: Kept) -> bool:
    """May lists of moves be ordered by worth? Alone against bots they are; else when all people have agreed."""
    vote = kept.votes.get("help")
    return len(people(kept)) < 2 or (vote is not None and do_all_agree(kept, vote))


def open_votes(kept: Kept) -> dict[Subject, Asked]:
    """The open votes as people hear of them; what all have agreed to is asked no more."""
    return {
        what: Asked(what, vote.by, who_agrees(kept, vote) if what == "help" else UNSET)
        for what, vote in kept.votes.items()
        if what != "help" or not do_all_agree(kept, vote)
    }


def is_alone(kept: Kept, number: int) -> bool:
    """Is there at most one person besides a seat's own? Whoever has several seats counts once."""
    own = kept.seats[number].owners
    rest = [seat.owners for seat in people(kept) if seat.seat != number and not seat.owners & own]
    return all(owners & rest[0] for owners in rest)


def heir(kept: Kept, gone: Seat) -> Seat | None:
    """Who is host when a host's seat goes to somebody new: the first of the other people; None: as before."""
    others = [seat for seat in people(kept) if seat.seat != gone.seat]
    hosted = gone.hosts or kept.host in gone.owners
    stays = any(kept.host in seat.owners for seat in others)
    return others[0] if hosted and others and not stays else None


def lapses(kept: Kept, what: Subject, vote: Vote) -> int:
    """When silence counts as an answer, in milliseconds; 0: never."""
    seconds = WEEK if what == "seat" else kept.clock.move if kept.clock and kept.clock.move else DAY
    if what == "end":  # which cannot be taken back; the clock goes on meanwhile, so that nobody has to wait
        seconds = max(seconds, AWAY)
    return vote.at + 1000 * seconds if vote.at else 0


def waits_for_vote(kept: Kept) -> bool:
    """Is there a vote about a late seat already? Other late seats wait, for there is one such vote at a time."""
    return kept.clock is not None and kept.clock.out == "ask" and "clock" in kept.votes


def is_asked_about(kept: Kept, number: int) -> bool:
    """Is there an open vote about this late seat? Then the others have granted nothing yet."""
    return "clock" in kept.votes and kept.votes["clock"].by == number


def votes_after_answer(votes: dict[Subject, Vote], number: int) -> dict[Subject, Vote]:
    """The votes after a person's answer: whoever plays on is not silent about the end."""
    end = votes.get("end")
    if end is None or not end.at or number == end.by or number in end.yes:
        return votes
    return {**votes, "end": replace(end, at=ticks())}


def without_votes_of(kept: Kept, number: int) -> Kept:
    """The table without what the old owner of a seat has asked or agreed to: somebody new speaks anew."""
    votes = {what: replace(v, yes=v.yes - {number}) for what, v in kept.votes.items() if v.by != number}
    return replace(kept, votes=votes)


def without_word_of(kept: Kept, number: int) -> Kept:
    """The table without what was asked or agreed to from a seat; what others ask about its player goes on."""
    about = ("clock", "seat")
    votes = {
        what: replace(v, yes=v.yes - {number}) for what, v in kept.votes.items() if v.by != number or what in about
    }
    return replace(kept, votes=votes)


def with_vote(kept: Kept, what: Subject, vote: Vote) -> Kept:
    """The table with a vote that goes on."""
    return replace(kept, votes={**kept.votes, what: vote})


def without(kept: Kept, what: Subject) -> Kept:
    """The table when this vote is settled."""
    return replace(kept, votes={name: vote for name, vote in kept.votes.items() if name != what})
