"""Whole games, answers, coming and going, over real sockets."""

from __future__ import annotations

import msgspec
import pytest

from deskovka.core import record
from deskovka.core.record import commit
from deskovka.server.messages import shapes
from server.house import Browser, House, Player, company, play_out, tell

# --- whole games -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("map", ["scotland", "ireland"])
def test_two_people_and_a_bot_play_a_whole_game(db: str, map: str) -> None:
    async def story(house: House) -> None:
        host, guest, made = await company(house, "bot", options={"map": map})
        async with host.watch(made["table"]) as a, guest.watch(made["table"], 1) as b:
            assert await play_out(a, b) >= 40
            for player in (a, b):
                await check_the_end(house, player, made["table"])
        await check_the_record(host, made["table"], a)
        (listed,) = await guest.get("/api/tables")
        msgspec.convert(listed, shapes.ListedTable)
        assert listed["over"] and not listed["my_turn"]
        assert [seat["points"] for seat in listed["seats"]] == a.score["points"]  # type: ignore[index]

    tell(db, story)


async def check_the_end(house: House, player: Player, table: str) -> None:
    """What was put together from deltas is what a newcomer gets, and the seed was fixed before."""
    together = (dict(player.known), dict(player.table), list(player.log), player.score)
    assert player.question is None and player.full["proof"]["commit"] == player.full["commit"]
    proof = player.full["proof"]
    assert commit(int(proof["seed"]), int(proof["salt"])) == proof["commit"]
    await player.send(t="hello", seat=player.seat)
    await player.hear("full")
    assert (player.known, player.table, player.log, player.score) == together
    assert [line["n"] for line in player.log] == list(range(len(player.log)))


async def check_the_record(browser: Browser, table: str, player: Player) -> None:
    """The record replays strictly to the same result, and after the game everybody gets it."""
    text = await browser.get(f"/api/tables/{table}/record")
    replayed = record.parse(text).replay()
    assert player.score is not None and list(replayed.score().points) == player.score["points"]
    assert await browser.house.browser().get(f"/api/tables/{table}/record") == text  # the seed is shown to all


def test_deltas_add_up_to_the_full_view(sqlite: str) -> None:
    async def story(house: House) -> None:
        host, guest, made = await company(house)
        stranger = house.browser()
        table = made["table"]
        async with host.watch(table) as a, guest.watch(table) as b, stranger.watch(table) as c:
            await play_out(a, b, most=25)
            for player in (a, b, c):
                await player.settle()
                together = (dict(player.known), list(player.log), player.score, player.question)
                await player.send(t="hello", seat=player.full["seat"])
                await player.hear("full")
                assert (player.known, player.log, player.score, player.question) == together
            assert any('"t":"delta"' in words for words in c.raw)

    tell(sqlite, story)


# --- answers ---------------------------------------------------------------------------------------------


def test_a_refused_move_says_why_and_changes_nothing(sqlite: str) -> None:
    async def story(house: House) -> None:
        host, guest, made = await company(house, options={"start": "1"})
        async with host.watch(made["table"]) as a, guest.watch(made["table"]) as b:
            before = a.number
            taken = {"t": "rebirth.Place", "space": 159}
            await a.send(t="play", seat=0, question=before, move=taken)
            no = await a.hear("refused")
            assert no["question"] == before and no["move"] == taken
            assert set(no["why"]) == {"rule", "words", "where"} and set(no["why"]["words"]) == {"cs", "en"}
            await a.send(t="why", seat=0, move=taken)
            assert (await a.hear("why"))["why"] == no["why"]
            assert a.question is not None
            await a.send(t="why", seat=0, move=a.question["moves"][0]["move"])
            assert (await a.hear("why")) == {**a.heard[-1], "allowed": True, "why": None}
            await b.send(t="play", seat=1, question=before, move=a.question["moves"][0]["move"])
            assert (await b.hear("refused"))["why"]["rule"] == "table.asked"
            assert a.number == before and len(a.log) == len(b.log)

    tell(sqlite, story)


