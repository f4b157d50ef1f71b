"""The second pair of eyes: positions written from the rulebook by someone who has not seen the engine."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from deskovka.games.rebirth.law.moves import Double
from games.rebirth.playground import Playground

Json = dict[str, Any]
VECTORS: list[Json] = json.loads(Path(__file__).with_name("vectors.json").read_text(encoding="utf-8"))["vectors"]
FINAL = ("unfinished", "castles", "cards")


class Result:
    """What a vector's `expect` may name, read off the engine."""

    def __init__(self, vector: Json) -> None:
        self.vector = vector
        self.table = Playground(
            vector["map"],
            vector["seats"],
            row=vector.get("row", ()),
            towers=vector.get("towers"),
            zero_majority=vector.get("zero_majority", "never"),
        )
        self.found: Json = {}
        for placement in vector["given"]:
            self.place(placement)
            assert self.table.question() is None, "a question of the given placements is left open"
        if vector["then"] is not None:
            self.test(vector["then"])
        if {"final", "winners"} & set(vector["expect"]):
            self.end()
        s = self.table.s
        self.found["fulfilled"] = {str(seat): self.table.fulfilled(seat) for seat in range(s.seats)}
        castles = s.board.landmark_ids[: s.board.castles]
        self.found["castles"] = {name: self.table.holder(name) for name in castles}

    def place(self, placement: Json) -> None:
        """One placement with its answers."""
        table, seat = self.table, placement["seat"]
        if "private" in placement:
            table.stack(placement["private"])
        table.place(seat, placement["tile"], table.space(tuple(placement["hex"])))
        self.found["asks"] = table.question()
        if "use_tower" in placement:
            extra = placement.get("extra", {"tile": "farm", "hex": (0, 0)})
            table.use_tower(seat, placement["use_tower"], extra["tile"], table.space(tuple(extra["hex"])))
            self.found["asks_extra"] = table.question()
        if table.question() == "double":
            moves = [m for m in table.s.legal(seat) if isinstance(m, Double)]
            self.found["double_open"] = [table.s.country.missions[m.mission].id for m in moves]
        if "double" in placement:
            table.double(seat, placement["double"])

    def test(self, placement: Json) -> None:
        """The placement under test."""
        table, seat = self.table, placement["seat"]
        space = table.space(tuple(placement["hex"]))
        self.found["legal"] = table.why_not(seat, placement["tile"], space) is None
        if not self.found["legal"]:
            return
        before = table.points()
        cards = [len(held) for held in table.s.cards]
        self.place(placement)
        self.found["gain"] = table.since(before)
        self.found["cards_drawn"] = [len(held) - n for held, n in zip(table.s.cards, cards, strict=True)]
        self.found["hand_after"] = len(table.in_hand(seat))

    def end(self) -> None:
        """End scoring, with the points and cards that the vector gives."""
        s = self.table.s
        if "points_before" in self.vector:
            self.table.set_points(self.vector["points_before"])
        if s.board.id == "scotland":
            given: dict[str, list[str]] = self.vector.get("cards", {})
            held = [given.get(str(seat), []) for seat in range(s.seats)]
            s.cards = [tuple(self.table.cards[id] for id in ids) for ids in held]
        for seat, card in self.vector.get("private", {}).items():
            assert s.cards[int(seat)] == (self.table.cards[card],)
        self.table.finish()
        self.found["final"] = {name: self.table.source(name) for name in FINAL}
        self.found["winners"] = list(s.score().winners)


@pytest.mark.parametrize("vector", VECTORS, ids=[f"{v['chapter']}: {v['name']}" for v in VECTORS])
def test_vector(vector: Json) -> None:
    found = Result(vector).found
    expected: Json = vector["expect"]
    for name, value in expected.items():
        if name in ("fulfilled", "castles"):
            assert {key: found[name][key] for key in value} == value
        else:
            assert found[name] == value, name


def test_all_vectors_are_run() -> None:
    assert len(VECTORS) >= 244
    known = {"legal", "gain", "castles", "fulfilled", "asks", "asks_extra", "double_open"}
    known |= {"cards_drawn", "hand_after", "final", "winners"}
    assert {name for vector in VECTORS for name in vector["expect"]} <= known
