"""One game at the terminal: people answer at the prompt, bots answer for the other seats."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass

from deskovka import Event, Move, Table, View
from deskovka.bots import make, safe_choose
from deskovka.cli.language import Words
from deskovka.cli.prompt import Prompt, Quit
from deskovka.cli.screen import Screen
from deskovka.cli.tell import Teller
from deskovka.core.record import commit
from deskovka.core.value import from_json

FEW = 12  # up to this number of choices, each has a line


@dataclass
class Company:
    """Who sits where: people from a seat on, and bots at the other seats."""

    first: int
    people: int
    bots: tuple[str, ...]


def bot_seed(seed: int, seat: int) -> int:
    """Bots dream by another stream than the game's own, or they would foresee it."""
    return int.from_bytes(hashlib.sha256(f"bot {seat} {seed}".encode()).digest()[:12], "big")


class Session:
    """A table, who sits at it, and the screen."""

    def __init__(self, table: Table, company: Company, screen: Screen, t: Words) -> None:
        self.company = company
        self.screen = screen
        self.t = t
        self.sit(table)

    def sit(self, table: Table) -> None:
        """Sit down at a table; the log of one where somebody has answered already is old news."""
        seats = table.state.seats
        company = self.company
        if company.people > seats:
            raise self.t.problem("--people", str(company.people), [str(n + 1) for n in range(seats)])
        if company.first >= seats:
            raise self.t.problem("--seat", str(company.first + 1), [str(n + 1) for n in range(seats)])
        self.table = table
        self.people = [(company.first + i) % seats for i in range(company.people)]
        self.bots = {}
        for i, seat in enumerate([seat for seat in range(seats) if seat not in self.people]):
            name = company.bots[i % len(company.bots)]
            self.bots[seat] = make(name, table.game, bot_seed(table.seed, seat))
        known = len(table.state.log or []) if table.moves else 0
        self.seen: dict[int | None, int] = dict.fromkeys([None, *self.people], known)
        self.holder: int | None = None if company.people > 1 else self.people[0]
        self.teller = Teller(table.game, self.t, table.names, table.state.options, self.screen.plain)

    # --- the game ---------------------------------------------------------------------------------------

    def run(self) -> None:
        """Play until the game is over and the user has seen it, or leaves."""
        self.greet()
        try:
            while True:
                waiting = self.table.state.to_act()
                person = next((seat for seat in waiting if seat in self.people), None)
                bot = next((seat for seat in waiting if seat in self.bots), None)
                if bot is not None:
                    self.answer_for(bot)
                else:
                    self.turn(person)
        except Quit:
            self.screen.line(self.t("cli-bye"))

    def answer_for(self, seat: int) -> None:
        """Let a bot answer; if it has a bug, the game goes on and says so."""
        move, problem = safe_choose(self.bots[seat], self.table.view(seat))
        self.table.play(seat, move)
        if problem is not None:
            self.screen.line(self.t("cli-bot-bug", name=self.teller.who(seat), problem=problem))

    def greet(self) -> None:
        """Who plays, and the promise about the seed."""
        names = [self.teller.who(seat) for seat in range(self.table.state.seats)]
        self.screen.line(
            self.t("cli-hello", game=self.table.game.title(self.t.lang), names=", ".join(names)), "title"
        )
        promise = self.promise()
        if promise is not None:
            self.screen.line(self.t("cli-promise", hash=commit(*promise)), "dim")
        if self.table.game.components.stand_ins():
            self.screen.line(
                self.t("cli-has-stand-ins", command=f"deskovka cards {self.table.game.id} --stand-ins"), "warning"
            )
        self.screen.line(self.t("cli-how"))

    def promise(self) -> tuple[int, int] | None:
        """The seed that chance comes from now, and its salt; None if nothing was promised."""
        _, seed, salt = (0, self.table.seed, self.table.salt) if not self.table.deals else self.table.deals[-1]
        return None if salt is None else (seed, salt)

    def turn(self, seat: int | None) -> None:
        """One answer of a person; without a seat the game is over and only commands are left."""
        self.curtain(seat)
        self.show(seat)
        prompt = Prompt(self)
        answered = False
        while not answered:
            answered = prompt.take(seat, self.screen.ask(self.invitation(seat)).strip())

    def curtain(self, seat: int | None) -> None:
        """With several people nobody sees the hand of the one before."""
        if seat is None or seat == self.holder:
            return
        if self.holder is not None:
            self.screen.clear()
        self.screen.line(self.t("cli-pass-on", who=self.teller.who(seat)), "title")
        self.screen.ask(self.t("cli-press-enter"))
        self.holder = seat

    def invitation(self, seat: int | None) -> str:
        """Screen readers hear what is asked; the eye finds the arrow."""
        if not self.screen.plain:
            return ">"
        return self.t("cli-prompt-over") if seat is None else self.t("cli-prompt", who=self.teller.who(seat))

    # --- what the person sees ---------------------------------------------------------------------------

    def show(self, seat: int | None) -> None:
        """What happened since the last time, the table, and the question."""
        viewer = self.viewer(seat)
        seen = self.table.view(viewer)
        legal = () if seat is None else self.table.state.legal(seat)
        self.screen.line()
        self.teller.events(self.screen, self.news(viewer))  # first, or it would push the picture off the screen
        self.teller.table(self.screen, seen, legal)
        if seat is None:
            self.show_end()
        else:
            self.show_question(seat, seen, legal)

    def viewer(self, seat: int | None) -> int | None:
        """Whose eyes the screen is for; when the game is over and several people look, a spectator's."""
        return self.people[0] if seat is None and len(self.people) == 1 else seat

    def news(self, viewer: int | None) -> list[Event]:
        """The log since this viewer last looked."""
        since = self.seen[viewer]
        self.seen[viewer] = self.seen[None] = len(self.table.state.log or [])
        return self.table.state.events(viewer, since)

    def show_question(self, seat: int, seen: View, legal: Sequence[Move]) -> None:
        """Whose turn it is and what is asked."""
        question = self.teller.say(from_json(seen.agenda[-1][0]))
        self.screen.line(self.t("cli-turn", who=self.teller.who(seat), question=question), "title")
        if len(legal) <= FEW:
            self.choices(seen, legal)
        elif self.screen.plain:
            numbered = [f"{i} {self.teller.short(move, seen)}" for i, move in enumerate(legal, 1)]
            self.screen.line(self.t("cli-choices", count=len(legal), choices=", ".join(numbered)))

    def choices(self, seen: View, legal: Sequence[Move]) -> None:
        """All that the person may answer, one per line."""
        for i, move in enumerate(legal, 1):
            about = self.teller.about(move, seen) or [self.teller.say(move)]
            self.screen.line(f"{i}. {self.teller.short(move, seen)}: {about[0]}")

    def show_end(self) -> None:
        """The result, and what proves that the seed was fixed before."""
        score = self.table.state.score()
        self.teller.score(self.screen, score)
        self.screen.line(self.teller.winner(score), "title")
        promise = self.promise()
        if promise is not None:
            self.screen.line(self.t("cli-proof", seed=str(promise[0]), salt=str(promise[1])), "dim")
        self.screen.line(self.t("cli-over"))

    # --- what a command changes -------------------------------------------------------------------------

    def undo(self, seat: int, agreed: bool) -> None:
        """Take back the seat's last answer; Illegal if that is refused."""
        self.table.undo(seat, agreed)
        told = len(self.table.state.log or [])
        self.seen = {viewer: min(known, told) for viewer, known in self.seen.items()}

    def load(self, table: Table) -> None:
        """Sit down at a saved game; with several people its first hand comes behind a curtain."""
        self.sit(table)
        if len(self.people) > 1:
            self.screen.clear()

    def speak(self, lang: str) -> None:
        """Go on in another language."""
        self.t = self.teller.t = Words(lang)
