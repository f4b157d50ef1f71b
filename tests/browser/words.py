"""The page's own sentences, from the files that it is built with: tests name a button by its key."""

from __future__ import annotations

import re
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

SOURCES = Path(__file__).parents[2] / "web" / "src"
GAP = "\x00"


class Words:
    """What the page says in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.bundle = FluentBundle([lang], use_isolating=False)
        own = [SOURCES / place / "text" for place in ("", "shell/notices", "teacher")]
        for file in [folder / f"{lang}.ftl" for folder in (*own, *SOURCES.glob("games/*/text"))]:
            self.bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def __call__(self, key: str, **words: str | int) -> str:
        pattern = self.bundle.get_message(key).value
        assert pattern is not None, f"{key} has no words"
        said, problems = self.bundle.format_pattern(pattern, words)
        assert not problems, f"{key}: {problems}"
        return str(said)

    def like(self, key: str, *names: str) -> re.Pattern[str]:
        """The sentence with anything in the place of these words."""
        said = self(key, **dict.fromkeys(names, GAP))
        return re.compile(re.escape(said).replace(re.escape(GAP), ".*"))
