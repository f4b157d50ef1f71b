"""What an analysis says, as typed values; `data` returns them for programs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from deskovka.core.game import Game
from deskovka.core.step import Move
from deskovka.core.value import to_json
from deskovka.teach.measures import NAMED, accuracy_of, class_of


@dataclass
class Candidate:
    """An answer that was compared: its seat's chance to win with it, and how far the interval reaches."""

    move: Move
    chance: float
    half: float


@dataclass
class Difference:
    """How many final points of a source a seat has more with the best answer than with the played one."""

    seat: int
    source: str
    points: float
    half: float


@dataclass
class Decision:
    """An answer that was a choice, judged by what its seat could know."""

    number: int  # of the answer in the record, from 1
    seat: int
    options: int  # how many answers were allowed
    candidates: list[Candidate]
    played: int  # which candidate
    best: int
    loss: float  # of the seat's chance to win, never below 0
    half: float  # how far the 95 % interval of the loss reaches to either side
    losses: list[float]  # by seat: what the best answer had more of the chance to win; may be below 0 by noise
    effects: list[float]  # by seat: what the answer changed, beside the quick player's
    places: list[list[float]]  # by seat and place: the chances after what was played
    worlds: int
    why: list[Difference]  # what the best answer would have brought, where the loss has a name

    @property
    def verdict(self) -> str:
        """A class, "unsure" or "fine"."""
        return class_of(self.loss, self.half)

    def chance(self, seat: int) -> float:
        """A seat's chance to win after what was played."""
        return self.places[seat][0]

    def data(self) -> dict[str, Any]:
        return {
            "number": self.number,
            "seat": self.seat,
            "options": self.options,
            "candidates": [
                {"move": to_json(one.move), "chance": one.chance, "half": one.half} for one in self.candidates
            ],
            "played": self.played,
            "best": self.best,
            "loss": self.loss,
            "half": self.half,
            "verdict": self.verdict,
            "accuracy": accuracy_of(self.loss),
            "losses": self.losses,
            "effects": self.effects,
            "places": self.places,
            "worlds": self.worlds,
            "why": [vars(one) for one in self.why],
        }


@dataclass
class Luck:
    """What chance brought with an answer, by seat; `number` 0 is the deal."""

    number: int
    seat: int | None
    luck: list[float]

    def data(self) -> dict[str, Any]:
        return {"number": self.number, "seat": self.seat, "luck": self.luck}


@dataclass
class Account:
    """How it came about: all but `result` add up to it exactly. All are parts of a win."""

    start: float  # the chance before anything was dealt
    luck: float
    own: float  # own losses
    others: float  # what the others' losses brought
    gains: float  # what everybody's best answers had over the quick player's, the own less the others'
    remainder: float  # what came to light about hidden things, and errors of the estimates
    result: float  # 1, 0, or a part of a shared win

    @property
    def without_luck(self) -> float:
        """How often this play would have won with average luck; an estimate, which may leave 0 to 1."""
        return self.result - self.luck

    def data(self) -> dict[str, float]:
        return {**vars(self), "without_luck": self.without_luck}


@dataclass
class Player:
    """One seat in short."""

    decisions: int
    accuracy: float | None  # from 0 to 100; None after too few decisions
    parts: list[float]  # the same in each third of the own decisions
    verdicts: dict[str, int]  # how many decisions of each class
    account: Account

    def data(self) -> dict[str, Any]:
        return {**vars(self), "account": self.account.data()}


@dataclass
class Analysis:
    """A finished game as the teacher sees it."""

    game: Game
    names: Sequence[str]
    players: list[Player]
    decisions: list[Decision]
    events: list[Luck]
    worlds: int  # imagined for each decision of the quick pass
    redraws: int  # of each event
    seed: int

    def costliest(self, seat: int | None = None) -> list[Decision]:
        """Decisions whose loss has a name, largest first; of one seat, or of all."""
        mine = [one for one in self.decisions if one.verdict in NAMED and seat in (None, one.seat)]
        return sorted(mine, key=lambda one: -one.loss)

    def luckiest(self, seat: int) -> list[Luck]:
        """What chance brought, the luckiest for a seat first."""
        return sorted(self.events, key=lambda one: -one.luck[seat])

    def data(self) -> dict[str, Any]:
        return {
            "analysis": 1,
            "game": self.game.id,
            "version": self.game.version,
            "content": self.game.content,
            "names": list(self.names),
            "worlds": self.worlds,
            "redraws": self.redraws,
            "seed": self.seed,
            "players": [one.data() for one in self.players],
            "decisions": [one.data() for one in self.decisions],
            "luck": [one.data() for one in self.events],
        }
