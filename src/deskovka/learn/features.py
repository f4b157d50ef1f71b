"""Features: which learned vectors an observation sums up, one for each place and value there. Compiled."""

from __future__ import annotations

import hashlib
from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from deskovka.bots.base import margins
from deskovka.core.state import State
from deskovka.core.value import canonical
from deskovka.envs.encoder import Encoder, Sink, blank
from deskovka.envs.layouts import Layout
from deskovka.envs.turned import Turned, turn_layout

BUCKETS: Final = 64  # values told apart at one place, at most
COUNTED: Final = 3  # copies of a card; more count as this number
LEADS: Final = 24  # steps of a lead that are told apart, to both sides
LEAD_STEPS: Final = 8.0  # of them make one comfortable lead
NONE: Final = -1


class Features:
    """All features of one layout, `count` of them. The last places of a row are the leads that the game sees."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.form: Turned = turn_layout(layout)
        self.seats = layout.seats
        self.scale = layout.game.hints.scale
        self.leads_at: i64 = self.form.size
        self.size: i64 = self.form.size + layout.seats
        self.encoder = Encoder(layout)
        self.plain: Sink = blank(layout.size)
        self.measure()

    def measure(self) -> None:
        """Which values each place takes in the games that layouts are measured on. The usual has no feature."""
        seen: list[dict[int, int]] = [{} for _ in range(self.form.size)]
        row = blank(self.size)
        for number, s in enumerate(self.form.moments):
            self.write(s, number % self.seats, row)
            for place in range(self.form.size):
                value = int(row[place])
                values = seen[place]
                values[value] = values.get(value, 0) + 1
        low: list[int] = []
        high: list[int] = []
        usual: list[int] = []
        for place, values in enumerate(seen):
            counts = self.form.is_count[place]
            usual.append(0 if counts else max([(count, -value) for value, count in values.items()])[1] * -1)
            low.append(0 if counts else min(NONE, *values))
            most = max(values)
            high.append(max(COUNTED, min(most, BUCKETS - 1)) if counts else most + (most + 1) // 2 + 1)
        for _ in range(self.seats):
            low.append(-LEADS)
            high.append(LEADS)
            usual.append(-LEADS - 1)
        self.low: vec[i64] = vec[i64](low)
        self.high: vec[i64] = vec[i64](high)
        self.usual: vec[i64] = vec[i64](usual)
        self.place_values()

    def place_values(self) -> None:
        """Number the features."""
        first: list[int] = []
        step: list[int] = []
        count = 0
        for place in range(self.size):
            values = int(self.high[place] - self.low[place]) + 1
            first.append(count)
            step.append(-(-values // BUCKETS))
            count += -(-values // step[place])
        self.first: vec[i64] = vec[i64](first)
        self.step: vec[i64] = vec[i64](step)
        self.count = count

    def write(self, s: State, viewer: int, row: Sink) -> list[float]:
        """What the viewer knows, turned, and the leads behind it; returns these leads, the viewer's own first."""
        self.encoder.write(s, viewer, self.plain, 0)
        self.form.write(self.plain, 0, viewer, row, 0)
        found = margins(self.layout.game, s)
        leads: list[float] = []
        for i in range(self.seats):
            lead = found[(viewer + i) % self.seats] / self.scale
            leads.append(lead)
            told = i64(round(lead * LEAD_STEPS))
            row[self.leads_at + i] = i32(max(-LEADS, min(LEADS, told)))
        return leads

    def feature(self, place: i64, value: i64) -> i64:
        """The feature of a value at a place, or NONE if it is the usual one."""
        if value == self.usual[place]:
            return NONE
        low = self.low[place]
        high = self.high[place]
        if value < low:
            value = low
        if value > high:
            value = high
        return self.first[place] + (value - low) // self.step[place]

    def active(self, row: Sink) -> list[int]:
        """All features of a row."""
        found: list[int] = []
        for place in range(self.size):
            feature = self.feature(place, i64(row[place]))
            if feature >= 0:
                found.append(int(feature))
        return found

    def fingerprint(self) -> str:
        """Changes whenever a feature could mean something else."""
        told = [self.form.fingerprint(), list(self.low), list(self.high), list(self.usual), self.scale]
        return hashlib.sha256(canonical(told).encode()).hexdigest()[:16]


_FEATURES: Final[dict[int, Features]] = {}


def features_of(layout: Layout) -> Features:
    """Made once for each layout."""
    found = _FEATURES.get(id(layout))
    if found is None or found.layout is not layout:
        found = Features(layout)
        _FEATURES[id(layout)] = found
    return found
