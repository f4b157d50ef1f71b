"""The second pair of eyes: positions written from the rulebook by someone who has not seen the engine."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any, Final

import pytest

from deskovka.core.value import to_json
from deskovka.games.settlers.law import scoring
from deskovka.games.settlers.law.chapters.solo import VIRTUAL
from deskovka.games.settlers.law.events import Attacked, Laid, Paid
from deskovka.games.settlers.law.flow import ROUND
from deskovka.games.settlers.law.moves import Card
from deskovka.games.settlers.law.pieces import DEFENDED, GUARDED, ROUNDS, SHRINE, SOURCES
from deskovka.games.settlers.law.state import Settlers
from games.settlers import position
from games.settlers.position import GOODS, SEATS, Json, Pause, names
from games.settlers.script import Script

VECTORS: Final[list[Json]] = tomllib.loads(Path(__file__).with_name("vectors.toml").read_text(encoding="utf-8"))[
    "vector"
]

# Vectors about things that our engine does not offer, and why.
NOT_OFFERED: Final = {
    "setup.boards_equal_sides": "nobody chooses a side of the board",
}

QUESTIONS: Final = {
    "pick": ("RowPick", "AdvancedPick", "SoloPick"),
    "keep": ("KeepThree", "KeepTwo"),
    "act": ("Act",),
    "discard_hand": ("PayCard",),
    "attack_tie": ("ChooseVictim",),
}
RANKS: Final = ("Muž z lidu", "Panoš", "Šlechtic", "Rytíř", "Kastelán", "Král", "Císař")
Moved = dict[str, set[str]]  # where from or to: cards


class Before:
    """What is compared with the position after the steps."""

    def __init__(self, s: Settlers) -> None:
        seats = range(s.seats)
        self.goods = [position.goods(s, seat) for seat in seats]
        self.vp = [position.vp(s, seat) for seat in seats]
        self.hand = [names(s, s.hand[seat]) for seat in seats]
        self.built = [position.built(s, seat) for seat in seats]
        self.foundations = [names(s, s.foundations[seat]) for seat in seats]
        self.deals = [position.deals(s, seat) for seat in seats]
        self.defended = [position.with_token(s, seat, DEFENDED) for seat in seats]
        self.guarded = [position.with_token(s, seat, GUARDED) for seat in seats]
        self.taken_over = [position.taken_over(s, seat) for seat in seats]
        self.piles = position.piles(s)
        self.used = [int(used) for used in s.used]
        self.collection = names(s, s.collection)


@pytest.mark.parametrize("vector", VECTORS, ids=[v["id"] for v in VECTORS])
def test_vector(vector: Json) -> None:
    if vector["id"] in NOT_OFFERED:
        pytest.skip(NOT_OFFERED[vector["id"]])
    s = position.make(vector)
    before = Before(s)
    expect = vector["expect"]
    allowed = expect.get("allowed", True)
    rule = Script(s).run(deepcopy(vector["do"]), allowed)
    if not allowed:
        assert rule == expect["rule"], expect["reason"]
        return
    assert rule is None, f"refused by {rule}"
    for seat in range(s.seats):
        compare_named(s, vector, seat, before)
        if not expect.get("only_named"):
            compare_seat(s, vector, seat, before)
    compare_piles(s, vector, before)
    compare_virtual(s, expect.get("virtual", {}), before)
    compare_end(s, expect)
    compare_course(s, expect)
    for ask in listed(expect.get("asks", [])):
        compare_question(s, ask)
    for fact in expect.get("knows", []):
        assert knows(s, SEATS.index(fact["seat"]), fact["what"]) == fact["yes"], fact["what"]
    for name, wanted in expect.get("setup", {}).items():
        assert SETUP[name](s, wanted) == wanted, name


@pytest.mark.parametrize("file", ["vectors.toml", "vectors_aztecs.toml"])
def test_what_was_changed_says_so_in_one_way(file: str) -> None:
    lines = Path(__file__).with_name(file).read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if re.search(r"# *(corrected|changed):", line, re.IGNORECASE)] == []


def listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def card_of(place: str) -> str:
    return place.rpartition(":")[2]


# --- what the steps themselves imply ---------------------------------------------------------------------


def implied(vector: Json, seat: str, before: Before) -> tuple[Moved, Moved]:
    """Cards that leave and come though the vector does not say so: built, dealt with, given, razed from hand."""
    out: Moved = {"hand": set(), "built": set(), "foundations": set(), "deals": set(), "piles": set()}
    into: Moved = {"hand": set(), "built": set(), "foundations": set(), "deals": set(), "piles": set()}
    for step in vector["do"]:
        if step["seat"] != seat:
            continue
        act, card = step["act"], step.get("card", "")
        if act in ("build", "deal", "raze_hand", "discard_hand"):
            out["hand"].add(card)
        if act in ("build", "deal"):
            into["built" if act == "build" else "deals"].add(card)
        given = {card_of(place) for place in listed(step.get("discard", []))}
        out["built"] |= given
        out["foundations"] |= given
        thrown = {card_of(place) for place in listed(step.get("card_paid", []))}
        if act in ("raze_hand", "discard_hand"):
            thrown.add(card)
        if step.get("mode") == "hand":
            thrown.add(step["target"])
        out["hand"] |= thrown
        into["piles"] |= given | thrown
    return out, into


def compare_seat(s: Settlers, vector: Json, seat: int, before: Before) -> None:
    """All that is not named stays as it was."""
    letter = SEATS[seat]
    wanted = vector["expect"].get(letter, {})
    out, into = implied(vector, letter, before)
    assert position.goods(s, seat) == before.goods[seat] | wanted.get("goods", {}), letter
    assert position.vp(s, seat) == wanted.get("vp", before.vp[seat]), letter
    if "hand_size" not in wanted and "hand" not in wanted:
        hand = before.hand[seat] - out["hand"] - set(wanted.get("hand_remove", []))
        assert names(s, s.hand[seat]) == hand | set(wanted.get("hand_add", [])), letter
    built = (before.built[seat] - out["built"]) | into["built"] | set(wanted.get("built_add", []))
    assert position.built(s, seat) == built - set(wanted.get("built_remove", [])), letter
    foundations = set(wanted.get("foundations", before.foundations[seat] - out["foundations"]))
    assert names(s, s.foundations[seat]) == foundations, letter
    deals = before.deals[seat] | into["deals"] | set(wanted.get("deals_add", []))
    assert position.deals(s, seat) == deals - set(wanted.get("deals_remove", [])), letter
    standing = position.built(s, seat)
    assert position.with_token(s, seat, DEFENDED) == set(
        wanted.get("defense_at", before.defended[seat] & standing)
    )
    assert position.with_token(s, seat, GUARDED) == set(wanted.get("samurai", before.guarded[seat] & standing))
    if vector.get("phase", "action") == "action" and "round" not in vector["expect"]:
        assert position.taken_over(s, seat) == wanted.get("ra", before.taken_over[seat])
        expected = [vector["expect"].get(other, {}).get("used", {}).items() for other in SEATS]
        named = {id: uses for items in expected for id, uses in items}
        for id in position.built(s, seat):
            card = s.box.numbers[id]
            assert int(s.used[card]) == named.get(id, before.used[card]), id


def compare_named(s: Settlers, vector: Json, seat: int, before: Before) -> None:
    """What the vector names."""
    wanted = vector["expect"].get(SEATS[seat], {})
    supply = position.goods(s, seat)
    assert {good: supply[good] for good in wanted.get("goods", {})} == wanted.get("goods", {})
    assert position.vp(s, seat) == wanted.get("vp", position.vp(s, seat))
    hand = names(s, s.hand[seat])
    assert len(s.hand[seat]) == wanted.get("hand_size", len(s.hand[seat]))
    assert hand == set(wanted.get("hand", hand))
    assert set(wanted.get("hand_add", [])) <= hand - before.hand[seat]
    assert not set(wanted.get("built_remove", [])) & position.built(s, seat)
    assert set(wanted.get("built_add", [])) <= position.built(s, seat)
    numbers = s.box.numbers
    assert {id: int(s.used[numbers[id]]) for id in wanted.get("used", {})} == wanted.get("used", {})
    assert {id: lying(s, vector, id) for id in wanted.get("on", {})} == wanted.get("on", {})
    for gate, cards in wanted.get("under", {}).items():
        assert names(s, position.under(s, numbers[gate])) == set(cards)
    assert position.taken_over(s, seat) == wanted.get("ra", position.taken_over(s, seat))
    if "passed" in wanted:
        assert bool(goes_on(s).passed[seat]) == wanted["passed"]


def goes_on(s: Settlers) -> Settlers:
    """After a pause the next round begins."""
    t = s.clone()
    if isinstance(s.asking, Pause):
        t.steps, t.actors = [ROUND], [t.first]
        t.advance()
    return t


def lying(s: Settlers, vector: Json, id: str) -> Json:
    """Goods on a location: those of the position, and those paid or laid since."""
    card = s.box.numbers[id]
    found: Counter[str] = Counter()
    for seat in SEATS:
        for entry in vector.get(seat, {}).get("built", []):
            if isinstance(entry, dict) and entry["card"] == id:
                found.update(entry.get("on", {}))
    for event in s.log or []:
        if isinstance(event, Paid) and event.card == card and event.rule in ("activate.pay", "card.shrine"):
            found[GOODS[event.good]] += event.amount
    if any(isinstance(event, Laid) for event in s.log or []):
        assert s.offered[card] == found.total()
    return dict(found) if s.used[card] or (s.offered[card] and s.box.always[card] == SHRINE) else {}


# --- piles and the virtual player ------------------------------------------------------------------------


def compare_piles(s: Settlers, vector: Json, before: Before) -> None:
    """Discard piles and decks."""
    expect = vector["expect"]
    if "common_discard" in expect:
        assert names(s, s.discard) == set(expect["common_discard"])
    elif not expect.get("only_named"):
        added = set(expect.get("common_discard_add", []))
        for seat in SEATS[: s.seats]:
            added |= set(expect.get(seat, {}).get("discard_add", [])) | implied(vector, seat, before)[1]["piles"]
        assert position.piles(s) - before.piles == added
    if "common_top" in expect:
        assert s.box.ids[s.deck[-1]] == expect["common_top"]
    if "common_left" in expect:
        assert len(s.deck) == expect["common_left"]


def compare_virtual(s: Settlers, wanted: Json, before: Before) -> None:
    """The virtual player's locations, attack line and Collection."""
    if "area" in wanted:
        assert position.built(s, VIRTUAL) == set(wanted["area"])
    if "line" in wanted:
        assert [s.box.ids[card] for card in s.deals[VIRTUAL]] == wanted["line"]
    if "collection_add" in wanted:
        assert names(s, s.collection) - before.collection == set(wanted["collection_add"])
    if "collection_size" in wanted:
        assert len(s.collection) == wanted["collection_size"]
    if "hit" in wanted:
        hits = [s.box.ids[event.card] for event in s.log or [] if isinstance(event, Attacked)]
        assert (hits[-1] if hits else "") == wanted["hit"]


