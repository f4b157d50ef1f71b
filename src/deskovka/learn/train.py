"""Training: from the written-down games of a window of generations to the weights of a network. Needs torch."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from deskovka.learn.judge import Weights

HELD_OUT = 16  # one file in this number is kept apart, to see what was learned and what only remembered
PATIENCE = 2  # passes without getting better on those, after which training ends
BYTES = 1_000_000  # a network is at most so large


@dataclass
class Shape:
    """How large a network is, and how it is trained."""

    width: int = 64
    hidden: int = 32
    passes: int = 6
    batch: int = 4096
    rate: float = 0.002
    decay: float = 1e-5


@dataclass
class Data:
    """Rows of active features (padded with `features`), leads and aims by seat, the viewer's own first."""

    active: NDArray[np.int32]
    leads: NDArray[np.float32]
    aims: NDArray[np.float32]


def read_data(files: Sequence[Path], features: int, fingerprint: str) -> Data:
    """All rows of these files; files of other features are an error, for their numbers mean something else."""
    active, leads, aims = [], [], []
    for path in files:
        with np.load(path) as part:
            if str(part["features"]) != fingerprint:
                raise ValueError(f"{path.name} was played with other features: begin a new run")
            if len(part["lengths"]):
                active.append(pad(part["active"], part["lengths"], features))
                leads.append(part["leads"])
                aims.append(part["aims"])
    width = max((rows.shape[1] for rows in active), default=1)
    filled = [np.pad(rows, ((0, 0), (0, width - rows.shape[1])), constant_values=features) for rows in active]
    return Data(np.concatenate(filled), np.concatenate(leads), np.concatenate(aims))


def pad(numbers: NDArray[Any], lengths: NDArray[Any], filler: int) -> NDArray[np.int32]:
    """Rows of different lengths as one array."""
    width = int(lengths.max())
    rows = np.full((len(lengths), width), filler, np.int32)
    rows[np.arange(width) < lengths[:, None]] = numbers
    return rows


def train(files: Sequence[Path], features: int, fingerprint: str, shape: Shape, seed: int) -> tuple[Weights, Any]:
    """Learn what is to be added to the game's own leads; returns the weights and what was seen on the way."""
    import torch

    torch.manual_seed(seed)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    held = [path for i, path in enumerate(files) if i % HELD_OUT == HELD_OUT - 1]
    used = [path for path in files if path not in held]
    data = read_data(used, features, fingerprint)
    apart = read_data(held, features, fingerprint) if held else data
    model = Model(torch, features, data.aims.shape[1], shape).to(device)
    fitted = fit(torch, model, on(torch, data, device), on(torch, apart, device), shape)
    counts = np.bincount(data.active.ravel(), minlength=features + 1)[:features]
    weights = quantise(model, counts)
    return weights, {"rows": len(data.active), "held_out": len(held), "device": device.type, **fitted}


def Model(torch: Any, features: int, seats: int, shape: Shape) -> Any:  # noqa: N802  # torch is not imported before
    """A sum of vectors, two dense layers; the last one begins with nothing, so that play begins as it is today."""
    nn = torch.nn

    class Net(nn.Module):  # type: ignore[misc, name-defined]
        def __init__(self) -> None:
            super().__init__()
            self.table = nn.EmbeddingBag(features + 1, shape.width, mode="sum", padding_idx=features)
            nn.init.normal_(self.table.weight, std=0.05)
            with torch.no_grad():
                self.table.weight[features] = 0
            self.bias = nn.Parameter(torch.full((shape.width,), 0.1))
            self.second = nn.Linear(shape.width, shape.hidden)
            self.third = nn.Linear(shape.hidden, seats)
            nn.init.zeros_(self.third.weight)
            nn.init.zeros_(self.third.bias)

        def forward(self, active: Any) -> Any:
            inner = torch.relu(self.table(active) + self.bias)
            return self.third(torch.relu(self.second(inner)))

    return Net()


def on(torch: Any, data: Data, device: Any) -> tuple[Any, Any, Any]:
    """The data on the device that learns."""
    return tuple(torch.from_numpy(part).to(device) for part in (data.active, data.leads, data.aims))


def fit(torch: Any, model: Any, data: Any, apart: Any, shape: Shape) -> dict[str, Any]:
    """A few passes; the weights of the best one on what was kept apart stay."""
    optimiser = torch.optim.AdamW(model.parameters(), lr=shape.rate, weight_decay=shape.decay)
    before = loss_of(torch, model, apart, shape.batch)
    best, kept, losses = before, state_of(model), []
    steps = max(1, shape.passes * -(-len(data[0]) // shape.batch))
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, shape.rate * 2, total_steps=steps)
    for _ in range(shape.passes):
        model.train()
        order = torch.randperm(len(data[0]), device=data[0].device)
        for start in range(0, len(order), shape.batch):
            some = order[start : start + shape.batch]
            loss = loss_on(torch, model, data[0][some], data[1][some], data[2][some])
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            optimiser.step()
            schedule.step()
        losses.append(loss_of(torch, model, apart, shape.batch))
        if losses[-1] < best:
            best, kept = losses[-1], state_of(model)
        elif len(losses) > PATIENCE and min(losses[-PATIENCE:]) > best:
            break
    model.load_state_dict(kept)
    return {"loss_before": before, "loss": best, "losses": losses}


def state_of(model: Any) -> dict[str, Any]:
    return {name: weights.detach().clone() for name, weights in model.state_dict().items()}


def loss_on(torch: Any, model: Any, active: Any, leads: Any, aims: Any) -> Any:
    """How far what is said lies from what is aimed at; 0.5 + 0.5 tanh(x) is the logistic function of 2 x."""
    return torch.nn.functional.binary_cross_entropy_with_logits(2 * (leads + model(active)), aims)


def loss_of(torch: Any, model: Any, data: Any, batch: int) -> float:
    """The mean over all data."""
    model.eval()
    total = 0.0
    with torch.no_grad():
        for start in range(0, len(data[0]), batch):
            part = [numbers[start : start + batch] for numbers in data]
            total += float(loss_on(torch, model, *part)) * len(part[0])
    return total / max(1, len(data[0]))


def quantise(model: Any, counts: NDArray[Any]) -> Weights:
    """Whole numbers from -127 to 127 for the first layer; the features that came seldom give way to the limit."""
    table = model.table.weight.detach().cpu().numpy()[:-1]
    width = table.shape[1]
    most = BYTES // (width + 4) - 200
    order = np.argsort(-counts, kind="stable")[:most]
    kept = np.sort(order[counts[order] > 0])
    scales = np.maximum(np.abs(table[kept]).max(axis=0, initial=0.0), 1e-8) / 127
    rows = np.clip(np.round(table[kept] / scales), -127, 127).astype(int)

    def numbers(tensor: Any) -> list[float]:
        return [float(x) for x in tensor.detach().cpu().numpy().ravel()]

    return Weights(
        kept.tolist(),
        rows.ravel().tolist(),
        scales.tolist(),
        numbers(model.bias),
        numbers(model.second.weight),
        numbers(model.second.bias),
        numbers(model.third.weight),
        numbers(model.third.bias),
    )
