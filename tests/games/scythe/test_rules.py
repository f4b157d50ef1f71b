"""The index of the rules: the code cites each entry, every citation stands in it, and games reach it."""

from __future__ import annotations

import re
from copy import deepcopy
from pathlib import Path
from typing import Final

import deskovka
from deskovka import Move
from deskovka.core.game import CORE_RULES
from deskovka.games.scythe.law.state import Scythe
from games.reached import by_reasons, by_records, refusals, strings, told, unknown
from games.scythe import position, test_automa
from games.scythe.script import Script
from games.scythe.test_reasons import FILE
from games.scythe.test_records import RECORDS
from games.scythe.test_vectors import VECTORS

GAME: Final = deskovka.game("scythe")
SOURCE: Final = Path(__file__).parents[3] / "src" / "deskovka" / "games" / "scythe"
ID: Final = r"[a-z]+\.[a-z-]+"
FILES: Final = re.compile(r"\.(toml|py|ftl|json|about|acc|gen|loc|short|letter|ford)$")


def cited() -> set[str]:
    """Rules that the code names: a whole string, or in brackets in a docstring."""
    found = set()
    for words in strings(SOURCE):
        found |= set(re.findall(rf"\[({ID})\]", words))
        if re.fullmatch(ID, words) and not FILES.search(words):
            found.add(words)
    return found - {"deskovka.games"}


def test_every_rule_is_cited_by_the_code() -> None:
    assert sorted(set(GAME.rules) - cited()) == []


def test_every_citation_stands_in_the_index() -> None:
    assert sorted(cited() - set(GAME.rules) - set(CORE_RULES)) == []


def test_rulings_say_why() -> None:
    for id, entry in GAME.rules.items():
        assert bool(entry.note) == entry.ruling, id
        assert all(entry.words[lang].endswith(".") for lang in ("cs", "en")), id


def test_banned_pairs_are_neither_dealt_nor_chosen() -> None:
    wish = {"faction": ("rusviet", "dealt"), "mat": ("dealt", "engineering"), "banned": "yes"}
    for seed in range(30):
        s = GAME.start(2, seed, wish, log=False)
        assert s.view(None).table["mats"][0] != 0, "Industrial"
    assert [problem.field for problem in GAME.check(2, {**wish, "mat": ("industrial", "dealt")})] == ["banned"]
    forced = ("dealt", "engineering", "patriotic", "mechanical", "agricultural")
    factions = ("rusviet", "dealt", "dealt", "dealt", "dealt")
    assert GAME.check(5, {"faction": factions, "mat": forced, "banned": "yes"}) != []
    assert GAME.check(5, {"faction": factions, "mat": forced}) == []


# --- reached ---------------------------------------------------------------------------------------------

# Entries that no event and no refusal names: the vectors whose result shows them.
SHOWN: Final = {
    "bottom.finished": "turn.deploy_for_coins_only",
    "coins.open": "setup.combat_secret",
    "combat.abilities": "artillery.order",
    "combat.order": "combat.two_order",
    "control.resources": "concept.resources.several_hexes",
    "control.territory": "concept.control.example",
    "crimea.always": "scout.steal",
    "crimea.face-up": "coercion.one",
    "encounter.blind": "enc.blind",
    "encounter.blind-open": "enc.blind",
    "end.factory": "score.factory_three",
    "end.score": "win.coins",
    "end.structures": "score.structure_enemy",
    "end.tiers": "score.example_13_tokens",
    "end.ties": "win.tie1_base",
    "end.ties-count": "win.tie1_base",
    "end.ties-shared": "win.shared",
    "end.undone-load": "end.combat_undone_load",
    "enlist.taken": "recruit.refused_sixth",
    "gain.place": "enc.deploy_no_worker",
    "move.carried": "carry.then_walk",
    "move.then": "combat.encounter_after",
    "move.tunnel": "tunnel.worker",
    "nordic.swim": "swim.any_land",
    "nordic.together": "sea.retreat_workers",
    "objective.counting": "obj.13.base",
    "polania.meander": "meander.two",
    "rusviet.relentless": "relentless.same",
    "saxony.always": "disarm.tunnel",
    "saxony.dominate": "dominate.third_combat",
    "setup.banned": "setup.banned_pairs_off",
    "setup.board": "setup.2p",
    "setup.cards": "setup.combat_deck",
    "star.order": "end.order_active_first",
    "star.together": "end.top_trade_armory",
    "tile.line": "tile.line_gap",
    "trade.together": "trade.split_not",
}


# Entries that only the result of a test in test_automa.py shows.
ALONE: Final = {
    *(
        "automa.alone",
        "automa.alone-only",
        "automa.beaten",
        "automa.combat-stars",
        "automa.factory",
        "automa.neighbourhood",
    ),
    *("automa.score", "automa.tokens", "automa.unit", "automa.water", "automa.win", "automa.reshuffle"),
}


class Curious(Script):
    """Asks before every move which rules forbid others."""

    def __init__(self, s: Scythe) -> None:
        super().__init__(s)
        self.found: set[str] = set()

    def say(self, seat: int, move: Move) -> None:
        self.found |= refusals(self.s)
        super().say(seat, move)


def reached_by_vectors() -> set[str]:
    found = set()
    for vector in VECTORS:
        script = Curious(position.make(vector))
        script.run(deepcopy(vector["do"]), vector["expect"]["allowed"])
        found |= told(script.s) | script.found
    return found


def test_every_rule_is_reached_by_a_vector_or_a_golden_game() -> None:
    reached = reached_by_vectors() | by_records(RECORDS) | by_reasons(FILE)
    assert sorted(set(GAME.rules) - reached - set(SHOWN) - ALONE) == []
    assert unknown(GAME.rules, reached) == []


def test_rules_that_only_a_result_shows() -> None:
    rules = [id for id in GAME.rules if id.startswith("automa.")]
    tests = [f"test_{id.removeprefix('automa.').replace('-', '_')}" for id in rules]
    assert [name for name in tests if not hasattr(test_automa, name)] == []
    assert set(rules) >= ALONE
    assert sorted(set(SHOWN) - set(GAME.rules)) == []
    assert sorted(set(SHOWN.values()) - {vector["id"] for vector in VECTORS}) == []