# --- the course of the game ------------------------------------------------------------------------------


def compare_end(s: Settlers, expect: Json) -> None:
    """Points, where they come from, and who wins."""
    score = s.score()
    if "final" in expect:
        assert s.is_over()
        assert {SEATS[seat]: points for seat, points in enumerate(score.points)} == expect["final"]
    for seat, wanted in expect.get("sources", {}).items():
        why = score.why[SEATS.index(seat)]
        track = sum(why[name] for name in SOURCES)
        assert {"track": track} | {name: why[name] for name in wanted if name != "track"} == wanted
    if "winner" in expect:
        assert [SEATS[seat] for seat in score.winners] == expect["winner"]
    if "win" in expect:
        assert bool(score.winners) == expect["win"]
    if "rank" in expect:
        assert RANKS[scoring.rank_alone(score.points[0])] == expect["rank"]


def compare_course(s: Settlers, expect: Json) -> None:
    """Whose turn it is, in which phase and round."""
    s = s.clone()
    Script(s).end_turn()
    if "next" in expect:
        assert s.to_act() == (SEATS.index(expect["next"]),)
    if "phase" in expect:
        assert position.phase(s) == expect["phase"]
    if "first" in expect:
        assert s.first == SEATS.index(expect["first"])
    if "round" in expect:
        assert isinstance(s.asking, Pause)  # the next round begins by counting itself
        assert s.round + 1 == expect["round"]


