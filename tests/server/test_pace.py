"""Side channels: when a bot answers, and how much of the generator's words anybody ever sees."""

from __future__ import annotations

import asyncio
import math
import random
import time
from dataclasses import replace
from typing import Any

import pytest

import deskovka
from deskovka.core.chance import Chance
from deskovka.core.state import State
from deskovka.core.step import Event
from deskovka.server.base.metrics import Metrics
from deskovka.server.processes.pace import LATELY, SLOWEST, STEP, Pace, hides
from deskovka.server.processes.thinkers import Thinkers
from deskovka.server.processes.workers import Who, Worker
from deskovka.server.storage.bus import Bus
from deskovka.server.storage.kept import Kept, Seat
from deskovka.server.tables import room as rooms
from deskovka.server.tables.room import Room

GAMES = ("rebirth", "katan-duel", "settlers", "scythe")
MOST_BITS = 7  # of each 32-bit word: what a draw among 128 things tells


def random_states(id: str, seed: int, most: int = 400) -> list[tuple[State, int]]:
    """States of a random game, each with a seat that is asked."""
    g = deskovka.game(id)
    seats = min(n for n in g.seats if n > 1 and not g.check(n, {}))
    found: list[tuple[State, int]] = []
    s, chance = g.start(seats, seed, {}), Chance(seed)
    while s.to_act() and len(found) < most:
        asked = s.to_act()
        seat = asked[chance.below(len(asked))]
        found.append((s.clone(), seat))
        s.play(seat, s.nth_legal(seat, chance.below(s.num_legal(seat))))
    return found


def twins(id: str) -> tuple[State, State, int]:
    """Two worlds that look the same to a spectator; in one of them the seat has no choice."""
    for seed in range(20):
        for s, seat in random_states(id, seed):
            if s.num_legal(seat) == 1 and hides(s, seat):
                for other in [s.resample(None, n) for n in range(20)]:
                    if other.num_legal(seat) > 1:
                        return s, other, seat
    raise AssertionError("no such worlds")


def a_room(s: State, seat: int) -> Room:
    """A table in memory at which a bot is asked."""
    g = s.game
    people = [Seat(n, f"P{n}", n != seat, "player" if n == seat else "", owners=set()) for n in range(s.seats)]
    what = "t", g.id, g.version, g.content, dict(s.options), 1, 1
    kept = Kept(*what, "cs", False, "0", people, started=True, questions=[0] * s.seats)
    nothing: Any = None
    room = Room(kept, g, nothing, nothing, Bus(nothing), Thinkers(1, 30.0, Metrics()), Metrics())
    room.referee.state = s
    return room


async def leaves_after(s: State, seat: int, pace: Pace, monkeypatch: pytest.MonkeyPatch) -> float:
    """When the bot's answer leaves; it thinks longer where it has a choice."""
    room, done = a_room(s, seat), asyncio.Event()
    room.thinkers.pace = pace

    async def ask(*_: Any) -> dict[str, Any]:
        seconds = 0.0 if s.num_legal(seat) == 1 else 0.1
        await asyncio.sleep(seconds)
        return {"move": deskovka.encode(s.nth_legal(seat, 0)), "problem": None, "seconds": seconds}

    async def answer(*_: Any) -> None:
        done.set()

    monkeypatch.setattr(Worker, "ask", ask)
    monkeypatch.setattr(rooms, "answer_of_bot", answer)
    began = time.monotonic()
    await room.think(seat, 0)
    assert done.is_set()
    return time.monotonic() - began


