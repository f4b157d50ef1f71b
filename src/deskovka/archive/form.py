"""The form in which an archive is kept: packed JSON as text. What strangers send is bounded before it is read."""

from __future__ import annotations

import base64
import binascii
import json
import zlib
from typing import Any, Final

from deskovka.archive.making import FORM

Data = dict[str, Any]

LONGEST: Final = 600_000  # characters of a packed archive: with its record it has to fit into an upload
LARGEST: Final = 8 * 2**20  # bytes of JSON in it
LEVEL: Final = 9


class BadArchive(ValueError):
    """A text that is no archive of ours."""


def pack(kept: Data) -> str:
    """An archive as text; BadArchive if it is longer than one may be."""
    words = json.dumps(kept, ensure_ascii=False, separators=(",", ":")).encode()
    found = base64.b64encode(zlib.compress(words, LEVEL)).decode()
    if len(found) > LONGEST or len(words) > LARGEST:
        raise BadArchive(f"{len(found)} characters, {len(words)} bytes")
    return found


def unpack(packed: str) -> Data:
    """The archive in a text; BadArchive if there is none, or one that is too large."""
    if len(packed) > LONGEST:
        raise BadArchive(f"{len(packed)} characters")
    try:
        inflated = zlib.decompressobj()
        words = inflated.decompress(base64.b64decode(packed, validate=True), LARGEST)
        if not inflated.eof:
            raise BadArchive("it has no end")
        kept = json.loads(words)
    except (zlib.error, binascii.Error, ValueError, RecursionError) as problem:
        raise BadArchive(type(problem).__name__) from problem
    if not isinstance(kept, dict) or kept.get("archive") != FORM:
        raise BadArchive("it has another form")
    return kept
