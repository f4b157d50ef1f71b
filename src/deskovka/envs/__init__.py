"""Research environments: the same games for PettingZoo, Gymnasium and OpenSpiel, and in batches (extra `envs`).

deskovka.envs.aec("rebirth", seats=3)             PettingZoo, one seat after the other
deskovka.envs.parallel("settlers", seats=3)       PettingZoo, all seats that are asked at once
gymnasium.make("deskovka/rebirth-v3")             Gymnasium, one seat against bots
pyspiel.load_game("deskovka_rebirth(players=2)")  OpenSpiel, after deskovka.envs.register_openspiel()
deskovka.envs.batch("rebirth", 256, seats=2)      many games in shared arrays
deskovka.envs.export(records, folder)             records as Parquet
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

# `making` needs what the extra installs; the compiled modules of this package, and whoever imports only
# those, do not.


NEEDED: Final = ("gymnasium", "numpy", "pettingzoo", "pyarrow")


def __getattr__(name: str) -> Any:
    if name.startswith("_"):
        raise AttributeError(name)
    missing = [package for package in NEEDED if find_spec(package) is None]
    if missing:
        raise ImportError(f"deskovka.envs needs {', '.join(missing)}: install deskovka[envs]")
    return getattr(import_module("deskovka.envs.making"), name)


if find_spec("gymnasium") is not None:
    import_module("deskovka.envs.single").register()
