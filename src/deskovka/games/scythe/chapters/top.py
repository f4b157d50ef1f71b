"""The top action of a section, or of the Factory card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from deskovka.core.rule import Rule
from deskovka.core.step import QUESTION, Decision, Move
from deskovka.games.scythe import events
from deskovka.games.scythe.chapters.combat import BATTLES
from deskovka.games.scythe.chapters.ending import SETTLE_STARS
from deskovka.games.scythe.chapters.exploring import EXPLORE
from deskovka.games.scythe.chapters.gaining import (
    GainAll,
    GainOne,
    GoodsWhere,
    ProduceAt,
    can_afford,
    pay_cost,
    produce_cost,
)
from deskovka.games.scythe.chapters.improving import places_with_workers
from deskovka.games.scythe.chapters.moving import MoveUnits
from deskovka.games.scythe.chapters.revealing import COINS_LACK, add_reveals, refuse_reveal, reveal
from deskovka.games.scythe.moves import Reveal, Skip, Top
from deskovka.games.scythe.pieces import (
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
    TOP_BOLSTER,
    TOP_MOVE,
    TOP_PRODUCE,
    TOP_TRADE,
)
from deskovka.games.scythe.state import Scythe, mat_of, structure_of, upgraded
from deskovka.games.scythe.verbs import gain, lose

ONE_WAY: Final = Rule("top.choice")
NO_WORKER: Final = Rule("trade.worker")


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
    """Two resources, or popularity; then the Armory adds power. [trade.goods] [structure.armory]"""
    if structure_of(s, seat, ARMORY) != NOTHING:
        s.then(seat, SETTLE_STARS, GainOne(POWER, 1, NOTHING, "structure.armory"))
    if choice:
        gain(s, seat, POPULARITY, 1 + int(upgraded(s, seat, CUBE_POPULARITY)), "trade.popularity")
    else:
        s.push(seat, GoodsWhere(2, "trade.goods"))


def bolster(s: Scythe, seat: int, choice: int) -> None:
    """Power, or combat cards; then the Monument adds popularity. [bolster.power] [structure.monument]"""
    if structure_of(s, seat, MONUMENT) != NOTHING:
        s.then(seat, SETTLE_STARS, GainOne(POPULARITY, 1, NOTHING, "structure.monument"))
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
