"""What every message over the socket is: a frame of a client, a message of the server, a part of one."""

from __future__ import annotations

import msgspec


class Frame(msgspec.Struct, tag_field="t"):
    """Something that a client sends over the socket."""


class Part(msgspec.Struct, forbid_unknown_fields=True):
    """A part of a message."""


class Message(msgspec.Struct, tag_field="t", forbid_unknown_fields=True):
    """Something that the server says."""

    @property
    def kind(self) -> str:
        """What the page calls it."""
        return str(self.__struct_config__.tag)
