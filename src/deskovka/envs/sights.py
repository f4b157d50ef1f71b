"""Observations and masks as numpy arrays, for one game at a time."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from deskovka.core.sight import View
from deskovka.core.state import State
from deskovka.envs.encoder import Encoder, blank
from deskovka.envs.layouts import Layout
from deskovka.envs.turned import turn_layout

Numbers = NDArray[np.float32]
Mask = NDArray[np.int8]
PLAIN, TURNED = "plain", "turned"  # by the numbers of seats, or with the one who looks first
FAR = float(1 << 24)  # up to here every whole number is exact


class Sights:
    """What the seats of a game see; where they are wanted, the game's own features follow the layout's numbers."""

    def __init__(self, layout: Layout, features: bool, observation: str = PLAIN) -> None:
        self.layout = layout
        self.encoder = Encoder(layout)
        self.sink = blank(layout.size)
        self.moves = len(layout.game.moves)
        self.features = feature_names(layout) if features else ()
        self.form = turn_layout(layout) if check_observation(observation) == TURNED else None
        self.width = int(layout.size if self.form is None else self.form.size)
        self.turned_sink = blank(self.width)
        self.size = self.width + len(self.features)

    def numbers(self, s: State, seat: int | None) -> Numbers:
        """What a seat (None = a spectator) knows."""
        found = np.empty(self.size, np.float32)
        self.encoder.write(s, -1 if seat is None else seat, self.sink, 0)
        if self.form is None:
            found[: self.width] = as_array(self.sink, np.int32)
        else:
            self.form.write(self.sink, 0, seat or 0, self.turned_sink, 0)
            found[: self.width] = as_array(self.turned_sink, np.int32)
        if self.features:
            found[self.width :] = feature_values(self, s, seat)
        return found

    def of_view(self, view: View) -> Numbers:
        """What a view shows as numbers, for bots."""
        return self.numbers(self.layout.game.imagine(view, 0), view.seat)

    def mask(self, s: State, seat: int) -> Mask:
        """A 1 for each move that a seat may choose now."""
        found = np.zeros(self.moves, np.int8)
        found[[m.id for m in s.legal(seat)]] = 1
        return found

    def numbers_space(self) -> spaces.Box:
        """Where observations lie."""
        return spaces.Box(-FAR, FAR, (self.size,), np.float32)

    def space(self) -> spaces.Dict:
        """Observation and mask, by the names that PettingZoo's games use."""
        mask = spaces.Box(0, 1, (self.moves,), np.int8)
        return spaces.Dict({"observation": self.numbers_space(), "action_mask": mask})

    def both(self, s: State, seat: int) -> dict[str, Any]:
        """An element of `space`."""
        return {"observation": self.numbers(s, seat), "action_mask": self.mask(s, seat)}


def check_observation(kind: str) -> str:
    """The name of a kind of observation, if there is one like that."""
    if kind not in (PLAIN, TURNED):
        raise ValueError(f"there is no observation {kind!r}: choose one of {PLAIN}, {TURNED}")
    return kind


def as_array(row: Any, kind: Any) -> NDArray[Any]:
    """A row of the encoder as numpy sees it, without a copy."""
    return np.frombuffer(row, kind)


def feature_names(layout: Layout) -> tuple[str, ...]:
    """The features of a game, in alphabetical order."""
    game = layout.game
    return tuple(sorted(game.hints.features(game.begin(layout.seats, 0, layout.options, log=False), 0)))


def feature_values(sights: Sights, s: State, seat: int | None) -> list[float]:
    """A spectator has none."""
    found = {} if seat is None else s.game.hints.features(s, seat)
    return [found.get(name, 0.0) for name in sights.features]
