"""No imagined world contradicts what a viewer was ever told: whole games, watched by a second pair of eyes."""

from __future__ import annotations

import pytest

import deskovka
from deskovka.core.chance import Chance
from deskovka.games.katan_duel.box.content import MODES
from deskovka.games.katan_duel.law.state import Duel
from games.katan_duel.players import anything, eager
from games.katan_duel.watcher import Watcher

VIEWERS = (0, 1, None)
MOVES = 900  # of each game


def watch(mode: str, seed: int, player: str, moves: int = MOVES) -> int:
    """Play a game; after each answer the truth and an imagined world must be possible for everybody."""
    game = deskovka.game("katan-duel")
    s = game.start(2, seed, {"mode": mode, "discard": "top"}, log=True)
    assert isinstance(s, Duel)
    watchers = [Watcher(s, viewer) for viewer in VIEWERS]
    chance, bot = Chance(seed + 31), deskovka.bot("greedy", game=game, seed=seed)
    for number in range(moves):
        if not s.to_act():
            break
        (seat,) = s.to_act()
        if player == "greedy" and chance.below(10):
            move = bot.choose(s.view(seat))
        else:
            move = (anything if player == "anything" else eager)(s, seat, chance)
        s.play(seat, move)
        for watcher in watchers:
            watcher.follow(s)
            assert watcher.contradictions(s) == [], "the second pair of eyes is wrong itself"
            if number % 3 == 0:
                dream = s.resample(watcher.viewer, number)
                assert watcher.contradictions(dream) == [], (mode, seed, number, watcher.viewer)
    return number


@pytest.mark.parametrize("player", ["anything", "eager", "greedy"])
@pytest.mark.parametrize("mode", MODES)
def test_no_imagined_world_contradicts_what_was_told(mode: str, player: str) -> None:
    watch(mode, 3, player)
