"""Judge: a small network that says what a position is worth, without any library. Compiled.

The first layer is a sum of whole numbers, one row of them for each feature: what has not changed since the last
position need not be summed again, and nothing is lost by rounding.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i32, i64

from deskovka.envs.encoder import Sink, blank
from deskovka.learn.features import Features


class Weights:
    """The numbers of a network: `rows` of whole numbers, then two dense layers."""

    def __init__(
        self,
        kept: list[int],
        rows: list[int],
        scales: list[float],
        first_bias: list[float],
        second: list[float],
        second_bias: list[float],
        third: list[float],
        third_bias: list[float],
    ) -> None:
        self.kept = kept  # the features that have a row
        self.rows = rows  # of each kept feature: one number for each of the first layer's sums
        self.scales = scales  # what one of these numbers is worth
        self.first_bias = first_bias
        self.second = second  # by output and input
        self.second_bias = second_bias
        self.third = third
        self.third_bias = third_bias


class Judge:
    """Judges positions of one layout with these weights."""

    def __init__(self, features: Features, weights: Weights) -> None:
        self.features = features
        self.width: i64 = len(weights.scales)
        self.hidden: i64 = len(weights.second_bias)
        self.outputs: i64 = len(weights.third_bias)
        at = [-1] * features.count
        for number, feature in enumerate(weights.kept):
            at[feature] = number * len(weights.scales)
        self.at: vec[i64] = vec[i64](at)  # by feature: where its row begins, or -1
        self.rows: vec[i16] = vec[i16](weights.rows)
        self.scales: vec[float] = vec[float](weights.scales)
        self.first_bias: vec[float] = vec[float](weights.first_bias)
        self.second: vec[float] = vec[float](weights.second)
        self.second_bias: vec[float] = vec[float](weights.second_bias)
        self.third: vec[float] = vec[float](weights.third)
        self.third_bias: vec[float] = vec[float](weights.third_bias)
        self.sums: vec[i32] = vec[i32]([0] * self.width)
        self.inner: vec[float] = vec[float]([0.0] * self.width)
        self.outer: vec[float] = vec[float]([0.0] * self.hidden)
        # The last position that was judged: nothing but usual values yet.
        self.last: Sink = blank(features.size)
        for place in range(features.size):
            self.last[place] = i32(features.usual[place])

    def change(self, row: Sink) -> None:
        """Bring the sums from the last position to this one."""
        features = self.features
        last = self.last
        for place in range(features.size):
            new = row[place]
            old = last[place]
            if new != old:
                before = features.feature(place, i64(old))
                after = features.feature(place, i64(new))
                last[place] = new
                if before != after:
                    self.add(before, -1)
                    self.add(after, 1)

    def add(self, feature: i64, times: i32) -> None:
        """Add a feature's row to the sums, or take it away."""
        if feature < 0:
            return
        at = self.at[feature]
        if at < 0:
            return
        sums = self.sums
        rows = self.rows
        for i in range(self.width):
            sums[i] += times * i32(rows[at + i])

    def judge(self, row: Sink) -> list[float]:
        """By seat, the viewer's own first: how much better it stands than the game's own worths say."""
        self.change(row)
        width, hidden = self.width, self.hidden
        inner, outer = self.inner, self.outer
        for i in range(width):
            total = float(self.sums[i]) * self.scales[i] + self.first_bias[i]
            inner[i] = total if total > 0.0 else 0.0
        second = self.second
        at: i64 = 0
        for j in range(hidden):
            total = self.second_bias[j]
            for i in range(width):
                total += second[at + i] * inner[i]
            at += width
            outer[j] = total if total > 0.0 else 0.0
        found: list[float] = []
        at = 0
        for k in range(self.outputs):
            total = self.third_bias[k]
            for j in range(hidden):
                total += self.third[at + j] * outer[j]
            at += hidden
            found.append(total)
        return found
