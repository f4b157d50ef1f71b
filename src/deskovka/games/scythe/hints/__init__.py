"""Hints for bots and studies: how good a position looks, and what it is made of. All worths are coins."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from deskovka.core.parts import Hints
from deskovka.games.scythe.hints.agenda_worths import promise
from deskovka.games.scythe.hints.worths import WON, map_worth, standing
from deskovka.games.scythe.law.bits import count_bits
from deskovka.games.scythe.law.control import resource_of
from deskovka.games.scythe.law.pieces import ALL_WORKERS, RESOURCES, VILLAGE
from deskovka.games.scythe.law.scoring import TIERS, automa_sources, score_of, sources_of
from deskovka.games.scythe.law.state import (
    Scythe,
    all_workers,
    is_automa,
    stars_of,
    structures_of,
    tracker_of,
    upgrades_of,
    workers_at,
)

# Alone, where the opponent's tracker says how much of the game is left.
ADVANCING: Final = 16.0 / 19.0  # of its cards
GROWTH: Final = (0.0, 0.0, 0.0, 5.0, 10.0, 14.0, 15.0, 16.0, 17.0)  # workers in play, at the start of the game
VILLAGERS: Final = 3.0  # workers who can have children, then
LOVED: Final = 2.0  # a popularity up to the second tier, which bots else spend on production
TRIUMPH: Final = 4.0  # a star, beside what it is worth among several
CLOSING: Final = 8.0  # a star beside its coins, and
CLOSED: Final = 80.0  # prospects that a good game does not need any more, in the end
PROSPECTS: Final = (21.0, 215.0, -70.0)  # of a good game: at first, by the share that has gone, by its square
DECLINED: Final = 1.0  # an ongoing bonus that is left
TAKEN: Final = 0.5  # of the coins of the opponent's territories
DOUBT: Final = 0.7  # of such a lead: there is nobody whose prospects err the same way


class ScytheHints(Hints):
    """What bots and studies want to know of Scythe."""

    scale: ClassVar[float] = 12.0
    patience: ClassVar[int] = 800  # about 160 rounds of random players, 80 of bots; people need about twenty
    look: ClassVar[int] = 0  # random moves throw away what a turn has gained
    explore: ClassVar[float] = 0.05  # a good move is worth a coin or two, of seventy
    opens: ClassVar[tuple[str, ...]] = ("ChooseSection",)
    # Whoever overlooks forty of a hundred moves here loses nearly always, and thirty simulations help nothing.
    strengths: ClassVar[dict[str, str]] = {
        "novice": "greedy:missed=20",
        "intermediate": "search:simulations=60,seconds=2",
    }
    topics: ClassVar[dict[str, tuple[str, str]]] = {
        "first": ("TurnBegan", ""),
        "turn": ("TurnBegan", ""),
        "faction": ("MatsDealt", "faction"),
        "mat": ("MatsDealt", "mat"),
        "pair": ("MatsDealt", "faction+mat"),
        "star": ("StarPlaced", "star"),
        "mech": ("MechDeployed", "ability"),
        "factory": ("FactoryTaken", "offer"),
        "objective": ("ObjectiveRevealed", "objective"),
    }

    def value(self, s: Scythe, seat: int) -> float:
        """Coins that the position promises."""
        if s.sides > s.seats:
            return value_alone(s, seat)
        if s.is_over():
            found = float(sum(sources_of(s, seat).values()))
            return found + WON if seat in score_of(s).winners else found
        return prospects(s, seat)

    def features(self, s: Scythe, seat: int) -> dict[str, float]:
        """What a position is made of."""
        found = {name: float(coins) for name, coins in sources_of(s, seat).items()}
        found["workers"] = float(all_workers(s, seat))
        found["mechs"] = float(count_bits(s.deployed[seat]))
        found["upgrades"] = float(upgrades_of(s, seat))
        found["built"] = float(structures_of(s, seat))
        found["recruits"] = float(count_bits(s.recruits[seat]))
        found["power"] = float(s.power[seat])
        found["popularity"] = float(s.popularity[seat])
        found["combat_cards"] = float(len(s.hand[seat]))
        for good in range(RESOURCES):
            amount: i64 = resource_of(s, seat, good)
            found[f"resource_{good}"] = float(amount)
        return found


def value_alone(s: Scythe, seat: int) -> float:
    """How far the player is ahead of a good game; in the end, of the automatic opponent, which has no seat.

    The longer the game has lasted, the more do coins count, and the less what would bring some later.
    """
    own = float(sum(sources_of(s, seat).values()))
    theirs = automa_sources(s)
    if s.is_over():
        lead = own - float(sum(theirs.values()))
        return lead + WON if score_of(s).winners else lead
    gone = elapsed_share(s)
    late = gone * gone * gone
    stars = float(stars_of(s, seat))
    loved = LOVED * float(min(int(s.popularity[seat]), TIERS[1][0]))
    closing = CLOSED + own + CLOSING * stars
    found = (1.0 - late) * (prospects(s, seat) + TRIUMPH * stars + (1.0 - gone) * growth(s, seat)) + late * closing
    found += loved
    start, more, less = PROSPECTS
    good = start + more * gone + less * gone * gone
    return DOUBT * (found - TAKEN * float(theirs["territories"]) - good)


def elapsed_share(s: Scythe) -> float:
    """The part of the game that has gone, as if this turn were over: else bots would draw it out."""
    under_way = ADVANCING if not is_automa(s, s.active) else 0.0
    return min((float(s.tracker) + under_way) / float(tracker_of(s).stars[-1]), 1.0)


def growth(s: Scythe, seat: int) -> float:
    """What workers promise who have most of the game before them."""
    workers = int(all_workers(s, seat))
    children = 0
    for place in range(s.box.hexes):
        if s.box.terrain[place] == VILLAGE:
            children += int(workers_at(s, seat, place))
    return GROWTH[workers] + VILLAGERS * float(min(children, ALL_WORKERS - workers))


def prospects(s: Scythe, seat: int) -> float:
    """What a player has and will get."""
    found = standing(s, seat) + map_worth(s, seat) - DECLINED * float(count_bits(s.declined[seat]))
    for i in range(len(s.steps)):
        if s.actors[i] == seat:
            found += promise(s, seat, s.steps[i])
    return found
