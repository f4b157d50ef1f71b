"""Skirmish: a small game with every difficulty a large one has, 1 to 3 players."""

from skirmish.game import SkirmishGame

GAME = SkirmishGame
