"""Bots: they see a View only, keep their time, repeat themselves, and never stop a table."""

from __future__ import annotations

import time
from typing import Any

import pytest

import deskovka
from deskovka.bots import BOTS, STRENGTHS, Bot, make, safe_choose
from deskovka.bots.playout import play_on
from deskovka.bots.search import Search
from deskovka.core import text
from deskovka.core.state import State

SPECS = ("random", "greedy", "search:simulations=12", "search:simulations=6,depth=0")


def at(game: str, moves: int, seats: int, **options: str) -> State:
    """A position after some random moves that still asks somebody with a choice."""
    s = deskovka.game(game).start(seats=seats, seed=moves, options=options, log=False)
    play_on(s, moves, moves)
    while s.asking is not None and s.choices == 1:
        play_on(s, 1, 1)
    return s


POSITIONS = [
    ("rebirth", 20, 2, {"map": "scotland"}),
    ("rebirth", 33, 4, {"map": "scotland"}),
    ("rebirth", 40, 3, {"map": "ireland"}),
    ("skirmish", 9, 3, {}),
    ("skirmish", 14, 1, {}),
]


@pytest.mark.parametrize(("game", "moves", "seats", "options"), POSITIONS)
@pytest.mark.parametrize("spec", SPECS)
def test_a_choice_is_legal_repeatable_and_blind_to_secrets(
    spec: str, game: str, moves: int, seats: int, options: dict[str, str]
) -> None:
    s = at(game, moves, seats, **options)
    g = s.game
    for seat in s.to_act():
        choice = make(spec, g, seed=5).choose(s.view(seat))
        assert s.why_not(seat, choice) is None
        assert make(spec, g, seed=5).choose(s.view(seat)) == choice
        assert make(spec, g, seed=5).choose(s.resample(seat, 99).view(seat)) == choice


@pytest.mark.parametrize("game", ["rebirth", "skirmish"])
@pytest.mark.parametrize("spec", SPECS)
def test_whole_games(spec: str, game: str) -> None:
    g = deskovka.game(game)
    for seats in (g.seats[0], g.seats[-1]):
        s = g.start(seats=seats, seed=3, log=False)
        bots = [make(spec, g, seed=seat) for seat in range(seats)]
        while s.to_act():
            for seat in s.to_act():
                s.play(seat, bots[seat].choose(s.view(seat)))
        assert s.score().points


@pytest.mark.parametrize("map_name", ["scotland", "ireland"])
def test_search_keeps_its_time(map_name: str) -> None:
    s = at("rebirth", 2, 4, map=map_name)
    seat = s.to_act()[0]
    start = time.monotonic()
    make("search:seconds=0.2", s.game).choose(s.view(seat))
    assert 0.15 < time.monotonic() - start < 1.0


def test_a_secret_answer_is_not_peeked_at() -> None:
    g = deskovka.game("skirmish")
    found = 0
    for seed in range(40):
        s = g.start(seats=2, seed=seed, log=False)
        while s.to_act() and len(s.to_act()) < 2:
            play_on(s, seed, 1)
        if not s.to_act() or s.num_legal(0) < 2:
            continue
        choices = set()
        for i in range(s.num_legal(0)):
            t = s.clone()
            t.answer(0, t.nth_legal(0, i))
            if t.to_act() == (1,):
                choices.add(g.moves.id(make("search:simulations=20", g, seed=1).choose(t.view(1))))
        assert len(choices) <= 1
        found += bool(choices)
    assert found > 10


def test_search_goes_on_in_the_tree_it_has() -> None:
    g = deskovka.game("rebirth")
    reused = 0
    for seed in range(12):
        s = g.start(seats=2, seed=seed, options={"map": "ireland"}, log=False)
        bot = Search(g, seed, simulations=6)
        while s.to_act() and not reused:
            seat = s.to_act()[0]
            kept, expected = bot.kept, bot.expected
            view = s.view(seat)
            s.play(seat, bot.choose(view))
            if expected and deskovka.encode(view) == expected:
                reused += kept.visits > 6
    assert reused


class Liar(Bot):
    """Answers what is not allowed."""

    def choose(self, view: deskovka.View) -> deskovka.Move:
        s = self.game.imagine(view, 0)
        assert view.seat is not None
        return next(m for m in self.game.moves if s.why_not(view.seat, m) is not None)


class Crasher(Bot):
    """Has a bug."""

    def choose(self, view: deskovka.View) -> deskovka.Move:
        raise ZeroDivisionError("oh")


@pytest.mark.parametrize(
    ("kind", "said"), [(Liar, "Liar: table.question"), (Crasher, "Crasher: ZeroDivisionError: oh")]
)
def test_a_broken_bot_stops_no_table(kind: Any, said: str) -> None:
    s = at("rebirth", 10, 2)
    seat = s.to_act()[0]
    move, problem = safe_choose(kind(s.game), s.view(seat))
    assert s.why_not(seat, move) is None
    assert problem == said
    assert safe_choose(make("greedy", s.game), s.view(seat))[1] is None


def test_names_of_strengths() -> None:
    g = deskovka.game("rebirth")
    for name in STRENGTHS:
        assert type(deskovka.bot(name, game=g)) in BOTS.values()
        for lang in ("cs", "en"):
            assert text.phrase(None, lang, f"bot-{name}")
    mistr = deskovka.bot("mistr", game=g)
    assert isinstance(mistr, Search) and mistr.simulations == 1500


def test_who_overlooks_moves_still_plays_legal_ones() -> None:
    """A novice overlooks many moves, and never all of them; who overlooks none plays as greedy does."""
    chosen = set()
    s = at("rebirth", 10, 2)
    seat = s.to_act()[0]
    for seed in range(20):
        move = make("greedy:missed=99", s.game, seed).choose(s.view(seat))
        assert s.why_not(seat, move) is None
        chosen.add(move.id)
        assert make("greedy:missed=0", s.game, seed).choose(s.view(seat)) == make("greedy", s.game, seed).choose(
            s.view(seat)
        )
    assert len(chosen) > 5


def test_a_game_may_name_other_bots_for_a_level() -> None:
    settlers, rebirth = deskovka.game("settlers"), deskovka.game("rebirth")
    found = [[make(name, g) for name in STRENGTHS] for g in (rebirth, settlers)]
    assert [[type(bot).__name__ for bot in row] for row in found] == [
        ["Greedy", "Greedy", "Search", "Search", "Search"],
        ["Greedy", "Greedy", "Greedy", "Search", "Search"],
    ]


@pytest.mark.parametrize(
    "spec",
    [
        "",
        "greedy:missed=100",
        "search:missed=3",
        "alphago",
        "greedy:simulations=3",
        "search:sims=3",
        "search:simulations=0",
        "search:seconds=x",
        "search:",
    ],
)
def test_nonsense_is_refused(spec: str) -> None:
    g = deskovka.game("rebirth")
    if spec == "search:":
        assert isinstance(make(spec, g), Search)
        return
    with pytest.raises(ValueError, match="I know no opponent"):
        make(spec, g)


def test_greedy_beats_random() -> None:
    g = deskovka.game("rebirth")
    margins = []
    for seed in range(4):
        s = g.start(seats=2, seed=seed, log=False)
        bots = [make("greedy" if seat == seed % 2 else "random", g, seed) for seat in range(2)]
        while s.to_act():
            seat = s.to_act()[0]
            s.play(seat, bots[seat].choose(s.view(seat)))
        points = s.score().points
        margins.append(points[seed % 2] - points[1 - seed % 2])
    assert min(margins) > 0
