"""Combat: abilities before it, secret dials and cards, retreat, reward."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from deskovka.core.rule import Reason, Rule
from deskovka.core.step import Decision, Move, No, Step, Together, Yes
from deskovka.core.value import NAMES_SEAT
from deskovka.core.worlds import NOWHERE
from deskovka.games.scythe.law import events, events_automa
from deskovka.games.scythe.law.chapters.ending import SETTLE_STARS, battles
from deskovka.games.scythe.law.chapters.gaining import find_tokens
from deskovka.games.scythe.law.chapters.revealing import GIFT_COINS, give, refuse_gift, why_no_gift
from deskovka.games.scythe.law.chapters.unasked import rule_against
from deskovka.games.scythe.law.control import enemy_units, fighting_enemy, first_enemy, structure_of
from deskovka.games.scythe.law.moves import Done, Fight, Gift, Place, Skip
from deskovka.games.scythe.law.pieces import (
    ABILITIES,
    ARTILLERY,
    BRACKETS,
    CAMARADERIE,
    CARDS,
    DISARM,
    MINE,
    MOST_ON_DIAL,
    PEOPLES_ARMY,
    POPULARITY,
    POWER,
    SCOUT,
    SEAWORTHY,
    VALUES,
)
from deskovka.games.scythe.law.reasons import EnemyThere, FewerCards, HandHas, LessPower
from deskovka.games.scythe.law.state import (
    Scythe,
    base_of,
    fighters_at,
    has_ability,
    is_automa,
    left_of,
    workers_at,
)
from deskovka.games.scythe.law.verbs import (
    add_card,
    beat_automa,
    combat_star,
    discard_card,
    gain,
    lose,
    note_units,
    send_home,
    take_card,
    turn_automa,
)

NTH_ARTILLERY: Final = ABILITIES.index("artillery")  # the event names an ability by its number
NTH_DISARM: Final = ABILITIES.index("disarm")
ARTILLERY_COST: Final = 1  # power
HIT: Final = 2  # power that either takes from the enemy

WHERE: Final = Rule("combat.where")
DIAL: Final = Rule("combat.dial")
CARD_LIMIT: Final = Rule("combat.cards")
OWN_CARDS: Final = Rule("combat.own-cards")
RETREAT: Final = Rule("nordic.seaworthy")
LAKE_TAKEN: Final = Rule("nordic.lake-taken")
MUST_FIGHT: Final = Rule("combat.must")
ARTILLERY_POWER: Final = Rule("nordic.artillery")
FIGHTERS: Final = Rule("gift.combat")


@dataclass
class Battles(Step):
    """One combat after the other; each is finished before the next. [combat.order]"""

    def run(self, s: Scythe, me: int) -> None:
        places = battles(s, me)
        if not places:
            return
        s.push(me, BATTLES)
        if len(places) > 1:
            s.push(me, ChooseBattle())
        else:
            begin_battle(s, me, places[0])


BATTLES: Final = Battles()


@dataclass
class ChooseBattle(Decision):
    """The attacker says which combat comes first. [combat.order]"""

    def refuse(self, s: Scythe, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Place):
            return rule_against(m)
        return None if m.place in battles(s, seat) else WHERE

    def options(self, s: Scythe, seat: int) -> list[Move]:
        return [s.box.moves.place[place] for place in battles(s, seat)]

    def take(self, s: Scythe, seat: int, m: Move) -> None:
        assert isinstance(m, Place)
        begin_battle(s, seat, m.place)


def begin_battle(s: Scythe, seat: int, place: int) -> None:
    """The attacker's abilities come first, then the defender's. [combat.abilities]"""
    other = fighting_enemy(s, seat, place)
    s.tell(events.BattleBegan(seat, other, place, "combat.when"))
    s.push(seat, Dials(place, seat, other))
    if s.gifts:
        for i in range(s.seats, 0, -1):  # clockwise, the attacker last: what is pushed last is asked first
            s.push(left_of(s, seat, i), Bribe(seat, other))
    s.push(other, Prepare(place, seat))
    s.push(seat, Prepare(place, other))


# --- before the combat -----------------------------------------------------------------------------------


@dataclass
class Prepare(Step):
    """Abilities that work before a combat, each once; Disarm always works. [combat.abilities] [saxony.always]"""

    place: int
    enemy: int

    def run(self, s: Scythe, me: int) -> None:
        if has_ability(s, me, ARTILLERY):
            s.push(me, UseArtillery(self.enemy))
        if has_ability(s, me, DISARM) and (s.box.tunnel[self.place] or structure_of(s, me, MINE) == self.place):
            s.tell(events.AbilityUsed(me, NTH_DISARM, "saxony.disarm"))
            lose(s, self.enemy, POWER, HIT, "saxony.disarm")
        if has_ability(s, me, SCOUT) and s.hand[self.enemy]:
            steal_card(s, me, self.enemy)


def steal_card(s: Scythe, seat: int, victim: int) -> None:
    """A random card changes hands; both know which one. It is always taken. [crimea.scout] [crimea.always]"""
    at = int(s.chance.below(len(s.hand[victim])))
    value = take_card(s, victim, at)
    add_card(s, seat, value)
    if is_automa(s, victim):  # its cards lie in a row, so everybody sees which place is empty
        s.memory = s.memory.move(victim, at, seat, value, 1 << seat)
    else:
        s.memory = s.memory.pick(victim, NOWHERE, seat, value, 1 << seat | 1 << victim)
    s.reveals += 1
    s.tell(events.CardStolen(seat, value, victim, "crimea.scout"))
    if not is_automa(s, victim):
        s.tell(events.CardMissed(victim, value, "crimea.scout"))


@dataclass
class UseArtillery(Decision):
    """Pay one power so that the enemy loses two? [nordic.artillery]"""

    enemy: int

    def refuse(self, s: Scythe, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, (Yes, No)):
            return rule_against(m)
        return None if s.power[seat] else ARTILLERY_POWER

    def candidates(self, s: Scythe, seat: int) -> list[Move]:
        return s.box.moves.yes + s.box.moves.no

    def take(self, s: Scythe, seat: int, m: Move) -> None:
        if isinstance(m, Yes):
            s.tell(events.AbilityUsed(seat, NTH_ARTILLERY, "nordic.artillery"))
            lose(s, seat, POWER, ARTILLERY_COST, "nordic.artillery")
            lose(s, self.enemy, POWER, HIT, "nordic.artillery")

    def otherwise(self, s: Scythe, me: int) -> None:
        pass  # there is no power to pay with


@dataclass
class Bribe(Decision):
    """Anybody may give coins to those who fight, if the table agreed to gifts. [gift.combat]"""

    attacker: int = field(metadata=NAMES_SEAT)
    defender: int = field(metadata=NAMES_SEAT)

    def refuse(self, s: Scythe, seat: int, m: Move) -> Rule | None:
        if not s.coins[seat]:
            return GIFT_COINS
        if isinstance(m, Done):
            return None
        if not isinstance(m, Gift):
            return rule_against(m)
        rule = refuse_gift(s, seat, m)
        return rule if rule is not None or m.seat in (self.attacker, self.defender) else FIGHTERS

    def reason(self, s: Scythe, seat: int, m: Move, rule: Rule) -> Reason | None:
        return why_no_gift(s, seat, m, rule)

    def candidates(self, s: Scythe, seat: int) -> list[Move]:
        return s.box.moves.gift + s.box.moves.done

    def take(self, s: Scythe, seat: int, m: Move) -> None:
        if isinstance(m, Gift):
            s.push(seat, self)
            give(s, seat, m)

    def otherwise(self, s: Scythe, me: int) -> None:
        pass  # without coins there is nothing to give


# --- dials and cards -------------------------------------------------------------------------------------


def dial_limit(s: Scythe, seat: int) -> int:
    """Power that can be put on the dial. [combat.dial]"""
    return min(int(s.power[seat]), MOST_ON_DIAL)


def card_limit(s: Scythe, seat: int, place: int) -> int:
    """A card for each mech and character; one more for People's Army with workers. [combat.cards]"""
    found = int(fighters_at(s, seat, place))
    if has_ability(s, seat, PEOPLES_ARMY) and workers_at(s, seat, place):
        found += 1
    return found


