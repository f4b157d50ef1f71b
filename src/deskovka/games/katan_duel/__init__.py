"""Katan – Duel: the introductory game, three themes, the Duel of the Princes and the tournament; 2 players."""

from deskovka.games.katan_duel.game import KatanDuelGame

GAME = KatanDuelGame
