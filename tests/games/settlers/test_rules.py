"""The index of the rules: the code cites each entry, and a vector or a golden game reaches it."""

from __future__ import annotations

import re
from collections import Counter
from copy import deepcopy
from pathlib import Path
from typing import Final

import deskovka
from deskovka import Move
from deskovka.games.settlers.law.state import Settlers
from games.reached import by_reasons, by_records, refusals, strings, told, unknown
from games.settlers import position
from games.settlers.position import Json
from games.settlers.script import Script
from games.settlers.script_aztecs import AztecScript
from games.settlers.test_records import RECORDS
from games.settlers.test_vectors import NOT_OFFERED, VECTORS
from games.settlers.test_vectors_aztecs import NOT_OFFERED as AZTECS_NOT_OFFERED
from games.settlers.test_vectors_aztecs import VECTORS as AZTECS_VECTORS

GAME: Final = deskovka.game("settlers")
REASONS: Final = Path(__file__).with_name("reasons.json")
SOURCE: Final = Path(__file__).parents[3] / "src" / "deskovka" / "games" / "settlers"

# Entries that no event and no refusal names: the vectors whose result shows them.
SHOWN: Final = {
    "action.one": "action.one_at_a_time",
    "action.order": "action.order",
    "activate.twice": "activate.twice_one_turn",
    "advanced.picks": "row.3p.end",
    "build.at-once": "build.production_and_bonus",
    "card.chariot-builder": "egy.chariot.defended",
    "card.consecrated-spoils": "bar.spoils",
    "card.oasis": "egy.oasis.pairs",
    "card.pilgrims": "azt.pilgrims",
    "card.sphinx": "egy.sphinx.action",
    "card.warehouses": "cleanup.warehouse",
    "cleanup.board": "cleanup.keep.japanese",
    "copy.no-chain": "com.farmers.none",
    "deck.choose": "setup.aztec_deck",
    "deck.faction": "lookout.faction_deck_empty",
    "deck.file": "deck.atlanteans",
    "deck.open": "deck.open_mixed",
    "deck.piles": "general.piles",
    "deck.standard": "deck.shape",
    "defence.raises": "defence.cost3",
    "draft.pass": "pass_two.3p.passed_on",
    "draft.three": "pass_two.3p.start",
    "draw.choice": "bar.mission.mixed",
    "end.no-cleanup": "cleanup.none_in_round5",
    "end.ties": "tie.goods",
    "favour.asked": "ex.4a",
    "favour.cleanup": "fav.5.cleanup",
    "feature.self": "general.self_trigger",
    "feature.trigger": "general.self_trigger",
    "foundations.discard": "build.foundation_given",
    "free.any-moment": "defence.after_action",
    "gain.or": "egy.guard.raze",
    "gain.own-colour": "general.count_self",
    "gold.choice": "gold.build_choice",
    "gold.wild": "gold.build_all",
    "negotiator.cost": "jap.negotiator.no_location_cost",
    "prayer.after": "store.gather",
    "prayer.deal-colour": "ex.5",
    "prayer.discard": "ex.1",
    "prayer.offer-gold": "pray.10.discard_gold",
    "prayer.reshuffle": "pray.12.middle",
    "prayer.stored-moment": "store.hit",
    "prayer.stored-useless": "rom.augurs.stored_hit",
    "production.first": "production.example_japanese",
    "production.order": "production.order",
    "production.sources": "production.example_japanese",
    "ra.razed": "egy.ra.razed",
    "raze.japanese": "samurai.example_three",
    "raze.japanese-wood": "samurai.example_three",
    "route.drop": "com.hanse.route",
    "samurai.raises": "samurai.example_three",
    "send.pairs": "send.example_eight",
    "settlers.cost": "com.settlers.no_location_cost",
    "setup.first": "setup.first_player",
    "solo.enemy": "solo.raze_virtual",
    "solo.japanese": "solo.jap.vp_vp",
    "solo.japanese-order": "solo.jap.deal_order.1",
    "solo.line": "solo.attack.example",
    "solo.no-defence": "solo.production.romans",
    "solo.pair": "solo.attack.example",
    "solo.priority": "solo.attack.action_first",
    "solo.ranks": "solo.rank.60",
    "solo.variants": "solo.no_peaceful",
    "solo.win": "solo.end.equal",
    "sphinx.final": "egy.sphinx.end_not",
}


