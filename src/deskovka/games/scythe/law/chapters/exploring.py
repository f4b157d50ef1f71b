"""After the moves: encounters, and the first visit to the Factory."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from deskovka.core.rule import Reason, Rule
from deskovka.core.step import Decision, Move, Step
from deskovka.core.worlds import NOWHERE
from deskovka.games.scythe.law import events
from deskovka.games.scythe.law.chapters.ending import SETTLE_STARS
from deskovka.games.scythe.law.chapters.gaining import GainAll, can_afford, has_parts, parts_of, pay_cost, short_of
from deskovka.games.scythe.law.chapters.improving import why_occupied
from deskovka.games.scythe.law.chapters.unasked import rule_against
from deskovka.games.scythe.law.moves import Done, Option, Part, Skip, Take
from deskovka.games.scythe.law.pieces import BUILD, FACTORY, FACTORY_FACE, MEANDER, NOTHING, Offer
from deskovka.games.scythe.law.state import Scythe, faction_of

COST: Final = Rule("encounter.cost")
TAKEN: Final = Rule("encounter.different")
OCCUPIED: Final = Rule("encounter.build")
ON_OFFER: Final = Rule("factory.offer")
CARD_MUST: Final = Rule("factory.must")
ONE_MUST: Final = Rule("encounter.one")
NO_PARTS: Final = Rule("encounter.part")


@dataclass
class Explore(Step):
    """The character meets whoever waits there, or enters the Factory. [encounter.when] [factory.first]"""

    def run(self, s: Scythe, me: int) -> None:
        place = int(s.character[me])
        if s.tokens[place] and s.encounters:
            s.tokens[place] = 0
            s.push(me, ChooseBlind(place) if s.blind else ChooseOption(draw_encounter(s, me, place), place, 0))
        elif s.box.terrain[place] == FACTORY and s.factory_card[me] == NOTHING and s.factory:
            TAKE_FACTORY.show(s, me)
            s.reveals += 1
            s.tell(events.FactorySeen(me, "factory.first"))
            s.push(me, TAKE_FACTORY)


EXPLORE: Final = Explore()


def draw_encounter(s: Scythe, seat: int, place: int) -> int:
    """The next encounter card is laid open; returns its number."""
    card = s.encounters[-1]
    s.encounters = s.encounters[:-1]
    s.met = s.met + [card]
    s.reveals += 1
    s.tell(events.Encountered(seat, card, place, "encounter.when"))
    return card


def has_build(offer: Offer) -> bool:
    """Does the option build a structure?"""
    return BUILD in offer.gain[::2]


@dataclass
class ChooseOption(Decision):
    """One option must be taken; Polania may take a second, different one. [encounter.one] [polania.meander]"""

    card: int
    place: int
    taken: int  # bits

    def refuse(self, s: Scythe, seat: int, m: Move) -> Rule | None:
        if isinstance(m, Done):
            return None if self.taken else ONE_MUST
        if not isinstance(m, (Option, Part)):
            return ONE_MUST if isinstance(m, Skip) and not self.taken else rule_against(m)
        offers = s.box.encounters[self.card]
        if m.number >= len(offers) or self.taken >> m.number & 1:
            return TAKEN
        offer = offers[m.number]
        if has_build(offer) and s.built[self.place] != NOTHING:
            return OCCUPIED
        if not can_afford(s, seat, offer.cost):
            return COST
        return NO_PARTS if isinstance(m, Part) and not has_parts(offer.gain) else None

    def reason(self, s: Scythe, seat: int, m: Move, rule: Rule) -> Reason | None:
        if rule is OCCUPIED:
            return why_occupied(s, self.place)
        if rule is COST and isinstance(m, (Option, Part)):
            return short_of(s, seat, s.box.encounters[self.card][m.number].cost)
        return None

    def candidates(self, s: Scythe, seat: int) -> list[Move]:
        return s.box.moves.option + s.box.moves.part + s.box.moves.done

    def take(self, s: Scythe, seat: int, m: Move) -> None:
        if not isinstance(m, (Option, Part)):
            return
        offer = s.box.encounters[self.card][m.number]
        s.tell(events.OptionTaken(seat, self.card, m.number, "encounter.one"))
        if faction_of(s, seat).ability == MEANDER and not self.taken:
            s.push(seat, ChooseOption(self.card, self.place, 1 << m.number))
        s.push(seat, SETTLE_STARS)
        if isinstance(m, Option):
            s.push(seat, GainAll(offer.gain, self.place, "encounter.gain"))
        else:
            s.then_all(seat, parts_of(offer.gain, self.place, "encounter.gain"))
        pay_cost(s, seat, offer.cost, "encounter.cost")


@dataclass
class ChooseBlind(Decision):
    """The card is turned after the choice; what cannot be paid is chosen anew, now openly.
    [encounter.blind] [encounter.blind-open]"""

    place: int

    def refuse(self, s: Scythe, seat: int, m: Move) -> Rule | None:
        if isinstance(m, (Option, Part)):
            return None
        return ONE_MUST if isinstance(m, (Skip, Done)) else rule_against(m)

    def candidates(self, s: Scythe, seat: int) -> list[Move]:
        return s.box.moves.option + s.box.moves.part

    def take(self, s: Scythe, seat: int, m: Move) -> None:
        choice = ChooseOption(draw_encounter(s, seat, self.place), self.place, 0)
        if isinstance(m, Part) and choice.refuse(s, seat, m) is NO_PARTS:
            m = s.box.moves.option[m.number]
        if choice.refuse(s, seat, m) is None:
            choice.take(s, seat, m)
        else:
            s.push(seat, choice)


@dataclass
class TakeFactory(Decision):
    """Which of the Factory cards? It stays for the rest of the game. [factory.offer]"""

    def refuse(self, s: Scythe, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Take):
            return CARD_MUST if isinstance(m, (Skip, Done)) else rule_against(m)
        return None if m.card in s.factory else ON_OFFER

    def show(self, s: Scythe, me: int) -> None:
        s.memory = s.memory.look(s.sides, s.zones()[s.sides], 1 << me)

    def candidates(self, s: Scythe, seat: int) -> list[Move]:
        return s.box.moves.take

    def take(self, s: Scythe, seat: int, m: Move) -> None:
        assert isinstance(m, Take)
        i = s.factory.index(m.card)
        s.factory = s.factory[:i] + s.factory[i + 1 :]
        s.memory = s.memory.lift(s.sides, NOWHERE, FACTORY_FACE + m.card)
        s.factory_card[seat] = m.card
        s.reveals += 1  # it lies open now, and the choice is final
        s.tell(events.FactoryTaken(seat, m.card, "factory.offer"))


TAKE_FACTORY: Final = TakeFactory()
