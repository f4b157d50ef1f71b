"""Bare prayers: the blind vectors with colours instead of cards, and chance against the second model."""

from __future__ import annotations

import copy
from random import Random
from typing import Any, Final

import pytest

from deskovka.core.cells import PURE
from deskovka.games.settlers.law.chapters.counting import (
    ALL,
    ANNOUNCE,
    AT,
    BEST,
    CHOOSE,
    MATCH,
    OFFER,
    PER,
    Prayer,
    Reward,
)
from deskovka.games.settlers.law.chapters.praying import Pray
from deskovka.games.settlers.law.events_aztecs import PrayerCounted
from deskovka.games.settlers.law.pieces import ACTION, COLOURS
from deskovka.games.settlers.law.state import Settlers
from games.refusal import Refused as NotAllowed
from games.settlers import position
from games.settlers.invariants import broken, lying
from games.settlers.position import GOODS, PAUSE, Json
from games.settlers.prayer_model import NAMES, NINE, TRICOLOUR, Card, Refused, Said, pray
from games.settlers.script_aztecs import AztecScript
from games.settlers.test_vectors_aztecs import FILE

PRAYERS: Final[list[Json]] = FILE["prayer"]
GAMES: Final = 400 if PURE else 4000
MODES: Final = {"none": ALL, "announce": ANNOUNCE, "choose": CHOOSE}
STONE: Final = "AZT023"  # stored cards lie under it
RICH: Final = 9  # of each resource, so that all can be offered

# What our engine does not offer, and why.
NOT_OFFERED: Final = {
    "p.orange.token": "there is no such token",
    "p.token.twice": "a token is held or not",
    "p.stored.useless": "a stored card that would be wasted is not offered",
    "p.part_of_tokens": "every token of an asked colour counts: nobody is better off without it",
}


class Result:
    """What the engine made of a prayer."""

    def __init__(self, s: Settlers, before: Settlers, counts: dict[str, int]) -> None:
        self.counts = counts
        self.discarded = len(s.discard)
        self.tokens = position.favour(s, 0)
        old, new = position.goods(before, 0), position.goods(s, 0)
        self.gains = {good: new[good] - old[good] for good in new if new[good] != old[good]}
        more = {
            "vp": position.vp(s, 0) - position.vp(before, 0),
            "card": len(s.hand[0]) - len(before.hand[0]),
            "favour": len(position.favour(s, 0)) - len(position.favour(before, 0)),
        }
        self.gains |= {good: amount for good, amount in more.items() if amount}
        assert sorted(lying(s)) == sorted(lying(before))  # no card is lost
        assert not s.revealed and not s.called
        assert broken(s) == []


def colours(card: Card | list[str]) -> int:
    """The bits of a card's colours."""
    return sum(1 << COLOURS.index(colour) for colour in card)


def rewards(said: Said) -> tuple[Reward, ...]:
    """A payoff in the engine's words."""
    return tuple(reward for line in said.payoff for reward in rewards_of(line))


def rewards_of(line: Json) -> list[Reward]:
    if "may_discard" in line:
        return [Reward(OFFER, 0, (), 0)]
    if "levels" in line:
        return [Reward(BEST, 0, goods(level["gain"]), level["min"]) for level in line["levels"]]
    if "if_at_least" in line:
        return [Reward(AT, 0, goods(line["gain"]), line["if_at_least"])]
    if "matching" in line["gain"]:
        return [Reward(MATCH, 0, (), 0)]
    plain = line["per_card"] in COLOURS
    return [Reward(PER, colours([line["per_card"]]) if plain else 0, goods(line["gain"]), 0)]


def goods(amounts: dict[str, int]) -> tuple[int, ...]:
    ((good, amount),) = amounts.items()
    return (GOODS.index(NAMES.get(good, good)), amount)


def said_by(vector: Json) -> Said:
    """A vector in the model's words."""
    words = ("tokens", "method", "announce", "choose", "tricolour", "favour_allowed", "payoff", "discard")
    listed = NINE if vector["colours"] == "any_nine" else tuple(vector["colours"])
    more = {word: vector[word] for word in words if word in vector}
    more["tokens"] = tuple(vector.get("tokens", ()))
    said = Said(vector["mode"], listed, [tuple(card) for card in vector["revealed"]], **more)
    said.stored = [tuple(card) for card in vector.get("stored", [])]
    return said


def engine(said: Said, n: int) -> Result:
    """Pray at a table where the cards have these colours; NotAllowed if something is refused or not asked."""
    rich = dict.fromkeys(GOODS[:3], RICH)
    aztec = {"faction": "aztecs", "built": [STONE], "favour": said.tokens, "goods": rich}
    s = position.make({"do": [], "expansion": True, "A": aztec})
    s.box = copy.copy(s.box)
    s.box.colours = s.box.colours[:]
    pool = s.box.pool[0]
    shown, kept = pool[: len(said.revealed)], pool[len(said.revealed) :][: len(said.stored)]
    for card, its in zip(shown + kept, said.revealed + said.stored, strict=True):
        s.box.colours[card] = colours(its)
    s.deck, s.row = shown[::-1], [card for card in pool if card not in shown + kept]  # out of the way
    s.stored = [tuple(kept), ()]
    s.stored_at = [(s.box.numbers[STONE],) * len(kept), ()]
    prayer = Prayer(
        *(n, MODES[said.mode], colours(said.listed), int(said.favour_allowed), rewards(said)),
        *(ACTION, s.box.numbers["AZT004"]),
    )
    s.steps, s.actors = [PAUSE], [0]
    s.push(0, Pray(prayer))
    before = s.clone()
    before.box = s.box
    script = AztecScript(s)
    entry: Json = {"method": said.method, "stored": [s.box.ids[card] for card in kept]}
    entry |= {"discard": dict(said.discard)} if said.discard else {}
    for word in ("announce", "choose", "tricolour"):
        if getattr(said, word) is not None:
            entry[word] = getattr(said, word)
    script.prayers = [entry]
    script.answers = {"favour": [token for token in NINE if token not in said.tokens]}
    s.advance()
    while s.asking is not PAUSE:
        move = script.answer()
        if move is None:
            raise NotAllowed(f"an answer is missing: {s.asking}")
        script.say(s.to_act()[0], move)
    script.answers.clear()
    script.find_leftovers()
    if script.answers:
        raise NotAllowed(f"nobody asks for {script.answers}")
    counts = {COLOURS[e.colour]: int(e.amount) for e in s.log or [] if isinstance(e, PrayerCounted)}
    return Result(s, before, counts)


