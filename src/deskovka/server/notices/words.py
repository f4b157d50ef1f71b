"""What a notice says: which game, who plays, what has happened. Never a card, a move, or a way into a seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from deskovka.core.game import game, games
from deskovka.server.messages.notices import Occasion
from deskovka.server.messages.words import both, local
from deskovka.server.storage.kept import Kept
from deskovka.server.storage.occasions import is_asked, open_requests


@dataclass(frozen=True)
class Saying:
    """A notice in words."""

    title: str
    body: str
    path: str  # of the table, on this server
    who: str = ""  # the name at the table of whoever is told, for where many read


def saying(kept: Kept, seat: int, about: Occasion, lang: str) -> Saying:
    """What is said of a table to whoever has a seat there."""
    title = both(game(kept.game).title)[lang] if kept.game in games() else kept.game
    said = local(f"notice-{key(kept, seat, about)}", lang, name=asker(kept, seat, about))
    names = ", ".join(one.name for one in kept.seats if one.seat != seat)
    return Saying(
        f"{title}: {said}", local("notice-company", lang, names=names), f"/t/{kept.id}", kept.seats[seat].name
    )


def key(kept: Kept, seat: int, about: Occasion) -> str:
    """The name of the sentence."""
    return f"asked-{subject(kept, seat)}" if about == "asked" else about


def subject(kept: Kept, seat: int) -> str:
    """What somebody is asked to agree to; of an abandoned seat its owner hears as such."""
    what = next(what for what in open_requests(kept) if is_asked(kept, seat, what))
    return "own" if what == "seat" and kept.votes[what].by == seat else what


def asker(kept: Kept, seat: int, about: Occasion) -> str:
    """Whose request it is, or whose seat it is about."""
    if about != "asked":
        return ""
    what = next(what for what in open_requests(kept) if is_asked(kept, seat, what))
    return kept.seats[kept.votes[what].by].name


def lines(sayings: Sequence[Saying], home: str) -> str:
    """Several notices as plain text, each with its address."""
    return "\n\n".join(
        ["\n".join([one.title, one.body, home + one.path if home else ""]).strip() for one in sayings]
    )


def trial(lang: str) -> Saying:
    """What is said to try whether it arrives."""
    return Saying(local("notice-test", lang), local("notice-test-body", lang), "/")