@pytest.mark.parametrize("id", ["katan-duel", "settlers", "scythe"])
def test_a_forced_answer_leaves_when_any_other_would(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    forced, free, seat = twins(id)
    assert forced.view(None) == free.view(None)

    async def story() -> tuple[float, float]:
        pace = Pace()
        return (
            await leaves_after(forced, seat, pace, monkeypatch),
            await leaves_after(free, seat, pace, monkeypatch),
        )

    first, second = asyncio.run(story())
    assert first >= STEP and second >= STEP and abs(first - second) < STEP / 2


@pytest.mark.parametrize("id", ["katan-duel", "settlers", "scythe"])
def test_the_numbers_that_everybody_may_read_do_not_tell_either(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever reads /metrics before and after an answer sees how long all bots have thought."""
    forced, free, seat = twins(id)

    async def seconds(s: State, thought: float) -> float:
        room = a_room(s, seat)
        room.thinkers.metrics = room.metrics

        async def ask(*_: Any) -> dict[str, Any]:
            await asyncio.sleep(thought)
            return {"move": deskovka.encode(s.nth_legal(seat, 0)), "problem": None, "seconds": thought}

        async def answer(*_: Any) -> None:
            pass

        monkeypatch.setattr(Worker, "ask", ask)
        monkeypatch.setattr(rooms, "answer_of_bot", answer)
        await room.think(seat, 0)
        return room.metrics.numbers["deskovka_bot_thinking_seconds_sum", ""]

    first, second = asyncio.run(seconds(forced, 0.0)), asyncio.run(seconds(free, 0.1))
    assert first == pytest.approx(second) == pytest.approx(STEP)


@pytest.mark.parametrize("times", [(0.0, 0.1, 0.2), (0.01, 0.9, 0.3, 1.0), (7.0, 0.0)])
def test_answers_of_a_kind_leave_after_the_longest_so_far(times: tuple[float, ...]) -> None:
    pace = Pace()
    for n, thought in enumerate(times):
        leaves = thought + pace.rest("kind", thought)
        longest = min(max(times[: n + 1]), SLOWEST)
        assert leaves == pytest.approx(max(thought, STEP * max(1, math.ceil(longest / STEP))))
    assert pace.rest("another", 0.0) == STEP


def test_another_table_of_the_household_does_not_tell_either(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its bot starts when the first one's answer leaves, not when it has thought; another household's does."""
    s = deskovka.game("rebirth").start(2, 1)
    move = deskovka.encode(s.nth_legal(s.to_act()[0], 0))
    asked: list[float] = []

    async def ask(*_: Any) -> dict[str, Any]:
        asked.append(time.monotonic())
        return {"move": move, "problem": None, "seconds": 0.0}

    monkeypatch.setattr(Worker, "ask", ask)

    async def starts_after(household: str) -> float:
        thinkers, seat = Thinkers(1, 30.0, Metrics()), s.to_act()[0]
        asked.clear()
        first = asyncio.create_task(thinkers.think(s.view(seat), "player", 1, (), Who("a", "1"), "kind"))
        await asyncio.sleep(0)
        await thinkers.think(s.view(seat), "player", 1, (), Who(household, "2"))
        await first
        return asked[1] - asked[0]

    assert asyncio.run(starts_after("a")) >= 0.9 * STEP
    assert asyncio.run(starts_after("b")) < STEP / 2


def test_a_bot_thinks_about_few_questions_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever plays and takes back a hundred times a second piles up no thoughts."""
    s = deskovka.game("rebirth").start(2, 1)
    seat = s.to_act()[0]
    ends: dict[int, asyncio.Event] = {}

    async def think(_: Room, number: int, question: int) -> None:
        ends[question] = asyncio.Event()
        await ends[question].wait()

    monkeypatch.setattr(Room, "think", think)

    async def story() -> None:
        room = a_room(s, seat)
        for question in range(5):
            room.referee.kept = replace(room.kept, questions=[question] * 2)
            room.stir()
            await asyncio.sleep(0)
        assert [*ends] == [0, 1] and len(room.thinking) == 2
        ends[0].set()
        await asyncio.sleep(0.01)
        assert [*ends] == [0, 1, 4] and len(room.thinking) == 2
        for question in (1, 4):
            ends[question].set()
        await asyncio.sleep(0.01)
        assert [*ends] == [0, 1, 4] and not room.thinking

    asyncio.run(story())


def test_a_slow_hour_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("deskovka.server.processes.pace.time.monotonic", lambda: now[0])
    pace = Pace()
    assert pace.rest("kind", 1.9) == pytest.approx(0.1)
    waits = []
    for _ in range(3):
        now[0] += LATELY + 1
        waits.append(pace.rest("kind", 0.0))
    assert waits == [2.0, STEP, STEP]


def test_starting_a_process_is_no_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever kills thinkers by deleting tables slows nobody's bots down for long."""
    s = deskovka.game("rebirth").start(2, 1)

    async def story() -> float:
        thinkers, seat = Thinkers(1, 30.0, Metrics()), s.to_act()[0]
        found = await thinkers.think(s.view(seat), "beginner", 1, (), Who("a", "1"), "kind")
        await thinkers.close()
        assert found is not None
        return thinkers.pace.longest["kind"]

    assert asyncio.run(story()) == STEP


def test_who_hides_nothing_does_not_wait() -> None:
    found = {id: [hides(s, seat) for s, seat in random_states(id, 3, 30)] for id in GAMES}
    assert any(found["katan-duel"]) and any(found["settlers"]) and any(found["scythe"])
    for id in GAMES:
        for (s, seat), hidden in zip(random_states(id, 3, 30), found[id], strict=True):
            if not hidden:
                mine, everybodys = s.view(seat), s.view(None)
                assert (mine.table, mine.memory) == (everybodys.table, everybodys.memory)


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.interpreted
def test_few_bits_of_each_word_of_the_generator_are_ever_shown(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A word is only used to draw one of n things, so at most its log2(n) upper bits can be seen."""
    shown: list[float] = []
    words = [0]
    below, word = Chance.below, Chance.word

    def counted_below(self: Chance, n: int) -> int:
        shown.append(math.log2(n) if n > 1 else 0.0)
        return int(below(self, n))

    def counted_word(self: Chance) -> int:
        words[0] += 1
        return int(word(self))

    monkeypatch.setattr(Chance, "below", counted_below)
    monkeypatch.setattr(Chance, "word", counted_word)
    g = deskovka.game(id)
    seats = max(n for n in g.seats if not g.check(n, {}))
    choices = random.Random(5)  # not our generator, which is counted
    s = g.start(seats, 5, {})
    while s.to_act():
        seat = s.to_act()[0]
        s.play(seat, s.nth_legal(seat, choices.randrange(s.num_legal(seat))))
    assert shown and max(shown) <= MOST_BITS
    assert words[0] <= len(shown) + 5  # nobody asks for whole words; a rejected one is drawn again


def test_events_carry_no_words() -> None:
    """No number that is told is as large as a word of the generator would be."""
    for id in GAMES:
        g = deskovka.game(id)
        seats = max(n for n in g.seats if not g.check(n, {}))
        s = g.start(seats, 5, {})
        told: list[Event] = s.log or []
        numbers = [v for event in told for v in vars_of(event) if isinstance(v, int)]
        assert all(abs(number) < 2**16 for number in numbers)


def vars_of(event: Event) -> list[Any]:
    from deskovka.core.value import fields_of

    found: list[Any] = []
    for name in fields_of(type(event)):
        content = getattr(event, name)
        found += content if isinstance(content, (tuple, list)) else [content]
    return found
