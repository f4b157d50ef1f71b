"""A position in the notation that stands at the top of vectors.toml, as a real state, and read off again."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

import deskovka
from deskovka.core.chance import Chance
from deskovka.core.game import Game
from deskovka.core.rule import Rule
from deskovka.core.step import QUESTION, Decision, Move, Step
from deskovka.games.settlers.law.chapters.cleanup import CLEANUP
from deskovka.games.settlers.law.chapters.lookout import LOOKOUT
from deskovka.games.settlers.law.chapters.production import PRODUCE
from deskovka.games.settlers.law.chapters.solo import ATTACK, ATTACKS_PHASE, VIRTUAL
from deskovka.games.settlers.law.chapters.turn import ACT, NEXT_TURN
from deskovka.games.settlers.law.flow import ACTIONS, END, LAST_CHANCE, cards_of
from deskovka.games.settlers.law.moves import Stop
from deskovka.games.settlers.law.pieces import (
    COLOURS,
    DEFENDED,
    EARNED,
    FAVOURS,
    GATE,
    GUARDED,
    NOBODY,
    ROUNDS,
    SHRINE,
    STOCK,
    Box,
)
from deskovka.games.settlers.law.state import Settlers, holder_of, is_common, owner_of, points_of
from deskovka.games.settlers.law.verbs import foundations_of
from deskovka.games.settlers.law.zones import under_zone

Json = dict[str, Any]

PACKS: Final = Path(__file__).parent / "packs"
SEATS: Final = "ABCDE"
GOODS: Final = (  # in the engine's order
    *("wood", "stone", "food", "gold", "worker", "raze", "defense", "technology"),
    *("vp", "card", "card_common", "card_faction", "favour"),
)
TRICOLOUR: Final = "tricolour"
TOKENS: Final = (*COLOURS[:FAVOURS], TRICOLOUR)
DECKS: Final = ("common", "faction")
FACTIONS: Final = ("barbarians", "romans", "egyptians", "japanese", "aztecs")
LOOKOUTS: Final = {"standard": "standard", "pass_two": "draft", "row": "advanced"}


class Unsayable(Exception):
    """There is no such move: nobody can even say it."""


@dataclass
class Pause(Decision):
    """A phase runs by itself; the test wants to look at the table before and after it."""

    def refuse(self, s: Settlers, seat: int, m: Move) -> Rule | None:
        return None if isinstance(m, Stop) else QUESTION

    def candidates(self, s: Settlers, seat: int) -> list[Move]:
        return s.box.moves.stop

    def take(self, s: Settlers, seat: int, m: Move) -> None:
        pass


PAUSE: Final = Pause()


# --- names -----------------------------------------------------------------------------------------------


def numbers(box: Box, ids: list[str]) -> list[int]:
    return [box.numbers[id] for id in ids]


def names(s: Settlers, cards: Any) -> set[str]:
    """Cards by their ids; every card is there once."""
    return {s.box.ids[card] for card in cards}


def card_in(s: Settlers, place: str) -> int:
    """The card of `B:COM018`, `foundation:COM018`, `B:route:ROM020` or plain `COM018`."""
    return s.box.numbers[place.rpartition(":")[2]]


# --- building a position ---------------------------------------------------------------------------------


def options_of(vector: Json) -> tuple[int, Json]:
    """Seats and options of the game."""
    seats = 1 if vector.get("solo") else vector.get("players", 2)
    chosen = [vector.get(seat, {}).get("faction") for seat in SEATS[:seats]]
    free = [faction for faction in FACTIONS if faction not in chosen]
    return seats, {
        "faction": tuple(faction or free.pop(0) for faction in chosen),
        "lookout": LOOKOUTS[vector.get("lookout", "standard")],
        "peaceful": "yes" if vector.get("peaceful") else "no",
        "expansion": "aztecs" if vector.get("expansion") else "none",
        "format": vector.get("format", "standard"),
        "start": str(SEATS.index(vector.get("first", "A")) + 1),
    }


def make(vector: Json) -> Settlers:
    """The position of a vector."""
    s = laid_out(vector)
    if vector.get("phase") == "setup":
        s.advance()
        return s
    s.round = vector.get("round", 2)
    empty: list[tuple[int, ...]] = [()] * s.sides
    s.hand, s.deals, s.foundations, s.empire, s.routes, s.markers = (empty[:] for _ in range(6))
    s.marked_by = empty[:]
    s.stored, s.stored_at, s.under = empty[:], empty[:], [()] * len(s.under)
    for seat in range(s.seats):
        lay_seat(s, seat, vector.get(SEATS[seat], {}))
    for seat in range(s.seats):
        lay_empire(s, seat, vector.get(SEATS[seat], {}))
    s.discard = numbers(s.box, vector.get("discard", []))
    s.top = []
    lay_virtual(s, vector.get("virtual", {}))
    lay_decks(s, vector)
    remember(s)
    set_agenda(s, vector)
    s.log = []
    return s


@cache
def with_atlanteans() -> Game:
    """The box with a board for the sixth faction, so that its cards can lie somewhere."""
    return deskovka.game("settlers", [PACKS / "atlanteans.toml"])


def game_for(vector: Json) -> Game:
    """Cards of the Atlanteans need a pack."""
    return with_atlanteans() if vector.get("artificial") else deskovka.game("settlers")


def laid_out(vector: Json) -> Settlers:
    """A game whose first round has not begun."""
    seats, options = options_of(vector)
    g = game_for(vector)
    s = g.blank(seats, g.complete(seats, options))
    assert isinstance(s, Settlers)
    s.seed = 7
    s.chance = Chance(s.seed)
    s.reveals, s.steps, s.actors, s.answers, s.asking, s.choices, s.log = 0, [], [], [], None, 0, []
    s.game.law.set_up(s)
    s.push(s.first, PAUSE)
    return s


def lay_seat(s: Settlers, seat: int, given: Json) -> None:
    """Supply, points, hand, foundations and deals."""
    for good, amount in given.get("goods", {}).items():
        s.goods[seat * STOCK + GOODS.index(good)] = amount
    s.favours[seat] = sum(1 << TOKENS.index(token) for token in given.get("favour", []))
    s.earned[seat * EARNED] = given.get("vp", 0)
    s.passed[seat] = int(given.get("passed", False))
    s.hand[seat] = tuple(sorted(numbers(s.box, given.get("hand", []))))
    s.foundations[seat] = tuple(
        sorted(numbers(s.box, given.get("foundations", [])), key=lambda card: not is_common(s, card))
    )
    deals = given.get("deals", [])
    s.deals[seat] = tuple(s.box.numbers[deal] for deal in deals if isinstance(deal, str))
    routes = [deal for deal in deals if not isinstance(deal, str)]
    s.routes[seat] = tuple(s.box.numbers[route["location"]] for route in routes)
    for route in routes:
        marker = s.box.numbers[route["marker"]]
        giver = s.factions.index(s.box.deck[marker] - 1)
        s.markers[giver] += (marker,)
        s.marked_by[seat] += (giver,)


def lay_empire(s: Settlers, seat: int, given: Json) -> None:
    """Locations with all that lies on them and under them."""
    for location in given.get("built", []):
        entry: Json = {"card": location} if isinstance(location, str) else location
        card = s.box.numbers[entry["card"]]
        holder = seat
        if "ra" in entry:
            holder = SEATS.index(entry["ra"])
            s.home[card] = seat
        s.empire[holder] += (card,)
        s.used[card] = entry.get("used", 0) + entry.get("visits", 0)
        s.tokens[card] = DEFENDED * entry.get("defense", False) + GUARDED * entry.get("samurai", False)
        if s.box.always[card] == SHRINE:
            s.offered[card] = sum(entry.get("on", {}).values())
        for colour in entry.get("statues", []):
            s.offered[card] |= 1 << COLOURS.index(colour)
        under = numbers(s.box, entry.get("under", []))
        if s.box.always[card] != GATE:
            s.stored[seat] += tuple(under)
            s.stored_at[seat] += (card,) * len(under)
            continue
        for one in under:
            pile = int(s.box.slot[card]) * (s.seats + 1) + (0 if is_common(s, one) else 1 + seat)
            s.under[pile] = tuple(sorted((*s.under[pile], one)))


def remember(s: Settlers) -> None:
    """Everybody knows the own cards and, of those that lie face down in an empire, all."""
    zones, foundations, under = s.zones(), s.foundations, s.under
    s.foundations, s.under = [()] * s.sides, [()] * len(under)
    s.begin_memory()
    s.foundations, s.under = foundations, under
    for seat in range(s.seats):
        s.commons[2 * seat] = sum(is_common(s, card) for card in s.hand[seat])
        s.commons[2 * seat + 1] = sum(is_common(s, card) for card in s.foundations[seat])
        for card in s.foundations[seat]:
            s.memory = s.memory.put(foundations_of(s, seat, card), card)
    for zone in range(under_zone(s.seats, 0, 0), len(zones)):
        for card in zones[zone]:
            s.memory = s.memory.draw(zone, card, 1 << gate_keeper(s, zone))


def gate_keeper(s: Settlers, zone: int) -> int:
    """Whose Gate the slot of a zone belongs to."""
    slot = (zone - under_zone(s.seats, 0, 0)) // (s.seats + 1)
    gate = list(s.box.slot).index(slot)
    return owner_of(s, holder_of(s, gate), gate)


def lay_virtual(s: Settlers, given: Json) -> None:
    """What the virtual player has."""
    if s.seats > 1:
        return
    s.empire[VIRTUAL] = tuple(numbers(s.box, given.get("area", [])))
    s.deals[VIRTUAL] = tuple(numbers(s.box, given.get("line", [])))
    collection = given.get("collection", [])
    if isinstance(collection, int):
        unused = [card for card in reversed(s.box.pool[0]) if card not in laid(s)]
        s.collection = unused[:collection]
    else:
        s.collection = numbers(s.box, collection)
    top = numbers(s.box, given.get("deck", []))
    gone = laid(s) | set(top)
    s.attacks = [card for card in s.box.attack_pool if card not in gone] + top[::-1]


def laid(s: Settlers) -> set[int]:
    """All cards that lie anywhere but in a deck."""
    rows = [s.hand, s.empire, s.foundations, s.deals, s.markers, s.under, s.stored]
    found = {card for row in rows for cards in row for card in cards}
    return found | set(s.collection) | set(s.discard) | set(s.gone)


def lay_decks(s: Settlers, vector: Json) -> None:
    """The named cards lie on top; all that is nowhere else lies below, unless the deck is named whole."""
    seats = [vector.get(SEATS[seat], {}) for seat in range(s.seats)]
    s.gone = [card for given in seats for card in numbers(s.box, given.get("discard", []))]
    taken = laid(s)
    order = [(s.first + i) % s.seats for i in range(s.seats)]
    dealt = [id for seat in order for id in seats[seat].get("dealt", [])]
    s.deck = pile(s, s.box.pool[0], vector.get("common_exact"), [*dealt, *vector.get("common", [])], taken)
    for seat, given in enumerate(seats):
        cards = cards_of(s, seat)
        s.decks[seat] = tuple(pile(s, cards, given.get("deck_exact"), given.get("deck", []), taken))


def pile(s: Settlers, cards: list[int], exact: list[str] | None, top: list[str], taken: set[int]) -> list[int]:
    """A deck whose last card is on top."""
    if exact is not None:
        return numbers(s.box, exact)[::-1]
    first = numbers(s.box, top)
    return [card for card in cards if card not in taken and card not in first] + first[::-1]


def set_agenda(s: Settlers, vector: Json) -> None:
    """What is still to be done, with pauses where a phase would run on by itself."""
    phase = vector.get("phase", "action")
    turn = SEATS.index(vector.get("turn", "A"))
    s.steps, s.actors = [], []
    rest: list[Step] = [END] if s.round == ROUNDS else [PAUSE]
    if s.seats == 1 and phase not in ("end", "attack"):
        rest.append(ATTACKS_PHASE)
    if s.round < ROUNDS and phase not in ("end", "attack"):
        rest += [PAUSE, CLEANUP] if s.seats == 1 and phase == "cleanup" else [CLEANUP]
    elif phase not in ("end", "attack"):
        rest.append(LAST_CHANCE)
    if phase == "action":
        rest += [NEXT_TURN, ACT]
    elif phase == "production":
        rest.append(ACTIONS)
    elif phase == "lookout":
        rest += [PAUSE, LOOKOUT, PAUSE]
    elif phase == "attack":
        collects = vector["do"][0]["act"] == "collect"
        rest += [ATTACKS_PHASE, PAUSE] if collects else [ATTACK, PAUSE, ATTACK, PAUSE]
    else:
        rest.append(PAUSE)
    for step in rest:
        s.push((turn + 1) % s.seats if step is NEXT_TURN else turn, step)
    if phase == "production":
        left = (s.first - turn - 1) % s.seats + 1  # seats that have not produced yet
        for i in reversed(range(left)):
            s.push((turn + i) % s.seats, PRODUCE)
            s.push((turn + i) % s.seats, PAUSE)
    s.advance()


# --- reading a position ----------------------------------------------------------------------------------


def under(s: Settlers, location: int) -> list[int]:
    """The cards under a location: hidden ones under a Gate, else open ones."""
    first = int(s.box.slot[location]) * (s.seats + 1)
    if first:
        return [card for pile in s.under[first : first + s.seats + 1] for card in pile]
    rows = zip(s.stored, s.stored_at, strict=True)
    return [card for cards, sites in rows for card, at in zip(cards, sites, strict=True) if at == location]


def goods(s: Settlers, seat: int) -> dict[str, int]:
    """The personal supply."""
    return {GOODS[good]: int(s.goods[seat * STOCK + good]) for good in range(STOCK)}


def favour(s: Settlers, seat: int) -> set[str]:
    """The favour tokens held."""
    return {token for bit, token in enumerate(TOKENS) if s.favours[seat] >> bit & 1}


def vp(s: Settlers, seat: int) -> int:
    return int(points_of(s, seat))


def built(s: Settlers, seat: int) -> set[str]:
    """Own locations, also those that somebody has taken over for this round."""
    mine = [card for card in s.empire[seat] if s.home[card] == NOBODY]
    taken = [card for other in range(s.sides) for card in s.empire[other] if s.home[card] == seat]
    return names(s, mine + taken)


def taken_over(s: Settlers, seat: int) -> dict[str, str]:
    """Own locations that somebody has taken over, and who."""
    pairs = [(card, other) for other in range(s.seats) for card in s.empire[other] if s.home[card] == seat]
    return {s.box.ids[card]: SEATS[other] for card, other in pairs}


def with_token(s: Settlers, seat: int, token: int) -> set[str]:
    """Own locations with a defence token or a samurai."""
    return {id for id in built(s, seat) if s.tokens[s.box.numbers[id]] & token}


def deals(s: Settlers, seat: int) -> set[str]:
    """Deals under the board, and those with opponents' locations."""
    return names(s, s.deals[seat]) | {f"route:{id}" for id in names(s, s.routes[seat])}


def piles(s: Settlers) -> set[str]:
    """All discarded cards but attack cards, which have no pile of their own in the book."""
    return names(s, s.discard) | names(s, [card for card in s.gone if card not in s.box.attack_pool])


def phase(s: Settlers) -> str:
    """What goes on, or begins after a pause."""
    if s.is_over():
        return "end"
    if not isinstance(s.asking, Pause):
        return {"Act": "action"}.get(type(s.asking).__name__, "")
    return "attack" if len(s.steps) > 1 and s.steps[-2] in (ATTACKS_PHASE, ATTACK) else "lookout"
