"""A run: generation after generation of self-play, training and gate, in a folder from which it goes on.

config.json       what is learned, and how; written when the run begins
games-000/        self-play of a generation
net-000.net       what was learned from it and the generations before it, net-000.json is its card
gate-000-*.jsonl  the games of its gate
ladder.json, ladder.md  all generations, also those that failed
final-000.json    how a best one did at equal time, on seeds that nothing else used; final-000.jsonl are its games
                  (of a run that varies options one of each for every table: final-000-aztecs-draft.json)
"""

from __future__ import annotations

import json
import os
import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from itertools import product
from pathlib import Path
from typing import Any

from deskovka.core.game import Game
from deskovka.core.state import Choices
from deskovka.core.value import to_json
from deskovka.lab.plan import derive_seed
from deskovka.lab.statistics import Share
from deskovka.learn.features import Features, features_of
from deskovka.learn.gate import Match
from deskovka.learn.network import SUFFIX, about, judge_for, layout_of, pack_network, read_card
from deskovka.learn.pace import Pace, work_off
from deskovka.learn.selfplay import play_job
from deskovka.learn.train import Shape, train

LICENCE = "Apache-2.0"
KINDS = ("self_play", "training", "gate")  # of work, whose seconds are told
SHARE = 0.7
SHARE_OF_MANY = 0.95  # with more than two seats a round has more turns; with 0.7 nothing was learned there
# What the seeds of games are made from (deskovka.lab.plan.derive_seed; older cards call it `derived`), beginning
# with the run's own: no two kinds ever share one, and no two generations.
SEEDS = {
    "self_play": "derive_seed('self-play', seed, generation, game)",
    "gate": "tournament(derive_seed('gate', derive_seed(seed, generation)))",
    "final": "tournament(derive_seed('gate', derive_seed('final', seed, 'generation')))",
}


@dataclass
class Config:
    """What is learned, and how."""

    game: str
    seats: int
    options: dict[str, Any]
    vary: dict[str, list[str]] = field(default_factory=dict)  # options of which every value is learned
    seed: int = 1
    simulations: int = 60  # of search in self-play
    gate_simulations: int = 60  # of both sides at the gate
    games: int = 2000  # of each generation
    per_job: int = 4
    window: int = 12  # generations that are learned from
    share: float = SHARE  # lambda: how much of an aim comes from later on rather than from the next turn's hopes
    opening: int = 4  # turns of each seat in which many are odd
    odd_opening: float = 0.2
    odd: float = 0.03
    gate_games: int = 200
    gate: float = 0.52  # the share of mirrored games that opens it
    shape: Shape = field(default_factory=Shape)


class OtherRun(ValueError):
    """The folder belongs to another run."""


