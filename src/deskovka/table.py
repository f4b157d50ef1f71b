"""Table: a live game, with names, history and taking back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from deskovka.core.game import Game
from deskovka.core.record import Deal, Record
from deskovka.core.rule import Illegal, Rule
from deskovka.core.sight import View
from deskovka.core.state import State
from deskovka.core.step import Event, Move

OWN: Final = Rule("undo.own")
REVEALS: Final = Rule("undo.reveals")


def no_undo(is_last: bool, before: int, now: int) -> Rule | None:
    """The rule that forbids to take an answer back: was it the last one, and `reveals` before it and now."""
    return OWN if not is_last else REVEALS if before != now else None


class Table:
    """A state, the answers that led to it, and who sits where."""

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int,
        options: Mapping[str, Any] | None = None,
        names: Sequence[str] = (),
    ) -> None:
        self.game = game
        self.names = tuple(names)
        self.bots: tuple[str, ...] = ()  # by seat, as a record says
        self.seed = seed
        self.salt: int | None = None  # of the promise about the seed, if one was made
        self.deals: list[Deal] = []
        self.state: State = game.start(seats, seed, options)
        self.moves: list[tuple[int, Move]] = []
        self._before: list[State] = []  # the state before each move

    def play(self, seat: int, move: Move) -> list[Event]:
        """Play a move; returns what the seat saw happen."""
        before = self.state.clone()
        self.state.play(seat, move)
        known = self.game.moves.find(move)
        assert known is not None
        self.moves.append((seat, known))
        self._before.append(before)
        return self.state.events(seat, len(before.log or []))

    def view(self, seat: int | None) -> View:
        """All that this seat may know."""
        return self.state.view(seat)

    def undo(self, seat: int, agreed: bool = False) -> None:
        """Take back the seat's last answer.

        Refused with a reason when somebody else has answered since or something hidden was shown; `agreed`
        means that the whole table consents, and then takes back to before that answer whatever came after.
        """
        if agreed and any(who == seat for who, _ in self.moves):
            while self._pop() != seat:
                pass
            return
        mine = bool(self.moves) and self.moves[-1][0] == seat
        rule = no_undo(mine, self._before[-1].reveals if mine else 0, self.state.reveals)
        if rule is not None:
            raise Illegal(self.game.refusal(rule))
        self._pop()

    def _pop(self) -> int:
        self.state = self._before.pop()
        self.deals = [deal for deal in self.deals if deal[0] < len(self.moves)]
        return self.moves.pop()[0]

    def record(self) -> Record:
        """The game as a saved game."""
        g, s, moves = self.game, self.state, list(self.moves)
        start = g, s.seats, self.seed, dict(s.options), self.names
        return Record(*start, moves, None, self.salt, self.deals, self.bots)

    @classmethod
    def from_record(cls, record: Record) -> Table:
        """Sit down at a saved game."""
        table = cls(record.game, record.seats, record.seed, record.options, record.names)
        table.salt, table.deals, table.bots = record.salt, list(record.deals), tuple(record.bots)
        table.moves = [(seat, record.game.moves.find(move) or move) for seat, move in record.moves]
        table._before = [s.clone() for s in record.states()]
        table.state = table._before.pop()
        return table
