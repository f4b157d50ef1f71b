"""Bots: they know no game. A bot gets a View and nothing else."""

from deskovka.bots.base import Bot
from deskovka.bots.greedy import Greedy
from deskovka.bots.random import Random
from deskovka.core.game import Game, Problem

BOTS = {"random": Random, "greedy": Greedy}


def bot(name: str, game: Game, seed: int = 0) -> Bot:
    """A bot by its name."""
    if name not in BOTS:
        raise ValueError(Problem("bot", name, tuple(BOTS)).say("en"))
    return BOTS[name](game, seed)


__all__ = ["BOTS", "Bot", "bot"]
