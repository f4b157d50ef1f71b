"""The user's language, and sentences in it."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence

from deskovka.core import text
from deskovka.core.game import LANGUAGES, Problem
from deskovka.system import language


class Wrong(Exception):
    """Bad input: one sentence for the user, and the command ends with 2."""


class Words:
    """The command line's own sentences in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def __call__(self, key: str, **words: str | int) -> str:
        return text.phrase(None, self.lang, key, words)

    def problem(self, field: str, wrong: str, allowed: Sequence[str]) -> Wrong:
        """An error that names the field and what it may hold."""
        return Wrong(Problem(field, wrong, tuple(allowed)).say(self.lang))


def fold(words: str) -> str:
    """Without case, diacritics and needless spaces: how typed words are compared."""
    bare = "".join(c for c in unicodedata.normalize("NFKD", words) if not unicodedata.combining(c))
    return " ".join(bare.casefold().split())


def clean(words: str) -> str:
    """Without control characters: names in a stranger's file must not steer the terminal."""
    return "".join("�" if unicodedata.category(c) == "Cc" else c for c in words)


def from_environment(env: Mapping[str, str]) -> str:
    """DESKOVKA_LANG, else the locale; Czech when that says nothing."""
    if env.get("DESKOVKA_LANG") in LANGUAGES:
        return env["DESKOVKA_LANG"]
    locale = next((env[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if env.get(name)), language())
    name = locale.split(".")[0]
    return "cs" if name in ("", "C", "POSIX") or name.startswith("cs") else "en"


def take_language(argv: Sequence[str], env: Mapping[str, str]) -> tuple[Words, list[str]]:
    """The language, and the arguments without `--lang`, which may stand anywhere."""
    t = Words(from_environment(env))
    chosen = env.get("DESKOVKA_LANG") or t.lang
    rest = []
    words = iter(argv)
    for word in words:
        if word == "--lang":
            chosen = next(words, "")
        elif word.startswith("--lang="):
            chosen = word.removeprefix("--lang=")
        else:
            rest.append(word)
    if chosen not in LANGUAGES:
        raise t.problem("lang", chosen, LANGUAGES)
    return Words(chosen), rest
