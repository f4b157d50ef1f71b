"""A table for developing the page without the server: speaks protocol 1 with the real engine, keeps all in memory.

Run: python web/mock/table.py [port]   (needs starlette, uvicorn, websockets, and deskovka installed)
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import sys
from pathlib import Path
from typing import Any

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import FileResponse, JSONResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from deskovka.bots import make
from deskovka.core import fair, text
from deskovka.core.game import game
from deskovka.core.rule import Illegal
from deskovka.core.table import Table
from deskovka.core.value import from_json, to_json
from deskovka.games.rebirth.pieces import BONUS_NAMES, LANDMARK_NAMES, SOURCES, TILE_NAMES

LANGS = ("cs", "en")
TERRAIN_NAMES = ("farm", "energy", "blank", "town")
GAME = game("rebirth")
STATIC = Path(__file__).parents[2] / "src/deskovka/server/static"
CSP = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"
)
BOT_DELAY = float(os.environ.get("BOT_DELAY", "0.9"))


def both(make: Any) -> dict[str, str]:
    return {lang: make(lang) for lang in LANGS}


def country(options: Any) -> Any:
    return GAME.countries[options.get("map", "scotland")]


def scene(options: dict[str, str]) -> dict[str, Any]:
    from deskovka.games.rebirth import words as w

    c = country(options)
    b = c.board
    n = len(b.at)
    return {
        "map": b.id,
        "title": both(lambda lang: text.phrase("rebirth", lang, f"option-map-{b.id}")),
        "stand_in": b.stand_in,
        "spaces": [
            {
                "id": i,
                "label": b.labels[i],
                "q": b.at[i][0],
                "r": b.at[i][1],
                "terrain": TERRAIN_NAMES[b.terrain[i]],
                "town": None if b.town[i] < 0 else b.town[i],
                "bonus": bool(b.bonus[i]),
                "blocked": bool(b.blocked[i]),
                "near": list(b.near[i]),
                "move": c.places[i].id if hasattr(c, "places") else i,
            }
            for i in range(n)
        ],
        "towns": [
            {"id": i, "name": b.town_names[i], "size": len(t), "spaces": list(t)} for i, t in enumerate(b.towns)
        ],
        "landmarks": [
            {
                "id": i,
                "kind": LANDMARK_NAMES[k],
                "name": b.landmark_names[i],
                "q": b.landmark_at[i][0],
                "r": b.landmark_at[i][1],
                "tie_break": i in b.tie_breaks,
                "move": c.places[0].id + n + i,
            }
            for i, k in enumerate(b.landmark)
        ],
        "water": [list(at) for at in b.water],
        "missions": [
            {
                "id": i,
                "key": m.id,
                "name": both(lambda lang, i=i: w.mission_name(c, i, lang)),
                "about": both(lambda lang, i=i: w.mission_text(c, i, lang)[1])
                if hasattr(w, "mission_text")
                else both(lambda lang, m=m: text.phrase("rebirth", lang, f"mission-{m.id}.about")),
                "first": m.first,
                "later": m.later,
                "stand_in": m.stand_in,
            }
            for i, m in enumerate(c.missions)
        ],
        "bonuses": [
            {
                "id": i,
                "key": k,
                "name": both(lambda lang, k=k: text.phrase("rebirth", lang, f"bonus-{k}")),
                "about": both(lambda lang, k=k: text.phrase("rebirth", lang, f"bonus-{k}.about")),
            }
            for i, k in enumerate(BONUS_NAMES)
        ],
        "tiles": [
            {"id": i, "key": k, "name": both(lambda lang, k=k: text.phrase("rebirth", lang, f"tile-{k}"))}
            for i, k in enumerate(TILE_NAMES)
        ],
    }


class Sitting:
    def __init__(self, id: str, seats: list[dict[str, Any]], options: dict[str, str], owner: str) -> None:
        self.id = id
        self.options = GAME.complete(len(seats), options)
        self.owner = owner
        self.seats = []
        for i, s in enumerate(seats):
            bot = s["kind"] == "bot"
            self.seats.append(
                {
                    "kind": "bot" if bot else "open" if s["kind"] == "link" else "person",
                    "name": s.get("name") or (f"Bot {i + 1}" if bot else f"Hráč {i + 1}"),
                    "bot": s.get("bot") if bot else None,
                    "token": secrets.token_urlsafe(16) if s["kind"] == "link" else None,
                    "who": owner if s["kind"] in ("me", "here") else None,
                }
            )
        self.seed, self.salt = secrets.randbits(60), secrets.randbits(60)
        self.table = Table(GAME, len(seats), self.seed, options, [s["name"] for s in self.seats])
        self.seq = 0
        self.number = 0
        self.chat: list[dict[str, Any]] = []
        self.sockets: list[Client] = []
        self.thinking = False
        self.task: asyncio.Task[None] | None = None

    def names(self) -> list[str]:
        return [s["name"] for s in self.seats]

    def mine(self, who: str) -> list[int]:
        return [i for i, s in enumerate(self.seats) if s["who"] == who]

    def info(self, who: str) -> dict[str, Any]:
        live = {c.who for c in self.sockets}
        return {
            "table": self.id,
            "game": "rebirth",
            "options": dict(self.options),
            "seats": [
                {
                    "seat": i,
                    "kind": s["kind"],
                    "name": s["name"],
                    "bot": s["bot"],
                    "taken": s["kind"] != "open",
                    "connected": s["kind"] == "bot" or s["who"] in live,
                }
                for i, s in enumerate(self.seats)
            ],
            "mine": self.mine(who),
            "started": True,
            "over": not self.table.state.to_act(),
            "host": who == self.owner,
        }

    def say(self, x: Any) -> dict[str, str]:
        return both(lambda lang: text.say(x, lang, "rebirth", self.names(), self.options))

    def line(self, n: int, e: Any) -> dict[str, Any]:
        return {
            "n": n,
            "event": to_json(e),
            "seat": getattr(e, "seat", None),
            "say": self.say(e),
            "rule": e.rule,
            "where": both(lambda lang: text.cite(GAME, e, lang)),
            "points": getattr(e, "points", None),
        }

    def question(self, seat: int | None) -> Any:
        s = self.table.state
        asked = list(s.to_act())
        if not asked:
            return None
        q: dict[str, Any] = {"number": self.number, "asked": asked, "ask": self.say(s.question())}
        if seat in asked:
            q["moves"] = [
                {
                    "id": m.id,
                    "move": to_json(m),
                    "say": self.say(m),
                    "short": both(lambda lang, m=m: GAME.short(m, lang, self.options)),
                }
                for m in s.legal(seat)
            ]
        return q

    def score(self) -> Any:
        return to_json(self.table.state.score())

    def full(self, c: Client) -> dict[str, Any]:
        view = to_json(self.table.view(c.seat))
        log = [self.line(n, e) for n, e in enumerate(self.table.state.events(c.seat))]
        m = {
            "t": "full",
            "seq": self.seq,
            "table": self.info(c.who),
            "seat": c.seat,
            "view": view,
            "question": self.question(c.seat),
            "log": log,
            "chat": self.chat,
            "score": self.score(),
            "commit": fair.commit(self.seed, self.salt),
            "clock": None,
        }
        if not self.table.state.to_act():
            m["proof"] = {"seed": str(self.seed), "salt": str(self.salt), "commit": m["commit"]}
        c.view, c.lines = view, len(log)
        return m

    async def tell(self) -> None:
        self.seq += 1
        for c in list(self.sockets):
            view = to_json(self.table.view(c.seat))
            log = self.table.state.events(c.seat)
            if len(log) < c.lines or not self.table.state.to_act():
                await c.send(self.full(c))
                continue
            changed = {k: v for k, v in view["table"].items() if v != c.view["table"].get(k)}
            new = [self.line(n, e) for n, e in enumerate(log)][c.lines :]
            c.view, c.lines = view, len(log)
            await c.send(
                {
                    "t": "delta",
                    "seq": self.seq,
                    "view": {**changed, "to_act": view["to_act"], "reveals": view["reveals"]},
                    "question": self.question(c.seat),
                    "log": new,
                    "score": self.score(),
                }
            )
        self.stir()

    def stir(self) -> None:
        self.task = self.task if self.thinking else asyncio.create_task(self.bots())

    async def bots(self) -> None:
        if self.thinking:
            return
        self.thinking = True
        try:
            while True:
                asked = [i for i in self.table.state.to_act() if self.seats[i]["kind"] == "bot"]
                if not asked:
                    return
                await asyncio.sleep(BOT_DELAY)
                move = make("greedy", GAME, self.number).choose(self.table.view(asked[0]))
                self.table.play(asked[0], move)
                self.number += 1
                await self.tell()
        finally:
            self.thinking = False

    def why(self, seat: int, move: Any) -> Any:
        r = self.table.state.why_not(seat, move)
        return (
            None
            if r is None
            else {
                "rule": r.rule,
                "words": both(lambda lang: GAME.rule(r.rule).words[lang]),
                "where": both(lambda lang: text.where(GAME.rule(r.rule), lang)),
            }
        )

    def look(self, seat: int, move: Any) -> dict[str, Any]:
        s = GAME.imagine(self.table.view(seat), 1)
        s.log = []
        before = s.reveals
        if s.why_not(seat, move) is not None:
            return {"t": "look", "move": to_json(move), "points": {}, "log": [], "reveals": False}
        s.play(seat, move)
        told = [e for e in s.log if type(e).__name__ != "Drew"]
        points: dict[str, int] = {}
        for e in told:
            if getattr(e, "points", None):
                points[str(e.seat)] = points.get(str(e.seat), 0) + e.points
        lines = [
            self.line(n, e) for n, e in enumerate(told) if type(e).__name__ not in ("Ended", "CardScored", "Won")
        ]
        return {"t": "look", "move": to_json(move), "points": points, "log": lines, "reveals": s.reveals > before}


class Client:
    def __init__(self, ws: WebSocket, who: str) -> None:
        self.ws, self.who, self.seat = ws, who, None
        self.view: Any = None
        self.lines = 0

    async def send(self, message: Any) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await self.ws.send_json(message)


TABLES: dict[str, Sitting] = {}


def who(r: Any) -> str:
    return r.cookies.get("deskovka", "")


async def api_games(_: Request) -> Response:
    return JSONResponse(
        [
            {
                "id": "rebirth",
                "title": both(GAME.title),
                "seats": list(GAME.seats),
                "version": 1,
                "content": GAME.content,
                "options": [
                    {
                        "name": o.name,
                        "title": both(o.title),
                        "default": o.default,
                        "per_seat": o.per_seat,
                        "values": [
                            {"value": v, "title": both(lambda lang, o=o, v=v: o.value_title(v, lang))}
                            for v in o.values
                        ],
                    }
                    for o in GAME.options.values()
                ],
                "stand_ins": [{"id": s.id, "note": s.note} for s in GAME.stand_ins()],
                "bots": [
                    {"name": n, "title": t}
                    for n, t in (
                        ("beginner", {"cs": "Lehký", "en": "Easy"}),
                        ("player", {"cs": "Střední", "en": "Medium"}),
                        ("strong", {"cs": "Silný", "en": "Strong"}),
                    )
                ],
                "sources": {
                    k: both(lambda lang, k=k: text.phrase("rebirth", lang, f"source-{k}", {"map": "scotland"}))
                    for k in SOURCES
                },
            }
        ]
    )


async def api_rules(_: Request) -> Response:
    return JSONResponse(
        [
            {
                "id": e.id,
                "chapter": e.chapter,
                "page": e.page,
                "words": e.words,
                "ruling": e.ruling,
                "note": e.note or None,
            }
            for e in GAME.rules.values()
        ]
    )


async def api_scene(r: Request) -> Response:
    return JSONResponse(scene(dict(r.query_params)))


async def api_tables(r: Request) -> Response:
    me = who(r) or secrets.token_hex(16)
    if r.method == "GET":
        found = [
            {
                "table": t.id,
                "game": "rebirth",
                "title": both(GAME.title),
                "options": dict(t.options),
                "seats": [
                    {"name": s["name"], "kind": s["kind"], "points": p}
                    for s, p in zip(t.seats, t.table.state.score().points, strict=True)
                ],
                "my_turn": any(i in t.mine(me) for i in t.table.state.to_act()),
                "over": not t.table.state.to_act(),
                "started_at": "2026-11-09T18:00:00Z",
                "moved_at": "2026-11-09T19:00:00Z",
                "public": False,
            }
            for t in TABLES.values()
            if t.mine(me)
        ]
        return JSONResponse([] if r.query_params.get("public") else found)
    body = await r.json()
    id = secrets.token_urlsafe(6)
    t = TABLES[id] = Sitting(id, body["seats"], body["options"], me)
    played = int(body.get("played", 0))  # mock only: start in the middle of a game, at the first seat's turn
    while played:
        asked = t.table.state.to_act()
        if not asked or (t.number >= played and asked[0] == 0):
            break
        t.table.play(asked[0], make("greedy", GAME, t.number).choose(t.table.view(asked[0])))
        t.number += 1
    t.stir()
    reply = JSONResponse({"table": id, "seats": [{"seat": i, "token": s["token"]} for i, s in enumerate(t.seats)]})
    reply.set_cookie("deskovka", me, httponly=True, samesite="lax")
    return reply


async def api_table(r: Request) -> Response:
    t = TABLES.get(r.path_params["id"])
    if t is None:
        return JSONResponse({"error": {"cs": "Takový stůl tu není.", "en": "There is no such table."}}, 404)
    if r.method == "DELETE":
        del TABLES[t.id]
        return JSONResponse({})
    return JSONResponse(t.info(who(r)))


async def api_sit(r: Request) -> Response:
    t, body, me = TABLES[r.path_params["id"]], await r.json(), who(r) or secrets.token_hex(16)
    for i, s in enumerate(t.seats):
        if s["token"] == body["token"]:
            s.update(who=me, kind="person", name=body.get("name") or s["name"])
            reply = JSONResponse({"seat": i})
            reply.set_cookie("deskovka", me, httponly=True, samesite="lax")
            return reply
    return JSONResponse({"error": {"cs": "Odkaz neplatí.", "en": "The link is not valid."}}, 404)


async def api_links(r: Request) -> Response:
    import io

    import segno

    t = TABLES[r.path_params["id"]]
    base = "http://192.168.1.5:8765"
    seats = [{"seat": i, "url": f"{base}/t/{t.id}#{s['token']}"} for i, s in enumerate(t.seats) if s["token"]]
    qr = {}
    for s in seats:
        out = io.BytesIO()
        segno.make(s["url"]).save(out, kind="svg", xmldecl=False)
        qr[str(s["seat"])] = out.getvalue().decode()
    return JSONResponse({"seats": seats, "reach": {"local": False, "urls": [base]}, "qr": qr})


async def api_seat(r: Request) -> Response:
    t, body = TABLES[r.path_params["id"]], await r.json()
    seat = t.seats[int(r.path_params["n"])]
    seat.update(kind="bot" if body["bot"] else "person", bot=body["bot"])
    await t.tell()
    return JSONResponse({})


async def api_rematch(r: Request) -> Response:
    old = TABLES[r.path_params["id"]]
    id = secrets.token_urlsafe(6)
    kinds = [
        {"kind": "bot" if s["kind"] == "bot" else "me", "name": s["name"], "bot": s["bot"]} for s in old.seats
    ]
    t = TABLES[id] = Sitting(id, kinds, dict(old.options), old.owner)
    t.stir()
    return JSONResponse({"table": id})


async def socket(ws: WebSocket) -> None:
    await ws.accept()
    t = TABLES.get(ws.path_params["id"])
    if t is None:
        await ws.close(4404)
        return
    c = Client(ws, who(ws))
    t.sockets.append(c)
    try:
        while True:
            await hear(t, c, await ws.receive_json())
    except WebSocketDisconnect:
        t.sockets.remove(c)


async def hear(t: Sitting, c: Client, m: dict[str, Any]) -> None:
    kind, seat = m["t"], m.get("seat")
    if kind in ("hello", "seat"):
        mine = t.mine(c.who)
        c.seat = seat if seat in mine else (mine[0] if mine else None)
        await c.send(t.full(c))
    elif kind == "play":
        if m["question"] != t.number:
            return
        try:
            t.table.play(seat, from_json(m["move"]))
        except Illegal:
            await c.send(
                {
                    "t": "refused",
                    "question": m["question"],
                    "move": m["move"],
                    "why": t.why(seat, from_json(m["move"])),
                }
            )
            return
        t.number += 1
        await t.tell()
    elif kind == "why":
        why = t.why(seat, from_json(m["move"]))
        await c.send({"t": "why", "move": m["move"], "allowed": why is None, "why": why})
    elif kind == "look":
        await c.send(t.look(seat, from_json(m["move"])))
    elif kind == "undo":
        try:
            t.table.undo(seat)
            t.number += 1
            await t.tell()
        except Illegal as e:
            await c.send({"t": "problem", "say": both(e.refusal.say)})
    elif kind == "chat":
        line = {
            "n": len(t.chat),
            "seat": c.seat,
            "name": t.seats[c.seat]["name"] if c.seat is not None else "?",
            "text": m["text"][:500],
        }
        t.chat.append(line)
        for other in t.sockets:
            await other.send({"t": "chat", "line": line})


async def page(r: Request) -> Response:
    file = (STATIC / r.path_params["path"]).resolve()
    if not file.is_file() or not file.is_relative_to(STATIC):
        file = STATIC / "index.html"
    return FileResponse(file, headers={"Content-Security-Policy": CSP})


app = Starlette(
    routes=[
        Route("/api/games", api_games),
        Route("/api/games/{id}/rules", api_rules),
        Route("/api/games/{id}/scene", api_scene),
        Route("/api/tables", api_tables, methods=["GET", "POST"]),
        Route("/api/tables/{id}", api_table, methods=["GET", "DELETE"]),
        Route("/api/tables/{id}/sit", api_sit, methods=["POST"]),
        Route("/api/tables/{id}/links", api_links),
        Route("/api/tables/{id}/seat/{n}", api_seat, methods=["POST"]),
        Route("/api/tables/{id}/rematch", api_rematch, methods=["POST"]),
        WebSocketRoute("/ws/{id}", socket),
        Route("/{path:path}", page),
    ]
)

if __name__ == "__main__":
    uvicorn.run(app, port=int(sys.argv[1]) if len(sys.argv) > 1 else 8799, log_level="warning")
