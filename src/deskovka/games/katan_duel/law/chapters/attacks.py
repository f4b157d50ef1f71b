"""Action cards against the other player, and how to ward them off."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from deskovka.core.rule import Reason, Rule
from deskovka.core.step import QUESTION, Decision, Move, Step, Yes
from deskovka.games.katan_duel.law import events
from deskovka.games.katan_duel.law.chapters.losses import Bury, takes, targets, why_target
from deskovka.games.katan_duel.law.chapters.taking import OPPONENT_HAS, Demand, Give, TakeGood
from deskovka.games.katan_duel.law.effects import FULL, OWN_REGION, why_there
from deskovka.games.katan_duel.law.hands import see_hand, show_hand, steal_card
from deskovka.games.katan_duel.law.moves import Region, Stop, Take, Target
from deskovka.games.katan_duel.law.needs import NO_BUILDING, NO_FIGHTER, is_target
from deskovka.games.katan_duel.law.pieces import (
    BROWN,
    BUILDING,
    DEFENCE,
    GOLD,
    NOTHING,
    PIRATES,
    SHIP,
    SITES,
    STRENGTH,
    TALLY,
)
from deskovka.games.katan_duel.law.reasons.conditions import OpponentLacks
from deskovka.games.katan_duel.law.reasons.drawing import NotInTheirHand
from deskovka.games.katan_duel.law.reasons.targets import Guarded
from deskovka.games.katan_duel.law.state import Duel, card_at, gives, good_of, room_on, stock_of, victory
from deskovka.games.katan_duel.law.verbs import gain, remove_card

TRADE_SHIP: Final = Rule("attack.ship")
SAFE: Final = Rule("card.fire_brigade")
IN_HAND: Final = Rule("attack.hand")
UNITS_AND_ACTIONS: Final = Rule("tournament.traitor")


# --- defence ---------------------------------------------------------------------------------------------


@dataclass
class Attack(Step):
    """The steps of an attack, unless the other player wards it off. [attack.defence]"""

    steps: tuple[Step, ...]
    rule: str

    def run(self, s: Duel, me: int) -> None:
        if gives(s, 1 - me, DEFENCE):
            s.push(1 - me, WardOff(self.steps, self.rule))
        else:
            s.then_all(me, self.steps)


def numbers_of(s: Duel, seat: i64, what: i64) -> i64:
    """A bit for each number of a die that some card of a principality names; equal cards name it once."""
    found: i64 = 0
    for site in range(SITES):
        card = card_at(s, seat, site)
        if card != NOTHING:
            found |= s.box.gives[card * TALLY + what]
    return found


@dataclass
class WardOff(Decision):
    """Roll once against an attack, or let it happen. [attack.decline] [attack.discarded]"""

    steps: tuple[Step, ...]
    rule: str

    def refuse(self, s: Duel, seat: int, m: Move) -> Rule | None:
        return None if isinstance(m, (Yes, Stop)) else QUESTION

    def candidates(self, s: Duel, seat: int) -> list[Move]:
        return s.box.moves.yes + s.box.moves.stop

    def take(self, s: Duel, seat: int, m: Move) -> None:
        warded: i64 = 0
        if isinstance(m, Yes):
            number = s.chance.below(6) + 1
            s.reveals += 1
            warded = numbers_of(s, seat, DEFENCE) >> number & 1
            s.tell(events.Defended(seat, number, warded, "attack.defence"))
        if not warded:
            s.then_all(1 - seat, self.steps)


# --- the attacks -----------------------------------------------------------------------------------------


@dataclass
class ShootUnit(Step):
    """The other player gives up a unit with strength. [card.archer]"""

    def run(self, s: Duel, me: int) -> None:
        s.push(1 - me, LoseFighter("card.archer"))


@dataclass
class LoseFighter(Decision):
    """Choose an own unit with strength that goes under a stack."""

    rule: str

    def refuse(self, s: Duel, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Target):
            return QUESTION
        return None if is_fighter(s, seat, m.site) else NO_FIGHTER

    def reason(self, s: Duel, seat: int, m: Move, rule: Rule) -> Reason | None:
        return why_target(int(card_at(s, seat, m.site)), m.site, "fighter") if isinstance(m, Target) else None

    def candidates(self, s: Duel, seat: int) -> list[Move]:
        return targets(s, seat)

    def take(self, s: Duel, seat: int, m: Move) -> None:
        assert isinstance(m, Target)
        s.push(seat, Bury(m.site, self.rule))


def is_fighter(s: Duel, seat: i64, site: i64) -> bool:
    """A unit with strength."""
    card = card_at(s, seat, site)
    return card != NOTHING and s.box.group[card] > BUILDING and s.box.gives[card * TALLY + STRENGTH] > 0


@dataclass
class BurnBuilding(Decision):
    """Choose a building of the other player that no fire brigade guards. [card.arsonist]"""

    def refuse(self, s: Duel, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Target):
            return QUESTION
        if is_target(s, 1 - seat, m.site):
            return None
        card = card_at(s, 1 - seat, m.site)
        return SAFE if card != NOTHING and s.box.group[card] == BUILDING else NO_BUILDING

    def reason(self, s: Duel, seat: int, m: Move, rule: Rule) -> Reason | None:
        if not isinstance(m, Target):
            return None
        card = int(card_at(s, 1 - seat, m.site))
        return Guarded(card, m.site // 4) if rule is SAFE else why_target(card, m.site, "building")

    def candidates(self, s: Duel, seat: int) -> list[Move]:
        return targets(s, 1 - seat)

    def take(self, s: Duel, seat: int, m: Move) -> None:
        assert isinstance(m, Target)
        s.push(1 - seat, Bury(m.site, "card.arsonist"))


@dataclass
class SpyOut(Step):
    """The other player shows the hand. [card.traitor]"""

    def run(self, s: Duel, me: int) -> None:
        show_hand(s, me, "card.traitor")
        s.push(me, STEAL_CARD)


@dataclass
class StealCard(Decision):
    """Take one of the other player's cards, or none. [card.traitor]"""

    def refuse(self, s: Duel, seat: int, m: Move) -> Rule | None:
        if isinstance(m, Stop):
            return None
        if not isinstance(m, Take):
            return QUESTION
        if m.card not in s.hand[1 - seat]:
            return IN_HAND
        if s.mode.own_stacks and (s.box.group[m.card] == BUILDING or s.box.colour[m.card] == BROWN):
            return UNITS_AND_ACTIONS
        return None

    def reason(self, s: Duel, seat: int, m: Move, rule: Rule) -> Reason | None:
        return NotInTheirHand(m.card, 0) if isinstance(m, Take) and rule is IN_HAND else None

    def show(self, s: Duel, me: int) -> None:
        see_hand(s, me)

    def candidates(self, s: Duel, seat: int) -> list[Move]:
        return takes(s, s.hand[1 - seat]) + s.box.moves.stop

    def take(self, s: Duel, seat: int, m: Move) -> None:
        if isinstance(m, Take):
            steal_card(s, seat, m.card, "card.traitor")


