"""Opponents that have learned: the same numbers everywhere, nothing of what is hidden, search where in doubt."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.testing import assert_allclose

import deskovka
from contract.cases import Case
from deskovka.bots.base import margins
from deskovka.bots.search import MOST_TRIED, Node, Search
from deskovka.core.game import BadWish
from deskovka.envs.encoder import blank
from deskovka.learn.bot import RANKED, RANKINGS, Learned, turn_is_over
from deskovka.learn.features import Features, features_of
from deskovka.learn.judge import Judge, Weights
from deskovka.learn.network import (
    BadNetwork,
    about,
    find,
    judge_for,
    layout_of,
    pack_network,
    read_card,
    read_weights,
)
from deskovka.learn.reference import judge_rows
from deskovka.learn.selfplay import Moment, play_job, targets
from envs.cases import BY_SEATS

# The features of five players of Scythe take long to measure when nothing is compiled.
FEW = [case for case in BY_SEATS if case.seats <= (3 if case.game.id in ("rebirth", "skirmish") else 2)]


def features_for(case: Case) -> Features:
    return features_of(layout_of(case.game, case.seats, case.game.complete(case.seats, case.options)))


def some_weights(features: Features, seed: int, loud: float = 0.3) -> Weights:
    """Weights that nobody learned; some features have none."""
    chance, width, hidden = random.Random(seed), 8, 5

    def numbers(count: int) -> list[float]:
        return [chance.uniform(-loud, loud) for _ in range(count)]

    kept = [feature for feature in range(features.count) if chance.random() < 0.8]
    rows = [chance.randrange(-127, 128) for _ in range(len(kept) * width)]
    scales = [chance.uniform(0.001, 0.01) for _ in range(width)]
    dense = (numbers(width), numbers(width * hidden), numbers(hidden), numbers(hidden * features.seats))
    return Weights(kept, rows, scales, *dense, numbers(features.seats))


def network(case: Case, folder: Path, loud: float = 0.3, **changed: Any) -> Path:
    features = features_for(case)
    path = folder / "some.net"
    path.write_bytes(pack_network(some_weights(features, 5, loud), {**about(features), **changed}))
    return path


@pytest.mark.parametrize("case", FEW, ids=str)
def test_the_judge_says_what_numpy_says(case: Case) -> None:
    """Position after position: what is only changed must come to what is summed anew."""
    features = features_for(case)
    weights = some_weights(features, 3)
    judge, row, rows, said = Judge(features, weights), blank(features.size), [], []
    for number, s in enumerate(case.moments(seed=81, every=16)):
        features.write(s, number % case.seats, row)
        rows.append(features.active(row))
        said.append(judge.judge(row))
    assert_allclose(said, judge_rows(weights, features.count, rows), rtol=1e-6, atol=1e-6)


@pytest.mark.parametrize("case", FEW, ids=str)
def test_features_hide_what_the_seat_cannot_see(case: Case) -> None:
    """The game's own leads, at the end of a row, may look at everybody's cards: those of imagined states only."""
    features = features_for(case)
    row, other = blank(features.size), blank(features.size)
    for number, s in enumerate(case.moments(seed=82, every=24)):
        seat = number % case.seats
        features.write(s, seat, row)
        features.write(s.resample(seat, number), seat, other)
        end = int(features.leads_at)
        assert list(row)[:end] == list(other)[:end]


@pytest.mark.parametrize("case", FEW, ids=str)
def test_it_chooses_by_its_view_alone(case: Case, tmp_path: Path) -> None:
    path = network(case, tmp_path)
    for number, s in enumerate(case.moments(seed=83, every=60)):
        for seat in s.to_act()[:1]:
            one = deskovka.bot("learned", case.game, 7, simulations=6, network=str(path))
            other = deskovka.bot("learned", case.game, 7, simulations=6, network=str(path))
            assert one.choose(s.view(seat)) == other.choose(s.resample(seat, number).view(seat))
            assert isinstance(one, Learned) and (s.num_legal(seat) == 1 or one.judge is not None)


TWO = next(case for case in FEW if case.game.id == "rebirth" and case.seats == 2)


def test_the_network_says_which_moves_are_worth_trying(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the best-looking moves those are tried that the network puts first, whatever they look like."""
    game, seen = TWO.game, list[float]()

    def look(bot: Learned, s: deskovka.State) -> list[float]:
        seen.append(len(seen) / 1000)  # the later it is asked for, the better
        return [seen[-1]] * s.seats

    s = game.start(2, 5)
    view = s.view(s.to_act()[0])
    bot = Learned(game, 1, simulations=400, network=str(network(TWO, tmp_path)))
    bot.find_judge(view)
    looking = [arm.move for arm in Search(game, 1, simulations=4 * MOST_TRIED**2).promising_arms(s, 0, Node())]
    monkeypatch.setattr(Learned, "look", look)
    arms = bot.promising_arms(s, 0, Node())
    assert len(arms) == bot.tried and len(seen) == RANKINGS * min(RANKED, s.num_legal(0))
    assert [arm.promise for arm in arms] == sorted([arm.promise for arm in arms], reverse=True)
    assert looking[0] not in [arm.move for arm in arms]  # it was asked for first, so it is the worst


def test_moves_not_tried_yet_surprise_as_much_as_others(tmp_path: Path) -> None:
    """Where the network thinks less of a position than the game does, a move does not look bad for being tried."""
    game = TWO.game
    s = game.start(2, 5)
    bot = Learned(game, 1, simulations=400, network=str(network(TWO, tmp_path)))
    bot.find_judge(s.view(0))
    bot.explore = 0.0
    node = Node()
    first = bot.pick(node, s, 0, 0.5)
    node.visits = first.visits = 20
    first.total = 20 * (first.promise - 0.4)  # as much worse as everything here
    assert bot.pick(node, s, 0, 0.5) is first
    first.total -= 20 * 0.1
    other = node.ranking[1]
    other.visits, other.total = 20, 20 * (first.promise - 0.4)
    assert bot.pick(node, s, 0, 0.5) is not first


