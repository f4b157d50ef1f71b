"""Patches: what has changed between two objects of JSON data, as a JSON merge patch (RFC 7396).

An object's changed members are sent, those of objects inside it likewise; `null` takes a member away. So no
member of what is patched may be null: what is not there is left out.
"""

from __future__ import annotations

from typing import Any

Data = dict[str, Any]


def difference(old: Data, new: Data) -> Data:
    """The patch that makes the new out of the old."""
    found: Data = {name: None for name in old if name not in new}
    for name, value in new.items():
        before = old.get(name)
        if before != value:
            inside = isinstance(before, dict) and isinstance(value, dict)
            found[name] = difference(before or {}, value) if inside else value
    return found


def merge(old: Data, patch: Data) -> Data:
    """The old with a patch; what has not changed is shared with it."""
    found = {**old}
    for name, value in patch.items():
        if value is None:
            found.pop(name, None)
        elif isinstance(value, dict):
            before = old.get(name)
            found[name] = merge(before if isinstance(before, dict) else {}, value)
        else:
            found[name] = value
    return found
