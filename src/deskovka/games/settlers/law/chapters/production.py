"""The production phase: board, deals, production locations, from the first player on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from deskovka.core.step import Step
from deskovka.games.settlers.law import events, events_aztecs
from deskovka.games.settlers.law.chapters.dealing import gain_deal
from deskovka.games.settlers.law.chapters.ordering import Effects
from deskovka.games.settlers.law.effects import gain
from deskovka.games.settlers.law.pieces import DEFENCE, FAVOURS, NOTHING, ON_PRODUCTION, PRODUCTION, TRICOLOUR
from deskovka.games.settlers.law.state import Settlers
from deskovka.games.settlers.law.verbs import woken_features


@dataclass
class Production(Step):
    """Everybody produces, one after the other. [production.order]"""

    def run(self, s: Settlers, me: int) -> None:
        if s.log is not None:
            s.tell(events.PhaseBegan(1, "round.phases"))
        for i in range(s.seats - 1, -1, -1):
            s.push((s.first + i) % s.seats, PRODUCE)


PRODUCTION_PHASE: Final = Production()


@dataclass
class Produce(Step):
    """The board and deals, then locations. [production.sources] [production.first] [solo.no-defence]"""

    def run(self, s: Settlers, me: int) -> None:
        works = [card for card in s.empire[me] if s.box.kind[card] == PRODUCTION]
        s.push(me, Effects(tuple(works + woken_features(s, me, ON_PRODUCTION, 1)), NOTHING, NOTHING))
        for card in reversed(s.routes[me]):
            gain_deal(s, me, card, "production.deals")
        for card in reversed(s.deals[me]):
            gain_deal(s, me, card, "production.deals")
        faction = s.box.factions[s.factions[me]]
        goods = faction.produces
        if faction.tricolour and not s.favours[me] & TRICOLOUR:
            s.favours[me] |= TRICOLOUR
            s.tell(events_aztecs.FavourGained(me, FAVOURS, "favour.tricolour"))
        for i in range(0, len(goods), 2):
            if goods[i] != DEFENCE or s.seats > 1:  # alone nothing protects
                gain(s, me, goods[i], goods[i + 1], PRODUCTION, NOTHING, "production.board")


PRODUCE: Final = Produce()