def hand_counts(s: Scythe, seat: int) -> list[int]:
    """Own combat cards by value."""
    hand = s.hand[seat]
    return [hand.count(value) for value in VALUES]


def refuse_cards(m: Fight, counts: list[int], limit: int) -> Rule | None:
    """Own cards, and not too many of them. [combat.own-cards] [combat.cards]"""
    if m.twos > counts[0] or m.threes > counts[1] or m.fours > counts[2] or m.fives > counts[3]:
        return OWN_CARDS
    return None if m.twos + m.threes + m.fours + m.fives <= limit else CARD_LIMIT


@dataclass
class Dials(Together):
    """Both set their dials and choose cards in secret. [combat.secret]"""

    place: int
    attacker: int = field(metadata=NAMES_SEAT)
    defender: int = field(metadata=NAMES_SEAT)

    def party(self, s: Scythe, me: int) -> tuple[int, ...]:
        return tuple([seat for seat in (self.attacker, self.defender) if not is_automa(s, seat)])

    def refuse(self, s: Scythe, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Fight):
            return MUST_FIGHT if isinstance(m, (Done, Skip, No)) else rule_against(m)
        if m.power > dial_limit(s, seat):
            return DIAL
        return refuse_cards(m, hand_counts(s, seat), card_limit(s, seat, self.place))

    def reason(self, s: Scythe, seat: int, m: Move, rule: Rule) -> Reason | None:
        if not isinstance(m, Fight):
            return None
        if rule is DIAL:
            return LessPower(m.power, int(s.power[seat]))
        if rule is OWN_CARDS:
            return HandHas(s.hand[seat])
        return FewerCards(m.twos + m.threes + m.fours + m.fives, card_limit(s, seat, self.place))

    def options(self, s: Scythe, seat: int) -> list[Move]:
        # The catalogue has the same hands of cards for each power.
        fights = s.box.moves.fight
        hands = len(fights) // (MOST_ON_DIAL + 1)
        counts = hand_counts(s, seat)
        limit = card_limit(s, seat, self.place)
        able: list[int] = []
        for i in range(hands):
            m = fights[i]
            assert isinstance(m, Fight)
            if refuse_cards(m, counts, limit) is None:
                able.append(i)
        return [fights[power * hands + i] for power in range(dial_limit(s, seat) + 1) for i in able]

    def settle(self, s: Scythe, me: int, answers: Sequence[Move | None]) -> None:
        strength = [0] * s.sides
        for seat in (self.attacker, self.defender):
            if is_automa(s, seat):
                strength[seat] = automa_strength(s, seat, self.place)
            else:
                strength[seat] = reveal_dial(s, seat, answers[seat])
        s.reveals += 1
        if strength[self.attacker] >= strength[self.defender]:
            winner, loser = self.attacker, self.defender
        else:
            winner, loser = self.defender, self.attacker
        tie = strength[winner] == strength[loser]
        s.tell(events.BattleWon(winner, self.place, "combat.tie" if tie else "combat.win"))
        if strength[loser]:
            gain(s, loser, CARDS, 1, "combat.consolation")
        s.push(winner, AfterBattle())
        if is_automa(s, loser) and loser == self.defender:
            find_tokens(s, winner, self.place, s.automa_pile[-1])
        if lakes_for(s, loser, self.place):
            s.push(loser, RetreatTo(self.place, self.attacker))
        else:
            retreat(s, loser, self.place, base_of(s, loser), self.attacker)


