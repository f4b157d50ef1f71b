"""Deskovka: a referee for modern board games. These names are the public contract."""

import deskovka.games  # noqa: F401  # first, so that the function of the same name below is what stays
from deskovka.bots import Bot, bot
from deskovka.core.codec import decode, encode
from deskovka.core.game import Game, Option, game, games
from deskovka.core.parts import Score
from deskovka.core.record import BadRecord, Record
from deskovka.core.rule import Illegal, Refusal
from deskovka.core.sight import View
from deskovka.core.state import State
from deskovka.core.step import Event, Move
from deskovka.table import Table
from deskovka.teach.analysis import analyse

__all__ = [
    "BadRecord",
    "Bot",
    "Event",
    "Game",
    "Illegal",
    "Move",
    "Option",
    "Record",
    "Refusal",
    "Score",
    "State",
    "Table",
    "View",
    "analyse",
    "bot",
    "decode",
    "encode",
    "game",
    "games",
]
