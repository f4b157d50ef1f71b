"""Records with archives, whether or not their rules are here: what they say of themselves, nothing of it tried."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from deskovka.core.record import FORMAT, BadRecord, lines_of, read_bots, read_line, read_seed, read_start

PART: Final = 16_000  # characters of an archive in one line of a file
MOST_SEATS: Final = 10
MOST_VERSION: Final = 2**31
MOST_CHOICES: Final = 64  # options
MOST_PACKS: Final = 8  # every list of tables brings them along
LONGEST_WORD: Final = 80  # of an option
LONGEST_TITLE: Final = 400  # of a pack,
SHOWN_TITLE: Final = 80  # and as much of it as is kept
LONGEST_CONTENT: Final = 64  # a hash
BROKEN: Final = re.compile("[\\0\ud800-\udfff]")
OTHER_RULES: Final = ("game", "version", "content", "packs")  # what BadRecord says where other rules are needed


@dataclass
class Claims:
    """A record as its file has it."""

    game: str
    version: int
    content: str
    packs: list[dict[str, str]]
    seats: int
    options: dict[str, Any]
    names: Sequence[str]
    bots: Sequence[str]
    moves: int
    over: bool
    seed: int  # of the last deal,
    salt: int | None  # and its salt
    text: str  # the record without its archive
    shown: str  # the archive; empty: there is none


def to_lines(archive: str) -> str:
    """A packed archive as lines of a record."""
    parts = [archive[i : i + PART] for i in range(0, len(archive), PART)]
    return "".join(json.dumps({"shown": part}) + "\n" for part in parts)


def archive_in(text: str) -> str:
    """The packed archive in a record's text; empty if it has none."""
    lines = lines_of(text, shown=True)
    parts = [read_line(lines, i).get("shown") for i in range(len(lines))]
    if not all(isinstance(part, str) for part in parts):
        raise BadRecord("archive")
    return "".join(map(str, parts))


def claims(text: str) -> Claims:
    """What a record says of itself; BadRecord if it is none."""
    lines = lines_of(text)
    head, foot = read_line(lines, 0), read_line(lines, len(lines) - 1)
    if head.get("deskovka") != FORMAT:
        raise BadRecord("foreign")
    if "digest" not in foot:
        raise BadRecord("truncated")
    seats, names, options = read_start(head)
    version, content, packs = head.get("version"), head.get("content"), head.get("packs", [])
    if type(version) is not int or not 0 <= version < MOST_VERSION or not 1 <= seats <= MOST_SEATS:
        raise BadRecord("line", line=1)
    if not isinstance(content, str) or not is_word(content, LONGEST_CONTENT):
        raise BadRecord("line", line=1)
    if not are_packs(packs) or not are_options(options):
        raise BadRecord("line", line=1)
    body = [read_line(lines, i) for i in range(1, len(lines) - 1)]
    deals = [(i + 2, data) for i, data in enumerate(body) if "seed" in data]
    at, dealt = deals[-1] if deals else (1, head)
    seed, salt = read_seed(dealt, at)
    packs = [{kind: word[:SHOWN_TITLE] for kind, word in one.items()} for one in packs]
    id, moves, over = str(head.get("game")), len(body) - len(deals), foot.get("end") is True
    words, shown = "\n".join(lines) + "\n", archive_in(text)
    who = names, read_bots(head, seats)
    return Claims(id, version, content, packs, seats, options, *who, moves, over, seed, salt, words, shown)


def are_packs(packs: object) -> bool:
    """Are these heads of packs?"""
    return isinstance(packs, list) and len(packs) <= MOST_PACKS and all(map(is_head, packs))


def is_head(one: object) -> bool:
    """Is this what a record says of a pack?"""
    kinds = {"name", "title", "hash"}
    return isinstance(one, dict) and kinds == set(one) and all(is_word(w, LONGEST_TITLE) for w in one.values())


def are_options(options: dict[str, Any]) -> bool:
    """Is this what somebody may choose: for each option a word, or one for each seat?"""
    chosen = [*options, *options.values()]
    words = [word for one in chosen for word in (one if isinstance(one, list) else [one])]
    return len(words) <= 2 * MOST_CHOICES and all(is_word(word, LONGEST_WORD) for word in words)


def is_word(word: object, longest: int) -> bool:
    """Is this text that every database can keep: not too long, without halves of characters and zeros?"""
    return isinstance(word, str) and len(word) <= longest and not BROKEN.search(word)