class Run:
    """A run in its folder."""

    def __init__(self, game: Game, folder: Path, config: Config, say: Callable[[str], None] = print) -> None:
        self.game = game
        self.tables = tables_of(game, config)
        self.options = self.tables[0]  # their games say what features there are
        self.folder = folder
        self.say = say
        folder.mkdir(parents=True, exist_ok=True)
        self.config = self.resume(config)
        self.features: Features = features_of(layout_of(game, self.config.seats, self.options))

    def resume(self, wish: Config) -> Config:
        """The settings that the run began with; a run never changes its game, seats or tables."""
        path = self.folder / "config.json"
        mine = {"version": self.game.version, "content": self.game.content}
        if not path.exists():
            write(path, json.dumps({**asdict(wish), **mine}, indent=1))
            return wish
        found = json.loads(path.read_text(encoding="utf-8"))
        found.setdefault("vary", {})  # runs begun before there was more than one table
        tables = {"seats": wish.seats, "options": wish.options, "vary": wish.vary}
        for key, value in {**mine, "game": wish.game, **tables}.items():
            if found.pop(key) != value:
                raise OtherRun(f"{self.folder} learned another {key}: begin a new run")
        found.setdefault("gate_simulations", found["simulations"])  # runs begun before these were told apart
        shape = Shape(**found.pop("shape"))
        return Config(wish.game, wish.seats, wish.options, wish.vary, shape=shape, **found)

    # --- the folder -----------------------------------------------------------------------------------------

    def ladder(self) -> list[dict[str, Any]]:
        """The cards of all generations that have passed or failed the gate."""
        path = self.folder / "ladder.json"
        found: list[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else []
        return found

    def best(self) -> Path | None:
        """The last network that passed the gate."""
        taken = [card["generation"] for card in self.ladder() if card["taken"]]
        return self.net(taken[-1]) if taken else None

    def net(self, generation: int) -> Path:
        return self.folder / f"net-{generation:03}{SUFFIX}"

    def games_folder(self, generation: int) -> Path:
        return self.folder / f"games-{generation:03}"

    def bot(self, network: Path | None, budget: str) -> str:
        """Search as it is, or with a network."""
        return f"search:{budget}" if network is None else f"learned:{budget},network={network}"

    # --- generations ----------------------------------------------------------------------------------------

    def go(self, pace: Pace, most: int | None = None) -> None:
        """Generation after generation until time is up, or their number is reached."""
        while not pace.is_over() and (most is None or len(self.ladder()) < most):
            if not self.generation(len(self.ladder()), pace):
                return

    def generation(self, number: int, pace: Pace) -> bool:
        """One of them, from where it was left; False if time ran out."""
        start = time.monotonic()
        if not self.self_play(number, pace):
            self.say(f"generation {number}: time is up after {self.parts(number)} of {self.job_count()} parts")
            return False
        played = time.monotonic()
        self.say(f"generation {number}: {self.config.games} games, the last of them in {played - start:.1f} s")
        # A gate that was left is gone on with by the same network: to train again would give another one.
        card = read_card(self.net(number)) if self.net(number).exists() else self.learn(number)
        learned = time.monotonic()
        card["bytes"] = self.net(number).stat().st_size
        card["seconds"] = {"self_play": round(played - start, 1), "training": round(learned - played, 1)}
        if not self.pass_gate(number, card, pace):
            self.say(f"generation {number}: time is up before the gate was played")
            return False
        card["seconds"]["gate"] = round(time.monotonic() - learned, 1)
        self.keep(number, card)
        return True

    def job_count(self) -> int:
        return -(-self.config.games // self.config.per_job)

    def parts(self, number: int) -> int:
        return len(list(self.games_folder(number).glob("part-*.npz")))

    def self_play(self, number: int, pace: Pace) -> bool:
        """The games of a generation, by the best network so far."""
        folder = self.games_folder(number)
        folder.mkdir(exist_ok=True)
        jobs = [self.job(number, i, folder / f"part-{i:05}.npz") for i in range(self.job_count())]
        missing = [json.dumps(job) for job in jobs if not Path(job["file"]).exists()]
        work_off(play_job, missing, pace, lambda line: None)
        return self.parts(number) >= len(jobs)

    def job(self, number: int, i: int, file: Path) -> dict[str, Any]:
        config, best = self.config, self.best()
        first = i * config.per_job
        last = min(config.games, first + config.per_job)
        return {
            "game": self.game.id,
            "packs": list(self.game.packs),
            "content": self.game.content,
            "seats": config.seats,
            "options": to_json(dict(self.tables[i % len(self.tables)])),
            "layout": to_json(dict(self.options)),
            "network": str(best) if best is not None else "",
            "bot": self.bot(best, f"simulations={config.simulations}"),
            "number": i,
            "seeds": [str(derive_seed("self-play", config.seed, number, game)) for game in range(first, last)],
            "lambda": config.share,
            "opening": config.opening,
            "odd_opening": config.odd_opening,
            "odd": config.odd,
            "file": str(file),
        }

    def learn(self, number: int) -> dict[str, Any]:
        """Train on a window of generations; writes the network and returns its card."""
        config = self.config
        window = range(max(0, number + 1 - config.window), number + 1)
        files = [path for g in window for path in sorted(self.games_folder(g).glob("part-*.npz"))]
        seed = derive_seed("training", config.seed, number) % (1 << 31)
        weights, seen = train(files, self.features.count, self.features.fingerprint(), config.shape, seed)
        card = {
            **about(self.features),
            **({"tables": [to_json(dict(options)) for options in self.tables]} if config.vary else {}),
            "generation": number,
            "learned_from": {"generations": list(window), "games": len(files) * config.per_job},
            "training": {**asdict(config.shape), **seen},
            "simulations": config.simulations,
            "gate_simulations": config.gate_simulations,
            "seed": config.seed,
            "seeds": SEEDS,
            "commit": commit(),
            "date": time.strftime("%Y-%m-%d"),
            "licence": LICENCE,
        }
        packed = pack_network(weights, card)
        write(self.net(number), packed)
        assert judge_for(self.net(number), self.game, config.seats, self.options) is not None
        self.say(
            f"generation {number}: learned from {seen['rows']} rows, loss {seen['loss_before']:.4f} -> "
            f"{seen['loss']:.4f}, {len(packed)} bytes"
        )
        return read_card(self.net(number))

    def pass_gate(self, number: int, card: dict[str, Any], pace: Pace) -> bool:
        """Play against search without a network, and against the best so far; False if time ran out."""
        best, new = self.best(), self.net(number)
        plain = self.match(number, new, None, pace)
        other = self.match(number, new, best, pace) if best is not None else plain
        if plain is None or other is None:
            return False
        card["over_search"] = plain.data()
        card["over_best"] = other.data() if best is not None else None
        card["taken"] = other.rate >= self.config.gate and plain.rate >= self.config.gate
        return True

    def match(self, number: int, new: Path, old: Path | None, pace: Pace) -> Share | None:
        budget = f"simulations={self.config.gate_simulations}"
        seed, games = derive_seed(self.config.seed, number), self.config.gate_games
        match = self.between((self.bot(new, budget), self.bot(old, budget)), self.tables, seed, games)
        name = "search" if old is None else old.stem
        return match.play(self.folder / f"gate-{number:03}-{name}.jsonl", pace)

    def between(self, bots: tuple[str, str], tables: Sequence[Choices], seed: int, games: int) -> Match:
        options = [to_json(dict(table)) for table in tables]
        return Match(self.game, self.config.seats, options, seed, bots, games)

    def keep(self, number: int, card: dict[str, Any]) -> None:
        """Write the card and the ladder."""
        write(self.net(number).with_suffix(".json"), json.dumps(card, indent=1))
        ladder = [*self.ladder(), card]
        write(self.folder / "ladder.json", json.dumps(ladder, indent=1))
        write(self.folder / "ladder.md", ladder_text(ladder))
        self.say(f"generation {number}: {row_of(card)} {card['seconds']}")


def tables_of(game: Game, config: Config) -> list[Choices]:
    """The options of each table: every choice of the varied ones."""
    found: list[Choices] = []
    for values in product(*config.vary.values()):
        options = {**config.options, **dict(zip(config.vary, values, strict=True))}
        problems = game.check(config.seats, options)
        if problems:
            raise ValueError(problems[0].say("en"))
        found.append(game.complete(config.seats, options))
    return found


def option_name(options: Mapping[str, Any]) -> str:
    """What the options add to a file's name."""
    return "".join(f"-{value}" for value in options.values())


def row_of(card: Mapping[str, Any]) -> str:
    """A generation as a row of the ladder."""
    best = share_text(card["over_best"]) if card["over_best"] else "-"
    verdict = "taken" if card["taken"] else "not taken"
    head = f"| {card['generation']} | {card['training']['rows']} | {share_text(card['over_search'])} "
    return f"{head}| {best} | {verdict} |"


def share_text(share: Mapping[str, Any]) -> str:
    return f"{share['rate']:.1%} ({share['low']:.0%} - {share['high']:.0%}, {share['of']})"


def ladder_text(ladder: list[dict[str, Any]]) -> str:
    """All generations as a table."""
    first = ladder[0]
    head = f"# {first['game']}, {first['seats']} seats, {first['gate_simulations']} simulations on both sides\n\n"
    rows = "\n".join(row_of(card) for card in ladder)
    columns = "| generation | rows | over search | over the best before | |\n|---:|---:|---|---|---|\n"
    return head + columns + rows + "\n"


def write(path: Path, content: str | bytes) -> None:
    """Whole or not at all."""
    unfinished = path.with_name(path.name + ".part")
    unfinished.write_bytes(content.encode() if isinstance(content, str) else content)
    os.replace(unfinished, path)


def commit() -> str:
    """Which source learned it; a copy without its history says so in DESKOVKA_COMMIT."""
    if "DESKOVKA_COMMIT" in os.environ:
        return os.environ["DESKOVKA_COMMIT"]
    command = ["git", "-C", str(Path(__file__).parent), "rev-parse", "--short", "HEAD"]
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
