"""What people do together: taking back, talking, giving up a seat, ending, playing again."""

from __future__ import annotations

import asyncio
import time

from deskovka.server.messages.frames import ChatLine
from server.house import Data, House, Player, company, play_out, tell
from server.test_secrets import a_room

# --- taking back -----------------------------------------------------------------------------------------


def test_undo_asks_the_others_when_something_was_shown(db: str) -> None:
    async def story(house: House) -> None:
        host, guest, made = await company(house, "bot", options={"start": "1"})
        async with host.watch(made["table"]) as a, guest.watch(made["table"]) as b:
            await a.send(t="undo", seat=0)
            await a.hear("problem")
            start = (list(a.log), a.known["tiles"], a.known["seats"])
            number = a.number
            await a.play_and_see()
            for yes in (False, True):
                await b.until(lambda: len(b.log) > len(start[0]))
                await a.send(t="undo", seat=0)
                wanted = {"t": "asked", "what": "undo", "by": 0}
                while await b.hear("asked") != wanted:
                    pass
                await b.send(t="agree", what="undo", yes=yes)
                if not yes:
                    assert "Béda" in (await a.hear("problem"))["say"]["cs"]
            await a.until(lambda: len(a.log) == len(start[0]))
            assert (a.log, a.known["tiles"], a.known["seats"]) == start and a.number > number + 1
            await b.until(lambda: len(b.log) == len(start[0]))
            assert await play_out(a, b, most=6) == 6

    tell(db, story)


def test_who_comes_back_hears_what_is_asked(sqlite: str) -> None:
    async def story(house: House) -> None:
        host, guest, made = await company(house, options={"start": "1"})
        async with host.watch(made["table"]) as a:
            async with guest.watch(made["table"]) as b:
                await a.play_and_see()
                await a.send(t="undo", seat=0)
                assert await b.hear("asked") == {"t": "asked", "what": "undo", "by": 0}
            async with guest.watch(made["table"]) as b:
                assert await b.hear("asked") == {"t": "asked", "what": "undo", "by": 0}
                await b.send(t="agree", what="undo", yes=False)
                while (await a.hear("asked"))["by"] is not None:
                    pass
            async with guest.watch(made["table"]) as b:
                await b.settle()
                assert "asked" not in {message["t"] for message in b.heard}

    tell(sqlite, story)


def test_undo_with_bots_alone_needs_nobody(sqlite: str) -> None:
    async def story(house: House) -> None:
        host = house.browser()
        made = await host.new_table("me", "bot", options={"start": "1"})
        async with host.watch(made["table"]) as a:
            start = list(a.log)
            for _ in range(20):
                await a.until(lambda: a.asked)
                await a.play_and_see()
            for _ in range(20):  # across several kept states
                await a.send(t="undo", seat=0)
                await a.hear("full")
            await a.settle()
            assert a.log == start and a.asked

    tell(sqlite, story)


# --- talk and company ------------------------------------------------------------------------------------


def test_chat_is_text_and_stays(db: str) -> None:
    async def story(house: House) -> None:
        host, guest, made = await company(house)
        async with host.watch(made["table"]) as a, guest.watch(made["table"]) as b:
            await b.send(t="chat", text="<script>alert(1)</script> \u0000 žluťoučký kůň")
            line = (await a.hear("chat"))["line"]
            assert abs(line.pop("at") - 1000 * time.time()) < 60_000
            assert line == {"n": 1, "seat": 1, "name": "Béda", "text": "<script>alert(1)</script> žluťoučký kůň"}
            await a.send(t="chat", text="x" * 501)
            await a.hear("problem")
            await a.send(t="chat", text="  ")
            await a.send(t="chat", text="ahoj")
            await b.until(lambda: [line["n"] for line in b.chat] == [1, 2])
        async with guest.watch(made["table"]) as b:
            assert [line["text"] for line in b.chat][-1] == "ahoj" and len(b.chat) == 2

    tell(db, story)


def test_reactions_are_few_seen_by_all_and_stay(db: str) -> None:
    async def story(house: House) -> None:
        host, guest, made = await company(house)
        who = house.browser()
        async with (
            host.watch(made["table"]) as a,
            guest.watch(made["table"]) as b,
            who.watch(made["table"]) as c,
        ):
            await b.send(t="chat", text="ahoj")
            await a.hear("chat")

            async def react(player: Player, reaction: str, on: bool = True, n: int = 1) -> None:
                await player.send(t="react", n=n, reaction=reaction, on=on)

            async def all_hear(reactions: Data) -> None:
                for player in (a, b, c):
                    assert await player.hear("reactions") == {"t": "reactions", "n": 1, "reactions": reactions}

            await react(a, "like")
            await all_hear({"like": [0]})
            await react(a, "like")  # twice is once: nobody hears of it
            await react(b, "like")
            await all_hear({"like": [0, 1]})
            await react(a, "wow")
            await all_hear({"like": [0, 1], "wow": [0]})
            await react(a, "like", on=False)
            await all_hear({"wow": [0], "like": [1]})
            for player, reaction, n in ((c, "like", 1), (a, "like", 2), (a, "like", 2**40), (a, "<b>", 1)):
                await react(player, reaction, n=n)
                assert (await player.hear("problem"))["say"]
        async with who.watch(made["table"]) as c:
            assert c.chat[0]["reactions"] == {"wow": [0], "like": [1]}

    tell(db, story)


