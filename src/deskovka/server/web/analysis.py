"""Analyses of finished games over HTTP: how far they are, what they say, and wanting one."""

from __future__ import annotations

import asyncio
import base64

from starlette.responses import Response

from deskovka.server.base.limits import ANSWERS_ANALYSED
from deskovka.server.messages import shapes
from deskovka.server.messages.refused import Refused
from deskovka.server.messages.wire import Data
from deskovka.server.processes.analysis import FORM, AnalysisState
from deskovka.server.storage.analyses import OVER, Analysing
from deskovka.server.storage.history import has_rules_of
from deskovka.server.storage.kept import Kept
from deskovka.server.web.api import Call


async def show_progress(call: Call) -> Response:
    """How far the analysis of a finished game is."""
    kept = await finished_table(call)
    return call.reply(await state_of(call, kept))


async def want_analysis(call: Call) -> Response:
    """Somebody who was at the table wants an analysis; it is made once for all."""
    kept = await finished_table(call)
    if not may_want(call, kept):
        raise Refused(403, "error-not-at-table")
    no = await objection(call, kept)
    if no is not None:
        raise no
    await call.hub.analysts.want(kept, call.household)
    return call.reply(await state_of(call, kept))


async def show_analysis(call: Call) -> Response:
    """What is known so far."""
    kept = await finished_table(call)
    known = await find_stored(call, kept)
    if known is None or not known.edition:
        raise Refused(409, "error-no-analysis")
    key = ("analysis", kept.id, known.form, known.edition)
    found = call.hub.backroom.results.get(key)
    if found is None:
        found = await asyncio.to_thread(lambda: base64.b64decode(call.hub.store.analysis(kept.id)))
        call.hub.backroom.keep(key, found)
    return call.reply_packed(found)


async def show_choices(call: Call) -> Response:
    """What could have been answered where somebody wants to try again."""
    kept = await finished_table(call)
    question = {"do": "ask_again", "number": call.seat, **await past_of(call, kept)}
    key = ("again", kept.id, call.seat)
    return call.reply_packed(await call.hub.backroom.ask_packed(call.request, call.household, question, key))


async def try_again(call: Call) -> Response:
    """What another answer is worth than those that the analysis has compared."""
    kept = await finished_table(call)
    form = await call.read(shapes.TryAgain)
    question = {"do": "try_again", "number": call.seat, "best": form.best, "tried": form.tried}
    question.update(await past_of(call, kept))
    key = ("tried", kept.id, call.seat, form.best, form.tried)
    return call.reply_packed(await call.hub.backroom.ask_packed(call.request, call.household, question, key))


async def past_of(call: Call, kept: Kept) -> Data:
    """The record of a game that is analysed, and the packs that it was played with."""
    known = await find_stored(call, kept)
    if known is None or not known.edition:
        raise Refused(409, "error-no-analysis")
    g = await call.hub.game_of(kept)
    archived = await call.hub.archivist.find(kept, call.household)
    if not has_rules_of(g, kept) or not archived.record:
        raise Refused(409, "error-analysis-rules")
    return {"record": archived.record, "packs": list(g.packs)}


async def finished_table(call: Call) -> Kept:
    """The table, if its game is over: before that nobody hears anything."""
    kept = await call.hub.find_table(call.table)
    if not kept.ended:
        raise Refused(403, "error-analysis-later")
    return kept


def may_want(call: Call, kept: Kept) -> bool:
    """Whoever sat there, or brought the record; with a link alone one may only read."""
    return bool(kept.seats_of(call.browser)) or kept.is_host(call.browser)


async def objection(call: Call, kept: Kept) -> Refused | None:
    """Why a finished game cannot be analysed."""
    if call.hub.settings.inside:
        return Refused(409, "error-analysis-inside")
    if kept.ended != "played":
        return Refused(409, "error-analysis-unfinished")
    if len(kept.seats) < 2:
        return Refused(409, "error-analysis-alone")
    origin = await call.look_up(lambda: call.hub.store.origin(kept.id))
    if kept.move_count + (0 if origin is None else origin.move) > ANSWERS_ANALYSED:
        return Refused(409, "error-analysis-long", most=ANSWERS_ANALYSED)
    archived = await call.look_up(lambda: call.hub.store.archive(kept.id))
    tried = archived is None or (archived.tried and archived.record)
    if not tried or not await call.hub.has_rules_of(kept):
        return Refused(409, "error-analysis-rules")
    return None


async def find_stored(call: Call, kept: Kept) -> Analysing | None:
    """What is stored of the analysis, if it has today's form."""
    found = await asyncio.to_thread(call.hub.store.analysing, kept.id)
    return found[0] if found is not None and found[0].form == FORM else None


async def state_of(call: Call, kept: Kept) -> AnalysisState:
    """How far it is, for whoever asks."""
    found = await asyncio.to_thread(call.hub.store.analysing, kept.id)
    if found is None or found[0].form != FORM:
        no = await objection(call, kept)
        may = no is None and may_want(call, kept)
        return AnalysisState("none", 0, 0, 0, 0, may, None if no is None else no.say)
    known, findings = found
    if known.stage in OVER:
        again = known.stage == "failed" and may_want(call, kept)
        return AnalysisState(known.stage, 0, 0, 0, known.edition, again, None)
    ahead = await asyncio.to_thread(call.hub.store.analyses_before, kept.id)
    begun = known.total > 0
    waits = not begun and not known.edition
    done, total = (findings - known.base, known.total - known.base) if begun else (0, 0)
    return AnalysisState("waiting" if waits else known.stage, done, total, ahead, known.edition, False, None)
