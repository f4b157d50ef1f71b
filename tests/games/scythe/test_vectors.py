"""The second pair of eyes: positions written from the rulebook by someone who has not seen the engine."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any, Final

import pytest

from deskovka.core.value import to_json
from deskovka.games.scythe.law import scoring
from deskovka.games.scythe.law.chapters.bottom import bottom_cost
from deskovka.games.scythe.law.chapters.combat import Dials, card_limit
from deskovka.games.scythe.law.chapters.gaining import produce_cost
from deskovka.games.scythe.law.chapters.moving import Travel
from deskovka.games.scythe.law.control import controls
from deskovka.games.scythe.law.events import CardStolen
from deskovka.games.scythe.law.moves import Bottom as BottomMove
from deskovka.games.scythe.law.moves import Done, Fight, Go, Option, Section, Skip, Take, Top, Unit
from deskovka.games.scythe.law.moves import Place as PlaceMove
from deskovka.games.scythe.law.objectives import is_fulfilled
from deskovka.games.scythe.law.pieces import BOTTOMS, FACTORY_SECTION, NOTHING, TOPS, VALUES
from deskovka.games.scythe.law.pieces import GOODS as ALL_GOODS
from deskovka.games.scythe.law.state import Scythe, all_workers, is_upgraded, left_of, mat_of, stars_of
from games.scythe import position
from games.scythe.position import SEATS, SLOTS, Json, describe, name_of, objective_in, place_in, section_name
from games.scythe.script import UNITS, Script

VECTORS: Final[list[Json]] = tomllib.loads(Path(__file__).with_name("vectors.toml").read_text(encoding="utf-8"))[
    "vector"
]

QUESTIONS: Final = {
    "section": ("ChooseSection",),
    "bottom": ("BottomAction",),
    "fight": ("ChooseBattle",),
    "ability": ("UseArtillery",),
    "dial": ("Dials",),
    "encounter": ("ChooseOption", "ChooseBlind"),
    "factory_pick": ("TakeFactory",),
}
TIES: Final = ("coins", "pieces", "power", "popularity", "resources", "territories", "stars")
COMPARED: Final = (
    *("power", "popularity", "coins", "character", "workers", "mechs", "structures", "abilities", "upgrades"),
    *("recruits", "stars", "cards", "objectives", "factory", "last"),
)
BASE_VALUES: Final = (2, 1, 1, 2, 2, 1)  # of the six slots


@pytest.mark.parametrize("vector", VECTORS, ids=[v["id"] for v in VECTORS])
def test_vector(vector: Json) -> None:
    s = position.make(vector)
    before = [describe(s, seat) for seat in range(s.seats)]
    lay = position.resources(s)
    expect = vector["expect"]
    rule = Script(s).run(deepcopy(vector["do"]), expect["allowed"])
    if "reach" in expect:
        assert reach(s, expect["reach"]) == set(expect["reach"]["to"])
    if not expect["allowed"]:
        assert rule == expect["rule"], expect["reason"]
        return
    assert rule is None, f"refused by {rule}"
    for seat in range(s.seats):
        compare_seat(s, vector, seat, before[seat])
    if not expect.get("only_named"):
        wanted = lay | expect.get("resources", {})
        assert position.resources(s) == {hex: pile for hex, pile in wanted.items() if pile}
    compare_board(s, expect, before)
    compare_numbers(s, expect)
    compare_end(s, expect)
    compare_course(s, expect)
    for fact in expect.get("knows", []):
        assert knows(s, SEATS.index(fact["seat"]), fact["what"]) == fact["yes"], fact["what"]
    for name, wanted in expect.get("setup", {}).items():
        assert SETUP[name](s, wanted) == wanted, name


# --- players ---------------------------------------------------------------------------------------------


def plain(key: str, value: Any) -> Any:
    """What is compared: order and pairings that make no difference are left out."""
    if key in ("stars", "cards", "abilities", "objectives"):
        return sorted(value)
    if key == "upgrades":
        pairs = [upgrade.split(">") for upgrade in value]
        return sorted(pair[0] for pair in pairs), sorted(pair[1] for pair in pairs)
    return (sorted(value), sorted(value.values())) if key == "recruits" else value


def wanted_of(vector: Json, letter: str, key: str, before: Json) -> Any:
    """A value after the steps."""
    named = vector["expect"].get(letter, {})
    if key in named:
        return named[key]
    if f"{key}_add" in named:
        more = named[f"{key}_add"]
        return before[key] | more if isinstance(more, dict) else before[key] + more
    if key == "last":
        chosen = [step["section"] for step in vector["do"] if step["act"] == "section" and step["seat"] == letter]
        return [before[key], *chosen][-1]
    return before[key]


def compare_seat(s: Scythe, vector: Json, seat: int, before: Json) -> None:
    """What is named is so; all that is not named stays as it was."""
    letter = SEATS[seat]
    named = vector["expect"].get(letter, {})
    after = describe(s, seat)
    if "cards_n" in named:
        assert len(after["cards"]) == named["cards_n"]
    if "cards_add_n" in named:
        spent = Counter(vector_cards_spent(vector, letter))
        assert len(after["cards"]) == len(before["cards"]) - spent.total() + named["cards_add_n"]
    counted = "cards_n" in named or "cards_add_n" in named
    for key in COMPARED:
        if (key == "cards" and counted) or (vector["expect"].get("only_named") and key not in named):
            continue
        wanted = wanted_of(vector, letter, key, before)
        assert plain(key, after[key]) == plain(key, wanted), f"{letter}: {key}"
    for action, cost in named.get("bottom_cost", {}).items():
        assert bottom_cost(s, seat, BOTTOMS.index(action)) == cost
    for slot, value in named.get("top_value", {}).items():
        cube = SLOTS.index(slot)
        assert BASE_VALUES[cube] + is_upgraded(s, seat, cube) == value


def vector_cards_spent(vector: Json, letter: str) -> list[int]:
    """Combat cards that the steps of a player spend."""
    steps = [step for step in vector["do"] if step["seat"] == letter]
    spent = [card for step in steps if step["act"] == "dial" for card in step["cards"]]
    return spent + [step["card"] for step in steps if "card" in step and step["act"] != "factory_pick"]


# --- the board -------------------------------------------------------------------------------------------


def compare_board(s: Scythe, expect: Json, before: list[Json]) -> None:
    """Control, tokens, decks."""
    for hex, letter in expect.get("control", {}).items():
        place = s.box.places.index(hex)
        assert "".join(SEATS[seat] for seat in range(s.seats) if controls(s, seat, place)) == letter, hex
    for hex, there in expect.get("encounters", {}).items():
        assert (hex in position.tokens(s)) == there
    if "encounter_bottom" in expect:  # a card that was met does not come back
        assert s.met[-1] == expect["encounter_bottom"] - 1
        assert s.met[-1] not in s.encounters
    if "factory_deck" in expect:
        assert sorted(s.factory) == [number - 1 for number in sorted(expect["factory_deck"])]
    if "combat_deck_n" in expect:
        assert len(s.deck) == expect["combat_deck_n"]
    if "combat_discard_n" in expect:
        assert len(s.discard) == expect["combat_discard_n"]
    if "returned_cards" in expect:
        held = [number for seat in range(s.seats) for number in describe(s, seat)["objectives"]]
        gone = [number for seat in before for number in seat["objectives"] if number not in held]
        assert sorted(gone) == sorted(expect["returned_cards"])


def reach(s: Scythe, wanted: Json) -> set[str]:
    """Where the move of a unit can end, tried out."""
    seat = SEATS.index(wanted["seat"])
    t = s.clone()
    t.section[seat] = NOTHING
    if wanted.get("factory_move"):
        opening = [Section(FACTORY_SECTION), Skip(), BottomMove(1)]
    else:
        opening = [Section(position.section_in(s, seat, "move")), Top(0)]
    for move in opening:
        t.play(seat, move)
    start = place_in(s, seat, wanted["from"])
    unit = Unit(UNITS.index(wanted["unit"]), start)
    if t.forbids(seat, unit) is not None:
        return set()
    t.play(seat, unit)
    found: set[int] = set()
    tried: set[tuple[int, int]] = set()
    go_on(t, seat, found, tried)
    return {name_of(s, seat, place) for place in found - {start}}


def go_on(s: Scythe, seat: int, found: set[int], tried: set[tuple[int, int]]) -> None:
    """Take every further step."""
    asking = s.asking
    assert isinstance(asking, Travel)
    if (asking.at, asking.steps) in tried:
        return
    tried.add((asking.at, asking.steps))
    for move in s.legal(seat):
        if isinstance(move, Done):
            found.add(asking.at)
        elif isinstance(move, Go):
            t = s.clone()
            t.play(seat, move)
            if isinstance(t.asking, Travel):
                go_on(t, seat, found, tried)
            else:
                found.add(move.place)


# --- numbers ---------------------------------------------------------------------------------------------


def compare_numbers(s: Scythe, expect: Json) -> None:
    """Costs, limits, objectives and tiles."""
    if "produce_cost" in expect:
        cost = produce_cost(s, 0)
        found = {ALL_GOODS[cost[i]]: cost[i + 1] for i in range(0, len(cost), 2)}
        assert found == expect["produce_cost"]
    for limit in expect.get("limits", []):
        seat = SEATS.index(limit["seat"])
        assert isinstance(s.asking, Dials)
        dials = [move for move in s.legal(seat) if isinstance(move, Fight)]
        assert max(dial.power for dial in dials) == limit["dial"]
        put_in = max(dial.twos + dial.threes + dial.fours + dial.fives for dial in dials)
        assert limit["cards"] in (put_in, card_limit(s, seat, s.asking.place))
    if "objective" in expect:
        wanted = expect["objective"]
        number = objective_in(s.box, wanted["number"])
        assert is_fulfilled(s, SEATS.index(wanted["seat"]), number) == wanted["done"]
    if "tile" in expect:
        wanted = expect["tile"]
        seat = SEATS.index(wanted["seat"])
        assert scoring.tile_count(s, s.box.tiles[s.tile], scoring.own_sites(s, seat)) == wanted["count"]
        assert scoring.tile_coins(s, seat) == wanted["coins"]


def compare_end(s: Scythe, expect: Json) -> None:
    """Coins, where they come from, and who wins by what."""
    score = s.score()
    for letter, coins in expect.get("final", {}).items():
        assert score.points[SEATS.index(letter)] == coins, letter
    for letter, wanted in expect.get("sources", {}).items():
        assert score.why[SEATS.index(letter)] == wanted
    if "winner" in expect:
        assert [SEATS[seat] for seat in score.winners] == expect["winner"]
        assert decided_by(s, score.points, score.winners) == expect["decided_by"]


def decided_by(s: Scythe, points: tuple[int, ...], winners: tuple[int, ...]) -> str:
    """The first number in which nobody equals the winner."""
    if len(winners) > 1:
        return "shared"
    keys = [(points[seat], *scoring.tie_breakers(s, seat)) for seat in range(s.seats)]
    best = keys.pop(winners[0])
    return next(name for i, name in enumerate(TIES) if all(key[: i + 1] != best[: i + 1] for key in keys))


def compare_course(s: Scythe, expect: Json) -> None:
    """Whose turn it is, what is asked, whether the game is over."""
    if expect["allowed"] and ("over" in expect or s.is_over()) and "final" not in expect:
        assert s.is_over() == expect.get("over", "tile" in expect or "sources" in expect)
    if "next" in expect:
        assert s.active == SEATS.index(expect["next"])
        assert type(s.asking).__name__ == "ChooseSection"
    if "asks" in expect:
        ask = expect["asks"]
        seat = SEATS.index(ask["seat"])
        assert seat in s.to_act()
        assert type(s.asking).__name__ in QUESTIONS[ask["question"]]
        if "choices" in ask:
            assert choices(s, seat) == set(ask["choices"])


def choices(s: Scythe, seat: int) -> set[Any]:
    """What the player can choose from, in the vectors' words."""
    found: set[Any] = set()
    for move in s.legal(seat):
        if isinstance(move, Section):
            found.add(section_name(s, seat, move.section))
        elif isinstance(move, PlaceMove):
            found.add(name_of(s, seat, move.place))
        elif isinstance(move, Option):
            found.add("ABC"[move.number])
        elif isinstance(move, Take):
            found.add(move.card + 1)
    return found


