"""The second pair of eyes on the expansion: positions written by someone who has not seen the engine."""

from __future__ import annotations

import tomllib
from collections import Counter
from copy import deepcopy
from pathlib import Path
from typing import Any, Final

import pytest

import deskovka
from deskovka.games.settlers.game import SettlersGame
from deskovka.games.settlers.law.events import Reshuffled
from deskovka.games.settlers.law.events_aztecs import FavourLost, PrayerRevealed
from deskovka.games.settlers.law.moves import Stop
from deskovka.games.settlers.law.pieces import COLOURS, FAVOURS
from deskovka.games.settlers.law.state import Settlers
from games.settlers import position, test_vectors
from games.settlers.position import SEATS, TOKENS, Json, Pause
from games.settlers.script_aztecs import AztecScript
from games.settlers.test_vectors import Before, compare_course, compare_end, compare_named, compare_seat

FILE: Final[Json] = tomllib.loads(Path(__file__).with_name("vectors_aztecs.toml").read_text(encoding="utf-8"))
VECTORS: Final[list[Json]] = [{"expansion": True, **vector} for vector in FILE["vector"]]

# Vectors about things that our engine does not offer, and why.
NOT_OFFERED: Final = {
    "azt.knowledge.none": "the House of Knowledge turns in all it can: nobody gives points away",
    "rom.vestals.keep_none": "whoever may keep a token keeps it",
    "deck.open_copies": "a title comes with all its copies in every format",
}


def play(vector: Json) -> tuple[Settlers, Before, AztecScript, str | None]:
    """The position after the steps, and the rule that refuses the last one."""
    s = position.make(vector)
    before = Before(s)
    script = AztecScript(s)
    rule = script.run(deepcopy(vector["do"]), vector["expect"].get("allowed", True))
    return script.s, before, script, rule


@pytest.mark.parametrize("vector", VECTORS, ids=[v["id"] for v in VECTORS])
def test_vector(vector: Json) -> None:
    if vector["id"] in NOT_OFFERED:
        pytest.skip(NOT_OFFERED[vector["id"]])
    favours = {seat: set(vector.get(SEATS[seat], {}).get("favour", [])) for seat in range(len(SEATS))}
    s, before, script, rule = play(vector)
    expect = vector["expect"]
    if not expect.get("allowed", True):
        assert rule == expect["rule"], expect["reason"]
        return
    assert rule is None, f"refused by {rule}"
    assert script.answers == {}, "the step says what nobody asks"
    for seat in range(0 if vector.get("phase") == "setup" else s.seats):
        wanted = expect.get(SEATS[seat], {})
        compare_named(s, with_visits(vector), seat, before)
        compare_expansion(s, wanted, seat)
        if not expect.get("only_named"):
            compare_seat(s, with_visits(vector), seat, before)
            assert position.favour(s, seat) == set(wanted.get("favour", favours[seat]))
    if vector.get("phase") != "setup":
        compare_piles(s, vector, before, script)
    test_vectors.compare_virtual(s, expect.get("virtual", {}), before)
    compare_end(s, expect)
    compare_course(s, expect)
    if "asks" in expect:
        compare_question(s, expect["asks"])
    for fact in expect.get("knows", []):
        assert knows(s, SEATS.index(fact["seat"]), fact["what"]) == fact["yes"], fact["what"]
    for name, value in expect.get("setup", {}).items():
        assert setup(s, vector, name, value) == value, name


def with_visits(vector: Json) -> Json:
    """Visits are uses of an open production; tokens that pay are looked at apart."""
    found = deepcopy(vector)
    for seat in SEATS:
        wanted = found["expect"].get(seat, {})
        wanted["used"] = wanted.get("used", {}) | wanted.get("visits", {})
        on = wanted.get("on", {}).items()
        wanted["on"] = {id: {good: n for good, n in goods.items() if good != "favour"} for id, goods in on}
        if seat in found["expect"]:
            found["expect"][seat] = wanted
    return found


def compare_expansion(s: Settlers, wanted: Json, seat: int) -> None:
    """Tokens and statues that the vector names."""
    paid = [token for goods in wanted.get("on", {}).values() for token in goods.get("favour", [])]
    lost = [event for event in s.log or [] if isinstance(event, FavourLost) and event.rule == "favour.pay"]
    if paid:
        assert [COLOURS[event.colour] for event in lost] == paid
    if "favour" in wanted:
        assert position.favour(s, seat) == set(wanted["favour"])
    for id, colours in wanted.get("statues", {}).items():
        bits = int(s.offered[s.box.numbers[id]])
        assert {COLOURS[i] for i in range(FAVOURS) if bits >> i & 1} == set(colours)


