"""Who may do what: every route and every frame, for everybody who could try it. One without a row fails here."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, get_args

import pytest

from deskovka.core.game import game, games
from deskovka.server.messages import frames
from deskovka.server.messages.words import phrase
from deskovka.server.web.document import openapi
from deskovka.teach.puzzles import puzzles_of
from server.house import Browser, Data, House, Player, tell
from server.receiving import Subscriber

ROLES: Final = ("nobody", "spectator", "resigned", "other", "guest", "host")  # the host last, who may end it all
PUZZLED: Final = next(id for id in games() if puzzles_of(game(id)))  # a game that has puzzles
PUZZLE: Final = next(iter(puzzles_of(game(PUZZLED))))
SEATS: Final = {"host": 0, "guest": 1, "other": 2, "resigned": 3}
WISH: Final = {"game": "rebirth", "seats": [{"kind": "me"}, {"kind": "bot"}]}
GO_ON: Final = {"move": 0, "seats": [{"kind": "me"}, *[{"kind": "bot", "bot": "beginner"}] * 3]}


@dataclass
class Case:
    """A request about the guest's seat, and the status that each role gets; `over`: after the game."""

    gets: tuple[int, ...]
    body: Data | None = None
    query: str = ""
    over: bool = False


@dataclass
class Company:
    """A table with everybody at it."""

    table: str
    token: str  # by which the guest came
    who: dict[str, Browser] = field(default_factory=dict)


def all_get(status: int) -> tuple[int, ...]:
    return (status,) * len(ROLES)


SEAT: Final = "/api/tables/{id}/seat/{n}"
OPEN: Final = [Case(all_get(200))]
ROUTES: Final[dict[tuple[str, str], list[Case]]] = {
    ("GET", "/health"): OPEN,
    ("GET", "/api/games"): OPEN,
    ("GET", "/api/games/{id}"): OPEN,
    ("GET", "/api/games/{id}/rules"): OPEN,
    ("GET", "/api/games/{id}/scene"): OPEN,
    ("GET", "/api/games/{id}/guides"): OPEN,
    ("GET", "/api/games/{id}/decks"): OPEN,
    ("POST", "/api/games/{id}/decks"): [Case(all_get(400), {"file": "x.toml", "text": "?"})],
    ("GET", "/api/games/{id}/puzzles"): OPEN,
    ("GET", "/api/games/{id}/puzzles/{puzzle}"): OPEN,
    ("POST", "/api/tables"): [Case(all_get(200), WISH)],
    ("GET", "/api/tables"): OPEN,
    ("POST", "/api/records"): [Case(all_get(400), {"record": "?"})],
    ("GET", "/api/notices"): OPEN,
    ("POST", "/api/notices/push"): [Case((403, *(200,) * 5), Subscriber().wish("https://fcm.googleapis.com/x"))],
    ("POST", "/api/notices/hook"): [Case((403, *(200,) * 5), {"url": "https://ntfy.sh/x"})],
    ("POST", "/api/notices/mail"): [Case((403, *(409,) * 5), {"to": "x@example.org"})],
    ("POST", "/api/notices/mail/code"): [Case((403, *(404,) * 5), {"code": "x"})],
    ("POST", "/api/notices/stop/{token}"): [Case(all_get(409))],
    ("POST", "/api/notices/{kind}/wishes"): [Case((403, *(404,) * 5), {"events": []})],
    ("DELETE", "/api/notices/{kind}"): [Case((403, *(404,) * 5))],
    ("POST", "/api/notices/{kind}/test"): [Case((403, *(404,) * 5))],
    # --- a table: nobody, spectator, resigned, other, guest, host
    ("GET", "/api/tables/{id}"): OPEN,
    ("DELETE", "/api/tables/{id}"): [Case((403, 403, 403, 403, 403, 200))],
    ("GET", "/api/tables/{id}/scene"): OPEN,
    ("GET", "/api/tables/{id}/glance"): OPEN,
    ("POST", "/api/tables/{id}/sit"): [
        Case((403, 403, 403, 403, 200, 403), {"token": "the guest's", "name": "x"})
    ],
    ("POST", "/api/tables/{id}/whose"): [Case(all_get(200), {"token": "the guest's"})],
    ("GET", "/api/tables/{id}/links"): [Case((403, 403, 200, 200, 200, 200))],
    ("GET", "/api/tables/{id}/devices"): [Case((403, 403, 200, 200, 200, 200))],
    ("POST", SEAT): [
        Case((403, 403, 403, 403, 403, 200), {"bot": "beginner"}),
        Case((403, 403, 403, 403, 200, 200), {"bot": None}),
    ],
    ("POST", f"{SEAT}/think"): [
        Case((403, 403, 409, 409, 409, 409), {}),  # 409: no bot is stuck there
        Case((403, 403, 403, 403, 403, 409), {"bot": "beginner"}),
    ],
    ("DELETE", SEAT): [Case((403, 403, 403, 403, 403, 409))],
    ("POST", f"{SEAT}/reopen"): [
        Case((403, 403, 403, 200, 409, 200)),
        Case((403, 403, 403, 409, 409, 409), over=True),
    ],
    ("DELETE", f"{SEAT}/device/{{device}}"): [Case((403, 403, 403, 403, 404, 403))],
    ("POST", "/api/tables/{id}/rematch"): [
        Case((403, 403, 409, 409, 409, 409)),
        Case((403, 403, 200, 200, 200, 200), over=True),
    ],
    ("POST", "/api/tables/{id}/resign"): [Case((403, 403, 403, 403, 200, 403), {"seat": 1})],
    ("POST", "/api/tables/{id}/agree_end"): [
        Case((403, 403, 403, 200, 200, 200)),
        Case((403, 403, 403, 409, 409, 409), over=True),
    ],
    ("GET", "/api/tables/{id}/replay"): [
        Case(all_get(200)),
        Case((403, 403, 403, 403, 200, 403), query="?eyes=1"),
        Case(all_get(403), query="?eyes=truth"),
        Case(all_get(200), query="?eyes=truth", over=True),
    ],
    ("GET", "/api/tables/{id}/record"): [Case(all_get(403)), Case(all_get(200), over=True)],
    ("POST", "/api/tables/{id}/go_on"): [Case(all_get(409), GO_ON), Case(all_get(200), GO_ON, over=True)],
    ("GET", "/api/tables/{id}/help"): [Case(all_get(403)), Case(all_get(200), over=True)],
    ("GET", "/api/tables/{id}/analysis"): [Case(all_get(403)), Case(all_get(200), over=True)],
    ("POST", "/api/tables/{id}/analysis"): [
        Case(all_get(403)),
        Case((403, 403, 409, 409, 409, 409), over=True),  # 409: it was not played to its end
    ],
    ("GET", "/api/tables/{id}/analysis/result"): [Case(all_get(403)), Case(all_get(409), over=True)],
    ("GET", "/api/tables/{id}/analysis/answers/{n}"): [Case(all_get(403)), Case(all_get(409), over=True)],
    ("POST", "/api/tables/{id}/analysis/answers/{n}"): [
        Case(all_get(403), {"best": 1, "tried": 1}),
        Case(all_get(409), {"best": 1, "tried": 1}, over=True),
    ],
}

