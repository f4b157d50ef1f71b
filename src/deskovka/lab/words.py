"""The laboratory's own sentences."""

from __future__ import annotations

from deskovka.core import text
from deskovka.lab.plan import Plan
from deskovka.lab.study import Study


def say(lang: str, key: str, **words: str | int) -> str:
    """A sentence of the laboratory."""
    found = text.bundle(("deskovka.lab",), lang)
    pattern = found.get_message(key).value
    assert pattern is not None, key
    said, problems = found.format_pattern(pattern, words)
    assert not problems, problems
    return str(said)


def number(value: float, lang: str, digits: int = 1) -> str:
    """A number with the language's decimal sign and a true minus."""
    words = f"{value:,.{digits}f}".replace(",", "\u00a0").replace("-", "−")
    return words.replace(".", ",") if lang == "cs" else words


def percent(value: float, lang: str, digits: int = 1) -> str:
    """A share of one as per cent."""
    return f"{number(100 * value, lang, digits)}\u00a0%"


def setting_label(study: Study, one: Plan, lang: str) -> str:
    """What sets a setting apart from the others of its study."""
    said = []
    g = one.game
    if len({other.game.id for other in study.settings}) > 1 or len(study.settings) == 1:
        said.append(g.title(lang))
    for name in one.varied:
        chosen = one.options[name]
        values = [chosen] if isinstance(chosen, str) else list(dict.fromkeys(chosen))
        said.append(", ".join([g.options[name].value_title(value, lang) for value in values]))
    if len({other.seats for other in study.settings}) > 1:
        said.append(say(lang, "players", count=one.seats))
    if one.tournament:
        said.append(say(lang, "tournament"))
    return ", ".join(said)


def options_text(one: Plan, lang: str) -> str:
    """All options of a setting that matter in it."""
    g, options = one.game, one.options
    said = []
    for name, option in g.options.items():
        if option.matters(options, one.seats):
            chosen = options[name]
            values = [chosen] if isinstance(chosen, str) else list(dict.fromkeys(chosen))
            said.append(f"{option.title(lang)}: {', '.join([option.value_title(v, lang) for v in values])}")
    return "; ".join(said)