def reveal_dial(s: Scythe, seat: int, m: Move | None) -> int:
    """Power and cards are shown, and paid. [combat.pay]"""
    assert isinstance(m, Fight)
    cards = 0
    for value, count in zip(VALUES, (m.twos, m.threes, m.fours, m.fives), strict=True):
        for _ in range(count):
            discard_card(s, seat, value, "combat.pay")
            cards += value
    s.tell(events.Fought(seat, m.power, cards, "combat.secret"))
    lose(s, seat, POWER, m.power, "combat.pay")
    return m.power + cards


def automa_strength(s: Scythe, side: int, place: int) -> int:
    """The automatic opponent spends what a card says, at most what it has; its cards stay closed until then.
    [automa.combat]"""
    number = turn_automa(s)
    card = s.box.automa[number]
    s.tell(events_automa.AutomaJudged(side, number, "automa.combat"))
    bracket = sum([s.power[side] > limit for limit in BRACKETS])
    power = min(card.combat[bracket], int(s.power[side]))
    cards = 0
    for _ in range(min(card.cards, len(s.hand[side]), card_limit(s, side, place))):
        value = s.hand[side][0]
        discard_card(s, side, value, "combat.pay")
        cards += value
    s.tell(events.Fought(side, power, cards, "automa.combat"))
    lose(s, side, POWER, power, "combat.pay")
    return power + cards


