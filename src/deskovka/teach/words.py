"""An analysis in words, in both languages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from deskovka.core import text
from deskovka.teach.puzzles import END

MATTER: Final = 2  # sources of points that a hint names

if TYPE_CHECKING:
    from deskovka.core.game import Game
    from deskovka.core.state import Choices
    from deskovka.teach.values import Difference


def say(lang: str, key: str, **words: str | int) -> str:
    """A sentence of the teacher."""
    found = text.bundle(("deskovka.teach",), lang)
    pattern = found.get_message(key).value
    assert pattern is not None, key
    said, problems = found.format_pattern(pattern, words)
    assert not problems, problems
    return str(said)


def number(value: float, lang: str, digits: int = 0) -> str:
    """With the language's decimal sign and a true minus."""
    words = f"{value:.{digits}f}".replace("-0", "0") if round(value, digits) == 0 else f"{value:.{digits}f}"
    words = words.replace("-", "−")
    return words.replace(".", ",") if lang == "cs" else words


def with_sign(value: float, lang: str) -> str:
    """Points of chance, with their sign."""
    words = number(100 * value, lang)
    return words if words.startswith("−") or words == "0" else f"+{words}"


def chance(value: float) -> str:
    """A chance before the end: whole per cents, and never quite 0 or 100."""
    rounded = round(100 * value)
    return "99+ %" if rounded >= 100 else "<1 %" if rounded <= 0 else f"{rounded} %"


def theme_title(game: Game, options: Choices, theme: str, lang: str) -> str:
    """What a puzzle is about: a source of points, or how the game ends."""
    if theme == END:
        return say(lang, "theme-end")
    return str(text.phrase(game.id, lang, f"source-{theme}", words_of(options)))


def words_of(options: Choices) -> dict[str, str]:
    """The options that a phrase may ask for."""
    return {name: value for name, value in options.items() if isinstance(value, str)}


def why(told: Sequence[Difference], game: Game, options: Choices, names: Sequence[str], lang: str) -> str:
    """What the preferred answer would have brought, as one sentence; nothing if nothing is sure."""
    if not told:
        return ""
    parts = [difference(one, game, options, names, lang) for one in told]
    return say(lang, "why", differences=text.listing(parts, lang))


def kind_of_move(
    told: Sequence[Difference], seat: int, game: Game, options: Choices, names: Sequence[str], lang: str
) -> str:
    """What matters most among the answers of a seat, without saying which one is best."""

    def source(one: Difference) -> str:
        return text.phrase(game.id, lang, f"source-{one.source}", words_of(options))

    own = [source(one) for one in told if one.seat == seat and one.points > 0]
    kept = next((one for one in told if one.seat != seat and one.points < 0), None)
    parts = [say(lang, "kind-own", sources=text.listing(own[:MATTER], lang))] if own else []
    if kept is not None:
        who = text.seat_name(kept.seat, lang, names)
        parts.append(say(lang, "kind-keep", who=who, source=source(kept)))
    return " ".join(parts) or say(lang, "kind-none")


def difference(one: Difference, game: Game, options: Choices, names: Sequence[str], lang: str) -> str:
    """How many points more or less somebody has, and for what."""
    source = text.phrase(game.id, lang, f"source-{one.source}", words_of(options))
    who = text.seat_name(one.seat, lang, names)
    key = "why-more" if one.points > 0 else "why-less"
    return say(lang, key, who=who, points=number(abs(one.points), lang, 1), source=source)