# Entries that tests of their own show.
ELSEWHERE: Final = (  # test_secrets_aztecs.py, test_prayers.py, test_rare_rules.py, test_citations.py
    *("ra.stored", "ra.visit", "prayer.colours", "route.unmarked", "advanced.many", "favour.all-held"),
    *("astrologers.before", "ra.own", "prayer.matching-guess", "raze.field", "prayer.colourless", "setup.lot"),
)

# What only a location that was taken over can come to: two players' tokens.
DEFENDED_TWICE: Final[Json] = {
    "A": {"faction": "egyptians", "goods": {"defense": 1}, "built": ["EGY013"]},
    "B": {"faction": "romans", "built": [{"card": "COM018", "defense": True, "ra": "A"}]},
    "do": [{"seat": "A", "act": "defend", "at": "COM018"}],
}


def cited() -> set[str]:
    """Rules that the code names, alone or in brackets."""
    words = list(strings(SOURCE))
    comments = [line for file in SOURCE.rglob("*.py") for line in file.read_text(encoding="utf-8").splitlines()]
    return {id for word in [*words, *comments] for id in re.findall(r"\[([a-z0-9_.-]+)\]", word)} | set(words)


def test_every_rule_is_cited_by_the_code() -> None:
    assert sorted(set(GAME.rules) - cited()) == []


def test_every_rule_that_refuses_is_made_once() -> None:
    sources = [file.read_text(encoding="utf-8") for file in SOURCE.rglob("*.py")]
    made = Counter([id for source in sources for id in re.findall(r'Rule\("([a-z.-]+)"\)', source)])
    assert [id for id, times in made.items() if times > 1] == []


class Curious(AztecScript):
    """Asks before every move which rules forbid others."""

    def __init__(self, s: Settlers) -> None:
        super().__init__(s)
        self.found: set[str] = set()

    def say(self, seat: int, move: Move) -> None:
        self.found |= refusals(self.s)
        super().say(seat, move)


def reached_by_vectors() -> set[str]:
    found = set()
    for vector in (*VECTORS, *AZTECS_VECTORS):
        if vector["id"] not in (*NOT_OFFERED, *AZTECS_NOT_OFFERED):
            script = Curious(position.make(vector))
            script.run(deepcopy(vector["do"]), vector["expect"].get("allowed", True))
            found |= told(script.s) | script.found
    return found


def test_a_location_has_one_defence_token() -> None:
    assert Script(position.make(DEFENDED_TWICE)).run(DEFENDED_TWICE["do"], False) == "defence.one"


def test_every_rule_is_reached_by_a_vector_or_a_golden_game() -> None:
    reached = (
        reached_by_vectors() | by_records(RECORDS) | refusals(position.make(DEFENDED_TWICE)) | by_reasons(REASONS)
    )
    assert sorted(set(GAME.rules) - reached - set(SHOWN) - set(ELSEWHERE)) == []
    assert unknown(GAME.rules, reached) == []


def test_rules_that_only_a_result_shows() -> None:
    assert sorted(set(SHOWN) - set(GAME.rules)) == []
    assert sorted(set(SHOWN.values()) - {vector["id"] for vector in (*VECTORS, *AZTECS_VECTORS)}) == []


# Rules that refuse only where nobody is asked at all, or only cards of packs.
NOT_REFUSING: Final = ("free.any-moment", "pay.may", "raze.field", "card.story-telling-stone")
