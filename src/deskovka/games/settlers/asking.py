"""Questions of this game: whoever asks why an answer is refused hears what exactly is missing."""

from __future__ import annotations

from typing import Final

from deskovka.core.cells import Cells
from deskovka.core.rule import Reason, Rule
from deskovka.core.step import Decision, Move
from deskovka.games.settlers import reasons
from deskovka.games.settlers.moves import (
    Activate,
    Build,
    Card,
    Deal,
    Defend,
    Guard,
    Opponent,
    Raze,
    Send,
    Tuck,
    Visit,
)
from deskovka.games.settlers.pieces import (
    COMMON,
    COMMON_CARD,
    DEFENDED,
    FORTIFY,
    GATE,
    GOLD,
    GUARDED,
    NOBODY,
    RAZE,
    RESOURCES,
    SETTLER,
    SHRINE,
    STOCK,
)
from deskovka.games.settlers.state import Settlers, always, holder_of, raze_cost, sacrifices, stock_of

ABOUT_CARDS: Final = (Activate, Build, Card, Deal, Defend, Guard, Raze, Tuck, Visit)

# What must hold of the card that a move names.
NO_FIELD: Final = Rule("raze.field")
NO_FIELD_FACTION: Final = Rule("raze.faction")
NO_FIELD_COMMON: Final = Rule("raze.ruins")
NO_FIELD_GATE: Final = Rule("raze.gate")
NO_FIELD_SHRINE: Final = Rule("raze.shrine")
PROTECTED: Final = Rule("pass.protects")
ENEMY: Final = Rule("target.location")
TAKEN: Final = Rule("card.temple-of-ra")

IN_HANDS: Final = (
    *("action.hand", "deal.hand", "gate.hand", "card.sanctuary"),
    *("pay.hand-card", "card.desert", "desert.forced"),
)
FIELDS: Final = ("raze.field", "raze.faction", "raze.ruins", "raze.gate", "raze.shrine")
STANDING: Final = (
    *("activate.own", "build.own", "defence.own", "samurai.own", "rabble.own", "troupe.own", "copy.own"),
    "card.gate",
)
COMMONS: Final = ("defence.common", "card.rabble")
OWN_DEALS: Final = ("deal.own", "pay.own-deal")


class Question(Decision):
    """A decision that can say what is missing for an answer."""

    def reason(self, s: Settlers, seat: int, m: Move, rule: Rule) -> Reason | None:
        return because(s, seat, m, rule)


def because(s: Settlers, seat: int, m: Move, rule: Rule) -> Reason | None:
    """What is missing, where the rule and the move tell it."""
    if isinstance(m, ABOUT_CARDS):
        return because_of_card(s, seat, int(m.card), rule)
    if isinstance(m, Opponent) and rule is PROTECTED:
        return reasons.Protected(m.seat)
    if isinstance(m, Send):
        return because_of_send(s, seat, m.good, rule)
    return None


def because_of_card(s: Settlers, seat: int, card: int, rule: Rule) -> Reason | None:
    """What is wrong with this card."""
    id = rule.id
    if id in IN_HANDS:
        return reasons.NotInHand(card)
    if id in FIELDS:
        return reasons.NoRazeField(card)
    if id in STANDING:
        return reasons.NotStanding(card)
    if id in COMMONS:
        return reasons.IsFaction(card, id)
    if id in OWN_DEALS:
        return reasons.NotMyDeal(card)
    return because_of_place(s, seat, card, rule)


def because_of_place(s: Settlers, seat: int, card: int, rule: Rule) -> Reason | None:
    """What is wrong with where the card is, or with what it costs."""
    id = rule.id
    if id in ("target.location", "open.visit"):
        return reasons.NotEnemy(card, int(card in s.empire[seat]))
    if id == "pass.protects":
        return reasons.Protected(holder_of(s, card))
    if id == "card.temple-of-ra":
        return reasons.TakenBy(card, holder_of(s, card))
    if id == "ra.no-cost":
        return reasons.TakenFrom(card, int(s.home[card]))
    if id == "build.location":
        return reasons.LacksSites(card, int(s.box.sites[card]), len(sacrifices(s, seat)))
    if id == "build.cost":
        return lacking(s, seat, "build", s.box.cost, card, 1)
    if id in ("raze.tokens", "raze.enemy-tokens"):
        return raze_lacking(s, seat, card)
    return because_of_kind(s, card, id)


def because_of_kind(s: Settlers, card: int, id: str) -> Reason | None:
    """What is wrong with the kind of a card."""
    if id == "deal.faction-only" or id == "card.trade-route":
        return reasons.IsCommon(card, id)
    if id in ("samurai.faction", "card.settlers"):
        return reasons.NotMyFaction(card, id)
    if id == "activate.kind":
        return reasons.WrongKind(card, int(s.box.kind[card]))
    if id in ("card.acting-troupe", "copy.production", "copy.no-chain"):
        return reasons.WorksAlone(card, id)
    if id in ("card.spies", "card.negotiator"):
        return reasons.IsRoute(card)
    if id == "deal.enemy":
        return reasons.NotTheirDeal(card, NOBODY)
    return reasons.NotOpen(card) if id == "open.kind" else None


# --- goods -----------------------------------------------------------------------------------------------


def because_of_send(s: Settlers, seat: int, good: int, rule: Rule) -> Reason | None:
    """Why two settlers cannot be sent for this."""
    if rule.id == "send.two":
        return reasons.LacksSettlers(int(stock_of(s, seat, SETTLER)))
    return reasons.EmptyDeck(0 if good == COMMON_CARD else 1) if rule.id == "deck.empty" else None


def lacking(s: Settlers, seat: int, what: str, table: Cells, card: int, times: int) -> Reason:
    """Which goods of a row of costs are missing."""
    return lacking_of(s, seat, what, card, [int(table[card * STOCK + good]) * times for good in range(STOCK)])


def lacking_of(s: Settlers, seat: int, what: str, card: int, costs: list[int]) -> reasons.Lacks:
    """Which of these goods are missing; gold may stand for resources. [gold.wild]"""
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