def compare_piles(s: Settlers, vector: Json, before: Before, script: AztecScript) -> None:
    """What was revealed, the discard pile, the top of the deck."""
    expect = dict(vector["expect"])
    top = expect.pop("common_top", [])
    pile = (s.deck + s.top)[::-1]
    assert [s.box.ids[card] for card in pile[: len(top)]] == top
    if "revealed" in expect:
        told = [event for event in (s.log or [])[script.began :] if isinstance(event, PrayerRevealed)]
        assert [s.box.ids[card] for event in told for card in event.cards] == expect["revealed"]
    if any(isinstance(event, Reshuffled) for event in s.log or []):
        before.piles -= set(vector.get("discard", []))
    if "common_discard_size" in expect:
        assert len(s.discard) == expect["common_discard_size"]
        expect["common_discard_add"] = [s.box.ids[card] for card in s.discard]
    if "common_left" in expect:
        assert len(s.deck) + len(s.top) == expect.pop("common_left")
    test_vectors.compare_piles(s, {**vector, "expect": expect}, before)


def compare_question(s: Settlers, ask: Json) -> None:
    """Who is asked what, and between which colours."""
    questions = {
        "announce": "Announce",
        "method": "ChooseMethod",
        "choose": "ChooseColour",
        "favour": "ChooseFavour",
    }
    if ask["question"] in test_vectors.QUESTIONS:
        test_vectors.compare_question(s, ask)
        return
    seat = SEATS.index(ask["seat"])
    assert s.to_act() == (seat,)
    assert type(s.asking).__name__ == questions[ask["question"]]
    if "choices" in ask:
        said = [str(getattr(move, "colour", type(move).__name__)) for move in s.legal(seat)]
        names = [COLOURS[int(word)] if word.isdecimal() else word.lower() for word in said]
        assert set(names) == set(ask["choices"])


def knows(s: Settlers, seat: int, what: str) -> bool:
    """Does a seat know what the vector names?"""
    table = s.view(seat).table
    if what == "favour tokens of A":
        return bool(table["favours"] == list(s.favours))
    if what == "the revealed cards":
        return bool(-1 not in table["discard"])
    if what == "top 5 of the common deck":
        return len(table["top"]) == 5 and -1 not in table["top"]
    if what == "top of the common deck":
        return bool(([*table["deck"], *table["top"]] or [-1])[-1] != -1)
    if what == "order of the own faction deck":
        return -1 not in table["decks"][seat]
    assert what == "cards under AZT023"
    return -1 not in table["under"][0]


def lookout_row(s: Settlers) -> int:
    """How many cards the first lookout lays out."""
    t = s.clone()
    if isinstance(t.asking, Pause):
        t.play(t.to_act()[0], Stop())
    return len(t.row)


def printed() -> dict[str, int]:
    """How many cards the expansion brings, by faction."""
    g = deskovka.game("settlers")
    assert isinstance(g, SettlersGame)
    found: Counter[str] = Counter()
    for entry in g.data["card"].values():
        if entry.get("set", "base") != "base":
            found[entry["faction"].replace("aztecs", "aztec")] += len(entry["ids"])
    return {**found, "cards_new": found.total()}


def setup(s: Settlers, vector: Json, name: str, value: Any) -> Any:
    """Facts about the box and the fresh game."""
    box = s.box
    if name in test_vectors.SETUP:
        return test_vectors.SETUP[name](s, value)
    found: Json = {
        "favour_colours": [token for token in TOKENS if token != "tricolour"],
        "tricolour_tokens": sum(faction.tricolour for faction in box.factions),
        "orange_tokens": TOKENS.count("orange"),
        "favour": sum(s.favours),
        "technology": sum(s.goods),
        "players": s.seats,
        "factions": [faction.name for i, faction in enumerate(box.factions) if i in s.factions],
        "lookout_revealed": lookout_row(s),
        **printed(),
        "faction": box.factions[s.factions[0]].name,
        "common_deck": len(box.pool[0]),
        "deck_size": len(s.decks[0]),
        "deck_A": sorted(box.ids[card] for card in (*s.decks[0], *s.hand[0]) if box.deck[card]),
    }
    return found[name]
