"""A turn: another section, its top action, its bottom action; objectives before and after them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from deskovka.core.cells import replaced
from deskovka.core.rule import Rule
from deskovka.core.step import QUESTION, Decision, Move, Step
from deskovka.games.scythe import events
from deskovka.games.scythe.chapters.combat import BATTLES
from deskovka.games.scythe.chapters.ending import SETTLE_STARS
from deskovka.games.scythe.chapters.exploring import EXPLORE
from deskovka.games.scythe.chapters.gaining import (
    GainAll,
    GoodsWhere,
    ProduceAt,
    can_afford,
    pay_cost,
    produce_cost,
)
from deskovka.games.scythe.chapters.improving import (
    BuildStructure,
    DeployMech,
    EnlistRecruit,
    UpgradeCube,
    places_with_workers,
)
from deskovka.games.scythe.chapters.moving import MoveUnits
from deskovka.games.scythe.moves import Bottom, Card, Done, Gift, Place, Reveal, Section, Skip, Top
from deskovka.games.scythe.objectives import fulfilled
from deskovka.games.scythe.pieces import (
    ARMORY,
    CARDS,
    COERCION,
    COINS,
    CUBE_CARDS,
    CUBE_COINS,
    CUBE_POPULARITY,
    CUBE_POWER,
    CUBE_TERRITORIES,
    CUBE_UNITS,
    DOMINATE,
    FACTORY_SECTION,
    MONUMENT,
    NOTHING,
    ONGOING,
    POPULARITY,
    POWER,
    RELENTLESS,
    RESOURCES,
    STAR_KINDS,
    STAR_OBJECTIVE,
    TOP_BOLSTER,
    TOP_MOVE,
    TOP_PRODUCE,
    TOP_TRADE,
)
from deskovka.games.scythe.state import (
    Scythe,
    controls,
    faction_of,
    left_of,
    mat_of,
    resource_of,
    structure_of,
    upgraded,
)
from deskovka.games.scythe.verbs import discard_card, gain, lose, place_star, take_goods

SAME: Final = Rule("turn.another-section")
NO_CARD: Final = Rule("factory.own")
COINS_LACK: Final = Rule("top.cost")
ONE_WAY: Final = Rule("top.choice")
NO_WORKER: Final = Rule("trade.worker")
RESOURCES_LACK: Final = Rule("bottom.cost")
NO_COINS: Final = Rule("bottom.coins")
OWN_OBJECTIVE: Final = Rule("objective.own")
NOT_YET: Final = Rule("objective.fulfilled")
AT_END: Final = Rule("objective.end")
ONE_OBJECTIVE: Final = Rule("objective.one")
SOURCE: Final = Rule("pay.controlled")
COERCE: Final = Rule("crimea.coercion")
GIFTS: Final = Rule("gift.allowed")


# --- objectives and gifts, beside every question of the turn ----------------------------------------------


def refuse_reveal(s: Scythe, seat: int, number: int, at_end: bool) -> Rule | None:
    """An own objective that is fulfilled now, at the moment its card allows. [objective.when]"""
    if number not in s.objectives[seat]:
        return OWN_OBJECTIVE
    if not may_reveal(s, seat):
        return ONE_OBJECTIVE
    if s.box.objectives[number].at_end and not at_end:
        return AT_END
    return None if fulfilled(s, seat, number) else NOT_YET


def may_reveal(s: Scythe, seat: int) -> bool:
    """One objective each; Saxony both. [objective.one] [saxony.dominate]"""
    if not s.objectives[seat]:
        return False
    return not s.stars[seat * STAR_KINDS + STAR_OBJECTIVE] or faction_of(s, seat).ability == DOMINATE


def reveal(s: Scythe, seat: int, number: int) -> None:
    """A star; the cards are put away, Saxony keeps the other one. [objective.star]"""
    s.tell(events.ObjectiveRevealed(seat, number, "objective.star"))
    kept: tuple[int, ...] = ()
    if faction_of(s, seat).ability == DOMINATE:
        kept = tuple([other for other in s.objectives[seat] if other != number])
    s.objectives = replaced(s.objectives, seat, kept)
    s.reveals += 1
    place_star(s, seat, STAR_OBJECTIVE, "objective.star")
    s.push(seat, SETTLE_STARS)


def add_reveals(s: Scythe, seat: int, at_end: bool, found: list[Move]) -> None:
    """Objectives that could be shown now."""
    if may_reveal(s, seat):
        for number in sorted(s.objectives[seat]):
            if refuse_reveal(s, seat, number, at_end) is None:
                found.append(s.box.moves.reveal[number])


def refuse_gift(s: Scythe, seat: int, m: Gift) -> Rule | None:
    """Coins may be given, if the table agreed to it. [gift.allowed]"""
    if not s.gifts or m.seat == seat or m.seat >= s.seats:
        return GIFTS
    return None if s.coins[seat] >= m.coins else COINS_LACK


def give(s: Scythe, seat: int, m: Gift) -> None:
    """Coins change hands."""
    lose(s, seat, COINS, m.coins, "gift.allowed")
    s.tell(events.CoinsGiven(seat, m.coins, m.seat, "gift.allowed"))
    gain(s, m.seat, COINS, m.coins, "gift.allowed")


# --- the turn --------------------------------------------------------------------------------------------


@dataclass
class ChooseSection(Decision):
    """Another section than last time. [turn.another-section]"""

    def refuse(self, s: Scythe, seat: int, m: Move) -> Rule | None:
        if isinstance(m, Reveal):
            return refuse_reveal(s, seat, m.objective, False)
        if isinstance(m, Gift):
            return refuse_gift(s, seat, m)
        if not isinstance(m, Section):
            return QUESTION
        return refuse_section(s, seat, m.section)

    def options(self, s: Scythe, seat: int) -> list[Move]:
        found = [m for i, m in enumerate(s.box.moves.section) if refuse_section(s, seat, i) is None]
        add_reveals(s, seat, False, found)
        if s.gifts:
            found += [m for m in s.box.moves.gift if self.refuse(s, seat, m) is None]
        return found

    def take(self, s: Scythe, seat: int, m: Move) -> None:
        if isinstance(m, Section):
            s.section[seat] = m.section
            s.tell(events.SectionChosen(seat, m.section, "turn.another-section"))
            s.then(seat, TopAction(m.section), BottomAction(m.section), END_TURN)
        else:
            s.push(seat, CHOOSE_SECTION)
            if isinstance(m, Gift):
                give(s, seat, m)
            else:
                assert isinstance(m, Reveal)
                reveal(s, seat, m.objective)


CHOOSE_SECTION: Final = ChooseSection()


def refuse_section(s: Scythe, seat: int, section: int) -> Rule | None:
    """The Factory card is a fifth section; the Rusviets may stay. [factory.section] [rusviet.relentless]"""
    if section == FACTORY_SECTION and s.factory_card[seat] == NOTHING:
        return NO_CARD
    if s.section[seat] != section:
        return None
    if faction_of(s, seat).ability != RELENTLESS:
        return SAME
    return None if section != FACTORY_SECTION or s.repeats_factory else SAME


@dataclass
class TopAction(Decision):
    """The top action, with one of its benefits, or nothing. [top.optional]"""

    section: int

    def refuse(self, s: Scythe, seat: int, m: Move) -> Rule | None:
        if isinstance(m, Skip):
            return None
        if isinstance(m, Reveal):
            return refuse_reveal(s, seat, m.objective, False)
        if not isinstance(m, Top):
            return QUESTION
        if self.section == FACTORY_SECTION:
            return refuse_factory(s, seat, m.choice)
        return refuse_top(s, seat, top_of(s, seat, self.section), m.choice)

    def options(self, s: Scythe, seat: int) -> list[Move]:
        words = s.box.moves
        found = [m for m in words.top if self.refuse(s, seat, m) is None] + words.skip
        add_reveals(s, seat, False, found)
        return found

    def take(self, s: Scythe, seat: int, m: Move) -> None:
        if isinstance(m, Skip):
            return
        if isinstance(m, Reveal):
            s.push(seat, self)
            reveal(s, seat, m.objective)
            return
        assert isinstance(m, Top)
        s.push(seat, SETTLE_STARS)
        if self.section == FACTORY_SECTION:
            use_factory(s, seat, m.choice)
        else:
            use_top(s, seat, top_of(s, seat, self.section), m.choice)


def top_of(s: Scythe, seat: int, section: int) -> int:
    """The top action of a section of the player's mat."""
    return mat_of(s, seat).sections[section].top


