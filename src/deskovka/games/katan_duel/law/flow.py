"""Set-up, the turn, and imagination: what a player who does not see all must think possible."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from deskovka.core.cells import cells
from deskovka.core.chance import Chance
from deskovka.core.parts import Law, Score
from deskovka.core.step import Each, Step
from deskovka.core.worlds import UNKNOWN, World, deal
from deskovka.games.katan_duel.law import events
from deskovka.games.katan_duel.law.chapters.action_phase import ACTION_PHASE
from deskovka.games.katan_duel.law.chapters.building import ChooseLand, LayLands
from deskovka.games.katan_duel.law.chapters.dice import BEFORE_ROLL_STEP
from deskovka.games.katan_duel.law.chapters.drawing import EXCHANGE_CARD, FILL_HAND
from deskovka.games.katan_duel.law.chapters.feuds import SORT_OUT, SortOut
from deskovka.games.katan_duel.law.chapters.opening import PICK_UP, PREPARE, REARRANGE, START_HAND_STEP
from deskovka.games.katan_duel.law.hands import add_to_hand, set_fresh
from deskovka.games.katan_duel.law.pieces import (
    COLUMNS,
    FIRST_PLACES,
    GOLD,
    NOBODY,
    NOTHING,
    PLACES,
    REGIONS,
    SETTLEMENT,
    SITES,
)
from deskovka.games.katan_duel.law.scoring import score_of
from deskovka.games.katan_duel.law.state import Duel, victory
from deskovka.games.katan_duel.law.verbs import build_events
from deskovka.games.katan_duel.law.zones import pile_zone

SHARED_STACK: Final = (7, 5, 7)  # roads, settlements, cities

# --- the turn --------------------------------------------------------------------------------------------


@dataclass
class Turn(Step):
    """Roll, act, fill up the hand, exchange a card; then it is known whether the player has won. [turn.order]"""

    def run(self, s: Duel, me: int) -> None:
        s.turn += 1
        s.die = 0
        s.symbol = NOTHING
        s.minted = 0
        if s.log is not None:
            s.tell(events.TurnBegan(me, s.turn, "turn.order"))
        set_fresh(s, me, 0)
        if s.mode.theme and victory(s, me) >= s.mode.target:
            win(s, me, "goal.before-roll")
        else:
            s.then(me, BEFORE_ROLL_STEP, ACTION_PHASE, FILL_HAND, EXCHANGE_CARD, END_TURN)


TURN: Final = Turn()


@dataclass
class EndTurn(Step):
    """Whoever has enough points at the end of the own turn wins. [goal.end-of-turn]"""

    def run(self, s: Duel, me: int) -> None:
        if s.log is not None:
            s.tell(events.TurnEnded(me, "turn.order"))
        if victory(s, me) >= s.mode.target:
            win(s, me, s.mode.rule)
        else:
            s.push(1 - me, TURN)


END_TURN: Final = EndTurn()


def win(s: Duel, me: int, rule: str) -> None:
    """The game is over at once."""
    s.winner = me
    s.tell(events.Won((me,), rule))


# --- set-up ----------------------------------------------------------------------------------------------


class KatanDuelLaw(Law):
    """How Katan – Duel begins, what it hides, who wins."""

    lone: ClassVar[tuple[str, ...]] = ("PayAny",)

    def set_up(self, s: Duel) -> None:
        """Two principalities, the stacks, the start hands. [setup.principality] [setup.start-equal]"""
        lay_principalities(s)
        lay_stacks(s)
        lay_events(s)
        start = str(s.options["start"])
        s.first = s.chance.below(2) if start == "random" else int(start) - 1
        s.turn = 0
        s.die = 0
        s.symbol = NOTHING
        s.minted = 0
        s.winner = NOBODY
        s.event = NOTHING
        s.advantage = [NOBODY, NOBODY]
        s.refresh()
        s.tell(events.Began(s.first, "setup.start-lots" if start == "random" else "setup.start"))
        both = (s.first, 1 - s.first)
        s.push(s.first, TURN)
        if s.mode.own_stacks:
            s.push(s.first, PREPARE)
        if s.mode.theme:
            s.push(s.first, Each(both, REARRANGE))
        if not s.mode.own_stacks:
            s.then(s.first, START_HAND_STEP, Each(both, PICK_UP))

    def dream(self, s: Duel, viewer: int | None, chance: Chance) -> None:
        """Deal anew all that the viewer cannot know: cards by their backs, regions, events."""
        w = s.memory.belief(s.seats if viewer is None else viewer).choose(chance)
        unseen = unseen_cards(s, w)
        for cards in unseen:
            chance.shuffle(cards)
        known = s.seen_fields(deal(s.mode.plan, w, by_pool(s, w, unseen), chance))
        s.hand = known["hand"]
        s.stacks = known["stacks"]
        s.discard = known["discard"]
        # What another player may not use yet matters only for a card that answers events; think it may be used.
        s.fresh = [fresh if seat == viewer else 0 for seat, fresh in enumerate(s.fresh)]
        for i, step in enumerate(s.steps):
            if isinstance(step, SortOut) and s.actors[i] != viewer:
                s.steps[i] = SORT_OUT  # what was chosen there is not known yet
        dream_regions(s, chance)
        dream_events(s, chance)

    def score(self, s: Duel) -> Score:
        return score_of(s)


def lay_principalities(s: Duel) -> None:
    """Two settlements with a road between them, and six regions each. [setup.goods] [tournament.goods]"""
    s.land = cells([NOTHING] * (2 * REGIONS))
    s.goods = cells([0] * (2 * REGIONS))
    s.places = cells([0] * (2 * PLACES))
    s.roads = cells([0] * (2 * COLUMNS))
    s.sites = cells([NOTHING] * (2 * SITES))
    s.under = cells([NOTHING] * (2 * SITES))
    s.cache = cells([NOTHING, NOTHING])
    s.cached = cells([0, 0])
    first = FIRST_PLACES[0]
    for seat in range(2):
        for place in FIRST_PLACES:
            s.places[seat * PLACES + place] = SETTLEMENT
        s.roads[seat * COLUMNS + first + 1] = 1
        for i in range(6):
            region = seat * REGIONS + i // 3 * COLUMNS + first + i % 3
            s.land[region] = seat * 6 + i
            gold = s.box.land_good[seat * 6 + i] == GOLD
            s.goods[region] = 0 if gold and not s.mode.own_stacks else 1
    s.supply = cells([*SHARED_STACK, len(s.mode.offered)])


def lay_stacks(s: Duel) -> None:
    """Shuffle the region stack and the cards of each back, and deal them into the stacks. [setup.stacks]"""
    regions = list(range(12, 24))
    s.chance.shuffle(regions)
    s.region_stack = regions
    s.regions_left = len(regions)
    s.stacks = []
    shuffled: dict[int, list[int]] = {}
    for stack in s.mode.stacks:
        if stack.back not in shuffled:
            cards = [card for card in s.mode.pool if s.mode.back[card] == stack.back]
            for card in s.mode.hands[stack.back] if s.mode.own_stacks else ():
                cards.remove(card)
            s.chance.shuffle(cards)
            shuffled[stack.back] = cards
        s.stacks.append(tuple(shuffled[stack.back][: stack.size]))
        shuffled[stack.back] = shuffled[stack.back][stack.size :]
    s.discard = [()] * s.mode.piles
    s.played = []
    s.hand = [(), ()]
    s.hand_backs = [0] * (2 * s.mode.backs)
    s.fresh = [0, 0]
    for seat in range(2):
        for card in s.mode.hands[seat]:
            add_to_hand(s, seat, card, True)
    s.begin_memory()


def lay_events(s: Duel) -> None:
    """The event stack; in the Duel six of its cards are drawn by lot. [setup.duel-events]"""
    lots = s.mode.lots[:]
    s.chance.shuffle(lots)
    known = [0] * len(s.box.events)
    for event in s.mode.fixed_events:
        known[event] += 1
    s.event_known = known
    build_events(s, s.mode.fixed_events + lots[: s.mode.drawn], "setup.events")


# --- imagination -----------------------------------------------------------------------------------------


def unseen_cards(s: Duel, w: World) -> list[list[int]]:
    """By back: the cards that lie neither open nor where a world has them."""
    left = [0] * len(s.box.cards)
    for card in s.mode.pool:
        left[card] += 1
    for card in visible(s):
        left[card] -= 1
    for cards in w.zones:
        for card in cards:
            if card >= 0:
                left[card] -= 1
    found: list[list[int]] = [[] for _ in range(s.mode.backs)]
    for card in range(len(left)):
        for _ in range(left[card]):
            found[s.mode.back[card]].append(card)
    return found


def by_pool(s: Duel, w: World, unseen: list[list[int]]) -> list[list[int]]:
    """The unseen cards by the pools of the plan: what hands and stacks do not need lies in discard piles."""
    first = pile_zone(s, 0)
    left: list[int] = []
    for back in range(s.mode.backs):
        needed = 0
        for zone in range(first):
            if s.mode.plan.pools[zone] == back:
                needed += w.zones[zone].count(UNKNOWN)
        spare = max(len(unseen[back]) - needed, 0)
        left += unseen[back][:spare]
        unseen[back] = unseen[back][spare:]
    pools = unseen + [[] for _ in range(s.mode.plan.decks - s.mode.backs)]
    return [*pools, left]


def visible(s: Duel) -> list[int]:
    """Cards that lie open, and belong to the stacks."""
    cards = [card for card in s.sites if card != NOTHING] + [card for card in s.under if card != NOTHING]
    for seat in range(2):
        if s.cache[seat] != NOTHING:
            cards.append(s.mode.cache_cards[seat])
    for pile in s.discard:
        cards += pile if s.open_piles else pile[-1:]
    cards += s.played
    return [card for card in cards if card not in s.mode.offered]


def dream_regions(s: Duel, chance: Chance) -> None:
    """Nobody knows the order of the region stack."""
    laid = set(s.land)
    for step in s.steps:
        laid.update(waiting_lands(step))
    left = [land for land in range(12, 24) if land not in laid]
    chance.shuffle(left)
    s.region_stack = left + [NOTHING] * (len(s.region_stack) - len(left))


def waiting_lands(step: Step) -> list[int]:
    """Region cards that are turned over and not laid yet."""
    if isinstance(step, LayLands):
        return [step.first, step.second]
    return [step.first] if isinstance(step, ChooseLand) else []


def dream_events(s: Duel, chance: Chance) -> None:
    """Nobody knows the order of the event stack, nor (in the Duel) all of its cards. Yule has its place."""
    left = []
    for event in range(len(s.event_known)):
        left += [event] * (s.event_known[event] - s.event_discard.count(event))
    size = len(s.event_stack)
    if len(left) < size:
        lots = unknown_lots(s)
        chance.shuffle(lots)
        left += lots[: size - len(left)]
    left = [event for event in left if event != s.box.yule]
    chance.shuffle(left)
    s.event_stack = left if len(left) == size else left[:3] + [s.box.yule] + left[3:]


def unknown_lots(s: Duel) -> list[int]:
    """Events that may have been drawn by lot for all that anybody knows."""
    lots = s.mode.lots[:]
    fixed = [0] * len(s.event_known)
    for event in s.mode.fixed_events:
        fixed[event] += 1
    for event in range(len(fixed)):
        for _ in range(s.event_known[event] - fixed[event]):
            lots.remove(event)
    return lots
