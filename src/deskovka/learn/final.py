"""The final match of a run's best network, at equal time, and what is given away: only what surely won it.

At each table (options) that the run learns it is a match of its own, so that what is not played yet can wait.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from deskovka.core.state import Choices
from deskovka.core.value import to_json
from deskovka.lab.plan import derive_seed
from deskovka.lab.statistics import Share
from deskovka.learn.gate import together
from deskovka.learn.network import SUFFIX, pack_network, read_card, read_weights
from deskovka.learn.pace import Pace
from deskovka.learn.run import KINDS, SEEDS, Run, option_name, share_text, write

Table = tuple[Path, Choices]  # the file of a table's outcome, and its options


class NotYet(ValueError):
    """Nothing has been learned that is worth giving away."""


class Final:
    """The final match of a run."""

    def __init__(self, run: Run) -> None:
        self.run = run
        self.best = run.best()

    def tables(self, best: Path) -> Iterator[Table]:
        """Where the outcome at each table is written, and the table's options."""
        number = best.stem.partition("-")[2]
        for options in self.run.tables:
            varied = {name: options[name] for name in self.run.config.vary}
            yield self.run.folder / f"final-{number}{option_name(varied)}.json", options

    def play(self, seconds: float, games: int, pace: Pace) -> bool:
        """Against search at equal time, on seeds kept for this; False if time ran out."""
        if self.best is None:
            self.run.say("no network has passed the gate: there is nothing to play a final match with")
            return False
        return all(self.play_at(self.best, table, seconds, games, pace) for table in self.tables(self.best))

    def play_at(self, best: Path, table: Table, seconds: float, games: int, pace: Pace) -> bool:
        """The match at one table; one that was played to its end stays as it is."""
        (path, options), run = table, self.run
        if not path.exists():
            number = best.stem.partition("-")[2]
            budget, seed = f"seconds={seconds:g}", derive_seed("final", run.config.seed, number)
            match = run.between((run.bot(best, budget), run.bot(None, budget)), [options], seed, games)
            found = match.play(path.with_suffix(".jsonl"), pace)
            if found is None:
                run.say(f"{path.stem}: time is up before the final match was played")
                return False
            write(path, json.dumps({"network": best.name, "seconds": seconds, **found.data()}, indent=1))
        told = json.loads(path.read_text(encoding="utf-8"))
        run.say(f"{path.stem}: at {told['seconds']:g} s a decision {share_text(told)} over search")
        return True

    def ship(self, folder: Path) -> Path:
        """Put the best network where bots look for it, for the tables where it won, with its whole card."""
        run, best = self.run, self.best
        played = [] if best is None else [table for table in self.tables(best) if table[0].exists()]
        if best is None or not played:
            raise NotYet(f"{run.folder} has no network that has played a final match")
        outcomes = [(json.loads(path.read_text(encoding="utf-8")), options) for path, options in played]
        won = [(final, options) for final, options in outcomes if final["low"] > 0.5]
        if not won:
            raise NotYet(f"{best.name} is not surely better than search: {share_text(outcomes[0][0])}")
        card = {**json.loads(best.with_suffix(".json").read_text(encoding="utf-8")), "seeds": SEEDS}
        card["final"] = won[0][0]
        if run.config.vary:
            shares = [Share(**{key: final[key] for key in Share.__annotations__}) for final, _ in won]
            card["final"] = {**won[0][0], **together(shares).data()}
            card["final_by_table"] = [{**final, "options": to_json(dict(options))} for final, options in outcomes]
            card["tables"] = [to_json(dict(options)) for _, options in won]
        card["seconds"] = {
            kind: round(sum(c["seconds"].get(kind, 0.0) for c in run.ladder()), 1) for kind in KINDS
        }
        target = folder / f"{self.name()}{SUFFIX}"
        folder.mkdir(parents=True, exist_ok=True)
        write(target, pack_network(read_weights(best), card))
        write(target.with_suffix(".json"), json.dumps(read_card(target), indent=1, sort_keys=True) + "\n")
        return target

    def name(self) -> str:
        """What the network is called: its game, its seats, and what sets its tables apart."""
        config = self.run.config
        return f"{config.game}-{config.seats}{option_name(config.options)}{''.join(f'-{n}' for n in config.vary)}"
