"""Bots: they know no game. A bot gets a View and nothing else."""

from __future__ import annotations

from typing import Any, Final

from deskovka.bots.base import Bot
from deskovka.bots.greedy import Greedy
from deskovka.bots.random import Random
from deskovka.bots.search import Search
from deskovka.core.game import BadWish, Game, Problem
from deskovka.core.sight import View
from deskovka.core.step import Move

BOTS: Final[dict[str, type[Bot]]] = {"random": Random, "greedy": Greedy, "search": Search}

# The same names in every game. `seconds` guards slow machines; within it, simulations make a choice repeatable.
STRENGTHS: Final[dict[str, str]] = {
    "beginner": "greedy",
    "player": "search:simulations=100,seconds=2",
    "master": "search:simulations=1500,seconds=4",
}
CZECH: Final[dict[str, str]] = {"začátečník": "beginner", "hráč": "player", "mistr": "master"}
SETTINGS: Final[dict[str, type]] = {"simulations": int, "seconds": float, "depth": int}


def bot(name: str, game: Game, seed: int = 0, **settings: Any) -> Bot:
    """A bot by its name; `search` takes a budget in simulations or seconds."""
    spec = STRENGTHS.get(CZECH.get(name, name), name)
    if spec in BOTS:
        return BOTS[spec](game, seed, **settings)
    return make(spec, game, seed)


def make(spec: str, game: Game, seed: int = 0) -> Bot:
    """A bot as people write it: `greedy`, `search:simulations=200`, `search:seconds=1`, `master`, `mistr`."""
    spec = STRENGTHS.get(CZECH.get(spec, spec), spec)
    name, _, rest = spec.partition(":")
    if name not in BOTS:
        raise BadWish(Problem("bot", name, (*BOTS, *STRENGTHS)))
    settings: dict[str, Any] = {}
    for part in rest.split(",") if rest else []:
        key, _, value = part.partition("=")
        if name != "search" or key not in SETTINGS:
            raise BadWish(Problem("bot", spec, tuple(f"search:{key}=…" for key in SETTINGS)))
        settings[key] = number(spec, key, value)
    return BOTS[name](game, seed, **settings)


def specs(words: str, game: Game) -> list[str]:
    """Bots separated by commas, each known to be possible; `search:simulations=9,depth=3` is one of them."""
    found: list[str] = []
    for part in words.split(","):
        if found and "=" in part and ":" not in part:
            found[-1] += f",{part}"
        else:
            found.append(part.strip())
    for spec in found:
        make(spec, game)
    return found


def number(spec: str, key: str, value: str) -> Any:
    """A positive setting."""
    try:
        found = SETTINGS[key](value)
    except ValueError:
        found = -2
    least = -1 if key == "depth" else 0 if key == "seconds" else 1
    if not least <= found < 1e9:
        raise BadWish(Problem("bot", spec, (f"search:{key}=1", f"search:{key}=2", "…")))
    return found


def safe_choose(bot: Bot, view: View) -> tuple[Move, str | None]:
    """The bot's answer; if it has a bug, a legal move and what went wrong. A bot never stops a table."""
    assert view.seat is not None
    s = bot.game.imagine(view, 0)
    try:
        move = bot.choose(view)
        refusal = s.why_not(view.seat, move)
        if refusal is None:
            return move, None
        return s.nth_legal(view.seat, 0), f"{type(bot).__name__}: {refusal.rule}"
    except Exception as problem:
        return s.nth_legal(view.seat, 0), f"{type(bot).__name__}: {type(problem).__name__}: {problem}"


__all__ = ["BOTS", "STRENGTHS", "Bot", "bot", "make", "safe_choose", "specs"]
