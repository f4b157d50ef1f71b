"""The report: one HTML page in both languages that needs nothing else, drawn from the figures of a study."""

from __future__ import annotations

from html import escape
from importlib.resources import files
from typing import Any

from deskovka.core.game import LANGUAGES
from deskovka.core.text import STAND_IN
from deskovka.lab import plots
from deskovka.lab.compare import comparison
from deskovka.lab.plots import Dot, Row, scale
from deskovka.lab.words import number, percent, say

Data = dict[str, Any]
SIGNS = "●▲■◆✚★"
FEW = 12  # up to this number of things, all are drawn
BEST = 8  # of more things, the number of the best and of the worst that are drawn
RARE = 30  # a thing that fewer seats had is not judged
POLICY = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"


def page(figures: Data, lang: str, other: Data | None = None) -> str:
    """The whole page, shown in `lang` first; `other` are the figures of a study to compare with."""
    parts = files("deskovka.lab").joinpath("page")
    css, js = (parts.joinpath(f"report.{kind}").read_text(encoding="utf-8") for kind in ("css", "js"))
    buttons = "".join(
        f'<button type="button" data-lang="{one}" lang="{one}" aria-pressed="{str(one == lang).lower()}">'
        f"{say(one, f'language-{one}')}</button>"
        for one in LANGUAGES
    )
    mains = "".join(
        f'<main lang="{one}"{"" if one == lang else " hidden"}>{Page(figures, one, other).html()}</main>'
        for one in LANGUAGES
    )
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(figures['title'][lang])}</title>\n<style>\n{css}</style>\n</head>\n<body>\n"
        f'<nav class="top" aria-label="{say(lang, "language")}">{buttons}</nav>\n{mains}\n'
        f"<script>\n{js}</script>\n</body>\n</html>\n"
    )


