"""Bots: they know no game. A bot gets a View and nothing else."""

from typing import Any

from deskovka.bots.base import Bot
from deskovka.bots.greedy import Greedy
from deskovka.bots.random import Random
from deskovka.bots.search import Search
from deskovka.core.game import Game, Problem

BOTS: dict[str, type[Bot]] = {"random": Random, "greedy": Greedy, "search": Search}


def bot(name: str, game: Game, seed: int = 0, **settings: Any) -> Bot:
    """A bot by its name; `search` takes a budget in simulations or seconds."""
    if name not in BOTS:
        raise ValueError(Problem("bot", name, tuple(BOTS)).say("en"))
    return BOTS[name](game, seed, **settings)


__all__ = ["BOTS", "Bot", "bot"]
