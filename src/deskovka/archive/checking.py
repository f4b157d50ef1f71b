"""Archives that strangers send: looked through before anybody reads them, so that a lie can hurt nobody.

What an archive says is never tried here; only its shape and its size are.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any, Final

from deskovka.archive.claims import Claims
from deskovka.archive.form import BadArchive, unpack
from deskovka.archive.making import SPECTATOR, TRUTH
from deskovka.archive.words import ANY
from deskovka.core.game import LANGUAGES

Data = dict[str, Any]

MOST: Final = 16 * 2**20  # bytes that Python needs for what one pair of eyes reads (of Scythe: 5 MB),
MOST_IN_ALL: Final = 96 * 2**20  # and for all of them (35 MB): they are read one after the other, in some seconds
BESIDE: Final = 1_000  # bytes that a line takes beside its letters
WIDE: Final = re.compile("[\U00010000-\U0010ffff]")  # one of these makes every letter of a text four bytes long
LONGEST_NAME: Final = 40  # of a player; one stands in place of each mark in a sentence
LONGEST_SENTENCE: Final = 4_000
WRONG: Final = (LookupError, TypeError, ValueError, AttributeError)


def check_archive(claims: Claims) -> Data:
    """The archive of a record whose rules are not here; BadArchive if it cannot be shown."""
    kept = unpack(claims.shown)
    try:
        check(kept, claims)
    except WRONG as problem:
        raise BadArchive(type(problem).__name__) from problem
    return kept


def require(right: bool) -> None:
    """Refuse an archive for which this does not hold."""
    if not right:
        raise BadArchive("it does not fit its record")


def check(kept: Data, claims: Claims) -> None:
    """It fits the record, has a good shape, and none of its parts is too long to be read."""
    require((kept["game"], kept["version"], kept["content"]) == (claims.game, claims.version, claims.content))
    require(kept["seats"] == claims.seats and isinstance(kept["scene"], dict))
    require(len(kept["moments"]) == claims.moves + 1)
    check_both(kept["title"])
    for title in kept["sources"].values():
        check_both(title)
    for line in kept["lines"]:
        check_both(line["say"])
        check_both(line["where"])
    for move in kept["moves"]:
        check_both(move)
    for score in kept["scores"]:
        check_score(score, claims.seats)
    for n, (seat, score, move) in enumerate(kept["moments"]):
        require(
            seat in range(claims.seats) and is_one(move, kept["moves"]) if n else seat is None and move is None
        )
        require(is_one(score, kept["scores"]))
    eyes = [look["eyes"] for look in kept["looks"]]
    require(TRUTH in eyes and len({*eyes}) == len(eyes))
    require({*eyes} <= {TRUTH, SPECTATOR, *map(str, range(claims.seats))})
    wide = WIDE.search("".join(claims.names)) is not None
    values, scores = weights(kept["values"], wide), weights(kept["scores"], wide)
    lines = [BESIDE + weight for weight in weights(kept["lines"], wide)]
    points, total = sum(scores[score] for _, score, _ in kept["moments"]), 0
    told = [len(numbers) for _, numbers in kept["looks"][0]["moments"]]
    for look in kept["looks"]:
        require(len(look["moments"]) == claims.moves + 1)
        require([len(numbers) for _, numbers in look["moments"]] == told)
        total += check_look(look, claims.seats, values, lines, points)
        require(total <= MOST_IN_ALL)


def check_look(look: Data, seats: int, values: Sequence[int], lines: Sequence[int], points: int) -> int:
    """What one pair of eyes saw; returns what it takes to read that, beside the bytes of points."""
    total = points
    require(look["view"]["seat"] == (int(look["eyes"]) if look["eyes"].isdecimal() else None))
    require({"to_act", "reveals"} <= set(look["moments"][0][0]))
    require(total <= MOST)
    for fields, told in look["moments"]:
        require(all(is_one(number, values) for number in fields.values()) and isinstance(told, list))
        require(all(is_one(number, lines) for number in told))
        total += sum(values[number] for number in fields.values()) + sum(lines[number] for number in told)
        require(total <= MOST)
    for tally in look["tallies"]:
        check_both(tally["title"])
        for counts in (tally["counts"], *[value["counts"] for value in tally["values"]]):
            require(len(counts) == seats and all(type(count) is int for count in counts))
        for value in tally["values"]:
            check_both(value["title"])
    return total


def check_both(words: Any) -> None:
    """A sentence in both languages."""
    require(set(words) == set(LANGUAGES))
    require(all(isinstance(said, str) and len(said) <= LONGEST_SENTENCE for said in words.values()))


def check_score(score: Data, seats: int) -> None:
    """Points for each seat."""
    numbers = [*score["points"], *score["ranks"], *score["winners"]]
    require(len(score["points"]) == len(score["ranks"]) == len(score["why"]) == seats)
    require(all(type(number) is int and abs(number) < 2**31 for number in numbers))
    require(all(seat in range(seats) for seat in score["winners"]))
    require(all(type(number) is int for why in score["why"] for number in why.values()))


def is_one(number: Any, things: Sequence[Any]) -> bool:
    """Is this the number of one of the things?"""
    return type(number) is int and 0 <= number < len(things)


def weights(things: Sequence[Any], wide: bool) -> list[int]:
    """How many bytes each of them takes, with a long name (of wide letters?) in place of every mark."""
    return [weight(json.dumps(thing, ensure_ascii=False), wide) for thing in things]


def weight(text: str, wide: bool) -> int:
    """In memory, where the widest letter decides, or as UTF-8."""
    marks = len(ANY.findall(text))
    letter = 4 if WIDE.search(text) or (marks and wide) else 1 if text.isascii() else 2
    return max(letter * (len(text) + LONGEST_NAME * marks), len(text.encode()))
