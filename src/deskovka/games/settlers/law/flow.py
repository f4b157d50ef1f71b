"""Set-up, the rounds, and imagination: what a player who does not see all must think possible."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from deskovka.core.cells import cells
from deskovka.core.chance import Chance
from deskovka.core.parts import Law, Score
from deskovka.core.step import Decision, Step
from deskovka.core.worlds import World, deal
from deskovka.games.settlers.box.decks import BASIC
from deskovka.games.settlers.law import events
from deskovka.games.settlers.law.chapters.cleanup import CLEANUP, give_back
from deskovka.games.settlers.law.chapters.lookout import LOOKOUT
from deskovka.games.settlers.law.chapters.production import PRODUCTION_PHASE
from deskovka.games.settlers.law.chapters.solo import ATTACKS_PHASE, reveal_attack
from deskovka.games.settlers.law.chapters.turn import ACT, NEXT_TURN
from deskovka.games.settlers.law.pieces import EARNED, NOBODY, ON_CLEANUP, ROUNDS, STOCK
from deskovka.games.settlers.law.scoring import remaining_goods, score_of, sources_of
from deskovka.games.settlers.law.state import Settlers
from deskovka.games.settlers.law.verbs import draw_common, draw_faction, wake
from deskovka.games.settlers.law.zones import under_zone

START_CARDS: Final = 2  # of each deck


@dataclass
class Round(Step):
    """Lookout, production, action, cleanup; alone an attack follows. [round.phases]"""

    def run(self, s: Settlers, me: int) -> None:
        s.round += 1
        for side in range(s.sides):
            s.passed[side] = 0
        if s.log is not None:
            s.tell(events.RoundBegan(s.first, s.round, "round.five"))
        last = s.round == ROUNDS
        s.push(me, END if last else ROUND)
        if s.seats == 1:
            s.push(me, ATTACKS_PHASE)
        s.push(me, LAST_CHANCE if last else CLEANUP)
        s.then(me, LOOKOUT, PRODUCTION_PHASE, ACTIONS)


ROUND: Final = Round()


@dataclass
class Actions(Step):
    """The action phase begins with the first player. [action.order]"""

    def run(self, s: Settlers, me: int) -> None:
        if s.log is not None:
            s.tell(events.PhaseBegan(2, "round.phases"))
        s.push(s.first, NEXT_TURN)


ACTIONS: Final = Actions()


@dataclass
class LastChance(Step):
    """What works at the start of Cleanup works in the last round too. [card.house-of-knowledge]"""

    def run(self, s: Settlers, me: int) -> None:
        for i in range(s.seats - 1, -1, -1):
            wake(s, (s.first + i) % s.seats, ON_CLEANUP, 1)


LAST_CHANCE: Final = LastChance()


@dataclass
class End(Step):
    """After the fifth round points are counted; there is no cleanup. [end.no-cleanup]"""

    def run(self, s: Settlers, me: int) -> None:
        give_back(s)
        s.tell(events.GameEnded("end.points"))
        tell_tie(s)


END: Final = End()


def tell_tie(s: Settlers) -> None:
    """Say what decides if several have the most points. [end.ties]"""
    points = [sum(sources_of(s, seat).values()) for seat in range(s.seats)]
    first = [seat for seat in range(s.seats) if points[seat] == max(points)]
    if s.log is None or len(first) < 2:
        return
    for by in ("goods", "cards"):
        counts = [remaining_goods(s, seat) if by == "goods" else len(s.hand[seat]) for seat in first]
        order = sorted(counts)
        if order[-1] > order[-2]:
            winner = first[counts.index(order[-1])]
            s.tell(events.TieBroken(winner, tuple(first), by, order[-1], order[-2], "end.ties"))
            return
        first = [seat for seat, count in zip(first, counts, strict=True) if count == order[-1]]
    s.tell(events.TieBroken(NOBODY, tuple(first), "shared", 0, 0, "end.ties"))


# --- set-up ----------------------------------------------------------------------------------------------


class SettlersLaw(Law):
    """How Settlers begins, what it hides, who wins."""

    lone: ClassVar[tuple[str, ...]] = ("GiveLocation",)
    leaves: ClassVar[dict[str, str]] = {"FreeActs": "Stop"}
    plans: ClassVar[bool] = True

    def next_question(self, s: Settlers, seat: int) -> Decision | None:
        """An action, unless the seat has passed."""
        return None if s.passed[seat] else ACT

    def set_up(self, s: Settlers) -> None:
        """Shuffle the decks, find the first player, draw the first hands. [setup.first] [setup.hands]"""
        box = s.box
        count = len(box.ids)
        s.goods = cells([0] * (s.sides * STOCK))
        s.earned = cells([0] * (s.sides * EARNED))
        s.used = cells([0] * count)
        s.tokens = cells([0] * count)
        s.offered = cells([0] * count)
        s.home = cells([NOBODY] * count)
        s.passed = cells([0] * s.sides)
        s.round = 0
        empty: list[tuple[int, ...]] = [()] * s.sides
        s.hand = empty[:]
        s.aside = s.empire = s.foundations = s.deals = s.routes = s.markers = empty
        s.marked_by = s.stored = s.stored_at = empty
        s.commons = cells([0] * (2 * s.sides))
        s.announced, s.discard, s.gone, s.row, s.collection = [], [], [], [], []
        s.top, s.revealed, s.called = [], [], []
        assert s.plan is not None
        s.under = [()] * (len(s.plan.kinds) - under_zone(s.seats, 0, 0))
        s.favours = cells([0] * s.sides)
        s.factions = choose_factions(s)
        s.deck = shuffled(s.chance, box.pool[0])
        s.decks = [tuple(shuffled(s.chance, cards_of(s, seat))) for seat in range(s.seats)]
        s.decks += [()] * (s.sides - s.seats)
        s.attacks = shuffled(s.chance, box.attack_pool) if s.seats == 1 else []
        start = str(s.options["start"])
        s.first = int(s.chance.below(s.seats)) if start == "random" else int(start) - 1
        for i in range(s.seats):
            seat = (s.first + i) % s.seats
            for _ in range(START_CARDS):
                draw_faction(s, seat, "setup.hands")
            for _ in range(START_CARDS):
                draw_common(s, seat, "setup.hands")
        s.begin_memory()  # of the first hands, too, everybody has seen the own one only
        if s.seats == 1:
            reveal_attack(s)
        s.push(s.first, ROUND)

    def dream(self, s: Settlers, viewer: int | None, chance: Chance) -> None:
        """Deal all cards that the viewer does not see anew; a card's back tells its deck."""
        assert s.plan is not None
        world = s.memory.belief(s.seats if viewer is None else viewer).choose(chance)
        known = seen_cards(s, world)
        pools = [shuffled(chance, [card for card in s.box.pool[0] if not known[card]])]
        for seat in range(s.seats):
            pools.append(shuffled(chance, [card for card in cards_of(s, seat) if not known[card]]))
        laid = s.seen_fields(deal(s.plan, world, pools, chance))
        s.hand, s.aside, s.foundations = laid["hand"], laid["aside"], laid["foundations"]
        s.top, s.under = laid["top"], laid["under"]
        s.deck = pools[0]
        decks: list[tuple[int, ...]] = []
        markers: list[tuple[int, ...]] = []
        for side in range(s.sides):
            count = len(s.markers[side])
            pool = pools[side + 1] if side < s.seats else []
            markers.append(tuple(pool[:count]))
            decks.append(tuple(pool[count:]))
        s.markers, s.decks = markers, decks
        s.attacks = (
            shuffled(chance, [card for card in s.box.attack_pool if not known[card]]) if s.seats == 1 else []
        )

    def score(self, s: Settlers) -> Score:
        return score_of(s)