def happens(said: Said, n: int) -> bool:
    """Does the engine pray so, with all these cards?"""
    try:
        return engine(said, n).discarded == len(said.revealed)
    except NotAllowed:
        return False


@pytest.mark.parametrize("vector", PRAYERS, ids=[vector["id"] for vector in PRAYERS])
def test_bare_prayer(vector: Json) -> None:
    if vector["id"] in NOT_OFFERED:
        pytest.skip(NOT_OFFERED[vector["id"]])
    said, expect = said_by(vector), vector["expect"]
    if not expect["allowed"]:
        assert not happens(said, vector["n"])
        return
    found = engine(said, vector["n"])
    wanted = expect["counts"]
    if said.mode == "choose":
        wanted = {colour: count for colour, count in wanted.items() if colour == said.choose}
    assert found.counts == wanted
    assert found.discarded == expect["discarded"]
    assert found.tokens >= set(said.tokens)
    if said.payoff:
        assert {good: n for good, n in found.gains.items() if good not in said.discard} == expect["gains"]


# --- chance ----------------------------------------------------------------------------------------------

PAYOFFS: Final[dict[str, list[list[Json]]]] = {
    "announce": [
        [{"per_card": "announced", "gain": {"matching": 1}}],
        [{"threshold_of": "announced", "levels": [{"min": 2, "gain": {"vp": 3}}, {"min": 1, "gain": {"vp": 1}}]}],
        [{"per_card": "announced", "gain": {"vp": 1}}, {"if_at_least": 2, "of": "announced", "gain": {"gold": 1}}],
    ],
    "choose": [
        [{"per_card": "chosen", "gain": {"matching": 1}}],
        [{"threshold_of": "chosen", "levels": [{"min": 3, "gain": {"vp": 4}}, {"min": 1, "gain": {"vp": 1}}]}],
    ],
    "none": [[{"per_card": "colours_of_built_location", "gain": {"vp": 1}}]],
}
CARDS: Final[list[Card]] = [*[(colour,) for colour in COLOURS], (), ("gold", "grey"), ("brown", "grey", "red")]


def random_said(chance: Random) -> Said:
    """Any prayer that a card might ask for, with any cards and tokens."""
    mode = chance.choice(list(MODES))
    listed = tuple(chance.sample([colour for colour in NINE if colour != "blue"], chance.randint(1, 5)))
    tokens = tuple(chance.sample([*NINE, TRICOLOUR], chance.randint(0, 6)))
    payoff = chance.choice(PAYOFFS[mode])
    if mode == "none" and chance.random() < 0.7:
        payoff = [{"per_card": colour, "gain": {chance.choice(GOODS[:6]): 1}} for colour in listed]
    said = Said(mode, listed, [chance.choice(CARDS) for _ in range(chance.randint(0, 7))], tokens, payoff=payoff)
    said.announce = chance.choice(listed) if mode == "announce" else None
    said.choose = chance.choice(listed) if mode == "choose" else None
    said.favour_allowed = chance.random() < 0.9
    said.stored = [(chance.choice(listed),) for _ in range(chance.choice([0, 0, 1, 2]))]
    said.tricolour = chance.choice([colour for colour in NINE[:3] if colour in listed] or [None])
    tokens_only = chance.random() < 0.3
    if mode == "choose" and tokens_only:  # a colour for which nothing lies there may be chosen, and brings nothing
        counting = [one for one in listed if one in tokens or (TRICOLOUR in tokens and one in NINE[:3])]
        said.choose = said.choose if said.choose in counting or not counting else counting[0]
    if TRICOLOUR not in tokens or mode != "none":
        said.tricolour = said.announce or said.choose
        said.tricolour = said.tricolour if said.tricolour in NINE[:3] and TRICOLOUR in tokens else None
    if tokens_only:
        said.method, said.revealed, said.stored = "tokens", [], []
    if said.mode == "announce":
        said.stored = [card for card in said.stored if card == (said.announce,)]
    return said


def test_random_prayers_agree_with_the_second_model() -> None:
    chance = Random(8)
    refused = failed = 0
    for _ in range(GAMES):
        said = random_said(chance)
        try:
            wanted = pray(said)
        except Refused:
            refused += 1
            with pytest.raises(NotAllowed):
                engine(said, 7)
            continue
        if not wanted.hit:
            failed += 1
            said.choose = said.tricolour = None  # nobody is asked any more
        found = engine(said, 7)
        counts: dict[str, Any] = wanted.counts
        if said.mode == "choose":
            counts = {colour: n for colour, n in counts.items() if colour == said.choose}
        assert found.counts == counts
        assert found.gains == wanted.gains
        assert found.tokens == set(said.tokens)
        assert found.discarded == len(said.revealed) + len(said.stored)
    assert 0 < refused < GAMES / 2 and 0 < failed < GAMES / 2
