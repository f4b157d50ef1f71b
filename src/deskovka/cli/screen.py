"""Output: coloured text on a terminal, plain sentences for screen readers and pipes."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, NoReturn

from rich.console import Console
from rich.table import Table
from rich.text import Text

from deskovka.cli.language import clean
from deskovka.system import wipe_terminal

Line = list[tuple[str, str]]

# What a picture says about its pieces, and how a terminal shows it. A word that is not here stays plain.
STYLES: dict[str, str] = {
    "dim": "dim",
    "title": "bold",
    "warning": "yellow",
    "legal": "bold reverse",
    "seat0": "bold bright_blue",
    "seat1": "bold bright_magenta",
    "seat2": "bold orange3",
    "seat3": "bold khaki1",
    "seat4": "bold bright_green",
    "seat5": "bold bright_red",
    "water": "blue",
    "farm": "yellow",
    "energy": "cyan",
    "blank": "dim",
    "castle": "bold red",
    "cathedral": "bold green",
    "tower": "bold green",
    "hand": "bold",
    "aside": "dim",
    "stock": "dim",
}


class Output(Console):
    """A console that leaves a closed pipe to `main`."""

    def on_broken_pipe(self) -> NoReturn:
        raise BrokenPipeError


class Screen:
    """Where a command writes. `plain` = no picture, no colours, no boxes."""

    def __init__(self, plain: bool = False) -> None:
        self.plain = plain
        if plain:
            self.console = Output(color_system=None, force_terminal=False, highlight=False, emoji=False)
        else:
            self.console = Output(highlight=False, emoji=False)

    def line(self, words: str = "", style: str = "", note: str = "") -> None:
        """A sentence, and perhaps a quieter note after it."""
        shown = Text(clean(words), STYLES.get(style, ""))
        if note:
            shown.append(f" [{clean(note)}]", STYLES["dim"])
        self.console.print(shown, soft_wrap=self.plain or not self.console.is_terminal)

    def picture(self, lines: Sequence[Line]) -> None:
        """Lines of (style, text), never wrapped."""
        for line in lines:
            shown = Text()
            for style, words in line:
                shown.append(clean(words), STYLES.get(style, ""))
            self.console.print(shown, soft_wrap=True)

    def width(self) -> int:
        """How many characters fit on a line."""
        return self.console.width

    def table(self, head: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """A table: the first column is words, the others are numbers."""
        if self.plain:
            for row in rows:
                cells = [f"{name} {cell}" for name, cell in zip(head[1:], row[1:], strict=True)]
                self.line(f"{row[0]}: {', '.join(cells)}.")
            return
        shown = Table()
        for i, name in enumerate(head):
            shown.add_column(Text(clean(name)), justify="right" if i else "left", overflow="fold")
        for row in rows:
            shown.add_row(*[Text(clean(cell)) for cell in row])
        self.console.print(shown)

    def data(self, data: Any) -> None:
        """JSON for programs."""
        sys.stdout.write(json.dumps(data, ensure_ascii=False, indent=2) + "\n")

    def clear(self) -> None:
        """Wipe what another player must not see, also what has scrolled away."""
        if sys.stdout.isatty():  # also in plain mode, which a console does not count as a terminal
            wipe_terminal()
        with suppress(ImportError):
            import readline

            readline.clear_history()  # or the arrow keys would show what the other one typed

    def ask(self, prompt: str) -> str:
        """A line from the user; EOFError when there is none."""
        if sys.stdin.isatty():
            with suppress(ImportError):  # not on every system
                import readline  # noqa: F401 (brings `input` editing and history)
        return input(f"{clean(prompt)} ")
