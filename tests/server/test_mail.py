"""Notices by mail, to a real mail server: first a code, then one letter for many tables, and one click ends it."""

from __future__ import annotations

import asyncio
import re
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import httpx
import pytest
from aiosmtpd.smtp import AuthResult, LoginPassword

from deskovka.server.base.settings import BadSetting, mail_server, read_settings
from deskovka.server.notices import sender
from deskovka.server.notices.mail import Mail
from server.house import Browser, Data, House, company, open_house
from server.posting import SENDER, Post, code_in
from server.receiving import make_certificate
from server.test_notices import end_game, hurry, stored, until

NAME = "play.example.org"
HOME = f"http://{NAME}"
TO = "jana@example.org"


@pytest.fixture
def post(monkeypatch: pytest.MonkeyPatch) -> Iterator[Post]:
    monkeypatch.setattr(sender, "EVERY", 0.05)
    found = Post()
    yield found
    found.controller.stop()


class Named(House):
    """A server whose visitors know it by its public name."""

    def browser(self) -> Browser:
        found = super().browser()
        found.http.headers.update({"Host": NAME, "Origin": HOME})
        return found


@asynccontextmanager
async def open_named(db: str, post: Post, **more: Any) -> AsyncIterator[House]:
    """A server that has a mail server."""
    async with open_house(db, mail=post.server, public_url=HOME, **{"notice_pause": 0.2, **more}) as house:
        yield Named(house.base, house.server)


def tell(db: str, post: Post, story: Callable[[House], Awaitable[None]]) -> None:
    async def run() -> None:
        async with open_named(db, post) as house:
            await story(house)

    asyncio.run(run())


async def another_table(host: Browser, guest: Browser) -> str:
    """The same two people sit down once more."""
    made = await host.new_table("me", "link")
    await guest.sit(made, 1)
    return str(made["table"])


async def turn_on(browser: Browser, post: Post, to: str = TO, **more: Any) -> Data:
    """Ask for the code and send it back."""
    await browser.post("/api/notices/mail", {"to": to, **more})
    found: Data = await browser.post("/api/notices/mail/code", {"code": code_in(post.got[-1])})
    post.got.clear()
    return found


def stop_path(letter: EmailMessage) -> str:
    """Where a mail program ends it with one click."""
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    found = re.fullmatch(r"<(.*)>", letter["List-Unsubscribe"])
    assert found is not None and found[1].startswith(f"{HOME}/api/notices/stop/")
    return found[1].removeprefix(HOME)


def test_a_letter_comes_after_the_code_has_come_back(db: str, post: Post) -> None:
    async def story(house: House) -> None:
        host, guest, made = await company(house)
        asked = await guest.post("/api/notices/mail", {"to": TO, "lang": "en"})
        assert not asked["confirmed"] and asked["events"] == []
        (letter,) = post.got
        assert letter["To"] == TO and letter["From"] == f"Deskovka <{SENDER}>" and HOME in letter.get_content()
        await guest.post("/api/notices/mail/test", status=409)
        await guest.post("/api/notices/mail/wishes", {"events": ["turn"]}, 409)
        await host.post(f"/api/tables/{made['table']}/agree_end")
        assert len(post.got) == 1 and stored(db) == []  # nothing else goes to an address that has not said yes
        await guest.post("/api/notices/mail/code", {"code": "ABCDEFGH"}, 403)
        mine = await guest.post("/api/notices/mail/code", {"code": f" {code_in(letter).lower()} "})
        assert mine["confirmed"] and len(mine["events"]) == 5
        post.got.clear()
        await guest.post(f"/api/tables/{made['table']}/agree_end")
        await until(lambda: post.got)
        (letter,) = post.got
        assert (
            letter["Subject"] == "Rebirth: the game is over"
            and f"{HOME}/t/{made['table']}" in letter.get_content()
        )
        assert letter["Auto-Submitted"] == "auto-generated"
        assert guest.cookie not in str(letter)
        assert (await counted(house))['sent_total{kind="mail"}'] == 1

    tell(db, post, story)


async def counted(house: House) -> dict[str, float]:
    """As whoever runs the server asks for it: on the machine itself."""
    here = House(house.base).browser()
    words = await here.get("/metrics")
    found = [line.rsplit(" ", 1) for line in words.splitlines() if line.startswith("deskovka_notices")]
    return {name.removeprefix("deskovka_notices_"): float(n) for name, n in found}


def test_one_letter_for_many_tables_and_none_within_the_hour(
    db: str, post: Post, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Mail, "every", 2000)

    async def story(house: House) -> None:
        host, guest, first = await company(house)
        tables = [await another_table(host, guest) for _ in range(3)]
        await turn_on(guest, post)
        await end_game(guest, first["table"])
        await until(lambda: len(post.got) == 1)
        for table in tables:
            await end_game(guest, table)
        await asyncio.sleep(1)
        assert len(post.got) == 1
        await until(lambda: stored(db) == [])
        assert len(post.got) == 2 and post.got[1]["Subject"] == "Deskovka: 3 zprávy od stolů"
        assert all(f"{HOME}/t/{table}" in post.got[1].get_content() for table in tables)

    tell(db, post, story)


