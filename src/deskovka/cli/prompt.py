"""What a person types at the table: moves, questions about moves, and commands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from deskovka import BadRecord, Illegal, Move, Refusal, Table, View
from deskovka.cli.files import read_record, save_record
from deskovka.cli.language import Wrong, fold
from deskovka.cli.tell import find_rules, tell_rules
from deskovka.core.game import LANGUAGES

if TYPE_CHECKING:
    from deskovka.cli.session import Session

# What can be typed besides moves. The words are also accepted in the user's language.
COMMANDS = ("help", "why", "undo", "undo!", "save", "load", "log", "score", "rules", "lang", "quit")


class Quit(Exception):
    """The user leaves the table."""


class Prompt:
    """Understands one line after another."""

    def __init__(self, at: Session) -> None:
        self.at = at

    def take(self, seat: int | None, line: str) -> bool:
        """One line from the person; True = look at the table anew."""
        if not line:
            if seat is None:
                raise Quit
            return False
        try:
            return self.obey(seat, line)
        except Wrong as problem:
            self.at.screen.line(str(problem), "warning")
        except BadRecord as problem:
            self.at.screen.line(problem.say(self.at.t.lang), "warning")
        return False

    def obey(self, seat: int | None, line: str) -> bool:
        """A command, or a move."""
        word, _, rest = line.partition(" ")
        if word.startswith("?") and len(word) > 1:
            word, rest = "?", line[1:]
        command, rest = self.command(word), rest.strip()
        if command == "":
            return self.answer(seat, line)
        if command == "quit":
            raise Quit
        if command in ("undo", "undo!"):
            return self.undo(seat, command == "undo!")
        if command in ("lang", "load"):
            self.speak(rest) if command == "lang" else self.load(rest)
            return True
        if command == "save":
            over = not self.at.table.state.to_act()
            path = save_record(self.at.table.record(), self.require_file(rest), self.at.t, over)
            self.at.screen.line(self.at.t("cli-saved", file=str(path)))
        elif command == "rules":
            self.rules(rest)
        elif command == "log":
            self.at.teller.events(self.at.screen, self.at.table.state.events(self.at.viewer(seat)))
            self.at.teller.legend(self.at.screen)
        elif command == "score":
            self.at.teller.score(self.at.screen, self.at.table.state.score())
        elif rest:
            self.why(seat, rest)
        else:
            self.help(seat)
        return False

    def command(self, word: str) -> str:
        """The command that a word means, in English or in the user's language; empty = none."""
        typed = fold(word)
        if typed == "?":
            return "why"
        for name in COMMANDS:
            if typed in (name, fold(self.command_word(name))):
                return name
        return ""

    def command_word(self, name: str) -> str:
        """A command in the user's language."""
        return self.at.t("cli-do-undo") + "!" if name == "undo!" else self.at.t(f"cli-do-{name}")

    def require_file(self, rest: str) -> str:
        """The name of a file, which must be given."""
        if not rest:
            raise Wrong(self.at.t("cli-which-file"))
        return rest

    # --- moves ------------------------------------------------------------------------------------------

    def find(self, seat: int | None, words: str) -> Move:
        """The move that is meant: a short name of any move, a number from the list, or another name."""
        legal = () if seat is None else self.at.table.state.legal(seat)
        seen = self.view(seat)
        typed = fold(words)
        for move in (*legal, *self.at.table.game.moves.all):
            if fold(self.at.teller.short(move, seen)) == typed:
                return move
        if typed.isdecimal() and len(typed) < 6 and 1 <= int(typed) <= len(legal):
            return legal[int(typed) - 1]
        return self.find_by_name(words, legal, seen)

    def view(self, seat: int | None) -> View:
        """The table as the person sees it."""
        return self.at.table.view(self.at.viewer(seat))

    def find_by_name(self, words: str, legal: Sequence[Move], seen: View) -> Move:
        """The move that has this name, if it is the only one, or the only one allowed."""
        g, options, lang = self.at.table.game, self.at.table.state.options, self.at.t.lang
        typed = fold(words)
        found = [m for m in g.moves.all if typed in [fold(name) for name in g.voice.move_names(m, lang, options)]]
        allowed = [m for m in found if m in legal]
        if len(found) == 1 or len(allowed) == 1:
            return (allowed or found)[0]
        if found:
            moves = ", ".join([self.at.teller.short(move, seen) for move in found])
            raise Wrong(self.at.t("cli-ambiguous", word=words, moves=moves))
        raise Wrong(g.voice.no_such(words, lang, options) or self.at.t("cli-unknown", word=words))

    def answer(self, seat: int | None, words: str) -> bool:
        """Play the move that is meant, or say why not."""
        move = self.find(seat, words)
        refusal = self.refusal(seat, move)
        if refusal is not None:
            raise Wrong(self.at.teller.say(refusal))
        assert seat is not None
        self.at.table.play(seat, move)
        return True

    def refusal(self, seat: int | None, move: Move) -> Refusal | None:
        """The reason why a move is not allowed."""
        return self.at.table.state.why_not(self.at.people[0] if seat is None else seat, move)

    def why(self, seat: int | None, words: str) -> None:
        """What is where a move leads, and why it is not allowed, or that it is."""
        move = self.find(seat, words)
        seen = self.view(seat)
        about = self.at.teller.about(move, seen)
        if about:
            self.at.screen.line(f"{self.at.teller.short(move, seen)}: {about[0]}.")
        for sentence in about[1:]:
            self.at.screen.line(sentence)
        refusal = self.refusal(seat, move)
        if refusal is None:
            self.at.screen.line(self.at.t("cli-you-may", move=self.at.teller.say(move)))
        else:
            self.at.screen.line(self.at.teller.say(refusal))

    # --- commands ---------------------------------------------------------------------------------------

    def help(self, seat: int | None) -> None:
        """What the person can do now, and the commands."""
        if seat is not None:
            self.at.screen.line(self.at.t("cli-you-can"), "title")
            self.at.choices(self.at.table.view(seat), self.at.table.state.legal(seat))
        self.at.screen.line(self.at.t("cli-commands"), "title")
        for name in COMMANDS:
            does = self.at.t("cli-do-undo.agreed") if name == "undo!" else self.at.t(f"cli-do-{name}.does")
            self.at.screen.line(f"{self.command_word(name)}: {does}")

    def undo(self, seat: int | None, agreed: bool) -> bool:
        """Take back the person's last answer; bots never mind, but the person is told what it means."""
        who = self.at.people[0] if seat is None else seat
        if all(answered != who for answered, _ in self.at.table.moves):
            raise Wrong(self.at.t("cli-no-undo"))
        try:
            self.at.undo(who, agreed)
        except Illegal as no:
            offer = self.at.t("cli-undo-offer", command=self.command_word("undo!")) if not agreed else ""
            self.at.screen.line(no.refusal.say(self.at.t.lang), "warning", offer)
            return False
        self.at.screen.line(self.at.t("cli-undone"))
        return True

    def load(self, name: str) -> None:
        """Sit down at a saved game."""
        record = read_record(self.require_file(name), self.at.t, self.at.table.game.packs)
        record.replay()
        self.at.load(Table.from_record(record))

    def rules(self, word: str) -> None:
        """Rules that contain a word."""
        found = find_rules(self.at.table.game, word, self.at.t.lang)
        if not found:
            raise Wrong(self.at.t("cli-no-rule", word=word))
        tell_rules(self.at.screen, found, self.at.t)

    def speak(self, lang: str) -> None:
        """Go on in another language."""
        if lang not in LANGUAGES:
            raise self.at.t.problem("lang", lang, LANGUAGES)
        self.at.speak(lang)
