"""Hypothesis plays, clones, saves, loads, takes back and tries what is forbidden, in any order."""

from __future__ import annotations

from hypothesis import HealthCheck, settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from hypothesis.strategies import integers, sampled_from

from contract.answers import play_on
from contract.cases import CASES, Case, invariants
from deskovka import Illegal, State, Table, decode, encode

NUMBERS = integers(0, 10**6)


class AnyTable(RuleBasedStateMachine):
    """A live table, and the digests that it must come back to."""

    table: Table
    digests: list[str]

    @initialize(case=sampled_from(CASES), seed=integers(0, 2**128))
    def sit_down(self, case: Case, seed: int) -> None:
        self.case = case
        self.table = Table(case.game, case.seats, seed, case.options)
        self.digests = []

    def state(self) -> State:
        return self.table.state

    def running(self) -> bool:
        return bool(self.table.state.to_act())

    @precondition(running)
    @rule(who=NUMBERS, which=NUMBERS)
    def play(self, who: int, which: int) -> None:
        s = self.state()
        seat = s.to_act()[who % len(s.to_act())]
        self.digests.append(s.digest())
        self.table.play(seat, s.nth_legal(seat, which % s.num_legal(seat)))

    @precondition(running)
    @rule(which=NUMBERS)
    def play_ten(self, which: int) -> None:
        for i in range(10):
            if self.running():
                self.play(which + i, which // (i + 1))

    @rule(who=NUMBERS, which=NUMBERS)
    def refuse(self, who: int, which: int) -> None:
        s = self.state()
        seat = who % s.seats
        move = s.game.moves[which % len(s.game.moves)]
        if s.why_not(seat, move) is not None:
            before = encode(s)
            try:
                self.table.play(seat, move)
            except Illegal:
                assert encode(self.state()) == before
            else:
                raise AssertionError("a move with a reason against it was played")

    @rule(who=NUMBERS)
    def undo(self, who: int) -> None:
        seat = who % self.state().seats
        before = encode(self.state())
        try:
            self.table.undo(seat)
        except Illegal:
            assert encode(self.state()) == before
        else:
            assert self.state().digest() == self.digests.pop()

    @rule(seed=NUMBERS)
    def clone_and_play_on(self, seed: int) -> None:
        before = encode(self.state())
        play_on(self.state().clone(), seed)
        assert encode(self.state()) == before

    @rule()
    def save_and_load(self) -> None:
        loaded = decode(encode(self.state()))
        assert loaded.digest() == self.state().digest()
        self.table.state = loaded

    @rule()
    def leave_and_come_back(self) -> None:
        digest = self.state().digest()
        self.table = Table.from_record(decode(encode(self.table.record())))
        assert self.state().digest() == digest

    @invariant()
    def nothing_is_broken(self) -> None:
        if hasattr(self, "table"):
            assert invariants(self.case.game.id)(self.state()) == []


TestAnyTable = AnyTable.TestCase
TestAnyTable.settings = settings(
    max_examples=25,
    stateful_step_count=30,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
