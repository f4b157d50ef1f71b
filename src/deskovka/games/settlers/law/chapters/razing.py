"""Razing: cards of the hand, opponents' locations, and what other cards do to locations."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from deskovka.core.cells import with_entry
from deskovka.core.rule import Reason, Rule
from deskovka.core.step import QUESTION, Move, Step
from deskovka.games.settlers.law import events, reasons
from deskovka.games.settlers.law.asking import PROTECTED, Question, refuse_field, refuse_location
from deskovka.games.settlers.law.chapters.converting import Convert, DrawRazed
from deskovka.games.settlers.law.effects import Aimed, gain
from deskovka.games.settlers.law.moves import Card, Good
from deskovka.games.settlers.law.pieces import COMMON, FROM_RAZING, NOBODY, ON_RAZE, RAZE, WOOD
from deskovka.games.settlers.law.state import (
    Settlers,
    enemy_locations,
    holder_of,
    is_common,
    owner_of,
    raze_cost,
    razed_kind,
    stock_of,
)
from deskovka.games.settlers.law.verbs import (
    About,
    add_goods,
    announce,
    discard_location,
    foundations_of,
    hide_from_hand,
    lay_foundations,
    lift_location,
    put_location,
    spend,
    take_announced,
    throw_away,
    wake,
)

WHERE: Final = Rule("raze.where")
OWN: Final = Rule("raze.own")
TOKENS: Final = Rule("raze.tokens")
ENEMY_COST: Final = Rule("raze.enemy-tokens")
PEACEFUL: Final = Rule("peaceful.raze")
OWN_LOCATION: Final = Rule("rabble.own")
OWN_COMMON: Final = Rule("card.rabble")
HAND_CARD: Final = Rule("card.sanctuary")
SPOILS: Final = Rule("card.consecrated-spoils")
IN_FIELD: Final = Rule("card.pack")


def refuse_raze(s: Settlers, seat: int, card: int) -> Rule | None:
    """A card of the hand costs one token, an opponent's location two or more. [raze.hand] [raze.enemy]"""
    if card in s.hand[seat]:
        return refuse_field(s, card) or (None if stock_of(s, seat, RAZE) else TOKENS)
    if s.peaceful and holder_of(s, card) not in (NOBODY, seat):
        return PEACEFUL
    return refuse_enemy(s, seat, card, stock_of(s, seat, RAZE))


def refuse_enemy(s: Settlers, seat: int, card: int, tokens: int) -> Rule | None:
    """May this location be razed with this number of tokens?"""
    holder = holder_of(s, card)
    if holder == NOBODY:
        return WHERE
    if holder == seat:
        return OWN
    if s.passed[holder]:
        return PROTECTED
    wrong = refuse_field(s, card)
    if wrong is not None:
        return wrong
    return None if tokens >= raze_cost(s, card, holder) else ENEMY_COST


def raze(s: Settlers, seat: int, card: int) -> None:
    """Pay the tokens, take the goods, lose or turn the card."""
    if card in s.hand[seat]:
        spend(s, seat, RAZE, 1, card, "raze.hand")
        s.then_all(seat, s.box.raze_hand[card])
        raze_hand(s, seat, card)
    else:
        spend(s, seat, RAZE, raze_cost(s, card, holder_of(s, card)), card, "raze.enemy")
        s.push(seat, GainRazed(card))
        raze_location(s, seat, card)


def raze_hand(s: Settlers, seat: int, card: int) -> None:
    """The card lies open until its goods are taken; features work."""
    announce(s, seat, card)
    if s.log is not None:
        s.tell(events.RazedFromHand(seat, card, "raze.hand"))
    wake(s, seat, ON_RAZE, razed_kind(True))


def raze_location(s: Settlers, seat: int, card: int) -> None:
    """A common location becomes foundations, its holder gets wood; others are discarded. [raze.foundations]

    [raze.japanese] [raze.japanese-wood] [solo.enemy] [ra.own]; one that was taken over leaves its foundations
    with its owner. [ra.razed]
    """
    holder = holder_of(s, card)
    owner = owner_of(s, holder, card)
    lift_location(s, holder, card)
    s.tell(events.Razed(seat, card, holder, "raze.enemy"))
    if owner >= s.seats or s.box.deck[card] != COMMON:
        throw_away(s, card)
    else:
        s.memory = s.memory.put(foundations_of(s, owner, card), card)
        lay_foundations(s, owner, card)
        s.tell(events.FoundationsLaid(owner, card, "raze.foundations"))
        add_goods(s, holder, WOOD, 1, card, "raze.foundations")
    if holder != seat:
        wake(s, seat, ON_RAZE, razed_kind(False))


