"""The page draws what the referee says: no component is named in its sources."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import deskovka
from deskovka.core.game import LANGUAGES

DRAWINGS = Path(__file__).parents[2] / "web" / "src" / "games"
GAMES = [id for id in deskovka.games() if (DRAWINGS / id.replace("-", "_")).exists()]
SHORT = 4  # letters: shorter names are words of every sentence


@pytest.mark.parametrize("id", GAMES)
def test_no_component_is_named_on_the_page(id: str) -> None:
    named = {
        str(card["name"]).rstrip("°") for lang in LANGUAGES for card in deskovka.game(id).components.cards(lang)
    }
    found = []
    for file in sorted((DRAWINGS / id.replace("-", "_")).glob("*")):
        if file.suffix in (".ts", ".svelte") and file.name != "types.ts":
            text = file.read_text(encoding="utf-8")
            names = [name for name in named if len(name) > SHORT and name in text]
            found += [f"{file.name}: {n}" for n in names if re.search(rf"(?<![\w-]){re.escape(n)}(?![\w-])", text)]
    assert found == []
    assert len(named) > 50
