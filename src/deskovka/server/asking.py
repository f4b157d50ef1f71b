"""What somebody asks the other people at the table to agree to: taking back, the end, a bot for who is late."""

from __future__ import annotations

from deskovka.server.kept import Asking, Kept, Seat


def people(kept: Kept) -> list[Seat]:
    """Seats that people play now."""
    return [seat for seat in kept.seats if seat.owners and not seat.bot and not seat.resigned]


def agreed(kept: Kept, asking: Asking, browser: str | None = None) -> bool:
    """Do all people agree? Those who share the asker's browser sit side by side and can talk."""
    side = kept.seats[asking.by].owners if browser is None else {browser}
    return all(seat.seat == asking.by or seat.seat in asking.yes or seat.owners & side for seat in people(kept))


def without(kept: Kept, what: str) -> dict[str, Asking]:
    """What is still asked when this is settled."""
    return {name: asking for name, asking in kept.asking.items() if name != what}
