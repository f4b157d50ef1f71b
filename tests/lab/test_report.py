"""The report: figures that add up, plots on honest scales, one page in both languages that needs nothing else."""

from __future__ import annotations

import json
import re
from collections import Counter
from html.parser import HTMLParser
from math import isclose
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from deskovka.lab import report
from deskovka.lab.compare import difference, partner
from deskovka.lab.counts import NAMES, PLACE, Sums, Traits
from deskovka.lab.figures import fair_shares, length, mean
from deskovka.lab.plots import scale
from deskovka.lab.statistics import WHOLE, share, spread
from games.fluent_files import check_same_keys, messages

from .conftest import Run

LAB = Path(report.__file__).parent
STUDY = """
title = { cs = "Kdo <začíná>?", en = "Who <begins>?" }
[[setting]]
game = "rebirth"
bots = ["random"]
games = 12
vary.map = ["scotland", "ireland"]

[[setting]]
game = "rebirth"
bots = ["random", "greedy"]
tournament = true
games = 4
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("report")


@pytest.fixture
def figures(run: Run, folder: Path) -> dict[str, Any]:
    """The figures of a small study, which is played only once."""
    (folder / "study.toml").write_text(STUDY, encoding="utf-8")
    found = run("lab", str(folder / "study.toml"), "--out", str(folder / "out"), "--jobs", "1", "--json")
    assert found.code == 0, found.err
    data: dict[str, Any] = found.data()
    return data


# --- figures ---------------------------------------------------------------------------------------------


def test_the_figures_add_up(figures: dict[str, Any]) -> None:
    assert [one["games"] for one in figures["settings"]] == [12, 12, 4]
    for one in figures["settings"]:
        for rows in (one["by_seat"], one["by_order"]):
            assert sum(row["wins"]["count"] for row in rows) == one["games"]
            assert {row["wins"]["of"] for row in rows} == {one["games"]}
        paid = sum(source["winners"]["mean"] * source["winners"]["n"] for source in one["sources"])
        paid += sum(source["others"]["mean"] * source["others"]["n"] for source in one["sources"])
        assert isclose(paid, one["points"]["mean"] * one["points"]["n"])
        assert sum(one["decisions"]["counts"]) == one["games"] and one["turns"] is None
        for topic in one["topics"]:
            assert all(thing["wins"]["of"] <= 2 * one["games"] for thing in topic["things"])
    assert figures["settings"][0]["by_order"][0]["order"] == 1
    assert {topic["topic"] for topic in figures["settings"][1]["topics"]} == {"castle", "tower", "mission", "card"}
    assert [bot["bot"] for bot in figures["settings"][2]["bots"]] == ["greedy", "random"]


def test_means_from_exact_sums() -> None:
    numbers = [3, 7, 7, 19, 0]
    found = mean(sums_of(*numbers))
    assert isclose(found["mean"], spread(numbers).mean) and isclose(found["sd"], spread(numbers).sd)
    assert found["low"] < found["mean"] < found["high"]
    assert mean(sums_of(4))["low"] == 4 and mean(sums_of())["n"] == 0


def sums_of(*numbers: int) -> Sums:
    found = Sums()
    found.add({"n": len(numbers), "sum": sum(numbers), "squares": sum(x * x for x in numbers)})
    return found


@pytest.mark.parametrize("numbers", [[5], [5, 5], list(range(100)), [1, 1000], [10, 11, 33, 57]])
def test_a_histogram_holds_every_game(numbers: list[int]) -> None:
    found = length(Counter(numbers))
    assert found is not None and sum(found["counts"]) == len(numbers) and len(found["counts"]) <= 24
    assert found["counts"][0] > 0 and found["counts"][-1] > 0
    assert found["quartiles"][0] == min(numbers) and found["quartiles"][4] == max(numbers)
    assert length(Counter([0, 0])) is None


@pytest.mark.parametrize("values", [[0.0, 0.31], [12.5, 13.5], [3.0], [-4.0, 250.0], [0.0, 1.0], [0.001, 0.0011]])
def test_a_scale_holds_all_values_between_round_ends(values: list[float]) -> None:
    found = scale(values)
    assert found.low <= min(values) and found.high >= max(values)
    assert 2 <= len(found.ticks) <= 6 and found.ticks[0] == found.low and found.ticks[-1] == found.high
    steps = {
        round((b - a) / (found.high - found.low), 6) for a, b in zip(found.ticks, found.ticks[1:], strict=False)
    }
    assert len(steps) == 1
    assert found.x(found.low) == 0 and found.x(found.high) == 100


def test_a_card_is_measured_against_its_faction() -> None:
    rows = [  # two seats a game; the reds always win, and only they have the sword; everybody has a shield
        (0, game, seat, topic, thing, thing, 1, WHOLE if seat == 0 else 0)
        for game in range(4)
        for seat in range(2)
        for topic, thing in (("side", "red" if seat == 0 else "blue"), ("card", "shield"), ("card", "sword"))
        if thing != "sword" or seat == 0
    ]
    facts = pl.DataFrame(rows, schema=[*PLACE, "topic", *NAMES, "times", "win"], orient="row")
    counted = Traits(["card", "side"])
    for some in (facts.filter(pl.col("number") < 3), facts.filter(pl.col("number") == 3)):
        counted.add(some, some.select(PLACE).unique().height)
    assert counted.names() == ["side"]
    assert fair_shares(counted, ["side"]) == {("card", "shield", "shield"): 0.5, ("card", "sword", "sword"): 1.0}


# --- the page --------------------------------------------------------------------------------------------


class Outline(HTMLParser):
    """What a page loads, and that every element is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.loads: list[str] = []
        self.ids: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ("meta", "path", "rect"):
            self.open.append(tag)
        for name, value in attrs:
            if name in ("src", "href") and not (value or "").startswith("#"):
                self.loads.append(f"{tag} {value}")
            if name == "id":
                self.ids.append(str(value))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_one_page_in_both_languages_that_loads_nothing(figures: dict[str, Any], folder: Path) -> None:
    page = (folder / "out" / "report.html").read_text(encoding="utf-8")
    outline = Outline()
    outline.feed(re.sub(r"<(path|rect)([^>]*)/>", r"<\1\2>", page.replace("</rect>", "")))
    assert outline.open == [] and outline.loads == [] and "http:" not in page and "https:" not in page
    assert len(set(outline.ids)) == len(outline.ids) == 6
    assert "Who &lt;begins&gt;?" in page and "Kdo &lt;začíná&gt;?" in page and "<begins>" not in page
    for one in figures["settings"]:
        for lang in ("cs", "en"):
            assert one["label"][lang] in page
    for words in ("Wins by turn order", "Výhry podle pořadí na tahu", "Rating of the bots", "Points by source"):
        assert words in page
    assert "{" not in re.sub(r"<(style|script)>.*?</\1>", "", page, flags=re.DOTALL)