# --- knowledge -------------------------------------------------------------------------------------------


def knows(s: Scythe, seat: int, what: str) -> bool:
    """Does a seat know what the vector names?"""
    view = s.view(seat)
    table = view.table
    letters = [word for word in what.split() if word in SEATS]
    who = SEATS.index(letters[0]) if letters else -1
    if what.startswith(("objectives of", "the other objective of")):
        return bool(table["objectives"][who]) and -1 not in table["objectives"][who]
    if what == "undealt objectives":
        return len({tuple(map(tuple, s.resample(seat, seed).objectives)) for seed in range(9)}) == 1
    if what == "factory deck":
        return -1 not in table["factory"]
    if what.startswith(("number of combat cards of", "number of combat cards A holds")):
        return len(table["hand"][who]) == len(s.hand[who])
    if what.startswith("values of combat cards of"):
        return -1 not in table["hand"][who]
    if what.startswith("coins of"):
        return bool(table["coins"][who] == s.coins[who])
    if what.startswith("order of the"):
        return -1 not in table["deck" if "combat" in what else "encounters"]
    if what.startswith(("dial of", "number of cards", "cards A put in")):
        return knows_dial(s, seat, who)
    if what == "which card was taken":
        (stolen,) = [event for event in s.events(seat) if isinstance(event, CardStolen)]
        return bool(table["hand"][stolen.seat][-1] in VALUES)
    if what == "the encounter card":
        return bool(table["met"][-1] == s.met[-1])
    if what.startswith("Factory card of"):
        return bool(table["factory_card"][who] == s.factory_card[who])
    if what.startswith("that A could reveal"):
        dream = [s.resample(seat, seed) for seed in range(40)]
        return len({any(is_fulfilled(d, who, number) for number in d.objectives[who]) for d in dream}) == 1
    assert what.startswith("objective 15 was fulfilled")
    return any(type(event).__name__ == "ObjectiveRevealed" for event in s.events(seat))


