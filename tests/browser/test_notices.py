"""Notices from the settings to the screen: a real server, a real service worker, a push service that can read."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, expect

from browser.checks import accessible, fits
from browser.conftest import WHOLE, open_table, started
from browser.person import DESKTOP, PHONE, Come, Person, Size
from server.posting import SENDER, Post, code_in
from server.receiving import Service, Subscriber, encode, serve

# The maker's service cannot be reached from here: the browser gets a subscription to ours. All else is its own.
STUB = """({endpoint, p256dh, auth}) => {
  const made = (key) => ({
    options: { applicationServerKey: key },
    toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
    unsubscribe: async () => (localStorage.removeItem('subscribed'), true),
  })
  const plain = (words) => atob(words.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = (words) => Uint8Array.from(plain(words), (c) => c.charCodeAt(0))
  const kept = () => localStorage.getItem('subscribed')
  PushManager.prototype.getSubscription = async () => (kept() ? made(bytes(kept()).buffer) : null)
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    localStorage.setItem('subscribed', applicationServerKey)
    return made(bytes(applicationServerKey).buffer)
  }
}"""


@pytest.fixture(scope="module")
def chromium(driver: Playwright) -> Iterator[Browser]:
    """The whole browser: the quick one knows no notices."""
    with started(driver, WHOLE) as browser:
        yield browser


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    with serve(tmp_path_factory.mktemp("service")) as service:
        yield service


@pytest.fixture(scope="module")
def post() -> Iterator[Post]:
    found = Post()
    yield found
    found.controller.stop()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, service: Service, post: Post) -> Iterator[str]:
    """A server that may call our push service, and has a mail server."""
    trusted = {"SSL_CERT_FILE": str(service.certificate), "DESKOVKA_NOTICE_HOSTS": service.setting}
    trusted |= {"DESKOVKA_MAIL": post.words, "DESKOVKA_MAIL_FROM": SENDER}
    trusted |= {"DESKOVKA_PUBLIC_URL": "http://localhost:{port}"}
    with open_table(tmp_path_factory.mktemp("table"), **trusted) as base:
        yield base


def allow(person: Person, service: Service) -> Subscriber:
    """The person's browser allows notices, and its push service is ours."""
    found = Subscriber()
    person.context.grant_permissions(["notifications"], origin=person.base)
    keys = {
        "endpoint": f"{service.origin}/{person.name}",
        "p256dh": encode(found.public),
        "auth": encode(found.auth),
    }
    person.context.add_init_script(f"({STUB})({json.dumps(keys)})")
    return found


def shown(person: Person) -> list[dict[str, Any]]:
    """What the browser shows."""
    found: list[dict[str, Any]] = person.page.evaluate(
        """async () => {
          const worker = await navigator.serviceWorker.ready
          const all = await worker.getNotifications()
          return all.map(({ title, body, tag, data }) => ({ title, body, tag, path: data.path }))
        }"""
    )
    return found


def deliver(person: Person, said: dict[str, Any]) -> None:
    """What the maker's service does: wake the worker with what came."""
    session = person.context.new_cdp_session(person.page)
    known: list[str] = []

    def note(event: dict[str, Any]) -> None:
        known.extend(one["registrationId"] for one in event["registrations"])

    session.on("ServiceWorker.workerRegistrationUpdated", note)
    session.send("ServiceWorker.enable")
    person.until(lambda: bool(known), "the service worker")
    message = {"origin": person.base, "registrationId": known[0], "data": json.dumps(said)}
    session.send("ServiceWorker.deliverPushMessage", message)


@pytest.mark.parametrize(("size", "lang"), [(DESKTOP, "cs"), (PHONE, "en")])
def test_turned_on_tried_and_turned_off(come: Come, service: Service, size: Size, lang: str) -> None:
    jana = come("Jana", size, lang)
    heard = allow(jana, service)
    jana.open_table("rebirth", ("me", "link"))
    jana.hit(jana.button("notices-on"))
    expect(jana.page.get_by_text(jana.words("notices-are-on"))).to_be_visible()
    fits(jana, "waiting for friends")
    accessible(jana, "waiting for friends")
    jana.hit(jana.button("settings"))
    dialog = jana.page.get_by_role("dialog")
    jana.hit(dialog.get_by_role("button", name=jana.words("notices-test")))
    jana.until(lambda: bool(service.got), "the test notice")
    said = heard.read(service.got.pop().body)
    here = dialog.get_by_role("group", name=jana.words("notices-push"), exact=True)
    expect(here.get_by_role("status")).not_to_be_empty()
    deliver(jana, said)
    jana.until(lambda: [one["title"] for one in shown(jana)] == [said["title"]], "the notice on the screen")
    dialog.get_by_label(jana.words("notices-event-over")).uncheck()
    jana.until(lambda: "over" not in ways(jana)[0]["events"], "the wish")
    dialog.get_by_label(jana.words("notices-quiet"), exact=True).check()
    dialog.get_by_label(jana.words("notices-quiet-end"), exact=True).fill("06:30")
    jana.until(lambda: (ways(jana)[0]["quiet"] or {}).get("end") == 390, "the quiet hours")
    fits(jana, "settings", dialog)
    accessible(jana, "settings")
    jana.hit(dialog.get_by_role("button", name=jana.words("notices-off")))
    expect(dialog.get_by_role("button", name=jana.words("notices-on"))).to_be_visible()
    assert ways(jana) == []