def test_lines_of_chat_that_come_late_or_twice_stand_in_order() -> None:
    audience = a_room("rebirth", 2, {}, 1).audience
    missing = []
    for n in (2, 3, 1, 3, 5, 4):
        audience.hear(ChatLine(n, 0, "P0", "x", 0))
        missing.append(audience.last_line)
    assert [line.n for line in audience.chat] == [1, 2, 3, 4, 5]
    assert missing == [0, 0, 3, 3, 3, 5]  # after which line somebody has to look for others


def test_a_seat_goes_to_a_bot_and_back(sqlite: str) -> None:
    async def story(house: House) -> None:
        host, guest, made = await company(house, options={"start": "2"})
        table = made["table"]
        async with host.watch(table) as a:
            async with guest.watch(table) as b:
                await a.settle()
                await host.post(f"/api/tables/{table}/seat/1", {"bot": "beginner"}, 409)
                await guest.post(f"/api/tables/{table}/seat/0", {"bot": "beginner"}, 403)
                await host.post(f"/api/tables/{table}/seat/1", {"bot": "search:simulations=999999"}, 400)
                number = b.number
            await a.until(lambda: not a.table["seats"][1]["connected"])
            await host.post(f"/api/tables/{table}/seat/1", {"bot": "beginner"})
            await a.until(lambda: a.asked)
            assert a.number > number and a.table["seats"][1]["kind"] == "bot"
            async with guest.watch(table) as b:
                assert b.table["mine"] == [1]
                await b.send(t="play", seat=1, question=b.number, move={"t": "Yes"})
                await b.hear("problem")
                await guest.post(f"/api/tables/{table}/seat/1", {"bot": None})
                await b.until(lambda: b.table["seats"][1]["kind"] == "person")
                await a.settle()
                assert await play_out(a, b, most=4) == 4

    tell(sqlite, story)


def test_resigning(sqlite: str) -> None:
    async def story(house: House) -> None:
        host, guest, made = await company(house, "bot")
        table = made["table"]
        async with host.watch(table) as a:
            await guest.post(f"/api/tables/{table}/resign", {"seat": 0}, 403)
            await guest.post(f"/api/tables/{table}/resign", {"seat": 1})
            await a.until(lambda: bool(a.table["resigned"]))
            assert not a.over and a.table["seats"][1]["kind"] == "bot"
            await host.post(f"/api/tables/{table}/resign", {"seat": 0})
            await a.until(lambda: a.over)
            assert a.table["ended"] == "resigned" and a.score is not None and a.score["winners"] == [2]
            (mine,) = await host.get("/api/tables")
            assert mine["over"] and mine["winners"] == [2]
            await host.post(f"/api/tables/{table}/resign", {"seat": 0}, 409)

    tell(sqlite, story)


def test_ending_by_agreement_rematch_and_delete(db: str) -> None:
    async def story(house: House) -> None:
        host, guest, made = await company(house, "bot")
        table = made["table"]
        async with host.watch(table) as a, guest.watch(table) as b:
            await host.post(f"/api/tables/{table}/rematch", status=409)
            await host.get(f"/api/tables/{table}/record", 403)
            assert await host.post(f"/api/tables/{table}/agree_end") == {"ended": False}
            assert (await b.hear("asked"))["what"] == "end"
            await house.browser().post(f"/api/tables/{table}/agree_end", status=403)
            assert await guest.post(f"/api/tables/{table}/agree_end") == {"ended": True}
            await a.until(lambda: a.over)
            assert a.table["ended"] == "agreed" and "proof" in a.full
            first, second = await asyncio.gather(
                host.post(f"/api/tables/{table}/rematch"), guest.post(f"/api/tables/{table}/rematch")
            )
            assert first == second and first["table"] != table
            await a.until(lambda: a.table["rematch"] == first["table"])
            async with guest.watch(first["table"]) as again:
                assert again.seat == 1 and again.table["started"]
            await guest.delete(f"/api/tables/{table}", 403)
            await host.delete(f"/api/tables/{table}")
            await b.hear("problem")
        await host.get(f"/api/tables/{table}", 404)
        assert [one["table"] for one in await host.get("/api/tables")] == [first["table"]]

    tell(db, story)


def test_the_public_list_is_opt_in(db: str) -> None:
    async def story(house: House) -> None:
        host = house.browser()
        await host.new_table("me", "bot")
        shown = await host.new_table("me", "bot", public=True)
        stranger = house.browser()
        assert [one["table"] for one in await stranger.get("/api/tables?public=1")] == [shown["table"]]
        assert await stranger.get("/api/tables") == []
        assert len(await host.get("/api/tables")) == 2

    tell(db, story)