def test_doubled_and_late_clicks_are_harmless(sqlite: str) -> None:
    async def story(house: House) -> None:
        host, guest, made = await company(house, options={"start": "1"})
        async with host.watch(made["table"]) as a, guest.watch(made["table"]) as b:
            first = a.number
            move = await a.play()
            await a.send(t="play", seat=0, question=first, move=move)  # the double
            await a.settle()
            assert a.full["seq"] == a.seq and a.number == first + 1
            await b.until(lambda: b.asked)
            assert b.number == first + 1
            await b.play_and_see()
            await a.until(lambda: a.asked)
            now = a.number
            await a.send(t="play", seat=0, question=first, move=move)  # long ago
            await a.send(t="play", seat=0, question=now + 7, move=move)  # not yet
            await a.settle()
            assert a.number == now and not [m for m in a.heard if m["t"] == "refused"]

    tell(sqlite, story)


def test_nobody_plays_for_another_seat(sqlite: str) -> None:
    async def story(house: House) -> None:
        host, guest, made = await company(house, "bot", options={"start": "1"})
        stranger = house.browser()
        stranger.http.cookies.set("deskovka", "A" * 22)
        table = made["table"]
        async with host.watch(table) as a, guest.watch(table, 0) as b, stranger.watch(table, 0) as c:
            assert b.full["seat"] == 1  # a seat of its own, whatever it asked for
            assert c.full["seat"] is None and c.full["table"]["mine"] == []
            before = a.number
            assert a.question is not None
            move = a.question["moves"][0]["move"]
            for thief in (b, c):
                for t in ("play", "why", "look", "undo"):
                    await thief.send(t=t, seat=0, question=before, move=move)
                    assert (await thief.hear("problem"))["say"]["en"] == "This seat is not yours."
                for seat in (-1, 2, 9, 10**30):
                    await thief.send(t="play", seat=seat, question=before, move=move)
                    await thief.hear("problem")
            await c.send(t="seat", seat=0)
            await c.hear("problem")
            await c.send(t="chat", text="hi")
            await c.hear("problem")
            await a.settle()
            assert a.number == before

    tell(sqlite, story)


def test_look_tells_what_is_certain(sqlite: str) -> None:
    async def story(house: House) -> None:
        host = house.browser()
        made = await host.new_table("me", "here", options={"start": "1"})
        async with host.watch(made["table"], 0) as a:
            assert a.question is not None
            move = a.question["moves"][3]["move"]
            await a.send(t="look", seat=0, move=move)
            seen = await a.hear("look")
            assert seen["move"] == move and seen["reveals"] is True
            assert seen["log"][0]["event"]["t"] == "rebirth.Placed"
            assert "rebirth.Drew" not in {line["event"]["t"] for line in seen["log"]}
            length = len(a.log)
            await a.play(3)
            await a.until(lambda: len(a.log) > length)
            happened = [line["event"] for line in a.log[length:]]
            assert all(line["event"] in happened for line in seen["log"])
            points = sum(line["points"] or 0 for line in a.log[length:] if line["seat"] == 0)
            assert seen["points"].get("0", 0) == points

    tell(sqlite, story)


# --- coming and going ------------------------------------------------------------------------------------


