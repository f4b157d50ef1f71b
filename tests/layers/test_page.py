"""The page draws what the referee says: it names no component and holds no number of the rules."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import deskovka
from deskovka.core.game import LANGUAGES

DRAWINGS = Path(__file__).parents[2] / "web" / "src" / "games"
GAMES = [id for id in deskovka.games() if (DRAWINGS / id.replace("-", "_")).exists()]
SHORT = 4  # letters: shorter names are words of every sentence
# What has a number in the rules; names such as `razePrice` and `hit.points` end in one of these.
VALUES = "amount|bonus|capacity|coins?|costs?|count|goods?|limit|points?|power|prices?|stars?|strength|worth"
COMPARED = r"(?:[<>]=?|[=!]==|[-+*/]=?|=)"
NUMBER = re.compile(
    rf"(?:{VALUES})\b[\])!]*\s*{COMPARED}\s*(\d+)|\b(\d+)\s*{COMPARED}\s*[\w.]*(?:{VALUES})\b", re.IGNORECASE
)
IN_PIXELS = ("geometry.ts", "Rail.svelte")  # where things lie, and the scale of a chart
NOTHING_OR_ONE = 1
RULE = re.compile(r"'([a-z]+\.[a-z]+(?:-[a-z]+)*)'")


def sources(id: str) -> dict[str, str]:
    """What draws a game, without the types that are written by a tool, comments and other people's modules."""
    files = sorted((DRAWINGS / id.replace("-", "_")).glob("*"))
    texts = {
        f.name: f.read_text("utf-8") for f in files if f.suffix in (".ts", ".svelte") and f.name != "types.ts"
    }
    return {name: re.sub(r"(?m)^import .*|(?<!:)//.*$", "", text) for name, text in texts.items()}


@pytest.mark.parametrize("id", GAMES)
def test_no_component_is_named_on_the_page(id: str) -> None:
    named = {
        str(card["name"]).rstrip("°") for lang in LANGUAGES for card in deskovka.game(id).components.cards(lang)
    }
    found = []
    for file, text in sources(id).items():
        names = [name for name in named if len(name) > SHORT and name in text]
        found += [f"{file}: {n}" for n in names if re.search(rf"(?<![\w-]){re.escape(n)}(?![\w-])", text)]
    assert found == []
    assert len(named) > 50


@pytest.mark.parametrize("id", GAMES)
def test_no_number_of_the_rules_stands_on_the_page(id: str) -> None:
    """Prices, limits and points come with the board; the page asks at most whether there is any, or one."""
    found = []
    for file, text in sources(id).items():
        if file not in IN_PIXELS:
            numbers = [
                (int(m[1] or m[2]), m[0]) for m in NUMBER.finditer(re.sub(r"'[^'\n]*'|\"[^\"\n]*\"", "''", text))
            ]
            found += [f"{file}: {words}" for number, words in numbers if number > NOTHING_OR_ONE]
    assert found == []


@pytest.mark.parametrize("words", ["cost = 3", "if (hit.points >= 12)", "razePrice(card)! * 2", "2 * scene.goods"])
def test_a_number_of_the_rules_would_be_found(words: str) -> None:
    assert NUMBER.search(words.replace("(card)", ""))


@pytest.mark.parametrize("id", GAMES)
def test_a_rule_that_the_page_knows_is_one_of_the_games(id: str) -> None:
    rules = deskovka.game(id).rules
    named = {
        name
        for text in sources(id).values()
        for name in RULE.findall(text)
        if not name.endswith((".svelte", ".ts"))
    }
    assert named - {*rules} == set()