def shuffled(chance: Chance, cards: list[int]) -> list[int]:
    """A shuffled copy."""
    found = cards[:]
    chance.shuffle(found)
    return found


def choose_factions(s: Settlers) -> list[int]:
    """Those that were wished for; the others are drawn from what is left. [setup.factions] [setup.lot]"""
    names = [faction.name for faction in s.box.factions]
    wishes = s.options["faction"]
    expansion = s.options["expansion"]
    left = [
        i for i in range(len(names)) if names[i] not in wishes and s.box.factions[i].expansion in ("", expansion)
    ]
    left = shuffled(s.chance, left)
    found = [names.index(wish) if wish in names else left.pop() for wish in wishes]
    for seat, faction in enumerate(found):
        s.tell(events.FactionChosen(seat, faction, "setup.factions" if wishes[seat] in names else "setup.lot"))
    return found


def cards_of(s: Settlers, seat: int) -> list[int]:
    """The faction deck with which a player plays. [deck.choose]"""
    deck = BASIC if s.options["expansion"] == "none" else s.options["deck"][seat]
    faction = s.factions[seat]
    return s.box.decks[f"{faction} {deck} {s.options['format']}"]


# --- imagination -----------------------------------------------------------------------------------------


def seen_cards(s: Settlers, world: World) -> list[bool]:
    """By card: does it lie open, or in a zone, so that it is in no deck?"""
    known = [False] * len(s.box.ids)
    for card in s.announced + s.discard + s.gone + s.row + s.revealed + s.called + s.collection:
        known[card] = True
    for rows in (s.empire, s.deals, s.stored, world.zones):
        for row in rows:
            for card in row:
                if card >= 0:
                    known[card] = True
    for card in world.old:
        if card >= 0:
            known[card] = True
    return known
