"""Secrets of browsers and seats: unguessable, and only their hashes are stored."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from base64 import urlsafe_b64encode
from typing import Final

BITS: Final = 128
MARK: Final = 4  # hexadecimal digits
LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # of a code that people type in: none that looks like another
CODE: Final = 8
SHAPE: Final = re.compile(r"[A-Za-z0-9_-]{22}")


def new_secret() -> str:
    """A browser's secret: 128 bits."""
    return secrets.token_urlsafe(BITS // 8)


def new_table_id() -> str:
    """The name of a table in its address; whoever knows it may watch."""
    return secrets.token_urlsafe(9)


def is_secret(text: str) -> bool:
    """Does it look like one of ours?"""
    return SHAPE.fullmatch(text) is not None


def new_code() -> str:
    """A secret that people type in."""
    return "".join([secrets.choice(LETTERS) for _ in range(CODE)])


def hash_text(secret: str) -> str:
    """What is stored instead of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def seat_token(browser: str, table: str, seat: int, link_version: int) -> str:
    """The link to a seat: an invitation, or the way back of whoever sits there.

    It follows from the secret of the browser that gives it out, so the same link can be shown again although
    nothing but its hash is stored. `link_version` grows when the seat is taken or a device is thrown out, and all
    links that were given out before die with it: whoever invited cannot make the one that its owner has.
    """
    message = f"{table}/{seat}/{link_version}".encode()
    digest = hmac.new(browser.encode(), message, hashlib.sha256).digest()
    return urlsafe_b64encode(digest[: BITS // 8]).decode().rstrip("=")


def device_id(table: str, browser: str) -> str:
    """What a device (its browser's hash) is called in public at a table."""
    return hash_text(f"device {table} {browser}")[:12]


def household_mark(salt: str, address: str) -> str:
    """What is kept of an address, so that work for a table counts for whoever opened it; empty: nobody knows.

    It is so short that thousands of addresses have the same one, and none can be found out by trying all.
    """
    return hmac.new(salt.encode(), address.encode(), hashlib.sha256).hexdigest()[:MARK] if address else ""


def bot_seed(seed: int, seat: int, number: int) -> int:
    """Bots dream by another stream than the game's own, or they would foresee it."""
    return int.from_bytes(hashlib.sha256(f"bot {seat} {number} {seed}".encode()).digest()[:12], "big")
