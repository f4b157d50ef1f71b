"""Analyses of finished games as they are stored: what is done of them, and what came of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from deskovka.server.storage.database import Database
from deskovka.server.storage.kept import now
from deskovka.server.storage.schema import ANALYSES, DELETED, FINDINGS, TABLES

# What is done of an analysis now: `calibrate` and `quick` come to all of it, `refine` and `explain` better it.
Stage = Literal["calibrate", "quick", "refine", "explain", "done", "failed"]
OVER: Final = ("done", "failed")
HEAD: Final = [column for column in ANALYSES.columns if column.key not in ("result", "asked_at")]


@dataclass(frozen=True)
class Analysing:
    """How far an analysis is."""

    table: str
    form: int  # of what is kept
    household: str  # for whom it is made
    stage: Stage
    base: int  # findings before this stage
    total: int  # findings after it
    edition: int  # of the result; 0: there is none yet


class Crowded(RuntimeError):
    """Too many analyses wait already; `own`: of the same household."""

    def __init__(self, own: bool) -> None:
        super().__init__(own)
        self.own = own


class Analyses(Database):
    """What is stored of analyses. Plain blocking calls."""

    def analysing(self, id: str) -> tuple[Analysing, int] | None:
        """How far the analysis of a table is, and how many findings there are; None if nobody wanted one."""
        with self.reading() as connection:
            row = connection.execute(select(*HEAD).where(ANALYSES.c.table == id)).one_or_none()
            found = connection.scalar(select(func.count()).where(FINDINGS.c.table == id))
        return None if row is None else (Analysing(*row), found or 0)

    def waiting_analyses(self) -> list[Analysing]:
        """All that are not over, in the order in which they were wanted."""
        wanted = select(*HEAD).join(TABLES, TABLES.c.id == ANALYSES.c.table)
        here = ANALYSES.c.stage.not_in(OVER) & (TABLES.c.ended != DELETED)
        with self.reading() as connection:
            rows = connection.execute(wanted.where(here).order_by(ANALYSES.c.asked_at, ANALYSES.c.table))
            return [Analysing(*row) for row in rows]

    def analyses_before(self, id: str) -> int:
        """How many were wanted earlier and have no result yet."""
        asked = select(ANALYSES.c.asked_at).where(ANALYSES.c.table == id).scalar_subquery()
        earlier = ANALYSES.c.stage.not_in(OVER) & (ANALYSES.c.edition == 0) & (ANALYSES.c.asked_at < asked)
        with self.reading() as connection:
            return connection.scalar(select(func.count()).select_from(ANALYSES).where(earlier)) or 0

    def want_analysis(self, id: str, form: int, household: str, most: int, most_of_one: int) -> None:
        """Somebody wants an analysis. One that failed goes on; one of another form begins anew."""
        waits = ANALYSES.c.stage.not_in(OVER) & (ANALYSES.c.table != id)
        count = select(func.count()).select_from(ANALYSES).where(waits)
        with self.begin() as connection:
            if (connection.scalar(count) or 0) >= most:
                raise Crowded(own=False)
            if (connection.scalar(count.where(ANALYSES.c.household == household)) or 0) >= most_of_one:
                raise Crowded(own=True)
            old = (ANALYSES.c.table == id) & (ANALYSES.c.form != form)
            if connection.execute(delete(ANALYSES).where(old)).rowcount:
                connection.execute(delete(FINDINGS).where(FINDINGS.c.table == id))
            mine = (ANALYSES.c.table == id) & (ANALYSES.c.stage == "failed")
            again = {"stage": "calibrate", "household": household, "asked_at": now()}
            known = connection.scalar(select(ANALYSES.c.table).where(ANALYSES.c.table == id))
            if known is not None:
                connection.execute(update(ANALYSES).where(mine).values(again))
                return
            fresh = {"base": 0, "total": 0, "edition": 0, "result": ""}
            connection.execute(insert(ANALYSES), {"table": id, "form": form, **again, **fresh})

    def forget_analysis(self, id: str) -> None:
        """As if nobody had wanted it."""
        with self.begin() as connection:
            for part in (ANALYSES, FINDINGS):
                connection.execute(delete(part).where(part.c.table == id))

    def findings(self, id: str) -> list[str]:
        """What is known already, a line each."""
        wanted = select(FINDINGS.c.line).where(FINDINGS.c.table == id).order_by(FINDINGS.c.n)
        with self.reading() as connection:
            return list(connection.scalars(wanted))

    def add_finding(self, id: str, n: int, line: str) -> bool:
        """Keep what came of a job; False if the table is gone, or another process does the same."""
        try:
            with self.begin() as connection:
                going_on = (ANALYSES.c.table == id) & ANALYSES.c.stage.not_in(OVER)
                there = connection.scalar(select(ANALYSES.c.table).where(going_on))
                if there is not None:
                    connection.execute(insert(FINDINGS), {"table": id, "n": n, "line": line})
                return there is not None
        except IntegrityError:
            return False

    def begin_stage(self, id: str, base: int, total: int) -> None:
        """It is known how much is to be done in a stage."""
        with self.begin() as connection:
            connection.execute(update(ANALYSES).where(ANALYSES.c.table == id).values(base=base, total=total))

    def end_stage(self, id: str, following: Stage, result: str | None = None) -> None:
        """A stage is over, perhaps with a new result; when all is done, the findings are not needed any more."""
        changed: dict[str, object] = {"stage": following, "base": 0, "total": 0}
        if result is not None:
            changed.update(result=result, edition=ANALYSES.c.edition + 1)
        with self.begin() as connection:
            connection.execute(update(ANALYSES).where(ANALYSES.c.table == id).values(changed))
            if following == "done":
                connection.execute(delete(FINDINGS).where(FINDINGS.c.table == id))

    def analysis(self, id: str) -> str:
        """The packed result; empty if there is none."""
        with self.reading() as connection:
            return connection.scalar(select(ANALYSES.c.result).where(ANALYSES.c.table == id)) or ""
