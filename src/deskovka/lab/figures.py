"""What the tables of a study say, as JSON data: shares and means with intervals. The report shows just this."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import fsum, sqrt
from typing import TYPE_CHECKING, Any

from deskovka.core import text
from deskovka.core.game import LANGUAGES, Game
from deskovka.lab.compare import FORMAT
from deskovka.lab.facts import EVENTS
from deskovka.lab.journal import Journal
from deskovka.lab.plan import Plan
from deskovka.lab.statistics import NORMAL, WHOLE, share
from deskovka.lab.study import Study
from deskovka.lab.tournament import Standings
from deskovka.lab.words import options_text, setting_label

if TYPE_CHECKING:
    import polars as pl

Data = dict[str, Any]
Frames = Mapping[str, "pl.DataFrame"]
PLACE = ["setting", "number", "seat"]
NAMES = [f"thing_{lang}" for lang in LANGUAGES]

BINS = 24  # of a histogram, at most


def figures(study: Study, journal: Journal, frames: Frames, manifest: Data) -> Data:
    """All figures of a study."""
    return {
        "format": FORMAT,
        "title": study.title,
        "about": study.about,
        "manifest": manifest,
        "settings": [of_setting(study, one, journal, frames) for one in study.settings],
    }


def of_setting(study: Study, one: Plan, journal: Journal, frames: Frames) -> Data:
    """The figures of one setting."""
    import polars as pl

    mine = {name: frame.filter(pl.col("setting") == one.number) for name, frame in frames.items()}
    g, seats = one.game, mine["seats"]
    found: Data = {
        **one.data(),
        "label": {lang: setting_label(study, one, lang) for lang in LANGUAGES},
        "game_title": {lang: g.title(lang) for lang in LANGUAGES},
        "chosen": {lang: options_text(one, lang) for lang in LANGUAGES},
        "bots_played": list(one.bots if one.tournament else one.matches[0].bots),
        "games": mine["games"].height,
        "cut": int(mine["games"]["cut"].sum()),
        "longest": g.hints.longest(one.seats),
        "problems": int(seats["problems"].sum()),
        "points": mean(*sums(seats["points"])),
        "winners": mean(*sums(seats.filter(pl.col("rank") == 1)["points"])),
        "by_seat": wins(seats, "seat"),
        "by_order": wins(seats.filter(pl.col("order").is_not_null()), "order"),
        "decisions": length(mine["games"]["decisions"].to_list()),
        "turns": length(mine["games"]["turns"].to_list()),
        "sources": sources(one, mine),
        "topics": topics(one, mine),
        "events": events(mine),
        "bots": [],
        "pairs": [],
    }
    if one.tournament:
        standings = Standings(one, journal.games(one.number)).data()
        found |= {"bots": standings["bots"], "pairs": standings["pairs"]}
    return found


# --- wins ------------------------------------------------------------------------------------------------


def wins(seats: pl.DataFrame, by: str) -> list[Data]:
    """The share of wins, and the points, of each value of a column."""
    import polars as pl

    points = pl.col("points")
    found = seats.group_by(by).agg(
        pl.col("win").sum(),
        pl.len().alias("n"),
        points.sum().alias("sum"),
        (points * points).sum().alias("squares"),
    )
    return [
        {by: row[by], "wins": win_share(row), "points": mean(row["n"], row["sum"], row["squares"])}
        for row in found.sort(by).iter_rows(named=True)
    ]


def win_share(row: Mapping[str, Any]) -> Data:
    """Wins with a number of seats."""
    return share(row["win"] / WHOLE, row["n"]).data()


def topics(one: Plan, mine: Frames) -> list[Data]:
    """By topic and thing: how many seats had it, how often, how many of them won, and how many should have."""
    import polars as pl

    g = one.game
    joined = mine["facts"].filter(pl.col("topic") != EVENTS).join(mine["seats"].select(*PLACE, "win"), on=PLACE)
    traits = traits_of(g.hints.topics, joined, mine["seats"].height)
    fair = fair_shares(joined, traits) if traits else {}
    rows = joined.group_by("topic", *NAMES).agg(pl.col("win").sum(), pl.len().alias("n"), pl.col("times").sum())
    found: dict[str, list[Data]] = {topic: [] for topic in g.hints.topics}
    for row in rows.sort("topic", *NAMES).iter_rows(named=True):
        key = tuple([row[name] for name in ("topic", *NAMES)])
        thing = {lang: row[name] for lang, name in zip(LANGUAGES, NAMES, strict=True)}
        usual = fair.get(key, 1 / one.seats)
        found[row["topic"]].append({"thing": thing, "wins": win_share(row), "times": row["times"], "fair": usual})
    return [
        {
            "topic": topic,
            "title": title(g, topic),
            "trait": title(g, traits[0]) if traits and topic not in traits else None,
            "things": things,
        }
        for topic, things in found.items()
        if things
    ]


def title(g: Game, topic: str) -> dict[str, str]:
    return {lang: text.phrase(g.id, lang, f"topic-{topic}") for lang in LANGUAGES}


def traits_of(names: Iterable[str], facts: pl.DataFrame, seats: int) -> list[str]:
    """The topics of which every seat has exactly one thing, as a faction."""
    import polars as pl

    found = []
    for topic in names:
        rows = facts.filter(pl.col("topic") == topic)
        one_each = rows.height == rows.unique(PLACE).height == seats == rows["times"].sum()
        if one_each and rows.unique(NAMES).height > 1:
            found.append(topic)
    return found


def fair_shares(facts: pl.DataFrame, traits: Sequence[str]) -> dict[tuple[str, ...], float]:
    """By topic and thing: what seats of the same first trait win, so that no card is blamed for its faction."""
    import polars as pl

    mine = facts.filter(pl.col("topic") == traits[0]).select(*PLACE, pl.col(NAMES[0]).alias("trait"), "win")
    counted = mine.group_by("trait").agg(pl.col("win").sum(), pl.len().alias("n")).iter_rows(named=True)
    rates = {row["trait"]: row["win"] / WHOLE / row["n"] for row in counted}
    others = facts.filter(~pl.col("topic").is_in(traits)).join(mine.drop("win"), on=PLACE)
    rows = others.group_by("topic", *NAMES, "trait").agg(pl.len().alias("n")).sort("topic", *NAMES, "trait")
    parts: dict[tuple[str, ...], list[tuple[int, float]]] = {}
    for row in rows.iter_rows(named=True):
        key = tuple([row[name] for name in ("topic", *NAMES)])
        parts.setdefault(key, []).append((row["n"], rates[row["trait"]]))
    return {key: fsum(n * rate for n, rate in some) / sum(n for n, _ in some) for key, some in parts.items()}


# --- means -----------------------------------------------------------------------------------------------


def mean(n: int, total: int, squares: int) -> Data:
    """A mean with its 95 % interval, from exact sums."""
    if n == 0:
        return {"n": 0, "mean": 0.0, "sd": 0.0, "low": 0.0, "high": 0.0}
    middle = total / n
    sd = sqrt(max(0, squares * n - total * total) / (n * (n - 1))) if n > 1 else 0.0
    half = NORMAL * sd / sqrt(n)
    return {"n": n, "mean": middle, "sd": sd, "low": middle - half, "high": middle + half}


def sums(numbers: pl.Series) -> tuple[int, int, int]:
    """How many, their sum and the sum of their squares."""
    return len(numbers), int(numbers.sum()), int((numbers * numbers).sum())


def winners_and_others(frame: pl.DataFrame, by: str, seats: pl.DataFrame) -> dict[str, Data]:
    """The means of the column `x` for winners and the others; a seat without a row has 0."""
    import polars as pl

    joined = frame.join(seats.select(*PLACE, (pl.col("win") > 0).alias("won")), on=PLACE)
    x = pl.col("x")
    rows = joined.group_by(by, "won").agg(x.sum().alias("sum"), (x * x).sum().alias("squares"))
    winners = seats.filter(pl.col("win") > 0).height
    count = {True: winners, False: seats.height - winners}
    found: dict[str, Data] = {}
    for row in rows.sort(by, "won").iter_rows(named=True):
        key = "winners" if row["won"] else "others"
        empty = {"winners": mean(count[True], 0, 0), "others": mean(count[False], 0, 0)}
        found.setdefault(row[by], empty)[key] = mean(count[row["won"]], row["sum"], row["squares"])
    return found


def sources(one: Plan, mine: Frames) -> list[Data]:
    """Points by where they come from, in the game's order; those that never paid are left out."""
    import polars as pl

    g = one.game
    words = {name: chosen for name, chosen in one.options.items() if isinstance(chosen, str)}
    frame = mine["points"].rename({"points": "x"})
    order = frame["source"].unique(maintain_order=True).to_list()
    paid = set(frame.filter(pl.col("x") != 0)["source"])
    means = winners_and_others(frame, "source", mine["seats"])
    return [
        {
            "source": source,
            "title": {lang: text.phrase(g.id, lang, f"source-{source}", words) for lang in LANGUAGES},
            **means[source],
        }
        for source in order
        if source in paid
    ]


def events(mine: Frames) -> list[Data]:
    """How often what happened to winners and to the others."""
    import polars as pl

    frame = mine["facts"].filter(pl.col("topic") == EVENTS).rename({"times": "x"})
    means = winners_and_others(frame, NAMES[-1], mine["seats"])
    return [
        {"title": dict(zip(LANGUAGES, names, strict=True)), **means[names[-1]]}
        for names in frame.select(NAMES).unique().sort(NAMES).iter_rows()
    ]


def length(numbers: Sequence[int]) -> Data | None:
    """How long games are: mean, quartiles and a histogram; None where the game does not tell."""
    if not numbers or not any(numbers):
        return None
    ordered = sorted(numbers)
    low, high = ordered[0], ordered[-1]
    step = -(-(high - low + 1) // BINS)
    counts = [0] * ((high - low) // step + 1)
    for number in numbers:
        counts[(number - low) // step] += 1
    quartiles = [ordered[(len(ordered) - 1) * i // 4] for i in range(5)]
    all_of = mean(len(numbers), sum(numbers), sum(number * number for number in numbers))
    return {**all_of, "quartiles": quartiles, "low_bin": low, "step": step, "counts": counts}
