"""Several locations work at the same moment: their owner chooses the order where it matters."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from deskovka.core.rule import Reason, Rule
from deskovka.core.step import QUESTION, Move, Step
from deskovka.games.settlers.law import reasons
from deskovka.games.settlers.law.asking import Question
from deskovka.games.settlers.law.chapters.counting import MATCH, Prayer
from deskovka.games.settlers.law.chapters.favour import GainTrios
from deskovka.games.settlers.law.chapters.praying import Pray, PrayAbout, uses_stored
from deskovka.games.settlers.law.chapters.storing import MayPay, StoreRevealed, StoreTop, cards_under
from deskovka.games.settlers.law.effects import (
    TOKENS,
    Gain,
    GainAny,
    GainOne,
    GainPer,
    ProduceAgain,
    copies,
    count_of,
)
from deskovka.games.settlers.law.moves import Bonus, Card, InOrder
from deskovka.games.settlers.law.pieces import (
    ALL_FAVOURS,
    CARD,
    COLOURS,
    COMMON_CARD,
    FAVOUR,
    MATCHING,
    NOTHING,
    ON_PRAYED,
    ON_REVEAL,
    PRODUCTION,
    TECHNOLOGY,
)
from deskovka.games.settlers.law.state import Settlers, count_trios, stock_of
from deskovka.games.settlers.law.verbs import About

ORDER: Final = Rule("effects.order")

# What an effect may look at, as bits; what it may change, as the same bits GIVES higher.
FAVOURS: Final = 1
TECHNOLOGIES: Final = 2
STORED: Final = 4  # cards under locations that count in prayers
DECK: Final = 8  # the common deck, if its top cards are known
COPY: Final = 256  # whatever another production looks at and changes
GIVES: Final = 4
LOOKS: Final = 15


@dataclass
class Effects(Question):
    """Which of these works next? As it stands: production, the building bonus, features. [effects.order]"""

    works: tuple[int, ...]  # locations; one that was just built and produces comes first
    bonus: int  # the location whose building bonus is still to come, or NOTHING
    built: int  # what has just been built, or NOTHING

    def refuse(self, s: Settlers, seat: int, m: Move) -> Rule | None:
        if isinstance(m, InOrder):
            return None
        if isinstance(m, Bonus):
            return None if self.bonus != NOTHING else ORDER
        if not isinstance(m, Card):
            return QUESTION
        return None if m.card in self.works else ORDER

    def reason(self, s: Settlers, seat: int, m: Move, rule: Rule) -> Reason | None:
        if rule is not ORDER:
            return None
        card = m.card if isinstance(m, Card) else NOTHING
        return reasons.NotWaiting(card, tuple(dict.fromkeys(self.works)), self.bonus)

    def options(self, s: Settlers, seat: int) -> list[Move]:
        if not self.matters(s, seat):
            return []
        found = [s.box.moves.card[card] for card in sorted(set(self.works))] + s.box.moves.in_order
        return found + s.box.moves.bonus if self.bonus != NOTHING else found

    def take(self, s: Settlers, seat: int, m: Move) -> None:
        if isinstance(m, Card):
            i = self.works.index(m.card)
            s.push(seat, Effects(self.works[:i] + self.works[i + 1 :], self.bonus, self.built))
            self.start(s, seat, m.card)
        elif isinstance(m, Bonus):
            s.push(seat, Effects(self.works, NOTHING, self.built))
            s.then_all(seat, s.box.bonus[self.bonus])
        else:
            self.otherwise(s, seat)

    def otherwise(self, s: Settlers, me: int) -> None:
        first = 1 if self.works and self.works[0] == self.built and s.box.kind[self.built] == PRODUCTION else 0
        i = len(self.works)
        while i > first:
            i -= 1
            self.start(s, me, self.works[i])
        if self.bonus != NOTHING:
            s.then_all(me, s.box.bonus[self.bonus])
        if first:
            s.then_all(me, s.box.does[self.built])

    def start(self, s: Settlers, seat: int, card: int) -> None:
        """A location does what it says; prayers may be about what was built."""
        colours = 0 if self.built == NOTHING else int(s.box.colours[self.built])
        for step in reversed(s.box.does[card]):
            s.push(seat, step.about(colours, self.built) if isinstance(step, About) else step)

    def matters(self, s: Settlers, seat: int) -> bool:
        """Does one of them look at what another one may change? [effects.order]"""
        if len(self.works) + (self.bonus != NOTHING) < 2:
            return False
        touched = 0
        for card in self.works:
            touched |= s.box.touches[card]
        if self.bonus != NOTHING:
            touched |= s.box.touches_bonus[self.bonus]
        if not touched & COPY:
            now = touched & still_open(s, seat)
            if not now & LOOKS & now >> GIVES:
                return False
        colours = 0 if self.built == NOTHING else int(s.box.colours[self.built])
        able = bool(stock_of(s, seat, TECHNOLOGY)) or bool(touched >> GIVES & TECHNOLOGIES)
        found = [touches(s, seat, s.box.does[card], colours, able) for card in self.works]
        if self.bonus != NOTHING:
            found.append(touches(s, seat, s.box.bonus[self.bonus], colours, able))
        enough = sum([payments(s, seat, s.box.does[card]) for card in self.works]) <= stock_of(s, seat, TECHNOLOGY)
        return is_mixed(found, LOOKS & ~TECHNOLOGIES if enough else LOOKS)


def is_mixed(found: list[int], looks: int) -> bool:
    """Does one of these look at what another one changes?"""
    for i in range(len(found)):
        others = 0
        for j in range(len(found)):
            if i != j:
                others |= found[j] >> GIVES
        if found[i] & looks & others:
            return True
    return False


# --- what effects look at and change ---------------------------------------------------------------------


def may_touch(steps: tuple[Step, ...]) -> int:
    """What these steps could ever look at or change; made once for each card."""
    found = 0
    for step in steps:
        if isinstance(step, ProduceAgain):
            found |= COPY
        elif isinstance(step, (Pray, PrayAbout)):
            found |= (
                FAVOURS | TECHNOLOGIES | STORED | DECK | (STORED | DECK | changes_by_prayer(step.prayer)) << GIVES
            )
        elif isinstance(step, MayPay):
            found |= TECHNOLOGIES | may_touch((step.step,))
        elif isinstance(step, StoreTop):
            found |= DECK | (STORED | DECK) << GIVES
        elif isinstance(step, GainTrios):
            found |= DECK | (FAVOURS | TECHNOLOGIES | DECK) << GIVES
        else:
            found |= gains(step)
    return found


def gains(step: Step) -> int:
    """The same for plain gains."""
    if isinstance(step, Gain):
        return changes_by_gain(step.goods[::2])
    if isinstance(step, GainOne):
        return changes_by_gain(step.first[::2] + step.second[::2])
    if isinstance(step, GainAny):
        return changes_by_gain(step.goods)
    if isinstance(step, GainPer):
        return changes_by_gain((step.good,)) | (FAVOURS if step.colours == TOKENS else 0)
    return 0


def changes_by_gain(goods: tuple[int, ...]) -> int:
    """What these goods change; drawing a card looks at the deck, too."""
    found = 0
    for good in goods:
        if good == FAVOUR:
            found |= FAVOURS << GIVES
        elif good == TECHNOLOGY:
            found |= TECHNOLOGIES << GIVES
        elif good in (CARD, COMMON_CARD):
            found |= DECK | DECK << GIVES
    return found


def changes_by_prayer(prayer: Prayer) -> int:
    """What the rewards of a prayer change."""
    goods = [reward.goods[0] for reward in prayer.rewards if reward.goods]
    if any(reward.kind == MATCH for reward in prayer.rewards):
        goods += [MATCHING[colour] for colour in range(len(COLOURS)) if prayer.colours >> colour & 1]
    return changes_by_gain(tuple(goods)) >> GIVES


def touches(s: Settlers, seat: int, steps: tuple[Step, ...], colours: int, able: bool) -> int:
    """What these steps look at or change in this position; is there technology to pay with, or to come?"""
    found = 0
    for step in steps:
        if isinstance(step, ProduceAgain):
            for card in s.empire[seat]:
                if s.box.kind[card] == PRODUCTION and not copies(s, card):
                    found |= touches(s, seat, s.box.does[card], colours, able)
        elif isinstance(step, Pray):
            found |= reads_by_prayer(s, seat, step.prayer, step.prayer.colours)
        elif isinstance(step, PrayAbout):
            found |= reads_by_prayer(s, seat, step.prayer, colours)
        elif isinstance(step, MayPay):
            if step.good == TECHNOLOGY and able:
                found |= touches(s, seat, (step.step,), colours, able) | TECHNOLOGIES
        elif isinstance(step, StoreTop):
            room = len(cards_under(s, step.card)) < step.capacity
            found |= DECK | (STORED | DECK) << GIVES if room else 0
        elif isinstance(step, GainTrios):
            goods = [MATCHING[colour] for colour in range(len(COLOURS)) if count_trios(s, seat, colour)]
            found |= changes_by_gain(tuple(goods))
        elif isinstance(step, GainPer) and step.colours == TOKENS:
            full = count_of(s, seat, TOKENS) * step.amount >= step.most
            found |= changes_by_gain((step.good,)) | (0 if full else FAVOURS)
        else:
            found |= gains(step)
    return found & still_open(s, seat)


def reads_by_prayer(s: Settlers, seat: int, prayer: Prayer, colours: int) -> int:
    """A prayer looks at tokens of asked colours, stored cards and the deck; what it reveals may be stored."""
    found = DECK | (DECK | changes_by_prayer(prayer)) << GIVES
    if prayer.tokens and colours & ALL_FAVOURS & ~s.favours[seat]:
        found |= FAVOURS
    if uses_stored(prayer):
        found |= STORED
    for card in s.empire[seat]:
        if s.box.when[card] == ON_REVEAL:
            found |= TECHNOLOGIES
        elif s.box.when[card] == ON_PRAYED:
            for step in s.box.does[card]:
                if isinstance(step, StoreRevealed) and len(cards_under(s, card)) < step.capacity:
                    found |= STORED << GIVES
    return found


def payments(s: Settlers, seat: int, steps: tuple[Step, ...]) -> int:
    """How often technology could be paid in these steps."""
    found = 0
    for step in steps:
        if isinstance(step, ProduceAgain):
            others = [card for card in s.empire[seat] if not copies(s, card)]
            found += max([0] + [payments(s, seat, s.box.does[card]) for card in others])
        elif isinstance(step, MayPay) and step.good == TECHNOLOGY:
            found += 1 + payments(s, seat, (step.step,))
        elif isinstance(step, (Pray, PrayAbout)):
            for card in s.empire[seat]:
                found += 1 if s.box.when[card] == ON_REVEAL else 0
    return found


def still_open(s: Settlers, seat: int) -> int:
    """What can matter now: tokens unless all are held, the order of the deck if its top was looked at."""
    found = LOOKS & ~DECK | (LOOKS & ~DECK) << GIVES
    if s.favours[seat] & ALL_FAVOURS == ALL_FAVOURS:
        found &= ~(FAVOURS << GIVES)
    return found | DECK | DECK << GIVES if s.top else found
