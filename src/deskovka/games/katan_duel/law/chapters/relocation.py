"""Relocation, and rearranging regions before the first turn: two things change places."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from deskovka.core.rule import Reason, Rule
from deskovka.core.step import QUESTION, Decision, Move
from deskovka.games.katan_duel.law.chapters.expansions import FREE_SITE, OWN_PLACE
from deskovka.games.katan_duel.law.chapters.losses import targets, why_no_card
from deskovka.games.katan_duel.law.effects import OWN_REGION
from deskovka.games.katan_duel.law.moves import At, Region, Target
from deskovka.games.katan_duel.law.pieces import CITY, NO_PLACE, NOTHING, RED, SITES, SPOTS
from deskovka.games.katan_duel.law.reasons.building import AtSettlement, NoPlaceThere, SpotTaken
from deskovka.games.katan_duel.law.reasons.goods import NoRegionThere
from deskovka.games.katan_duel.law.reasons.targets import NoPartner, Unchanged
from deskovka.games.katan_duel.law.state import Duel, card_at, free_site, good_of, place_at
from deskovka.games.katan_duel.law.verbs import move_card, swap_cards, swap_regions

TWO_REGIONS: Final = Rule("relocation.two")
ALIKE: Final = Rule("relocation.alike")
SWAPS: Final = Rule("rearrange.swaps")
CHANGE: Final = Rule("relocation.change")
PARTNER: Final = Rule("relocation.partner")
PLACEMENT: Final = Rule("relocation.placement")
ONLY_SWAP: Final = Rule("relocation.move")
OWN_CARD: Final = Rule("relocation.own")


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
        return refuse_first(s, seat, m.site)

    def reason(self, s: Duel, seat: int, m: Move, rule: Rule) -> Reason | None:
        if isinstance(m, Region):
            return NoRegionThere(m.region)
        if not isinstance(m, Target):
            return None
        if rule is OWN_CARD:
            return why_no_card(m.site)
        for other in range(SITES):
            if other != m.site and rule is not PARTNER and may_swap(s, seat, m.site, other) is rule:
                return why_swap(s, seat, m.site, other, rule)
        return NoPartner(int(card_at(s, seat, m.site)))

    def candidates(self, s: Duel, seat: int) -> list[Move]:
        return s.ground[seat] + targets(s, seat)

    def take(self, s: Duel, seat: int, m: Move) -> None:
        if isinstance(m, Region):
            s.push(seat, SwapRegion(m.region, "card.relocation"))
        else:
            assert isinstance(m, Target)
            s.push(seat, SwapCard(m.site))


def refuse_first(s: Duel, seat: i64, site: i64) -> Rule | None:
    """There is an expansion (or a free site) with which this one may change places; if not, the best reason."""
    found: Rule | None = PARTNER
    for other in range(SITES):
        rule = may_swap(s, seat, site, other) if other != site else OWN_CARD
        if rule is None:
            return None
        if rule is PLACEMENT or (rule is CHANGE and found is PARTNER):
            found = rule
    for spot in range(SPOTS):
        if may_move(s, seat, site, spot) is None:
            return None
    return found


def may_move(s: Duel, seat: i64, site: i64, spot: i64) -> Rule | None:
    """To a free site of another spot, where the table allows it. [relocation.move]"""
    if s.options["relocation"] != "move":
        return ONLY_SWAP
    if place_at(s, seat, spot // 2) == NO_PLACE:
        return OWN_PLACE
    if spot == site // 2:
        return CHANGE
    if not fits_there(s, seat, card_at(s, seat, site), spot // 2):
        return PLACEMENT
    return None if free_site(s, seat, spot) != NOTHING else FREE_SITE


def may_swap(s: Duel, seat: i64, site: i64, other: i64) -> Rule | None:
    """Two expansions of different spots; red ones stay at cities. [relocation.placement]"""
    if card_at(s, seat, other) == NOTHING:
        return OWN_CARD
    if site // 2 == other // 2 or s.box.kind[card_at(s, seat, site)] == s.box.kind[card_at(s, seat, other)]:
        return CHANGE
    if not fits_there(s, seat, card_at(s, seat, site), other // 4):
        return PLACEMENT
    return None if fits_there(s, seat, card_at(s, seat, other), site // 4) else PLACEMENT


def fits_there(s: Duel, seat: i64, card: i64, place: i64) -> bool:
    """Red cards lie only at cities."""
    return s.box.colour[card] != RED or place_at(s, seat, place) == CITY


@dataclass
class SwapRegion(Decision):
    """Choose the region that changes places with this one."""

    region: int
    rule: str

    def refuse(self, s: Duel, seat: int, m: Move) -> Rule | None:
        if isinstance(m, Target) and self.rule == "card.relocation":
            return ALIKE
        if not isinstance(m, Region):
            return QUESTION
        if good_of(s, seat, m.region) == NOTHING:
            return OWN_REGION
        if m.region != self.region:
            return None
        return TWO_REGIONS if self.rule == "card.relocation" else SWAPS

    def reason(self, s: Duel, seat: int, m: Move, rule: Rule) -> Reason | None:
        return NoRegionThere(m.region) if isinstance(m, Region) and rule is OWN_REGION else None

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
        if isinstance(m, Region):
            return ALIKE
        return may_swap(s, seat, self.site, m.site) if isinstance(m, Target) else QUESTION

    def reason(self, s: Duel, seat: int, m: Move, rule: Rule) -> Reason | None:
        if isinstance(m, At):
            card = int(card_at(s, seat, self.site))
            return None if rule is ONLY_SWAP else why_move(card, m.spot, rule)
        return why_swap(s, seat, self.site, m.site, rule) if isinstance(m, Target) else None

    def candidates(self, s: Duel, seat: int) -> list[Move]:
        return s.box.moves.spot + targets(s, seat)

    def take(self, s: Duel, seat: int, m: Move) -> None:
        if isinstance(m, At):
            move_card(s, seat, self.site, free_site(s, seat, m.spot), "relocation.move")
        else:
            assert isinstance(m, Target)
            swap_cards(s, seat, self.site, m.site, "card.relocation")


def why_swap(s: Duel, seat: int, site: int, other: int, rule: Rule) -> Reason:
    """Why two cards cannot change places."""
    card = int(card_at(s, seat, site))
    if rule is OWN_CARD:
        return why_no_card(other)
    if rule is CHANGE:
        return Unchanged(card, "spot" if site // 2 == other // 2 else "kind")
    if not fits_there(s, seat, card, other // 4):
        return AtSettlement(card, other // 4)
    return AtSettlement(int(card_at(s, seat, other)), site // 4)


def why_move(card: int, spot: int, rule: Rule) -> Reason:
    """Why a card cannot go to this spot."""
    if rule is OWN_PLACE:
        return NoPlaceThere(spot // 2)
    if rule is CHANGE:
        return Unchanged(card, "spot")
    return AtSettlement(card, spot // 2) if rule is PLACEMENT else SpotTaken(spot)
