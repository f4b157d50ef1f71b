"""The network in numpy: what the judge must come to, and how many positions are judged at once."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from deskovka.learn.judge import Weights


def table_of(weights: Weights, features: int) -> NDArray[np.float64]:
    """The first layer's row of every feature; nothing for those that were left out."""
    width = len(weights.scales)
    table = np.zeros((features, width))
    table[weights.kept] = np.array(weights.rows, np.float64).reshape(-1, width) * np.array(weights.scales)
    return table


def judge_rows(weights: Weights, features: int, rows: list[list[int]]) -> NDArray[Any]:
    """By row of active features: how much better each seat stands, the viewer's own first."""
    table = table_of(weights, features)
    sums = np.array([table[row].sum(axis=0) for row in rows]) + np.array(weights.first_bias)
    width, hidden = len(weights.scales), len(weights.second_bias)
    second = np.array(weights.second).reshape(hidden, width)
    third = np.array(weights.third).reshape(-1, hidden)
    inner = np.maximum(np.maximum(sums, 0) @ second.T + np.array(weights.second_bias), 0)
    found: NDArray[Any] = inner @ third.T + np.array(weights.third_bias)
    return found
