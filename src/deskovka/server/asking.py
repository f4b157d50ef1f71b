"""What somebody asks the other people at the table to agree to: taking back, or the end."""

from __future__ import annotations

from dataclasses import dataclass, field

from deskovka.server.audience import Audience, Client
from deskovka.server.store import Seat


@dataclass
class Asking:
    """Somebody asks the people at the table to agree."""

    by: int
    yes: set[int] = field(default_factory=set)


class Askings:
    """What is asked now, by the thing that is asked for: `undo` or `end`."""

    def __init__(self, audience: Audience) -> None:
        self.audience = audience
        self.seats = audience.kept.seats
        self.open: dict[str, Asking] = {}

    def ask(self, what: str, by: int) -> None:
        """Ask the people at the table."""
        self.open[what] = Asking(by)
        self.audience.say_all({"t": "asked", "what": what, "by": by})

    def remind(self, client: Client) -> None:
        """Somebody comes (back) while something is asked."""
        for what, asking in self.open.items():
            client.send({"t": "asked", "what": what, "by": asking.by})

    def drop(self, *things: str) -> None:
        """What was asked is settled or overtaken."""
        for what in things:
            if self.open.pop(what, None) is not None:
                self.audience.say_all({"t": "asked", "what": what, "by": None})

    def people(self) -> list[Seat]:
        """Seats that people play now."""
        return [seat for seat in self.seats if seat.owners and not seat.bot and not seat.resigned]

    def agreed(self, asking: Asking, browser: str | None = None) -> bool:
        """Do all people agree? Those who share the asker's browser sit side by side and can talk."""
        side = self.seats[asking.by].owners if browser is None else {browser}
        return all(
            seat.seat == asking.by or seat.seat in asking.yes or seat.owners & side for seat in self.people()
        )
