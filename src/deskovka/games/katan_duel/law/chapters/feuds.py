"""Feuds: the player with the strength advantage hurts the other."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from mypy_extensions import i64

from deskovka.core.rule import Reason, Rule
from deskovka.core.step import QUESTION, Decision, Move, Step
from deskovka.core.value import OWNER
from deskovka.games.katan_duel.law.chapters.event_cards import nothing
from deskovka.games.katan_duel.law.chapters.losses import (
    Bury,
    refuse_back,
    targets,
    unders,
    why_back,
    why_no_card,
    why_target,
)
from deskovka.games.katan_duel.law.chapters.troubles import strike
from deskovka.games.katan_duel.law.hands import bury_hand_cards, see_hand, show_hand
from deskovka.games.katan_duel.law.moves import Stop, Target, Under
from deskovka.games.katan_duel.law.pieces import BUILDING, BUILDINGS, NOBODY, NOTHING, PLACES
from deskovka.games.katan_duel.law.reasons.drawing import NotInTheirHand
from deskovka.games.katan_duel.law.reasons.targets import NamedAlready, NotNamed
from deskovka.games.katan_duel.law.state import Duel, card_at, gives

BUILDINGS_ONLY: Final = Rule("feud.building")
THREE: Final = Rule("feud.three")
ONCE_EACH: Final = Rule("feud.once-each")
NAMED: Final = Rule("feud.named")
IN_THAT_HAND: Final = Rule("feuds.hand")
TWO_CARDS: Final = Rule("feuds.two")


def victim_of(s: Duel) -> int:
    """Whoever faces the strength advantage; NOBODY if nobody has it."""
    return NOBODY if s.advantage[0] == NOBODY else 1 - s.advantage[0]


@dataclass
class FraternalFeuds(Step):
    """The player with the strength advantage takes two cards out of the other's hand. [card.fraternal_feuds]"""

    def run(self, s: Duel, me: int) -> None:
        victim = victim_of(s)
        if victim == NOBODY or not s.hand[victim]:
            nothing(s)
        else:
            strike(s, victim, (LOOK_INTO_HAND,))


@dataclass
class LookIntoHand(Step):
    """See the other's hand and choose two cards of it."""

    def run(self, s: Duel, me: int) -> None:
        show_hand(s, me, "card.fraternal_feuds")
        s.push(me, SORT_OUT)


LOOK_INTO_HAND: Final = LookIntoHand()


@dataclass
class SortOut(Decision):
    """Choose a card of the other's hand and its stack; the second answer moves both. [card.fraternal_feuds]"""

    card: int = field(default=NOTHING, metadata=OWNER)  # chosen before; it is still in the hand
    stack: int = field(default=NOTHING, metadata=OWNER)

    def refuse(self, s: Duel, seat: int, m: Move) -> Rule | None:
        if isinstance(m, Stop):
            return TWO_CARDS
        if not isinstance(m, Under):
            return QUESTION
        if m.card not in self.remaining(s, 1 - seat):
            return IN_THAT_HAND
        return refuse_back(s, m.card, m.stack)

    def reason(self, s: Duel, seat: int, m: Move, rule: Rule) -> Reason | None:
        if not isinstance(m, Under):
            return None
        if rule is IN_THAT_HAND:
            return NotInTheirHand(m.card, int(m.card == self.card))
        return why_back(s, m.card, m.stack, rule)

    def show(self, s: Duel, me: int) -> None:
        see_hand(s, me)

    def candidates(self, s: Duel, seat: int) -> list[Move]:
        return unders(s, self.remaining(s, 1 - seat))

    def remaining(self, s: Duel, victim: int) -> tuple[int, ...]:
        """The hand without the card that was chosen before."""
        hand = s.hand[victim]
        if self.card == NOTHING:
            return hand
        i = hand.index(self.card)
        return hand[:i] + hand[i + 1 :]

    def take(self, s: Duel, seat: int, m: Move) -> None:
        assert isinstance(m, Under)
        if self.card != NOTHING:
            bury_hand_cards(s, seat, [self.card, m.card], [self.stack, m.stack], "card.fraternal_feuds")
        elif len(s.hand[1 - seat]) == 1:
            bury_hand_cards(s, seat, [m.card], [m.stack], "card.fraternal_feuds")
        else:
            s.push(seat, SortOut(m.card, m.stack))


SORT_OUT: Final = SortOut()


@dataclass
class Feud(Step):
    """The player with the strength advantage names three buildings of the other, who gives one up. [card.feud]"""

    def run(self, s: Duel, me: int) -> None:
        victim = victim_of(s)
        if victim == NOBODY or gives(s, victim, BUILDINGS) == 0:
            nothing(s)
        else:
            strike(s, victim, (NAME_BUILDINGS,))


@dataclass
class NameBuilding(Decision):
    """Name a building of the other player, three in all; with three or fewer all are named. [card.feud]"""

    named: tuple[int, ...] = ()

    def refuse(self, s: Duel, seat: int, m: Move) -> Rule | None:
        if isinstance(m, Stop):
            return THREE
        if not isinstance(m, Target):
            return QUESTION
        if not is_building(s, 1 - seat, m.site):
            return BUILDINGS_ONLY
        return None if m.site not in self.named else ONCE_EACH

    def reason(self, s: Duel, seat: int, m: Move, rule: Rule) -> Reason | None:
        if not isinstance(m, Target):
            return None
        card = int(card_at(s, 1 - seat, m.site))
        return NamedAlready(card) if rule is ONCE_EACH else why_target(card, m.site, "building")

    def candidates(self, s: Duel, seat: int) -> list[Move]:
        return targets(s, 1 - seat)

    def count(self, s: Duel, seat: int) -> int:
        return super().count(s, seat) if gives(s, 1 - seat, BUILDINGS) > 3 and len(self.named) < 3 else 0

    def take(self, s: Duel, seat: int, m: Move) -> None:
        assert isinstance(m, Target)
        s.push(seat, NameBuilding(tuple(sorted([*self.named, m.site]))))

    def otherwise(self, s: Duel, me: int) -> None:
        named = self.named
        if not named:
            named = tuple([site for site in range(PLACES * 4) if is_building(s, 1 - me, site)])
        s.push(1 - me, GiveUpBuilding(named))


NAME_BUILDINGS: Final = NameBuilding()


def is_building(s: Duel, seat: i64, site: i64) -> bool:
    """A building on a site."""
    card = card_at(s, seat, site)
    return card != NOTHING and s.box.group[card] == BUILDING


@dataclass
class GiveUpBuilding(Decision):
    """Choose which of the named buildings goes under a stack. [card.feud]"""

    named: tuple[int, ...]

    def refuse(self, s: Duel, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Target):
            return QUESTION
        return None if m.site in self.named else NAMED

    def reason(self, s: Duel, seat: int, m: Move, rule: Rule) -> Reason | None:
        if not isinstance(m, Target):
            return None
        card = int(card_at(s, seat, m.site))
        return why_no_card(m.site) if card == NOTHING else NotNamed(card)

    def candidates(self, s: Duel, seat: int) -> list[Move]:
        return [s.box.moves.target[site] for site in self.named]

    def take(self, s: Duel, seat: int, m: Move) -> None:
        assert isinstance(m, Target)
        s.push(seat, Bury(m.site, "card.feud"))
