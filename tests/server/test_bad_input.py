"""Bad input over HTTP and WebSocket: a clear error, nothing changed, nobody else disturbed."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from server.house import PATIENCE, Browser, Data, House, Player, tell

HERE = {("owners", "seen"), ("owners", "heard"), ("owners", "label")}


def everything(house: House) -> dict[str, list[Any]]:
    """All rows of the database, but for when a device was last here."""
    from deskovka.server.storage.schema import METADATA

    assert house.server is not None
    with house.server.hub.store.engine.begin() as connection:
        return {
            t.name: [
                tuple(v for k, v in row.items() if (t.name, k) not in HERE)
                for row in connection.execute(t.select()).mappings()
            ]
            for t in METADATA.sorted_tables
        }


TABLE = {"game": "rebirth", "seats": [{"kind": "me"}, {"kind": "bot"}]}
BAD_TABLES: list[tuple[Any, int]] = [
    (None, 400),
    ([], 400),
    ({}, 400),
    ({"game": "rebirth"}, 400),
    ({**TABLE, "game": "chess"}, 404),
    ({**TABLE, "game": 7}, 400),
    ({**TABLE, "more": 1}, 400),
    ({**TABLE, "lang": "de"}, 400),
    ({**TABLE, "packs": "x.toml"}, 400),
    ({**TABLE, "packs": [7]}, 400),
    ({**TABLE, "packs": ["../x.toml"]}, 400),
    ({**TABLE, "packs": ["x" * 9000]}, 400),
    ({**TABLE, "options": {"map": "moon"}}, 400),
    ({**TABLE, "options": {"map": "x" * 9000}}, 400),
    ({**TABLE, "options": {"map": ["ireland"]}}, 400),
    ({**TABLE, "options": {"sea": "yes"}}, 400),
    ({**TABLE, "options": {"start": "4"}}, 400),
    ({**TABLE, "seats": []}, 400),
    ({**TABLE, "seats": [{"kind": "me"}]}, 400),
    ({**TABLE, "seats": [{"kind": "me"}] * 2}, 400),
    ({**TABLE, "seats": [{"kind": "bot"}] * 2}, 400),
    ({**TABLE, "seats": [{"kind": "here"}] * 99}, 400),
    ({**TABLE, "seats": [{"kind": "god"}, {"kind": "bot"}]}, 400),
    ({**TABLE, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "search:seconds=9999"}]}, 400),
    ({**TABLE, "seats": [{"kind": "me", "name": "x" * 41}, {"kind": "bot"}]}, 400),
    ({**TABLE, "seats": [{"kind": "me", "name": "\u0007\u0000"}, {"kind": "bot"}]}, 400),
    ({**TABLE, "seats": [{"kind": "me", "name": "x" * 20000}, {"kind": "bot"}]}, 413),
]


def test_bad_wishes_open_no_table(sqlite: str) -> None:
    async def story(house: House) -> None:
        before = everything(house)
        for wish, status in BAD_TABLES:
            browser = house.browser()
            response = await browser.http.post("/api/tables", content=json.dumps(wish))
            assert response.status_code == status, (wish, response.text)
            assert set(response.json()["error"]) == {"cs", "en"} and len(response.text) < 1000
            assert "set-cookie" not in response.headers
        for body in (b"\xff\xfe", b"[" * 16000, b'{"game":', b"1e999", b'"\\ud800"'):
            assert (await house.browser().http.post("/api/tables", content=body)).status_code == 400
        assert everything(house) == before

    tell(sqlite, story)


def test_foreign_pages_and_names_are_kept_out(sqlite: str) -> None:
    async def story(house: House) -> None:
        host = house.browser()
        made = await host.new_table("me", "bot", options={"start": "1"})
        before = everything(house)
        for origin in ("https://evil.example", "null", "", f"{house.base}.evil.example", "http://localhost:1"):
            response = await host.http.delete(f"/api/tables/{made['table']}", headers={"Origin": origin})
            assert response.status_code == 403
            foreign: Any = origin
            with pytest.raises(InvalidStatus):
                await connect(f"{house.ws}/ws/{made['table']}", origin=foreign)
        bare = httpx.AsyncClient(base_url=house.base, cookies={"deskovka": host.cookie})
        assert (await bare.delete(f"/api/tables/{made['table']}")).status_code == 403
        rebound = {"Host": "evil.example", "Origin": "http://evil.example"}
        assert (await host.http.post("/api/tables", json=TABLE, headers=rebound)).status_code == 421
        assert everything(house) == before

    tell(sqlite, story)


def test_foreign_cookies_open_nothing(sqlite: str) -> None:
    async def story(house: House) -> None:
        host = house.browser()
        made = await host.new_table("me", "link", "bot", public=True)
        table = made["table"]
        before = everything(house)
        for cookie in ("", "x", "A" * 22, "A" * 5000, "'; DROP TABLE tables; --", made["seats"][1]["token"]):
            thief = house.browser()
            thief.http.headers["Cookie"] = f"deskovka={cookie}"
            await thief.delete(f"/api/tables/{table}", 403)
            await thief.delete(f"/api/tables/{table}/seat/1", 403)
            await thief.post(f"/api/tables/{table}/seat/0", {"bot": "player"}, 403)
            await thief.post(f"/api/tables/{table}/resign", {"seat": 0}, 403)
            await thief.post(f"/api/tables/{table}/agree_end", status=403)
            await thief.post(f"/api/tables/{table}/rematch", status=403)
            await thief.get(f"/api/tables/{table}/links", 403)
            for token in ("", "x", "A" * 22, made["table"], "x" * 9999, "\u0000"):
                await thief.post(f"/api/tables/{table}/sit", {"token": token, "name": "x"}, 403)
            assert await thief.get("/api/tables") == []
            assert not (await thief.get(f"/api/tables/{table}"))["host"]
        assert everything(house) == before

    tell(sqlite, story)


def test_strange_paths_are_not_found(sqlite: str) -> None:
    async def story(house: House) -> None:
        visitor = house.browser()
        host = house.browser()
        made = await host.new_table("me", "bot")
        paths = [
            "/api/tables/nope",
            "/api/tables/" + "x" * 500,
            "/api/tables/%00",
            "/nope",
            "/assets/..%2f..%2fapp.py",
        ]
        paths += ["/%00", "/" + "x" * 5000, "/assets/" + "x/" * 3000]
        paths += ["/../app.py", "/%2e%2e/app.py", "/static/x", "/api/games/%00/rules", "/api/nope"]
        for path in paths:
            response = await visitor.http.get(path)
            assert response.status_code == 404 and set(response.json()["error"]) == {"cs", "en"}, path
        for seat in ("7", "99999999999999999999", "-1", "x"):
            response = await host.http.post(f"/api/tables/{made['table']}/seat/{seat}", json={"bot": None})
            assert response.status_code in (404, 405), seat
        assert (await visitor.http.put("/api/tables")).status_code == 405
        assert (await visitor.http.get("/t/whatever")).status_code == 200

    tell(sqlite, story)


def test_every_answer_carries_the_guarding_headers(sqlite: str) -> None:
    async def story(house: House) -> None:
        visitor = house.browser()
        for path in ("/", "/nope", "/api/games", "/t/x", "/health"):
            headers = (await visitor.http.get(path)).headers
            policy = headers["content-security-policy"]
            assert "default-src 'none'" in policy and "script-src 'self';" in policy
            assert headers["x-content-type-options"] == "nosniff" and "server" not in headers
        made = await visitor.http.post("/api/tables", json=TABLE)
        cookie = made.headers["set-cookie"]
        assert "HttpOnly" in cookie and "SameSite=lax" in cookie and "Secure" not in cookie

    tell(sqlite, story)


def test_behind_https_the_cookie_is_secure(sqlite: str) -> None:
    async def story(house: House) -> None:
        own = {"Host": "play.example.org", "Origin": "https://play.example.org"}
        visitor = house.browser()
        made = await visitor.http.post("/api/tables", json=TABLE, headers=own)
        assert "Secure" in made.headers["set-cookie"] and "strict-transport-security" in made.headers
        assert "wss://play.example.org" in made.headers["content-security-policy"]
        cookie = {"Cookie": made.headers["set-cookie"].partition(";")[0]}
        links = await visitor.http.get(f"/api/tables/{made.json()['table']}/links", headers={**own, **cookie})
        assert links.json()["seats"][0]["url"].startswith("https://play.example.org/t/")
        assert links.json()["reach"] == {"local": False, "urls": ["https://play.example.org"]}

    tell(sqlite, story, public_url="https://play.example.org")


def test_only_a_trusted_proxy_says_where_clients_come_from(sqlite: str) -> None:
    async def count(house: House) -> list[int]:
        """Two tables each for three clients, as the proxy's headers say."""
        codes = []
        for client in ("1.2.3.4", "1.2.3.5", "1.2.3.6") * 2:
            headers = {"X-Forwarded-For": client, "X-Forwarded-Proto": "https"}
            if trusted:
                headers["Origin"] = house.base.replace("http:", "https:")
            made = await house.browser().http.post("/api/tables", json=TABLE, headers=headers)
            codes.append(made.status_code)
            assert ("Secure" in made.headers.get("set-cookie", "")) == (trusted and made.status_code == 200)
        return codes

    async def story(house: House) -> None:
        assert await count(house) == ([200] * 6 if trusted else [200, 200, 429, 429, 429, 429])

    for trusted in (False, True):
        db = sqlite.replace(".db", f"{trusted}.db")
        tell(db, story, tables_per_minute=2, trusted_proxy="127.0.0.1,::1" if trusted else "")


