"""Questions of this game: whoever asks why an answer is refused hears what exactly is missing."""

from __future__ import annotations

from typing import Final

from deskovka.core.cells import Cells
from deskovka.core.rule import Reason, Rule
from deskovka.core.step import Decision, Move
from deskovka.games.settlers.law import reasons
from deskovka.games.settlers.law.pieces import (
    COMMON,
    DEFENDED,
    FORTIFY,
    GATE,
    GOLD,
    GUARDED,
    NOBODY,
    RAZE,
    RESOURCES,
    SHRINE,
    STOCK,
)
from deskovka.games.settlers.law.state import Settlers, always, holder_of, raze_cost, sacrifices, stock_of

# What must hold of the card that a move names.
NO_FIELD: Final = Rule("raze.field")
NO_FIELD_FACTION: Final = Rule("raze.faction")
NO_FIELD_COMMON: Final = Rule("raze.ruins")
NO_FIELD_GATE: Final = Rule("raze.gate")
NO_FIELD_SHRINE: Final = Rule("raze.shrine")
NO_FIELDS: Final = (NO_FIELD, NO_FIELD_FACTION, NO_FIELD_COMMON, NO_FIELD_GATE, NO_FIELD_SHRINE)
PROTECTED: Final = Rule("pass.protects")
ENEMY: Final = Rule("target.location")
TAKEN: Final = Rule("card.temple-of-ra")


class Question(Decision):
    """A decision that can say what is missing for an answer."""

    def reason(self, s: Settlers, seat: int, m: Move, rule: Rule) -> Reason | None:
        return because(s, seat, m, rule)


def because(s: Settlers, seat: int, m: Move, rule: Rule) -> Reason | None:
    """What is missing, where the rule and the move tell it."""
    # It knows the rules of all chapters, and they know this file.
    from deskovka.games.settlers.law import explaining

    return explaining.because(s, seat, m, rule)


# --- goods -----------------------------------------------------------------------------------------------


def lacking(s: Settlers, seat: int, what: str, table: Cells, card: int, times: int) -> Reason:
    """Which goods of a row of costs are missing."""
    return lacking_of(s, seat, what, card, [int(table[card * STOCK + good]) * times for good in range(STOCK)])


def build_lacking(s: Settlers, seat: int, card: int) -> reasons.Lacks:
    """What of the whole cost of a card is missing: goods and locations. [build.cost] [build.location]"""
    costs = [int(s.box.cost[card * STOCK + good]) for good in range(STOCK)]
    return lacking_of(s, seat, "build", card, costs, int(s.box.sites[card]), len(sacrifices(s, seat)))


def lacking_of(
    s: Settlers, seat: int, what: str, card: int, costs: list[int], sites: int = 0, given: int = 0
) -> reasons.Lacks:
    """Which of these goods, and of locations, are missing; gold may stand for resources. [gold.wild]"""
    has = [int(stock_of(s, seat, good)) for good in range(STOCK)]
    lacks = [max(costs[good] - has[good], 0) for good in range(STOCK)]
    spare = max(has[GOLD] - costs[GOLD], 0)
    wilds = GOLD if sum(costs[:RESOURCES]) else STOCK
    wanted = [good for good in range(STOCK) if costs[good] or good == wilds]
    return reasons.Lacks(
        what,
        card,
        pairs([(good, lacks[good]) for good in range(STOCK) if lacks[good]]),
        pairs([(good, costs[good]) for good in range(STOCK) if costs[good]]),
        pairs([(good, has[good]) for good in wanted if has[good]]),
        min(spare, sum(lacks[:RESOURCES])),
        sites,
        given,
    )


def pairs(goods: list[tuple[int, int]]) -> tuple[int, ...]:
    """Good, amount, good, amount …"""
    return tuple([number for good in goods for number in good])


def raze_lacking(s: Settlers, seat: int, card: int) -> reasons.LacksRaze:
    """How many raze tokens razing this card costs, and why. [raze.enemy]"""
    have, holder = int(stock_of(s, seat, RAZE)), holder_of(s, card)
    if holder == NOBODY:
        return reasons.LacksRaze(card, 1, have, 0, 0, 0)
    fortified = int(always(s, holder, FORTIFY)) if s.box.deck[card] == COMMON else 0
    tokens = int(s.tokens[card])
    return reasons.LacksRaze(
        card,
        int(raze_cost(s, card, holder)),
        have,
        int(bool(tokens & DEFENDED)),
        int(bool(tokens & GUARDED)),
        fortified,
    )


# --- rules that depend on the card -----------------------------------------------------------------------


def refuse_field(s: Settlers, card: int) -> Rule | None:
    """A card can be razed if it has a raze field; the book says of some cards themselves that they have none."""
    box = s.box
    if box.raze[card]:
        return None
    if box.always[card] == GATE:
        return NO_FIELD_GATE
    if box.always[card] == SHRINE:
        return NO_FIELD_SHRINE
    if box.deck[card] == COMMON:
        return NO_FIELD_COMMON if not box.colours[card] else NO_FIELD
    return NO_FIELD if box.factions[box.deck[card] - 1].samurai else NO_FIELD_FACTION


def refuse_location(s: Settlers, seat: int, card: int) -> Rule | None:
    """Actions against locations need one of an opponent who has not passed. [target.location] [pass.protects]"""
    holder = holder_of(s, card)
    if holder in (NOBODY, seat):
        return ENEMY
    return PROTECTED if s.passed[holder] else None
