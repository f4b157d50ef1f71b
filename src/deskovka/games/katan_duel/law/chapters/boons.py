"""What cards bring their own player: second harvests, help, festivals, tithes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from deskovka.core.rule import Reason, Rule
from deskovka.core.step import QUESTION, Decision, Move, Step
from deskovka.games.katan_duel.law.chapters.losses import targets, why_target
from deskovka.games.katan_duel.law.effects import Gain, GainAny
from deskovka.games.katan_duel.law.moves import Good, Target
from deskovka.games.katan_duel.law.needs import CONDITIONS, is_bath_with_room, regions_by_bath
from deskovka.games.katan_duel.law.pieces import GRAIN, HEROES, NOTHING, REGIONS, WOOL
from deskovka.games.katan_duel.law.reasons.conditions import BathFull
from deskovka.games.katan_duel.law.state import Duel, card_at, gives, good_of, skill
from deskovka.games.katan_duel.law.verbs import gain

BATH: Final = Rule("doctor.bath")
WOOL_OR_GRAIN: Final = Rule("tithe.kind")


@dataclass
class ProduceAgain(Step):
    """Own regions with this turn's number produce once more, without boosters. [card.benjamin]"""

    def run(self, s: Duel, me: int) -> None:
        for region in s.regions[me]:
            land = s.land[me * REGIONS + region]
            if s.box.land_number[land] == s.die:
                gain(s, me, region, 1, "card.benjamin")


@dataclass
class Treat(Decision):
    """Choose a bath house; regions beside it get a resource each. [card.doctor]"""

    def refuse(self, s: Duel, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Target):
            return QUESTION
        card = card_at(s, seat, m.site)
        if card == NOTHING or not s.box.bath[card]:
            return BATH
        return None if is_bath_with_room(s, seat, m.site) else CONDITIONS

    def reason(self, s: Duel, seat: int, m: Move, rule: Rule) -> Reason | None:
        if not isinstance(m, Target):
            return None
        card = int(card_at(s, seat, m.site))
        return BathFull(m.site) if rule is CONDITIONS else why_target(card, m.site, "bath")

    def candidates(self, s: Duel, seat: int) -> list[Move]:
        return targets(s, seat)

    def take(self, s: Duel, seat: int, m: Move) -> None:
        assert isinstance(m, Target)
        for region in regions_by_bath(s, m.site):
            if good_of(s, seat, region) != NOTHING:
                gain(s, seat, region, 1, "card.doctor")


@dataclass
class Celebrate(Step):
    """Two resources for the player with more skill points. [card.fairgrounds]"""

    def run(self, s: Duel, me: int) -> None:
        if skill(s, me) > skill(s, 1 - me):
            s.push(me, GainAny(2, "card.fairgrounds"))


@dataclass
class Tithe(Decision):
    """Choose wool or grain: one for each own hero. [card.tithe_barn]"""

    def refuse(self, s: Duel, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Good):
            return QUESTION
        return None if m.good in (GRAIN, WOOL) else WOOL_OR_GRAIN

    def candidates(self, s: Duel, seat: int) -> list[Move]:
        return s.box.moves.good

    def count(self, s: Duel, seat: int) -> int:
        return super().count(s, seat) if gives(s, seat, HEROES) else 0

    def take(self, s: Duel, seat: int, m: Move) -> None:
        assert isinstance(m, Good)
        s.push(seat, Gain(m.good, gives(s, seat, HEROES), "card.tithe_barn"))

    def otherwise(self, s: Duel, me: int) -> None:
        """Without a hero it gives nothing. [card.tithe_barn]"""