def test_a_table_deals_when_all_are_here(sqlite: str) -> None:
    async def story(house: House) -> None:
        host, guest = house.browser(), house.browser()
        made = await host.new_table("me", "link", "link", lang="en")
        table = made["table"]
        async with host.watch(table) as a:
            assert a.full["view"] is None and a.question is None and not a.table["started"]
            msgspec.convert(a.table, shapes.TableSign)
            await a.send(t="play", seat=0, question=0, move={"t": "Yes"})
            await a.hear("problem")
            await guest.sit(made, 1, "  Béda\n\u0007 <b>z Brna</b> ")
            await a.until(lambda: a.table["seats"][1]["taken"])
            assert a.table["seats"][1]["name"] == "Béda <b>z Brna</b>"
            await guest.delete(f"/api/tables/{table}/seat/2", 403)
            await host.delete(f"/api/tables/{table}/seat/1")
            await guest.post(f"/api/tables/{table}/sit", {"token": made["seats"][1]["token"], "name": "x"}, 403)
            links = await host.get(f"/api/tables/{table}/links")
            msgspec.convert(links, shapes.Links)
            fresh = {link["seat"]: link["url"].partition("#")[2] for link in links["seats"]}
            assert links["reach"] == {"local": True, "urls": [house.base]} and links["qr"]["1"].startswith("<svg")
            assert fresh[2] == made["seats"][2]["token"] and fresh[1] != made["seats"][1]["token"]
            await guest.post(f"/api/tables/{table}/sit", {"token": fresh[1], "name": "Béda"})
            await host.post(f"/api/tables/{table}/seat/2", {"bot": "beginner"})
            await a.until(lambda: a.full["table"]["started"])
            assert a.log and a.known
            await host.delete(f"/api/tables/{table}/seat/1", 409)

    tell(sqlite, story)


def test_the_seat_comes_back_on_another_device(sqlite: str) -> None:
    async def story(house: House) -> None:
        host, guest, made = await company(house)
        links = await guest.get(f"/api/tables/{made['table']}/links")
        (own,) = links["seats"]
        phone = house.browser()
        token = own["url"].partition("#")[2]
        assert await phone.post(f"/api/tables/{made['table']}/sit", {"token": token}) == {"seat": 1}
        async with phone.watch(made["table"]) as b:
            assert b.seat == 1 and b.table["seats"][1]["name"] == "Béda" and not b.table["host"]
        mine = (await host.get(f"/api/tables/{made['table']}/links"))["seats"]
        assert [link["seat"] for link in mine] == [0]
        tablet = house.browser()
        token = mine[0]["url"].partition("#")[2]
        await tablet.post(f"/api/tables/{made['table']}/sit", {"token": token})
        assert (await tablet.get(f"/api/tables/{made['table']}"))["host"]
        await house.browser().get(f"/api/tables/{made['table']}/links", 403)

    tell(sqlite, story)


def test_reconnecting_after_a_gap_gives_the_full_view(db: str) -> None:
    async def story(house: House) -> None:
        host, guest, made = await company(house)
        async with guest.watch(made["table"]) as b:
            async with host.watch(made["table"]) as a:
                await play_out(a, b, most=5)
                seen = len(a.log)
            await b.until(lambda: not b.table["seats"][0]["connected"])
            if b.asked:
                await b.play_and_see()
            async with host.watch(made["table"]) as again:
                await b.settle()
                assert len(again.log) >= seen and len(again.log) == len(b.log)
                assert again.table["seats"] == b.table["seats"]
                assert await play_out(again, b, most=4) == 4

    tell(db, story)


def test_hot_seat(sqlite: str) -> None:
    async def story(house: House) -> None:
        host = house.browser()
        made = await host.new_table("me", "here", "here")
        async with host.watch(made["table"]) as a:
            assert a.full["seat"] is None and a.table["mine"] == [0, 1, 2]  # behind the curtain
            hands = set()
            for _ in range(9):
                assert a.question is not None
                (seat,) = a.question["asked"]
                await a.send(t="seat", seat=seat)
                await a.hear("full")
                seen = [hand for hand, its in a.known["seats"].items() if "tiles" in its]
                assert seen == [str(seat)] and a.known["seats"][str(seat)]["tiles"]
                hands.add(seat)
                await a.play_and_see()
            assert hands == {0, 1, 2}

    tell(sqlite, story)


def test_a_spectator_sees_no_hand(sqlite: str) -> None:
    async def story(house: House) -> None:
        _, _, made = await company(house, options={"map": "scotland"})
        async with house.browser().watch(made["table"]) as c:
            assert (
                not [hand for hand in c.known["seats"].values() if "tiles" in hand]
                and c.question is not None
                and c.question["moves"] == []
            )
            assert not [s for s in c.table["seats"] if s["connected"]]

    tell(sqlite, story)
