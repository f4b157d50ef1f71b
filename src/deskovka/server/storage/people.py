"""People: whose browsers own which seats, how they come to them, and what is said at a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Final

import msgspec
from msgspec import UNSET
from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from deskovka.server.base.limits import CHAT_SHOWN, LINKS_PER_SEAT, NEWS_SHOWN
from deskovka.server.messages.frames import ChatLine
from deskovka.server.messages.words import Both
from deskovka.server.storage.clock import ticks
from deskovka.server.storage.database import Overtaken
from deskovka.server.storage.kept import Device, Plan, Seat, dump_json, now
from deskovka.server.storage.keys import new_secret
from deskovka.server.storage.notices import Notices
from deskovka.server.storage.schema import CHAT, DELETED, OWNERS, PLANS, SALTS, SEATS, TABLES, TOKENS

LINE: Final = (CHAT.c.n, CHAT.c.seat, CHAT.c.name, CHAT.c.text, CHAT.c.at, CHAT.c.reactions)
NOTE: Final = -1  # the seat of lines that the table itself says


def a_line(n: int, seat: int, name: str, words: str, at: int, reactions: str = "{}") -> ChatLine:
    """A line of chat as clients get it; the table itself speaks both languages."""
    if seat == NOTE:
        return ChatLine(n, None, "", "", at, msgspec.json.decode(words))
    return ChatLine(n, seat, name, words, at, reactions=msgspec.json.decode(reactions) or UNSET)


class People(Notices):
    """What is stored of people. Plain blocking calls; rooms make them in threads."""

    # --- seats -------------------------------------------------------------------------------------------

    def write_owners(self, connection: Connection, id: str, seat: Seat, since: Mapping[str, int]) -> None:
        """Browsers that a seat belongs to; those that stay keep what is known of them."""
        here = (OWNERS.c.table == id) & (OWNERS.c.seat == seat.seat)
        known = {*connection.scalars(select(OWNERS.c.browser).where(here))}
        if not known or known - seat.owners:  # nobody finds a plan or a wish of somebody who has gone
            connection.execute(delete(PLANS).where(PLANS.c.table == id, PLANS.c.seat == seat.seat))
            here_sits = (SEATS.c.table == id) & (SEATS.c.seat == seat.seat)
            connection.execute(update(SEATS).where(here_sits).values(unasked=""))
        if known - seat.owners:
            self.notify(connection, id, seat.seat)
            connection.execute(delete(OWNERS).where(here, OWNERS.c.browser.in_(known - seat.owners)))
        heard = connection.scalar(select(func.max(CHAT.c.n)).where(CHAT.c.table == id)) or 0
        row = {"table": id, "seat": seat.seat, "seen": ticks(), "heard": heard}
        for browser in sorted(seat.owners - known):
            connection.execute(insert(OWNERS), {**row, "browser": browser, "since": since.get(browser, ticks())})

    def add_token(self, id: str, seat: int, link_version: int, hash: str) -> None:
        """One more link to a seat; Overtaken if those of this version are dead meanwhile."""
        here = (TOKENS.c.table == id) & (TOKENS.c.seat == seat) & ~TOKENS.c.dead
        with self.begin() as connection:
            now_in = select(SEATS.c.link_version).where(SEATS.c.table == id, SEATS.c.seat == seat)
            # Whoever sits down at another server meanwhile kills the links that are there: none comes after that.
            if connection.scalar(now_in.with_for_update()) != link_version:
                raise Overtaken(id)
            known = connection.scalars(select(TOKENS.c.hash).where(here)).all()
            if hash not in known and len(known) < LINKS_PER_SEAT:
                connection.execute(insert(TOKENS), {"table": id, "seat": seat, "hash": hash})

    def seat_by_token(self, id: str, hash: str) -> tuple[int, bool] | None:
        """The seat that a link leads to, and whether it is dead."""
        wanted = select(TOKENS.c.seat, TOKENS.c.dead).where(TOKENS.c.table == id, TOKENS.c.hash == hash)
        with self.reading() as connection:
            row = connection.execute(wanted).one_or_none()
        return None if row is None else (row.seat, row.dead)

    # --- browsers ---------------------------------------------------------------------------------------

    def knows(self, browser: str) -> bool:
        """Has a browser (its hash) a table or a seat? Then its secret was made by us."""
        owned = select(OWNERS.c.table).where(OWNERS.c.browser == browser).limit(1)
        hosted = select(TABLES.c.id).where(TABLES.c.host == browser).limit(1)
        with self.reading() as connection:
            return any(connection.scalar(wanted) is not None for wanted in (owned, hosted))

    def devices(self, id: str) -> list[Device]:
        """The browsers of all seats, the first of each seat first."""
        columns = (OWNERS.c.seat, OWNERS.c.browser, OWNERS.c.since, OWNERS.c.seen, OWNERS.c.label)
        wanted = select(*columns).where(OWNERS.c.table == id)
        with self.reading() as connection:
            rows = connection.execute(wanted.order_by(OWNERS.c.seat, OWNERS.c.since, OWNERS.c.browser)).all()
        return [Device(*row) for row in rows]

    def note_visit(self, id: str, browser: str, seen: int, heard: int, label: str) -> None:
        """A browser was here then, and knew the chat up to a line."""
        mine = (OWNERS.c.table == id) & (OWNERS.c.browser == browser)
        with self.begin() as connection:
            connection.execute(update(OWNERS).where(mine).values(seen=seen, heard=heard, label=label))

    def news(self, id: str, browser: str) -> tuple[int, int, list[ChatLine]]:
        """When an owner's browser was last here, how much it had heard, and what the table has said since."""
        columns = (func.min(OWNERS.c.seen), func.min(OWNERS.c.heard), func.min(OWNERS.c.label))
        mine = select(*columns).where(OWNERS.c.table == id, OWNERS.c.browser == browser)
        with self.reading() as connection:
            seen, heard, label = connection.execute(mine).one()
            last = func.max(CHAT.c.n)  # what was said often is told once, so that nobody drowns the rest with it
            wanted = select(last, CHAT.c.text, func.max(CHAT.c.at)).where(CHAT.c.table == id, CHAT.c.seat == NOTE)
            fresh = wanted.where(CHAT.c.n > (heard or 0)).group_by(CHAT.c.text)
            rows = connection.execute(fresh.order_by(last.desc()).limit(NEWS_SHOWN)).all()
        return seen if label else 0, heard or 0, [a_line(n, NOTE, "", *rest) for n, *rest in reversed(rows)]

    def salt(self) -> str:
        """What addresses are mixed with before anything of them is kept; made once for a database."""
        while True:
            with self.reading() as connection:
                found = connection.scalar(select(SALTS.c.salt))
            if found is not None:
                return str(found)
            with suppress(IntegrityError), self.begin() as connection:  # another process may be faster
                connection.execute(insert(SALTS), {"n": 0, "salt": new_secret()})

    # --- what only a seat's own devices hear of: the table's revision stays, or it would tell the others -----

    def hold(self, connection: Connection, id: str, seat: int) -> None:
        """Until this is committed nobody else changes the seat."""
        here = (SEATS.c.table == id) & (SEATS.c.seat == seat)
        connection.execute(select(SEATS.c.seat).where(here).with_for_update())

    def owns(self, connection: Connection, id: str, seat: int, browser: str) -> bool:
        """Does a seat belong to a browser (its hash)? Then it does until this is committed."""
        self.hold(connection, id, seat)
        mine = (OWNERS.c.table == id) & (OWNERS.c.seat == seat) & (OWNERS.c.browser == browser)
        return connection.scalar(select(OWNERS.c.browser).where(mine)) is not None

    def keep_wish(self, id: str, seat: int, browser: str, change: Callable[[str], str]) -> bool:
        """Which questions a player does without; False if the seat is not the browser's any more."""
        here = (SEATS.c.table == id) & (SEATS.c.seat == seat)
        with self.begin() as connection:
            if not self.owns(connection, id, seat, browser):
                return False
            known = connection.scalar(select(SEATS.c.unasked).where(here)) or ""
            connection.execute(update(SEATS).where(here).values(unasked=change(known)))
            self.notify(connection, id, seat)
        return True

    def wish(self, id: str, seat: int) -> str:
        """Which questions a player does without."""
        with self.reading() as connection:
            wanted = select(SEATS.c.unasked).where(SEATS.c.table == id, SEATS.c.seat == seat)
            return str(connection.scalar(wanted) or "")

    def plan(self, id: str, seat: int) -> Plan | None:
        """What a player wants to answer when the turn comes."""
        with self.reading() as connection:
            return self._plan(connection, id, seat)

    def _plan(self, connection: Connection, id: str, seat: int) -> Plan | None:
        columns = (PLANS.c.n, PLANS.c.events, PLANS.c.taken_back, PLANS.c.moves)
        row = connection.execute(select(*columns).where(PLANS.c.table == id, PLANS.c.seat == seat)).one_or_none()
        return None if row is None else Plan(row.n, row.events, row.taken_back, msgspec.json.decode(row.moves))

    def keep_plan(self, id: str, seat: int, browser: str, plan: Plan | None) -> bool:
        """Another plan, or none; False if the seat is not the browser's any more."""
        with self.begin() as connection:
            if not self.owns(connection, id, seat, browser):
                return False
            connection.execute(delete(PLANS).where(PLANS.c.table == id, PLANS.c.seat == seat))
            if plan is not None:
                row = {"table": id, "seat": seat, **vars(plan), "moves": dump_json(plan.moves)}
                connection.execute(insert(PLANS), row)
            self.notify(connection, id, seat)
        return True

    def drop_plan(self, id: str, seat: int, plan: Plan) -> bool:
        """A plan does not hold any more; False if there is another one meanwhile, or none."""
        with self.begin() as connection:
            self.hold(connection, id, seat)
            if self._plan(connection, id, seat) != plan:
                return False
            connection.execute(delete(PLANS).where(PLANS.c.table == id, PLANS.c.seat == seat))
            self.notify(connection, id, seat)
        return True

    # --- talk -------------------------------------------------------------------------------------------

    def note(self, id: str, said: Both) -> ChatLine:
        """The table itself says something; returns it as clients get it."""
        return self.talk(id, NOTE, "", dump_json(said))

    def talk(self, id: str, seat: int, name: str, words: str) -> ChatLine:
        """Keep a line of chat; returns it as clients get it."""
        here = select(TABLES.c.id).where(TABLES.c.id == id, TABLES.c.ended != DELETED)
        with self.begin() as connection:
            # Whoever has the table's row gives the next number; the others wait.
            if connection.scalar(here.with_for_update(key_share=True)) is None:
                raise Overtaken(id)
            last = connection.scalar(select(func.max(CHAT.c.n)).where(CHAT.c.table == id))
            line = a_line((last or 0) + 1, seat, name, words, now())
            row = {"table": id, "n": line.n, "seat": seat, "name": name, "text": words, "at": line.at}
            connection.execute(insert(CHAT), row)
            self.notify(connection, id)
        return line

    def react(self, id: str, n: int, seat: int, reaction: str, on: bool) -> dict[str, list[int]] | None:
        """Keep or drop what a seat thinks of a line; return what all think of it, None if it is gone."""
        line = (CHAT.c.table == id) & (CHAT.c.n == n)
        with self.begin() as connection:
            connection.scalar(select(TABLES.c.id).where(TABLES.c.id == id).with_for_update(key_share=True))
            kept = connection.scalar(select(CHAT.c.reactions).where(line, CHAT.c.seat != NOTE))
            if kept is None:
                return None
            found: dict[str, list[int]] = msgspec.json.decode(kept)
            seats = {*found.pop(reaction, ())} - {seat} | ({seat} if on else set())
            found = {**found, **({reaction: sorted(seats)} if seats else {})}
            words = dump_json(found)
            if words != kept:
                connection.execute(update(CHAT).where(line).values(reactions=words))
                self.notify(connection, id)
        return found

    def reactions(self, id: str) -> dict[int, dict[str, list[int]]]:
        """What people think of the last lines, also of those of which nobody does any more."""
        lines = select(CHAT.c.n, CHAT.c.reactions).where(CHAT.c.table == id).order_by(CHAT.c.n.desc())
        with self.reading() as connection:
            rows = connection.execute(lines.limit(CHAT_SHOWN)).all()
        return {n: msgspec.json.decode(words) for n, words in rows}

    def chat(self, id: str, after: int = 0) -> list[ChatLine]:
        """The last lines, those after a number."""
        wanted = select(*LINE).where(CHAT.c.table == id, CHAT.c.n > after).order_by(CHAT.c.n.desc())
        wanted = wanted.limit(CHAT_SHOWN)
        with self.reading() as connection:
            return [a_line(*row) for row in reversed(connection.execute(wanted).all())]
