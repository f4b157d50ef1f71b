"""The measured rounds as tables for people and as JSON for programs."""

from dataclasses import asdict
from typing import Any

from bars import MEASURES
from judge import OPENSPIEL, Round, Spread, Verdict, openspiel_mean

UNIT = "unit"


def spread(rounds: list[Round], name: str, field: str) -> Spread:
    return Spread.of([results[name][field] for results in rounds])


def per_unit(rounds: list[Round], name: str) -> Spread:
    return Spread.of([results[name]["rate"] / results[UNIT]["rate"] for results in rounds])


def count(value: float) -> str:
    """Three significant digits, thousands apart by a space."""
    if value >= 100:
        return f"{float(f'{value:.3g}'):,.0f}".replace(",", " ")
    return f"{value:.3g}"


def spread_text(values: Spread) -> str:
    return f"{count(values.median)} ({count(values.low)} - {count(values.high)})"


def searches(rounds: list[Round], name: str) -> bool:
    return "simulations_per_second" in rounds[0][name]


def observes(rounds: list[Round], name: str) -> bool:
    return "observation" in rounds[0][name]


def contestants_table(rounds: list[Round]) -> list[list[str]]:
    header = ["contestant", "decisions/s (min - max)", "÷ unit"]
    rows = [[*header, "decisions/game", "legal moves", "set-up µs", "clone µs"]]
    for name in rounds[0]:
        if searches(rounds, name) or observes(rounds, name):
            continue
        rows.append(
            [
                name,
                spread_text(spread(rounds, name, "rate")),
                count(per_unit(rounds, name).median),
                *(
                    count(spread(rounds, name, field).median)
                    for field in ("decisions_per_game", "mean_legal", "setup_us", "clone_us")
                ),
            ]
        )
    return rows


def searches_table(rounds: list[Round]) -> list[list[str]]:
    header = ["tree search", "decisions/s (min - max)", "÷ unit"]
    fields = ("simulations_per_second", "decisions_per_playout", "mean_legal")
    return [[*header, "simulations/s", "decisions/play-out", "legal moves"]] + [
        [
            name,
            spread_text(spread(rounds, name, "rate")),
            count(per_unit(rounds, name).median),
            *(count(spread(rounds, name, field).median) for field in fields),
        ]
        for name in rounds[0]
        if searches(rounds, name)
    ]


def batches_table(rounds: list[Round]) -> list[list[str]]:
    header = ["observation and mask written", "steps/s (min - max)", "÷ unit"]
    fields = ("batch", "observation", "mean_legal")
    return [[*header, "games at once", "numbers", "legal moves"]] + [
        [
            name,
            spread_text(spread(rounds, name, "rate")),
            count(per_unit(rounds, name).median),
            *(count(spread(rounds, name, field).median) for field in fields),
        ]
        for name in rounds[0]
        if observes(rounds, name)
    ]


def bars_table(judged: list[Verdict]) -> list[list[str]]:
    header = ["configuration", "measure", "at least", "goal", "measured (min - max)", "verdict"]
    return [header] + [
        [
            str(verdict.configuration),
            verdict.bar.measure,
            f"{verdict.bar.least:g}x",
            f"{verdict.bar.goal:g}x" if verdict.bar.goal else "",
            spread_text(verdict.ratio),
            str(verdict),
        ]
        for verdict in judged
    ]


def openspiel_line(rounds: list[Round]) -> str:
    without = Spread.of([openspiel_mean(results) for results in rounds])
    with_setup = Spread.of([openspiel_mean(results, "rate_with_setup") for results in rounds])
    return (
        f"Geometric mean of OpenSpiel's {len(OPENSPIEL)} games: {spread_text(without)} decisions/s; "
        f"{spread_text(with_setup)} when every game is also dealt (not judged)."
    )


def machine_line(machine: dict[str, Any]) -> str:
    versions = ", ".join(f"{name} {version}" for name, version in machine["versions"].items())
    pinned = "not pinned" if machine["pinned_core"] is None else f"pinned to core {machine['pinned_core']}"
    load = "/".join(f"{value:.2f}" for value in machine["load"])
    place = f"{machine['processor']}, {machine['cores']} cores, {pinned}, load {load}"
    return f"{machine['date']}, {place}; {versions}."


def summary(judged: list[Verdict]) -> str:
    missed = [f"{verdict.configuration} {verdict.bar.measure}" for verdict in judged if verdict.is_missed]
    if missed:
        return f"MISSED {len(missed)} of {len(judged)} bars: {'; '.join(missed)}."
    if not judged:
        return "Only the peers were measured; no bar was judged."
    return f"All {len(judged)} bars are met."


def plain(rows: list[list[str]]) -> str:
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows
    )


def markdown_table(rows: list[list[str]]) -> str:
    lines = ["| " + " | ".join(row) + " |" for row in rows]
    lines.insert(1, "|" + "---|" * len(rows[0]))
    return "\n".join(lines)


def document(machine: dict[str, Any], rounds: list[Round], judged: list[Verdict], markdown: bool) -> str:
    table = markdown_table if markdown else plain
    parts = [
        machine_line(machine),
        f"Medians of {len(rounds)} interleaved rounds.",
        table(contestants_table(rounds)),
        openspiel_line(rounds),
        table(searches_table(rounds)),
        table(batches_table(rounds)),
    ]
    if judged:
        used = {verdict.bar.measure for verdict in judged}
        legend = "\n".join(f"- {name}: {meaning}" for name, meaning in MEASURES.items() if name in used)
        parts += [table(bars_table(judged)), legend]
    return "\n\n".join([*parts, summary(judged)])


def as_data(machine: dict[str, Any], rounds: list[Round], judged: list[Verdict]) -> dict[str, Any]:
    bars = [{**asdict(verdict), "verdict": str(verdict), "missed": verdict.is_missed} for verdict in judged]
    return {"machine": machine, "rounds": rounds, "bars": bars}
