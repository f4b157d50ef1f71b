"""Events that hurt: feuds, riots and the plague, and what keeps them away."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from mypy_extensions import i64

from deskovka.core.rule import Rule
from deskovka.core.step import QUESTION, Decision, Move, Step
from deskovka.core.value import OWNER
from deskovka.games.katan_duel import events
from deskovka.games.katan_duel.chapters.action_phase import IN_HAND
from deskovka.games.katan_duel.chapters.attacks import (
    SAME_BACK,
    THAT_CARD,
    Bury,
    numbers_of,
    stacks_with_back,
    targets,
    unders,
)
from deskovka.games.katan_duel.chapters.event_cards import nothing
from deskovka.games.katan_duel.effects import GainAny, PayGoods
from deskovka.games.katan_duel.hands import bury_hand_cards, finish_card, play_card, show_hand, throw_away
from deskovka.games.katan_duel.moves import Pay, Play, Stop, Target, Under
from deskovka.games.katan_duel.pieces import (
    AGAINST_EVENT,
    BUILDING,
    BUILDINGS,
    CITY,
    COLUMNS,
    COMMERCE,
    GOLD,
    NOBODY,
    NOTHING,
    PEACE,
    PHARMACIES,
    PLACES,
    STRENGTH,
    TALLY,
    TAXED,
)
from deskovka.games.katan_duel.state import (
    Duel,
    card_at,
    gives,
    goods_on,
    has_in_city,
    place_at,
    stock_of,
    usable,
)
from deskovka.games.katan_duel.verbs import lose

NEXT_TURN: Final = Rule("draw.next-turn")
CANNOT_AVERT: Final = Rule("card.sebastian")
PAID_ALL: Final = Rule("card.riots")
NAMED: Final = Rule("card.feud")
IN_THAT_HAND: Final = Rule("attack.hand")


# --- feuds -----------------------------------------------------------------------------------------------


def victim_of(s: Duel) -> int:
    """Whoever faces the strength advantage; NOBODY if nobody has it."""
    return NOBODY if s.advantage[0] == NOBODY else 1 - s.advantage[0]


@dataclass
class Avert(Decision):
    """Keep an event away from oneself with an action card, or let it come. [card.sebastian]"""

    steps: tuple[Step, ...]  # of the other player, if it comes

    def refuse(self, s: Duel, seat: int, m: Move) -> Rule | None:
        return None if isinstance(m, Stop) else refuse_averting(s, seat, m)

    def candidates(self, s: Duel, seat: int) -> list[Move]:
        return averting(s, seat) + s.box.moves.stop

    def take(self, s: Duel, seat: int, m: Move) -> None:
        if isinstance(m, Play):
            avert(s, seat, m.card)
        else:
            s.then_all(1 - seat, self.steps)


def refuse_averting(s: Duel, seat: int, m: Move) -> Rule | None:
    """A card for this moment, in hand since before the other's turn."""
    if not isinstance(m, Play):
        return QUESTION
    if m.card not in usable(s, seat):
        return NEXT_TURN if m.card in s.hand[seat] else IN_HAND
    return None if s.box.when[m.card] == AGAINST_EVENT else CANNOT_AVERT


def averting(s: Duel, seat: int) -> list[Move]:
    """Cards in hand that keep events away."""
    cards = [card for card in usable(s, seat) if s.box.when[card] == AGAINST_EVENT]
    return [s.box.moves.play[card] for card in sorted(set(cards))]


def avert(s: Duel, seat: int, card: int) -> None:
    """The card is played, and the event passes this player by."""
    play_card(s, seat, card, s.box.rule_ids[card])
    s.tell(events.EventAverted(seat, s.event, s.box.rule_ids[card]))
    throw_away(s, seat, finish_card(s))


