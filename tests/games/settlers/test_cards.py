"""The box: every card has a scenario, and all numbers agree with the rulebook and a second table of the cards."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import pytest

import deskovka
from deskovka.core.chance import Chance
from deskovka.games.settlers.law.effects import Gain
from deskovka.games.settlers.law.pieces import (
    ACTION,
    COLOURS,
    GOODS,
    KINDS,
    NEVER,
    NOTHING,
    PRODUCTION,
    RESOURCES,
    ROUNDS,
    STOCK,
    Title,
)
from deskovka.games.settlers.law.scoring import RANKS
from deskovka.games.settlers.law.state import Settlers
from games.settlers.second_scorer import BOARDS, CARDS, FACTS, Json
from games.settlers.test_vectors import VECTORS

GAME: Final = deskovka.game("settlers")
BOX: Final = GAME.box  # type: ignore[attr-defined]
COUNTS: Final[Json] = tomllib.loads(Path(__file__).with_name("counts.toml").read_text(encoding="utf-8"))
BOOK: Final[Json] = COUNTS["book"]
DECKS: Final = ("common", "barbarians", "romans", "egyptians", "japanese", "aztecs")
# The facts' words for the engine's goods.
WORDS: Final = {"settler": "worker", "defence": "defense", "common": "card_common", "faction": "card_faction"}
LOCATIONS: Final = [card for pool in BOX.pool for card in pool if BOX.titles[BOX.title[card]].set == "base"]
TITLES: Final = [title for title in BOX.titles if title.set == "base"]

# Every example that the rulebook prints, and the vectors that play it.
PRINTED: Final = {
    "production of the Japanese player": ["production.example_japanese"],
    "cleanup of the Japanese player": ["cleanup.example_japanese"],
    "building the Sentry Tower with a Mill": ["build.example_tower"],
    "what common and faction locations cost": ["build.example_wood_storage", "build.example_dark_altar"],
    "a deal with the Sentry Tower": ["deal.example_tower"],
    "razing from hand": ["raze.hand_example"],
    "razing the Armourer": ["raze.enemy_example"],
    "three action locations": ["activate.example_saboteurs", "activate.example_guild", "activate.example_castle"],
    "eight settlers at once": ["send.example_eight"],
    "a samurai and three tokens": ["samurai.example_three"],
    "the advanced lookout of three players": [*[f"row.3p.pick{i}" for i in range(1, 7)], "row.3p.end"],
    "the attack on the Market": ["solo.attack.example"],
}


def word(good: int) -> str:
    return WORDS.get(GOODS[good], GOODS[good])


def row(table: Any, card: int) -> dict[str, int]:
    """A row of costs by good."""
    return {word(good): int(table[card * STOCK + good]) for good in range(STOCK) if table[card * STOCK + good]}


def title_of(card: int) -> Title:
    title: Title = BOX.titles[BOX.title[card]]
    return title


# --- scenarios -------------------------------------------------------------------------------------------


def test_the_box_has_126_different_cards() -> None:
    assert len({title.name for title in TITLES}) == len(TITLES) == 126


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_every_card_is_used_somewhere(title: Title) -> None:
    ids = {BOX.ids[card] for card in LOCATIONS if title_of(card) is title}
    assert ids
    assert any(ids & set(vector.get("use", [])) for vector in VECTORS)


@pytest.mark.parametrize(
    "title", [title for title in TITLES if title.kind != PRODUCTION], ids=lambda title: title.name
)
def test_every_action_and_feature_is_refused_or_without_effect_somewhere(title: Title) -> None:
    ids = {BOX.ids[card] for card in LOCATIONS if title_of(card) is title}
    assert any(ids & set(vector.get("refuse", [])) for vector in VECTORS)


def test_every_printed_example_is_played() -> None:
    named = [id for ids in PRINTED.values() for id in ids]
    assert sorted(named) == sorted(vector["id"] for vector in VECTORS if vector.get("example"))


# --- the second table of the cards -----------------------------------------------------------------------


@pytest.mark.parametrize("card", LOCATIONS, ids=lambda card: BOX.ids[card])
def test_cards_agree_with_the_second_table(card: int) -> None:
    title, other = title_of(card), CARDS[BOX.ids[card]]
    assert (DECKS[BOX.deck[card]], KINDS[BOX.kind[card]]) == (other["deck"], other["type"])
    assert title.names["cs"] == other["name_cs"]
    assert {COLOURS[i] for i in range(len(COLOURS)) if BOX.colours[card] >> i & 1} == set(other["colors"])
    location = {"location": int(BOX.sites[card])} if BOX.sites[card] else {}
    assert row(BOX.cost, card) | location == other["cost"]
    assert Counter(word(good) for good in BOX.raze[card]) == Counter(other["raze"] or {})
    assert (None if BOX.deal[card] == NOTHING else word(BOX.deal[card])) == other["deal"]
    assert (title.effect_source == "S") == other["stand_in"]
    if BOX.kind[card] == ACTION:
        assert BOX.uses[card] == other["effect"]["uses_per_round"]
    assert bool(title.bonus) == bool(other["building_bonus"])
    assert (BOX.when[card] != NEVER) == bool(other["effect"].get("trigger"))


def test_the_second_table_has_no_other_cards() -> None:
    assert {BOX.ids[card] for card in LOCATIONS} == set(CARDS)
    attacks = {BOX.ids[card]: word(BOX.deal[card]) for card in BOX.attack_pool}
    assert attacks == {card["id"]: card["target_good"] for card in FACTS["attack_cards"]}


def test_boards_agree_with_the_second_table() -> None:
    for faction in BOX.factions[:4]:
        pairs = zip(faction.produces[::2], faction.produces[1::2], strict=True)
        assert {word(good): amount for good, amount in pairs} == BOARDS[faction.name]["production"]
        assert word(faction.keeps) == BOARDS[faction.name]["stored_good"]


# --- numbers of the rulebook -----------------------------------------------------------------------------


def gains(steps: Iterable[Any]) -> Counter[str]:
    """Goods that are gained without counting, choosing or copying."""
    found: Counter[str] = Counter()
    for step in steps:
        if isinstance(step, Gain):
            for good, amount in zip(step.goods[::2], step.goods[1::2], strict=True):
                found[word(good)] += amount
    return found


@pytest.mark.parametrize("deck", range(5), ids=DECKS[:5])
def test_counts_of_a_deck(deck: int) -> None:
    wanted, pool = COUNTS["facts"][DECKS[deck]], [card for card in LOCATIONS if BOX.deck[card] == deck]
    assert len(pool) == COUNTS["facts"]["cards"][DECKS[deck]] == BOOK[f"cards_{DECKS[deck]}"]
    copies = Counter(title_of(card).name for card in pool)
    assert len(copies) == wanted["different_names"]
    assert {str(n): count for n, count in Counter(copies.values()).items()} == wanted["names_by_copies"]
    assert Counter(KINDS[BOX.kind[card]] for card in pool) == wanted["types"]
    colours = Counter(COLOURS[i] for card in pool for i in range(len(COLOURS)) if BOX.colours[card] >> i & 1)
    colours["none"] = sum(not BOX.colours[card] for card in pool)
    assert +colours == wanted["colors"]
    cost = sum((Counter(row(BOX.cost, card)) for card in pool), Counter())
    cost["location"] = sum(int(BOX.sites[card]) for card in pool)
    assert {good: cost[good] for good in wanted["cost_total"]} == wanted["cost_total"]
    assert sum(1 for card in pool if BOX.sites[card]) == wanted["cards_with_location_in_cost"]
    assert sum(1 for card in pool if not BOX.sites[card] and not BOX.price[card]) == wanted["cards_without_cost"]
    assert Counter(word(good) for card in pool for good in BOX.raze[card]) == wanted["raze_total"]
    assert sum(1 for card in pool if not BOX.raze[card]) == wanted["cards_without_raze_field"]
    assert Counter(word(BOX.deal[card]) for card in pool if BOX.deal[card] != NOTHING) == wanted["deals"]
    assert {int(BOX.worth[card]) for card in pool} == {wanted["vp_each"]}
    producing = [card for card in pool if BOX.kind[card] == PRODUCTION]
    assert gains(step for card in producing for step in BOX.does[card]) == wanted["fixed_production_total"]
    assert gains(step for card in pool for step in BOX.bonus[card]) == wanted["fixed_bonus_total"]
    assert sum(1 for card in pool if BOX.bonus[card]) == wanted["cards_with_building_bonus"]
    uses = Counter(str(BOX.uses[card]) for card in pool if BOX.kind[card] == ACTION)
    assert uses == wanted["action_uses"]
    assert sum(1 for card in pool if BOX.when[card] != NEVER) == wanted["features_with_trigger"]
    guessed = [title_of(card).name for card in pool if title_of(card).effect_source == "S"]
    assert (len(guessed), len(set(guessed))) == (wanted["stand_in_cards"], wanted["stand_in_names"])


def test_raze_fields_of_common_cards() -> None:
    pairs = Counter("+".join(sorted(word(good) for good in BOX.raze[card])) for card in BOX.pool[0])
    del pairs[""]
    assert pairs == COUNTS["facts"]["raze_pairs_common"]


def test_totals() -> None:
    assert len(LOCATIONS) + len(BOX.attack_pool) == BOOK["cards_all"] == 220
    assert len(BOX.attack_pool) == BOOK["cards_attack"]
    assert len([faction for faction in BOX.factions if not faction.expansion]) == BOOK["faction_boards"]
    assert ROUNDS == BOOK["rounds"]
    allowed = [seats for seats in GAME.seats if not GAME.check(seats)]
    assert (min(allowed), max(allowed)) == (BOOK["players_min"], BOOK["players_max"])
    assert len(RANKS) + 1 == BOOK["solo_ranks"]
    totals = COUNTS["facts"]["totals"]
    assert Counter(KINDS[BOX.kind[card]] for card in LOCATIONS) == totals["types"]
    assert sum(title_of(card).effect_source == "S" for card in LOCATIONS) == totals["stand_in_cards"]
    assert sum(title.effect_source == "S" for title in TITLES) == totals["stand_in_names"]
    assert RESOURCES == 3


# --- the catalogue ---------------------------------------------------------------------------------------


def test_every_move_stands_in_the_catalogue_once() -> None:
    moves = GAME.moves.all
    assert [move.id for move in moves] == list(range(len(moves)))
    assert len({repr(move) for move in moves}) == len(moves)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_attack_cards_and_lookout_of_a_whole_game(seats: int) -> None:
    """How many cards are turned over in five rounds."""
    s = GAME.start(seats, 5)
    assert isinstance(s, Settlers)
    chance = Chance(5)
    while not s.is_over():
        seat = s.to_act()[0]
        legal = s.legal(seat)
        assert all(GAME.moves.all[move.id] is move for move in legal)
        s.play(seat, legal[chance.below(len(legal))])
    told = Counter(type(event).__name__ for event in s.log or [])
    assert told["RoundBegan"] == BOOK["rounds"]
    if seats == 1:
        assert told["AttackRevealed"] == BOOK["attack_cards_revealed_in_a_game"]
        assert told["VirtualTook"] == BOOK["solo_lookout_to_virtual"] * ROUNDS
    else:
        assert told["CardDrafted"] == 2 * seats * ROUNDS
        assert told["RowLaid"] == 2 * ROUNDS