def test_only_the_machine_itself_reads_the_numbers(sqlite: str) -> None:
    """They count what players do in silence: whoever reads them at a server with one table sees that."""

    async def story(house: House) -> None:
        here = house.browser().http
        away = httpx.AsyncHTTPTransport(local_address="127.0.0.2")
        async with httpx.AsyncClient(base_url=house.base, transport=away) as elsewhere:
            assert (await elsewhere.get("/metrics")).status_code == 404
            assert (await elsewhere.get("/health")).status_code == 200
        for passed_on in ({"X-Forwarded-For": "127.0.0.1"}, {"Via": "1.1 proxy"}, {"Host": "play.example.org"}):
            assert (await here.get("/metrics", headers=passed_on)).status_code == 404
        port = house.base.rpartition(":")[2]
        for host in (f"localhost:{port}", f"127.0.0.1:{port}", "[::1]"):
            found = await here.get("/metrics", headers={"Host": host})
            assert found.status_code == 200 and "deskovka_frames_total" in found.text

    tell(sqlite, story, public_url="https://play.example.org")


def test_too_many_requests(sqlite: str) -> None:
    async def story(house: House) -> None:
        visitor = house.browser()
        codes = [(await visitor.http.post("/api/tables", json=TABLE)).status_code for _ in range(5)]
        assert codes == [200, 200, 200, 429, 429]
        replies = [await visitor.http.get("/api/tables/none") for _ in range(60)]  # quick to answer on any machine
        assert {reply.status_code for reply in replies} == {404, 429}

    tell(sqlite, story, tables_per_minute=3, requests_per_second=5)


