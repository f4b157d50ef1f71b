"""What cards do for their own player: relocation, second harvests, searching, festivals."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from deskovka.core.rule import Rule
from deskovka.core.step import QUESTION, Decision, Move, Step
from deskovka.games.katan_duel.chapters.attacks import takes, targets
from deskovka.games.katan_duel.chapters.expansions import FREE_SITE, ONLY_CITY
from deskovka.games.katan_duel.effects import OWN_REGION, Gain, GainAny
from deskovka.games.katan_duel.hands import fetch, look_into_pile, look_through, take_found
from deskovka.games.katan_duel.moves import At, Good, Region, Stack, Take, Target
from deskovka.games.katan_duel.needs import is_bath_with_room, pile_of, regions_by_bath
from deskovka.games.katan_duel.pieces import (
    CITY,
    GRAIN,
    HEROES,
    NOBODY,
    NOTHING,
    RED,
    REGIONS,
    SITES,
    SPOTS,
    WOOL,
)
from deskovka.games.katan_duel.state import Duel, card_at, free_site, gives, good_of, place_at, room_on, skill
from deskovka.games.katan_duel.verbs import gain, move_card, swap_cards, swap_regions

TWO_ALIKE: Final = Rule("card.relocation")
REARRANGED: Final = Rule("setup.rearrange")
ONLY_SWAP: Final = Rule("relocation.move")
OWN_CARD: Final = Rule("relocation.own")
BATH: Final = Rule("card.doctor")
IN_PILE: Final = Rule("discard.there")
IN_STACK: Final = Rule("search.there")
NOT_EMPTY: Final = Rule("stacks.empty")
OWN_STACK: Final = Rule("tournament.own-stacks")
WOOL_OR_GRAIN: Final = Rule("card.tithe_barn")


# --- relocation ------------------------------------------------------------------------------------------


@dataclass
class Relocate(Decision):
    """Choose the first of two regions, or of two expansions, that change places. [card.relocation]"""

    def refuse(self, s: Duel, seat: int, m: Move) -> Rule | None:
        if isinstance(m, Region):
            return None if good_of(s, seat, m.region) != NOTHING else OWN_REGION
        if not isinstance(m, Target):
            return QUESTION
        if card_at(s, seat, m.site) == NOTHING:
            return OWN_CARD
        return None if has_partner(s, seat, m.site) else TWO_ALIKE

    def candidates(self, s: Duel, seat: int) -> list[Move]:
        return s.ground[seat] + targets(s, seat)

    def take(self, s: Duel, seat: int, m: Move) -> None:
        if isinstance(m, Region):
            s.push(seat, SwapRegion(m.region, "card.relocation"))
        else:
            assert isinstance(m, Target)
            s.push(seat, SwapCard(m.site))


def has_partner(s: Duel, seat: i64, site: i64) -> bool:
    """Is there an expansion (or a free site) with which this one may change places?"""
    for other in range(SITES):
        if may_swap(s, seat, site, other) is None:
            return True
    for spot in range(SPOTS):
        if may_move(s, seat, site, spot) is None:
            return True
    return False


def may_move(s: Duel, seat: i64, site: i64, spot: i64) -> Rule | None:
    """To a free site of another spot, where the table allows it. [relocation.move]"""
    if s.options["relocation"] != "move":
        return ONLY_SWAP
    if free_site(s, seat, spot) == NOTHING or spot == site // 2:
        return FREE_SITE
    return None if fits_there(s, seat, card_at(s, seat, site), spot // 2) else ONLY_CITY


def may_swap(s: Duel, seat: i64, site: i64, other: i64) -> Rule | None:
    """Two expansions of different spots; red ones stay at cities. [relocation.placement]"""
    if card_at(s, seat, other) == NOTHING:
        return OWN_CARD
    if site // 2 == other // 2 or s.box.kind[card_at(s, seat, site)] == s.box.kind[card_at(s, seat, other)]:
        return TWO_ALIKE
    if not fits_there(s, seat, card_at(s, seat, site), other // 4):
        return ONLY_CITY
    return None if fits_there(s, seat, card_at(s, seat, other), site // 4) else ONLY_CITY


def fits_there(s: Duel, seat: i64, card: i64, place: i64) -> bool:
    """Red cards lie only at cities."""
    return s.box.colour[card] != RED or place_at(s, seat, place) == CITY


@dataclass
class SwapRegion(Decision):
    """Choose the region that changes places with this one."""

    region: int
    rule: str

    def refuse(self, s: Duel, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Region):
            return QUESTION
        if good_of(s, seat, m.region) == NOTHING:
            return OWN_REGION
        if m.region != self.region:
            return None
        return REARRANGED if self.rule == REARRANGED.id else TWO_ALIKE

    def candidates(self, s: Duel, seat: int) -> list[Move]:
        return s.ground[seat]

    def take(self, s: Duel, seat: int, m: Move) -> None:
        assert isinstance(m, Region)
        swap_regions(s, seat, self.region, m.region, self.rule)


@dataclass
class SwapCard(Decision):
    """Choose the expansion that changes places with this one, or its new spot."""

    site: int

    def refuse(self, s: Duel, seat: int, m: Move) -> Rule | None:
        if isinstance(m, At):
            return may_move(s, seat, self.site, m.spot)
        return may_swap(s, seat, self.site, m.site) if isinstance(m, Target) else QUESTION

    def candidates(self, s: Duel, seat: int) -> list[Move]:
        return s.box.moves.spot + targets(s, seat)

    def take(self, s: Duel, seat: int, m: Move) -> None:
        if isinstance(m, At):
            move_card(s, seat, self.site, free_site(s, seat, m.spot), "relocation.move")
        else:
            assert isinstance(m, Target)
            swap_cards(s, seat, self.site, m.site, "card.relocation")


# --- more resources --------------------------------------------------------------------------------------


@dataclass
class ProduceAgain(Step):
    """Own regions with this turn's number produce once more, without boosters. [card.benjamin]"""

    def run(self, s: Duel, me: int) -> None:
        for region in s.regions[me]:
            land = s.land[me * REGIONS + region]
            if s.box.land_number[land] == s.die:
                gain(s, me, region, 1, "card.benjamin")


