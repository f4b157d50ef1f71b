"""Settlers: Zrod impéria (Imperial Settlers); 1 to 4 players."""

from deskovka.games.settlers.game import SettlersGame

GAME = SettlersGame