def knows_dial(s: Scythe, seat: int, who: int) -> bool:
    """A dial is known when all are in, and before that to its owner alone."""
    if s.answers and s.answers[who] is not None:
        return bool(s.view(seat).answers[who] == to_json(s.answers[who]))
    return any(type(event).__name__ == "Fought" for event in s.events(seat))


# --- the fresh game --------------------------------------------------------------------------------------


def both(s: Scythe, of: Callable[[int], int]) -> int:
    """The same for every seat."""
    (found,) = {of(seat) for seat in range(s.seats)}
    return found


def fresh_seat(s: Scythe, wanted: Json) -> Json:
    """What the vector names of seat A."""
    player = describe(s, 0)
    sections = mat_of(s, 0).sections
    player |= {
        "cards_n": len(player["cards"]),
        "objectives_n": len(player["objectives"]),
        "sections": [[TOPS[section.top], BOTTOMS[i]] for i, section in enumerate(sections)],
        "bottom_cost": {BOTTOMS[i]: bottom_cost(s, 0, i) for i in range(4)},
        "bottom_coins": {BOTTOMS[i]: section.coins for i, section in enumerate(sections)},
    }
    return {name: player[name] for name in wanted}


def all_combat(s: Scythe) -> list[int]:
    return [*s.deck, *s.discard, *[card for hand in s.hand for card in hand]]


