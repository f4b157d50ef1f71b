"""Action cards against the other player, and how to ward them off."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from deskovka.core.rule import Rule
from deskovka.core.step import QUESTION, Decision, Move, Step, Yes
from deskovka.games.katan_duel import events
from deskovka.games.katan_duel.chapters.taking import OPPONENT_HAS, Demand, Give, TakeGood
from deskovka.games.katan_duel.effects import OWN_REGION, GainAny, regions_of
from deskovka.games.katan_duel.hands import show_hand, steal_card
from deskovka.games.katan_duel.moves import Region, Stack, Stop, Take, Target
from deskovka.games.katan_duel.needs import is_target
from deskovka.games.katan_duel.pieces import (
    BROWN,
    BUILDING,
    CONSOLERS,
    DEFENCE,
    GOLD,
    NOTHING,
    PIRATES,
    SHIP,
    SITES,
    STACKS,
    STRENGTH,
    TALLY,
)
from deskovka.games.katan_duel.state import (
    Duel,
    card_at,
    gives,
    good_of,
    room_on,
    stock_of,
    victory,
)
from deskovka.games.katan_duel.verbs import bury_card, gain, is_offered, remove_card

NO_ROOM: Final = Rule("goods.capacity")
THAT_CARD: Final = Rule("attack.target")
SAFE: Final = Rule("card.fire_brigade")
SAME_BACK: Final = Rule("stacks.same-back")
IN_HAND: Final = Rule("attack.hand")
UNITS_AND_ACTIONS: Final = Rule("tournament.traitor")


def targets(s: Duel, seat: i64) -> list[Move]:
    """All cards on sites of a principality; centre cards are never targets. [centre.safe]"""
    found: list[Move] = []
    for site in range(SITES):
        if card_at(s, seat, site) != NOTHING:
            found.append(s.box.moves.target[site])
    return found


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


# --- losing a card ---------------------------------------------------------------------------------------


@dataclass
class Bury(Step):
    """An own card on a site goes under a stack with its back. [attack.under-stack]"""

    site: int
    rule: str

    def run(self, s: Duel, me: int) -> None:
        card = card_at(s, me, self.site)
        if is_offered(s, card):
            remove_card(s, me, self.site, "attack.face-up")
            console(s, me)
            return
        stacks = stacks_with_back(s, s.mode.back[card])
        if len(stacks) == 1:
            bury_card(s, me, self.site, stacks[0], self.rule)
            console(s, me)
        else:
            s.push(me, BuryUnder(self.site, self.rule))


def stacks_with_back(s: Duel, back: i64) -> list[int]:
    """The stacks under which a card with this back may go; empty ones count."""
    return s.mode.with_back[back]


@dataclass
class BuryUnder(Decision):
    """Choose the stack under which an own card goes. [stacks.same-back]"""

    site: int
    rule: str

    def refuse(self, s: Duel, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Stack):
            return QUESTION
        back = s.mode.back[card_at(s, seat, self.site)]
        return None if m.stack in stacks_with_back(s, back) else SAME_BACK

    def candidates(self, s: Duel, seat: int) -> list[Move]:
        return s.box.moves.stack

    def take(self, s: Duel, seat: int, m: Move) -> None:
        assert isinstance(m, Stack)
        bury_card(s, seat, self.site, m.stack, self.rule)
        console(s, seat)


def console(s: Duel, seat: int) -> None:
    """A resource for an expansion lost to an action card or an event. [card.irmgard]"""
    if gives(s, seat, CONSOLERS):
        s.push(seat, GainAny(1, "card.irmgard"))


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
        return None if is_fighter(s, seat, m.site) else THAT_CARD

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
        return SAFE if card != NOTHING and s.box.group[card] == BUILDING else THAT_CARD

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

    def candidates(self, s: Duel, seat: int) -> list[Move]:
        return takes(s, s.hand[1 - seat]) + s.box.moves.stop

    def take(self, s: Duel, seat: int, m: Move) -> None:
        if isinstance(m, Take):
            steal_card(s, seat, m.card, "card.traitor")


STEAL_CARD: Final = StealCard()


def takes(s: Duel, cards: tuple[int, ...]) -> list[Move]:
    """Moves that take one of these cards, each kind once."""
    return [s.box.moves.take[card] for card in sorted(set(cards))]


def unders(s: Duel, cards: tuple[int, ...]) -> list[Move]:
    """Moves that put one of these cards under a stack with its back."""
    found: list[Move] = []
    for card in sorted(set(cards)):
        for stack in stacks_with_back(s, s.mode.back[card]):
            found.append(s.box.moves.under[card * STACKS + stack])
    return found


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
            return NO_ROOM
        return None if stock_of(s, 1 - seat, good) > 0 else OPPONENT_HAS

    def candidates(self, s: Duel, seat: int) -> list[Move]:
        return regions_of(s, seat)

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
        return None if card != NOTHING and s.box.group[card] == SHIP else THAT_CARD

    def candidates(self, s: Duel, seat: int) -> list[Move]:
        return targets(s, seat)

    def take(self, s: Duel, seat: int, m: Move) -> None:
        assert isinstance(m, Target)
        remove_card(s, seat, m.site, "card.pirate_ship")

    def otherwise(self, s: Duel, me: int) -> None:
        if s.log is not None:
            s.tell(events.NothingHappened("card.pirate_ship"))


LOSE_SHIP: Final = LoseShip()
