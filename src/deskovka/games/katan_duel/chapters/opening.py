"""Before the first turn: the start hands, rearranged regions, the tournament's preparation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from deskovka.core.rule import Rule
from deskovka.core.step import QUESTION, Decision, Move, Step
from deskovka.games.katan_duel.chapters import building, expansions
from deskovka.games.katan_duel.chapters.action_phase import playable, refuse_play
from deskovka.games.katan_duel.chapters.boons import SwapRegion, TakeFound, refuse_stack
from deskovka.games.katan_duel.effects import OWN_REGION
from deskovka.games.katan_duel.hands import draw_top, look_through, set_fresh
from deskovka.games.katan_duel.moves import City, Play, Region, Road, Settle, Stack, Stop
from deskovka.games.katan_duel.pieces import ACTION, NO_PLACE, NOTHING, PLACES
from deskovka.games.katan_duel.state import Duel, good_of

START_HAND: Final = 3
SWAPS: Final = 5  # enough for any arrangement of six regions

BASE_STACK: Final = Rule("setup.base-stack")
OTHER_STACK: Final = Rule("setup.other-stack")
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
        same = s.mode.theme and s.options["start_stack"] == "any"
        return OTHER_STACK if m.stack == self.taken and not same else None

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
    """Two regions may change places, until the player is content. [setup.rearrange]"""

    left: int = SWAPS

    def refuse(self, s: Duel, seat: int, m: Move) -> Rule | None:
        if isinstance(m, Stop):
            return None
        if not isinstance(m, Region):
            return QUESTION
        return None if good_of(s, seat, m.region) != NOTHING else OWN_REGION

    def candidates(self, s: Duel, seat: int) -> list[Move]:
        return s.ground[seat] + s.box.moves.stop

    def take(self, s: Duel, seat: int, m: Move) -> None:
        if isinstance(m, Region):
            if self.left > 1:
                s.push(seat, Rearrange(self.left - 1))
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
        return building.refuse_city(s, seat, m.place) if isinstance(m, City) else QUESTION

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
