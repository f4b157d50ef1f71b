"""Two studies side by side: what differs by more than chance."""

from __future__ import annotations

from html import escape
from math import sqrt
from typing import Any

from deskovka.lab import plots
from deskovka.lab.plots import Dot, Row, scale
from deskovka.lab.words import number, percent, say

Data = dict[str, Any]
FORMAT = 1  # of figures; those of another one cannot be compared
MOST = 16  # rows of a plot; those that differ most surely
RARE = 30  # seats; fewer are not compared


def comparison(figures: Data, other: Data, lang: str) -> str:
    """The settings that both studies have, plot by plot."""
    title = escape(say(lang, "comparison", title=other["title"][lang]))
    cards = []
    for mine in figures["settings"]:
        theirs = partner(mine, other["settings"])
        if theirs is not None:
            cards += cards_of(mine, theirs, lang)
    shown = "".join(f'<div class="card">{card}</div>' for card in cards)
    empty = "" if cards else f"<p>{escape(say(lang, 'no-common'))}</p>"
    note = f'<p class="muted">{escape(say(lang, "differences-note"))}</p>'
    return f'<section><h2>{title}</h2>{empty or note}<div class="cards">{shown}</div></section>'


def partner(mine: Data, others: list[Data]) -> Data | None:
    """The setting of the same game and players that is most like mine."""
    same = [one for one in others if (one["game"], one["seats"]) == (mine["game"], mine["seats"])]
    alike = ("options", "tournament", "bots_played")
    ranked = sorted(same, key=lambda one: [one[key] != mine[key] for key in alike])
    return ranked[0] if ranked and ranked[0]["games"] and mine["games"] else None


def cards_of(mine: Data, theirs: Data, lang: str) -> list[str]:
    """Turn order, topics, points and length of one setting."""
    label = mine["label"][lang]
    orders = [
        (say(lang, "order", number=a["order"]), a["wins"], b["wins"])
        for a, b in zip(mine["by_order"], theirs["by_order"], strict=False)
    ]
    cards = [shares(f"{label} – {say(lang, 'by-order')}", orders, lang)]
    known = {topic["topic"]: topic for topic in theirs["topics"]}
    for topic in mine["topics"]:
        cards.append(
            shares(f"{label} – {topic['title'][lang]}", common(topic, known.get(topic["topic"]), lang), lang)
        )
    kind = "turns" if mine["turns"] and theirs["turns"] else "decisions"
    for key, title in (("points", "points-by-setting"), (kind, f"length-{kind}")):
        row = [(say(lang, title), mine[key], theirs[key])]
        cards.append(draw(f"{label} – {say(lang, title)}", row, "mean", lang))
    return [card for card in cards if card]


def common(mine: Data, theirs: Data | None, lang: str) -> list[tuple[str, Data, Data]]:
    """Things of a topic that both know well enough; those that differ most surely come first."""
    others = {thing["thing"]["en"]: thing["wins"] for thing in (theirs or {"things": []})["things"]}
    found = [
        (thing["thing"][lang], thing["wins"], others[thing["thing"]["en"]])
        for thing in mine["things"]
        if thing["thing"]["en"] in others
    ]
    known = [row for row in found if min(row[1]["of"], row[2]["of"]) >= RARE]
    return sorted(known, key=lambda row: -sureness(*difference(row[1], row[2], "rate")))[:MOST]


def difference(a: Data, b: Data, key: str) -> tuple[float, float, float]:
    """The difference with its interval, from the two intervals (Newcombe)."""
    d = a[key] - b[key]
    low = d - sqrt((a[key] - a["low"]) ** 2 + (b["high"] - b[key]) ** 2)
    high = d + sqrt((a["high"] - a[key]) ** 2 + (b[key] - b["low"]) ** 2)
    return d, low, high


def sureness(d: float, low: float, high: float) -> float:
    """How many half intervals the difference is away from zero."""
    half = d - low if d > 0 else high - d
    return abs(d) / half if half else 0.0


def shares(title: str, rows: list[tuple[str, Data, Data]], lang: str) -> str:
    return draw(title, rows, "rate", lang)


def draw(title: str, pairs: list[tuple[str, Data, Data]], key: str, lang: str) -> str:
    """Two dots for each row, and their difference."""
    if not pairs:
        return ""
    rate = key == "rate"
    rows = []
    for label, a, b in pairs:
        d, low, high = difference(a, b, key)
        shown = [number(100 * x if rate else x, lang) for x in (d, low, high)]
        sign = "+" if d > 0 else ""
        within = escape(say(lang, "column-interval", low=shown[1], high=shown[2]))
        says = f"<b>{sign}{shown[0]}</b><small>{within}</small>"
        dots = [Dot(a[key], a["low"], a["high"]), Dot(b[key], b["low"], b["high"], "other")]
        rows.append(Row(escape(label), dots, says, strong=low > 0 or high < 0))
    to = scale([x for row in rows for dot in row.dots for x in (dot.low, dot.high)], 0.0)

    def tick(value: float) -> str:
        return percent(value, lang, 0) if rate else number(value, lang, 0 if value == int(value) else 1)

    what, column = say(lang, "column-what"), say(lang, "column-difference")
    return plots.dots(escape(title), what, column, rows, to, tick)
