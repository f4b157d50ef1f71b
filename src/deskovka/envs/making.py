"""How environments are made: the functions of `deskovka.envs`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from deskovka.core.game import Game, game
from deskovka.core.record import Record
from deskovka.envs.layouts import Layout

if TYPE_CHECKING:
    from deskovka.envs.many import Batch
    from deskovka.envs.processes import Processes
    from deskovka.envs.together import Parallel
    from deskovka.envs.turns import Aec


def layout(name: str | Game, seats: int | None = None, options: Mapping[str, Any] | None = None) -> Layout:
    """Where everything stands in an observation of this game; `seats` is 2, or as few as there can be."""
    g = game(name) if isinstance(name, str) else name
    seats = seats if seats is not None else 2 if 2 in g.seats else min(g.seats)
    problems = g.check(seats, options)
    if problems:
        raise ValueError(problems[0].say("en"))
    return _layout(g, seats, tuple(sorted(g.complete(seats, options).items())))


@lru_cache(maxsize=64)
def _layout(g: Game, seats: int, options: tuple[tuple[str, Any], ...]) -> Layout:
    return Layout(g, seats, dict(options))


def aec(name: str | Game, seats: int | None = None, **settings: Any) -> Any:
    """A PettingZoo AEC environment, wrapped as PettingZoo's classic games are; see `Aec` for the settings."""
    from pettingzoo.utils import wrappers

    env: Any = raw_aec(name, seats, **settings)
    env = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env))


def raw_aec(name: str | Game, seats: int | None = None, **settings: Any) -> Aec:
    """A PettingZoo AEC environment without wrappers: an illegal move raises `deskovka.Illegal`, which says why."""
    from deskovka.envs.turns import Aec

    return Aec(name, seats, **settings)


def parallel(name: str | Game, seats: int | None = None, **settings: Any) -> Parallel:
    """A PettingZoo parallel environment: all who are asked answer in one step."""
    from deskovka.envs.together import Parallel

    return Parallel(name, seats, **settings)


def batch(
    name: str | Game, count: int, seats: int | None = None, processes: int = 1, **settings: Any
) -> Batch | Processes:
    """A number of games stepped together, in this process or in several; see `Batch` for the settings."""
    if processes == 1:
        from deskovka.envs.many import Batch

        return Batch(name, count, seats, **settings)
    from deskovka.envs.processes import Processes

    return Processes(name, count, seats, processes, **settings)


def register_openspiel() -> tuple[str, ...]:
    """Let `pyspiel.load_game` know every game of ours; returns their names there."""
    from deskovka.envs.spiel import register

    return register()


def export(records: Iterable[Record | Path], folder: Path, **settings: Any) -> Path:
    """Finished games as Parquet with a data card; see `dataset.export` for the settings."""
    from deskovka.envs import dataset

    return dataset.export(records, folder, **settings)
