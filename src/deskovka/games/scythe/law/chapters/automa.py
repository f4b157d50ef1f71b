"""Alone: the turn of the automatic opponent, step by step as its card says."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from deskovka.core.step import Step
from deskovka.games.scythe.law import events_automa
from deskovka.games.scythe.law.chapters.automa_moves import find_move
from deskovka.games.scythe.law.chapters.bottom import take_ongoing
from deskovka.games.scythe.law.chapters.combat import BATTLES
from deskovka.games.scythe.law.chapters.ending import SETTLE_STARS, end_game
from deskovka.games.scythe.law.chapters.taking import TakeSome
from deskovka.games.scythe.law.control import enemy_units, fighting_enemy
from deskovka.games.scythe.law.pieces import (
    ALL_WORKERS,
    DEPLOY,
    FIRST_SCHEME,
    LAST_STAR,
    NO_LOAD,
    NOBODY,
    NOTHING,
    ONGOING,
    SECOND_SCHEME,
    WORKER,
    Order,
    Scheme,
)
from deskovka.games.scythe.law.state import Scythe, all_workers, base_of, stars_of, tracker_of
from deskovka.games.scythe.law.verbs import (
    gain,
    move_unit,
    put_fighter,
    put_workers,
    send_home,
    shuffle_automa,
    turn_automa,
)

ME: Final = 0  # the only player


def scheme_of(s: Scythe, card: int) -> Scheme:
    """The half of a card that holds."""
    return s.box.automa[card].schemes[s.automa_scheme]


@dataclass
class AutomaTurn(Step):
    """It turns a card: one move, gains, recruits of the player, its tracker. [automa.turn]"""

    def run(self, s: Scythe, me: int) -> None:
        card = turn_automa(s)
        s.automa_card = card
        s.automa_scheme = SECOND_SCHEME if s.tracker >= tracker_of(s).second else FIRST_SCHEME
        if s.box.automa[card].skipped and tracker_of(s).skips:
            s.tell(events_automa.AutomaSkipped(me, card, "automa.skipped"))
            return
        s.tell(events_automa.AutomaTurned(me, card, s.automa_scheme, "automa.turn"))
        s.then(
            me, MoveByCard(card), BATTLES, TAKE_TOKEN, GainByCard(card), RecruitsByCard(card), TrackByCard(card)
        )


AUTOMA_TURN: Final = AutomaTurn()


@dataclass
class MoveByCard(Step):
    """The first move of the card that is possible; at most one unit moves. [automa.move]"""

    card: int

    def run(self, s: Scythe, me: int) -> None:
        for move in scheme_of(s, self.card).moves:
            if move.faction in (NOBODY, s.factions[me]) and s.power[me] >= move.power:
                order = s.box.orders[move.order]
                found = find_move(s, me, order)
                if found:
                    go(s, me, order, found)
                    return
        s.tell(events_automa.AutomaStayed(me, "automa.move"))


def go(s: Scythe, me: int, order: Order, found: tuple[int, ...]) -> None:
    """The unit goes; workers that are alone there go home, a mech or character means combat. [automa.raid]"""
    kind, at, to = found
    alone = enemy_units(s, me, to) and fighting_enemy(s, me, to) == NOBODY
    move_unit(s, me, kind, at, to, NO_LOAD, f"automa.{order.name}")
    if alone:
        send_home(s, ME, to, "automa.raid")


@dataclass
class TakeToken(Step):
    """An encounter where its character stands is gone; nothing else happens there, nor in the
    Factory. [automa.encounter] [automa.factory]"""

    def run(self, s: Scythe, me: int) -> None:
        place = s.character[me]
        if place != NOTHING and s.tokens[place]:
            s.tokens[place] = 0
            s.tell(events_automa.TokenTaken(me, int(place), "automa.encounter"))


TAKE_TOKEN: Final = TakeToken()


@dataclass
class GainByCard(Step):
    """What the card brings, and what it brings this faction beside it; new pieces come to the base.
    [automa.gain] [automa.deploy]"""

    card: int

    def run(self, s: Scythe, me: int) -> None:
        scheme = scheme_of(s, self.card)
        goods = scheme.gain + scheme.more[s.factions[me]]
        for i in range(0, len(goods), 2):
            good, amount = goods[i], goods[i + 1]
            if good == WORKER:
                left = min(amount, ALL_WORKERS - int(all_workers(s, me)))
                if left:
                    put_workers(s, me, base_of(s, me), left, "automa.deploy")
            elif good == DEPLOY:
                for _ in range(amount):
                    put_fighter(s, me, "automa.deploy")
            else:
                gain(s, me, good, amount, "automa.gain")


@dataclass
class RecruitsByCard(Step):
    """A recruit that the card names serves the player. [automa.recruits]"""

    card: int

    def run(self, s: Scythe, me: int) -> None:
        bonus = scheme_of(s, self.card).bonus
        if bonus != NOTHING:
            s.push(me, SETTLE_STARS)
            if not take_ongoing(s, ME, bonus, "automa.recruits"):
                s.push(ME, TakeSome(ONGOING[bonus], 1, NOTHING, "automa.recruits"))


@dataclass
class TrackByCard(Step):
    """Its tracker advances if the card has a star; stars lie on it, the sixth ends the game. [automa.stars]"""

    card: int

    def run(self, s: Scythe, me: int) -> None:
        if not s.box.automa[self.card].star:
            return
        s.tracker += 1
        s.tell(events_automa.TrackerAdvanced(me, s.tracker, "automa.stars"))
        if s.tracker in tracker_of(s).stars:
            s.tell(events_automa.TrackerStar(me, int(stars_of(s, me)), "automa.stars"))
            if stars_of(s, me) >= LAST_STAR:
                end_game(s, "end.last-star")
                return
        if s.tracker == tracker_of(s).second:
            s.tell(events_automa.SchemeBegan(me, "automa.scheme"))
            shuffle_automa(s, "automa.scheme")