NOT_YOURS: Final = ("error-not-yours",) * 4
MOVE: Final = {"t": "Yes"}
FRAMES: Final[
    dict[str, tuple[Data, tuple[str, ...]]]
] = {  # what each role hears after a frame about the guest's seat
    "hello": (
        {"seat": 1},
        ("full None", "full None", "full 3, plan", "full 2, plan", "full 1, plan", "full 0, plan"),
    ),
    "play": ({"seat": 1, "question": -1, "move": MOVE}, (*NOT_YOURS, "full 1", "error-not-yours")),
    "why": ({"seat": 1, "move": MOVE}, (*NOT_YOURS, "why", "error-not-yours")),
    "look": ({"seat": 1, "move": MOVE}, (*NOT_YOURS, "", "error-not-yours")),
    "hint": ({"seat": 1, "question": 1, "step": 1}, (*NOT_YOURS, "error-no-coach", "error-not-yours")),
    "chances": ({"seat": 1, "question": 1}, (*NOT_YOURS, "error-no-coach", "error-not-yours")),
    "check": (
        {"seat": 1, "question": 1, "move": MOVE, "least": 15},
        (*NOT_YOURS, "error-no-coach", "error-not-yours"),
    ),
    "undo": ({"seat": 1}, (*NOT_YOURS, "error-no-undo", "error-not-yours")),
    "unask": (  # the game has no question that one may do without
        {"seat": 1, "question": "EndTurn", "on": True},
        (*NOT_YOURS, "error-frame", "error-not-yours"),
    ),
    "plan": ({"seat": 1, "moves": []}, (*NOT_YOURS, "plan", "error-not-yours")),
    "agree": (
        {"what": "end", "yes": True},
        ("error-not-at-table", "error-not-at-table", "error-resigned", "", "", ""),
    ),
    "chat": ({"text": "hm"}, ("error-chat-spectator", "error-chat-spectator", "chat", "chat", "chat", "chat")),
    "react": (  # nobody has written anything
        {"n": 1, "reaction": "like", "on": True},
        ("error-chat-spectator", "error-chat-spectator", *["error-frame"] * 4),
    ),
    "seat": ({"seat": 1}, (*NOT_YOURS, "full 1, plan", "error-not-yours")),
    "earlier": ({"before": 1}, ("earlier",) * 6),
    "visible": ({"on": False}, ("",) * 6),
    "ping": ({}, ("pong",) * 6),
}
SENTENCES: Final = {
    phrase(key)["en"]: key
    for key in (
        "error-not-yours",
        "error-not-at-table",
        "error-resigned",
        "error-no-undo",
        "error-no-coach",
        "error-chat-spectator",
        "error-frame",
    )
}