def refuse_top(s: Scythe, seat: int, top: int, choice: int) -> Rule | None:
    """Its cost can be paid. [top.cost]"""
    if top == TOP_MOVE:
        return None
    if top == TOP_PRODUCE:
        if choice:
            return ONE_WAY
        return None if can_afford(s, seat, produce_cost(s, seat)) else COINS_LACK
    if not s.coins[seat]:
        return COINS_LACK
    if top == TOP_TRADE and choice == 0 and not places_with_workers(s, seat):
        return NO_WORKER
    return None


def use_top(s: Scythe, seat: int, top: int, choice: int) -> None:
    """Pay, then gain."""
    s.tell(events.TopTaken(seat, top, "top.optional"))
    if top == TOP_MOVE:
        if choice:
            gain(s, seat, COINS, 1 + int(upgraded(s, seat, CUBE_COINS)), "move.coins")
        else:
            begin_move(s, seat, 2 + int(upgraded(s, seat, CUBE_UNITS)), 1)
    elif top == TOP_TRADE:
        lose(s, seat, COINS, 1, "top.cost")
        trade(s, seat, choice)
    elif top == TOP_BOLSTER:
        lose(s, seat, COINS, 1, "top.cost")
        bolster(s, seat, choice)
    else:
        mill = 1
        pay_cost(s, seat, produce_cost(s, seat), "produce.cost")
        s.push(seat, ProduceAt(2 + int(upgraded(s, seat, CUBE_TERRITORIES)), mill, ()))


