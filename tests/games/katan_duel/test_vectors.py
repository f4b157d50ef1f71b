"""The second pair of eyes: positions written from the rulebook by someone who has not seen the engine."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any, Final

import pytest

from deskovka.games.katan_duel.law.chapters.attacks import WardOff
from deskovka.games.katan_duel.law.chapters.feuds import SortOut
from deskovka.games.katan_duel.law.flow import visible
from deskovka.games.katan_duel.law.moves import Region, Target
from deskovka.games.katan_duel.law.pieces import GOODS, NOBODY, NOTHING
from deskovka.games.katan_duel.law.state import (
    Duel,
    commerce,
    good_of,
    hand_limit,
    progress,
    skill,
    strength,
    victory,
)
from games.katan_duel import position
from games.katan_duel.counting import totals
from games.katan_duel.position import SEATS, Json, event_called, name_of_site, region_at, stack_called
from games.katan_duel.script import Script

VECTORS: Final[list[Json]] = tomllib.loads(Path(__file__).with_name("vectors.toml").read_text(encoding="utf-8"))[
    "vector"
]

# Vectors about things that our engine does not offer, and why.
NOT_OFFERED: Final = {
    "setup.intro.starter": "who begins is drawn by lot or chosen; nobody rolls for it",
    "setup.intro.starter_tie": "who begins is drawn by lot or chosen; nobody rolls for it",
    "tournament.events_legal": "tournament decks are ready made; test_cards.py checks them",
    "tournament.events_doubled": "tournament decks are ready made; test_cards.py checks them",
    "tournament.deck_copies": "tournament decks are ready made; test_cards.py checks them",
}

QUESTIONS: Final = {
    "roll": ("BeforeRoll",),
    "exchange": ("ExchangeCard",),
    "draw": ("DrawCard",),
    "preparation": ("Prepare",),
    "gain": ("GainAny", "BuyAtMarket", "Store"),
    "demand": ("Demand",),
    "hand_cards": ("SortOut",),
    "ship": ("LoseShip",),
    "unit": ("LoseFighter", "CalmRiot"),
    "building": ("GiveUpBuilding", "BurnBuilding"),
    "riots": ("CalmRiot",),
    "defend": ("WardOff",),
    "stack": ("SearchStack", "BuryUnder"),
}
POINTS: Final = {
    "vp": victory,
    "strength": strength,
    "commerce": commerce,
    "skill": skill,
    "progress": progress,
    "hand_limit": hand_limit,
}


def holder(s: Duel, token: int) -> str:
    return "nobody" if s.advantage[token] == NOBODY else SEATS[s.advantage[token]]


class Before:
    """What is compared with the position after the steps."""

    def __init__(self, s: Duel) -> None:
        self.tokens = (holder(s, 0), holder(s, 1))
        self.goods = [position.goods(s, seat) for seat in range(2)]
        self.regions = [position.regions(s, seat) for seat in range(2)]
        self.places = [position.places(s, seat) for seat in range(2)]
        self.roads = [position.roads(s, seat) for seat in range(2)]
        self.cards = [position.cards(s, seat) for seat in range(2)]
        self.hand = [position.hand(s, seat) for seat in range(2)]
        self.events = Counter(s.event_stack + s.event_discard)
        self.region_stack = s.region_stack[:]


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
    if not expect.get("only_named"):
        compare_principalities(s, vector, before)
        compare_hands(s, vector, before)
        assert (holder(s, 0), holder(s, 1)) == (
            expect.get("strength_advantage", before.tokens[0]),
            expect.get("trade_advantage", before.tokens[1]),
        )
    for seat, colour in enumerate(SEATS):
        wanted = {name: n for name, n in expect.get(colour, {}).items() if name in POINTS}
        assert {name: POINTS[name](s, seat) for name in wanted} == wanted, colour
    compare_piles(s, expect)
    compare_events(s, expect, before)
    compare_end(s, expect)
    if "asks" in expect:
        compare_questions(s, vector)
    for fact in expect.get("knows", []):
        assert knows(s, SEATS.index(fact["seat"]), fact["what"]) == fact["yes"], fact["what"]
    for name, wanted in expect.get("setup", {}).items():
        assert setup_fact(s, name, wanted) == wanted, name


# --- the table -------------------------------------------------------------------------------------------


def compare_principalities(s: Duel, vector: Json, before: Before) -> None:
    """All that is not named stays as it was."""
    for seat, colour in enumerate(SEATS):
        wanted = vector["expect"].get(colour, {})
        regions = before.regions[seat] | wanted.get("regions", {})
        assert position.regions(s, seat) == regions, colour
        goods = dict.fromkeys(regions.values(), 0) | before.goods[seat] | wanted.get("goods", {})
        if "cache" in wanted or "cache_at" in wanted:
            goods["cache"] = wanted.get("cache", goods.get("cache", 0))
        assert position.goods(s, seat) == goods, colour
        if "cache_at" in wanted:
            assert s.cache[seat] == region_at(wanted["cache_at"])
        assert position.places(s, seat) == before.places[seat] | wanted.get("places", {}), colour
        assert position.roads(s, seat) == sorted(wanted.get("roads", before.roads[seat])), colour
        cards = before.cards[seat] | wanted.get("cards", {})
        assert by_spot(position.cards(s, seat)) == by_spot(cards), colour


def by_spot(cards: dict[str, Any]) -> dict[str, list[Any]]:
    """Cards without inner and outer: nothing depends on it, and the engine fills the inner site first."""
    found: dict[str, list[Any]] = {}
    for site, card in sorted(cards.items()):
        if card:
            found.setdefault(site[:-1], []).append(card)
    return {spot: sorted(there, key=str) for spot, there in found.items()}


def compare_hands(s: Duel, vector: Json, before: Before) -> None:
    """A card built or played leaves the hand; what else comes or goes is named."""
    for seat, colour in enumerate(SEATS):
        wanted = vector["expect"].get(colour, {})
        if "hand_size" in wanted:
            continue
        hand = before.hand[seat] + Counter(wanted.get("hand_add", []))
        played = [step.get("scout") or step["card"] for step in vector["do"] if leaves_hand(step, colour)]
        hand -= Counter(played)
        assert position.hand(s, seat) == hand - Counter(wanted.get("hand_remove", [])), colour


def leaves_hand(step: Json, colour: str) -> bool:
    return step["seat"] == colour and step["act"] in ("build", "play")


def compare_piles(s: Duel, expect: Json) -> None:
    """Draw stacks, discard piles, cards left in the middle."""
    names = s.box.names
    for stack, card in expect.get("under", {}).items():
        assert names[s.stacks[stack_called(s, stack)][0]] == card
    for stack, order in expect.get("stack_order", {}).items():
        assert [names[card] for card in reversed(s.stacks[stack_called(s, stack)])] == order
    for stack, size in expect.get("stacks_after", {}).items():
        assert len(s.stacks[stack_called(s, stack)]) == size
    if "discard_top" in expect:
        assert top_of(s, 0) == expect["discard_top"]
    for colour, card in expect.get("discards_top", {}).items():
        assert top_of(s, SEATS.index(colour)) == card
    if "face_up" in expect:
        assert int(s.supply[3]) == sum(expect["face_up"].values())
    for kind, count in expect.get("centre", {}).items():
        assert s.supply[("road", "settlement", "city").index(kind)] == count


def top_of(s: Duel, pile: int) -> str:
    return s.box.names[s.discard[pile][-1]] if s.discard[pile] else ""


def compare_events(s: Duel, expect: Json, before: Before) -> None:
    """The event stack: used cards lie under it, so the bottom is the card used last."""
    stack = s.event_discard[::-1] + s.event_stack  # from the bottom
    if "event_top" in expect:
        assert s.event_stack[-1] == event_called(s.box, expect["event_top"])
    if "event_bottom" in expect:
        assert stack[0] == event_called(s.box, expect["event_bottom"])
    if "event_bottom_not" in expect:
        assert stack[0] != event_called(s.box, expect["event_bottom_not"])
    after = expect.get("event_stack_after", {})
    if "total" in after:
        assert len(stack) == after["total"]
    if "yule_from_bottom" in after:
        assert stack.index(s.box.yule) + 1 == after["yule_from_bottom"]
    if after.get("same_cards"):
        assert Counter(stack) == before.events
    if expect.get("region_stack_shuffled"):
        kept = [land for land in before.region_stack if land in s.region_stack]
        assert sorted(s.region_stack) == sorted(kept) and s.region_stack != kept


def compare_end(s: Duel, expect: Json) -> None:
    if "winner" in expect:
        assert s.is_over() == bool(expect["winner"])
        assert [SEATS[seat] for seat in s.score().winners] == ([expect["winner"]] if expect["winner"] else [])


# --- questions -------------------------------------------------------------------------------------------


def compare_questions(s: Duel, vector: Json) -> None:
    """The first question is open; the others follow once it is answered somehow."""
    asks = vector["expect"]["asks"]
    if not asks:
        assert type(s.asking).__name__ == "ActionPhase"
        assert s.to_act() == (SEATS.index(vector["active"]),)
    s = s.clone()
    for i, ask in enumerate(asks):
        seat = SEATS.index(ask["seat"])
        if i:
            answer_on(s)
        assert s.to_act() == (seat,), f"{type(s.asking).__name__} of {s.to_act()}"
        assert type(s.asking).__name__ in QUESTIONS[ask["question"]]
        compare_question(s, seat, ask)


def answer_on(s: Duel) -> None:
    """Answer until somebody else is asked."""
    seat = s.to_act()[0]
    while s.to_act() == (seat,):
        s.play(seat, s.legal(seat)[0])


def compare_question(s: Duel, seat: int, ask: Json) -> None:
    legal = s.legal(seat)
    if "choices" in ask:
        sites = {name_of_site(m.site) for m in legal if isinstance(m, Target)}
        assert sites == {choice.rpartition(":")[2] for choice in ask["choices"]}
    if "goods" in ask:
        if ask["question"] == "gain":
            kinds = {GOODS[good_of(s, seat, m.region)] for m in legal if isinstance(m, Region)}
        else:
            kinds = {GOODS[m.good] for m in legal if hasattr(m, "good")}
        assert kinds == set(ask["goods"])
    if "n" in ask:
        asking = s.asking
        left = [getattr(asking, name) for name in ("amount", "most") if hasattr(asking, name)]
        if isinstance(asking, SortOut):
            left = [min(2, len(s.hand[1 - seat]))]
        assert (left or [1])[0] == ask["n"]
    if isinstance(s.asking, WardOff):
        assert len(legal) == 2


# --- knowledge -------------------------------------------------------------------------------------------


def knows(s: Duel, seat: int, what: str) -> bool:
    """Does a seat know what the vector names?"""
    table = s.view(seat).table
    words = what.split()
    if what.startswith("order of the "):
        order = table[f"{words[3]}_stack"]
        return bool(order) and -1 not in order
    if what.startswith("hand "):
        return -1 not in table["hand"][SEATS.index(words[1])]
    if what.startswith("number of cards in hand "):
        other = SEATS.index(words[-1])
        return len(table["hand"][other]) == len(s.hand[other])
    if what == "top of the discard pile":
        return bool(table["discard"][0][-1] == s.discard[0][-1])
    if what == "rest of the discard pile lies open":
        return set(s.discard[0][:-1]) <= set(visible(s))
    if what.startswith("goods of "):
        return bool(table["goods"] == list(s.goods))
    if what.startswith("stack "):
        return -1 not in table["stacks"][stack_called(s, words[1])]
    if what.startswith(("card put under ", "which of the two cards lies under ")):
        return bool(table["stacks"][stack_called(s, words[-1])][0] != -1)
    assert what.startswith("that ")
    stacks = [stack_called(s, word) for word in words if word.startswith("base")]
    told = [getattr(event, "stack", NOTHING) for event in s.events(seat)]
    return all(stack in told for stack in stacks)


# --- the fresh game --------------------------------------------------------------------------------------


def setup_fact(s: Duel, name: str, wanted: Any) -> Any:
    """One fact about the game before its first question, as the vector writes it."""
    return SETUP[name](s, wanted)


def named_events(s: Duel, events: list[int], wanted: dict[str, int]) -> dict[str, int]:
    """Events by kind: equal ones of several sets are one kind."""
    kinds = Counter(s.box.events[event].kind for event in events)
    asked = Counter[str]()
    for event, count in wanted.items():
        asked[event.split(".")[1]] += count
    return wanted if kinds == asked else dict(kinds)


def stack_cards(s: Duel, wanted: dict[str, Any]) -> dict[str, dict[str, int]]:
    """All cards of the draw stacks that are named."""
    stacks = {name: s.stacks[stack_called(s, name)] for name in wanted}
    return {name: dict(Counter(s.box.names[card] for card in stack)) for name, stack in stacks.items()}


def theme_events(s: Duel, wanted: dict[str, int]) -> dict[str, int]:
    """The events that a theme adds to those of the base set."""
    base = position.make({"mode": "introductory", "active": "red", "phase": "setup"})
    added = Counter(s.event_stack) - Counter(base.event_stack)
    return named_events(s, list(added.elements()), wanted)


def yule(s: Duel) -> int:
    return s.event_stack.index(s.box.yule)


def centre(s: Duel, wanted: Any) -> dict[str, int]:
    names = ("roads", "settlements", "cities")
    return {name: int(s.supply[i]) for i, name in enumerate(names)} | {"regions": len(s.region_stack)}


def face_up(s: Duel, wanted: Any) -> dict[str, int]:
    return dict(Counter(s.box.names[card] for card in s.mode.offered))


def start_hand(s: Duel, wanted: Any) -> Any:
    if s.mode.own_stacks:
        return len(s.hand[0])
    return "choose3" if s.mode.theme else "top3"


SETUP: Final[dict[str, Callable[[Duel, Any], Any]]] = {
    "stacks": lambda s, w: {name: len(s.stacks[stack_called(s, name)]) for name in w},
    "events": lambda s, w: len(s.event_stack),
    "face_up": face_up,
    "centre": centre,
    "target": lambda s, w: s.mode.target,
    "vp": lambda s, w: {colour: victory(s, seat) for seat, colour in enumerate(SEATS)},
    "rearrange": lambda s, w: s.mode.theme,
    "start_hand": start_hand,
    "event_cards": lambda s, w: named_events(s, s.event_stack, w),
    "theme_events": theme_events,
    "stack_cards": stack_cards,
    "yule_from_bottom": lambda s, w: yule(s) + 1,
    "yule_from_top": lambda s, w: len(s.event_stack) - yule(s),
    "layout": lambda s, w: {colour: position.regions(s, seat) for seat, colour in enumerate(SEATS)},
    "goods": lambda s, w: {
        colour: {name: n for name, n in position.goods(s, seat).items() if n} for seat, colour in enumerate(SEATS)
    },
    "region_cards": lambda s, w: sorted(
        (position.name_of_land(s.box, land) for land in s.region_stack), key=w.index
    ),
    "box": lambda s, w: totals(),
    "always": lambda s, w: named_events(s, s.mode.fixed_events, w),
    "pool": lambda s, w: named_events(s, s.mode.lots, w),
    "random": lambda s, w: s.mode.drawn,
    "goods_each": lambda s, w: min(position.goods(s, 0).values()),
    "gold_too": lambda s, w: position.goods(s, 0)["gold_field1"] == 1,
    "deck": lambda s, w: sum(1 for card in s.mode.pool if s.mode.back[card] == 0),
    "own_stacks": lambda s, w: [stack.size for stack in s.mode.stacks if stack.owner == 0],
    "own_discard": lambda s, w: len(s.discard) == 2,
}
