"""Scythe; 2 to 5 players."""

from deskovka.games.scythe.game import ScytheGame

GAME = ScytheGame
