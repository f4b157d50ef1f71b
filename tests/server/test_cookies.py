"""Who a browser is: its secret comes from us alone, and stays as long as it is used."""

from __future__ import annotations

import socket

import pytest

from deskovka.server.base.settings import Settings
from deskovka.server.messages.refused import Refused
from deskovka.server.tables.wishes import clean_name
from deskovka.server.web import reach
from deskovka.server.web.reach import knows_host
from server.house import House, company, tell

STRANGE = "A" * 22


def test_a_secret_that_we_did_not_make_is_replaced(sqlite: str) -> None:
    async def story(house: House) -> None:
        fixed = house.browser()
        fixed.http.cookies.set("deskovka", STRANGE)
        made = await fixed.http.post(
            "/api/tables", json={"game": "rebirth", "seats": [{"kind": "me"}, {"kind": "bot"}]}
        )
        assert made.status_code == 200 and made.cookies["deskovka"] != STRANGE
        thief = house.browser()
        thief.http.headers["Cookie"] = f"deskovka={STRANGE}"
        assert await thief.get("/api/tables") == []

    tell(sqlite, story)


def test_a_secret_that_is_used_is_renewed(sqlite: str) -> None:
    async def story(house: House) -> None:
        host, guest, made = await company(house)
        for browser in (host, guest):
            for path in ("/api/tables", f"/api/tables/{made['table']}"):
                reply = await browser.http.get(path)
                assert reply.cookies["deskovka"] == browser.cookie
                assert f"Max-Age={400 * 24 * 3600}" in reply.headers["set-cookie"]
        stranger = house.browser()
        stranger.http.headers["Cookie"] = f"deskovka={STRANGE}"
        for path in ("/api/tables", f"/api/tables/{made['table']}"):
            assert "set-cookie" not in (await stranger.http.get(path)).headers

    tell(sqlite, story)


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("vm", True),
        ("VM:8765", True),
        ("vm.local", True),
        ("vm.lan", True),
        ("vm.home.arpa", True),
        ("vm.fritz.box", True),
        ("vm.office.example", True),
        ("vm.evil.example", False),
        ("vm.local.evil.example", False),
        ("vm.example", False),
        ("evil.example", False),
        ("localhost", True),
        ("192.0.2.7:80", True),
        ("[::1]:80", True),
        ("localhost/x", False),
        ("localhost/;script-src *", False),
        ("localhost?x", False),
        ("localhost#x", False),
        ("evil@localhost", False),
    ],
)
def test_our_own_name_with_a_foreign_ending_is_not_ours(
    monkeypatch: pytest.MonkeyPatch, host: str, ours: bool
) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "vm")
    monkeypatch.setattr(reach, "search_domains", lambda: ("office.example",), raising=False)
    assert knows_host(Settings(), host) == ours


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u2800", "\u115f", "Jana\u3164", "\ue000", "\u0301", "a\uffa0"])
def test_names_that_nobody_sees_are_refused(name: str) -> None:
    with pytest.raises(Refused) as problem:
        clean_name(name)
    assert "seen" in problem.value.say["en"] and problem.value.say["cs"]


@pytest.mark.parametrize("name", ["Jana", "Žluťoučký kůň", "美咲", "👩‍👧", "Ἀθηνᾶ", "é", "?"])
def test_names_that_are_seen_are_kept(name: str) -> None:
    assert clean_name(name)


PUBLIC = "https://play.example.org"


def test_under_https_no_other_site_can_set_the_cookie(sqlite: str) -> None:
    """The old name is honoured once, and replaced."""

    async def story(house: House) -> None:
        host = house.browser()
        there = {"Host": "play.example.org", "Origin": PUBLIC}
        wish = {"game": "rebirth", "seats": [{"kind": "me"}, {"kind": "bot"}]}
        made = await host.http.post("/api/tables", json=wish, headers=there)
        given = [words for words in made.headers.get_list("set-cookie") if words.startswith("__Host-deskovka=")]
        assert len(given) == 1 and {"Secure", "Path=/", "HttpOnly"} <= {*given[0].split("; ")}
        assert "domain" not in given[0].lower()
        secret = given[0].partition("=")[2].partition(";")[0]
        path = f"/api/tables/{made.json()['table']}"
        host.http.cookies.clear()
        reply = await host.http.get(path, headers={**there, "Cookie": f"deskovka={secret}"})
        assert reply.json()["mine"] == [0]
        fresh, gone = sorted(reply.headers.get_list("set-cookie"))
        assert fresh.startswith(f"__Host-deskovka={secret};")
        assert gone.startswith('deskovka="";') and "Max-Age=0" in gone
        host.http.cookies.clear()
        both = {**there, "Cookie": f"deskovka={secret}; __Host-deskovka={'B' * 22}"}
        assert (await host.http.get(path, headers=both)).json()["mine"] == []

    tell(sqlite, story, public_url=PUBLIC)
