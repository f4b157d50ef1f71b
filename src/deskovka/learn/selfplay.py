"""Games of a bot against itself, written down: what every seat knew at the ends of turns, and what came of it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np

from deskovka.bots import make, safe_choose
from deskovka.bots.base import Bot, margins
from deskovka.core.chance import Chance
from deskovka.core.state import State
from deskovka.envs.encoder import blank
from deskovka.envs.layouts import Layout
from deskovka.lab.plan import derive_seed
from deskovka.lab.play import the_game
from deskovka.learn.bot import turn_is_over
from deskovka.learn.features import Features, features_of
from deskovka.learn.judge import Judge
from deskovka.learn.network import judge_for, layout_of


class Moment:
    """The end of a turn: by viewer what it knows, and by viewer and seat (the own first) leads and hopes."""

    def __init__(self, rows: list[list[int]], leads: list[list[float]], hopes: list[list[float]]) -> None:
        self.rows = rows
        self.leads = leads
        self.hopes = hopes
        self.is_odd = False  # does an odd turn follow? Then what comes of it is not due to this position


def hope(lead: Any) -> Any:
    """What a lead (in comfortable ones) promises, from 0 to 1: the same as search says."""
    return 0.5 + 0.5 * np.tanh(lead)


def outcome(s: State) -> list[float]:
    """What each seat got in the end, from 0 to 1: half for the win, if somebody has won, and half for the lead."""
    game = s.game
    winners = game.law.winners(s)
    leads = margins(game, s)
    wins = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(s.seats)]
    return [0.5 * float(hope(lead / game.hints.scale)) + 0.5 * win for lead, win in zip(leads, wins, strict=True)]


class Player:
    """Plays games with one bot on all seats."""

    def __init__(self, job: dict[str, Any]) -> None:
        game = the_game(job["game"], tuple(job["packs"]), job["content"])
        seats, network = job["seats"], job["network"]
        self.job = job
        self.options = game.complete(seats, job["options"])
        self.layout: Layout = layout_of(game, seats, game.complete(seats, job["layout"]))
        self.features: Features = features_of(self.layout)
        self.judge: Judge | None = judge_for(Path(network), game, seats, self.options) if network else None
        self.row = blank(self.features.size)
        self.longest = game.hints.longest(job["seats"])

    def play(self, seed: int) -> tuple[list[Moment], list[float]]:
        """One game; odd turns are played at random from beginning to end, more often while the game is young."""
        layout, job = self.layout, self.job
        bots = [make(job["bot"], layout.game, derive_seed("learner", seed, seat)) for seat in range(layout.seats)]
        chance = Chance(derive_seed("odd", seed))
        s = layout.game.start(layout.seats, seed, self.options, log=False)
        moments: list[Moment] = []
        odd = self.is_odd(chance, 0)
        answers = 0
        while not s.is_over() and answers < self.longest:
            seat = s.to_act()[0]
            answer(s, seat, bots[seat], chance, odd)
            answers += 1
            if turn_is_over(s, seat) and not s.is_over() and not s.answers:
                moments.append(self.moment(s))
                odd = self.is_odd(chance, len(moments))
                moments[-1].is_odd = odd
        return moments, outcome(s)

    def is_odd(self, chance: Chance, turns: int) -> bool:
        """Is the next turn an odd one?"""
        share = self.job["odd_opening"] if turns < self.job["opening"] * self.layout.seats else self.job["odd"]
        return chance.below(1000) < int(1000 * share)

    def moment(self, s: State) -> Moment:
        rows, leads, hopes = [], [], []
        for viewer in range(self.layout.seats):
            mine = self.features.write(s, viewer, self.row)
            rows.append(self.features.active(self.row))
            leads.append(mine)
            more = self.judge.judge(self.row) if self.judge is not None else [0.0] * len(mine)
            hopes.append([float(hope(a + b)) for a, b in zip(mine, more, strict=True)])
        return Moment(rows, leads, hopes)


def answer(s: State, seat: int, bot: Bot, chance: Chance, odd: bool) -> None:
    """The bot's answer, or any."""
    if s.num_legal(seat) == 1:
        move = s.nth_legal(seat, 0)
    elif odd:
        move = s.nth_legal(seat, chance.below(s.num_legal(seat)))
    else:
        move, problem = safe_choose(bot, s.view(seat))
        if problem is not None:
            raise RuntimeError(problem)
    s.play(seat, move)


def targets(moments: list[Moment], end: list[float], share: float) -> list[list[list[float]]]:
    """TD(lambda), by moment, viewer and seat (the own first): a mixture of the hopes to come and the end."""
    seats = len(end)
    found: list[list[list[float]]] = []
    coming = [[end[(viewer + i) % seats] for i in range(seats)] for viewer in range(seats)]
    hopes = coming
    for moment in reversed(moments):
        if moment.is_odd:
            coming = moment.hopes
        else:
            coming = [
                [share * c + (1 - share) * h for c, h in zip(row, hoped, strict=True)]
                for row, hoped in zip(coming, hopes, strict=True)
            ]
        hopes = moment.hopes
        found.append(coming)
    return found[::-1]


def play_job(text: str) -> str:
    """Play the games of a job and write them into its file; returns a line about them."""
    job = json.loads(text)
    player = Player(job)
    rows: list[list[int]] = []
    leads: list[list[float]] = []
    aims: list[list[float]] = []
    turns = 0
    for seed in job["seeds"]:
        moments, end = player.play(int(seed))
        turns += len(moments)
        for moment, aim in zip(moments, targets(moments, end, job["lambda"]), strict=True):
            if not moment.is_odd:
                rows += moment.rows
                leads += moment.leads
                aims += aim
    write_part(Path(job["file"]), rows, leads, aims, player.features.fingerprint())
    return json.dumps({"number": job["number"], "games": len(job["seeds"]), "turns": turns, "rows": len(rows)})


def write_part(
    path: Path, rows: list[list[int]], leads: list[list[float]], aims: list[list[float]], features: str
) -> None:
    """Whole or not at all: a run that is stopped goes on with what is there."""
    unfinished = path.with_suffix(".part")
    with unfinished.open("wb") as file:
        np.savez_compressed(
            file,
            active=np.array([feature for row in rows for feature in row], np.uint32),
            lengths=np.array([len(row) for row in rows], np.uint16),
            leads=np.array(leads, np.float32),
            aims=np.array(aims, np.float32),
            features=np.array(features),
        )
    unfinished.replace(path)
