"""How somebody whose page is closed wants to hear of what; each browser says it for itself."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Final, TypeVar
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from starlette.responses import Response

from deskovka.server.messages.notices import (
    EVENTS,
    MailCode,
    NoticeOffer,
    OwnWay,
    Quiet,
    Tested,
    WishedHook,
    WishedMail,
    WishedPush,
    Wishes,
)
from deskovka.server.messages.refused import Refused
from deskovka.server.messages.shapes import DONE
from deskovka.server.messages.words import phrase
from deskovka.server.notices.words import trial
from deskovka.server.storage.clock import ticks
from deskovka.server.storage.keys import hash_text, new_code
from deskovka.server.storage.notices import Way
from deskovka.server.web.api import Call, address_of

C = TypeVar("C")
CODE_GOOD: Final = 3600 * 1000  # milliseconds


async def show_notices(call: Call) -> Response:
    """What can be wished for; whoever looks at it is still here."""
    push, mail, hook = call.hub.channels.push, call.hub.channels.mail, call.hub.channels.hook
    key = None if push is None else await asyncio.to_thread(push.public_key)
    found = [] if call.browser is None else await asyncio.to_thread(call.hub.store.ways, call.browser)
    for way in found:
        await call.hub.store.later(call.hub.store.note_way, way, seen=ticks())
    services = [] if hook is None else hook.services
    return call.reply(NoticeOffer(key, mail is not None, services, [own_way(way) for way in found]))


def own_way(way: Way) -> OwnWay:
    """A way as its owner sees it: whoever looks over a shoulder learns no secret address."""
    address = way.address
    where = address["to"] if way.kind == "mail" else urlsplit(address.get("endpoint") or address["url"]).hostname
    return OwnWay(way.kind, where or "", way.confirmed, way.events, way.quiet, way.lang, way.failures > 0)


async def set_push(call: Call) -> Response:
    browser = await owner(call)
    wish = await call.read(WishedPush)
    push = require(call.hub.channels.push)
    check_quiet(wish.quiet)
    return await keep(
        call, Way(browser, "push", push.check(wish), wish.events, wish.quiet, wish.lang), wish.endpoint
    )


async def set_hook(call: Call) -> Response:
    browser = await owner(call)
    wish = await call.read(WishedHook)
    hook = require(call.hub.channels.hook)
    return await keep(call, Way(browser, "hook", hook.check(wish.url), [*EVENTS], None, wish.lang), wish.url)


async def set_mail(call: Call) -> Response:
    """Write to an address, whether it wants letters; nobody gets many of these."""
    browser = await owner(call)
    wish = await call.read(WishedMail)
    mail = require(call.hub.channels.mail)
    to, code = mail.check(wish.to), new_code()
    for who in (browser, address_of(call.request), to):
        if not call.hub.codes.take(who):
            raise Refused(429, "error-notice-codes")
    sent = await mail.ask(to, wish.lang, code)
    if sent.word != "sent":
        raise Refused(502, "error-notice-mail-server")
    return await keep(call, Way(browser, "mail", {"to": to, "code": hash_text(code)}, [], None, wish.lang), to)


async def keep(call: Call, way: Way, target: str) -> Response:
    await call.hub.store.later(call.hub.store.keep_way, way, target)
    return call.reply(own_way(way))


async def confirm_mail(call: Call) -> Response:
    """The code has come back: from now on letters go there."""
    way = await asyncio.to_thread(call.hub.store.way, await owner(call), "mail")
    code = (await call.read(MailCode)).code.replace(" ", "").upper()
    if way is None or way.confirmed:
        raise Refused(404, "error-notice-none")
    if hash_text(code) != way.address["code"] or ticks() - way.since > CODE_GOOD:
        raise Refused(403, "error-notice-code")
    return await change(call, replace(way, address={"to": way.address["to"]}, events=[*EVENTS]))


async def set_wishes(call: Call) -> Response:
    """Of what to tell on a way that there is, and when not."""
    way = await own(call)
    wish = await call.read(Wishes)
    check_quiet(wish.quiet)
    if not way.confirmed:
        raise Refused(409, "error-notice-unconfirmed")
    return await change(call, replace(way, events=wish.events, quiet=wish.quiet, lang=wish.lang))


async def change(call: Call, way: Way) -> Response:
    await call.hub.store.later(call.hub.store.change_way, way)
    return call.reply(own_way(way))


async def stop_mail(call: Call) -> Response:
    """Whoever gets the letters wants no more of them, and need be nobody here; mail programs ask this, too."""
    mail = require(call.hub.channels.mail)
    target = await asyncio.to_thread(mail.read_token, str(call.request.path_params["token"]))
    await call.hub.store.later(call.hub.store.drop_target, target)
    return call.reply(DONE)


def require(channel: C | None) -> C:
    """A channel; Refused where this server has none of the kind."""
    if channel is None:
        raise Refused(409, "error-notice-kind")
    return channel


async def owner(call: Call) -> str:
    """The browser; Refused unless it has a table here, for nobody else can be told anything."""
    browser = call.browser
    if browser is None or not await asyncio.to_thread(call.hub.store.knows, browser):
        raise Refused(403, "error-notice-stranger")
    return browser


def check_quiet(quiet: Quiet | None) -> None:
    """Refuse a time zone that is none; its name is a path in some folder, so only the plain form is looked for."""
    try:
        if quiet is not None:
            ZoneInfo(quiet.zone)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise Refused(400, "error-notice-zone") from None


async def own(call: Call) -> Way:
    """The way in the path."""
    kind = str(call.request.path_params["kind"])
    found = await asyncio.to_thread(call.hub.store.way, await owner(call), kind)
    if found is None:
        raise Refused(404, "error-notice-none")
    return found


async def end_notices(call: Call) -> Response:
    way = await own(call)
    await call.hub.store.later(call.hub.store.drop_way, way.browser, way.kind)
    return call.reply(DONE)


async def try_notices(call: Call) -> Response:
    """Send something to see whether it arrives, now and then."""
    way = await own(call)
    if not way.confirmed:
        raise Refused(409, "error-notice-unconfirmed")
    if not call.hub.trials.take(way.browser) or not call.hub.trials.take(address_of(call.request)):
        raise Refused(429, "error-too-many")
    waiting = await asyncio.to_thread(call.hub.store.waiting_tables, way.browser)
    found = await call.hub.channels.by_kind[way.kind].send(way, [trial(way.lang)], waiting)
    if found.word == "gone":
        await call.hub.store.later(call.hub.store.drop_way, way.browser, way.kind, way.since)
    else:
        failures = 0 if found.word == "sent" else way.failures + 1
        await call.hub.store.later(call.hub.store.note_way, way, failures=failures)
    return call.reply(Tested(found.word == "sent", phrase(f"notice-test-{found.word}")))
