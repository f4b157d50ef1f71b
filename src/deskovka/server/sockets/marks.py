"""What door and socket tell each other beside ASGI; so does whoever else serves a socket (the site)."""

from __future__ import annotations

from typing import Final

ABORT: Final = "deskovka.abort"  # in a socket's scope: cuts the connection
WORDS: Final = "deskovka.words"  # in a message to a socket: text that is UTF-8 already