STEAL_CARD: Final = StealCard()


@dataclass
class RobGold(Step):
    """Two gold of the other player for each own pirate ship. [card.gudrun]"""

    def run(self, s: Duel, me: int) -> None:
        s.push(me, TakeGood(GOLD, 2 * gives(s, me, PIRATES), "card.gudrun"))


@dataclass
class Plunder(Step):
    """Two resources of a player who has more victory points, otherwise one. [card.voyage_of_plunder]"""

    def run(self, s: Duel, me: int) -> None:
        count = 2 if victory(s, 1 - me) > victory(s, me) else 1
        s.push(me, Demand(count, count, "card.voyage_of_plunder"))


@dataclass
class Raid(Decision):
    """Choose an own region; the other player fills it up. [card.brigands]"""

    def refuse(self, s: Duel, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Region):
            return QUESTION
        good = good_of(s, seat, m.region)
        if good == NOTHING:
            return OWN_REGION
        if room_on(s, seat, m.region) == 0:
            return FULL
        return None if stock_of(s, 1 - seat, good) > 0 else OPPONENT_HAS

    def reason(self, s: Duel, seat: int, m: Move, rule: Rule) -> Reason | None:
        if isinstance(m, Region) and rule is OPPONENT_HAS:
            return OpponentLacks(int(good_of(s, seat, m.region)))
        return why_there(s, seat, m, rule, NOTHING)

    def candidates(self, s: Duel, seat: int) -> list[Move]:
        return s.ground[seat]

    def take(self, s: Duel, seat: int, m: Move) -> None:
        assert isinstance(m, Region)
        s.push(seat, FillUp(m.region))


@dataclass
class FillUp(Step):
    """The other player gives what fits into a region."""

    region: int

    def run(self, s: Duel, me: int) -> None:
        good = good_of(s, me, self.region)
        room = room_on(s, me, self.region)
        if room > 0 and stock_of(s, 1 - me, good) > 0:
            s.push(me, self)
            s.push(me, Receive(self.region))
            s.push(1 - me, Give(good, room, "card.brigands"))


@dataclass
class Receive(Step):
    """One resource comes to this very region."""

    region: int

    def run(self, s: Duel, me: int) -> None:
        gain(s, me, self.region, 1, "card.brigands")


@dataclass
class SinkShip(Step):
    """The other player loses a trade ship of the own choice. [card.pirate_ship]"""

    def run(self, s: Duel, me: int) -> None:
        s.push(1 - me, LOSE_SHIP)


@dataclass
class LoseShip(Decision):
    """Choose an own trade ship that goes to the discard pile. [card.pirate_ship]"""

    def refuse(self, s: Duel, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Target):
            return QUESTION
        card = card_at(s, seat, m.site)
        return None if card != NOTHING and s.box.group[card] == SHIP else TRADE_SHIP

    def reason(self, s: Duel, seat: int, m: Move, rule: Rule) -> Reason | None:
        return why_target(int(card_at(s, seat, m.site)), m.site, "ship") if isinstance(m, Target) else None

    def candidates(self, s: Duel, seat: int) -> list[Move]:
        return targets(s, seat)

    def take(self, s: Duel, seat: int, m: Move) -> None:
        assert isinstance(m, Target)
        remove_card(s, seat, m.site, "card.pirate_ship")

    def otherwise(self, s: Duel, me: int) -> None:
        if s.log is not None:
            s.tell(events.NothingHappened("card.pirate_ship"))


LOSE_SHIP: Final = LoseShip()
