"""Book: the sentences of a game. All tables with the same options share them, with marks where names go.

They are kept as the JSON that clients get, for the same ones are sent over and over.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import count
from threading import Lock
from typing import Any, Final

import msgspec

from deskovka.archive.words import MARKS, line_of
from deskovka.core import text
from deskovka.core.game import Game
from deskovka.core.step import Event, Move
from deskovka.core.value import canonical, from_json, to_json
from deskovka.server.base.limits import BOOKS_REMEMBERED, SENTENCES_REMEMBERED
from deskovka.server.messages.frames import Choice
from deskovka.server.messages.words import Both, both

Data = dict[str, Any]

ANY: Final = re.compile(b"\xee\x80[\x80-\xbf]")  # a mark in UTF-8
NUMBERS: Final = count()


def quote(name: str) -> bytes:
    """A name as it stands between the quotation marks of JSON."""
    return msgspec.json.encode(name)[1:-1]


def fill(words: bytes, names: Sequence[bytes]) -> bytes:
    """JSON with quoted names in place of the marks."""
    return ANY.sub(lambda mark: names[mark[0][2] - 0x80], words)


class Sentences:
    """What all books remember, by number of the book and key; the oldest are forgotten."""

    def __init__(self) -> None:
        self.known: OrderedDict[tuple[int, bytes | int], bytes] = OrderedDict()
        self.size = 0
        self.lock = Lock()  # some are made in threads

    def keep(self, key: tuple[int, bytes | int], said: bytes) -> None:
        """Remember a sentence."""
        with self.lock:
            self.size += len(said) - len(self.known.get(key, b""))
            self.known[key] = said
            while self.size > SENTENCES_REMEMBERED:
                self.size -= len(self.known.popitem(last=False)[1])


SENTENCES: Final = Sentences()


class Book:
    """A game with its options in words."""

    def __init__(self, g: Game, options: Data) -> None:
        self.g = g
        self.options = options
        self.title = both(g.title)
        self.number = next(NUMBERS)

    def once(self, key: bytes | int, make: Callable[[], Any]) -> bytes:
        """What was made before under this key."""
        found = SENTENCES.known.get((self.number, key))
        if found is None:
            found = msgspec.json.encode(make())
            SENTENCES.keep((self.number, key), found)
        return found

    def say(self, x: Any) -> Both:
        """A move, event or question."""
        return both(lambda lang: text.say(x, lang, self.g, MARKS, self.options))

    def question(self, data: Data) -> bytes:
        """A question, which is this as JSON."""
        return self.once(msgspec.json.encode(data), lambda: self.say(from_json(data)))

    def choice(self, m: Move) -> bytes:
        """A move that can be chosen."""
        return self.once(
            m.id,
            lambda: Choice(
                id=m.id,
                move=to_json(m),
                short=both(lambda lang: self.g.voice.short(m, lang, self.options)),
                say=self.say(m),
            ),
        )

    def line(self, event: Event) -> bytes:
        """A line of the log, without its number."""
        data: Data = to_json(event)
        return self.once(
            msgspec.json.encode(data), lambda: line_of(self.g, self.options, event, data, self.say(event))
        )


@lru_cache(BOOKS_REMEMBERED)
def _book(id: str, content: str, options: str, holder: tuple[Game]) -> Book:
    return Book(holder[0], msgspec.json.decode(options))


def book_of(g: Game, options: Data) -> Book:
    """The book that all tables of this game with these options share."""
    return _book(g.id, g.content, canonical(options), (g,))
