"""What is counted of a setting, some games at a time: whole numbers alone, so that the order never matters."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from deskovka.core.game import LANGUAGES
from deskovka.lab.facts import EVENTS
from deskovka.lab.plan import Plan
from deskovka.lab.results import Frames

if TYPE_CHECKING:
    import polars as pl

PLACE = ["setting", "number", "seat"]
NAMES = [f"thing_{lang}" for lang in LANGUAGES]
Thing = tuple[str, ...]  # topic, and the names in all languages


class Sums:
    """How many, their sum, the sum of their squares; of seats also their wins, in parts."""

    def __init__(self) -> None:
        self.n = 0
        self.sum = 0
        self.squares = 0
        self.win = 0

    def add(self, row: dict[str, Any]) -> None:
        self.n += row.get("n", 0)
        self.sum += row.get("sum", 0)
        self.squares += row.get("squares", 0)
        self.win += row.get("win", 0)


class Counts:
    """All that the figures of a setting are made of."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.games = self.cut = self.problems = 0
        self.lengths: dict[str, Counter[int]] = {"decisions": Counter(), "turns": Counter()}
        self.points, self.of_first = Sums(), Sums()  # of all seats, and of those in the first place
        self.by_seat: defaultdict[int, Sums] = defaultdict(Sums)
        self.by_order: defaultdict[int, Sums] = defaultdict(Sums)
        self.seats = {True: 0, False: 0}  # that have won, and the others
        self.sources: defaultdict[tuple[str, bool], Sums] = defaultdict(Sums)
        self.events: defaultdict[tuple[Thing, bool], Sums] = defaultdict(Sums)
        self.paid: set[str] = set()
        self.order: dict[str, None] = {}  # of sources
        self.things: defaultdict[Thing, Sums] = defaultdict(Sums)  # `sum` is how often seats had it
        self.traits = Traits(plan.game.hints.topics)

    def add(self, frames: Frames) -> None:
        """Some whole games, of this setting and perhaps of others."""
        import polars as pl

        mine = {name: frame.filter(pl.col("setting") == self.plan.number) for name, frame in frames.items()}
        games, seats = mine["games"], mine["seats"].with_columns((pl.col("win") > 0).alias("won"))
        self.games += games.height
        self.cut += int(games["cut"].sum())
        for name, lengths in self.lengths.items():
            lengths.update(games[name].to_list())
        self.problems += int(seats["problems"].sum())
        self.count_points(seats)
        self.count_sources(mine["points"].join(seats.select(*PLACE, "won"), on=PLACE))
        facts = mine["facts"].join(seats.select(*PLACE, "win", "won"), on=PLACE)
        self.count_events(facts.filter(pl.col("topic") == EVENTS))
        things = facts.filter(pl.col("topic") != EVENTS)
        for row in sum_groups(things, ["topic", *NAMES], "times"):
            self.things[row["topic"], *[row[name] for name in NAMES]].add(row)
        self.traits.add(things, seats.height)

    def count_points(self, seats: pl.DataFrame) -> None:
        """Points of all seats, and by place in the order and at the table."""
        import polars as pl

        for found, frame in ((self.points, seats), (self.of_first, seats.filter(pl.col("rank") == 1))):
            for row in sum_groups(frame.with_columns(pl.lit(0).alias("all")), ["all"], "points"):
                found.add(row)
        for by, frame in (("seat", seats), ("order", seats.filter(pl.col("order").is_not_null()))):
            kept = self.by_seat if by == "seat" else self.by_order
            for row in sum_groups(frame, [by], "points"):
                kept[row[by]].add(row)
        won = int(seats["won"].sum())
        self.seats[True] += won
        self.seats[False] += seats.height - won

    def count_sources(self, points: pl.DataFrame) -> None:
        """What winners and others got from where; in the order in which sources first come."""
        import polars as pl

        self.order |= dict.fromkeys(points["source"].unique(maintain_order=True).to_list())
        self.paid |= set(points.filter(pl.col("points") != 0)["source"])
        for row in sum_groups(points, ["source", "won"], "points"):
            self.sources[row["source"], row["won"]].add(row)

    def count_events(self, events: pl.DataFrame) -> None:
        """What happened to winners and to others."""
        for row in sum_groups(events, [*NAMES, "won"], "times"):
            self.events[tuple([row[name] for name in NAMES]), row["won"]].add(row)


class Traits:
    """Topics of which every seat has exactly one thing, as a faction, and who had which other things with it."""

    def __init__(self, topics: Iterable[str]) -> None:
        self.whole = dict.fromkeys(topics, True)
        self.things: dict[str, set[Thing]] = {topic: set() for topic in self.whole}
        self.wins: defaultdict[tuple[str, str], Sums] = defaultdict(Sums)  # by topic and trait
        self.having: defaultdict[tuple[str, Thing], Counter[str]] = defaultdict(
            Counter
        )  # a thing, with each trait

    def add(self, facts: pl.DataFrame, seats: int) -> None:
        """Facts of whole games with the wins of their seats."""
        import polars as pl

        for topic in [topic for topic, whole in self.whole.items() if whole]:
            rows = facts.filter(pl.col("topic") == topic)
            if not rows.height == rows.unique(PLACE).height == seats == rows["times"].sum():
                self.whole[topic] = False
                continue
            self.things[topic] |= set(rows.select(NAMES).unique().iter_rows())
            mine = rows.select(*PLACE, pl.col(NAMES[0]).alias("trait"), "win")
            for row in sum_groups(mine, ["trait"]):
                self.wins[topic, row["trait"]].add(row)
            others = facts.filter(pl.col("topic") != topic).join(mine.drop("win"), on=PLACE)
            for row in sum_groups(others, ["topic", *NAMES, "trait"]):
                thing = (row["topic"], *[row[name] for name in NAMES])
                self.having[topic, thing][row["trait"]] += row["n"]

    def names(self) -> list[str]:
        """The traits, in the order of the game's topics."""
        return [topic for topic, whole in self.whole.items() if whole and len(self.things[topic]) > 1]


def sum_groups(frame: pl.DataFrame, by: list[str], of: str | None = None) -> Iterable[dict[str, Any]]:
    """For each group of rows: how many, their wins, and the sums of a column."""
    import polars as pl

    sums = [pl.len().alias("n")]
    if "win" in frame.columns:
        sums.append(pl.col("win").sum())
    if of is not None:
        sums += [pl.col(of).sum().alias("sum"), (pl.col(of) * pl.col(of)).sum().alias("squares")]
    return frame.group_by(by).agg(sums).iter_rows(named=True)
