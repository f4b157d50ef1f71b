"""How many times faster than the peers each game must be. A new game adds its rows here."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Bar:
    measure: str
    least: float
    goal: float | None = None


@dataclass(frozen=True)
class Configuration:
    game: str
    seats: int
    options: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join((self.game, *self.options, f"seats={self.seats}"))


# What each measure compares; in every case a bigger ratio is better.
MEASURES = {
    "compiled": "decisions/s of compiled play-outs ÷ Catanatron's",
    "pure": "decisions/s of uncompiled play-outs ÷ Catanatron's",
    "clone": "Catanatron's copy time ÷ our compiled clone time",
    "driven": "decisions/s driven from interpreted Python ÷ geometric mean of OpenSpiel's five games",
    "search": "decisions/s inside tree search, compiled ÷ the same over Catanatron's engine",
    "search_cpp": "decisions/s inside tree search, compiled ÷ OpenSpiel's C++ tree search on quoridor",
    "batch_pgx": "steps/s of a compiled batch, observation and mask written ÷ Pgx backgammon on the same core",
    "batch_zoo": "the same ÷ PettingZoo's classic chess",
}

GENERAL = (
    Bar("compiled", 20),
    Bar("pure", 3),
    Bar("clone", 25, goal=40),
    Bar("driven", 1),
    Bar("batch_zoo", 20),
)

BARS = {
    "rebirth": (
        Bar("compiled", 100),
        Bar("pure", 8),
        Bar("clone", 40, goal=60),
        Bar("driven", 3),
        Bar("search", 25),
        Bar("search_cpp", 2),
        Bar("batch_pgx", 10),
        Bar("batch_zoo", 100),
    ),
}

CONFIGURATIONS = {
    "rebirth": tuple(
        Configuration("rebirth", seats, (f"map={name}",)) for name in ("scotland", "ireland") for seats in (2, 4)
    ),
    "katan-duel": tuple(Configuration("katan-duel", 2, (f"mode={name}",)) for name in ("introductory", "duel")),
    "settlers": tuple(Configuration("settlers", seats, ()) for seats in (2, 4)),
    "scythe": tuple(Configuration("scythe", seats, ()) for seats in (2, 5)),
}


def bars_of(game: str) -> tuple[Bar, ...]:
    return BARS.get(game, GENERAL)