def test_without_a_network_it_is_search() -> None:
    s = deskovka.game("rebirth").start(2, 5)
    assert find(s.game, 2, s.options) is None
    for seed in range(4):
        view = s.view(s.to_act()[0])
        learned = deskovka.bot("learned", s.game, seed, simulations=40)
        assert learned.choose(view) == Search(s.game, seed, simulations=40).choose(view)


@pytest.mark.parametrize("changed", [{"content": "other"}, {"version": 99}, {"seats": 3}, {"features": "other"}])
def test_a_network_of_something_else_is_left_out(changed: dict[str, Any], tmp_path: Path) -> None:
    case = FEW[0]
    path = network(case, tmp_path, **changed)
    s = case.start(5)
    bot = Learned(case.game, 1, simulations=20, network=str(path))
    view = s.view(s.to_act()[0])
    assert bot.choose(view) == Search(case.game, 1, simulations=20).choose(view)
    assert bot.judge is None


def test_a_network_is_found_in_the_own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    case = FEW[0]
    path = network(case, tmp_path)
    monkeypatch.setenv("DESKOVKA_NETWORKS", str(tmp_path))
    options = case.game.complete(case.seats, case.options)
    assert find(case.game, case.seats, options) == path
    assert find(case.game, 4, options) is None


def test_a_file_keeps_its_weights(tmp_path: Path) -> None:
    case = FEW[0]
    features, path = features_for(case), network(case, tmp_path)
    before, after = some_weights(features, 5), read_weights(path)
    assert (after.kept, after.rows) == (before.kept, before.rows)
    assert_allclose(after.second, before.second, rtol=1e-6)
    assert read_card(path)["features"] == features.fingerprint()
    damaged = path.read_bytes()[:-1] + b"?"
    path.write_bytes(damaged)
    with pytest.raises(BadNetwork, match="damaged"):
        read_weights(path)
    path.write_bytes(b"something else")
    with pytest.raises(BadNetwork, match="no network"):
        read_card(path)


def test_a_network_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadWish, match="nowhere"):
        deskovka.bot("learned", deskovka.game("rebirth"), network="nowhere.net")


def test_who_has_learned_nothing_judges_as_the_game_does(tmp_path: Path) -> None:
    """The network adds to the game's own leads: one that says nothing leaves them as they are."""
    case = FEW[0]
    path = network(case, tmp_path, loud=0.0)
    bot = Learned(case.game, 1, simulations=4, network=str(path))
    for s in case.moments(seed=84, every=20):
        if s.is_over():
            break
        bot.choose(s.view(s.to_act()[0]))
        judge = judge_for(path, case.game, case.seats, s.options)
        assert judge is not None
        bot.row = blank(judge.features.size)
        assert_allclose(bot.judge_seats(judge, s), [bot.hope(lead) for lead in margins(case.game, s)])


def test_turns_end_where_somebody_else_is_asked() -> None:
    s = deskovka.game("rebirth").start(2, 5)
    seat = s.to_act()[0]
    assert not turn_is_over(s, seat)
    assert turn_is_over(s, 1 - seat)
    alone = deskovka.game("scythe").start(1, 5)
    assert type(alone.asking).__name__ == "ChooseSection"
    assert turn_is_over(alone, 0)
    alone.play(0, alone.legal(0)[0])
    assert not turn_is_over(alone, 0)


def test_aims_are_mixed_from_what_came_later() -> None:
    """By viewer and seat, the own one first; before an odd turn nothing is taken from what follows."""

    def moment(mine: float) -> Moment:
        return Moment([], [], [[mine, 1 - mine], [1 - mine, mine]])

    moments = [moment(0.5), moment(0.6), moment(0.8)]
    found = targets(moments, [1.0, 0.0], 0.5)
    assert_allclose(found[2], [[1.0, 0.0], [0.0, 1.0]])
    assert_allclose(found[1][0], [0.9, 0.1])  # half 1.0, half the 0.8 hoped for next
    assert_allclose(found[0][0], [0.75, 0.25])
    moments[1].is_odd = True
    found = targets(moments, [1.0, 0.0], 0.5)
    assert_allclose(found[1][0], [0.6, 0.4])
    assert_allclose(found[0][0], [0.6, 0.4])


@pytest.mark.parametrize("case", FEW, ids=str)
def test_every_game_can_be_learned_from(case: Case, tmp_path: Path) -> None:
    """Self-play of every game gives rows that name features, and aims for every seat."""
    job = {
        "game": case.game.id,
        "packs": [],
        "content": case.game.content,
        "seats": case.seats,
        "options": case.options,
        "layout": case.options,
        "network": str(network(case, tmp_path)),
        "bot": "random",
        "number": 0,
        "seeds": ["11"],
        "lambda": 0.7,
        "opening": 2,
        "odd_opening": 0.5,
        "odd": 0.1,
        "file": str(tmp_path / "part.npz"),
    }
    told = json.loads(play_job(json.dumps(job)))
    with np.load(tmp_path / "part.npz") as part:
        assert told["rows"] == len(part["lengths"]) == len(part["aims"]) > 0
        assert part["active"].max() < features_for(case).count
        assert part["aims"].shape == part["leads"].shape == (told["rows"], case.seats)
        assert part["aims"].min() >= 0 and part["aims"].max() <= 1
