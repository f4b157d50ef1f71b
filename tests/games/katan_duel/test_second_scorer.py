"""The engine's points against a scorer that has not seen the engine, at every decision of many games."""

from __future__ import annotations

import pytest

import deskovka
from deskovka.core.chance import Chance
from deskovka.games.katan_duel.law.chapters.action_phase import ActionPhase
from deskovka.games.katan_duel.law.chapters.dice import count_for_brigands
from deskovka.games.katan_duel.law.chapters.drawing import search_price
from deskovka.games.katan_duel.law.pieces import FIGHTERS, HEROES, NOBODY, NOTHING, SCHOOLS, SHIPS, TAXED
from deskovka.games.katan_duel.law.state import (
    Duel,
    all_goods,
    commerce,
    gives,
    hand_limit,
    progress,
    skill,
    strength,
    victory,
)
from games.katan_duel import position
from games.katan_duel.players import anything, eager
from games.katan_duel.position import MODES, SEATS, Json
from games.katan_duel.second_scorer import faults, score

GAMES = {"random": 2, "eager": 4}  # of each mode
PLAYERS = {"random": anything, "eager": eager}

Tokens = list[str | None]


def tokens(s: Duel) -> Tokens:
    """Who has the strength, and the trade advantage."""
    return [None if seat == NOBODY else SEATS[seat] for seat in s.advantage]


def describe(s: Duel, mode: str, held: Tokens) -> Json:
    """The table in the second scorer's words; who held the tokens before matters for one reading of them."""
    found: Json = {"mode": mode, "held": dict(zip(("strength", "commerce"), held, strict=True))}
    found["advantage"] = "book" if s.options["advantage"] == "kept" else "faq"
    for seat, colour in enumerate(SEATS):
        found[colour] = {
            "places": position.places(s, seat),
            "regions": position.regions(s, seat),
            "goods": position.goods(s, seat),
            "cards": position.cards(s, seat),
        }
        if s.cache[seat] != NOTHING:
            found[colour]["cache"] = {"gold": int(s.cached[seat])}
    return found


def counts(s: Duel, seat: int) -> dict[str, int]:
    """The same as the second scorer's count, by the engine."""
    why = s.score().why[seat]
    return {
        "places": why["settlements"] + why["cities"],
        "tokens": why["strength_advantage"] + why["trade_advantage"],
        "vp": int(victory(s, seat)),
        "strength": int(strength(s, seat)),
        "commerce": int(commerce(s, seat)),
        "skill": int(skill(s, seat)),
        "progress": int(progress(s, seat)),
        "hand_limit": int(hand_limit(s, seat)),
        "search_cost": int(search_price(s, seat)),
        "ships": int(gives(s, seat, SHIPS)),
        "heroes": int(gives(s, seat, HEROES)),
        "gift_units": int(gives(s, seat, FIGHTERS)),
        "riots_units": int(gives(s, seat, TAXED)),
        "invention": min(2, int(gives(s, seat, SCHOOLS))),
        "goods": int(all_goods(s, seat)),
        "brigand_count": int(count_for_brigands(s, seat)),
    }


def compare(s: Duel, mode: str, held: Tokens) -> None:
    """Both count the same, and nothing lies where it cannot."""
    description = describe(s, mode, held)
    second = score(description)
    for seat, colour in enumerate(SEATS):
        mine = counts(s, seat)
        assert mine == {name: second[colour][name] for name in mine}, f"turn {s.turn}, {colour}"
    assert tokens(s) == [second["strength_advantage"], second["commerce_advantage"]]
    assert s.mode.target == second["target"]
    if isinstance(s.asking, ActionPhase):  # in the middle of building a settlement may wait for its regions
        assert faults(description) == []


@pytest.mark.parametrize("way", list(GAMES))
@pytest.mark.parametrize("mode", list(MODES))
def test_every_decision(mode: str, way: str) -> None:
    g = deskovka.game("katan-duel")
    for seed in range(GAMES[way]):
        options = {"mode": MODES[mode], "advantage": g.options["advantage"].values[seed % 2]}
        options["deck"] = g.options["deck"].values[seed % 3]
        s = g.start(2, seed, options, log=False)
        assert isinstance(s, Duel)
        chance = Chance(seed)
        held: Tokens = [None, None]
        for _ in range(g.hints.longest(2)):
            if s.is_over():
                break
            compare(s, mode, held)
            held = tokens(s)
            seat = s.to_act()[0]
            s.play(seat, PLAYERS[way](s, seat, chance))
        compare(s, mode, held)