def ways(person: Person) -> list[dict[str, Any]]:
    """What the server knows."""
    found: list[dict[str, Any]] = person.ask("GET", "/notices")["ways"]
    return found


@pytest.mark.parametrize(("size", "lang"), [(DESKTOP, "cs"), (PHONE, "en")])
def test_by_mail_and_into_a_chat(come: Come, service: Service, post: Post, size: Size, lang: str) -> None:
    """From the code to the last letter's link, which works in a browser that is nobody here."""
    jana = come("Jana", size, lang)
    jana.open_table("rebirth", ("me", "link"))
    jana.hit(jana.button("settings"))
    dialog = jana.page.get_by_role("dialog")
    mail = dialog.get_by_role("group", name=jana.words("notices-mail"), exact=True)
    mail.get_by_label(jana.words("notices-mail-to")).fill(f"jana-{lang}@example.org")
    jana.hit(mail.get_by_role("button", name=jana.words("notices-mail-ask")))
    code = mail.get_by_label(jana.words("notices-mail-code"))
    code.fill("AAAAAAAA")
    jana.forgive("403")
    jana.hit(mail.get_by_role("button", name=jana.words("notices-mail-confirm")))
    expect(mail.get_by_role("alert")).to_be_visible()
    code.fill(code_in(post.got.pop()))
    jana.hit(mail.get_by_role("button", name=jana.words("notices-mail-confirm")))
    expect(mail.get_by_text(jana.words("notices-go-to", where=f"jana-{lang}@example.org"))).to_be_visible()
    mail.get_by_label(jana.words("notices-event-over")).uncheck()
    jana.until(lambda: "over" not in ways(jana)[0]["events"], "the wish")
    chat = dialog.get_by_role("group", name=jana.words("notices-hook"), exact=True)
    chat.get_by_label(jana.words("notices-hook-url")).fill(f"{service.origin}/our-games")
    jana.hit(chat.get_by_role("button", name=jana.words("notices-hook-on"), exact=True))
    jana.hit(chat.get_by_role("button", name=jana.words("notices-test")))
    jana.until(lambda: bool(service.got), "the test in the chat")
    assert json.loads(service.got.pop().body)["topic"] == "our-games"
    fits(jana, "settings", dialog)
    accessible(jana, "settings")
    jana.hit(mail.get_by_role("button", name=jana.words("notices-test")))
    jana.until(lambda: bool(post.got), "the test letter")
    link = re.search(r"http://localhost:\d+(/stop/\S+)", post.got.pop().get_content())
    assert link is not None
    tom = come("Tom", size, lang)
    tom.visit(link[1])
    accessible(tom, "no more mail")
    tom.hit(tom.button("notices-stop-now"))
    expect(tom.page.get_by_text(tom.words("notices-stopped"))).to_be_visible()
    assert [way["kind"] for way in ways(jana)] == ["hook"]


def test_a_closed_page_hears_that_it_is_its_turn(come: Come, service: Service) -> None:
    """Nothing comes while the page is open; a later notice of the table takes the place of the first."""
    jana, tom = come("Jana"), come("Tom")
    heard = allow(jana, service)
    made = jana.open_table("rebirth", ("me", "link"))
    jana.hit(jana.button("notices-on"))
    expect(jana.page.get_by_text(jana.words("notices-are-on"))).to_be_visible()
    tom.sit(made, 1)
    tom.at_board()
    jana.at_board()
    jana.rest(11_000)
    assert service.got == []
    jana.page.goto("about:blank")
    table = f"/tables/{made['table']}"
    tom.ask("POST", f"{table}/agree_end")
    jana.until(lambda: bool(service.got), "somebody asks for something")
    first = heard.read(service.got.pop().body)
    assert "Tom" in first["title"]
    jana.visit()
    deliver(jana, first)
    deliver(jana, {**first, "title": "later"})
    jana.until(lambda: [one["title"] for one in shown(jana)] == ["later"], "one notice for a table")
    (one,) = shown(jana)
    assert (one["path"], one["tag"]) == (f"/t/{made['table']}", first["tag"])
    jana.visit(f"/t/{made['table']}")
    jana.until(lambda: shown(jana) == [], "no notice of what one sees")


@pytest.mark.parametrize("lang", ["cs", "en"])
def test_why_there_are_none(come: Come, lang: str) -> None:
    """On a home address, and where the browser forbids it, one sentence says so; the rest works."""
    jana = come("Jana", PHONE, lang)
    jana.context.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false })")
    jana.home()
    jana.hit(jana.button("settings"))
    expect(jana.page.get_by_text(jana.words("notices-why-insecure"))).to_be_visible()
    fits(jana, "settings")
    accessible(jana, "settings")
    tom = come("Tom", DESKTOP, lang)
    tom.context.add_init_script("Object.defineProperty(Notification, 'permission', { get: () => 'denied' })")
    tom.home()
    tom.hit(tom.button("settings"))
    expect(tom.page.get_by_text(tom.words("notices-why-denied"))).to_be_visible()


def test_the_page_can_be_installed(come: Come, house: str) -> None:
    jana = come("Jana")
    jana.home()
    session = jana.context.new_cdp_session(jana.page)
    found = session.send("Page.getAppManifest")
    assert found["url"] == f"{house}/manifest.webmanifest" and found["errors"] == []
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {one["errorId"] for one in errors} <= {"in-incognito"}  # as every page of this test is
    for icon in json.loads(found["data"])["icons"]:
        assert jana.context.request.get(f"{house}/{icon['src'].removeprefix('./')}").ok
