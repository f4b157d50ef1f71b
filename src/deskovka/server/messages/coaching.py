"""What people ask the coach over the socket, and what it says: only to those who ask, about their own question."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, UnsetType

from deskovka.server.messages.kinds import Frame, Message, Part
from deskovka.server.messages.shapes import Both, Move

Zone = Annotated[list[int], msgspec.Meta(max_length=2000)]  # choices that lie beside each other


class AskHint(Frame, tag="hint"):
    """A hint, step by step. Whoever draws the board says which choices lie beside each other there."""

    seat: int
    question: int
    step: Literal[1, 2, 3]
    zones: Annotated[list[Zone], msgspec.Meta(max_length=32)] | None = None


class AskChances(Frame, tag="chances"):
    """The chance of each seat, and of the compared choices."""

    seat: int
    question: int


class Check(Frame, tag="check"):
    """Would this answer surely cost `least` points of chance? Asked `quietly` the coach only makes up its mind."""

    seat: int
    question: int
    move: Move
    least: Literal[10, 15, 25]
    quietly: bool = False


class Worth(Part):
    """What a choice is worth: the chance to win, give or take `half`."""

    id: int
    chance: float
    half: float


class BestMove(Part):
    id: int
    chance: float
    half: float
    why: Both


class Hint(Message, tag="hint"):
    """What a step of a hint shows; `even`: it is nearly the same what is answered, and no more is to be shown."""

    seat: int
    question: int
    step: int
    even: bool
    where: list[int]  # choices among which the best one is
    about: Both | UnsetType = UNSET  # from the second step on: what matters most
    best: BestMove | UnsetType = UNSET  # from the third


class Chances(Message, tag="chances"):
    seat: int
    question: int
    seats: list[float]  # everybody's chance to win
    choices: list[Worth]  # the compared ones, the best first


class Checked(Message, tag="checked"):
    """A warning; without a loss there is none."""

    seat: int
    question: int
    move: Move
    loss: float  # of the chance to win, give or take `half`
    half: float
    why: Both
    warned: int  # how often in this game, with this one
