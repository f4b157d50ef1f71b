"""Verbs: what several chapters do to the table."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deskovka.core.cells import with_entry
from deskovka.core.worlds import NOWHERE
from deskovka.games.scythe.law import events, events_automa
from deskovka.games.scythe.law.bits import bit_of, count_bits
from deskovka.games.scythe.law.pieces import (
    ALL_MECHS,
    ALL_WORKERS,
    AUTOMA,
    CARDS,
    CHARACTER,
    COINS,
    DOMINATE,
    LABOURER,
    LAST_STAR,
    MECH,
    MINE,
    MOST_POPULARITY,
    MOST_POWER,
    NOTHING,
    POPULARITY,
    POWER,
    RESOURCES,
    STAR_COMBAT,
    STAR_KINDS,
    STAR_MECHS,
    STAR_POPULARITY,
    STAR_POWER,
    STAR_RECRUITS,
    STAR_STRUCTURES,
    STAR_UPGRADES,
    STAR_WORKERS,
    UNITS,
    WORKER,
)
from deskovka.games.scythe.law.state import (
    Scythe,
    all_workers,
    base_of,
    faction_of,
    is_automa,
    left_of,
    stars_of,
    structures_of,
    tracker_of,
    units_at,
    upgrades_of,
    workers_at,
)

COMBAT_STARS: Final = 2

# --- tracks and coins ------------------------------------------------------------------------------------


def gain(s: Scythe, seat: int, good: int, amount: int, rule: str) -> None:
    """Power and popularity up to the end of their tracks; coins; combat cards.
    [track.power] [track.popularity]"""
    lost = 0
    if good == POWER:
        before = s.power[seat]
        s.power[seat] = min(before + amount, MOST_POWER)
        lost = before + amount - s.power[seat]
    elif good == POPULARITY:
        before = s.popularity[seat]
        s.popularity[seat] = min(before + amount, MOST_POPULARITY)
        lost = before + amount - s.popularity[seat]
    elif good == COINS:
        s.coins[seat] += amount
    elif good == CARDS:
        for _ in range(amount):
            draw_card(s, seat, rule)
        return
    if s.log is not None:
        if amount > lost:
            s.tell(events.Gained(seat, amount - lost, good, rule))
        if lost:
            s.tell(events.Forfeited(seat, lost, good, "track.power" if good == POWER else "track.popularity"))


def lose(s: Scythe, seat: i64, good: int, amount: i64, rule: str) -> None:
    """Power, popularity or coins go down, never below nothing."""
    if good == POWER:
        amount = min(amount, s.power[seat])
        s.power[seat] -= amount
    elif good == POPULARITY:
        amount = min(amount, s.popularity[seat])
        s.popularity[seat] -= amount
    else:
        amount = min(amount, s.coins[seat])
        s.coins[seat] -= amount
    if s.log is not None and amount:
        s.tell(events.Lost(seat, amount, good, rule))


# --- combat cards ----------------------------------------------------------------------------------------


def draw_card(s: Scythe, seat: int, rule: str) -> None:
    """The top combat card; discards become a new deck, and if there are none nobody draws. [cards.reshuffle]"""
    if not s.deck:
        if not s.discard:
            s.tell(events.Forfeited(seat, 1, CARDS, "cards.reshuffle"))
            return
        cards = s.discard[:]
        s.memory = s.memory.mix(0, cards_in_hands(s), tuple(sorted(cards)))
        s.chance.shuffle(cards)
        s.deck = cards
        s.discard = []
        s.tell(events.CardsReshuffled("cards.reshuffle"))
    value = s.deck[-1]
    s.deck = s.deck[:-1]
    add_card(s, seat, value)
    s.memory = s.memory.draw(seat, value, 0 if is_automa(s, seat) else 1 << seat)
    s.reveals += 1
    if s.log is not None:
        s.tell(events.CardDrawn(seat, value, rule))


def cards_in_hands(s: Scythe) -> tuple[int, ...]:
    """The values of all combat cards in hands; together they are no secret when the deck is empty."""
    found: list[int] = []
    for cards in s.hand:
        found += cards
    return tuple(sorted(found))


def add_card(s: Scythe, seat: int, value: int) -> None:
    """A combat card comes to a hand."""
    cards = s.hand[seat] + (value,)
    s.hand = with_entry(s.hand, seat, cards if is_automa(s, seat) else tuple(sorted(cards)))


def take_card(s: Scythe, seat: int, at: int) -> int:
    """The combat card at a place of a hand leaves it; returns its value."""
    cards = s.hand[seat]
    s.hand = with_entry(s.hand, seat, cards[:at] + cards[at + 1 :])
    return cards[at]


def discard_card(s: Scythe, seat: int, value: int, rule: str) -> None:
    """A combat card is shown and discarded, also by Coercion; the automatic opponent's is its first one.
    [crimea.face-up]"""
    take_card(s, seat, s.hand[seat].index(value))
    s.memory = s.memory.lift(seat, 0 if is_automa(s, seat) else NOWHERE, value)
    s.discard = s.discard + [value]
    s.reveals += 1  # everybody has seen it
    s.tell(events.CardSpent(seat, value, rule))


# --- pieces on the map -----------------------------------------------------------------------------------


def put_goods(s: Scythe, place: i64, good: i64, amount: i64, seat: int, rule: str) -> None:
    """Resources come to a territory."""
    s.goods[place * RESOURCES + good] += amount
    if s.log is not None:
        s.tell(events.GoodsPlaced(seat, amount, good, place, rule))


def take_goods(s: Scythe, place: i64, good: i64, seat: int, rule: str) -> None:
    """One resource goes back to the supply."""
    s.goods[place * RESOURCES + good] -= 1
    if s.log is not None:
        s.tell(events.GoodsPaid(seat, good, place, rule))


def note_units(s: Scythe, seat: i64, place: i64) -> None:
    """Units have come to a place, or left it."""
    if units_at(s, seat, place):
        s.present[seat] |= bit_of(place)
    else:
        s.present[seat] &= ~bit_of(place)


def put_workers(s: Scythe, seat: i64, place: i64, amount: i64, rule: str) -> None:
    """Workers leave the mat."""
    s.workers[seat * s.size + place] += amount
    s.labour[seat] += amount
    note_units(s, seat, place)
    if s.log is not None:
        s.tell(events.WorkersPlaced(seat, amount, place, rule))


def put_mech(s: Scythe, seat: int, place: int, number: int, rule: str) -> None:
    """A mech leaves the mat and unlocks what stood under it."""
    s.mechs[seat * s.size + place] += 1
    note_units(s, seat, place)
    s.deployed[seat] |= 1 << number
    bit = faction_of(s, seat).mechs[number]
    s.abilities[seat] |= bit
    s.tell(events.MechDeployed(seat, bit.bit_length() - 1, place, rule))


def put_structure(s: Scythe, seat: int, place: int, structure: int, rule: str) -> None:
    """A structure leaves the mat for good."""
    s.built[place] = seat * 4 + structure
    s.standing[seat * 4 + structure] = place
    if structure == MINE:
        s.new_mine = place
    s.tell(events.StructureBuilt(seat, structure, place, rule))


def send_home(s: Scythe, seat: int, place: int, rule: str) -> int:
    """Workers go back to their home base; returns how many."""
    count = workers_at(s, seat, place)
    if count:
        s.workers[seat * s.size + place] = 0
        s.workers[seat * s.size + base_of(s, seat)] += count
        note_units(s, seat, place)
        note_units(s, seat, base_of(s, seat))
        s.tell(events.WorkersSentHome(seat, count, place, rule))
    return int(count)


def move_unit(
    s: Scythe,
    seat: int,
    kind: int,
    at: int,
    to: int,
    load: tuple[int, ...],
    rule: str = "move.step",
    walked: int = 0,
) -> None:
    """A unit and what it carries go one step; `load` counts resources, then workers, of whom some have walked."""
    row = seat * s.size
    if kind == CHARACTER:
        s.character[seat] = to
    elif kind == MECH:
        s.mechs[row + at] -= 1
        s.mechs[row + to] += 1
    else:
        s.workers[row + at] -= 1
        s.workers[row + to] += 1
    shift_load(s, seat, at, to, load)
    if walked:
        carry_tired(s, at, to, walked)
    note_units(s, seat, at)
    note_units(s, seat, to)
    if s.log is not None:
        s.tell(events.UnitMoved(seat, kind, at, to, load, rule))


def shift_load(s: Scythe, seat: int, at: int, to: int, load: tuple[int, ...]) -> None:
    """Resources and workers go from place to place."""
    for good in range(RESOURCES):
        s.goods[at * RESOURCES + good] -= load[good]
        s.goods[to * RESOURCES + good] += load[good]
    s.workers[seat * s.size + at] -= load[WORKER]
    s.workers[seat * s.size + to] += load[WORKER]


def carry_tired(s: Scythe, at: int, to: int, walked: int) -> None:
    """Workers that have walked already keep their mark. [move.carried]"""
    mark = at * UNITS + LABOURER
    marks = s.tired[:]
    for _ in range(walked):
        marks[marks.index(mark)] = to * UNITS + LABOURER
    s.tired = marks


def put_back(s: Scythe, seat: int, at: int, to: int, load: tuple[int, ...], rule: str) -> None:
    """What was picked up on the way to a combat goes back to where it came from. [end.undone]"""
    shift_load(s, seat, at, to, load)
    note_units(s, seat, at)
    note_units(s, seat, to)
    s.tell(events.LoadReturned(seat, at, to, load, rule))


# --- stars -----------------------------------------------------------------------------------------------


def place_star(s: Scythe, seat: int, kind: int, rule: str) -> None:
    """A star on the track of triumphs."""
    s.stars[seat * STAR_KINDS + kind] += 1
    s.tell(events.StarPlaced(seat, kind, int(stars_of(s, seat)), rule))


def combat_star(s: Scythe, seat: int) -> None:
    """A star for a victory, at most two; Saxony has no limit, and the opponent's tracker has its own.
    [star.combat] [saxony.dominate] [automa.combat-stars]"""
    won = s.stars[seat * STAR_KINDS + STAR_COMBAT]
    if is_automa(s, seat):
        if won < tracker_of(s).victories:
            place_star(s, seat, STAR_COMBAT, "automa.combat-stars")
    elif won < COMBAT_STARS or faction_of(s, seat).ability == DOMINATE:
        place_star(s, seat, STAR_COMBAT, "star.combat")


def give_coins(s: Scythe, seat: int, coins: int, to: int, rule: str) -> None:
    """One player pays another."""
    s.coins[seat] -= coins
    s.coins[to] += coins
    s.tell(events.CoinsGiven(seat, coins, to, rule))


def set_wish(s: Scythe, seat: int, bottom: int, take: int) -> None:
    """A player takes an ongoing bonus from now on, or leaves it. [enlist.wish]"""
    s.declined[seat] ^= 1 << bottom
    s.wished |= 1 << bottom
    s.tell(events.Wished(seat, bottom, take, "enlist.wish"))


def due_stars(s: Scythe, seat: int) -> list[int]:
    """Stars that a player has earned and not placed. [star.kinds]"""
    row = seat * STAR_KINDS
    found: list[int] = []
    if is_automa(s, seat):
        return found
    if not s.stars[row + STAR_UPGRADES] and upgrades_of(s, seat) == 6:
        found.append(STAR_UPGRADES)
    if not s.stars[row + STAR_MECHS] and count_bits(s.deployed[seat]) == ALL_MECHS:
        found.append(STAR_MECHS)
    if not s.stars[row + STAR_STRUCTURES] and structures_of(s, seat) == 4:
        found.append(STAR_STRUCTURES)
    if not s.stars[row + STAR_RECRUITS] and s.recruits[seat] == 15:
        found.append(STAR_RECRUITS)
    if not s.stars[row + STAR_WORKERS] and all_workers(s, seat) == ALL_WORKERS:
        found.append(STAR_WORKERS)
    if not s.stars[row + STAR_POPULARITY] and s.popularity[seat] == MOST_POPULARITY:
        found.append(STAR_POPULARITY)
    if not s.stars[row + STAR_POWER] and s.power[seat] == MOST_POWER:
        found.append(STAR_POWER)
    return found


def settle_stars(s: Scythe) -> bool:
    """The active player places first, then clockwise; after a last star nobody does: is there one? [star.order]"""
    for i in range(s.sides):
        seat = left_of(s, s.active, i)
        for kind in due_stars(s, seat):
            if stars_of(s, seat) < LAST_STAR:
                place_star(s, seat, kind, "star.kinds")
        if stars_of(s, seat) >= LAST_STAR:
            return True
    return False


# --- the automatic opponent ------------------------------------------------------------------------------


def shuffle_automa(s: Scythe, rule: str) -> None:
    """All its cards become a new deck."""
    cards = list(range(len(s.box.automa)))
    s.chance.shuffle(cards)
    s.automa_deck = cards
    s.automa_pile = []
    s.tell(events_automa.AutomaShuffled(AUTOMA, rule))


def turn_automa(s: Scythe) -> int:
    """Its next card is turned; returns its number. [automa.reshuffle]"""
    if not s.automa_deck:
        shuffle_automa(s, "automa.reshuffle")
    card = s.automa_deck[-1]
    s.automa_deck = s.automa_deck[:-1]
    s.automa_pile = s.automa_pile + [card]
    s.reveals += 1
    return card


def put_fighter(s: Scythe, side: int, rule: str) -> None:
    """Its character or a mech comes from its mat to its base, if one is left there. [automa.deploy]"""
    base = base_of(s, side)
    if s.character[side] == NOTHING:
        s.character[side] = base
        s.tell(events_automa.FighterCame(side, CHARACTER, base, rule))
    elif count_bits(s.deployed[side]) < ALL_MECHS:
        s.mechs[side * s.size + base] += 1
        s.deployed[side] = s.deployed[side] * 2 + 1
        s.tell(events_automa.FighterCame(side, MECH, base, rule))
    note_units(s, side, base)


def beat_automa(s: Scythe, side: int, place: int, rule: str) -> None:
    """Its beaten character and mechs go back to its mat. [automa.beaten]"""
    for _ in range(s.mechs[side * s.size + place]):
        s.deployed[side] //= 2
    s.mechs[side * s.size + place] = 0
    if s.character[side] == place:
        s.character[side] = NOTHING
    note_units(s, side, place)
    s.tell(events_automa.AutomaBeaten(side, place, rule))
