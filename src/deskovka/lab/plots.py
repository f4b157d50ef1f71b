"""Plots as tables: every row has its words and numbers as text, and a small drawing that needs no reading aloud.

Text is HTML, so it stays legible on a phone; the drawings are SVG that stretches with its cell.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from html import escape
from math import floor, log10

STEPS = (1, 2, 2.5, 5, 10)
TICKS = 4  # at most, after the first
LONG = 4  # letters at a tick; more need more room


@dataclass
class Dot:
    """A value with its interval; `kind` is the class that colours it."""

    value: float
    low: float
    high: float
    kind: str = "main"


@dataclass
class Row:
    """A line of a plot: its label (HTML), dots, the numbers beside it (HTML), and a line to compare with."""

    label: str
    dots: list[Dot]
    says: str
    mark: float | None = None
    strong: bool = False


@dataclass
class Scale:
    """From where to where a plot reaches, and where its ticks stand."""

    low: float
    high: float
    ticks: list[float] = field(default_factory=list)

    def x(self, value: float) -> float:
        """The place of a value, in per cent of the width."""
        return round(100 * (min(max(value, self.low), self.high) - self.low) / (self.high - self.low), 2)


def scale(values: Sequence[float], least: float | None = None) -> Scale:
    """Round ends that hold all values; `least` is where it begins at the latest."""
    low, high = min([*values, *([] if least is None else [least])]), max(values)
    if high <= low:
        high = low + 1.0
    power = 10.0 ** floor(log10((high - low) / TICKS))
    step = next(s * power for s in STEPS if s * power * TICKS >= high - low)
    first = floor(low / step)
    ticks = [first * step]
    while ticks[-1] < high - step * 1e-9:
        ticks.append((first + len(ticks)) * step)
    return Scale(ticks[0], ticks[-1], ticks)


def dots(
    caption: str, what: str, column: str, rows: Sequence[Row], to: Scale, tick: Callable[[float], str]
) -> str:
    """Rows of dots with intervals on a common scale."""
    head = (
        f'<th scope="col">{escape(what)}</th><td class="axis" aria-hidden="true">{axis(to, tick)}</td>'
        f'<th scope="col" class="says">{escape(column)}</th>'
    )
    body = "".join(line(row, to) for row in rows)
    rest = f"<thead><tr>{head}</tr></thead><tbody>{body}</tbody>"
    return f'<table class="dots"><caption>{caption}</caption>{rest}</table>'


def axis(to: Scale, tick: Callable[[float], str]) -> str:
    """The ticks' words; a narrow column keeps the ends and the middle, a very narrow one the ends."""
    words = [tick(value) for value in to.ticks]
    last = len(words) - 1
    rank = ["" if i in (0, last) else "middle" if 2 * i == last else "between" for i in range(len(words))]
    spans = "".join(
        f'<span class="{kind}" style="left:{to.x(value):g}%">{escape(word)}</span>'
        for kind, value, word in zip(rank, to.ticks, words, strict=True)
    )
    long = ' class="long"' if max(map(len, words)) > LONG else ""
    return f"<div{long}>{spans}</div>"


def line(row: Row, to: Scale) -> str:
    """One row."""
    parts = [f'<path class="grid" d="M{to.x(value):g} 0V10"/>' for value in to.ticks]
    if row.mark is not None:
        parts.append(f'<path class="mark" d="M{to.x(row.mark):g} 0V10"/>')
    for i, dot in enumerate(row.dots):
        y = round(10 * (i + 1) / (len(row.dots) + 1), 2)
        parts.append(f'<path class="span {dot.kind}" d="M{to.x(dot.low):g} {y:g}H{to.x(dot.high):g}"/>')
        for part in ("dot", "hole") if dot.kind == "other" else ("dot",):
            parts.append(f'<path class="{part} {dot.kind}" d="M{to.x(dot.value):g} {y:g}h.01"/>')
    drawing = f'<svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">{"".join(parts)}</svg>'
    strong = ' class="strong"' if row.strong else ""
    return (
        f'<tr{strong}><th scope="row">{row.label}</th><td class="drawing">{drawing}</td>'
        f'<td class="says">{row.says}</td></tr>'
    )


def histogram(title: str, says: str, counts: Sequence[int], names: Sequence[str], ends: tuple[str, str]) -> str:
    """Columns; the words under it say what matters, and each column tells itself to the mouse."""
    most = max(counts)
    columns = "".join(
        f'<rect x="{i + 0.06:g}" width="0.88" y="{100 - 100 * n / most:.2f}" height="{100 * n / most:.2f}">'
        f"<title>{escape(name)}: {n}</title></rect>"
        for i, (n, name) in enumerate(zip(counts, names, strict=True))
    )
    drawing = f'<svg viewBox="0 0 {len(counts)} 100" preserveAspectRatio="none" aria-hidden="true">{columns}</svg>'
    ends_line = f'<div class="ends" aria-hidden="true"><span>{ends[0]}</span><span>{ends[1]}</span></div>'
    words = f"<figcaption>{title}<p>{escape(says)}</p></figcaption>"
    return f'<figure class="histogram">{words}{drawing}{ends_line}</figure>'


def table(caption: str, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A plain table: the first column is words, the others are numbers; all of it is text, not HTML."""
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in heads)
    body = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in row[1:])}</tr>'
        for row in rows
    )
    titled = f"<caption>{caption}</caption>" if caption else ""
    # It may be wider than a phone, so it can be scrolled, also by keyboard.
    name = escape(", ".join(heads))
    return (
        f'<div class="scroll" tabindex="0" role="group" aria-label="{name}"><table class="plain">{titled}'
        f"<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"
    )