def strike(s: Duel, victim: int, steps: tuple[Step, ...]) -> None:
    """The event comes, unless cards of this game can keep it away and the victim has and plays one."""
    if s.mode.averting:
        s.push(victim, Avert(steps))
    else:
        s.then_all(1 - victim, steps)


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
        if not isinstance(m, Under):
            return QUESTION
        if m.card not in self.left(s, 1 - seat):
            return IN_THAT_HAND
        return None if m.stack in stacks_with_back(s, s.mode.back[m.card]) else SAME_BACK

    def candidates(self, s: Duel, seat: int) -> list[Move]:
        return unders(s, self.left(s, 1 - seat))

    def left(self, s: Duel, victim: int) -> tuple[int, ...]:
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
        if not isinstance(m, Target):
            return QUESTION
        if not is_building(s, 1 - seat, m.site):
            return THAT_CARD
        return None if m.site not in self.named else NAMED

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

    def candidates(self, s: Duel, seat: int) -> list[Move]:
        return [s.box.moves.target[site] for site in self.named]

    def take(self, s: Duel, seat: int, m: Move) -> None:
        assert isinstance(m, Target)
        s.push(seat, Bury(m.site, "card.feud"))


# --- riots -----------------------------------------------------------------------------------------------


@dataclass
class Riot(Step):
    """Pay gold for the own units, or lose one; a chapel may keep the peace. [card.riots]"""

    def run(self, s: Duel, me: int) -> None:
        units = gives(s, me, TAXED)
        if units == 0:
            return
        if numbers_of(s, me, PEACE) >> s.die & 1:
            s.tell(events.EventAverted(me, s.event, "card.chapel"))
            return
        s.push(me, CalmRiot(1 if units < 3 else 2))


@dataclass
class CalmRiot(Decision):
    """Pay, give up a unit, or keep the riots away with an action card. [card.riots]"""

    price: int

    def refuse(self, s: Duel, seat: int, m: Move) -> Rule | None:
        if isinstance(m, Pay):
            return None if stock_of(s, seat, GOLD) >= self.price else PAID_ALL
        if isinstance(m, Target):
            return None if is_taxed(s, seat, m.site) else THAT_CARD
        return refuse_averting(s, seat, m)

    def candidates(self, s: Duel, seat: int) -> list[Move]:
        return averting(s, seat) + targets(s, seat) + s.box.moves.pay

    def take(self, s: Duel, seat: int, m: Move) -> None:
        if isinstance(m, Play):
            avert(s, seat, m.card)
        elif isinstance(m, Target):
            s.push(seat, Bury(m.site, "card.riots"))
        else:
            s.push(seat, PayGoods(GOLD, self.price, "card.riots"))


def is_taxed(s: Duel, seat: i64, site: i64) -> bool:
    """A unit with strength or commerce."""
    card = card_at(s, seat, site)
    if card == NOTHING or s.box.group[card] <= BUILDING:
        return False
    return s.box.gives[card * TALLY + STRENGTH] + s.box.gives[card * TALLY + COMMERCE] > 0


# --- plague ----------------------------------------------------------------------------------------------


@dataclass
class Plague(Step):
    """Every region beside a city loses one; bath houses protect, pharmacies help. [card.plague]"""

    def run(self, s: Duel, me: int) -> None:
        for seat in (1 - me, me):
            sicken(s, seat)
            helped = gives(s, seat, PHARMACIES)
            if helped:
                s.push(seat, GainAny(helped, "card.pharmacy"))


def sicken(s: Duel, seat: i64) -> None:
    """The regions of one player, each at most once."""
    for region in s.regions[seat]:
        if goods_on(s, seat, region) > 0 and is_sick(s, seat, region % COLUMNS):
            lose(s, seat, region, 1, "card.plague")


def is_sick(s: Duel, seat: i64, column: i64) -> bool:
    """A column beside a city, and no city with a bath house beside it. [card.bath_house]"""
    sick = False
    for place in range(max(column - 1, 0), min(column, PLACES - 1) + 1):
        if place_at(s, seat, place) == CITY:
            if has_in_city(s, seat, place, s.box.bath):
                return False
            sick = True
    return sick
