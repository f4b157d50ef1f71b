"""Bots: they know no game. A bot gets a View and nothing else."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from deskovka.bots.base import Bot
from deskovka.bots.greedy import Greedy
from deskovka.bots.random import Random
from deskovka.bots.search import Search
from deskovka.core.game import BadWish, Game, Problem
from deskovka.core.sight import View
from deskovka.core.step import Move

BOTS: Final[dict[str, type[Bot]]] = {"random": Random, "greedy": Greedy, "search": Search}
LEARNED: Final = "learned"  # search with a network; it is imported when somebody wants it

# The same names in every game. `seconds` guards slow machines; within it, simulations make a choice repeatable.
# A game whose bots are less far apart names others (`Hints.strengths`). Weak ones overlook moves, as people do.
STRENGTHS: Final[dict[str, str]] = {
    "novice": "greedy:missed=40",
    "beginner": "greedy",
    "intermediate": "search:simulations=30,seconds=2",
    "player": "search:simulations=100,seconds=2",
    "master": "search:simulations=1500,seconds=4",
}
CZECH: Final[dict[str, str]] = {
    "nováček": "novice",
    "začátečník": "beginner",
    "mírně pokročilý": "intermediate",
    "hráč": "player",
    "mistr": "master",
}
SETTINGS: Final[dict[str, tuple[type, float]]] = {
    "simulations": (int, 1),
    "seconds": (float, 0),
    "depth": (int, -1),
    "missed": (int, 0),
}
SEARCHES: Final = ("simulations", "seconds", "depth")
SETTINGS_OF: Final[dict[str, tuple[str, ...]]] = {"greedy": ("missed",), "search": SEARCHES, LEARNED: SEARCHES}
MOST: Final = 1e9
ALL: Final = 100  # of a hundred moves


def bot(name: str, game: Game, seed: int = 0, **settings: Any) -> Bot:
    """A bot as people write it, with settings by name too: `bot("search", game=g, simulations=200)`."""
    return make(name, game, seed, **settings)


def make(spec: str, game: Game, seed: int = 0, **settings: Any) -> Bot:
    """A bot as people write it: `greedy`, `search:simulations=200`, `search:seconds=1`, `master`, `mistr`."""
    level = CZECH.get(spec, spec)
    name, _, rest = game.hints.strengths.get(level, STRENGTHS.get(level, spec)).partition(":")
    if name not in BOTS and name != LEARNED:
        raise BadWish(Problem("bot", name, (*BOTS, LEARNED, *STRENGTHS)))
    found: dict[str, Any] = dict([part.partition("=")[::2] for part in rest.split(",")]) if rest else {}
    found.update(settings)
    network: str | None = found.pop("network", None) if name == LEARNED else None
    for key, value in found.items():
        if key not in SETTINGS_OF.get(name, ()):
            raise BadWish(Problem("bot", spec, tuple(f"search:{key}=…" for key in SEARCHES)))
        found[key] = number(spec, key, value)
    if name == LEARNED:
        return make_learned(game, seed, found, network)
    return BOTS[name](game, seed, **found)


def make_learned(game: Game, seed: int, settings: dict[str, Any], network: str | None) -> Bot:
    """The bot that has learned, with the network of this file or the one that is found for the game."""
    from deskovka.learn.bot import Learned

    if network is not None and not Path(network).is_file():
        raise BadWish(Problem("bot", network, ("learned:network=…",)))
    return Learned(game, seed, network=network or "", **settings)


def number(spec: str, key: str, value: Any) -> Any:
    """A setting that makes sense."""
    kind, least = SETTINGS[key]
    try:
        found = kind(value)
    except (TypeError, ValueError, OverflowError):
        found = None
    if found is None or not least <= found < (ALL if key == "missed" else MOST):
        raise BadWish(Problem("bot", spec, (f"search:{key}=1", f"search:{key}=2", "…")))
    return found


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
        try:
            said = f"{type(problem).__name__}: {problem}"
        except Exception:  # even its message may have a bug
            said = type(problem).__name__
        return s.nth_legal(view.seat, 0), f"{type(bot).__name__}: {said}"


__all__ = ["BOTS", "STRENGTHS", "Bot", "bot", "make", "safe_choose", "specs"]
