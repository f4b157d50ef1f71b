"""What holds in every state of Settlers, counted anew from the bare cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from deskovka.core.beliefs import Belief
from deskovka.core.worlds import BAG, UNKNOWN, World, Zone
from deskovka.games.settlers.law.chapters.free_acts import FreeActs, WhichGate
from deskovka.games.settlers.law.chapters.solo import ME, VIRTUAL
from deskovka.games.settlers.law.chapters.storing import RevealAndStore, StoreRevealed, StoreTop
from deskovka.games.settlers.law.chapters.turn import Act
from deskovka.games.settlers.law.flow import cards_of
from deskovka.games.settlers.law.pieces import (
    ACTION,
    ALL_FAVOURS,
    COLOURS,
    COMMON,
    DEFENCE,
    DEFENDED,
    EARNED,
    GATE,
    GUARDED,
    GUESTS,
    NOBODY,
    ON_LOCATION_POINTS,
    ROUNDS,
    SHRINE,
    STATUES,
    STOCK,
    TECHNOLOGY,
    TRICOLOUR,
)
from deskovka.games.settlers.law.state import Settlers, under_gate


def broken(s: Settlers) -> list[str]:
    """What is wrong with a state, in words; empty = fine."""
    found = [*cards(s), *decks(s), *knowledge(s), *goods(s), *tokens(s), *uses(s), *favours(s), *revealed(s)]
    return [*found, *locations(s), *deals(s), *taken_over(s), *solo(s), *result(s)]


def lying(s: Settlers) -> list[int]:
    """Every card that lies anywhere."""
    rows = [s.hand, s.aside, s.decks, s.empire, s.foundations, s.deals, s.markers, s.under, s.stored]
    found = [card for row in rows for cards in row for card in cards]
    found += [*s.announced, *s.top, *s.deck, *s.discard, *s.gone, *s.row, *s.attacks, *s.collection]
    return [*found, *s.revealed, *s.called]


def cards(s: Settlers) -> Iterator[str]:
    """Every card of the game is in exactly one place."""
    pools = [s.box.pool[0], *[cards_of(s, seat) for seat in range(s.seats)]]
    if s.seats == 1:
        pools.append(s.box.attack_pool)
    due = Counter(card for pool in pools for card in pool)
    there = Counter(lying(s))
    if there != due:
        yield f"cards are lost: {due - there}, or too many: {there - due}"


def decks(s: Settlers) -> Iterator[str]:
    """Piles hold only cards with their backs."""
    for side in range(s.seats):
        own = s.factions[side] + 1
        if any(s.box.deck[card] != own for card in (*s.decks[side], *s.markers[side])):
            yield f"a foreign card is in the faction deck of seat {side}, or marks its routes"
        mine = [card for card in s.empire[side] if s.home[card] == NOBODY]
        if any(s.box.deck[card] not in (COMMON, own) for card in (*s.hand[side], *mine)):
            yield f"seat {side} has a card of another faction"
    if any(s.box.deck[card] != COMMON for card in (*s.deck, *s.top, *s.discard, *s.row, *s.revealed, *s.called)):
        yield "a faction card is among the common ones"
    if len(s.announced) > 1:
        yield f"{len(s.announced)} cards are paid for at once"
    if any(s.box.deck[card] == COMMON for card in s.gone):
        yield "a common card is among the discarded faction cards"


def knowledge(s: Settlers) -> Iterator[str]:
    """Hands lie in one order, and what anybody is certain of is true; the owner knows the own cards."""
    for name in ("hand", "aside"):
        if any(row != tuple(sorted(row)) for row in getattr(s, name)):
            yield f"{name} is not in order"
    for seat in range(s.seats):
        counts = [sum(s.box.deck[card] == COMMON for card in row[seat]) for row in (s.hand, s.foundations)]
        if counts != [s.commons[2 * seat], s.commons[2 * seat + 1]]:
            yield f"the common cards of seat {seat} are miscounted"
    zones = s.zones()
    for viewer in range(s.seats + 1):
        yield from certain(s, zones, viewer)


def certain(s: Settlers, zones: list[Zone], viewer: int) -> Iterator[str]:
    """What a viewer is certain of."""
    belief = s.memory.belief(viewer)
    for zone, known in enumerate(belief.certain()):
        there = zones[zone]
        is_bag = belief.plan.kinds[zone] == BAG
        fits = not Counter(c for c in known if c >= 0) - Counter(there)
        if not is_bag:
            fits = all(card in (UNKNOWN, true) for card, true in zip(known, there, strict=True))
        if len(known) != len(there) or not fits:
            yield f"viewer {viewer} takes zone {zone} for {known}, but it is {there}"
        if viewer < s.seats and zone // 2 % s.seats == viewer and zone < 6 * s.seats and known != there:
            yield f"seat {viewer} has forgotten own cards: {known}, {there}"
    if not any(possible(belief, w, zones) for w in belief.all_worlds()):
        yield f"viewer {viewer} thinks the truth impossible"


def possible(belief: Belief, w: World, zones: list[Zone]) -> bool:
    """May the cards lie so in this world?"""
    old: list[int] = []
    for zone, cards in enumerate(w.zones):
        left = list(zones[zone])
        for at, card in enumerate(cards):
            if belief.plan.kinds[zone] != BAG and card >= 0 and card != zones[zone][at]:
                return False
            if card >= 0 and card not in left:
                return False
            if card >= 0:
                left.remove(card)
        old += left
    return all(face < 0 or old.count(face) >= w.old.count(face) for face in w.old)


def goods(s: Settlers) -> Iterator[str]:
    """Nobody owes anything."""
    if any(amount < 0 for amount in (*s.goods, *s.earned, *s.used, *s.offered)):
        yield f"somebody has less than nothing: {list(s.goods)}, {list(s.earned)}"
    if s.seats == 1 and any(s.goods[VIRTUAL * STOCK + good] for good in range(STOCK)):
        yield "the virtual player has goods"
    if len(s.earned) != s.sides * EARNED or len(s.goods) != s.sides * STOCK:
        yield "a supply has another size"


def tokens(s: Settlers) -> Iterator[str]:
    """One defence token for each player, on common locations; samurai guard Japanese faction locations."""
    standing = {card: side for side in range(s.sides) for card in s.empire[side]}
    placed = [card for card in range(len(s.tokens)) if s.tokens[card]]
    if any(card not in standing for card in placed):
        yield "a token lies on a card that is no location"
    defended = [card for card in placed if s.tokens[card] & DEFENDED]
    guarded = [card for card in placed if s.tokens[card] & GUARDED]
    held = sum(s.goods[side * STOCK + DEFENCE] for side in range(s.sides))
    if any(s.goods[side * STOCK + DEFENCE] > 1 for side in range(s.sides)):
        yield "somebody has two defence tokens"
    if len(defended) + held > (s.seats if s.seats > 1 else 0):
        yield f"{len(defended)} defence tokens are placed, {held} are not"
    if any(s.box.deck[card] != COMMON for card in defended):
        yield "a faction location is defended by a token"
    japanese = [faction + 1 for faction in s.factions if s.box.factions[faction].samurai]
    if any(s.box.deck[card] not in japanese for card in guarded):
        yield "a samurai stands where none can"


def uses(s: Settlers) -> Iterator[str]:
    """Only action locations are used, and as often as they allow; open production is visited twice at most."""
    for card, used in enumerate(s.used):
        guests = GUESTS if s.box.opens[card] and s.open_play else 0
        if used > (s.box.uses[card] if s.box.kind[card] == ACTION else guests):
            yield f"{s.box.ids[card]} is used {used} times"
    standing = {card for row in s.empire for card in row}
    if any(used and card not in standing for card, used in enumerate(s.used)):
        yield "a card is used that is no location"


def locations(s: Settlers) -> Iterator[str]:
    """Cards lie only where they can be kept, openly but for Gates; goods only on Shrines."""
    standing = {card for row in s.empire for card in row}
    for side in range(s.sides):
        if len(s.stored_at[side]) != len(s.stored[side]):
            yield f"seat {side} has {len(s.stored[side])} cards under {len(s.stored_at[side])} locations"
        for at in s.stored_at[side]:
            if at not in standing or s.box.always[at] == GATE or not keeps_cards(s, at):
                yield f"cards lie under {s.box.ids[at]}"
        for at in set(s.stored_at[side]):
            if s.stored_at[side].count(at) > most_under(s, at):
                yield f"too many cards lie under {s.box.ids[at]}"
    for gate in [card for card in range(len(s.box.ids)) if s.box.slot[card]]:
        if under_gate(s, gate) and gate not in standing:
            yield f"cards lie under {s.box.ids[gate]}"
    if any(s.under[: s.seats + 1]) and not isinstance(s.asking, WhichGate):
        yield "a card lies under no Gate"
    for card, amount in enumerate(s.offered):
        if amount and (card not in standing or not (s.box.always[card] == SHRINE or s.box.ends[card] == STATUES)):
            yield f"goods lie on {s.box.ids[card]}"


def keeps_cards(s: Settlers, card: int) -> bool:
    """May cards lie under it? Solid Foundations puts one under any common location."""
    if s.box.always[card] == GATE or s.box.stores[card] or s.box.when[card] == ON_LOCATION_POINTS:
        return True
    return s.open_play and s.box.deck[card] == COMMON


def most_under(s: Settlers, card: int) -> int:
    """How many cards may lie under it."""
    for step in s.box.does[card]:
        if isinstance(step, StoreRevealed | StoreTop):
            return step.capacity
        if isinstance(step, RevealAndStore):
            return 1
    if s.box.always[card] == GATE:
        return len(s.box.ids)
    return 1 if s.box.deck[card] == COMMON else len(COLOURS)


def favours(s: Settlers) -> Iterator[str]:
    """One token of a kind, the tricolour one for Aztecs alone; without an expansion there are none."""
    for side in range(s.sides):
        held = int(s.favours[side])
        if not 0 <= held <= ALL_FAVOURS | TRICOLOUR:
            yield f"seat {side} holds tokens that do not exist: {held}"
        if held and (not s.open_play or side >= s.seats):
            yield f"seat {side} holds favour tokens without an expansion"
        if held & TRICOLOUR and not s.box.factions[s.factions[side]].tricolour:
            yield f"seat {side} holds the tricolour token"
        if s.goods[side * STOCK + TECHNOLOGY] and not s.open_play:
            yield f"seat {side} has technology without an expansion"


def revealed(s: Settlers) -> Iterator[str]:
    """Cards lie revealed only within a prayer, whose payoff comes before the next action."""
    if (s.revealed or s.called) and (s.is_over() or isinstance(s.asking, Act | FreeActs)):
        yield f"{len(s.revealed)} cards of a prayer are not discarded, nor {len(s.called)} stored ones"


def deals(s: Settlers) -> Iterator[str]:
    """Deals have a good; every route has a marker of the deck that is said to have given it, or none."""
    for side in range(s.seats):
        if any(s.box.deal[card] < 0 for card in (*s.deals[side], *s.routes[side])):
            yield f"seat {side} has a deal without a good"
        if len(s.marked_by[side]) != len(s.routes[side]):
            yield f"seat {side} has {len(s.marked_by[side])} markers for {len(s.routes[side])} routes"
        given = sum(row.count(side) for row in s.marked_by)
        if len(s.markers[side]) != given:
            yield f"the deck of seat {side} gave {len(s.markers[side])} markers, not {given}"


def taken_over(s: Settlers) -> Iterator[str]:
    """A location that was taken over stands with another side than its owner's, and only within a round."""
    standing = {card: side for side in range(s.sides) for card in s.empire[side]}
    for card, owner in enumerate(s.home):
        if owner != NOBODY and standing.get(card, owner) == owner:
            yield f"{s.box.ids[card]} is taken over by nobody"
    if s.is_over() and any(owner != NOBODY for owner in s.home):
        yield "the game is over, but a location is not given back"


def solo(s: Settlers) -> Iterator[str]:
    """The virtual player has common locations and attack cards, and no more."""
    if s.seats > 1:
        if s.attacks or s.collection:
            yield "there is a virtual player at a table of several"
        return
    own = [card for card in s.empire[VIRTUAL] if s.home[card] == NOBODY]
    if any(s.box.deck[card] != COMMON for card in own) or s.foundations[VIRTUAL] or s.hand[VIRTUAL]:
        yield "the virtual player has what it cannot have"
    if any(card not in s.box.attack_pool for card in s.deals[VIRTUAL]):
        yield "the attack line holds other cards"
    if s.passed[VIRTUAL] or s.goods[ME * STOCK + DEFENCE]:
        yield "the virtual player passes, or somebody defends against it"


def result(s: Settlers) -> Iterator[str]:
    """Five rounds; nothing waits when the game is over."""
    if not 1 <= s.round <= ROUNDS:
        yield f"round {s.round}"
    if s.is_over() and (s.round != ROUNDS or s.row or s.announced or any(s.aside) or s.steps):
        yield "the game is over, but something is not done"