@dataclass
class GainRazed(Step):
    """The goods in the raze field. [raze.goods]"""

    card: int

    def run(self, s: Settlers, me: int) -> None:
        goods = s.box.raze[self.card]
        if len(goods) == 2 and goods[0] == goods[1]:
            gain(s, me, goods[0], 2, FROM_RAZING, self.card, "raze.goods")
            return
        for good in goods:
            gain(s, me, good, 1, FROM_RAZING, self.card, "raze.goods")


@dataclass
class DiscardRazed(Step):
    """Only after its goods are taken is a card of the hand discarded. [raze.hand]"""

    card: int

    def run(self, s: Settlers, me: int) -> None:
        take_announced(s, self.card)
        throw_away(s, self.card)


# --- cards that raze -------------------------------------------------------------------------------------


class AtLocation(Aimed):
    """An action against a location of an opponent who has not passed. [pass.protects]"""

    def refuse(self, s: Settlers, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Card):
            return QUESTION
        return refuse_location(s, seat, m.card)

    def candidates(self, s: Settlers, seat: int) -> list[Move]:
        return [s.box.moves.card[card] for card in sorted(enemy_locations(s, seat))]


@dataclass
class RazeEnemy(AtLocation):
    """Raze an opponent's location, however it is protected. [card.chariot-builder]"""

    card: int

    def refuse(self, s: Settlers, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Card):
            return QUESTION
        return refuse_location(s, seat, m.card) or refuse_field(s, m.card)

    def needs(self) -> str:
        return "raze"

    def take(self, s: Settlers, seat: int, m: Move) -> None:
        assert isinstance(m, Card)
        s.push(seat, GainRazed(m.card))
        raze_location(s, seat, m.card)


@dataclass
class RazeAny(Aimed):
    """Raze from hand or an opponent at the usual price, and turn what it gives into points. [card.dark-chapel]"""

    points: int
    card: int

    def refuse(self, s: Settlers, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Card):
            return QUESTION
        if m.card in s.hand[seat]:
            return refuse_field(s, m.card) or (None if stock_of(s, seat, RAZE) else TOKENS)
        return refuse_enemy(s, seat, m.card, stock_of(s, seat, RAZE))

    def needs(self) -> str:
        return "raze-any"

    def candidates(self, s: Settlers, seat: int) -> list[Move]:
        return [s.box.moves.card[card] for card in sorted([*s.hand[seat], *enemy_locations(s, seat)])]

    def take(self, s: Settlers, seat: int, m: Move) -> None:
        assert isinstance(m, Card)
        draw, convert = DrawRazed(m.card, 0), Convert(m.card, 0, 0, self.points, self.card)
        if m.card in s.hand[seat]:
            spend(s, seat, RAZE, 1, m.card, "raze.hand")
            s.then(seat, draw, convert, DiscardRazed(m.card))
            raze_hand(s, seat, m.card)
        else:
            s.then(seat, draw, convert)
            spend(s, seat, RAZE, raze_cost(s, m.card, holder_of(s, m.card)), m.card, "raze.enemy")
            raze_location(s, seat, m.card)


@dataclass
class RazePriced(Aimed):
    """Raze an opponent's location at the usual price, then pray about its colours. [card.consecrated-spoils]"""

    then: About
    card: int

    def refuse(self, s: Settlers, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Card):
            return QUESTION
        if holder_of(s, m.card) in (NOBODY, seat):
            return SPOILS
        return refuse_enemy(s, seat, m.card, stock_of(s, seat, RAZE))

    def needs(self) -> str:
        return "raze"

    def candidates(self, s: Settlers, seat: int) -> list[Move]:
        return [s.box.moves.card[card] for card in sorted(enemy_locations(s, seat))]

    def take(self, s: Settlers, seat: int, m: Move) -> None:
        assert isinstance(m, Card)
        spend(s, seat, RAZE, raze_cost(s, m.card, holder_of(s, m.card)), self.card, "activate.pay")
        s.then(seat, GainRazed(m.card), self.then.about(int(s.box.colours[m.card]), m.card))
        raze_location(s, seat, m.card)