def begin_move(s: Scythe, seat: int, units: int, reach: int) -> None:
    """Units move, then combats, then encounters. [move.then]"""
    s.tired = []
    s.trail = []
    s.then(seat, MoveUnits(units, reach), BATTLES, EXPLORE)


def trade(s: Scythe, seat: int, choice: int) -> None:
    """Two resources, or popularity; the Armory adds power. [trade.goods] [structure.armory]"""
    if structure_of(s, seat, ARMORY) != NOTHING:
        gain(s, seat, POWER, 1, "structure.armory")
    if choice:
        gain(s, seat, POPULARITY, 1 + int(upgraded(s, seat, CUBE_POPULARITY)), "trade.popularity")
    else:
        s.push(seat, GoodsWhere(2, "trade.goods"))


def bolster(s: Scythe, seat: int, choice: int) -> None:
    """Power, or combat cards; the Monument adds popularity. [bolster.power] [structure.monument]"""
    if structure_of(s, seat, MONUMENT) != NOTHING:
        gain(s, seat, POPULARITY, 1, "structure.monument")
    if choice:
        gain(s, seat, CARDS, 1 + int(upgraded(s, seat, CUBE_CARDS)), "bolster.cards")
    else:
        gain(s, seat, POWER, 2 + int(upgraded(s, seat, CUBE_POWER)), "bolster.power")


def refuse_factory(s: Scythe, seat: int, choice: int) -> Rule | None:
    """The top action of the Factory card. [factory.section]"""
    offer = s.box.factory_cards[s.factory_card[seat]]
    if choice and not offer.either:
        return ONE_WAY
    return None if can_afford(s, seat, offer.cost) else COINS_LACK


