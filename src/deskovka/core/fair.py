"""A promise about the seed: shown before the game, checked after it by anybody."""

from __future__ import annotations

import hashlib


def commit(seed: int, salt: int) -> str:
    """SHA-256 of "seed:salt" in decimal; the salt keeps short seeds from being guessed."""
    return hashlib.sha256(f"{seed}:{salt}".encode()).hexdigest()
