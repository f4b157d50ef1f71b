"""From the rounds to ratios, and from the ratios to a verdict on each bar."""

from dataclasses import dataclass
from statistics import geometric_mean, median
from typing import Any

from bars import Bar, Configuration, bars_of

CATANATRON = "catanatron"
OPENSPIEL = tuple(f"openspiel {name}" for name in ("quoridor", "go9", "hearts", "backgammon", "gin_rummy"))
CATANATRON_SEARCH = "catanatron mcts"
OPENSPIEL_SEARCH = "openspiel quoridor mcts"
PGX = "pgx backgammon"
ZOO_CHESS, ZOO_FOUR = "pettingzoo chess", "pettingzoo connect_four"
MODES = ("pure", "compiled", "driven", "search", "batch")
# Whose decisions/s a measure divides which of our modes by.
PEERS = {
    "compiled": ("compiled", CATANATRON),
    "pure": ("pure", CATANATRON),
    "search": ("search", CATANATRON_SEARCH),
    "search_cpp": ("search", OPENSPIEL_SEARCH),
    "batch_pgx": ("batch", PGX),
    "batch_zoo": ("batch", ZOO_CHESS),
}

# One round: what each contestant reported, by its name.
Round = dict[str, dict[str, Any]]


@dataclass(frozen=True)
class Spread:
    median: float
    low: float
    high: float

    @classmethod
    def of(cls, values: list[float]) -> "Spread":
        return cls(median(values), min(values), max(values))


@dataclass(frozen=True)
class Verdict:
    configuration: Configuration
    bar: Bar
    ratio: Spread

    @property
    def is_missed(self) -> bool:
        """Only when the median and the best round miss it: one slow round is the machine's noise."""
        return self.ratio.median < self.bar.least and self.ratio.high < self.bar.least

    def __str__(self) -> str:
        if self.is_missed:
            return "MISSED"
        if self.ratio.median < self.bar.least:
            return "met, in the best round only"
        if self.bar.goal is None:
            return "met"
        return "met, goal reached" if self.ratio.median >= self.bar.goal else "met, goal not reached"


def name_of(configuration: Configuration, mode: str) -> str:
    return f"{configuration} {mode}"


def openspiel_mean(results: Round, field: str = "rate") -> float:
    return geometric_mean([results[name][field] for name in OPENSPIEL])


def ratio(results: Round, configuration: Configuration, measure: str) -> float:
    """How many times faster than the peer we were in this round."""
    if measure == "clone":
        ours: float = results[name_of(configuration, "compiled")]["clone_us"]
        return float(results[CATANATRON]["clone_us"] / ours)
    if measure == "driven":
        return float(results[name_of(configuration, measure)]["rate"] / openspiel_mean(results))
    mode, peer = PEERS[measure]
    return float(results[name_of(configuration, mode)]["rate"] / results[peer]["rate"])


def verdicts(rounds: list[Round], configurations: list[Configuration]) -> list[Verdict]:
    judged = []
    for configuration in configurations:
        for bar in bars_of(configuration.game):
            ratios = [ratio(results, configuration, bar.measure) for results in rounds]
            judged.append(Verdict(configuration, bar, Spread.of(ratios)))
    return judged
