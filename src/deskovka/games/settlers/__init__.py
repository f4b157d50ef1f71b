"""Settlers: Zrod impéria (Imperial Settlers); 1 to 4 players, with Aztékové up to 6."""

from deskovka.games.settlers.game import SettlersGame

GAME = SettlersGame
