"""Non-interference on the wire: what a client receives does not depend on what it may not know."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace
from typing import Any

import msgspec
import pytest

import deskovka
from contract.histories import consequence, observers, some_answers, worlds
from deskovka.core.chance import Chance
from deskovka.core.state import State
from deskovka.core.step import Event, Move
from deskovka.core.value import fields_of, sight_of
from deskovka.server.base.metrics import Metrics
from deskovka.server.messages.kinds import Message
from deskovka.server.storage.kept import Kept, Seat
from deskovka.server.tables.audience import Client
from deskovka.server.tables.room import Room
from server.house import House, open_house, play_out

CASES: list[tuple[str, int, dict[str, Any]]] = [
    ("rebirth", 2, {"map": "scotland"}),
    ("rebirth", 4, {"map": "scotland"}),
    ("rebirth", 2, {"map": "ireland"}),
    ("rebirth", 3, {"map": "ireland"}),
    ("katan-duel", 2, {"mode": "introductory"}),
    ("katan-duel", 2, {"mode": "turmoil"}),
    ("settlers", 2, {"faction": ("japanese", "egyptians")}),
    ("settlers", 3, {"lookout": "draft"}),
    ("scythe", 2, {}),
    ("scythe", 3, {"faction": ("crimea", "saxony", "nordic")}),
]
VARYING = (
    "commit",
    "proof",
    "seq",
    "at",
)  # of a frame: what counts frames and time, and the promise about the seed
MOST = 150  # answers of a game that are looked at
cases = pytest.mark.parametrize(("game", "seats", "options"), CASES, ids=str)


def a_room(game: str, seats: int, options: dict[str, Any], seed: int) -> Room:
    """A started table in memory, each seat owned by a browser of the same number."""
    g = deskovka.game(game)
    people = [Seat(n, f"P{n}", True, owners={str(n)}) for n in range(seats)]
    s = g.start(seats, seed, options)
    told, s.log = s.log or [], None
    what = "t", g.id, g.version, g.content, options, seed, 1
    kept = Kept(*what, "cs", False, "0", people, started=True, event_count=len(told), questions=[0] * seats)
    nothing: Any = None
    room = Room(kept, g, nothing, nothing, nothing, nothing, Metrics())
    room.referee.state, room.referee.told = s, told
    return room


def a_client(room: Room, viewer: int | None) -> Client:
    client = Client(None if viewer is None else str(viewer))
    client.seat = viewer
    room.audience.clients.add(client)
    return client


def scrambled(event: Event, viewer: int | None) -> Event:
    """The same event with something else in every field that the viewer may not see."""
    owner = getattr(event, "seat", None)
    fresh = {}
    for name in fields_of(type(event)):
        content = getattr(event, name)
        sight = sight_of(type(event), name)
        if sight == "public" or (sight == "owner" and owner is not None and owner == viewer):
            fresh[name] = content
        else:
            fresh[name] = tuple((x + 1) % 6 for x in content) if isinstance(content, tuple) else (content + 1) % 6
    return type(event)(**fresh)


def step(room: Room, chance: Chance) -> tuple[State, list[Event], Kept]:
    """One random answer, not yet taken over."""
    s = room.referee.state
    assert s is not None
    asked = s.to_act()
    seat = asked[chance.below(len(asked))]
    move = s.nth_legal(seat, chance.below(s.num_legal(seat)))
    after = s.clone()
    told: list[Event] = []
    after.log = told
    after.play(seat, move)
    after.log = None
    return after, told, room.referee.next_revision(room.referee.table_after(after, seat, len(told)))


def without_ids(message: Message) -> bytes:
    """The bytes on the wire, but for the promise about the seed and its proof."""
    parts = msgspec.json.decode(msgspec.json.encode(message), type=dict[str, msgspec.Raw])
    return msgspec.json.encode({k: v for k, v in parts.items() if k not in ("commit", "proof")})


@pytest.mark.parametrize("viewer", [None, 0, 1])
@cases
def test_a_client_receives_the_same_bytes(
    game: str, seats: int, options: dict[str, Any], viewer: int | None
) -> None:
    """Beside a random game runs a twin whose hidden half is dreamt anew after every answer."""
    real, twin = a_room(game, seats, options, 5), a_room(game, seats, options, 77)
    assert real.referee.state is not None
    twin.referee.state, twin.referee.told = (
        real.referee.state.resample(viewer, 1),
        [scrambled(e, viewer) for e in real.referee.told],
    )
    eyes, other = a_client(real, viewer), a_client(twin, viewer)
    assert without_ids(real.audience.full(eyes)) == without_ids(twin.audience.full(other))
    chance = Chance(9)
    answers = 0
    while not real.referee.over and answers < MOST:
        after, told, table = step(real, chance)
        answers += 1
        real.referee.take_over(after, told, table)
        dreamt, dreamt_told = after.resample(viewer, answers), [scrambled(e, viewer) for e in told]
        twin.referee.take_over(dreamt, dreamt_told, replace(table, seed=twin.kept.seed))
        real.audience.seq = twin.audience.seq = answers
        assert without_ids(real.audience.delta(eyes)) == without_ids(twin.audience.delta(other))
        check_preview(real, twin, viewer, answers)
    assert answers > 40
    assert without_ids(real.audience.full(eyes)) == without_ids(twin.audience.full(other))


@cases
def test_answers_that_are_told_the_same_are_the_same_bytes(game: str, seats: int, options: dict[str, Any]) -> None:
    """Also in a world that looks the same to an observer, an answer sends it no byte beyond what it is told."""
    room = a_room(game, seats, options, 6)
    s = room.referee.state
    assert s is not None
    chance = Chance(7)
    same = 0
    for number in range(MOST):
        asked = s.to_act()
        if not asked:
            break
        seat = asked[chance.below(len(asked))]
        for observer in observers(s, seat) if number % 3 == 0 else ():
            same += compare_answers(room, s, seat, observer, number)
        s.play(seat, s.nth_legal(seat, chance.below(s.num_legal(seat))))
    assert same or game == "rebirth"  # there answers are open


def compare_answers(room: Room, s: State, seat: int, observer: int | None, seed: int) -> int:
    """How often two answers were told the same; each time the bytes must be equal."""
    chance = Chance(seed)
    seen: dict[str, bytes] = {}
    same = 0
    for world in worlds(s, observer, chance):
        for move in some_answers(world, seat, chance):
            told, _ = consequence(world, seat, move, observer)
            if told:
                frame = frame_after(room, world, seat, move, observer)
                same += told in seen
                assert frame == seen.setdefault(told, frame)
    return same


def frame_after(room: Room, world: State, seat: int, move: Move, observer: int | None) -> bytes:
    """What the observer receives when the seat answers in this world."""
    room.referee.state, room.referee.told = world, []
    # Also after an answer that ended the game.
    questions = [1] * len(room.kept.seats)
    room.referee.kept = replace(room.kept, event_count=0, revision=1, questions=questions, ended="")
    room.audience.clients.clear()
    client = a_client(room, observer)
    room.audience.full(client)
    after = world.clone()
    events: list[Event] = []
    after.log = events
    after.play(seat, move)
    after.log = None
    table = room.referee.next_revision(room.referee.table_after(after, seat, len(events)))
    room.referee.take_over(after, events, table)
    frame = room.audience.delta(client)
    return without_ids(frame)


def check_preview(real: Room, twin: Room, viewer: int | None, answers: int) -> None:
    """The preview of a move comes from an imagined game, so it is the same too."""
    s, t = real.referee.state, twin.referee.state
    assert s is not None and t is not None
    if answers % 9 == 0 and viewer is not None and viewer in s.to_act():
        move = s.nth_legal(viewer, 0)
        assert real.audience.wire.look(s, viewer, move, answers) == twin.audience.wire.look(
            t, viewer, move, answers
        )


def test_nothing_secret_is_in_the_frames_of_a_running_game(sqlite: str) -> None:
    """Seed, salt, digest, secrets of browsers and seats, and their hashes never leave the server."""

    async def story(house: House) -> None:
        host, guest, spy = house.browser(), house.browser(), house.browser()
        made = await host.new_table("me", "link", "bot")
        await guest.sit(made, 1)
        async with (
            host.watch(made["table"]) as a,
            guest.watch(made["table"]) as b,
            spy.watch(made["table"]) as c,
        ):
            await play_out(a, b, most=12)
            await c.settle()
            assert house.server is not None
            room = house.server.hub.rooms[made["table"]]
            assert room.referee.state is not None
            kept = room.kept
            secret = [str(kept.seed), f"{kept.seed:x}", str(kept.salt), room.referee.state.digest(), kept.host]
            secret += [host.cookie, guest.cookie, made["seats"][1]["token"]]
            frames = "".join(a.raw + b.raw + c.raw)
            assert [word for word in secret if word in frames] == []
            assert set(re.findall('"(proof|seed|salt|draws|digest)"', frames)) == set()
            page = str(await spy.get(f"/api/tables/{made['table']}"))
            assert [word for word in secret if word in page] == []

    async def run() -> None:
        async with open_house(sqlite) as house:
            await story(house)

    asyncio.run(run())