def compare_question(s: Settlers, ask: Json) -> None:
    """Who is asked what, and between which cards."""
    seat = SEATS.index(ask["seat"])
    assert seat in s.to_act()
    assert type(s.asking).__name__ in QUESTIONS[ask["question"]]
    if "choices" in ask:
        cards = [move.card for move in s.legal(seat) if isinstance(move, Card)]
        assert names(s, cards) == set(ask["choices"])


# --- knowledge -------------------------------------------------------------------------------------------


def knows(s: Settlers, seat: int, what: str) -> bool:
    """Does a seat know what the vector names?"""
    view = s.view(seat)
    words = what.split()
    who = SEATS.index(words[-1]) if words[-1] in SEATS else -1
    if what.startswith("hand of "):
        return -1 not in view.table["hand"][who]
    if what.startswith("goods of "):
        return bool(view.table["goods"] == list(s.goods))
    if what == "top of the common deck":
        return bool(view.table["deck"] and view.table["deck"][-1] != -1)
    if what.startswith("card kept by "):
        return bool(view.answers[who] == to_json(s.answers[who]))
    assert what.startswith("two cards still with ")
    return -1 not in view.table["aside"][who]


# --- the fresh game --------------------------------------------------------------------------------------


def both(s: Settlers, of: Callable[[int], int]) -> int:
    """The same for every seat."""
    (found,) = {of(seat) for seat in range(s.seats)}
    return found


