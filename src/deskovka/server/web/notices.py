"""How somebody whose page is closed wants to hear of what; each browser says it for itself."""

from __future__ import annotations

import asyncio
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from starlette.responses import Response

from deskovka.server.messages.notices import NoticeOffer, OwnWay, Quiet, Tested, WishedPush
from deskovka.server.messages.refused import Refused
from deskovka.server.messages.shapes import DONE
from deskovka.server.messages.words import phrase
from deskovka.server.notices.words import trial
from deskovka.server.storage.clock import ticks
from deskovka.server.storage.notices import Way
from deskovka.server.web.api import Call, address_of


async def show_notices(call: Call) -> Response:
    """What can be wished for; whoever looks at it is still here."""
    push = call.hub.channels.push
    key = None if push is None else await asyncio.to_thread(push.public_key)
    found = [] if call.browser is None else await asyncio.to_thread(call.hub.store.ways, call.browser)
    for way in found:
        await call.hub.store.later(call.hub.store.note_way, way, seen=ticks())
    return call.reply(NoticeOffer(key, [own_way(way) for way in found]))


def own_way(way: Way) -> OwnWay:
    """A way as its owner sees it: whoever looks over a shoulder learns no address."""
    where = urlsplit(way.address["endpoint"]).hostname or ""
    return OwnWay(way.kind, where, way.events, way.quiet, way.lang, way.failures > 0)


async def set_push(call: Call) -> Response:
    browser = await owner(call)
    wish = await call.read(WishedPush)
    push = call.hub.channels.push
    if push is None:
        raise Refused(409, "error-notice-kind")
    check_quiet(wish.quiet)
    way = Way(browser, "push", push.check(wish), wish.events, wish.quiet, wish.lang)
    await call.hub.store.later(call.hub.store.keep_way, way, wish.endpoint)
    return call.reply(own_way(way))


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
