"""The top action of a section, or of the Factory card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from deskovka.core.rule import Reason, Rule
from deskovka.core.step import QUESTION, Move, Step
from deskovka.games.scythe.law import events
from deskovka.games.scythe.law.chapters.combat import BATTLES
from deskovka.games.scythe.law.chapters.ending import SETTLE_STARS
from deskovka.games.scythe.law.chapters.exploring import EXPLORE
from deskovka.games.scythe.law.chapters.gaining import (
    NO_LAKE,
    GainAll,
    GainOne,
    GoodsWhere,
    ProduceAt,
    can_afford,
    has_parts,
    parts_of,
    pay_cost,
    produce_cost,
    short_of,
)
from deskovka.games.scythe.law.chapters.improving import places_with_workers
from deskovka.games.scythe.law.chapters.moving import MoveUnits
from deskovka.games.scythe.law.chapters.revealing import ONCE, PAWN, SectionAction, add_reveals
from deskovka.games.scythe.law.chapters.taking import TakeSome
from deskovka.games.scythe.law.control import structure_of
from deskovka.games.scythe.law.moves import Bottom, Less, Section, Top
from deskovka.games.scythe.law.pieces import (
    ARMORY,
    CARDS,
    COINS,
    CUBE_CARDS,
    CUBE_COINS,
    CUBE_POPULARITY,
    CUBE_POWER,
    CUBE_TERRITORIES,
    CUBE_UNITS,
    FACTORY_SECTION,
    MONUMENT,
    NOTHING,
    POPULARITY,
    POWER,
    PRODUCE,
    TOP_BOLSTER,
    TOP_MOVE,
    TOP_PRODUCE,
    TOP_TRADE,
)
from deskovka.games.scythe.law.reasons import TOP_FIRST, ActionOrder
from deskovka.games.scythe.law.state import Scythe, is_upgraded, mat_of, workers_at
from deskovka.games.scythe.law.verbs import lose

ONE_WAY: Final = Rule("top.choice")
ONE_OFFER: Final = Rule("factory.choice")
ALL_HOME: Final = Rule("trade.home")
COINS_LACK: Final = Rule("top.cost")
PRODUCE_LACK: Final = Rule("produce.cost")
FACTORY_LACK: Final = Rule("factory.cost")
NO_PARTS: Final = Rule("top.part")
TRADED: Final = 2  # resources of any kind
BENEFIT_RULES: Final = {
    TOP_MOVE: ("move.units", "move.coins"),
    TOP_TRADE: ("trade.goods", "trade.popularity"),
    TOP_BOLSTER: ("bolster.power", "bolster.cards"),
}
BONUS_RULES: Final = {TOP_TRADE: "structure.armory", TOP_BOLSTER: "structure.monument"}


@dataclass
class TopAction(SectionAction):
    """The top action, with one of its benefits, or nothing. [top.optional]"""

    section: int

    def refuse_action(self, s: Scythe, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, (Top, Less)):
            return ONCE if isinstance(m, Bottom) else PAWN if isinstance(m, Section) else QUESTION
        rule = self.refuse_choice(s, seat, m.choice)
        if rule is not None or isinstance(m, Top):
            return rule
        return None if has_parts(self.goods(s, seat, m.choice)) else NO_PARTS

    def reason(self, s: Scythe, seat: int, m: Move, rule: Rule) -> Reason | None:
        if rule is ONCE:
            return ActionOrder(TOP_FIRST)
        if rule not in (COINS_LACK, PRODUCE_LACK, FACTORY_LACK):
            return super().reason(s, seat, m, rule)
        return short_of(s, seat, self.cost(s, seat))

    def cost(self, s: Scythe, seat: int) -> tuple[int, ...]:
        """What the action costs now. [top.cost]"""
        if self.section == FACTORY_SECTION:
            return s.box.factory_cards[s.factory_card[seat]].cost
        return cost_of(s, seat, top_of(s, seat, self.section))

    def refuse_choice(self, s: Scythe, seat: int, choice: int) -> Rule | None:
        """The rule that forbids a benefit."""
        if self.section == FACTORY_SECTION:
            return refuse_factory(s, seat, choice)
        return refuse_top(s, seat, top_of(s, seat, self.section), choice)

    def options(self, s: Scythe, seat: int) -> list[Move]:
        words = s.box.moves
        able = [choice for choice in range(2) if self.refuse_choice(s, seat, choice) is None]
        found = [words.top[choice] for choice in able]
        found += [words.less[choice] for choice in able if has_parts(self.goods(s, seat, choice))]
        found += words.skip
        add_reveals(s, seat, False, found)
        return found

    def act(self, s: Scythe, seat: int, m: Move) -> None:
        assert isinstance(m, (Top, Less))
        part = isinstance(m, Less)
        s.push(seat, SETTLE_STARS)
        if self.section == FACTORY_SECTION:
            use_factory(s, seat, self.goods(s, seat, m.choice), part)
        else:
            use_top(s, seat, top_of(s, seat, self.section), m.choice, part)

    def goods(self, s: Scythe, seat: int, choice: int) -> tuple[int, ...]:
        """What the action brings beside moves and resources of any kind, which can be left anyway."""
        if self.section == FACTORY_SECTION:
            offer = s.box.factory_cards[s.factory_card[seat]]
            return offer.gain[choice * 2 : choice * 2 + 2] if offer.either else offer.gain
        top = top_of(s, seat, self.section)
        if top == TOP_MOVE and not is_upgraded(s, seat, CUBE_COINS):
            return ()  # a single coin is left by moving nothing
        return benefit(s, seat, top, choice) + bonus_of(s, seat, top)


def top_of(s: Scythe, seat: int, section: int) -> int:
    """The top action of a section of the player's mat."""
    return mat_of(s, seat).sections[section].top