def test_one_click_ends_it_without_a_cookie(db: str, post: Post) -> None:
    async def story(house: House) -> None:
        _, guest, made = await company(house)
        await turn_on(guest, post)
        assert (await guest.post("/api/notices/mail/test"))["arrived"]
        path = stop_path(post.got[0])
        assert path.removeprefix("/api/notices/stop/") in post.got[0].get_content()  # and for whoever reads
        async with httpx.AsyncClient(base_url=house.base, headers={"Host": NAME}) as program:
            form = {"List-Unsubscribe": "One-Click"}
            other = path[:-1] + ("0" if path[-1] != "0" else "1")
            assert (await program.post(other, data=form)).status_code == 404
            assert (await program.get(path)).status_code == 405  # whoever looks at links in letters ends nothing
            assert (await program.post(path, data=form)).status_code == 200
            assert (await program.post("/api/tables", json={})).status_code == 403  # all else is as ever
        assert (await guest.get("/api/notices"))["ways"] == []
        await end_game(guest, made["table"])
        await asyncio.sleep(0.5)
        assert len(post.got) == 1 and stored(db) == []

    tell(db, post, story)


def test_an_address_that_nobody_has_is_not_kept(sqlite: str, post: Post) -> None:
    async def story(house: House) -> None:
        guest = (await company(house))[1]
        await guest.post("/api/notices/mail", {"to": "nobody@example.org"}, 502)
        assert (await guest.get("/api/notices"))["ways"] == []
        for wrong in (
            "jana",
            "jana@example.org\r\nBcc: eve@example.org",
            "a@b.c, d@e.f",
            "jana@[127.0.0.1]",
            "@x.cz",
        ):
            await guest.post("/api/notices/mail", {"to": wrong}, 400)
        assert post.got == []

    tell(sqlite, post, story)


def test_nobody_is_written_to_without_end(sqlite: str, post: Post) -> None:
    """Not by one browser, and not by several at one address."""

    async def story(house: House) -> None:
        host, guest, _ = await company(house)
        for n in range(5):
            await guest.post("/api/notices/mail", {"to": f"{n}@example.org"})
        await guest.post("/api/notices/mail", {"to": TO}, 429)
        await host.post("/api/notices/mail", {"to": TO}, 429)
        assert len(post.got) == 5

    tell(sqlite, post, story)


def test_what_the_mail_server_does_not_take_is_sent_again(
    sqlite: str, post: Post, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sender, "FIRST", 0)

    async def story(house: House) -> None:
        _, guest, made = await company(house)
        await turn_on(guest, post)
        post.answers = ["451 later", "451 later"]
        await end_game(guest, made["table"])
        await until(lambda: post.got)
        await until(lambda: stored(sqlite) == [])
        found = await counted(house)
        assert (found['retried_total{kind="mail"}'], found['sent_total{kind="mail"}']) == (2, 1)

    tell(sqlite, post, story)


def test_a_restart_loses_no_letter(db: str, post: Post) -> None:
    async def story() -> None:
        async with open_named(db, post, notice_pause=100) as house:
            _, guest, made = await company(house)
            await turn_on(guest, post)
            await end_game(guest, made["table"])
        assert post.got == [] and len(stored(db)) == 1
        hurry(db)
        async with open_named(db, post):
            await until(lambda: post.got)
            await until(lambda: stored(db) == [])

    asyncio.run(story())


def test_a_password_travels_behind_tls_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    certificate = make_certificate(tmp_path, "localhost")
    tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    tls.load_cert_chain(certificate)
    heard: list[tuple[bytes, bytes]] = []

    def check(server: object, session: object, envelope: object, how: str, word: object) -> AuthResult:
        assert isinstance(word, LoginPassword)
        heard.append((word.login, word.password))
        return AuthResult(success=True)

    how: dict[str, Any] = {"authenticator": check, "auth_required": True}
    safe, bare = Post(tls_context=tls, **how), Post(auth_require_tls=False, **how)
    letter = EmailMessage()
    letter["To"], letter["From"], letter["Subject"] = TO, SENDER, "x"
    try:
        monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
        outcomes = []
        for one in (safe, bare):
            server = mail_server(f"smtp://me:p%40ss@localhost:{one.port}", SENDER)
            assert server is not None
            outcomes.append(Mail(server, HOME, lambda name, make: make()).post(letter).word)
        assert outcomes == ["sent", "again"] and heard == [(b"me", b"p@ss")]
    finally:
        safe.controller.stop()
        bare.controller.stop()


def test_settings_name_what_is_wrong_and_never_the_password() -> None:
    for words, sender_of in (("ftp://x", "a@b.cz"), ("smtp://u:secret@", "a@b.cz"), ("smtp://h:99999", "a@b.cz")):
        with pytest.raises(BadSetting) as problem:
            mail_server(words, sender_of)
        assert problem.value.name == "mail" and "secret" not in problem.value.wrong
    with pytest.raises(BadSetting) as problem:
        mail_server("smtp://localhost", "")
    assert problem.value.name == "mail-from"
    given = {"DESKOVKA_MAIL": "smtps://u:secret@mail.example.org", "DESKOVKA_MAIL_FROM": "a@b.cz"}
    found = read_settings({}, given).mail
    assert found is not None and (found.port, found.tls, found.password) == (465, True, "secret")
    assert "secret" not in repr(found)


def test_without_a_public_address_no_mail_is_offered(sqlite: str, post: Post) -> None:
    """Its links would lead nowhere."""

    async def story() -> None:
        async with open_house(sqlite, mail=post.server) as house:
            guest = (await company(house))[1]
            assert not (await guest.get("/api/notices"))["mail"]
            await guest.post("/api/notices/mail", {"to": TO}, 409)

    asyncio.run(story())
