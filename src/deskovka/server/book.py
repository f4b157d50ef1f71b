"""Book: the sentences of a game. All tables with the same options share them, with marks where names go."""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec

from deskovka.core import text
from deskovka.core.game import Game
from deskovka.core.step import Event, Move
from deskovka.core.value import canonical, to_json
from deskovka.server.words import Both, both

Data = dict[str, Any]

FIRST: Final = 0xE000  # marks are characters that no alphabet uses
MARKS: Final = tuple(chr(FIRST + seat) for seat in range(64))
ANY: Final = re.compile(f"[{MARKS[0]}-{MARKS[-1]}]")
BOOKS: Final = 64
SENTENCES: Final = 20_000  # that a book remembers, about 20 MB


def fill(words: Both, names: Sequence[str]) -> Both:
    """The sentence with names in place of the marks."""
    if ANY.search(words["en"]) is None and ANY.search(words["cs"]) is None:
        return words
    return {lang: ANY.sub(lambda mark: names[ord(mark[0]) - FIRST], said) for lang, said in words.items()}


class Book:
    """A game with its options in words."""

    def __init__(self, g: Game, options: Data) -> None:
        self.g = g
        self.options = options
        self.title = both(g.title)
        self.sentences: OrderedDict[bytes | int, Any] = OrderedDict()

    def once(self, key: bytes | int, make: Callable[[], Any]) -> Any:
        """What was made before under this key; the oldest is forgotten."""
        found = self.sentences.get(key)
        if found is None:
            found = make()
            self.sentences[key] = found
            while len(self.sentences) > SENTENCES:
                self.sentences.popitem(last=False)
        return found

    def say(self, x: Any) -> Both:
        """A move, event or question."""
        return both(lambda lang: text.say(x, lang, self.g, MARKS, self.options))

    def question(self, data: Data, x: Any) -> Both:
        """A question, which is this as JSON."""
        found: Both = self.once(msgspec.json.encode(data), lambda: self.say(x))
        return found

    def choice(self, m: Move) -> Data:
        """A move that can be chosen."""
        found: Data = self.once(
            m.id,
            lambda: {
                "id": m.id,
                "move": to_json(m),
                "short": both(lambda lang: self.g.short(m, lang, self.options)),
                "say": self.say(m),
            },
        )
        return found

    def line(self, data: Data, event: Event) -> Data:
        """A line of the log, without its number; the event is this as JSON."""
        found: Data = self.once(
            msgspec.json.encode(data),
            lambda: {
                "event": data,
                "seat": data.get("seat"),
                "say": self.say(event),
                "rule": event.rule_id(),
                "where": both(lambda lang: text.cite(self.g, event, lang)),
                "points": data.get("points"),
            },
        )
        return found


@lru_cache(BOOKS)
def _book(id: str, content: str, options: str, holder: tuple[Game]) -> Book:
    return Book(holder[0], msgspec.json.decode(options))


def book_of(g: Game, options: Data) -> Book:
    """The book that all tables of this game with these options share."""
    return _book(g.id, g.content, canonical(options), (g,))