def copies(s: Settlers, wanted: Any) -> Json:
    """How often cards of a faction deck occur."""
    found = []
    for faction in range(len(s.box.factions)):
        pool = s.box.decks[f"{faction} basic standard"]
        counts = Counter(Counter(s.box.title[card] for card in pool).values())
        found.append({"triples": counts[3], "pairs": counts[2], "singles": counts[1], "all": len(pool)})
    assert all(one == found[0] for one in found)
    return found[0]


SETUP: Final[dict[str, Callable[[Settlers, Any], Any]]] = {
    "hand_common": lambda s, w: both(s, lambda seat: sum(s.box.deck[card] == 0 for card in s.hand[seat])),
    "hand_faction": lambda s, w: both(
        s, lambda seat: sum(s.box.deck[card] == s.factions[seat] + 1 for card in s.hand[seat])
    ),
    "vp": lambda s, w: both(s, lambda seat: position.vp(s, seat)),
    "goods": lambda s, w: sum(s.goods),
    "common_left": lambda s, w: len(s.deck),
    "common_discard": lambda s, w: len(s.discard),
    "faction_left": lambda s, w: both(s, lambda seat: len(s.decks[seat])),
    "round": lambda s, w: s.round + 1,  # the round counts itself when it begins
    "rounds": lambda s, w: ROUNDS,
    "first_one_of": lambda s, w: w if SEATS[s.first] in w else SEATS[s.first],
    "cards_in_play": lambda s, w: len(s.deck) + sum(len(cards) for cards in (*s.hand, *s.decks)),
    "faction_deck": copies,
    "attack_line": lambda s, w: len(s.deals[VIRTUAL]),
    "attack_deck": lambda s, w: len(s.attacks),
    "virtual_area": lambda s, w: len(s.empire[VIRTUAL]),
    "collection": lambda s, w: len(s.collection),
}
