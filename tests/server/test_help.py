"""Help at the table: lists of moves are ordered by worth for whoever plays alone, among people when all agree."""

from __future__ import annotations

import asyncio
from typing import Any

from server.house import House, company, tell


async def worth(socket: Any) -> float | None:
    """What the server says a move is worth."""
    await socket.until(lambda: socket.asked)
    await socket.send(t="look", seat=socket.seat, move=socket.question["moves"][0]["move"])
    found: float | None = (await socket.hear("look"))["worth"]
    return found


def test_alone_against_bots_moves_have_a_worth(sqlite: str) -> None:
    async def story(house: House) -> None:
        host = house.browser()
        made = await host.new_table("me", "bot", options={"start": "1"})
        async with host.watch(made["table"]) as a:
            assert a.table["help"] is True
            assert isinstance(await worth(a), float)

    tell(sqlite, story)


def test_among_people_all_must_agree_and_anybody_may_end_it(sqlite: str) -> None:
    async def story(house: House) -> None:
        host, guest, made = await company(house, options={"start": "1"})
        async with host.watch(made["table"]) as a, guest.watch(made["table"]) as b:
            assert a.table["help"] is False
            assert await worth(a) is None
            await a.send(t="agree", what="help", yes=True)
            assert await b.hear("asked") == {"t": "asked", "what": "help", "by": 0, "yes": [0]}
            assert a.table["help"] is False
            assert await worth(a) is None
            await b.send(t="agree", what="help", yes=True)
            await asyncio.gather(a.until(lambda: a.table["help"]), b.until(lambda: b.table["help"]))
            assert await b.hear("asked") == {"t": "asked", "what": "help", "by": None}
            assert isinstance(await worth(a), float)
            await a.play_and_see()
            await b.until(lambda: b.asked)
            assert isinstance(await worth(b), float)  # it lasts
            await b.send(t="agree", what="help", yes=False)
            assert "Béda" in (await a.hear("problem"))["say"]["cs"]
            await a.until(lambda: not a.table["help"])
            assert await worth(b) is None

    tell(sqlite, story)


def test_taking_back_keeps_what_was_agreed(sqlite: str) -> None:
    async def story(house: House) -> None:
        host, guest, made = await company(house, options={"start": "1"})
        async with host.watch(made["table"]) as a, guest.watch(made["table"]) as b:
            for socket in (a, b):
                await socket.send(t="agree", what="help", yes=True)
            await a.until(lambda: a.table["help"])
            await a.play_and_see()
            await a.send(t="undo", seat=0)
            await b.hear("asked")
            await b.send(t="agree", what="undo", yes=True)
            await a.until(lambda: a.asked)
            assert a.table["help"] is True

    tell(sqlite, story)
