"""What games draw, as JSON schemas by folder: their boards (`show.board.Board`) and scenes (`show.scene.Scene`).

`npm run types` in web/ makes TypeScript of it.
"""

from __future__ import annotations

import json
import pkgutil
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import msgspec

from deskovka.games import __path__ as folders

AT = "#/components/schemas/{name}"


def shapes(folder: str) -> list[Any]:
    """The types that a game's folder declares for its drawing."""
    found = []
    for module, name in (("board", "Board"), ("scene", "Scene")):
        path = f"deskovka.games.{folder}.show.{module}"
        shape = getattr(import_module(path), name, None) if find_spec(path) else None
        if isinstance(shape, type):
            found.append(shape)
    return found


def document() -> dict[str, Any]:
    """By folder: its types and those inside them."""
    found = {}
    for one in pkgutil.iter_modules(folders):
        own = shapes(one.name)
        if own:
            found[one.name] = {"schemas": msgspec.json.schema_components(own, ref_template=AT)[1]}
    return found


if __name__ == "__main__":
    print(json.dumps(document(), ensure_ascii=False, indent=1))
