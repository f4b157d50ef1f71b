"""The index of the rules: the code cites each entry, and a vector, a golden game or a reason reaches it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import deskovka
from deskovka.core.record import read
from games.katan_duel import position
from games.katan_duel.script import Script
from games.katan_duel.test_reasons import FILE as REASONS
from games.katan_duel.test_records import RECORDS
from games.katan_duel.test_vectors import NOT_OFFERED, VECTORS
from games.reached import by_reasons, refusals, strings, told, unknown

GAME: Final = deskovka.game("katan-duel")
SOURCE: Final = Path(__file__).parents[3] / "src" / "deskovka" / "games" / "katan_duel"

# Entries that no event and no refusal names: the vectors whose result shows them.
SHOWN: Final = {
    "action.any-order": "hand.several_cards",
    "action.conditions": "archer.no_target",
    "action.discard": "hand.action_no_cost",
    "action.once-placed": "condition.later_loss",
    "advantage.below-three": "tokens.below_three_faq",
    "advantage.point": "tokens.both",
    "attack.chooses": "archer.unit",
    "attack.covered": "arsonist.town_hall",
    "attack.decline": "defence.declined",
    "attack.discarded": "defence.lookout_1",
    "attack.under-stack": "archer.unit",
    "build.discount": "drill.choice",
    "build.effect": "ship.new_ship_at_once",
    "build.expansion": "abbey.example",
    "build.order": "abbey.example",
    "centre.safe": "removal.centre",
    "city.neighbours": "booster.other_row",
    "city.sites": "city.outer_site",
    "discard.open": "discard.open_option",
    "discard.top": "discard.only_top",
    "doctor.range": "doctor.two_regions",
    "draw.any-stack": "draw.fill_up",
    "event.after-production": "event_card.after_production",
    "event.before-production": "brigand.before_production",
    "event.harvest-adds": "harvest.two_toll_bridges",
    "event.order": "riots.both_players",
    "event.under": "event_card.under",
    "exchange.ship": "ship.several_times",
    "fire.arsonist": "arsonist.fire_brigade",
    "goal.end-of-turn": "end.not_in_the_middle",
    "goal.points": "tokens.both",
    "goods.any": "harvest.no_room_at_all",
    "goods.cache": "gold_cache.no_production",
    "goods.pay": "pay.choice_of_region",
    "goods.pay-any": "exchange.search",
    "goods.spread": "three_field_system.spread",
    "mint.each": "mint.removed",
    "moneylender.count": "moneylender.two",
    "points.cards": "festival_hall.points",
    "points.commerce": "tokens.three_commerce",
    "points.places": "city.example",
    "points.progress": "draw.abbey_limit",
    "points.skill": "celebration.red_more",
    "points.strength": "carl.strength",
    "relocation.placement": "relocation.red_between_cities",
    "riots.count": "riots.irmgard_refused",
    "roll.before": "before_roll.reiner_and_brigitta",
    "roll.combined": "before_roll.reiner_and_brigitta",
    "search.order": "exchange.search",
    "settlement.above-below": "settlement.other_way_round",
    "setup.duel-events": "setup.duel.events",
    "setup.duel-stacks": "setup.duel.stacks",
    "setup.goods": "setup.intro.layout",
    "setup.offered": "guild.not_to_hand",
    "setup.principality": "setup.intro.layout",
    "setup.stacks": "setup.intro.stacks",
    "setup.start-equal": "setup.intro.starter_tie",
    "setup.theme-stacks": "setup.gold.stacks",
    "take.choice": "trade_event.asks",
    "take.keeps": "moneylender.no_room",
    "take.source": "gudrun.source_by_opponent",
    "take.source-all": "trade_event.asks",
    "tournament.deck": "tournament.setup",
    "tournament.discard": "tournament.stolen_card_discard",
    "tournament.goods": "tournament.setup",
    "tournament.prepare": "tournament.prep_goes_on",
}


def cited() -> set[str]:
    """Rules that the code names, alone or in brackets; a card's entry bears its name."""
    words = list(strings(SOURCE))
    found = {id for word in words for id in re.findall(r"\[([a-z0-9_.-]+)\]", word)} | set(words)
    return found | set(GAME.box.rule_ids) | set(GAME.box.event_rules)  # type: ignore[attr-defined]


def test_every_rule_is_cited_by_the_code() -> None:
    assert sorted(set(GAME.rules) - cited()) == []


def reached_by_vectors() -> set[str]:
    found = set()
    for vector in VECTORS:
        if vector["id"] not in NOT_OFFERED:
            s = position.make(vector)
            Script(s).run([dict(step) for step in vector["do"]], vector["expect"].get("allowed", True))
            found |= told(s) | refusals(s)
    return found


def reached_by_records() -> set[str]:
    found = set()
    for path in RECORDS:
        for number, s in enumerate(read(path).states()):
            if number % 50 == 0:
                found |= refusals(s)
        found |= told(s)
    return found


def test_every_rule_is_reached_by_a_vector_or_a_golden_file() -> None:
    reached = reached_by_vectors() | reached_by_records() | by_reasons(REASONS)
    assert sorted(set(GAME.rules) - reached - set(SHOWN)) == []
    assert unknown(GAME.rules, reached) == []


def test_rules_that_only_a_result_shows() -> None:
    assert sorted(set(SHOWN) - set(GAME.rules)) == []
    assert sorted(set(SHOWN.values()) - {vector["id"] for vector in VECTORS}) == []
