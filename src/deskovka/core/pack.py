"""Packs: correction files that replace component data of a game without code."""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

Place = tuple[str | int, ...]  # keys from the outermost in: ("map", "ireland", "drawing", 3)

SUFFIXES: Final = (".toml", ".json")
DECODER: Final = json.JSONDecoder()
HEADER: Final = re.compile(r"\s*\[+([^\]]+)\]")
DEEPEST: Final = 4  # section, entry, field, line or key of the field
KEY: Final = re.compile(r"""\s*([\w."'-]+)\s*=\s*("{3}|'{3})?(.*)""")
WORD: Final = re.compile(r"""\"[^"]*"|'[^']*'|[^\s.]+""")


class PackProblem(ValueError):
    """What is wrong with a pack; `key` and `words` name the sentence, `places` say where to look for the line."""

    def __init__(self, key: str, *places: Place, game: str | None = None, **words: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.places = places
        self.game = game
        self.words = words
        self.file = ""
        self.line = 0

    def __str__(self) -> str:
        return self.say("en")

    def say(self, lang: str) -> str:
        """File, line and what is wrong there."""
        from deskovka.core import text

        why = text.phrase(self.game, lang, f"pack-{self.key}", self.words)
        return text.phrase(None, lang, "pack-problem", {"file": self.file, "line": self.line, "why": why})

    def blame(self, packs: Sequence[Pack]) -> PackProblem:
        """The problem with file and line: where a pack says one of the places, else the nearest around them."""
        around = [place[: len(place) - cut] for cut in range(DEEPEST) for place in self.places if cut < len(place)]
        for place in around:
            for pack in reversed(packs):
                if place in pack.lines:
                    self.file, self.line = pack.name, pack.lines[place]
                    return self
        self.file, self.line = packs[-1].name, 1
        return self


class Pack:
    """A pack as it was read: its data, the line of each of its values, and a hash that says which one it is."""

    def __init__(self, path: str | Path) -> None:
        self.path = Path(path)
        self.name = self.path.name or str(path) or "…"
        self.lines: dict[Place, int] = {}
        try:
            self.data = self._read()
        except PackProblem as problem:
            problem.file = self.name
            raise
        self.title = str(self.data.get("title", self.path.stem))
        self.hash = hashlib.sha256(json.dumps(self.data, sort_keys=True, default=str).encode()).hexdigest()[:16]

    def _read(self) -> dict[str, Any]:
        is_json = self.path.suffix.lower() == ".json"
        try:
            self.path = self.path.expanduser()
            if not self.path.is_file():  # a device could be read for ever
                raise PackProblem("unreadable")
            text = self.path.read_text(encoding="utf-8-sig")
            data = json.loads(text) if is_json else tomllib.loads(text)
            json.dumps(data, ensure_ascii=False, default=str).encode()  # half a character cannot be written again
        except PackProblem:
            raise
        except (OSError, UnicodeDecodeError) as problem:
            raise PackProblem("unreadable") from problem
        except (ValueError, RecursionError) as problem:
            found = PackProblem("syntax", why=re.sub(r" *\(.*\)|: line .*", "", str(problem)))
            line = re.search(r"line (\d+)", str(problem))
            found.line = int(line[1]) if line else text.count("\n") + 1
            raise found from problem
        except RuntimeError as problem:  # nobody's home folder
            raise PackProblem("unreadable") from problem
        if not isinstance(data, dict):
            raise PackProblem("syntax", why="{ … }")
        if is_json:
            mark_json(text, 0, (), self.lines)
        else:
            for place, number in toml_lines(text):
                for cut in range(1, len(place)):  # `[map.ireland]` is also where `map` stands
                    self.lines.setdefault(place[:cut], number)
                self.lines[place] = number
        return data

    def head(self) -> dict[str, str]:
        """What a record says of the pack."""
        return {"name": self.name, "title": self.title, "hash": self.hash}


def toml_lines(text: str) -> Iterator[tuple[Place, int]]:
    """The line of each table and key, and of each line of a long string."""
    table: Place = ()
    inside: Place = ()
    quotes, first = "", 0
    for number, line in enumerate(text.split("\n"), 1):
        if quotes:
            yield (*inside, number - first), number
            quotes = "" if quotes in line else quotes
        elif header := HEADER.match(line):
            table = keys(header[1])
            yield table, number
        elif key := KEY.match(line):
            inside = (*table, *keys(key[1]))
            yield inside, number
            if key[2] and key[2] not in key[3]:
                quotes = key[2]
                first = number if key[3] else number + 1
                yield (*inside, number - first), number


def keys(words: str) -> Place:
    """`map.ireland` -> ("map", "ireland"), `"map.ireland"` -> ("map.ireland",)."""
    return tuple(word.strip("\"'") for word in WORD.findall(words))


def mark_json(text: str, at: int, place: Place, lines: dict[Place, int]) -> int:
    """Fill in the line of each value; returns where this one ends. The text is known to be JSON."""
    at = after_gap(text, at)
    line = text.count("\n", 0, at) + 1
    if place in lines:
        problem = PackProblem("doubled-key", word=str(place[-1]))
        problem.line = line
        raise problem
    lines[place] = line
    if text[at] not in "{[":
        return DECODER.raw_decode(text, at)[1]
    is_table, number = text[at] == "{", 0
    at = after_gap(text, at + 1)
    while text[at] not in "}]":
        key: str | int = number
        if is_table:
            key, at = DECODER.raw_decode(text, at)
            at = text.index(":", at) + 1
        at = after_gap(text, mark_json(text, at, (*place, key), lines))
        at = after_gap(text, at + 1) if text[at] == "," else at
        number += 1
    return at + 1


def after_gap(text: str, at: int) -> int:
    """Where the next character that is no space stands."""
    return at + len(text[at:]) - len(text[at:].lstrip())
