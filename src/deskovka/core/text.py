"""Text: events, refusals, moves and names as sentences, in Czech and English, from Fluent files."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from deskovka.core.board import Both
from deskovka.core.game import LANGUAGES, Game, game
from deskovka.core.rule import Entry, Reason, Refusal
from deskovka.core.step import Event, Move, OtherQuestion, Step, Waiting
from deskovka.core.value import Value

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LONGEST = 400  # Fluent refuses a word of more than 1,000 characters, and nobody reads one

Words = Mapping[str, str | int]

STAND_IN: Final = "°"  # stands after the name of every stand-in that is shown


def read_ftl(package: str, lang: str) -> str:
    """The Fluent source of a package."""
    return files(package).joinpath("text").joinpath(f"{lang}.ftl").read_text(encoding="utf-8")


@cache
def bundle(packages: tuple[str, ...], lang: str) -> FluentBundle:
    """The sentences of the core and, after it, of a game."""
    from fluent.runtime import FluentBundle, FluentResource

    found = FluentBundle([lang], use_isolating=False)
    for package in packages:
        found.add_resource(FluentResource(read_ftl(package, lang)), allow_overrides=True)
    return found


def _packages(game_id: str | None) -> tuple[str, ...]:
    return ("deskovka.core",) if game_id is None else ("deskovka.core", game(game_id).package)


def phrase(game_id: str | None, lang: str, key: str, words: Words | None = None) -> str:
    """One message, `key` or `key.attribute`, of the core (None) or of a game."""
    found = bundle(_packages(game_id), lang)
    name, _, attribute = key.partition(".")
    message = found.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    if pattern is None:
        raise KeyError(f"{key} has no text in {lang}")
    short = {
        k: v[:LONGEST] + "…" if isinstance(v, str) and len(v) > LONGEST else v for k, v in (words or {}).items()
    }
    said, problems = found.format_pattern(pattern, short)
    if problems:
        raise ValueError(f"{key} in {lang}: {problems[0]}")
    return str(said)


def both(say: Callable[[str], str]) -> Both:
    """The same sentence in every language."""
    return {lang: say(lang) for lang in LANGUAGES}


class Messages:
    """The messages of one game, by their keys."""

    def __init__(self, game_id: str) -> None:
        self.game_id = game_id

    def say(self, key: str, lang: str, **arguments: str | int) -> str:
        """One of them in a language."""
        return phrase(self.game_id, lang, key, arguments)

    def both(self, key: str, **arguments: str | int) -> Both:
        """One of them in every language."""
        return both(lambda lang: self.say(key, lang, **arguments))


def kebab(name: str) -> str:
    """`PlaceTile` -> `place-tile`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def key_of_class(value: Value) -> str:
    """The message key of a move, event or question."""
    for kind, name in ((Move, "move"), (Event, "event"), (Reason, "why")):
        if isinstance(value, kind):
            return f"{name}-{kebab(type(value).__name__)}"
    return f"ask-{kebab(type(value).__name__)}"


def say(
    x: Any,
    lang: str,
    game_id: Game | str | None = None,
    names: Sequence[str] = (),
    options: Mapping[str, Any] | None = None,
    part: str = "",
) -> str:
    """A refusal, event, move or question in words; or a part of its message (`.brief`).

    A game with packs is given itself, for packs change names. `names` are the players' names by seat;
    `options` are the game's, for they may decide how things are called.
    """
    if isinstance(x, Refusal):
        g = game_id if isinstance(game_id, Game) else game(x.game)
        why = because(x, lang, g, names)
        return phrase(None, lang, "refusal", {"why": why, "where": where(g.rule(x.rule), lang)})
    assert isinstance(x, (Event, Move, Reason, Step)) and game_id is not None
    g = game_id if isinstance(game_id, Game) else game(game_id)
    if isinstance(x, OtherQuestion):
        return phrase(None, lang, key_of_class(x), {"question": say(x.question, lang, g, names, options)})
    words: dict[str, str | int] = {}
    found = {"seats": x.seats} if isinstance(x, Waiting) else g.voice.words(x, lang, options or {})
    for key, word in found.items():
        if isinstance(word, tuple):
            words[key] = listing([seat_name(seat, lang, names) for seat in word], lang)
        elif key.startswith("seat") and isinstance(word, int):  # a word names somebody who has no seat
            words[key] = seat_name(word, lang, names)
        else:
            words[key] = word
    return phrase(g.id, lang, key_of_class(x) + part, words)


def because(refusal: Refusal, lang: str, g: Game, names: Sequence[str] = ()) -> str:
    """What stands in the way, or the rule's own words where there is nothing more to say."""
    if refusal.reason is None:
        return g.rule(refusal.rule).words[lang]
    return say(refusal.reason, lang, g, names, refusal.options)


def seat_name(seat: int, lang: str, names: Sequence[str] = ()) -> str:
    """The player's name, or a plain one."""
    if seat < 0:
        return phrase(None, lang, "nobody")
    return names[seat] if seat < len(names) else phrase(None, lang, "seat", {"number": seat + 1})


def listing(items: Sequence[str], lang: str) -> str:
    """`A, B and C`."""
    if len(items) < 2:
        return "".join(items)
    return phrase(None, lang, "and", {"first": ", ".join(items[:-1]), "last": items[-1]})


def zone_line(zone: Mapping[str, Any], lang: str, names: Sequence[str] = ()) -> str:
    """A zone of a plain board (`core/board.py`) as a sentence."""
    pieces = []
    for piece in zone["pieces"]:
        said = piece["title"][lang]
        if "count" in piece:
            said = phrase(None, lang, "piece-count", {"piece": said, "count": piece["count"]})
        if "about" in piece:
            said = phrase(None, lang, "piece-about", {"piece": said, "about": piece["about"][lang]})
        pieces.append(said)
    words = {"zone": zone["title"][lang], "count": len(pieces), "pieces": ", ".join(pieces)}
    if "seat" not in zone:
        return phrase(None, lang, "zone-line", words)
    return phrase(None, lang, "zone-line-seat", {**words, "seat": seat_name(zone["seat"], lang, names)})


def chapter(entry: Entry, lang: str) -> str:
    """The chapter of a rule, with its book where that is not the game's own."""
    if not entry.book:
        return entry.chapter[lang]
    return phrase(None, lang, "chapter-of-book", {"book": entry.book[lang], "chapter": entry.chapter[lang]})


def where(entry: Entry, lang: str) -> str:
    """The place of a rule in the rulebook."""
    key = "where-ruling" if entry.ruling else "where" if entry.page is None else "where-page"
    return phrase(None, lang, key, {"chapter": chapter(entry, lang), "page": entry.page or 0})


def cite(g: Game, event: Event, lang: str) -> str:
    """Where the rulebook says why this happened."""
    return where(g.rule(event.rule_id()), lang)


def aloud(words: str, lang: str) -> str:
    """A text to be listened to: a word instead of the sign of a stand-in."""
    return words.replace(STAND_IN, phrase(None, lang, "stand-in-aloud"))
