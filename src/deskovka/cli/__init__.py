"""deskovka …: the command line. It knows no particular game."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from importlib.metadata import version
from typing import Protocol

from deskovka.cli.analyse import AnalyseCommand
from deskovka.cli.files import reason
from deskovka.cli.lab import BenchCommand, SimulateCommand, TournamentCommand
from deskovka.cli.language import Words, Wrong, clean, take_language
from deskovka.cli.look import CardsCommand, GamesCommand, RulesCommand
from deskovka.cli.parser import Parser
from deskovka.cli.play import PlayCommand
from deskovka.cli.puzzles import PuzzlesCommand
from deskovka.cli.records import ReplayCommand, VerifyCommand
from deskovka.cli.study import LabCommand
from deskovka.cli.table import TableCommand
from deskovka.core.cells import ENGINE
from deskovka.system import encoding

INTERRUPTED = 130


class Command(Protocol):
    """What every command is."""

    parser: Parser

    def run(self, argv: Sequence[str]) -> int:
        """Do it; returns the exit code."""


class Maker(Protocol):
    """How a command is made."""

    def __call__(self, t: Words) -> Command: ...


COMMANDS: dict[str, Maker] = {
    "play": PlayCommand,
    "table": TableCommand,
    "games": GamesCommand,
    "rules": RulesCommand,
    "cards": CardsCommand,
    "replay": ReplayCommand,
    "verify": VerifyCommand,
    "analyse": AnalyseCommand,
    "simulate": SimulateCommand,
    "tournament": TournamentCommand,
    "lab": LabCommand,
    "lab puzzles": PuzzlesCommand,
    "bench": BenchCommand,
}


def main(argv: Sequence[str] | None = None) -> int:
    """Exit code: 0 yes, 1 no, 2 bad input, 130 interrupted."""
    prepare_streams()
    try:
        t, rest = take_language(sys.argv[1:] if argv is None else argv, os.environ)
    except Wrong as problem:
        return complain(str(problem), 2)
    try:
        code = attend(t, rest)
        sys.stdout.flush()
        return code
    except BrokenPipeError:
        silence()
        return 0
    except OSError as problem:
        silence()
        return complain(t("cli-output", why=reason(problem)), 2)


def prepare_streams() -> None:
    """Odd bytes and closed streams are no reason to fall."""
    for name in ("stdin", "stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, io.StringIO())
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding=encoding(), errors="replace")


def attend(t: Words, argv: Sequence[str]) -> int:
    """Do what is wished, and end politely whatever the user does."""
    try:
        return run(t, argv)
    except Wrong as problem:
        return complain(str(problem), 2)
    except EOFError:
        print("\n" + t("cli-eof"))
        return 0
    except KeyboardInterrupt:
        print()
        return complain(t("cli-interrupted"), INTERRUPTED)


def run(t: Words, argv: Sequence[str]) -> int:
    """The command that the first word names, or the first two."""
    if argv and argv[0] in ("-h", "--help"):
        sys.stdout.write(overview(t))
        return 0
    name, *rest = argv or ("table",)
    if rest and f"{name} {rest[0]}" in COMMANDS:
        name, *rest = f"{name} {rest[0]}", *rest[1:]
    if name == "--version":
        sys.stdout.write(f"deskovka {version('deskovka')} ({t('cli-engine', engine=ENGINE)})\n")
        return 0
    if name not in COMMANDS:
        raise Wrong(t("cli-no-command", word=name, commands=", ".join(COMMANDS)))
    command = COMMANDS[name](t)
    if "-h" in rest or "--help" in rest:
        sys.stdout.write(command.parser.format_help())
        return 0
    return command.run(rest)


def overview(t: Words) -> str:
    """All commands, each with what it does."""
    parser = Parser(t, "", t("cli-about"))
    parser.shown += " " + t("cli-command")
    parser.words = [(name, make(t).parser.about) for name, make in COMMANDS.items()]
    return parser.format_help()


def complain(words: str, code: int) -> int:
    """The last sentence, on stderr."""
    print(clean(words), file=sys.stderr)
    return code


def silence() -> None:
    """Nobody reads our output any more: let the interpreter's last flush go nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
