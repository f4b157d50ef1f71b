"""Arguments of one command: argparse reads them, the help and the errors are ours, in the user's language."""

from __future__ import annotations

import argparse
import shutil
import textwrap
from collections.abc import Sequence
from typing import NoReturn

from deskovka.cli.language import Words, Wrong

INDENT = 26


class Parser(argparse.ArgumentParser):
    """A command's arguments. Values are checked by the command, which knows the right sentence."""

    def __init__(self, t: Words, command: str, about: str) -> None:
        prog = f"deskovka {command}".strip()
        super().__init__(prog=prog, add_help=False, allow_abbrev=False, exit_on_error=False)
        self.t = t
        self.about = about
        self.shown = prog
        self.words: list[tuple[str, str]] = []
        self.flags: list[tuple[str, str]] = []

    def word(self, name: str, shown: str, about: str) -> None:
        """An argument that is known by its place."""
        self.add_argument(name, nargs="?")
        self.shown += f" {shown}"
        self.words.append((shown, about))

    def rest(self, name: str, shown: str, about: str) -> None:
        """All further arguments that are known by their place."""
        self.add_argument(name, nargs="*")
        self.shown += f" {shown}"
        self.words.append((shown, about))

    def flag(self, name: str, about: str) -> None:
        """An option without a value."""
        self.add_argument(name, action="store_true")
        self.flags.append((name, about))

    def option(self, name: str, shown: str, about: str, many: bool = False) -> None:
        """An option with a value."""
        if many:
            self.add_argument(name, action="append", default=[])
        else:
            self.add_argument(name)
        self.flags.append((f"{name} {shown}", about))

    def read(self, argv: Sequence[str]) -> argparse.Namespace:
        """The arguments; Wrong if some are not ours."""
        try:
            args, extra = self.parse_known_intermixed_args(argv)
        except argparse.ArgumentError as problem:
            name = problem.argument_name or ""
            raise Wrong(self.t("cli-bad-option", option=name, command=self.prog)) from problem
        if extra:
            raise Wrong(self.t("cli-extra", word=extra[0], command=self.prog))
        return args

    def error(self, message: str) -> NoReturn:
        raise Wrong(self.t("cli-extra", word=message, command=self.prog))

    def format_help(self) -> str:
        lines = [self.t("cli-usage", command=self.shown), "", *self.wrap(self.about, 0)]
        both = [
            ("--lang cs|en", self.t("cli-help-lang")),
            ("-h, --help", self.t("cli-help-help")),
        ]
        for rows in (self.words, self.flags + both):
            lines.append("")
            for name, about in rows:
                lines += self.row(name, about)
        return "\n".join(line for i, line in enumerate(lines) if line or lines[i - 1]) + "\n"

    def row(self, name: str, about: str) -> list[str]:
        """One argument and what it does."""
        first, *rest = self.wrap(about, INDENT)
        if len(name) + 4 > INDENT:
            return [f"  {name}", first, *rest]
        return [f"  {name}".ljust(INDENT) + first.strip(), *rest]

    def wrap(self, words: str, indent: int) -> list[str]:
        """Lines as wide as the terminal, at most a comfortable width."""
        width = min(shutil.get_terminal_size().columns, 100)
        space = " " * indent
        return textwrap.wrap(words, max(width, INDENT + 20), initial_indent=space, subsequent_indent=space)
