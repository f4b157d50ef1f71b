"""Prší: get rid of your cards first; 2 to 5 players."""

from prsi.game import PrsiGame

GAME = PrsiGame
