"""What goods, cards and steps are worth to bots, in hundredths of points."""

from __future__ import annotations

from typing import Final

from deskovka.core.cells import Cells, cells
from deskovka.core.step import Step
from deskovka.games.settlers.law.chapters.counting import (
    ANNOUNCE,
    AT,
    BEST,
    CHOOSE,
    KEEP_EACH,
    MATCH,
    OFFER,
    PER,
    TAKE,
    Prayer,
    Reward,
    first_bit,
)
from deskovka.games.settlers.law.chapters.favour import GainTrios, count_bits
from deskovka.games.settlers.law.chapters.praying import Pray, PrayAbout
from deskovka.games.settlers.law.chapters.storing import MayPay, RevealAndStore, StoreOne, StoreRevealed, StoreTop
from deskovka.games.settlers.law.drawing import ChooseDeck, Draw, KeepOne, LookAt
from deskovka.games.settlers.law.effects import (
    Aimed,
    ChooseFavour,
    Gain,
    GainAny,
    GainFavours,
    GainOne,
    GainPer,
    PlaceSamurai,
)
from deskovka.games.settlers.law.pieces import (
    ACTION,
    ALL_FAVOURS,
    COLOURS,
    FAVOUR,
    FEATURE,
    MATCHING,
    NEVER,
    ON_BUILD,
    PRODUCTION,
    STOCK,
    TRICOLOUR,
    TRICOLOURS,
    Box,
)

# What one of each good is worth, tried out by letting bots play each other.
WORTH: Final = cells([60, 75, 60, 90, 42, 70, 10, 40, 100, 60, 55, 65, 45])
CARD_WORTH: Final = 60
MATCHES: Final = 170  # percent: locations of a colour, or samurai, that a card will count
USE: Final = 75  # percent of the rounds in which an action is worth its price
TRIGGERS: Final = 60  # percent: how often a feature works in a round
STANDING: Final = (0, 60, 30, 80, 80, 40, 40)  # what STORE, FORTIFY, GATE, SHRINE … are worth in a round
PAID_FAVOUR: Final = 90  # a token that a card asks for; they are few
PROTECTION: Final = 12
AIMED: Final = 110  # an action against somebody or something

# Prayers.
SHARES: Final = (19, 15, 14, 14, 12, 7, 1, 10, 0, 0)  # percent of common cards that have a colour
CHOSEN: Final = 38  # percent of revealed cards that have the best one
USUAL: Final = 1 << 2  # a colour like most, where the card does not know it beforehand
OFFERED: Final = 140  # a resource given for points, mostly the first of its kind
KEPT_CARD: Final = 200  # a card kept under a location, or a statue


def appraise(box: Box) -> None:
    """Fill in what the cards of a box are worth."""
    cards = range(len(box.ids))
    box.worths.price = cells([row_worth(box.cost, card) for card in cards])
    box.worths.round = cells([per_round(box, card) for card in cards])
    box.worths.once = cells([at_once(box, card) for card in cards])
    box.worths.prays = cells([prays_for(box.does[card]) for card in cards])


def row_worth(table: Cells, card: int) -> int:
    """What a row of costs is worth."""
    return sum([int(table[card * STOCK + good] * WORTH[good]) for good in range(STOCK)])


def per_round(box: Box, card: int) -> int:
    """What a standing location brings in a round to come."""
    kind = box.kind[card]
    gains = steps_worth(box.does[card])
    if kind == PRODUCTION:
        return gains
    if kind == ACTION:
        price = row_worth(box.pay, card) + int(box.pay_cards[card] + box.pay_deals[card]) * CARD_WORTH
        price += int(box.pay_favours[card]) * PAID_FAVOUR
        return max(gains - price, 0) * int(box.uses[card]) * USE // 100
    if kind == FEATURE:
        standing = STANDING[box.always[card]]
        return standing if box.when[card] == NEVER else standing + gains * TRIGGERS // 100
    return 0


def at_once(box: Box, card: int) -> int:
    """What building brings at once."""
    found = steps_worth(box.bonus[card])
    if box.kind[card] == PRODUCTION or box.when[card] == ON_BUILD:
        found += steps_worth(box.does[card])
    return found


def prays_for(steps: tuple[Step, ...]) -> int:
    """The colours, as bits, whose favour tokens help the prayers of a card."""
    found = 0
    for step in steps:
        if isinstance(step, MayPay):
            found |= prays_for((step.step,))
        elif isinstance(step, Pray) and step.prayer.tokens:
            found |= step.prayer.colours & ALL_FAVOURS
        elif isinstance(step, PrayAbout) and step.prayer.tokens:
            found |= ALL_FAVOURS
    return found


# --- steps -----------------------------------------------------------------------------------------------


