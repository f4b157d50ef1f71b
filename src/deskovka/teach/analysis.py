"""The analysis of a finished game: which jobs it takes, and what comes of them."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from math import fsum
from pathlib import Path
from typing import Any, Final

from deskovka.core.record import BadRecord, Record, foot_of
from deskovka.pool import work_off
from deskovka.teach import words
from deskovka.teach.calibration import MOMENTS, SLOPES, Slope, fit
from deskovka.teach.judge import final_places
from deskovka.teach.measures import CLASSES, FINE, NAMED, UNSURE, accuracies, volatility
from deskovka.teach.notes import Notes, key_of
from deskovka.teach.redraws import has_chance
from deskovka.teach.values import Account, Analysis, Candidate, Decision, Difference, Luck, Player
from deskovka.teach.work import Played, work

FORM: Final = 2  # of what is kept; a file of another form begins anew
WORLDS: Final = 120  # imagined for each decision of the quick pass
REFINED: Final = 4  # times as many for those whose loss may have a name
REDRAWS: Final = 32  # of each event
ENDS: Final = 60  # games played to their end to say why
PHASES: Final = ("calibrate", "quick", "refine", "explain")
QUICK_PHASES: Final = ("calibrate", "quick")


class NoAnalysis(ValueError):
    """A game that cannot be analysed: `unfinished`, or `alone` where only one seat plays."""

    def say(self, lang: str) -> str:
        """Why not, as a sentence."""
        return words.say(lang, f"no-analysis-{self}")


class Analyst:
    """Works a game off in four phases; what is done stands in the notes and is not done again."""

    def __init__(
        self,
        record: Record,
        budget: int = WORLDS,
        seed: int = 0,
        path: Path | None = None,
        redraws: int = REDRAWS,
        ends: int = ENDS,
    ) -> None:
        self.record = record
        self.budget = budget
        self.seed = seed
        self.redraws = redraws
        self.ends = ends
        self.played = Played(record)
        last = self.played.states[-1]
        if record.foot is not None and record.foot != foot_of(last):
            raise BadRecord("digest")
        if not last.is_over():
            raise NoAnalysis("unfinished")
        if record.seats < 2:
            raise NoAnalysis("alone")
        self.text = record.text(last)
        digest = hashlib.sha256(self.text.encode()).hexdigest()[:16]
        self.notes = Notes({"analysis": FORM, "record": digest, "budget": budget, "seed": seed}, path)

    # --- jobs --------------------------------------------------------------------------------------------

    def work_off(self, phase: str, processes: int = 1, tick: Callable[[], None] = lambda: None) -> None:
        """Do what is missing of a phase; those before it must be done."""

        def keep(line: str) -> None:
            self.notes.add(line)
            tick()

        jobs = self.missing(phase)
        work_off(work, jobs, min(processes, len(jobs)), keep)

    def missing(self, phase: str) -> list[str]:
        """The jobs of a phase that are still to be done, each with all that a process must know."""
        common = {"record": self.text, "packs": list(self.record.game.packs)}
        return [json.dumps({**common, **job}) for job in self.missing_jobs(phase)]

    def missing_jobs(self, phase: str) -> list[dict[str, Any]]:
        """The same without the record, which is in all of them."""
        jobs = {
            "calibrate": self.to_calibrate,
            "quick": self.to_look_at,
            "refine": self.to_refine,
            "explain": self.to_explain,
        }[phase]()
        slope = Slope(0.0, 0.0) if phase == "calibrate" else self.slope()
        found = []
        for job in jobs:
            if key_of(job) not in self.notes.lines:
                gone = job["number"] / len(self.record.moves)
                found.append({**job, "seed": self.seed, "slope": slope.at(gone)})
        return found

    def to_calibrate(self) -> list[dict[str, Any]]:
        """Moments spread over the whole game, if nobody has found out before what leads are worth in it."""
        if self.record.game.id in SLOPES:
            return []
        last = len(self.record.moves)
        numbers = sorted({last * i // MOMENTS for i in range(MOMENTS)})
        return [job("calibrate", number, 0) for number in numbers]

    def slope(self) -> Slope:
        """What a lead is worth in this game, or was in this record."""
        known = SLOPES.get(self.record.game.id)
        return known or fit([tuple(pair) for line in self.notes.of("calibrate") for pair in line["pairs"]])

    def to_look_at(self) -> list[dict[str, Any]]:
        """Every decision that was a choice, the deal, and every answer with which chance came."""
        found = [job("deal", 0, self.redraws)]
        states = self.played.states
        for number in range(1, len(states)):
            seat, _ = self.played.answer(number)
            if states[number - 1].num_legal(seat) > 1:
                found.append(job("decide", number, self.budget))
            if has_chance(states[number - 1], states[number]):
                found.append(job("draw", number, self.redraws))
        return found

    def to_refine(self) -> list[dict[str, Any]]:
        """Decisions whose loss may have a name by the quick pass, the largest first."""
        quick = [line for line in self.notes.of("decide") if line["worlds"] == self.budget]
        large = [line for line in quick if 100 * loss_in(line) >= CLASSES[-1][0]]
        large.sort(key=lambda line: -loss_in(line))
        return [job("decide", line["number"], REFINED * self.budget) for line in large]

    def to_explain(self) -> list[dict[str, Any]]:
        """Decisions whose loss has a name now, the largest first."""
        named = [one for one in self.decisions() if one.verdict in NAMED]
        named.sort(key=lambda one: -one.loss)
        return [job("explain", one.number, self.ends, one.candidates[one.best].move.id) for one in named]

    # --- what came of them -------------------------------------------------------------------------------

    def result(self) -> Analysis:
        """All that is known so far; the quick pass must be done."""
        decisions, events = self.decisions(), self.events()
        players = [self.player(seat, decisions, events) for seat in range(self.record.seats)]
        r = self.record
        return Analysis(r.game, r.names, players, decisions, events, self.budget, self.redraws, self.seed)

    def decisions(self) -> list[Decision]:
        """Each as it was measured best, with its explanation."""
        why = {(line["number"], line["more"]): line["why"] for line in self.notes.of("explain")}
        found: dict[int, Decision] = {}
        for line in self.notes.of("decide"):
            moves = [self.record.game.moves[i] for i in line["moves"]]
            each = zip(moves, line["chances"], line["halves"], strict=True)
            told = why.get((line["number"], line["moves"][line["best"]]), [])
            effects = [after - before for after, before in zip(self.after(line), line["before"], strict=True)]
            rest = {name: line[name] for name in ("half", "losses", "places", "worlds")}
            found[line["number"]] = Decision(
                line["number"],
                line["seat"],
                line["options"],
                [Candidate(*one) for one in each],
                line["played"],
                line["best"],
                loss_in(line),
                effects=effects,
                why=[Difference(**one) for one in told],
                **rest,
            )
        return list(found.values())

    def after(self, line: dict[str, Any]) -> list[float]:
        """By seat: the chance after what was answered, before chance came; as the luck that follows it counts."""
        might = self.notes.first("draw", line["number"], "might")
        return [row[0] for row in line["places"]] if might is None else might

    def events(self) -> list[Luck]:
        """Where chance came; answers that only showed what somebody held are left out."""
        (deal,) = self.notes.of("deal")
        found = [Luck(0, None, deal["luck"])]
        for line in self.notes.of("draw"):
            if line["came"] is not None:
                pairs = zip(line["came"], line["might"], strict=True)
                found.append(Luck(line["number"], line["seat"], [came - might for came, might in pairs]))
        return found

    def player(self, seat: int, decisions: list[Decision], events: list[Luck]) -> Player:
        """One seat in short."""
        curve = [one.chance(seat) for one in decisions]
        mine = [
            (one, weight) for one, weight in zip(decisions, volatility(curve), strict=True) if one.seat == seat
        ]
        found = accuracies([one.loss for one, _ in mine], [weight for _, weight in mine])
        verdicts = [one.verdict for one, _ in mine]
        counts = {name: verdicts.count(name) for name in (*NAMED, UNSURE, FINE)}
        whole = found[0] if found else None
        return Player(len(mine), whole, found[1:], counts, self.account(seat, decisions, events))

    def account(self, seat: int, decisions: list[Decision], events: list[Luck]) -> Account:
        """From the start to the result."""
        (deal,) = self.notes.of("deal")
        luck = fsum(one.luck[seat] for one in events)
        own = -fsum(one.losses[seat] for one in decisions if one.seat == seat)
        others = -fsum(one.losses[seat] for one in decisions if one.seat != seat)
        gains = fsum(one.effects[seat] + one.losses[seat] for one in decisions)
        result = final_places(self.played.states[-1])[seat * self.record.seats]
        known = deal["start"][seat] + luck + own + others + gains
        return Account(deal["start"][seat], luck, own, others, gains, result - known, result)


def job(kind: str, number: int, worlds: int, more: int | None = None) -> dict[str, Any]:
    return {"kind": kind, "number": number, "worlds": worlds, "more": more}


def loss_in(line: dict[str, Any]) -> float:
    """The loss of a decision; one that came out below nothing by noise is none."""
    return max(0.0, float(line["losses"][line["seat"]]))


def analyse(record: Record, budget: int = WORLDS, seed: int = 0, processes: int = 1) -> Analysis:
    """Analyse a finished game; NoAnalysis if it cannot be, BadRecord if it does not replay.

    `budget` is the number of worlds imagined for each decision. The same seed comes to the same analysis.
    """
    analyst = Analyst(record, budget, seed)
    for phase in PHASES:
        analyst.work_off(phase, processes)
    return analyst.result()