def use_factory(s: Scythe, seat: int, choice: int) -> None:
    """Pay, then gain all, or the chosen one. [factory.apart]"""
    offer = s.box.factory_cards[s.factory_card[seat]]
    s.tell(events.TopTaken(seat, FACTORY_SECTION, "factory.section"))
    goods = offer.gain[choice * 2 : choice * 2 + 2] if offer.either else offer.gain
    s.push(seat, GainAll(goods, NOTHING, "factory.apart"))
    pay_cost(s, seat, offer.cost, "factory.section")


# --- the bottom action -----------------------------------------------------------------------------------


@dataclass
class BottomAction(Decision):
    """The bottom action, with or without its coins, or nothing. [bottom.optional]"""

    section: int

    def refuse(self, s: Scythe, seat: int, m: Move) -> Rule | None:
        if isinstance(m, Skip):
            return None
        if isinstance(m, Reveal):
            return refuse_reveal(s, seat, m.objective, False)
        if not isinstance(m, Bottom):
            return QUESTION
        if self.section == FACTORY_SECTION:
            return None if m.coins else NO_COINS
        if not m.coins and not mat_of(s, seat).sections[self.section].coins:
            return NO_COINS
        return None if can_pay_bottom(s, seat, self.section) else RESOURCES_LACK

    def options(self, s: Scythe, seat: int) -> list[Move]:
        words = s.box.moves
        found = [m for m in words.bottom if self.refuse(s, seat, m) is None]
        found = words.skip + found
        add_reveals(s, seat, False, found)
        return found

    def take(self, s: Scythe, seat: int, m: Move) -> None:
        if isinstance(m, Skip):
            return
        if isinstance(m, Reveal):
            s.push(seat, self)
            reveal(s, seat, m.objective)
            return
        assert isinstance(m, Bottom)
        s.push(seat, SETTLE_STARS)
        s.tell(events.BottomTaken(seat, self.section, "bottom.optional"))
        if self.section == FACTORY_SECTION:
            begin_move(s, seat, 1, 2)
            return
        cost = bottom_cost(s, seat, self.section)
        s.then(seat, PayGoods(self.section, cost), Improve(self.section), Reward(self.section, m.coins))


def bottom_cost(s: Scythe, seat: int, bottom: int) -> int:
    """What is not covered by cubes. [bottom.cost]"""
    return mat_of(s, seat).sections[bottom].cost - int(s.squares[seat * 4 + bottom])


def can_coerce(s: Scythe, seat: int) -> bool:
    """May a combat card stand for a resource now? [crimea.coercion]"""
    return not s.coerced and bool(s.hand[seat]) and faction_of(s, seat).ability == COERCION


def can_pay_bottom(s: Scythe, seat: int, bottom: int) -> bool:
    """Enough of the resource on controlled territories. [bottom.cost]"""
    return resource_of(s, seat, bottom) + (1 if can_coerce(s, seat) else 0) >= bottom_cost(s, seat, bottom)


@dataclass
class PayGoods(Step):
    """Pay so many of a resource; ask only if there is a choice. [pay.controlled]"""

    good: int
    amount: int

    def run(self, s: Scythe, me: int) -> None:
        left = self.amount
        while left:
            places = sources(s, me, self.good)
            if len(places) != 1 or can_coerce(s, me):
                s.push(me, PayFrom(self.good, left))
                return
            take_goods(s, places[0], self.good, me, "bottom.cost")
            left -= 1


def sources(s: Scythe, seat: int, good: int) -> list[int]:
    """Controlled territories with this resource."""
    return [p for p in range(s.box.hexes) if s.goods[p * RESOURCES + good] and controls(s, seat, p)]


