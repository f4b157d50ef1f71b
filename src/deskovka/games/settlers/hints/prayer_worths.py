"""Hints for prayers: what one that has begun will bring, what favour tokens and stored cards are good for."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deskovka.core.step import Step
from deskovka.games.settlers.hints.worths import (
    PAID_FAVOUR,
    USE,
    WORTH,
    asked_worth,
    prayer_worth,
    reward_worth,
    step_worth,
)
from deskovka.games.settlers.law.chapters.counting import (
    CHOOSE,
    MATCH,
    OFFER,
    PER,
    ChooseColour,
    CountUp,
    Payout,
    Prayer,
    TricolourAs,
    first_bit,
    hits,
    tokens_for,
)
from deskovka.games.settlers.law.chapters.favour import PayFavour, count_bits
from deskovka.games.settlers.law.chapters.praying import Announce, ChooseMethod, Pray
from deskovka.games.settlers.law.chapters.rewards import OfferGoods
from deskovka.games.settlers.law.pieces import (
    ACTION,
    ALL_FAVOURS,
    COLOURS,
    GOLD,
    KEEP_FAVOUR,
    MATCHING,
    NOTHING,
    RESOURCES,
    REVEAL_MORE,
    TRICOLOUR,
    TRICOLOURS,
)
from deskovka.games.settlers.law.state import Settlers, always, stock_of, stored_cards

# Percent of its worth that a prayer keeps while it can still be said in this round: if it kept all, a bot that
# searches would put it off until what it needs is spent.
UNSAID: Final = 50
HELPS: Final = 45  # a token in a prayer that asks for its colour
MOST: Final = 2  # tokens that help one prayer
IDLE: Final = 3  # a token that helps nothing yet
STORED_CARD: Final = 30


def tokens_worth(s: Settlers, seat: int, left: i64) -> i64:
    """What the favour tokens can still do in this round, and later if they may be kept.

    The tricolour token always comes back: what cards are worth counts it already.
    """
    held = s.favours[seat] & ALL_FAVOURS
    tokens: i64 = count_bits(held)
    later: i64 = left if left and always(s, seat, KEEP_FAVOUR) else 0
    if not tokens or (s.passed[seat] and not later):
        return 0
    box = s.box
    found = IDLE * tokens
    for card in s.empire[seat]:
        helping: i64 = min(count_bits(held & box.worths.prays[card]), MOST)
        paying: i64 = box.pay_favours[card]
        if not helping and not paying:
            continue
        uses: i64 = box.uses[card] - s.used[card] if box.kind[card] == ACTION and not s.passed[seat] else 0
        found += HELPS * helping * (UNSAID * uses + USE * later) // 100
        if paying:
            found += PAID_FAVOUR * min(tokens, uses * paying) // 2
    return found


def stored_worth(s: Settlers, seat: int) -> i64:
    """Stored cards that a prayer can use."""
    asked: i64 = 0
    for card in s.empire[seat]:
        asked |= s.box.worths.prays[card]
    found: i64 = 0
    for card in stored_cards(s, seat):
        if s.box.colours[card] & asked:
            found += STORED_CARD
    return found


def promise_of_prayer(s: Settlers, seat: int, step: Step) -> i64:
    """What a step will bring, if it belongs to a prayer by what is known of it."""
    if isinstance(step, Pray):
        return prayer_worth(step.prayer, s.favours[seat], always(s, seat, REVEAL_MORE))
    if isinstance(step, Announce):
        return prayer_worth(step.prayer, s.favours[seat], always(s, seat, REVEAL_MORE))
    if isinstance(step, ChooseMethod):
        return asked_worth(step.prayer, step.asked_colours, s.favours[seat], always(s, seat, REVEAL_MORE))
    if isinstance(step, CountUp):
        if not step.trusting and not s.revealed:
            return asked_worth(step.prayer, step.asked_colours, s.favours[seat], len(s.called))
        heard = step.trusting or hits(s, step.asked_colours)
        return best_outcome(s, seat, step.prayer, step.asked_colours) if heard else 0
    if isinstance(step, ChooseColour):
        return best_outcome(s, seat, step.prayer, step.asked_colours)
    if isinstance(step, TricolourAs):
        return best_outcome(s, seat, step.prayer, step.asked_colours)
    if isinstance(step, OfferGoods):
        return offer_worth(s, seat, step)
    if isinstance(step, PayFavour):
        return -HELPS * step.amount
    return step_worth(step)


def best_outcome(s: Settlers, seat: int, prayer: Prayer, asked: int) -> i64:
    """What the cards that lie there, and tokens, bring if the player chooses well."""
    tricolour = tokens_for(s, seat, prayer, asked) & TRICOLOUR
    choices = asked if prayer.mode == CHOOSE else asked & TRICOLOURS if tricolour else 0
    if not choices:
        return outcome(s, seat, Payout(prayer, asked, NOTHING))
    best: i64 = 0
    for colour in range(len(COLOURS)):
        if choices >> colour & 1:
            stands = colour if tricolour and TRICOLOURS >> colour & 1 else NOTHING
            best = max(
                best, outcome(s, seat, Payout(prayer, 1 << colour if prayer.mode == CHOOSE else asked, stands))
            )
    return best


def outcome(s: Settlers, seat: int, payout: Payout) -> i64:
    """What counted cards and tokens bring."""
    found: i64 = 0
    for reward in payout.prayer.rewards:
        colours = reward.colours or payout.asked_colours
        count = payout.count(s, seat, colours)
        if reward.kind == OFFER:
            limits = [payout.count(s, seat, 1 << colour) for colour in range(RESOURCES)]
            found += offer_worth(s, seat, OfferGoods(limits[0], limits[1], limits[2], 0, 0, 0, NOTHING))
        elif reward.kind == PER:
            found += WORTH[reward.goods[0]] * reward.goods[1] * count
        elif reward.kind == MATCH:
            found += WORTH[MATCHING[first_bit(payout.asked_colours)]] * count
        elif count >= reward.level:
            found += reward_worth(reward, payout.asked_colours, 100 * count)
    return found


def offer_worth(s: Settlers, seat: int, offer: OfferGoods) -> i64:
    """A point for each resource given and to be given, one more for each kind of them."""
    found: i64 = 100 * (offer.given + count_bits(offer.kinds))
    gold: i64 = stock_of(s, seat, GOLD)
    for good in range(RESOURCES):
        have: i64 = stock_of(s, seat, good)
        amount: i64 = min(offer.remaining(good), have)
        found += amount * (100 - WORTH[good])
        if not offer.kinds >> good & 1 and offer.remaining(good) and (have or gold):
            found += 100
    return found
