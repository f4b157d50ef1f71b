"""deskovka replay, verify: what a saved game tells."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

from deskovka import BadRecord, Record, State
from deskovka.archive.claims import Claims
from deskovka.cli.files import OtherRules, read_record
from deskovka.cli.language import Words, Wrong
from deskovka.cli.parser import Parser
from deskovka.cli.recorded import Recorded
from deskovka.cli.screen import Screen
from deskovka.cli.tell import Teller
from deskovka.core.record import commit
from deskovka.core.step import Event, Move


class Moment:
    """One answer of a record: who gave it, and what a viewer saw happen."""

    def __init__(self, number: int, seat: int | None, move: Move | None, events: list[Event]) -> None:
        self.number = number
        self.seat = seat
        self.move = move  # None where the viewer may not know it
        self.events = events


def whole_number(words: str | None, field: str, lowest: int, highest: int, t: Words) -> int | None:
    """A number within bounds, None if not given."""
    if words is None:
        return None
    if not words.isdecimal() or len(words) > 9 or not lowest <= int(words) <= highest:
        raise t.problem(field, words, (f"{lowest}–{highest}",))
    return int(words)


class ReplayCommand:
    """Steps through a record as one seat may know it."""

    def __init__(self, t: Words) -> None:
        self.t = t
        self.parser = Parser(t, "replay", t("cli-about-replay"))
        self.parser.word("file", t("cli-file"), t("cli-help-file"))
        self.parser.option("--pack", t("cli-file"), t("cli-help-pack"), many=True)
        self.parser.option("--move", "N", t("cli-help-move"))
        self.parser.option("--seat", "N", t("cli-help-replay-seat"))
        self.parser.flag("--plain", t("cli-help-plain"))
        self.parser.flag("--json", t("cli-help-json"))

    def run(self, argv: Sequence[str]) -> int:
        args = self.parser.read(argv)
        try:
            record = open_record(args.file, self.t, args.pack)
        except OtherRules as other:
            return self.show_claims(other.claims, args)
        number = whole_number(args.move, "--move", 0, len(record.moves), self.t)
        seat = whole_number(args.seat, "--seat", 1, record.seats, self.t)
        viewer = None if seat is None else seat - 1
        try:
            moments, s = follow(record, viewer, number)
        except BadRecord as problem:
            raise Wrong(problem.say(self.t.lang)) from problem
        if number is not None:
            moments = [moment for moment in moments if moment.number == number]
        teller = Teller(record.game, self.t, record.names, s.options, args.plain)
        if args.json:
            Screen().data([describe(teller, moment) for moment in moments])
            return 0
        screen = Screen(args.plain)
        for moment in moments:
            screen.line(heading(teller, moment), "title")
            teller.events(screen, moment.events)
        if number is not None:
            teller.table(screen, s.view(viewer))
        else:
            teller.legend(screen)
        if not s.to_act():
            teller.score(screen, s.score())
            screen.line(teller.winner(s.score()), "title")
        return 0

    def show_claims(self, claims: Claims, args: argparse.Namespace) -> int:
        """A record by other rules than those here, as it says of itself."""
        number = whole_number(args.move, "--move", 0, claims.moves, self.t)
        seat = whole_number(args.seat, "--seat", 1, claims.seats, self.t)
        shown = Recorded(claims, self.t, None if seat is None else seat - 1, args.plain)
        moments = [moment for moment in shown.moments() if number is None or moment["number"] == number]
        if args.json:
            Screen().data([shown.describe(moment) for moment in moments])
        else:
            shown.tell(Screen(args.plain), moments, number)
        return 0


def heading(teller: Teller, moment: Moment) -> str:
    """Number, player, and the move where the viewer may know it."""
    t = teller.t
    if moment.seat is None:
        return t("cli-moment-start", game=teller.g.title(t.lang))
    who = teller.who(moment.seat)
    if moment.move is None:
        return t("cli-moment", number=moment.number, who=who)
    return t("cli-moment-said", number=moment.number, who=who, said=teller.say(moment.move))


def describe(teller: Teller, moment: Moment) -> dict[str, Any]:
    """A moment for programs."""
    return {
        "number": moment.number,
        "seat": None if moment.seat is None else moment.seat + 1,
        "move": None if moment.move is None else teller.say(moment.move),
        "events": [teller.event_data(event) for event in moment.events],
    }


def open_record(name: str | None, t: Words, packs: Sequence[str] = ()) -> Record:
    """A record, or one sentence why not."""
    if name is None:
        raise Wrong(t("cli-which-file"))
    try:
        return read_record(name, t, packs)
    except BadRecord as problem:
        raise Wrong(problem.say(t.lang)) from problem


def follow(record: Record, viewer: int | None, until: int | None) -> tuple[list[Moment], State]:
    """All moments up to a move, and the state there."""
    moments: list[Moment] = []
    known = 0
    for number, s in enumerate(record.states()):
        seat, move = record.moves[number - 1] if number else (None, None)
        # An answer may be secret (which tile was kept); what became public of it is in the events.
        shown = move if seat is not None and seat == viewer else None
        moments.append(Moment(number, seat, shown, s.events(viewer, known)))
        known = len(s.log or [])
        if number == until:
            break
    return moments, s


class VerifyCommand:
    """Replays a record strictly and says what was checked."""

    def __init__(self, t: Words) -> None:
        self.t = t
        self.parser = Parser(t, "verify", t("cli-about-verify"))
        self.parser.word("file", t("cli-file"), t("cli-help-file"))
        self.parser.option("--pack", t("cli-file"), t("cli-help-pack"), many=True)
        self.parser.flag("--json", t("cli-help-json"))

    def run(self, argv: Sequence[str]) -> int:
        args = self.parser.read(argv)
        record = open_record(args.file, self.t, args.pack)
        try:
            s = record.replay()
        except BadRecord as problem:
            return self.answer(args.json, False, problem.say(self.t.lang))
        words = self.t(
            "cli-verified",
            game=record.game.title(self.t.lang),
            version=record.game.version,
            moves=len(record.moves),
            digest=s.digest(),
            end="no" if s.to_act() else "yes",
        )
        promises = [(record.seed, record.salt), *[deal[1:] for deal in record.deals]]
        hashes = [commit(seed, salt) for seed, salt in promises if salt is not None]
        kept = [self.t("cli-verified-promise", hash=hash) for hash in hashes]
        return self.answer(args.json, True, " ".join([words, *kept]), hashes)

    def answer(self, as_json: bool, ok: bool, words: str, hashes: Sequence[str] = ()) -> int:
        """Say the result; the exit code says it too."""
        if as_json:
            Screen().data({"ok": ok, "text": words, "promised": list(hashes)})
        else:
            Screen().line(words)
        return 0 if ok else 1