def test_every_route_and_every_frame_has_its_row() -> None:
    routes = {(method.upper(), path) for path, found in openapi()["paths"].items() for method in found}
    assert routes == {*ROUTES}
    assert {kind.__struct_config__.tag for kind in get_args(frames.Frames)} == {*FRAMES}
    assert all(len(case.gets) == len(ROLES) for cases in ROUTES.values() for case in cases)


async def gather(house: House, over: bool = False) -> Company:
    """Everybody at a table of their own, where one has given up; nobody has a socket there."""
    who = {role: house.browser() for role in ROLES}
    await who["spectator"].new_table("me", "bot")
    made = await who["host"].new_table("me", "link", "link", "link", options={"start": "1"})  # no bot begins
    for role in ("guest", "other", "resigned"):
        await who[role].sit(made, SEATS[role])
    path = f"/api/tables/{made['table']}"
    await who["resigned"].post(f"{path}/resign", {"seat": 3})
    if over:
        for role in ("host", "guest", "other"):
            await who[role].post(f"{path}/agree_end")
    return Company(made["table"], made["seats"][1]["token"], who)


@pytest.mark.parametrize(("method", "path"), ROUTES, ids=lambda word: word)
def test_routes(sqlite: str, method: str, path: str) -> None:
    async def story(house: House) -> None:
        for case in ROUTES[method, path]:
            here = await gather(house, case.over)
            id = here.table if not path.startswith("/api/games") else PUZZLED if "puzzle" in path else "katan-duel"
            where = path.replace("{id}", id).replace("{n}", "1").replace("{device}", "x")
            where = where.replace("{kind}", "push").replace("{puzzle}", PUZZLE) + case.query
            body = {**case.body, "token": here.token} if case.body and "token" in case.body else case.body
            got = []
            for role in ROLES:
                reply = await here.who[role].http.request(method, where, json=body)
                got.append(reply.status_code)
            assert dict(zip(ROLES, got, strict=True)) == dict(zip(ROLES, case.gets, strict=True)), case

    tell(sqlite, story)


def told(message: Data) -> str:
    """What a message says, in a word."""
    if message["t"] == "problem":
        said = str(message["say"]["en"])
        return SENTENCES.get(said, said)
    return f"full {message['seat']}" if message["t"] == "full" else str(message["t"])


async def heard_after(player: Player, frame: Data) -> str:
    """What somebody hears after a frame, before the answer to a ping that comes behind it."""
    await player.settle()
    await player.send(**frame)
    found: list[str] = []
    if frame["t"] != "ping":
        await player.send(t="ping")
    while not found or found[-1] != "pong":
        found.append(told(await player.receive()))
    rest = [one for one in found if one not in ("presence", "pong")]
    return "pong" if frame["t"] == "ping" else ", ".join(rest)


@pytest.mark.parametrize("tag", FRAMES)
def test_frames(sqlite: str, tag: str) -> None:
    async def story(house: House) -> None:
        here = await gather(house)
        fields, wanted = FRAMES[tag]
        got = []
        for role in ROLES:
            async with here.who[role].watch(here.table) as player:
                got.append(await heard_after(player, {"t": tag, **fields}))
        assert dict(zip(ROLES, got, strict=True)) == dict(zip(ROLES, wanted, strict=True))

    tell(sqlite, story)
