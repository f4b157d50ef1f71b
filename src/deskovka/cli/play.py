"""deskovka play: what was wished for becomes a table."""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Sequence

from deskovka import BadRecord, Game, Table
from deskovka.bots import specs
from deskovka.cli.files import read_record
from deskovka.cli.language import Words, Wrong
from deskovka.cli.look import find_game
from deskovka.cli.parser import Parser
from deskovka.cli.records import whole_number
from deskovka.cli.screen import Screen
from deskovka.cli.session import Company, Session
from deskovka.core.game import BadWish

SEED_BITS = 128
MOST_SEATS = 99


class PlayCommand:
    """A game in the terminal."""

    def __init__(self, t: Words) -> None:
        self.t = t
        self.parser = Parser(t, "play", t("cli-about-play"))
        self.parser.word("game", t("cli-game"), t("cli-help-game"))
        self.parser.option("--seats", "N", t("cli-help-seats"))
        self.parser.option("--seat", "N", t("cli-help-seat"))
        self.parser.option("--people", "N", t("cli-help-people"))
        self.parser.option("--name", t("cli-name"), t("cli-help-name"), many=True)
        self.parser.option("--bots", "novice|beginner|intermediate|player|master|…", t("cli-help-bots"))
        self.parser.option("--option", "K=V", t("cli-help-option"), many=True)
        self.parser.option("--seed", "N", t("cli-help-seed"))
        self.parser.option("--load", t("cli-file"), t("cli-help-load"))
        self.parser.option("--pack", t("cli-file"), t("cli-help-pack"), many=True)
        self.parser.flag("--plain", t("cli-help-plain"))

    def run(self, argv: Sequence[str]) -> int:
        args = self.parser.read(argv)
        if args.load is not None and (args.seats or args.option or args.seed or args.name):
            raise Wrong(self.t("cli-load-alone"))
        saved = None if args.load is None else self.load(args)
        g = find_game(args.game, self.t, args.pack) if saved is None else saved.game
        company = self.company(args, g)
        table = saved or self.new_table(args, g, company)
        if saved is None:
            table.salt = secrets.randbits(SEED_BITS)
        session = Session(table, company, Screen(args.plain), self.t)
        session.run()
        return 0

    def company(self, args: argparse.Namespace, g: Game) -> Company:
        """Who plays."""
        seat = whole_number(args.seat, "--seat", 1, MOST_SEATS, self.t) or 1
        people = whole_number(args.people, "--people", 1, MOST_SEATS, self.t) or 1
        try:
            bots = specs(args.bots or "player", g)
        except BadWish as wish:
            raise Wrong(wish.problem.say(self.t.lang)) from wish
        return Company(seat - 1, people, tuple(bots))

    def new_table(self, args: argparse.Namespace, g: Game, company: Company) -> Table:
        """A table for a new game."""
        seats = self.seats(args.seats, g)
        options = self.options(args.option)
        problems = g.check(seats, options)
        if problems:
            raise Wrong(problems[0].say(self.t.lang))
        return Table(g, seats, self.seed(args.seed), options, self.names(args.name, seats, company))

    def seats(self, words: str | None, g: Game) -> int:
        """How many seats; two if nothing is said and the game allows it."""
        if words is None:
            return 2 if 2 in g.seats else g.seats[0]
        if not words.isdecimal() or len(words) > 4:
            raise self.t.problem("seats", words, [str(n) for n in g.seats])
        return int(words)

    def options(self, wishes: Sequence[str]) -> dict[str, str | tuple[str, ...]]:
        """The options by name; values for each seat are separated by commas."""
        found: dict[str, str | tuple[str, ...]] = {}
        for wish in wishes:
            name, equals, value = wish.partition("=")
            if not equals:
                raise Wrong(self.t("cli-bad-wish", wish=wish))
            found[name] = tuple(value.split(",")) if "," in value else value
        return found

    def seed(self, words: str | None) -> int:
        """The seed wished for, or one that nobody can guess."""
        if words is None:
            return secrets.randbits(SEED_BITS)
        try:
            return int(words)
        except ValueError as problem:
            raise Wrong(self.t("cli-bad-seed", seed=words)) from problem

    def names(self, given: Sequence[str], seats: int, company: Company) -> list[str]:
        """Names by seat: people's as given, then plain ones."""
        names = [self.t("cli-bot-name", number=seat + 1) for seat in range(seats)]
        for i in range(min(company.people, seats)):
            seat = (company.first + i) % seats
            names[seat] = given[i] if i < len(given) and given[i].strip() else self.t("seat", number=seat + 1)
        return names

    def load(self, args: argparse.Namespace) -> Table:
        """The table of a saved game, replayed strictly."""
        try:
            record = read_record(args.load, self.t, args.pack)
            record.replay()
        except BadRecord as problem:
            raise Wrong(problem.say(self.t.lang)) from problem
        if record.game.id != args.game:
            raise Wrong(self.t("cli-other-game", game=record.game.id))
        return Table.from_record(record)
