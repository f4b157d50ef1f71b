"""Everything that crosses a process boundary survives it, at every decision."""

from __future__ import annotations

import gc
import os
from copy import deepcopy
from pathlib import Path

import pytest

import deskovka
from contract.answers import play_on
from contract.cases import CASES, Case
from contract.checks import differing_fields
from deskovka import decode, encode
from deskovka.core.chance import Chance
from deskovka.core.game import games


@pytest.mark.parametrize("case", CASES, ids=str)
def test_states_at_every_decision(case: Case) -> None:
    derived = {name for name, sight in case.start(0).SIGHT.items() if sight["sight"] == "derived"}
    for s in case.moments(seed=11):
        loaded = decode(encode(s))
        assert loaded.digest() == s.digest()
        assert set(differing_fields(s, loaded)) <= derived | {"options"}
        assert loaded.options == case.game.complete(case.seats, case.options)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_this_version_saved_is_not_mended(case: Case) -> None:
    """The next version will mend it too: what is right already must stay as it is."""
    for s in case.moments(seed=16, every=4):
        data = s.save(with_log=False)
        mended = deepcopy(data)
        case.game.mend(mended)
        assert mended == data


@pytest.mark.parametrize("case", CASES, ids=str)
def test_loaded_states_play_on_to_the_same_digests(case: Case) -> None:
    for s in case.moments(seed=12, every=23):
        assert play_on(decode(encode(s)), seed=1) == play_on(s.clone(), seed=1)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_views_and_refusals(case: Case) -> None:
    for s in case.moments(seed=13, every=11):
        for seat in (None, *range(case.seats)):
            assert decode(encode(s.view(seat))) == s.view(seat)
        for move in case.game.moves.all[:: len(case.game.moves) // 10 + 1]:
            refusal = s.why_not(0, move)
            assert refusal is None or decode(encode(refusal)) == refusal


@pytest.mark.parametrize("case", CASES, ids=str)
def test_events(case: Case) -> None:
    s = case.finished(seed=14)
    assert s.log
    for seat in (None, *range(case.seats)):
        for event in s.events(seat):
            assert decode(encode(event)) == event
    assert [decode(encode(event)) for event in s.log] == s.log


@pytest.mark.parametrize("case", CASES, ids=str)
def test_records(case: Case) -> None:
    table = deskovka.Table(case.game, case.seats, 15, case.options, names=("Žofie", "B"))
    chance = Chance(15)
    for _ in range(60):
        asked = table.state.to_act()
        if asked:
            table.play(asked[0], table.state.nth_legal(asked[0], chance.below(table.state.num_legal(asked[0]))))
    text = encode(table.record())
    record = decode(text)
    assert record.replay().digest() == table.state.digest()
    assert encode(record) == text
    assert deskovka.Table.from_record(record).moves == table.moves


@pytest.mark.parametrize("id", games())
def test_moves_and_their_ids(id: str) -> None:
    g = deskovka.game(id)
    for number, move in enumerate(g.moves.all):
        assert g.moves[number] is move
        loaded = decode(encode(move))
        assert loaded == move
        assert g.moves.id(move) == g.moves.id(loaded) == number
        assert g.moves.find(loaded) is move


@pytest.mark.parametrize("game", [id for id in games() if deskovka.game(id).package.startswith("deskovka.")])
def test_imagining_for_hours_takes_no_memory(game: str) -> None:
    """Bots imagine at every move; what is restored by name is never freed when it is compiled."""
    statm = Path("/proc/self/statm")
    if not statm.exists():
        pytest.skip("only Linux tells what a process holds")
    g = deskovka.game(game)
    view = g.start(seats=g.seats[0], seed=1).view(0)
    held = []
    for _ in range(2):
        for seed in range(1000):
            g.imagine(view, seed)
        gc.collect()
        held.append(int(statm.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE"))
    assert held[1] - held[0] < 2**20
