"""The coach at the table: where all people agreed, only for whoever asks, and nobody else hears of it."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from server.house import Browser, Data, House, Player, company, tell

RACE: Data = {"options": {"start": "1"}}


async def ask(player: Player, step: int, **more: Any) -> None:
    await player.until(lambda: player.asked)
    await player.send(t="hint", seat=player.seat, question=player.number, step=step, **more)


async def helps(browser: Browser, made: Data) -> list[Data]:
    found: list[Data] = await browser.get(f"/api/tables/{made['table']}/help")
    return found


def test_a_hint_comes_in_three_steps(sqlite: str) -> None:
    async def story(house: House) -> None:
        host = house.browser()
        made = await host.new_table("me", "bot", **RACE)
        async with host.watch(made["table"]) as a:
            first: Data = {"even": True}
            zones: list[list[int]] = []
            while first["even"]:  # where it is nearly the same what is answered, nothing else is shown
                assert "where" not in first or not first["where"]
                await a.until(lambda: a.asked)
                assert a.question is not None
                ids = [choice["id"] for choice in a.question["moves"]]
                zones = [ids[i::3] for i in range(3)]
                await ask(a, 1, zones=zones)
                first = await a.hear("hint")
                if first["even"]:
                    await a.play_and_see()
            await ask(a, 2)
            second = await a.hear("hint")
            await ask(a, 3)
            third = await a.hear("hint")
            assert first["where"] in [sorted(zone) for zone in zones]
            assert first["where"] == second["where"] == third["where"]
            assert "about" not in first and "best" not in first
            assert set(second["about"]) == {"cs", "en"} and "best" not in second
            assert third["best"]["id"] in third["where"]
            assert 0 < third["best"]["chance"] < 1

    tell(sqlite, story)


def test_zones_that_would_be_the_move_itself_are_not_taken(sqlite: str) -> None:
    async def story(house: House) -> None:
        host = house.browser()
        made = await host.new_table("me", "bot", **RACE)
        async with host.watch(made["table"]) as a:
            await a.until(lambda: a.asked)
            assert a.question is not None
            await ask(a, 1, zones=[[choice["id"]] for choice in a.question["moves"]][:32])
            found = await a.hear("hint")
            assert found["even"] or len(found["where"]) > 2

    tell(sqlite, story)


def test_nobody_is_helped_before_all_agree_nor_after_somebody_does_not(sqlite: str) -> None:
    async def story(house: House) -> None:
        host, guest, made = await company(house, **RACE)
        stranger = house.browser()
        id = made["table"]
        async with host.watch(id) as a, guest.watch(id) as b, stranger.watch(id) as c:
            await a.until(lambda: a.asked)
            question, move = a.number, a.question["moves"][0]["move"]  # type: ignore[index]
            wishes: list[Data] = [
                {"t": "hint", "seat": 0, "question": question, "step": 3},
                {"t": "chances", "seat": 0, "question": question},
                {"t": "check", "seat": 0, "question": question, "move": move, "least": 10},
            ]

            async def refused(player: Player) -> set[str]:
                said = set()
                for wish in wishes:
                    await player.send(**wish)
                    said.add((await player.hear("problem"))["say"]["en"])
                return said

            assert await refused(a) == {
                "There is no coach at this table: all people who play have to agree to it first."
            }
            assert await refused(b) == await refused(c) == {"This seat is not yours."}
            await a.send(t="agree", what="help", yes=True)
            await b.hear("asked")
            assert len(await refused(a)) == 1  # silence is no
            await b.send(t="agree", what="help", yes=True)
            await a.until(lambda: a.table["help"])
            await ask(a, 1)
            assert (await a.hear("hint"))["question"] == question
            assert await refused(b) == await refused(c) == {"This seat is not yours."}
            await b.send(t="agree", what="help", yes=False)
            await a.until(lambda: not a.table["help"])
            assert len(await refused(a)) == 1

    tell(sqlite, story)


def test_what_was_being_found_out_is_not_told_when_somebody_ends_it(sqlite: str) -> None:
    async def story(house: House) -> None:
        host, guest, made = await company(house, **RACE)
        async with host.watch(made["table"]) as a, guest.watch(made["table"]) as b:
            for player in (a, b):
                await player.send(t="agree", what="help", yes=True)
            await asyncio.gather(a.until(lambda: a.table["help"]), b.until(lambda: b.table["help"]))
            await ask(a, 3)
            await b.send(t="agree", what="help", yes=False)
            await a.until(lambda: not a.table["help"])
            a.heard.clear()
            await a.until(lambda: any("no coach" in one["say"]["en"] for one in a.heard if one["t"] == "problem"))
            assert not [one for one in a.heard if one["t"] == "hint"]

    tell(sqlite, story)


def test_nobody_else_hears_of_a_hint(sqlite: str) -> None:
    """No message, no revision, no question and no clock tells the others that somebody asks the coach."""

    async def story(house: House) -> None:
        host, guest, made = await company(house, clock={"game": 3600}, **RACE)
        async with host.watch(made["table"]) as a, guest.watch(made["table"]) as b:
            for player in (a, b):
                await player.send(t="agree", what="help", yes=True)
            await asyncio.gather(a.until(lambda: a.table["help"]), b.until(lambda: b.table["help"]))
            await asyncio.gather(a.settle(), b.settle())
            assert house.server is not None
            before = house.server.hub.rooms[made["table"]].kept
            known = len(b.raw)
            for step in (1, 2, 3):
                await ask(a, step)
                await a.hear("hint")
            await a.send(t="chances", seat=0, question=a.number)
            await a.hear("chances")
            await b.settle()
            assert [json.loads(words)["t"] for words in b.raw[known:]] == ["pong"]
            assert house.server.hub.rooms[made["table"]].kept == before

    tell(sqlite, story)


def test_help_is_counted_and_told_after_the_game(sqlite: str) -> None:
    async def story(house: House) -> None:
        host, guest, made = await company(house, **RACE)
        async with host.watch(made["table"]) as a, guest.watch(made["table"]) as b:
            for player in (a, b):
                await player.send(t="agree", what="help", yes=True)
            await asyncio.gather(a.until(lambda: a.table["help"]), b.until(lambda: b.table["help"]))
            for step in (1, 2):
                await ask(a, step)
                found = await a.hear("hint")
            await host.get(f"/api/tables/{made['table']}/help", 403)
            (listed,) = await host.get("/api/tables")
            assert listed["helped"] == []
            await a.play_and_see()
            await a.send(t="undo", seat=0)  # what was seen stays seen
            await b.send(t="agree", what="undo", yes=True)
            await asyncio.sleep(0.1)
            await host.post(f"/api/tables/{made['table']}/agree_end")
            await guest.post(f"/api/tables/{made['table']}/agree_end")
            wanted = [1, 0 if found["even"] else 1, 0]
            assert await helps(guest, made) == [
                {"seat": 0, "hints": wanted, "chances": 0, "heeded": 0, "ignored": 0}
            ]
            (listed,) = await guest.get("/api/tables")
            assert listed["helped"] == [0]

    tell(sqlite, story)


def doubting(house: House, loss: float) -> list[Data]:
    """The coach finds every move that costly; what it was asked."""
    asked: list[Data] = []
    assert house.server is not None

    async def coach(question: Data, who: Any) -> Data:
        asked.append(question)
        return {"loss": loss, "half": 0.02, "why": []}

    house.server.hub.thinkers.coach = coach  # type: ignore[method-assign]
    return asked


def test_warnings_are_told_and_counted(sqlite: str) -> None:
    async def story(house: House) -> None:
        host = house.browser()
        made = await host.new_table("me", "bot", **RACE)
        async with host.watch(made["table"]) as a:
            asked = doubting(house, 0.2)
            await a.until(lambda: a.asked)

            async def check(move: Data, **more: Any) -> None:
                await a.send(t="check", seat=0, question=a.number, move=move, least=15, **more)

            assert a.question is not None
            first = a.question["moves"][0]["move"]
            await check(first, quietly=True)
            await check(first)
            heard = await a.hear("checked")
            assert (heard["loss"], heard["warned"]) == (0.2, 1)
            assert len(asked) == 1  # it had made up its mind before
            assert len([one for one in a.heard if one["t"] == "checked"]) == 1
            await a.play_and_see(1)  # heeded
            await a.until(lambda: a.asked)
            move = a.question["moves"][0]["move"]
            await check(move)
            assert (await a.hear("checked"))["warned"] == 2
            await a.play_and_see(0)  # ignored
            await host.post(f"/api/tables/{made['table']}/agree_end")
            (taken,) = await helps(host, made)
            assert (taken["heeded"], taken["ignored"], taken["hints"]) == (1, 1, [0, 0, 0])

    tell(sqlite, story)


def test_nothing_is_said_or_counted_where_nothing_is_sure(sqlite: str) -> None:
    async def story(house: House) -> None:
        host = house.browser()
        made = await host.new_table("me", "bot", **RACE)
        async with host.watch(made["table"]) as a:
            doubting(house, 0.0)
            await a.until(lambda: a.asked)
            assert a.question is not None
            move = a.question["moves"][0]["move"]
            await a.send(t="check", seat=0, question=a.number, move=move, least=10)
            heard = await a.hear("checked")
            assert (heard["loss"], heard["warned"]) == (0, 0)
            await host.post(f"/api/tables/{made['table']}/agree_end")
            assert await helps(host, made) == []

    tell(sqlite, story)


def test_what_the_coach_is_asked_holds_nothing_but_the_view(sqlite: str) -> None:
    """Of two tables that differ only in what the seat cannot see the same is asked."""

    async def story(house: House) -> None:
        host = house.browser()
        asked = doubting(house, 0.0)
        made = await host.new_table("me", "bot", game="katan-duel")
        async with host.watch(made["table"]) as a:
            await a.until(lambda: a.asked)
            assert house.server is not None
            room = house.server.hub.rooms[made["table"]]
            real = room.referee.state
            assert real is not None and a.question is not None
            move = a.question["moves"][0]["move"]
            for twin in (real, real.resample(0, 5)):
                room.referee.state = twin
                room.coached.clear()
                await a.send(t="check", seat=0, question=a.number, move=move, least=10)
                await a.hear("checked")
            assert real.save() != twin.save()
            assert asked[0] == asked[1]

    tell(sqlite, story)
