"""Before the first turn: the start hands, rearranged regions, the tournament's preparation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from deskovka.core.rule import Reason, Rule
from deskovka.core.step import QUESTION, Decision, Move, Step
from deskovka.games.katan_duel.law.chapters import building, expansions, parts
from deskovka.games.katan_duel.law.chapters.action_phase import playable, refuse_play, why_play
from deskovka.games.katan_duel.law.chapters.relocation import SwapRegion
from deskovka.games.katan_duel.law.chapters.searching import TakeFound, refuse_stack, why_stack
from deskovka.games.katan_duel.law.effects import OWN_REGION
from deskovka.games.katan_duel.law.hands import draw_top, look_through, set_fresh
from deskovka.games.katan_duel.law.moves import City, Play, Region, Road, Settle, Stack, Stop
from deskovka.games.katan_duel.law.pieces import ACTION, NO_PLACE, NOTHING, PLACES
from deskovka.games.katan_duel.law.reasons.drawing import NotABaseStack, StackTaken
from deskovka.games.katan_duel.law.reasons.goods import NoRegionThere
from deskovka.games.katan_duel.law.state import Duel, good_of

START_HAND: Final = 3

BASE_STACK: Final = Rule("setup.base-stack")
OTHER_STACK: Final = Rule("setup.other-stack")
OTHER_BASE_STACK: Final = Rule("setup.other-base-stack")
BUILD_ONLY: Final = Rule("tournament.build-only")
NO_ACTIONS: Final = Rule("tournament.no-actions")
PEACEFUL: Final = Rule("tournament.peaceful")


@dataclass
class StartHand(Decision):
    """Choose the stack of the first three cards: its top in the introductory game, else three of choice."""

    taken: int = NOTHING  # the stack of the other player

    def refuse(self, s: Duel, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Stack):
            return QUESTION
        reason = refuse_stack(s, seat, m.stack)
        if reason is not None:
            return reason
        if s.mode.stacks[m.stack].back != 0:
            return BASE_STACK
        if m.stack != self.taken:
            return None
        if not s.mode.theme:
            return OTHER_STACK
        return None if s.options["start_stack"] == "any" else OTHER_BASE_STACK

    def reason(self, s: Duel, seat: int, m: Move, rule: Rule) -> Reason | None:
        if not isinstance(m, Stack):
            return None
        if rule is BASE_STACK:
            return NotABaseStack(m.stack)
        if rule in (OTHER_STACK, OTHER_BASE_STACK):
            return StackTaken(m.stack)
        return why_stack(s, m.stack, rule)

    def candidates(self, s: Duel, seat: int) -> list[Move]:
        return s.box.moves.stack

    def take(self, s: Duel, seat: int, m: Move) -> None:
        assert isinstance(m, Stack)
        if seat == s.first:
            s.push(1 - seat, StartHand(m.stack))
        if not s.mode.theme:
            for _ in range(START_HAND):
                draw_top(s, seat, m.stack, "setup.start-hand")
            return
        look_through(s, seat, m.stack, "setup.choose-hand")
        for _ in range(START_HAND):
            s.push(seat, TakeFound(m.stack, True, "setup.choose-hand"))


START_HAND_STEP: Final = StartHand()


@dataclass
class Rearrange(Decision):
    """Two regions may change places, until the player is content. [setup.rearrange] [rearrange.swaps]"""

    def refuse(self, s: Duel, seat: int, m: Move) -> Rule | None:
        if isinstance(m, Stop):
            return None
        if not isinstance(m, Region):
            return QUESTION
        return None if good_of(s, seat, m.region) != NOTHING else OWN_REGION

    def reason(self, s: Duel, seat: int, m: Move, rule: Rule) -> Reason | None:
        return NoRegionThere(m.region) if isinstance(m, Region) else None

    def candidates(self, s: Duel, seat: int) -> list[Move]:
        return s.ground[seat] + s.box.moves.stop

    def take(self, s: Duel, seat: int, m: Move) -> None:
        if isinstance(m, Region):
            s.push(seat, REARRANGE)
            s.push(seat, SwapRegion(m.region, "setup.rearrange"))


REARRANGE: Final = Rearrange()


@dataclass
class Prepare(Decision):
    """The round without dice: build one card, by turns, until both have had enough. [tournament.prepare]"""

    passed: bool = False  # the other player has had enough

    def refuse(self, s: Duel, seat: int, m: Move) -> Rule | None:
        if isinstance(m, Stop):
            return None
        if isinstance(m, Play):
            if s.box.colour[m.card] == ACTION:
                return NO_ACTIONS
            return PEACEFUL if s.box.hostile[m.card] else refuse_play(s, seat, m.card)
        if isinstance(m, Road):
            return building.refuse_road(s, seat, m.side)
        if isinstance(m, Settle):
            return NO_ACTIONS if m.scout else building.refuse_settlement(s, seat, m)
        if isinstance(m, City):
            return building.refuse_city(s, seat, m.place)
        return BUILD_ONLY if parts.part_of(m) else QUESTION

    def reason(self, s: Duel, seat: int, m: Move, rule: Rule) -> Reason | None:
        if rule in (BUILD_ONLY, NO_ACTIONS, PEACEFUL):
            return None
        return why_play(s, seat, m.card, rule) if isinstance(m, Play) else building.why_build(s, seat, m, rule)

    def candidates(self, s: Duel, seat: int) -> list[Move]:
        moves = s.box.moves
        found = [moves.play[card] for card in playable(s, seat)] + moves.road + moves.settle
        for place in range(PLACES):
            if s.places[seat * PLACES + place] != NO_PLACE:
                found.append(moves.city[place])
        return found + moves.stop

    def take(self, s: Duel, seat: int, m: Move) -> None:
        if isinstance(m, Stop):
            if not self.passed:
                s.push(1 - seat, Prepare(True))
            return
        s.push(seat if self.passed else 1 - seat, self)
        if isinstance(m, Play):
            expansions.expand(s, seat, m.card)
        elif isinstance(m, Road):
            building.road(s, seat, m)
        elif isinstance(m, Settle):
            building.settle(s, seat, m)
        elif isinstance(m, City):
            building.city(s, seat, m)


PREPARE: Final = Prepare()


@dataclass
class PickUp(Step):
    """The start hand may be used in the first turn."""

    def run(self, s: Duel, me: int) -> None:
        set_fresh(s, me, 0)


PICK_UP: Final = PickUp()
