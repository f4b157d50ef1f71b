"""What the coach has told whom. Like plans it lies beside the table, whose revision would tell the others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import msgspec
from sqlalchemy import delete, insert, select

from deskovka.server.storage.kept import dump_json
from deskovka.server.storage.people import People
from deskovka.server.storage.schema import HELPED, MOVES


@dataclass(frozen=True)
class Help:
    """What a seat has seen of the coach before one answer."""

    step: int = 0  # of a hint
    chances: bool = False
    warned: tuple[Any, ...] = ()  # answers of which it was warned

    def with_more(self, more: Help) -> Help:
        """Together with what it sees now."""
        fresh = tuple([move for move in more.warned if move not in self.warned])
        return Help(max(self.step, more.step), self.chances or more.chances, self.warned + fresh)


@dataclass(frozen=True)
class Taken:
    """How much help a seat has taken in a game, by turns."""

    seat: int
    steps: tuple[int, int, int] = (0, 0, 0)  # a hint was seen at least so far
    chances: int = 0
    heeded: int = 0  # it was warned, and answered otherwise
    ignored: int = 0


class Helped(People):
    """What is stored of help. Plain blocking calls."""

    def keep_help(self, id: str, seat: int, browser: str, n: int, more: Help) -> int | None:
        """Somebody is told something by the coach; how often it has warned, None if the seat is not theirs."""
        here = (HELPED.c.table == id) & (HELPED.c.seat == seat)
        with self.begin() as connection:
            if not self.owns(connection, id, seat, browser):
                return None
            rows = {row.n: help_of(row) for row in connection.execute(select(HELPED).where(here))}
            known = rows.get(n, Help())
            rows[n] = known.with_more(more)
            if rows[n] != known:
                connection.execute(delete(HELPED).where(here, HELPED.c.n == n))
                row = {**vars(rows[n]), "warned": dump_json(rows[n].warned)}
                connection.execute(insert(HELPED), {"table": id, "seat": seat, "n": n, **row})
        return sum(len(one.warned) for one in rows.values())

    def help_taken(self, id: str) -> list[Taken]:
        """Of all seats that took any."""
        with self.reading() as connection:
            rows = connection.execute(select(HELPED).where(HELPED.c.table == id)).all()
            first = min([row.n for row in rows], default=0)
            given = select(MOVES.c.seat, MOVES.c.n, MOVES.c.move).where(MOVES.c.table == id, MOVES.c.n >= first)
            moves = connection.execute(given.order_by(MOVES.c.n)).all() if rows else []
        found: dict[int, Taken] = {}
        for row in rows:
            played = next((one.move for one in moves if one.seat == row.seat and one.n >= row.n), "null")
            found[row.seat] = add_help(
                found.get(row.seat, Taken(row.seat)), help_of(row), msgspec.json.decode(played)
            )
        return [found[seat] for seat in sorted(found)]

    def helped_seats(self, ids: Sequence[str]) -> dict[str, list[int]]:
        """By table the seats that took help."""
        wanted = select(HELPED.c.table, HELPED.c.seat).where(HELPED.c.table.in_(ids)).distinct()
        found: dict[str, list[int]] = {}
        with self.reading() as connection:
            for id, seat in connection.execute(wanted.order_by(HELPED.c.table, HELPED.c.seat)):
                found.setdefault(id, []).append(seat)
        return found


def help_of(row: Any) -> Help:
    """A row as it is used."""
    return Help(row.step, row.chances, tuple(msgspec.json.decode(row.warned)))


def add_help(taken: Taken, one: Help, played: Any) -> Taken:
    """With one turn more, in which this was answered at last."""
    first, second, third = [count + (one.step > i) for i, count in enumerate(taken.steps)]
    ignored = played in one.warned
    return replace(
        taken,
        steps=(first, second, third),
        chances=taken.chances + one.chances,
        heeded=taken.heeded + len(one.warned) - ignored,
        ignored=taken.ignored + ignored,
    )
