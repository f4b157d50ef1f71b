"""What the page gets of an analysis: a finished game as the teacher sees it, in both languages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from deskovka.core.text import phrase as game_phrase
from deskovka.core.value import to_json
from deskovka.server.messages import frames, shapes
from deskovka.server.messages.book import book_of, fill, quote
from deskovka.server.messages.words import both
from deskovka.teach import analysis, words
from deskovka.teach.analysis import Analyst
from deskovka.teach.report import events_by_answer
from deskovka.teach.values import Decision, Difference, Luck

FORM: Final = 100 * analysis.FORM + 1  # of what is kept; a stored analysis of another form is none
EXTREMES: Final = 5  # events by seat, the luckiest and the unluckiest, that are told in words
LINES: Final = 4  # of the log that tell an event
Verdict = Literal["blunder", "mistake", "inaccuracy", "unsure", "fine"]


class Candidate(shapes.Reply):
    """An answer that was compared: the id of its move, the chance to win with it, how far the interval reaches."""

    move: int
    chance: float
    half: float


class Source(shapes.Reply):
    """How many final points of a source a seat has more with the best answer than with the played one."""

    seat: int
    title: shapes.Both
    points: float
    half: float


class Judged(shapes.Reply):
    """A decision; `number` counts answers from 1, `chances` to win are by seat after what was played."""

    number: int
    seat: int
    ask: shapes.Both
    options: int
    candidates: list[Candidate]
    played: int
    best: int
    loss: float
    half: float
    verdict: Verdict
    chances: list[float]
    why: list[Source]
    said: shapes.Both


class Came(shapes.Reply):
    """What chance brought with an answer, by seat; 0 is the deal. Only the largest are told in words."""

    number: int
    seat: int | None
    luck: list[float]
    told: list[shapes.Both]


class Account(shapes.Reply):
    """From the start to the result; all but `result` and `without_luck` add up to the result."""

    start: float
    luck: float
    own: float
    others: float
    gains: float
    remainder: float
    result: float
    without_luck: float


class Performance(shapes.Reply):
    """One seat in short."""

    decisions: int
    accuracy: float | None
    parts: list[float]
    verdicts: dict[Verdict, int]
    account: Account


class Analysed(shapes.Reply):
    """A finished game as the teacher sees it."""

    names: list[str]
    points: list[int]
    winners: list[int]
    answers: int
    players: list[Performance]
    decisions: list[Judged]
    luck: list[Came]
    moves: dict[str, frames.Choice]
    worlds: int
    redraws: int


class AnalysisState(shapes.Reply):
    """How far an analysis is; `edition` grows with every new result, 0: there is none yet."""

    stage: Literal["none", "waiting", "calibrate", "quick", "refine", "explain", "done", "failed"]
    done: int
    total: int
    ahead: int
    edition: int
    may_ask: bool
    why_not: shapes.Both | None


class Telling:
    """An analysis in the words of its game."""

    def __init__(self, analyst: Analyst) -> None:
        self.analyst = analyst
        self.record = analyst.record
        self.last = analyst.played.states[-1]
        self.book = book_of(
            self.record.game, to_json(self.record.game.complete(self.record.seats, self.record.options))
        )
        self.quoted = [quote(name) for name in self.record.names]
        self.log = events_by_answer(self.record)

    def all(self) -> Analysed:
        """What is known so far; the quick pass must be done."""
        found, score = self.analyst.result(), self.last.score()
        used = {one.move.id: one.move for decision in found.decisions for one in decision.candidates}
        loud = {id(one) for seat in range(self.record.seats) for one in extremes(found.luckiest(seat))}
        return Analysed(
            names=list(self.record.names),
            points=list(score.points),
            winners=list(score.winners),
            answers=len(self.record.moves),
            players=[msgspec.convert(one.data(), Performance) for one in found.players],
            decisions=[self.decision(one) for one in found.decisions],
            luck=[self.luck(one, id(one) in loud) for one in found.events],
            moves={
                str(n): msgspec.json.decode(self.fill_names(self.book.choice(m)), type=frames.Choice)
                for n, m in used.items()
            },
            worlds=found.worlds,
            redraws=found.redraws,
        )

    def fill_names(self, sentence: bytes) -> bytes:
        return fill(sentence, self.quoted)

    def decision(self, one: Decision) -> Judged:
        step = self.analyst.played.states[one.number - 1].view(one.seat).agenda[-1][0]
        return Judged(
            number=one.number,
            seat=one.seat,
            ask=msgspec.json.decode(self.fill_names(self.book.question(step))),
            options=one.options,
            candidates=[Candidate(c.move.id, c.chance, c.half) for c in one.candidates],
            played=one.played,
            best=one.best,
            loss=one.loss,
            half=one.half,
            verdict=msgspec.convert(one.verdict, Verdict),
            chances=[one.chance(seat) for seat in range(self.record.seats)],
            why=[self.source(part) for part in one.why],
            said=both(
                lambda lang: words.why(one.why, self.record.game, self.last.options, self.record.names, lang)
            ),
        )

    def source(self, part: Difference) -> Source:
        chosen = {name: value for name, value in self.last.options.items() if isinstance(value, str)}
        title = both(lambda lang: game_phrase(self.record.game.id, lang, f"source-{part.source}", chosen))
        return Source(part.seat, title, part.points, part.half)

    def luck(self, one: Luck, loud: bool) -> Came:
        told = self.log[one.number][:LINES] if loud and one.number else []
        said = [msgspec.json.decode(self.fill_names(self.book.line(event)))["say"] for event in told]
        return Came(one.number, one.seat, one.luck, said)


def extremes(events: Sequence[Luck]) -> list[Luck]:
    """The first and the last few."""
    return [*events[:EXTREMES], *events[-EXTREMES:]]