@dataclass
class RazeOwn(Aimed):
    """Raze an own common location: its goods, wood and foundations. [card.rabble]"""

    card: int

    def refuse(self, s: Settlers, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Card):
            return QUESTION
        if m.card not in s.empire[seat]:
            return OWN_LOCATION
        return refuse_field(s, m.card) if is_common(s, m.card) else OWN_COMMON

    def needs(self) -> str:
        return "own-common"

    def candidates(self, s: Settlers, seat: int) -> list[Move]:
        return [s.box.moves.card[card] for card in sorted(s.empire[seat])]

    def take(self, s: Settlers, seat: int, m: Move) -> None:
        assert isinstance(m, Card)
        s.push(seat, GainRazed(m.card))
        raze_location(s, seat, m.card)


@dataclass
class CopyRaze(AtLocation):
    """One of the goods in the raze field of an opponent's location, which stays. [card.pack]"""

    card: int

    def refuse(self, s: Settlers, seat: int, m: Move) -> Rule | None:
        wrong = super().refuse(s, seat, m)
        if wrong is not None or not isinstance(m, Card):
            return wrong
        return refuse_field(s, m.card)

    def needs(self) -> str:
        return "raze"

    def take(self, s: Settlers, seat: int, m: Move) -> None:
        assert isinstance(m, Card)
        goods = s.box.raze[m.card]
        if len(goods) == 1 or goods[0] == goods[1]:
            gain(s, seat, goods[0], 1, s.box.kind[self.card], self.card, "card.pack")
        else:
            s.push(seat, PickRazed(m.card, self.card))


@dataclass
class PickRazed(Question):
    """Which good of the raze field? [card.pack]"""

    target: int
    card: int

    def refuse(self, s: Settlers, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Good):
            return QUESTION
        return None if m.good in s.box.raze[self.target] else IN_FIELD

    def reason(self, s: Settlers, seat: int, m: Move, rule: Rule) -> Reason | None:
        return reasons.GoodNotAmong(s.box.raze[self.target]) if rule is IN_FIELD else None

    def candidates(self, s: Settlers, seat: int) -> list[Move]:
        return s.box.moves.good

    def take(self, s: Settlers, seat: int, m: Move) -> None:
        assert isinstance(m, Good)
        gain(s, seat, m.good, 1, s.box.kind[self.card], self.card, "card.pack")


# --- cards that remove, take over, or lay foundations ----------------------------------------------------


@dataclass
class RemoveLocation(AtLocation):
    """An opponent's location leaves the game; this is not razing. [card.engineers]"""

    card: int

    def take(self, s: Settlers, seat: int, m: Move) -> None:
        assert isinstance(m, Card)
        holder = holder_of(s, m.card)
        discard_location(s, holder, m.card)
        s.tell(events.Removed(seat, m.card, holder, "card.engineers"))


@dataclass
class TakeOver(AtLocation):
    """An opponent's location is the player's for the rest of the round. [card.temple-of-ra]"""

    card: int

    def take(self, s: Settlers, seat: int, m: Move) -> None:
        assert isinstance(m, Card)
        holder = holder_of(s, m.card)
        owner = owner_of(s, holder, m.card)
        move_location(s, m.card, holder, seat)
        s.home[m.card] = owner if owner != seat else NOBODY  # taken back, it stays
        s.tell(events.TakenOver(seat, m.card, holder, "card.temple-of-ra"))


def move_location(s: Settlers, card: int, holder: int, to: int) -> None:
    """A location changes hands with all that lies on it; the cards under a Gate stay their owner's."""
    i = s.empire[holder].index(card)
    s.empire = with_entry(s.empire, holder, s.empire[holder][:i] + s.empire[holder][i + 1 :])
    put_location(s, to, card)


@dataclass
class LayFoundation(Aimed):
    """A card of the hand becomes foundations, face down, and gives this good. [card.sanctuary]"""

    good: int
    card: int

    def refuse(self, s: Settlers, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Card):
            return QUESTION
        return None if m.card in s.hand[seat] else HAND_CARD

    def needs(self) -> str:
        return "hand"

    def candidates(self, s: Settlers, seat: int) -> list[Move]:
        return [s.box.moves.card[card] for card in s.hand[seat]]

    def take(self, s: Settlers, seat: int, m: Move) -> None:
        assert isinstance(m, Card)
        hide_from_hand(s, seat, m.card, foundations_of(s, seat, m.card))
        lay_foundations(s, seat, m.card)
        s.tell(events.FoundationsHidden(seat, s.box.deck[m.card], m.card, "card.sanctuary"))
        gain(s, seat, self.good, 1, s.box.kind[self.card], self.card, "card.sanctuary")