def test_it_opens_in_the_chosen_language(run: Run, figures: dict[str, Any], folder: Path) -> None:
    for lang, other in (("cs", "en"), ("en", "cs")):
        command = ("lab", str(folder / "study.toml"), "--out", str(folder / "out"), "--lang", lang)
        found = run(*command)
        assert found.code == 0 and figures["title"][lang] in found.out
        page = (folder / "out" / "report.html").read_text(encoding="utf-8")
        assert f'<html lang="{lang}">' in page and f'<main lang="{other}" hidden>' in page


ENDS = r"-(cs|en|decisions|turns|wins|many|bots|what|seats|times)$"  # of keys that are put together


def test_the_words_of_the_report() -> None:
    check_same_keys(LAB)
    sources = "".join(file.read_text(encoding="utf-8") for file in LAB.glob("*.py"))
    asked = set(re.findall(r"[\"']([a-z-]+)[\"']", sources))
    stems = set(re.findall(r"[\"']([a-z-]+)-\{", sources))
    unused = [key for key in messages(LAB, "en") if key not in asked and re.sub(ENDS, "", key) not in stems]
    assert unused == []


# --- two studies -----------------------------------------------------------------------------------------


def test_two_studies_are_compared(run: Run, figures: dict[str, Any], folder: Path) -> None:
    out = str(folder / "other")
    command = ("lab", str(folder / "study.toml"), "--seed", "1", "--out", out, "--jobs", "1")
    assert run(*command, "--against", str(folder / "out")).code == 0
    page = (folder / "other" / "report.html").read_text(encoding="utf-8")
    assert "Compared with “Who &lt;begins&gt;?”" in page and "Srovnání se studií" in page
    assert page.count("Full dots: this study") == 1


def test_a_difference_and_its_interval() -> None:
    a, b = share(60, 100).data(), share(40, 100).data()
    d, low, high = difference(a, b, "rate")
    assert isclose(d, 0.2) and 0.05 < low < d < high < 0.34
    d, low, high = difference(a, a, "rate")
    assert d == 0 and low < 0 < high


def test_the_most_alike_setting_is_compared(figures: dict[str, Any]) -> None:
    scotland, ireland, tournament = figures["settings"]
    assert partner(ireland, [tournament, scotland, ireland]) == ireland
    assert partner(ireland, [tournament, scotland]) == scotland
    assert partner({**ireland, "seats": 3}, figures["settings"]) is None
    page = report.page({**figures, "settings": [{**ireland, "seats": 3}]}, "en", figures)
    assert "no setting in common" in page
    assert json.dumps(figures)  # nothing was changed that JSON does not know
