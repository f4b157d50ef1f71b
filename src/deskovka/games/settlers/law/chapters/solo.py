"""Alone: the attacks of the virtual player, and its Collection."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from deskovka.core.rule import Reason, Rule
from deskovka.core.step import QUESTION, Move, Step
from deskovka.games.settlers.law import events, reasons
from deskovka.games.settlers.law.asking import Question
from deskovka.games.settlers.law.chapters.cleanup import give_back
from deskovka.games.settlers.law.moves import Card
from deskovka.games.settlers.law.pieces import CARD, FOOD, GOLD, NOBODY, RAZE, SETTLER, STOCK, STONE, VP, WOOD
from deskovka.games.settlers.law.state import Settlers, is_common, is_own_faction
from deskovka.games.settlers.law.verbs import lift_location

ME: Final = 0
VIRTUAL: Final = 1
TIED: Final = Rule("solo.tie")
DEAL_ORDER: Final = (CARD, RAZE, GOLD, VP, STONE, SETTLER, FOOD, WOOD)


@dataclass
class Attacks(Step):
    """What the virtual player still has goes to its Collection; then it attacks twice. [solo.attacks]"""

    def run(self, s: Settlers, me: int) -> None:
        give_back(s)
        if s.log is not None:
            s.tell(events.PhaseBegan(4, "solo.attacks"))
        for card in s.empire[VIRTUAL]:
            lift_location(s, VIRTUAL, card)
            collect(s, card, "solo.collection")
        s.then(ME, ATTACK, ATTACK)


ATTACKS_PHASE: Final = Attacks()


@dataclass
class Attack(Step):
    """Turn over an attack card and look for what it hits. [solo.pair]"""

    def run(self, s: Settlers, me: int) -> None:
        if s.attacks:
            reveal_attack(s)
        line = s.deals[VIRTUAL]
        if not line:
            s.tell(events.AttackMissed("solo.no-target"))
            return
        targets, second = find_targets(s, line)
        if not targets:
            s.tell(events.AttackMissed("solo.no-target"))
            return
        if len(targets) > 1:
            s.push(ME, ChooseVictim(tuple(targets), second))
        else:
            hit(s, targets[0], second)


ATTACK: Final = Attack()


def reveal_attack(s: Settlers) -> None:
    """The next attack card lies on top of the line."""
    card = s.attacks[-1]
    s.attacks = s.attacks[:-1]
    s.deals = [s.deals[ME], (card,) + s.deals[VIRTUAL]]
    s.reveals += 1
    s.tell(events.AttackRevealed(card, s.box.deal[card], "solo.reveal"))


def find_targets(s: Settlers, line: tuple[int, ...]) -> tuple[list[int], int]:
    """The locations that are hit, and the attack card that goes with the first one."""
    first = s.box.deal[line[0]]
    if first == VP and s.box.factions[s.factions[ME]].samurai:
        for other in line[1:]:
            if s.box.deal[other] == VP:
                faction = faction_targets(s)
                if faction:
                    return faction, other
    own = [card for card in s.empire[ME] if s.home[card] == NOBODY]  # asked before others go back, too
    for other in line[1:]:
        second = s.box.deal[other]
        found = [card for card in own if is_common(s, card) and is_pair(s, card, first, second)]
        if found:
            return worst(s, found), other
    return [], -1


def forecast(s: Settlers) -> list[tuple[int, int, list[int]]]:
    """For each good that the next attack card may show: how many hidden cards show it, and what it would hit.

    When all of them lie open, the line's own first card strikes, and none is hidden.
    """
    line = s.deals[VIRTUAL]
    if not s.attacks:
        return [(int(s.box.deal[line[0]]), 0, find_targets(s, line)[0])] if line else []
    seen = {*s.deals[ME], *line, *s.gone}
    hidden = [card for card in s.box.attack_pool if card not in seen]
    goods = [int(s.box.deal[card]) for card in hidden]
    return [
        (good, goods.count(good), find_targets(s, (hidden[goods.index(good)], *line))[0])
        for good in dict.fromkeys(goods)
    ]


def is_pair(s: Settlers, card: int, first: int, second: int) -> bool:
    """Does the raze field show these two goods?"""
    goods = s.box.raze[card]
    return len(goods) == 2 and (goods in ((first, second), (second, first)))


def faction_targets(s: Settlers) -> list[int]:
    """Japanese locations with a raze field, by the good of their deals. [solo.japanese] [solo.japanese-order]"""
    cards = [card for card in s.empire[ME] if is_own_faction(s, ME, card) and s.box.raze[card]]
    for good in DEAL_ORDER:
        found = [card for card in cards if s.box.deal[card] == good]
        if found:
            return worst(s, found)
    return []


def worst(s: Settlers, cards: list[int]) -> list[int]:
    """Actions before features before production; the dearest; the one with most stone. [solo.priority]"""
    key = max([rank(s, card) for card in cards])
    return [card for card in cards if rank(s, card) == key]


def rank(s: Settlers, card: int) -> int:
    """Higher is hit first. Kinds are numbered production, feature, action."""
    price = s.box.price[card]
    return int(s.box.kind[card] * 10000 + price * 100 + s.box.cost[card * STOCK + STONE])


@dataclass
class ChooseVictim(Question):
    """Several locations are equal in everything: the player chooses. [solo.tie]"""

    targets: tuple[int, ...]
    second: int

    def refuse(self, s: Settlers, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Card):
            return QUESTION
        return None if m.card in self.targets else TIED

    def reason(self, s: Settlers, seat: int, m: Move, rule: Rule) -> Reason | None:
        return reasons.NotAmong(self.targets) if rule is TIED else None

    def candidates(self, s: Settlers, seat: int) -> list[Move]:
        return [s.box.moves.card[card] for card in sorted(self.targets)]

    def take(self, s: Settlers, seat: int, m: Move) -> None:
        assert isinstance(m, Card)
        hit(s, m.card, self.second)


def hit(s: Settlers, card: int, second: int) -> None:
    """The location goes to the Collection, the two attack cards to the end of the line. [solo.hit] [solo.line]"""
    lift_location(s, ME, card)
    s.tell(events.Attacked(ME, card, "solo.hit"))
    collect(s, card, "solo.hit")
    line = s.deals[VIRTUAL]
    kept = tuple([other for other in line[1:] if other != second])
    s.deals = [s.deals[ME], (*kept, line[0], second)]


def collect(s: Settlers, card: int, rule: str) -> None:
    """A card lies in the Collection."""
    s.collection = s.collection + [card]
    s.tell(events.Collected(card, rule))
