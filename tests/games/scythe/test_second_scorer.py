"""The second scorer counts the same as the engine at every decision of whole games."""

from __future__ import annotations

from typing import Final

import pytest

import deskovka
from deskovka.core.cells import PURE
from deskovka.core.chance import Chance
from deskovka.games.scythe.law.chapters.bottom import bottom_cost
from deskovka.games.scythe.law.chapters.combat import Dials, card_limit
from deskovka.games.scythe.law.chapters.gaining import produce_cost
from deskovka.games.scythe.law.chapters.moving import own_units
from deskovka.games.scythe.law.chapters.reaching import steps_from
from deskovka.games.scythe.law.control import controls
from deskovka.games.scythe.law.events import StarPlaced
from deskovka.games.scythe.law.moves import Fight
from deskovka.games.scythe.law.objectives import is_fulfilled
from deskovka.games.scythe.law.pieces import AUTOMA, BOTTOMS, LAST_STAR
from deskovka.games.scythe.law.pieces import GOODS as ALL_GOODS
from deskovka.games.scythe.law.state import Scythe, mat_of, stars_of
from deskovka.games.scythe.law.verbs import due_stars
from games.scythe import players, second_moves, second_scorer
from games.scythe.position import SEATS, Json, name_of, table
from games.scythe.script import UNITS

GAMES: Final = 1 if PURE else 4  # of each kind
PLAYERS: Final = {"anything": players.anything, "eager": players.eager}
LOOK_CLOSER: Final = 23  # decisions between two looks at everything


def compare_score(s: Scythe, game: Json) -> None:
    """Coins by source, the order, the winners."""
    score = s.score()
    for seat in range(s.seats):
        wanted = second_scorer.final_score(game, SEATS[seat])
        if s.sides > s.seats:
            theirs = second_scorer.final_score(game, SEATS[AUTOMA])
            wanted |= {f"automa-{source}": theirs[source] for source in ("coins", "stars", "territories")}
        assert score.why[seat] | {"total": score.points[seat]} == wanted
    if s.sides > s.seats:
        won = s.is_over() and SEATS[0] in second_scorer.ranking(game)["winner"]
        assert score.winners == ((0,) if won else ())
        return
    winners = [SEATS.index(letter) for letter in second_scorer.ranking(game)["winner"]]
    assert [seat for seat, rank in enumerate(score.ranks) if rank == 1] == winners
    assert score.winners == (tuple(winners) if s.is_over() else ())


def compare_control(s: Scythe, game: Json) -> None:
    """Who controls which territory."""
    control = second_scorer.control(game)
    for place in range(s.box.hexes):
        found = [SEATS[seat] for seat in range(s.sides) if controls(s, seat, place)]
        assert found == ([control[s.box.places[place]]] if s.box.places[place] in control else [])


def compare_costs(s: Scythe, game: Json, seat: int) -> None:
    """What production and the bottom actions cost and bring."""
    player = game[SEATS[seat]]
    cost = produce_cost(s, seat)
    found = {ALL_GOODS[cost[i]]: cost[i + 1] for i in range(0, len(cost), 2)}
    assert found == second_scorer.produce_cost(second_scorer.workers_in_play(player))
    for i, bottom in enumerate(BOTTOMS):
        assert bottom_cost(s, seat, i) == second_scorer.bottom_cost(player, bottom)[1]
        assert mat_of(s, seat).sections[i].coins == second_scorer.bottom_coins(player, bottom)


def compare_objectives(s: Scythe, game: Json, seat: int) -> None:
    """Which of all objectives the player fulfils."""
    for number, objective in enumerate(s.box.objectives):
        assert is_fulfilled(s, seat, number) == second_scorer.objective(game, SEATS[seat], objective.number)


def compare_steps(s: Scythe, game: Json, seat: int) -> None:
    """Where every unit can step."""
    for kind, place in own_units(s, seat):
        found = {name_of(s, seat, to) for to in steps_from(s, seat, kind, place)}
        assert found == second_moves.step(game, SEATS[seat], UNITS[kind], name_of(s, seat, place))


def compare_limits(s: Scythe, game: Json) -> None:
    """The most that may be put into a combat."""
    if not isinstance(s.asking, Dials):
        return
    for seat in s.to_act():
        player = game[SEATS[seat]]
        place = s.box.places[s.asking.place]
        limit = second_scorer.card_limit(player, place)
        assert card_limit(s, seat, s.asking.place) == limit
        dials = [move for move in s.legal(seat) if isinstance(move, Fight)]
        assert max(dial.power for dial in dials) == second_scorer.dial_limit(player)
        most = max(dial.twos + dial.threes + dial.fours + dial.fives for dial in dials)
        assert most == min(limit, len(player["cards"]))


def compare_stars(s: Scythe, game: Json) -> None:
    """Between turns every star that is earned lies on its track, unless six do."""
    if any(stars_of(s, seat) >= LAST_STAR for seat in range(s.seats)):
        return
    for seat in range(s.seats):
        player = game[SEATS[seat]]
        assert due_stars(s, seat) == []
        assert set(second_scorer.stars_due(player)) <= set(player["stars"])


def look(s: Scythe, close: bool) -> None:
    """Compare all, or the cheaper half."""
    game = table(s)
    compare_score(s, game)
    compare_limits(s, game)
    if type(s.asking).__name__ == "ChooseSection":
        compare_stars(s, game)
    if close:
        compare_control(s, game)
        for seat in range(s.seats):
            compare_costs(s, game, seat)
            compare_objectives(s, game, seat)
            compare_steps(s, game, seat)


@pytest.mark.parametrize("way", list(PLAYERS))
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_every_decision(seats: int, way: str) -> None:
    g = deskovka.game("scythe")
    for seed in range(GAMES):
        s = g.start(seats, seed)
        assert isinstance(s, Scythe)
        chance = Chance(seed)
        for number in range(g.hints.longest(seats)):
            look(s, number % LOOK_CLOSER == 0 or s.is_over())
            if s.is_over():
                break
            seat = s.to_act()[chance.below(len(s.to_act()))]
            s.play(seat, PLAYERS[way](s, seat, chance))
        placed = [event for event in s.log or [] if isinstance(event, StarPlaced) and event.seat < seats]
        assert len(placed) == sum(stars_of(s, seat) for seat in range(seats))
