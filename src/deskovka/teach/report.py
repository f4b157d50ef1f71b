"""The report of an analysis: one HTML page that needs nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import pairwise
from typing import Final

from deskovka.core import text
from deskovka.core.record import Record
from deskovka.core.step import Event, Move
from deskovka.teach.measures import NAMED
from deskovka.teach.values import Analysis, Decision, Luck
from deskovka.teach.words import chance, number, say, why, with_sign

POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'"
WIDTH, HEIGHT, LEFT, LOW = 900, 300, 44, 270
COSTLIEST: Final = 3
LUCKIEST: Final = 5  # and as many of the unluckiest
OTHERS: Final = 3  # candidates beside the best and the played one
SIGNS: Final = "●▲■◆✚★"
ACCOUNT: Final = ("start", "luck", "own", "others", "gains", "remainder", "result")
CSS: Final = """
:root{color-scheme:light dark;--line:#8884}
:root{--s0:#2e6fba;--s1:#c8502b;--s2:#2a8c5a;--s3:#7a4fa3;--s4:#9a7400;--s5:#a8326e}
@media (prefers-color-scheme:dark){
:root{--s0:#6ea8ea;--s1:#f08a68;--s2:#5fc08d;--s3:#b58adf;--s4:#d6b13c;--s5:#e07aae}}
body{font:16px/1.45 system-ui,sans-serif;max-width:960px;margin:0 auto;padding:16px}
table{border-collapse:collapse;margin:8px 0}th,td{padding:4px 14px 4px 0;text-align:right}
th:first-child,td:first-child{text-align:left}tbody tr{border-top:1px solid var(--line)}
.scroll,pre{overflow-x:auto}pre{font-size:13px;line-height:1.2;padding:8px;border:1px solid var(--line)}
svg{width:100%;height:auto}svg text{fill:currentColor;font-size:13px}path{fill:none;stroke-width:2.5}
.grid{stroke:var(--line);stroke-width:1}b.legal{text-decoration:underline}.muted{opacity:.75}
"""


def page(record: Record, found: Analysis, lang: str) -> str:
    """The whole page in one language."""
    report = Report(record, found, lang)
    title = escape(say(lang, "title", game=record.game.title(lang)))
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>{CSS}</style>\n</head>\n<body>\n<main>\n<h1>{title}</h1>\n"
        f"{report.html()}\n</main>\n</body>\n</html>\n"
    )


class Report:
    """The parts of the page."""

    def __init__(self, record: Record, found: Analysis, lang: str) -> None:
        self.record = record
        self.found = found
        self.lang = lang
        self.seats = range(record.seats)
        self.names = [text.seat_name(seat, lang, record.names) for seat in self.seats]
        self.last = record.replay()
        self.log = events_by_answer(record)
        self.costly = found.costliest()[:COSTLIEST]

    def t(self, key: str, **words: str | int) -> str:
        return escape(say(self.lang, key, **words))

    def say(self, x: Event | Move) -> str:
        """A move or event in words."""
        return escape(text.say(x, self.lang, self.record.game, self.record.names, self.last.options))

    def html(self) -> str:
        parts = [
            self.head("report-chances"),
            self.chart(),
            self.players(),
            self.head("account"),
            self.accounts(),
            self.head("costliest"),
            *[self.decision(one) for one in self.costly],
            "" if self.costly else f"<p>{self.t('nothing-costly')}</p>",
            self.head("luck"),
            self.luck(),
            f'<p class="muted">{self.t("honesty", worlds=self.found.worlds, redraws=self.found.redraws)}</p>',
        ]
        return "\n".join(filter(None, parts))

    def head(self, key: str) -> str:
        return f"<h2>{self.t(key)}</h2>"

    # --- the curve ---------------------------------------------------------------------------------------

    def chart(self) -> str:
        """The chances of all seats over the game; the numbers are those of the costliest decisions."""
        grid = "".join(
            f'<path class="grid" d="M{LEFT},{self.y(n / 100):.0f}H{WIDTH - LEFT}"/>'
            f'<text x="0" y="{self.y(n / 100) + 4:.0f}">{n} %</text>'
            for n in (0, 25, 50, 75, 100)
        )
        lines = "".join(f'<path stroke="var(--s{seat})" d="{self.curve(seat)}"/>' for seat in self.seats)
        marks = "".join(
            f'<text x="{self.x(one.number) - 4:.0f}" y="{self.y(one.chance(one.seat)) - 8:.0f}">{i}</text>'
            for i, one in enumerate(self.costly, 1)
        )
        ends = "".join(
            f'<text x="{WIDTH - LEFT + 8}" y="{self.y(player.account.result) + 4 + 15 * seat:.0f}" '
            f'style="fill:var(--s{seat})">{SIGNS[seat]}</text>'
            for seat, player in enumerate(self.found.players)
        )
        legend = " ".join(
            f'<span style="color:var(--s{seat})">{SIGNS[seat]} {escape(name)}</span>'
            for seat, name in enumerate(self.names)
        )
        about = self.t("report-chart", answers=len(self.record.moves))
        shown = f'<svg viewBox="0 -10 {WIDTH} {HEIGHT}" role="img" aria-label="{about}">'
        return f"{shown}{grid}{lines}{marks}{ends}</svg><p>{legend}</p>"

    def x(self, answers: int) -> float:
        return LEFT + (WIDTH - 2 * LEFT) * answers / len(self.record.moves)

    def y(self, share: float) -> float:
        return LOW * (1 - share)

    def curve(self, seat: int) -> str:
        account = self.found.players[seat].account
        inner = [(one.number, one.chance(seat)) for one in self.found.decisions]
        points = [(0, account.start), *inner, (len(self.record.moves), account.result)]
        return "M" + "L".join(f"{self.x(n):.1f},{self.y(share):.1f}" for n, share in points)

    # --- the players -------------------------------------------------------------------------------------

    def table(self, rows: Sequence[Sequence[str]]) -> str:
        """A table; the first row and the first column are its heads."""
        head = "".join(f'<th scope="col">{cell}</th>' for cell in rows[0])
        body = "".join(
            f'<tr><th scope="row">{row[0]}</th>{"".join(f"<td>{cell}</td>" for cell in row[1:])}</tr>'
            for row in rows[1:]
        )
        return f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'

    def players(self) -> str:
        """Accuracy and counts."""
        keys = ("accuracy", "accuracy-parts", "blunders", "mistakes", "inaccuracies", "unsure")
        rows = [[self.t(key) for key in ("player", *keys)]]
        for seat, player in enumerate(self.found.players):
            whole = self.t("too-few") if player.accuracy is None else number(player.accuracy, self.lang)
            parts = " / ".join(number(part, self.lang) for part in player.parts) or "–"
            counts = [str(player.verdicts[name]) for name in (*NAMED, "unsure")]
            rows.append([escape(self.names[seat]), whole, parts, *counts])
        return self.table(rows)

    def accounts(self) -> str:
        """From the start to the result, in points of chance."""
        rows = [[self.t("player"), *[escape(name) for name in self.names]]]
        for key in ACCOUNT:
            values = [float(getattr(player.account, key)) for player in self.found.players]
            whole = key in ("start", "result")
            said = [number(100 * x, self.lang) if whole else with_sign(x, self.lang) for x in values]
            rows.append([self.t(f"account-{key}"), *said])
        without = [number(100 * player.account.without_luck, self.lang) for player in self.found.players]
        return self.table([*rows, [self.t("account-without"), *without]])

    # --- decisions and luck ------------------------------------------------------------------------------

    def decision(self, one: Decision) -> str:
        """What was played and what was better, with the board as its seat saw it, and why."""
        verdict = say(self.lang, f"verdict-{one.verdict}")
        half = max(1, round(100 * one.half))
        head = self.t(
            "decision",
            number=one.number,
            who=self.names[one.seat],
            verdict=verdict,
            loss=round(100 * one.loss),
            half=half,
        )
        told = why(one.why, self.record.game, self.last.options, self.record.names, self.lang)
        return f"<h3>{head}</h3>{self.candidates(one)}{f'<p>{escape(told)}</p>' if told else ''}{self.board(one)}"

    def candidates(self, one: Decision) -> str:
        """The best, the played one and a few others."""
        order = sorted(range(len(one.candidates)), key=lambda i: -one.candidates[i].chance)
        rest = [i for i in order if i not in (one.best, one.played)][:OTHERS]
        rows = []
        for i in dict.fromkeys((one.best, one.played, *rest)):
            it = one.candidates[i]
            role = "report-best" if i == one.best else "report-played" if i == one.played else "report-other"
            half = max(1, round(100 * it.half))
            rows.append(f"<tr><td>{self.say(it.move)}</td><td>{self.t(role)}</td>")
            rows.append(f"<td>{escape(chance(it.chance))}</td><td>± {half}</td></tr>")
        return f'<div class="scroll"><table><tbody>{"".join(rows)}</tbody></table></div>'

    def board(self, one: Decision) -> str:
        """The table as the terminal draws it; both answers stand out."""
        s = next(s for n, s in enumerate(self.record.states()) if n == one.number - 1)
        moves = [one.candidates[i].move for i in (one.best, one.played)]
        lines = self.record.game.show.picture(s.view(one.seat), moves, self.lang, self.record.names)
        shown = "\n".join(
            "".join(
                f'<b class="legal">{escape(words)}</b>' if style == "legal" else escape(words)
                for style, words in line
            )
            for line in lines
        )
        return f'<pre tabindex="0" role="img" aria-label="{self.t("report-board")}">{shown}</pre>'

    def luck(self) -> str:
        """What chance brought each seat, the luckiest and the unluckiest events."""
        return "".join(f"<h3>{escape(self.names[seat])}</h3><ul>{self.events(seat)}</ul>" for seat in self.seats)

    def events(self, seat: int) -> str:
        all_of_them = self.found.luckiest(seat)
        good = [one for one in all_of_them[:LUCKIEST] if round(100 * one.luck[seat]) > 0]
        bad = [one for one in all_of_them[-LUCKIEST:] if round(100 * one.luck[seat]) < 0]
        return "".join(f"<li>{self.event(one, seat)}</li>" for one in (*good, *bad))

    def event(self, one: Luck, seat: int) -> str:
        """How much it was, and what happened."""
        who, luck, count = self.names[seat], with_sign(one.luck[seat], self.lang), round(100 * one.luck[seat])
        if one.seat is None:
            return self.t("luck-deal", who=who, luck=luck, count=count)
        actor = self.names[one.seat]
        head = self.t("luck-draw", number=one.number, actor=actor, who=who, luck=luck, count=count)
        return " ".join([head, *[self.say(event) for event in self.log[one.number]]])


def events_by_answer(record: Record) -> list[list[Event]]:
    """What was told with each answer; first of all the deal."""
    ends = []
    last: list[Event] = []
    for s in record.states():
        last = s.log or []
        ends.append(len(last))
    return [last[begin:end] for begin, end in pairwise([0, *ends])]
