"""Packs of Katan – Duel: decks of one's own, corrected cards, numbers and regions; mistakes name their line."""

from __future__ import annotations

import json
import random
import tomllib
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest

import deskovka
from deskovka.core.pack import PackProblem
from deskovka.core.record import parse
from deskovka.games.katan_duel.game import KatanDuelGame
from games.katan_duel.invariants import broken

PLAIN = cast(KatanDuelGame, deskovka.game("katan-duel"))
HEAD = 'game = "katan-duel"\n'
NAME = 'name = { cs = "Můj", en = "Mine" }\n'
DECK = """game = "katan-duel"
[deck.mine]
name = { cs = "Můj", en = "Mine" }
start = ["base.abbey", "base.scout", "base.storehouse"]
events = ["invention", "feud", "riots", "year_of_plenty"]
[deck.mine.cards]
base.brick_factory = 1
base.grain_mill = 1
base.iron_foundry = 1
base.lumber_camp = 1
base.weavers_shop = 1
base.marketplace = 1
base.brick_ship = 1
base.large_trade_ship = 1
base.inga = 1
base.siglind = 1
base.merchant_caravan = 2
base.scout = 1
base.goldsmith = 2
base.brigitta = 2
base.storehouse = 1
gold.merchant_guild = 1
gold.harbor = 1
gold.mint = 2
turmoil.drill_ground = 1
progress.university = 2
progress.library = 2
progress.bath_house = 2
progress.pharmacy = 1
"""
RED = {"lumber": [2], "brick": [3], "ore": [5], "grain": [6], "wool": [4], "gold": [1]}
Write = Callable[..., Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    def call(words: str, name: str = "mine.toml") -> Path:
        path = tmp_path / name
        path.write_text(words, encoding="utf-8")
        return path

    return call


def packed(*paths: Path) -> KatanDuelGame:
    return cast(KatanDuelGame, deskovka.game("katan-duel", paths))


def region(id: str, **numbers: list[int]) -> str:
    return f"{id} = {{ {', '.join(f'{good} = {its}' for good, its in numbers.items())}, source = 'R' }}\n"


def card(g: KatanDuelGame, name: str) -> Any:
    return g.box.cards[g.box.names.index(name)]


# --- decks -----------------------------------------------------------------------------------------------


def test_a_deck_file_adds_a_value_that_each_seat_may_choose(write: Write) -> None:
    g = packed(write(DECK))
    deck = g.options["deck"]
    assert deck.values == (*PLAIN.options["deck"].values, "mine")
    assert [deck.value_title("mine", lang) for lang in ("cs", "en")] == ["Můj", "Mine"]
    assert deck.value_title("commerce", "cs") == "obchod"
    assert g.content != PLAIN.content and "deck-mine" not in [item.id for item in g.components.stand_ins()]
    options = {"mode": "tournament", "deck": ("mine", "strength")}
    s = cast(Any, g.start(2, 7, options))
    half = len(g.box.cards) // 2
    mine = Counter(g.box.names[c] for c in s.mode.pool if c < half)
    yours = {g.box.names[c] for c in s.mode.pool if c >= half}
    assert mine.total() == 33 and mine["progress.university"] == 2 and mine["base.scout"] == 2
    assert "turmoil.archer" in yours and "turmoil.archer" not in mine


def test_a_tournament_with_a_deck_of_ones_own_is_played_and_replayed(write: Write) -> None:
    path = write(DECK)
    g = packed(path)
    table = deskovka.Table(g, 2, 3, {"mode": "tournament", "deck": ("mine", "mine")})
    chance = random.Random(1)
    for _ in range(300):
        asked = table.state.to_act()
        if not asked:
            break
        moves = table.state.legal(asked[0])
        table.play(asked[0], moves[chance.randrange(len(moves))])
    assert broken(cast(Any, table.state)) == []
    text = table.record().text()
    assert parse(text, [path]).replay().digest() == table.state.digest()
    with pytest.raises(deskovka.BadRecord) as caught:
        parse(text)
    assert "mine" in caught.value.say("en")


def test_a_table_with_a_deck_of_ones_own_is_told_and_drawn(write: Write) -> None:
    g = packed(write(DECK))
    s = g.start(2, 3, {"mode": "tournament", "deck": ("mine", "mine")})
    seat = s.to_act()[0]
    view, legal = s.view(seat), s.legal(seat)
    assert g.show.description(view, "cs") and g.show.picture(view, legal, "cs")
    assert all(g.show.about(move, view, "cs") is not None for move in legal)


def test_a_deck_without_a_name_is_called_by_its_id_and_ours_can_be_replaced(write: Write) -> None:
    g = packed(write(DECK.replace(NAME, "").replace("deck.mine", "deck.strength")))
    assert g.options["deck"].value_title("strength", "cs") == "síla"
    assert g.box.supply.decks["strength"].start[0] == "base.abbey"
    nameless = packed(write(DECK.replace(NAME, ""), "other.toml"))
    assert nameless.options["deck"].value_title("mine", "cs") == "mine"


def test_json_will_do(write: Write) -> None:
    assert packed(write(json.dumps(tomllib.loads(DECK)), "mine.json")).content == packed(write(DECK)).content


@pytest.mark.parametrize(
    ("old", "new", "line", "says"),
    [
        ("base.abbey", "base.abbot", 4, 'no card "base.abbot" in the box'),
        ("base.inga = 1", "base.ingrid = 1", 15, 'no card "base.ingrid" in the box'),
        ("base.inga = 1", "bass.inga = 1", 15, '"bass" has no place here'),
        ("base.inga = 1", '"base.inga" = 1', 15, '"base.inga" has no place here; there may be: base, gold'),
        ("base.inga = 1", "base.inga = 2", 15, '"base.inga" 2 times, but the box has only 1'),
        ("base.inga = 1", "base.inga = 0", 15, "from 1 to 9"),
        ("base.inga = 1", 'base.inga = "one"', 15, "from 1 to 9"),
        ("base.scout = 1", "base.scout = 2", 18, "3 times, but the box has only 2"),
        ('"base.storehouse"]', '"base.storehouse", "base.inga"]', 15, "base.inga"),
        ('"base.storehouse"]', '"base.storehouse", "gold.moneylender"]', 4, "3 cards, here are 4"),
        ('"base.storehouse"]', '"gold.gold_cache", "gold.gold_cache"]', 4, "gold.gold_cache"),
        ("base.inga = 1\n", "", 6, "The stacks should have 30 cards, here are 29"),
        ('"invention", ', '"invention", "yule", ', 5, '"yule" has no place here'),
        ('"invention", ', '"party", ', 5, '"party" has no place here'),
        ('"riots"', '"riots", "riots"', 5, '"riots" may be added once at most'),
        ('"invention", ', "", 5, "4 events, here are 3"),
        ("[deck.mine]", "[deck.Mine]", 2, '"Mine"'),
        ("start =", "begin =", 2, '"start" is missing'),
        ("[deck.mine]\n", "[desk.mine]\n", 2, '"desk" has no place here'),
    ],
)
def test_a_wrong_deck_is_one_sentence_with_its_line(
    write: Write, old: str, new: str, line: int, says: str
) -> None:
    assert old in DECK
    with pytest.raises(PackProblem) as caught:
        packed(write(DECK.replace(old, new)))
    said = caught.value.say("en")
    assert said.startswith(f"mine.toml, line {line}: ") and says in said and said.endswith(".")
    assert caught.value.say("cs").startswith(f"mine.toml, řádek {line}: ")


def test_other_numbers_leave_out_our_decks_that_do_not_fit(write: Write) -> None:
    numbers = HEAD + '[numbers]\ntournament_stack_size = { value = 9, source = "R" }\n'
    with pytest.raises(PackProblem, match="line 2: No tournament deck fits"):
        packed(write(numbers))
    small = DECK.replace("base.inga = 1\nbase.siglind = 1\n", "").replace("base.brick_ship = 1\n", "")
    g = packed(write(numbers), write(small, "small.toml"))
    assert g.options["deck"].values == ("mine",) and g.options["deck"].default == "mine"
    assert {item.id for item in g.components.stand_ins()} == {
        "tournament_target",
        "tournament_stacks",
        "tournament_hand",
    }
    assert [stack.size for stack in cast(Any, g.start(2, 1, {"mode": "tournament"})).mode.stacks] == [9] * 6


# --- cards, numbers, regions -----------------------------------------------------------------------------


def test_the_data_in_force_come_back_from_their_export(write: Write) -> None:
    again = packed(write(PLAIN.components.export()))
    assert again.content == PLAIN.content
    assert again.components.export() == PLAIN.components.export()
    assert again.data == PLAIN.data


def test_corrected_cards_are_played_with(write: Write) -> None:
    g = packed(
        write(
            HEAD
            + "[card]\n"
            + 'base.abbey = { cost = { gold = 2 }, progress = 2, copies = 2, half_moons = 0, source = "R" }\n'
            + 'base.inga = { cost = { ore = 1 }, strength = 4, copies = 1, half_moons = 0, source = "S" }\n'
            + '[numbers]\ntournament_target = { value = 14, source = "R" }\n'
            + "[region]\n"
            + region("stack", lumber=[2, 6], brick=[1, 5], ore=[2, 4], grain=[1, 3], wool=[5, 6], gold=[2, 3])
        )
    )
    abbey = card(g, "base.abbey")
    assert (abbey.cost, abbey.once, abbey.plentiful) == ("AA", False, True), "what it does stays"
    assert g.content != PLAIN.content
    assert [item.id for item in g.components.stand_ins()].count("base.inga") == 1
    assert "tournament_target" not in [item.id for item in g.components.stand_ins()]
    assert g.start(2, 1, {"mode": "tournament"}).mode.target == 14  # type: ignore[attr-defined]
    assert list(g.box.land_number)[12:14] == [2, 6]
    s = g.start(2, 5)
    chance = random.Random(2)
    for _ in range(200):
        if s.to_act():
            moves = s.legal(s.to_act()[0])
            s.play(s.to_act()[0], moves[chance.randrange(len(moves))])
    assert broken(cast(Any, s)) == []


def test_each_correction_changes_the_content(write: Write) -> None:
    once = 'base.inga = { cost = { ore = 1 }, once = true, copies = 1, half_moons = 0, source = "P" }'
    target = '[numbers]\ntournament_target = { value = 12, source = "P" }'
    found = {packed(write(HEAD + words)).content for words in (f"[card]\n{once}\n", f"{target}\n")}
    assert len(found | {PLAIN.content}) == 3


@pytest.mark.parametrize(
    ("words", "line", "says"),
    [
        ("[card]\nbase.inga = { copies = 2, half_moons = 0, source = 'R' }", 3, "36 cards in all (base)"),
        ("[card]\nbase.inga = { copies = 1, half_moons = 1, source = 'R' }", 3, "0 half-moons in all"),
        ("[card]\nbase.inga = { copies = 1, half_moons = 2, source = 'R' }", 3, "more cards with a half-moon (2)"),
        ("[card]\nbase.inga = { half_moons = 0, source = 'R' }", 3, "copies"),
        ("[card]\nbase.scout = { cost = {}, copies = 2, half_moons = 0, source = 'R' }", 3, '"cost" has no place'),
        ("[card]\nbase.inga = { cost = { silver = 1 }, copies = 1, half_moons = 0, source = 'R' }", 3, "silver"),
        ("[card]\nbase.inga = { once = 1, copies = 1, half_moons = 0, source = 'R' }", 3, "true or false"),
        ("[card]\nbase.inga = { copies = 1, half_moons = 0, source = 'X' }", 3, '"X" has no place here'),
        ("[card]\nbase.inga = 3", 3, "a table"),
        ("[card]\ngold.inga = { copies = 1, half_moons = 0, source = 'R' }", 3, "inga"),
        ("[card]\ngold.merchant_guild = { copies = 3, half_moons = 1, source = 'R' }", 3, "gold.merchant_guild"),
        ("[event]\nbase.yule = { copies = 2, half_moons = 0, source = 'R' }", 3, "cards in all"),
        ("[numbers]\ntournament_stacks = { value = 4, source = 'R' }", 3, "from 1 to 3"),
        ("[numbers]\ntournament_speed = { value = 4, source = 'R' }", 3, "tournament_speed"),
        ("[region]\n" + region("red", **{**RED, "lumber": [2, 3]}), 3, '1 "lumber"'),
        ("[region]\n" + region("red", **{**RED, "lumber": [7]}), 3, "from 1 to 6"),
    ],
)
def test_a_wrong_correction_is_one_sentence_with_its_line(write: Write, words: str, line: int, says: str) -> None:
    with pytest.raises(PackProblem) as caught:
        packed(write(HEAD + words + "\n"))
    said = caught.value.say("en")
    assert said.startswith(f"mine.toml, line {line}: ") and says in said
    assert caught.value.say("cs").startswith(f"mine.toml, řádek {line}: ")