SETUP: Final[dict[str, Callable[[Scythe, Any], Any]]] = {
    "A": fresh_seat,
    "factory_deck": lambda s, w: len(s.factory),
    "encounters": lambda s, w: len(position.tokens(s)),
    "tiles": lambda s, w: [s.tile].count(s.tile),
    "encounter_deck": lambda s, w: len(s.encounters),
    "combat_cards": lambda s, w: len(all_combat(s)),
    "objectives_each": lambda s, w: both(s, lambda seat: len(s.objectives[seat])),
    "stars": lambda s, w: both(s, lambda seat: int(stars_of(s, seat))),
    "resources": lambda s, w: sum(s.goods),
    "first": lambda s, w: SEATS[s.to_act()[0]],
    "order": lambda s, w: [SEATS[left_of(s, s.active, i)] for i in range(s.seats)],
    "clockwise": lambda s, w: [s.box.factions[s.factions[seat]].name for seat in s.order],
    "cubes": lambda s, w: [slot for i, slot in enumerate(SLOTS) if s.cubes[i]],
    "recruits_on_mat": lambda s, w: both(s, lambda seat: 4 - len(describe(s, seat)["recruits"])),
    "structures_on_mat": lambda s, w: both(s, lambda seat: 4 - len(describe(s, seat)["structures"])),
    "workers_on_mat": lambda s, w: both(s, lambda seat: 8 - int(all_workers(s, seat))),
    "mechs_on_mat": lambda s, w: both(s, lambda seat: 4 - sum(describe(s, seat)["mechs"].values())),
    "stars_on_mat": lambda s, w: both(s, lambda seat: 6 - int(stars_of(s, seat))),
    "factions_distinct": lambda s, w: len(set(s.factions)) == s.seats,
    "mats_distinct": lambda s, w: len(set(s.mats)) == s.seats,
    "expansion_factions": lambda s, w: len(s.box.factions) > 5,
    "expansion_mats": lambda s, w: len(s.box.mats) > 5,
    "objectives_left": lambda s, w: len(s.box.objectives) - sum(map(len, s.objectives)),
    "combat_by_value": lambda s, w: {str(value): all_combat(s).count(value) for value in VALUES},
    "pair_allowed": lambda s, w: (describe(s, 0)["faction"], describe(s, 0)["mat"]) == ("rusviet", "industrial"),
}