class Page:
    """The page in one language."""

    def __init__(self, figures: Data, lang: str, other: Data | None) -> None:
        self.figures = figures
        self.lang = lang
        self.other = other

    def t(self, key: str, **words: str | int) -> str:
        return escape(say(self.lang, key, **words))

    def html(self) -> str:
        figures, settings = self.figures, self.figures["settings"]
        version, games = figures["manifest"]["deskovka"], figures["manifest"]["games"]
        parts = [
            f"<header><h1>{escape(figures['title'][self.lang])}</h1><p>{escape(figures['about'][self.lang])}</p>",
            f'<p class="muted">{self.t("made-of", games=games, version=version)}</p></header>',
        ]
        if len(settings) > 1:
            parts += [self.contents(), self.overview()]
        if self.other is not None:
            parts.append(comparison(figures, self.other, self.lang))
        parts += [self.setting(i, one) for i, one in enumerate(settings)]
        return "".join([*parts, self.foot()])

    def contents(self) -> str:
        links = "".join(
            f'<li><a href="#{self.lang}-{i}">{escape(one["label"][self.lang])}</a></li>'
            for i, one in enumerate(self.figures["settings"])
        )
        return f'<nav aria-label="{self.t("contents")}"><ul>{links}</ul></nav>'

    def section(self, title: str, cards: list[str], intro: str = "", id: str = "", look: str = "cards") -> str:
        shown = "".join(f'<div class="card">{card}</div>' for card in cards if card)
        name = f' id="{id}"' if id else ""
        return f'<section{name}><h2>{title}</h2>{intro}<div class="{look}">{shown}</div></section>'

    def caption(self, title: str, note: str = "") -> str:
        return title + (f"<p>{note}</p>" if note else "")

    # --- all settings ------------------------------------------------------------------------------------

    def overview(self) -> str:
        """First player, points and length of every setting."""
        settings = [one for one in self.figures["settings"] if one["games"]]
        first = [
            (one, one["by_order"][0]["wins"], 1 / one["seats"])
            for one in settings
            if one["by_order"] and not one["tournament"]
        ]
        cards = []
        if first:
            rows = [self.share_row(escape(one["label"][self.lang]), wins, fair) for one, wins, fair in first]
            cards.append(
                self.shares(self.caption(self.t("first-player"), self.t("fair-line")), rows, "column-setting")
            )
        cards.append(self.means("points-by-setting", [(one, one["points"]) for one in settings]))
        kind = "turns" if all(one["turns"] for one in settings) else "decisions"
        cards.append(self.means(f"length-{kind}", [(one, one[kind]) for one in settings]))
        return self.section(self.t("overview"), cards, look="row")

    def means(self, title: str, means: list[tuple[Data, Data]]) -> str:
        rows = [
            Row(escape(one["label"][self.lang]), [Dot(m["mean"], m["low"], m["high"])], self.mean_says(m))
            for one, m in means
        ]
        to = scale([x for row in rows for dot in row.dots for x in (dot.low, dot.high)], 0.0)
        caption = self.caption(self.t(title), self.t("points-note") if title == "points-by-setting" else "")
        return plots.dots(
            caption, say(self.lang, "column-setting"), say(self.lang, "column-mean"), rows, to, self.plain
        )

    # --- one setting -------------------------------------------------------------------------------------

    def setting(self, i: int, one: Data) -> str:
        """All plots of a setting."""
        bots = "; ".join(dict.fromkeys(one["bots_played"]))
        intro = f'<p class="muted">{self.t("settings-line", games=one["games"], bots=bots, seed=one["seed"])}</p>'
        intro += f'<p class="muted">{self.t("options-line", options=one["chosen"][self.lang])}</p>'
        if one["cut"]:
            intro += f"<p>{self.t('cut', count=one['cut'], longest=one['longest'])}</p>"
        if one["problems"]:
            intro += f"<p>{self.t('problems', count=one['problems'])}</p>"
        fair = 1 / one["seats"]
        cards = [self.ladder(one), self.cross(one)] if one["tournament"] else [self.orders(one, fair)]
        if one["seats"] > 1 and not one["tournament"]:
            cards.append(self.seats(one, fair))
        cards += [self.topic(topic, one) for topic in one["topics"]] if one["seats"] > 1 else []
        cards += [self.two("sources", one["sources"]), self.two("events", one["events"])]
        cards += [self.length(kind, one[kind]) for kind in ("turns", "decisions") if one[kind]]
        return self.section(escape(one["label"][self.lang]), cards, intro, f"{self.lang}-{i}")

    def shares(self, caption: str, rows: list[Row], what: str = "column-what") -> str:
        reach = [x for row in rows for dot in row.dots for x in (dot.high, row.mark or 0.0)]
        to = scale([0.0, *reach])
        return plots.dots(caption, say(self.lang, what), say(self.lang, "column-wins"), rows, to, self.per_cent)

    def share_row(self, label: str, wins: Data, fair: float, kind: str = "main", more: str = "") -> Row:
        says = f"<b>{percent(wins['rate'], self.lang)}</b>{self.interval(wins)}"
        return Row(label + more, [Dot(wins["rate"], wins["low"], wins["high"], kind)], says, fair)

    def orders(self, one: Data, fair: float) -> str:
        """The first player's advantage."""
        if len(one["by_order"]) < 2:
            return ""
        rows = [
            self.share_row(self.t("order", number=entry["order"]), entry["wins"], fair)
            for entry in one["by_order"]
        ]
        return self.shares(self.caption(self.t("by-order"), self.t("fair-line")), rows)

    def seats(self, one: Data, fair: float) -> str:
        rows = []
        for entry in one["by_seat"]:
            number = entry["seat"] % len(SIGNS) + 1
            sign = f'<span class="sign{number}" aria-hidden="true">{SIGNS[number - 1]}</span> '
            label = sign + self.t("seat", number=entry["seat"] + 1)
            bot = f'<span class="note">{escape(one["bots_played"][entry["seat"]])}</span>'
            rows.append(self.share_row(label, entry["wins"], fair, f"seat{number}", bot))
        return self.shares(self.caption(self.t("by-seat")), rows)

    def topic(self, topic: Data, one: Data) -> str:
        """Things by how often they win: all of a few, else the best and the worst; and all of them as a table."""
        seats = one["seats"] * one["games"]
        ordered = sorted(topic["things"], key=lambda thing: float(thing["fair"] - thing["wins"]["rate"]))
        shown = ordered
        if len(ordered) > FEW:
            known = [thing for thing in ordered if thing["wins"]["of"] >= RARE]
            shown = known if len(known) <= 2 * BEST else known[:BEST] + known[-BEST:]
        rows = []
        for thing in shown:
            share = percent(thing["wins"]["of"] / seats, self.lang, 0)
            note = f'<span class="note">{self.t("column-share", share=share)}</span>'
            rows.append(
                self.share_row(escape(thing["thing"][self.lang]), thing["wins"], thing["fair"], "main", note)
            )
        trait = topic["trait"]
        kind = self.t("trait-line", trait=trait[self.lang]) if trait else self.t("fair-line")
        note = f"{self.t('topic-note')} {kind}"
        if len(shown) < len(ordered):
            note += " " + self.t("topic-left-out", count=len(ordered) - len(shown))
        drawn = self.shares(self.caption(escape(topic["title"][self.lang]), note), rows) if rows else ""
        return drawn + self.all_things(topic, note="" if rows else escape(topic["title"][self.lang]))

    def all_things(self, topic: Data, note: str) -> str:
        """Every thing as a row of text."""
        heads = [say(self.lang, f"column-{name}") for name in ("what", "seats", "times", "wins")]
        rows = [
            [
                thing["thing"][self.lang],
                number(thing["wins"]["of"], self.lang, 0),
                number(thing["times"], self.lang, 0),
                f"{percent(thing['wins']['rate'], self.lang)} ({self.interval_words(thing['wins'])})",
            ]
            for thing in topic["things"]
        ]
        listed = plots.table("", heads, rows)
        title = f'<p class="title">{note}</p>' if note else ""
        return f"{title}<details><summary>{self.t('all-things')}</summary>{listed}</details>"

    def two(self, title: str, entries: list[Data]) -> str:
        """Winners and the others side by side."""
        if not entries:
            return ""
        rows = []
        for entry in entries:
            pair = [(kind, entry[kind]) for kind in ("winners", "others")]
            marks = [Dot(m["mean"], m["low"], m["high"], kind) for kind, m in pair]
            one, other = (number(m["mean"], self.lang) for _, m in pair)
            says = f"<b>{one}</b> / {other}"
            rows.append(Row(escape(entry["title"][self.lang]), marks, says))
        to = scale([x for row in rows for dot in row.dots for x in (dot.value, dot.high)], 0.0)
        keys = "".join(f'<span class="key {kind}"></span>{self.t(kind)}' for kind in ("winners", "others"))
        caption = self.caption(self.t(title), f"{self.t('two-note')} {keys}")
        both = say(self.lang, "column-two", one=say(self.lang, "winners"), other=say(self.lang, "others"))
        return plots.dots(caption, say(self.lang, "column-what"), both, rows, to, self.plain)

    def length(self, kind: str, data: Data) -> str:
        """A histogram of lengths."""
        low, step, counts = data["low_bin"], data["step"], data["counts"]
        least, first, _, third, most = data["quartiles"]
        says = say(
            self.lang,
            "length-says",
            mean=number(data["mean"], self.lang),
            low=first,
            high=third,
            min=least,
            max=most,
        )
        names = [
            str(low + i)
            if step == 1
            else say(self.lang, "length-column", low=low + i * step, high=low + (i + 1) * step - 1)
            for i in range(len(counts))
        ]
        return plots.histogram(self.t(f"length-{kind}"), says, counts, names, (str(least), str(most)))

    def ladder(self, one: Data) -> str:
        """Bots by rating, or by wins where nobody could rate them."""
        if any(bot["rating"] is None for bot in one["bots"]):
            rows = [self.share_row(escape(bot["bot"]), bot["wins"], 1 / one["seats"]) for bot in one["bots"]]
            return self.shares(self.caption(self.t("ladder-wins")), rows)
        rows = []
        for bot in one["bots"]:
            rating, wins = bot["rating"], percent(bot["wins"]["rate"], self.lang)
            says = self.mean_says({"mean": rating["mu"], "high": rating["high"]})
            note = f'<span class="note">{self.t("column-wins")} {wins}</span>'
            rows.append(Row(escape(bot["bot"]) + note, [Dot(rating["mu"], rating["low"], rating["high"])], says))
        to = scale([x for row in rows for dot in row.dots for x in (dot.low, dot.high)])
        caption = self.caption(self.t("ladder"), self.t("ladder-note"))
        what, column = say(self.lang, "column-what"), say(self.lang, "column-rating")
        return plots.dots(caption, what, column, rows, to, self.plain)

    def cross(self, one: Data) -> str:
        """Who finishes ahead of whom."""
        names = [bot["bot"] for bot in one["bots"]]
        pairs = {(pair["bot"], pair["against"]): pair for pair in one["pairs"]}
        rows = [
            [me, *["–" if me == other else percent(pairs[me, other]["rate"], self.lang, 0) for other in names]]
            for me in names
        ]
        caption = self.caption(self.t("cross"), self.t("cross-note"))
        return plots.table(caption, [say(self.lang, "column-what"), *names], rows)

    # --- numbers -----------------------------------------------------------------------------------------

    def plain(self, value: float) -> str:
        return number(value, self.lang, 0 if value == int(value) else 1)

    def per_cent(self, value: float) -> str:
        return percent(value, self.lang, 0)

    def interval_words(self, share: Data) -> str:
        low, high = number(100 * share["low"], self.lang, 0), percent(share["high"], self.lang, 0)
        return say(self.lang, "column-interval", low=low, high=high)

    def interval(self, share: Data) -> str:
        return f"<small>{escape(self.interval_words(share))}</small>"

    def mean_says(self, m: Data) -> str:
        return f"<b>{number(m['mean'], self.lang)}</b><small>± {number(m['high'] - m['mean'], self.lang)}</small>"

    # --- the end -----------------------------------------------------------------------------------------

    def foot(self) -> str:
        """How to read it, and what it was made with."""
        made = self.figures["manifest"]
        notes = [self.t(f"reading-{name}") for name in ("wins", "many", "bots")]
        if any(STAND_IN in thing["thing"][self.lang] for thing in self.all_of_all()):
            notes.append(self.t("stand-in"))
        games = {
            self.t("made-games", game=one["game_title"][self.lang], version=one["version"], content=one["content"])
            for one in self.figures["settings"]
        }
        compiled = "yes" if made["compiled"] else "no"
        with_ = [
            self.t("made-study", name=made["study"], hash=made["key"]),
            *sorted(games),
            *([self.t("made-commit", commit=made["commit"])] if made["commit"] else []),
            self.t("made-python", python=made["python"], polars=made["polars"], compiled=compiled),
            self.t("made-digest", digest=made["digest"]),
        ]
        lists = (("reading", notes), ("made-with", with_))
        return "".join(
            [
                "<footer>",
                *[f"<h2>{self.t(title)}</h2><ul>{items(lines)}</ul>" for title, lines in lists],
                "</footer>",
            ]
        )

    def all_of_all(self) -> list[Data]:
        return [thing for one in self.figures["settings"] for topic in one["topics"] for thing in topic["things"]]


def items(lines: list[str]) -> str:
    return "".join(f"<li>{line}</li>" for line in lines)