@dataclass
class PayFrom(Decision):
    """From which territory, or with a combat card? [pay.controlled] [crimea.coercion]"""

    good: int
    amount: int

    def refuse(self, s: Scythe, seat: int, m: Move) -> Rule | None:
        if isinstance(m, Card):
            return None if can_coerce(s, seat) and m.value in s.hand[seat] else COERCE
        if not isinstance(m, Place):
            return QUESTION
        return None if m.place in sources(s, seat, self.good) else SOURCE

    def options(self, s: Scythe, seat: int) -> list[Move]:
        words = s.box.moves
        found = [words.place[place] for place in sources(s, seat, self.good)]
        if can_coerce(s, seat):
            found += [m for m in words.card if self.refuse(s, seat, m) is None]
        return found

    def take(self, s: Scythe, seat: int, m: Move) -> None:
        if isinstance(m, Card):
            s.coerced = 1
            discard_card(s, seat, m.value, "crimea.coercion")
        else:
            assert isinstance(m, Place)
            take_goods(s, m.place, self.good, seat, "bottom.cost")
        if self.amount > 1:
            s.push(seat, PayGoods(self.good, self.amount - 1))


@dataclass
class Improve(Step):
    """The main gain; whoever has it all already may still take the coins. [bottom.finished]"""

    bottom: int

    def run(self, s: Scythe, me: int) -> None:
        if self.bottom == 0:
            s.push(me, UpgradeCube())
        elif self.bottom == 1:
            s.push(me, DeployMech(NOTHING))
        elif self.bottom == 2:
            s.push(me, BuildStructure(NOTHING))
        else:
            s.push(me, EnlistRecruit())


@dataclass
class Reward(Step):
    """Coins, then the ongoing bonuses of the player and both neighbours. [bottom.coins] [enlist.ongoing]"""

    bottom: int
    coins: int

    def run(self, s: Scythe, me: int) -> None:
        if self.coins:
            gain(s, me, COINS, mat_of(s, me).sections[self.bottom].coins, "bottom.coins")
        neighbours = [me, left_of(s, me), left_of(s, me, -1)]
        for i, seat in enumerate(neighbours):
            if seat not in neighbours[:i] and s.recruited[seat] >> self.bottom & 1:
                gain(s, seat, ONGOING[self.bottom], 1, "enlist.ongoing")


# --- the end of the turn ---------------------------------------------------------------------------------


@dataclass
class EndTurn(Decision):
    """Whoever still has objectives may show one, and is always asked, so that asking betrays nothing.
    [objective.end]"""

    def refuse(self, s: Scythe, seat: int, m: Move) -> Rule | None:
        if not may_reveal(s, seat):
            return ONE_OBJECTIVE
        if isinstance(m, Done):
            return None
        return refuse_reveal(s, seat, m.objective, True) if isinstance(m, Reveal) else QUESTION

    def options(self, s: Scythe, seat: int) -> list[Move]:
        found: list[Move] = []
        if may_reveal(s, seat):
            add_reveals(s, seat, True, found)
            found += s.box.moves.done
        return found

    def take(self, s: Scythe, seat: int, m: Move) -> None:
        if isinstance(m, Reveal):
            s.push(seat, END_TURN)
            reveal(s, seat, m.objective)

    def otherwise(self, s: Scythe, me: int) -> None:
        pass


END_TURN: Final = EndTurn()


@dataclass
class Turn(Step):
    """The next player's turn. [turn.order]"""

    def run(self, s: Scythe, me: int) -> None:
        s.turn += 1
        s.active = me
        s.driven = 0
        s.coerced = 0
        s.new_mine = NOTHING
        s.tired = []
        s.trail = []
        s.recruited = s.recruits[:]
        s.tell(events.TurnBegan(me, s.turn, "turn.order"))
        if s.turn > TURN_LIMIT * s.seats:
            s.tell(events.GameEnded("end.limit"))
            return
        s.push(left_of(s, me), TURN)
        s.push(me, CHOOSE_SECTION)


TURN: Final = Turn()
TURN_LIMIT: Final = 100  # rounds; people need about twenty
