"""Networks as files: what one learned, for which game, and how good it was. Where none fits there is none."""

from __future__ import annotations

import hashlib
import json
import os
import zlib
from array import array
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from deskovka.core.game import Game
from deskovka.core.state import Choices
from deskovka.core.value import to_json
from deskovka.envs.layouts import Layout
from deskovka.learn.features import Features, features_of
from deskovka.learn.judge import Judge, Weights

MAGIC: Final = b"deskovka network 1\n"
FOLDER: Final = "DESKOVKA_NETWORKS"  # the variable that names a folder with one's own networks
SUFFIX: Final = ".net"


class BadNetwork(ValueError):
    """A file that is no network, or is damaged."""


def pack_network(weights: Weights, card: Mapping[str, Any]) -> bytes:
    """The bytes of a file."""
    body = array("I", weights.kept).tobytes() + array("b", weights.rows).tobytes()
    for numbers in dense_parts(weights):
        body += array("f", numbers).tobytes()
    packed = zlib.compress(body, 9)
    told = {
        **card,
        "kept": len(weights.kept),
        "width": len(weights.scales),
        "hidden": len(weights.second_bias),
        "outputs": len(weights.third_bias),
        "sha256": hashlib.sha256(packed).hexdigest(),
    }
    return MAGIC + json.dumps(told, sort_keys=True).encode() + b"\n" + packed


def dense_parts(weights: Weights) -> list[list[float]]:
    return [
        weights.scales,
        weights.first_bias,
        weights.second,
        weights.second_bias,
        weights.third,
        weights.third_bias,
    ]


def read_card(path: Path) -> dict[str, Any]:
    """What a network says of itself."""
    with path.open("rb") as file:
        if file.readline() != MAGIC:
            raise BadNetwork(f"{path.name} is no network")
        try:
            card: dict[str, Any] = json.loads(file.readline())
        except ValueError as problem:
            raise BadNetwork(f"{path.name} is damaged") from problem
    return card


def read_weights(path: Path) -> Weights:
    """The numbers of a network; BadNetwork if its hash is another one."""
    card = read_card(path)
    packed = path.read_bytes().split(b"\n", 2)[2]
    if hashlib.sha256(packed).hexdigest() != card["sha256"]:
        raise BadNetwork(f"{path.name} is damaged")
    body = zlib.decompress(packed)
    kept, width, hidden, outputs = card["kept"], card["width"], card["hidden"], card["outputs"]
    features, rows = array("I"), array("b")
    features.frombytes(body[: 4 * kept])
    rows.frombytes(body[4 * kept : 4 * kept + kept * width])
    rest = array("f")
    rest.frombytes(body[4 * kept + kept * width :])
    numbers, parts, at = rest.tolist(), [], 0
    for length in (width, width, width * hidden, hidden, hidden * outputs, outputs):
        parts.append(numbers[at : at + length])
        at += length
    return Weights(features.tolist(), rows.tolist(), *parts)


def about(features: Features) -> dict[str, Any]:
    """What a network must agree with to be used."""
    layout = features.layout
    return {
        "game": layout.game.id,
        "version": layout.game.version,
        "content": layout.game.content,
        "seats": layout.seats,
        "options": to_json(dict(layout.options)),
        "features": features.fingerprint(),
    }


def fits(card: Mapping[str, Any], game: Game, seats: int, options: Choices) -> bool:
    """Was it learned for this game, seats and options? (Whether features agree takes time to find out.)

    `tables` lists the options with which it may play, where they are several; its features are those of `options`.
    """
    wish: dict[str, Any] = {"game": game.id, "version": game.version, "content": game.content, "seats": seats}
    tables = card.get("tables", [card.get("options")])
    return to_json(dict(options)) in tables and all(card.get(key) == value for key, value in wish.items())


def find(game: Game, seats: int, options: Choices) -> Path | None:
    """The network for a game, in one's own folder or in the package; None if there is none."""
    own = os.environ.get(FOLDER)
    folders = [Path(own)] if own else []
    shipped = files("deskovka.learn") / "networks"
    if isinstance(shipped, Path):
        folders.append(shipped)
    for folder in folders:
        for path in sorted(folder.glob(f"*{SUFFIX}")):
            if fits(read_card(path), game, seats, options):
                return path
    return None


def judge_for(path: Path, game: Game, seats: int, options: Choices) -> Judge | None:
    """A judge of positions at such a table, or None if the network learned something else."""
    card = read_card(path)
    if not fits(card, game, seats, options):
        return None
    features = features_of(layout_of(game, seats, game.complete(seats, card["options"])))
    if card.get("features") != features.fingerprint():
        return None
    return Judge(features, weights_of(path, path.stat().st_mtime_ns))


_LAYOUTS: Final[dict[str, Layout]] = {}


def layout_of(game: Game, seats: int, options: Choices) -> Layout:
    """Made once for each kind of table."""
    key = f"{game.id} {game.content} {seats} {options}"
    found = _LAYOUTS.get(key)
    if found is None or found.game is not game:
        found = Layout(game, seats, options)
        _LAYOUTS[key] = found
    return found


@lru_cache(maxsize=16)
def weights_of(path: Path, changed: int) -> Weights:
    """Read once as long as the file stays as it is."""
    return read_weights(path)
