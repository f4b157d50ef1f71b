"""Rebirth: Scotland and Ireland, 2 to 4 players."""

from deskovka.games.rebirth.game import RebirthGame

GAME = RebirthGame
