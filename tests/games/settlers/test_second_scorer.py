"""The second scorer counts the same as the engine at every decision of random games."""

from __future__ import annotations

from typing import Final

import pytest

import deskovka
from deskovka.core.cells import PURE
from deskovka.core.chance import Chance
from deskovka.games.settlers.law.chapters.cleanup import CLEANUP, give_back
from deskovka.games.settlers.law.chapters.production import PRODUCE
from deskovka.games.settlers.law.chapters.solo import VIRTUAL, find_targets
from deskovka.games.settlers.law.pieces import DEFENDED, EARNED, GUARDED, NOBODY, SOURCES
from deskovka.games.settlers.law.scoring import rank_alone
from deskovka.games.settlers.law.state import Settlers, raze_cost
from games.settlers import players, position, second_scorer
from games.settlers.position import PAUSE, SEATS, Json
from games.settlers.test_vectors import RANKS

GAMES: Final = 2 if PURE else 10  # of each kind
PLAYERS: Final = {"anything": players.anything, "eager": players.eager}
FACTIONS: Final = ("barbarians", "romans", "egyptians", "japanese")


# --- the engine's table in the scorer's words ------------------------------------------------------------


def goods(s: Settlers, seat: int) -> dict[str, int]:
    """The personal supply; without an expansion there is no technology."""
    return {good: amount for good, amount in position.goods(s, seat).items() if good in second_scorer.GOODS}


def describe(s: Settlers, seat: int) -> Json:
    """A player."""
    ids = s.box.ids
    holders = {card: holder for holder in range(s.sides) for card in s.empire[holder]}
    mine = [card for card in s.empire[seat] if s.home[card] == NOBODY]
    mine += [card for card, holder in holders.items() if holder != seat and s.home[card] == seat]
    return {
        "faction": FACTIONS[s.factions[seat]],
        "vp": int(sum(s.earned[seat * EARNED + i] for i in range(EARNED))),
        "goods": goods(s, seat),
        "hand": [ids[card] for card in s.hand[seat]],
        "built": [location(s, seat, card, holders[card]) for card in mine],
        "foundations": [ids[card] for card in s.foundations[seat]],
        "deals": [ids[card] for card in s.deals[seat]] + [{"location": ids[card]} for card in s.routes[seat]],
    }


def location(s: Settlers, seat: int, card: int, holder: int) -> Json:
    """A location with all that lies on it and under it."""
    found: Json = {"card": s.box.ids[card], "used": int(s.used[card]), "on": {"wood": int(s.offered[card])}}
    found["defense"] = bool(s.tokens[card] & DEFENDED) and holder == seat  # else perhaps the holder's token
    found["samurai"] = bool(s.tokens[card] & GUARDED)
    found["under"] = [s.box.ids[under] for under in position.under(s, card)]
    if holder != seat:
        found["ra"] = SEATS[holder]
    return found


# --- comparisons -----------------------------------------------------------------------------------------


def compare(s: Settlers) -> None:
    """Points, ranks and winners, tokens for razing; nothing lies where it cannot."""
    table = {seat: describe(s, seat) for seat in range(s.seats)}
    score = s.score()
    for seat, player in table.items():
        wanted = second_scorer.final_points(player)
        why = score.why[seat]
        found = {name: why[name] for name in ("common", "faction", "gate", "shrine")}
        found |= {"track": sum(why[name] for name in SOURCES), "total": score.points[seat]}
        assert found == wanted
        if not any(s.home[card] != NOBODY for side in s.empire for card in side):
            for spot in player["built"]:
                compare_raze(s, seat, player, spot["card"])
    if s.seats == 1:
        compare_solo(s, table[0])
    else:
        ranked = second_scorer.ranking(table)
        assert [seat for seat, rank in enumerate(score.ranks) if rank == 1] == ranked["winners"]
        assert score.winners == (tuple(ranked["winners"]) if s.is_over() else ())
    if not s.is_over():  # a token stays on a location that is given back at the end
        assert second_scorer.problems(table, s.seats == 1) == []


def compare_raze(s: Settlers, seat: int, player: Json, id: str) -> None:
    """What razing this location costs an opponent, or that it cannot be razed."""
    card = s.box.numbers[id]
    mine = int(raze_cost(s, card, seat)) if s.box.raze[card] else None
    assert mine == second_scorer.raze_cost(player, id)


def compare_solo(s: Settlers, player: Json) -> None:
    """Victory and rank, and what each attack card would hit if it were the next one."""
    result = second_scorer.solo_result(player, len(s.collection))
    assert RANKS[rank_alone(s.score().points[0])] == result["rank"]
    if s.is_over():
        assert bool(s.score().winners) == result["win"]
    if any(s.home[card] != NOBODY for card in s.empire[0]):
        return
    for card in s.attacks:
        line = s.deals[VIRTUAL]
        targets, second = find_targets(s, (card, *line))
        wanted = second_scorer.solo_attack(player, s.box.ids[card], [s.box.ids[old] for old in line])
        assert {s.box.ids[target] for target in targets} == set(wanted["hit"])
        assert (s.box.ids[second] if targets else None) == wanted["partner"]


def compare_income(s: Settlers, seat: int) -> None:
    """What a production phase would bring now, choices left out."""
    t = s.clone()
    give_back(t)
    player = describe(t, seat)
    wanted = second_scorer.income(player, s.seats == 1)
    if wanted["choices"]:
        return
    t.steps, t.actors, t.answers = [PAUSE, PRODUCE], [seat, seat], []
    t.advance()
    while t.steps != [PAUSE]:
        t.play(seat, t.legal(seat)[0])
    before = player["goods"]
    assert goods(t, seat) == {good: before[good] + wanted["goods"].get(good, 0) for good in before}
    assert describe(t, seat)["vp"] == player["vp"] + wanted["vp"]
    cards = wanted["cards"] + wanted["cards_common"] + wanted["cards_faction"]
    if min(len(s.decks[seat]), len(s.deck) + len(s.discard)) >= cards:
        assert len(t.hand[seat]) == len(s.hand[seat]) + cards


def compare_cleanup(s: Settlers) -> None:
    """What the supplies would hold after Cleanup."""
    t = s.clone()
    give_back(t)
    tables = [describe(t, seat) for seat in range(s.seats)]
    t.steps, t.actors, t.answers = [PAUSE, CLEANUP], [0, 0], []
    t.advance()
    for seat, player in enumerate(tables):
        left = {good: number for good, number in goods(t, seat).items() if number}
        assert left == second_scorer.storage(player)


@pytest.mark.parametrize("way", list(PLAYERS))
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_decision(seats: int, way: str) -> None:
    g = deskovka.game("settlers")
    for seed in range(GAMES * (2 if seats == 1 else 1)):
        factions = tuple(FACTIONS[(seed + seat) % 4] for seat in range(seats))
        lookout = g.options["lookout"].values[seed % 3] if seats > 1 else "standard"
        s = g.start(seats, seed, {"faction": factions, "lookout": lookout}, log=False)
        assert isinstance(s, Settlers)
        chance = Chance(seed)
        while not s.is_over():
            compare(s)
            for seat in s.to_act():
                compare_income(s, seat)
            compare_cleanup(s)
            seat = s.to_act()[chance.below(len(s.to_act()))]
            s.play(seat, PLAYERS[way](s, seat, chance))
        compare(s)
