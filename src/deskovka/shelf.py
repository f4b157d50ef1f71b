"""The shelf: where this computer's user keeps packs."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

from deskovka.core.pack import SUFFIXES
from deskovka.system import settings_folder


def folder(env: Mapping[str, str]) -> Path | None:
    """Where packs are kept: DESKOVKA_PACKS (empty: nowhere), else the configuration directory."""
    if "DESKOVKA_PACKS" in env:
        return Path(env["DESKOVKA_PACKS"]) if env["DESKOVKA_PACKS"] else None
    return Path(env.get("XDG_CONFIG_HOME") or settings_folder()) / "deskovka" / "packs"


def own_packs(game: str) -> list[Path]:
    """The user's packs for a game (`*`: for all games), in the order of their names."""
    where = folder(os.environ)
    try:
        found = [] if where is None else list(where.expanduser().glob(f"{game}/*"))
    except (OSError, RuntimeError):  # RuntimeError: nobody's home
        found = []
    return sorted(path for path in found if path.suffix.lower() in SUFFIXES and not path.name.startswith("."))
