"""Sentences in both languages at once, so that a page switches its language without asking."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from deskovka.archive.words import source_titles
from deskovka.core import text
from deskovka.core.board import Both
from deskovka.core.game import Game, Option, Problem
from deskovka.core.rule import Entry, Refusal
from deskovka.core.text import both
from deskovka.server.messages.frames import Reason
from deskovka.server.messages.shapes import OptionOffer, PackHead, RuleEntry, Value

__all__ = [
    "Both",
    "both",
    "in_words",
    "local",
    "option_offers",
    "pack_heads",
    "phrase",
    "reason",
    "rule_entry",
    "seat_name",
    "source_titles",
]


def phrase(key: str, **words: str | int) -> Both:
    """A sentence of the server."""
    return both(lambda lang: local(key, lang, **words))


def local(key: str, lang: str, **words: str | int) -> str:
    """A sentence of the server in one language."""
    found = text.bundle(("deskovka.server",), lang)
    pattern = found.get_message(key).value
    assert pattern is not None, key
    said, problems = found.format_pattern(pattern, words)
    assert not problems, problems
    return str(said)


def seat_name(number: int, lang: str, bot: bool = False) -> str:
    """What somebody without a name is called at a table of this language."""
    if bot:
        return local("robot", lang, number=number + 1)
    return text.phrase(None, lang, "seat", {"number": number + 1})


def option_offers(g: Game) -> list[OptionOffer]:
    """What can be chosen before the game."""
    return [
        OptionOffer(
            name=option.name,
            title=both(option.title),
            default=option.default,
            per_seat=option.per_seat,
            distinct=option.distinct,
            only={name: list(values) for name, values in option.only.items()},
            seats=list(option.seats),
            values=[value_offer(option, value) for value in option.values],
        )
        for option in g.options.values()
    ]


def value_offer(option: Option, value: str) -> Value:
    """What may be chosen, and with what it fits."""
    players, needs = option.players.get(value, ()), option.needs.get(value, {})
    return Value(value, value_title(option, value), list(players), needs)


def in_words(g: Game, problem: Problem) -> Both:
    """What is wrong with a wish, by the names that the page gives to options and values."""
    option = g.options.get(problem.field)
    if option is None:
        return both(problem.say)

    def value_name(value: str, lang: str) -> str:
        return option.value_title(value, lang) if value in option.values else value

    def sentence(lang: str) -> str:
        wrong, allowed = (
            value_name(problem.wrong, lang),
            tuple([value_name(value, lang) for value in problem.allowed]),
        )
        return Problem(option.title(lang), wrong, allowed, problem.key, problem.why).say(lang)

    return both(sentence)


def value_title(option: Option, value: str) -> Both:
    """What a value of an option is called."""
    return both(lambda lang: option.value_title(value, lang))


def rule_entry(entry: Entry) -> RuleEntry:
    """A line of the rule index."""
    return RuleEntry(
        id=entry.id,
        chapter=both(lambda lang: text.chapter(entry, lang)),
        page=entry.page,
        words=entry.words,
        ruling=entry.ruling,
        note=entry.note or None,
    )


def pack_heads(packs: Sequence[Mapping[str, str]]) -> list[PackHead]:
    """Packs in force, as records and stored tables name them."""
    return [PackHead(**pack) for pack in packs]


def reason(g: Game, refusal: Refusal, names: Sequence[str]) -> Reason:
    """Why a move is not allowed, and where it stands."""
    entry = g.rule(refusal.rule)
    return Reason(
        rule=refusal.rule,
        words=both(lambda lang: text.because(refusal, lang, g, names)),
        where=both(lambda lang: text.where(entry, lang)),
    )