@dataclass
class Treat(Decision):
    """Choose a bath house; regions beside it get a resource each. [card.doctor]"""

    def refuse(self, s: Duel, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Target):
            return QUESTION
        return None if is_bath_with_room(s, seat, m.site) else BATH

    def candidates(self, s: Duel, seat: int) -> list[Move]:
        return targets(s, seat)

    def take(self, s: Duel, seat: int, m: Move) -> None:
        assert isinstance(m, Target)
        for region in regions_by_bath(s, m.site):
            if room_on(s, seat, region) > 0:
                gain(s, seat, region, 1, "card.doctor")


@dataclass
class Celebrate(Step):
    """Two resources for the player with more skill points. [card.fairgrounds]"""

    def run(self, s: Duel, me: int) -> None:
        if skill(s, me) > skill(s, 1 - me):
            s.push(me, GainAny(2, "card.fairgrounds"))


@dataclass
class Tithe(Decision):
    """Choose wool or grain: one for each own hero. [card.tithe_barn]"""

    def refuse(self, s: Duel, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Good):
            return QUESTION
        return None if m.good in (GRAIN, WOOL) else WOOL_OR_GRAIN

    def candidates(self, s: Duel, seat: int) -> list[Move]:
        return s.box.moves.good

    def count(self, s: Duel, seat: int) -> int:
        return super().count(s, seat) if gives(s, seat, HEROES) else 0

    def take(self, s: Duel, seat: int, m: Move) -> None:
        assert isinstance(m, Good)
        s.push(seat, Gain(m.good, gives(s, seat, HEROES), "card.tithe_barn"))

    def otherwise(self, s: Duel, me: int) -> None:
        """Without a hero it gives nothing. [card.tithe_barn]"""


# --- searching -------------------------------------------------------------------------------------------


@dataclass
class SearchPile(Step):
    """Look through a discard pile and take a card of it. [discard.search]"""

    other: bool
    rule: str

    def run(self, s: Duel, me: int) -> None:
        look_into_pile(s, me, pile_of(s, me, self.other))
        s.push(me, FetchCard(self.other, self.rule))


@dataclass
class FetchCard(Decision):
    """Take a card from a discard pile to the hand; it may be used at once. [discard.search]"""

    other: bool
    rule: str

    def refuse(self, s: Duel, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Take):
            return QUESTION
        return None if m.card in s.discard[pile_of(s, seat, self.other)] else IN_PILE

    def candidates(self, s: Duel, seat: int) -> list[Move]:
        return takes(s, s.discard[pile_of(s, seat, self.other)])

    def take(self, s: Duel, seat: int, m: Move) -> None:
        assert isinstance(m, Take)
        fetch(s, seat, pile_of(s, seat, self.other), m.card, self.rule)


@dataclass
class SearchStack(Decision):
    """Choose a stack to look through, free of charge; the card found may be used at once. [card.library]"""

    rule: str

    def refuse(self, s: Duel, seat: int, m: Move) -> Rule | None:
        return refuse_stack(s, seat, m.stack) if isinstance(m, Stack) else QUESTION

    def candidates(self, s: Duel, seat: int) -> list[Move]:
        return s.box.moves.stack

    def take(self, s: Duel, seat: int, m: Move) -> None:
        assert isinstance(m, Stack)
        look_through(s, seat, m.stack, self.rule)
        s.push(seat, TakeFound(m.stack, True, self.rule))

    def otherwise(self, s: Duel, me: int) -> None:
        """All stacks are empty: there is nothing to find. [stacks.empty]"""


def refuse_stack(s: Duel, seat: i64, stack: i64) -> Rule | None:
    """A stack of this game, not another player's own, with a card in it."""
    if stack >= len(s.stacks):
        return QUESTION
    if s.mode.stacks[stack].owner not in (NOBODY, seat):
        return OWN_STACK
    return None if s.stacks[stack] else NOT_EMPTY


@dataclass
class TakeFound(Decision):
    """Take one card of a stack that was looked through; the order of the others stays. [search.order]"""

    stack: int
    at_once: bool
    rule: str

    def refuse(self, s: Duel, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Take):
            return QUESTION
        return None if m.card in s.stacks[self.stack] else IN_STACK

    def candidates(self, s: Duel, seat: int) -> list[Move]:
        return takes(s, s.stacks[self.stack])

    def take(self, s: Duel, seat: int, m: Move) -> None:
        assert isinstance(m, Take)
        take_found(s, seat, self.stack, m.card, self.at_once, self.rule)