def cost_of(s: Scythe, seat: int, top: int) -> tuple[int, ...]:
    """What a top action of a mat costs now. [top.cost] [produce.cost]"""
    if top == TOP_MOVE:
        return ()
    return produce_cost(s, seat) if top == TOP_PRODUCE else (COINS, 1)


def movers(s: Scythe, seat: int) -> int:
    """Units that Move moves. [move.units]"""
    return 2 + int(is_upgraded(s, seat, CUBE_UNITS))


def refuse_top(s: Scythe, seat: int, top: int, choice: int) -> Rule | None:
    """Its cost can be paid. [top.cost]"""
    if top == TOP_MOVE:
        return None
    if top == TOP_PRODUCE:
        if choice:
            return ONE_WAY
        return None if can_afford(s, seat, produce_cost(s, seat)) else PRODUCE_LACK
    if not s.coins[seat]:
        return COINS_LACK
    if top == TOP_TRADE and choice == 0 and not places_with_workers(s, seat):
        return ALL_HOME if all_home(s, seat) else NO_LAKE
    return None


def all_home(s: Scythe, seat: int) -> bool:
    """Are all workers on home bases? [trade.home]"""
    return not any(workers_at(s, seat, place) for place in range(s.box.hexes))


def benefit(s: Scythe, seat: int, top: int, choice: int) -> tuple[int, ...]:
    """The good and amount of a top action; nothing for moves and for resources of any kind."""
    if top == TOP_PRODUCE:
        return (PRODUCE, 2 + int(is_upgraded(s, seat, CUBE_TERRITORIES)))
    if top == TOP_BOLSTER:
        if choice:
            return (CARDS, 1 + int(is_upgraded(s, seat, CUBE_CARDS)))
        return (POWER, 2 + int(is_upgraded(s, seat, CUBE_POWER)))
    if not choice:
        return ()
    if top == TOP_MOVE:
        return (COINS, 1 + int(is_upgraded(s, seat, CUBE_COINS)))
    return (POPULARITY, 1 + int(is_upgraded(s, seat, CUBE_POPULARITY)))


def bonus_of(s: Scythe, seat: int, top: int) -> tuple[int, ...]:
    """What a structure adds. [structure.armory] [structure.monument]"""
    if top == TOP_TRADE and structure_of(s, seat, ARMORY) != NOTHING:
        return (POWER, 1)
    if top == TOP_BOLSTER and structure_of(s, seat, MONUMENT) != NOTHING:
        return (POPULARITY, 1)
    return ()


def gain_step(goods: tuple[int, ...], rule: str, part: bool) -> Step:
    """All of a gain, or as much as the player says. [gain.refuse]"""
    return TakeSome(goods[0], goods[1], NOTHING, rule) if part else GainOne(goods[0], goods[1], NOTHING, rule)


def use_top(s: Scythe, seat: int, top: int, choice: int, part: bool) -> None:
    """Pay, then gain, also what a structure adds; stars are due after both. [top.cost] [star.together]"""
    if s.log is not None:
        s.tell(events.TopTaken(seat, top, "top.optional"))
    if top == TOP_PRODUCE:
        pay_cost(s, seat, produce_cost(s, seat), "produce.cost")
        s.push(seat, ProduceAt(benefit(s, seat, top, choice)[1], 1, (), int(part)))
        return
    if top == TOP_MOVE and not choice:
        begin_move(s, seat, movers(s, seat), 1)
        return
    if top != TOP_MOVE:
        lose(s, seat, COINS, 1, "top.cost")
    more = bonus_of(s, seat, top)
    if more:
        s.push(seat, gain_step(more, BONUS_RULES[top], part))
    if top == TOP_TRADE and not choice:
        s.push(seat, GoodsWhere(TRADED, "trade.goods"))
    else:
        s.push(seat, gain_step(benefit(s, seat, top, choice), BENEFIT_RULES[top][choice], part))


def begin_move(s: Scythe, seat: int, units: int, reach: int) -> None:
    """Units move, then combats, then encounters. [move.then]"""
    s.tired = []
    s.trail = []
    s.then(seat, MoveUnits(units, reach), BATTLES, EXPLORE)


def refuse_factory(s: Scythe, seat: int, choice: int) -> Rule | None:
    """The top action of the Factory card. [factory.section]"""
    offer = s.box.factory_cards[s.factory_card[seat]]
    if choice and not offer.either:
        return ONE_OFFER
    return None if can_afford(s, seat, offer.cost) else FACTORY_LACK


def use_factory(s: Scythe, seat: int, goods: tuple[int, ...], part: bool) -> None:
    """Pay, then gain all, or the chosen one. [factory.apart]"""
    if s.log is not None:
        s.tell(events.TopTaken(seat, FACTORY_SECTION, "factory.section"))
    if part:
        s.then_all(seat, parts_of(goods, NOTHING, "factory.apart"))
    else:
        s.push(seat, GainAll(goods, NOTHING, "factory.apart"))
    pay_cost(s, seat, s.box.factory_cards[s.factory_card[seat]].cost, "factory.section")