# --- after the combat ------------------------------------------------------------------------------------


def lakes_for(s: Scythe, seat: int, place: int) -> list[int]:
    """Lakes beside a territory without enemies, for whoever may retreat there. [nordic.seaworthy]"""
    if not has_ability(s, seat, SEAWORTHY):
        return []
    return [lake for lake in s.box.lakes[place] if not enemy_units(s, seat, lake)]


@dataclass
class RetreatTo(Decision):
    """Home, or with Seaworthy to a lake, all fighters together. [nordic.seaworthy] [nordic.together]"""

    place: int
    attacker: int = field(metadata=NAMES_SEAT)

    def refuse(self, s: Scythe, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Place):
            return rule_against(m)
        if m.place == base_of(s, seat):
            return None
        if m.place not in s.box.lakes[self.place]:
            return RETREAT
        return LAKE_TAKEN if enemy_units(s, seat, m.place) else None

    def reason(self, s: Scythe, seat: int, m: Move, rule: Rule) -> Reason | None:
        if rule is LAKE_TAKEN and isinstance(m, Place):
            return EnemyThere(m.place, first_enemy(s, seat, m.place))
        return None

    def candidates(self, s: Scythe, seat: int) -> list[Move]:
        return s.box.moves.place

    def take(self, s: Scythe, seat: int, m: Move) -> None:
        assert isinstance(m, Place)
        retreat(s, seat, self.place, m.place, self.attacker)


def retreat(s: Scythe, seat: int, place: int, to: int, attacker: int) -> None:
    """All units leave; what they carried stays. An attacker pays popularity for workers. [combat.retreat]"""
    row = seat * s.size
    if is_automa(s, seat):
        beat_automa(s, seat, place, "automa.beaten")
    else:
        s.mechs[row + to] += s.mechs[row + place]
        s.mechs[row + place] = 0
        if s.character[seat] == place:
            s.character[seat] = to
        note_units(s, seat, place)
        note_units(s, seat, to)
        s.tell(events.Retreated(seat, to, "combat.retreat"))
    price = driving_price(s, attacker, seat, place)
    workers = send_home(s, seat, place, "combat.retreat")
    if seat != attacker:
        s.driven += workers
        lose(s, attacker, POPULARITY, price, "combat.popularity")


def driving_price(s: Scythe, attacker: int, loser: int, place: int) -> int:
    """Popularity that a combat costs an attacker who wins it: one for each worker. [combat.popularity]"""
    if loser == attacker or has_ability(s, attacker, CAMARADERIE) or is_automa(s, attacker):
        return 0
    return min(int(workers_at(s, loser, place)), int(s.popularity[attacker]))


@dataclass
class AfterBattle(Step):
    """The winner places a star. [star.combat]"""

    def run(self, s: Scythe, me: int) -> None:
        combat_star(s, me)
        s.push(s.active, SETTLE_STARS)