def steps_worth(steps: tuple[Step, ...]) -> int:
    """What a card brings when it works once."""
    return sum([step_worth(step) for step in steps])


def step_worth(step: Step) -> int:
    """What a step on the agenda, or on a card, will bring."""
    if isinstance(step, Gain):
        return pairs_worth(step.goods)
    if isinstance(step, GainPer):
        return int(WORTH[step.good]) * step.amount * MATCHES // 100
    if isinstance(step, GainOne):
        return max(pairs_worth(step.first), pairs_worth(step.second))
    if isinstance(step, GainAny):
        return int(WORTH[step.goods[0]]) * step.amount
    if isinstance(step, Draw):
        return int(WORTH[step.good]) * step.amount
    if isinstance(step, ChooseDeck):
        return CARD_WORTH * step.amount
    if isinstance(step, (LookAt, KeepOne)):
        return CARD_WORTH + 20
    if isinstance(step, (GainFavours, ChooseFavour)):
        return int(WORTH[FAVOUR]) * step.amount
    if isinstance(step, (Pray, PrayAbout)):
        return prayer_worth(step.prayer, TRICOLOUR, 0)
    if isinstance(step, MayPay):
        return step_worth(step.step) // 2
    if isinstance(step, GainTrios):
        return CARD_WORTH
    if isinstance(step, (StoreRevealed, StoreOne, RevealAndStore, StoreTop)):
        return int(WORTH[FAVOUR])
    if isinstance(step, PlaceSamurai):
        return 2 * PROTECTION * step.amount
    return AIMED if isinstance(step, Aimed) else 0


def pairs_worth(goods: tuple[int, ...]) -> int:
    """Goods as steps have them."""
    found = 0
    for i in range(0, len(goods), 2):
        found += int(WORTH[goods[i]]) * goods[i + 1]
    return found


# --- prayers ---------------------------------------------------------------------------------------------


def prayer_worth(prayer: Prayer, tokens: int, more: int) -> int:
    """What a prayer can be expected to bring with these tokens (bits) and some cards more."""
    if prayer.mode != ANNOUNCE:
        return asked_worth(prayer, prayer.colours or USUAL, tokens, more)
    best = 0
    for colour in range(len(COLOURS)):
        if prayer.colours >> colour & 1:
            best = max(best, asked_worth(prayer, 1 << colour, tokens, more))
    return best


def asked_worth(prayer: Prayer, asked: int, tokens: int, more: int) -> int:
    """The same once it is known which colours are asked for; the better way, with cards or tokens alone."""
    cards = prayer.cards + more
    share = CHOSEN if prayer.mode == CHOOSE else share_of(asked)
    missed = 100.0
    for _ in range(cards):
        missed = missed * float(100 - share) / 100.0
    heard = 100 - int(missed)
    held = tokens if prayer.tokens else 0
    revealed, trusted = 0, 0
    for reward in prayer.rewards:
        colours = reward.colours or asked
        count = 100 * tokens_in(held, colours, prayer.mode)
        shown = cards * (share if prayer.mode == CHOOSE else share_of(colours))
        revealed += reward_worth(reward, asked, shown + count * heard // 100)
        trusted += reward_worth(reward, asked, count)
    return max(revealed, trusted)


def share_of(colours: int) -> int:
    """Percent of common cards that have one of these colours."""
    found = 0
    for colour in range(len(COLOURS)):
        if colours >> colour & 1:
            found += SHARES[colour]
    return found


def tokens_in(held: int, colours: int, mode: int) -> int:
    """How many of the tokens held count as cards of these colours; of chosen colours there is one."""
    found = count_bits(held & colours & ALL_FAVOURS)
    if mode == CHOOSE:
        found = min(found, 1)
    return found + (1 if held & TRICOLOUR and colours & TRICOLOURS else 0)


def reward_worth(reward: Reward, asked: int, count: int) -> int:
    """One line of what a prayer brings for a number of hundredths of a card."""
    if reward.kind == PER:
        return int(WORTH[reward.goods[0]]) * reward.goods[1] * count // 100
    if reward.kind == MATCH:
        return int(WORTH[MATCHING[first_bit(asked)]]) * count // 100
    if reward.kind in (BEST, AT):
        # A worse line is what is left when a better one is missed, so the lines together are worth about this.
        return int(WORTH[reward.goods[0]]) * reward.goods[1] * min(count // reward.level, 100) // 150
    if reward.kind == OFFER:
        return OFFERED * min(count, 300) // 100
    if reward.kind == TAKE:
        return CARD_WORTH + 20
    return (CARD_WORTH if reward.kind == KEEP_EACH else KEPT_CARD) * min(count, 100) // 100