# --- the socket ------------------------------------------------------------------------------------------


async def closed_with(player: Player) -> int:
    """Read to the end; returns the code."""
    with suppress(ConnectionClosed):
        while True:
            await player.receive()
    code = player.socket.close_code
    assert code is not None
    return code


def test_frames_are_limited(sqlite: str) -> None:
    async def story(house: House) -> None:
        host = house.browser()
        made = await host.new_table("me", "bot")
        async with host.watch(made["table"]) as a:
            await a.send(t="chat", text="x" * 17000)
            assert (await a.hear("problem"))["say"]["en"] == "The message is too long."
            assert await closed_with(a) == 1009
        async with host.watch(made["table"]) as a:
            for _ in range(200):
                await a.send(t="ping")
            assert await closed_with(a) == 4429
        async with host.watch(made["table"]) as a:
            for _ in range(40):
                await a.send(t="nonsense")
            assert await closed_with(a) in (4400, 4429)
        async with host.watch(made["table"]) as a:
            await a.settle()  # and nothing has changed

    tell(sqlite, story, frames_per_second=20)


def test_no_such_table_closes_with_a_sentence(sqlite: str) -> None:
    async def story(house: House) -> None:
        origin: Any = house.base
        for name in ("nope", "x" * 300, "%00"):
            async with connect(f"{house.ws}/ws/{name}", origin=origin) as socket:
                assert json.loads(await socket.recv())["t"] == "problem"
                await asyncio.wait_for(socket.wait_closed(), PATIENCE)
                assert socket.close_code == 4404

    tell(sqlite, story)


KINDS = st.sampled_from(
    ["hello", "play", "why", "look", "undo", "agree", "chat", "react", "seat", "ping", "State", ""]
)
TAGS = st.sampled_from(
    ["rebirth.Place", "rebirth.Keep", "Yes", "Hidden", "View", "rebirth.Rebirth", "Repeat", "x"]
)
JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
MOVES = st.fixed_dictionaries({"t": TAGS | JUNK}, optional={"space": JUNK, "tile": JUNK, "steps": JUNK}) | JUNK
FRAMES = st.fixed_dictionaries(
    {"t": KINDS},
    optional={
        "seat": st.integers(-2, 3) | JUNK,
        "question": JUNK,
        "move": MOVES,
        "what": JUNK,
        "yes": JUNK,
        "text": st.just("") | st.integers(),
        "n": st.integers(-2, 2**70) | JUNK,
        "reaction": st.sampled_from(["like", "love", "nothing"]) | JUNK,
        "on": JUNK,
    },
)


def test_fuzzed_frames_change_nothing(sqlite: str) -> None:
    frames: list[Data] = []

    @settings(
        max_examples=120, database=None, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
    )
    @given(FRAMES)
    def collect(frame: Data) -> None:
        frames.append(frame)

    collect()

    async def story(house: House) -> None:
        host, guest = house.browser(), house.browser()
        made = await host.new_table("me", "link", options={"start": "1"})
        await guest.sit(made, 1)
        before = everything(house)
        async with host.watch(made["table"]) as a:
            seq, number = a.seq, a.number
            for batch in range(0, len(frames), 8):
                await send_all(guest, made["table"], frames[batch : batch + 8])
            await a.settle()
            assert (a.seq, a.number) == (seq, number)
            assert not {"problem", "refused"} & {message["t"] for message in a.heard}
        assert everything(house) == before

    tell(sqlite, story)


async def send_all(browser: Browser, table: str, frames: list[Data]) -> None:
    """Send strange frames and broken ones; each is answered or ignored, and the socket lives on."""
    async with browser.watch(table) as b:
        for frame in frames:
            words = json.dumps(frame)
            await b.socket.send(words)
            await b.socket.send(words[: len(words) // 2].encode())
        await b.settle()
        assert "went wrong" not in "".join(b.raw)
