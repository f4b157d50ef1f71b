"""The box: tables made from the card files, and the modes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from deskovka.core.cells import cells
from deskovka.core.memory import EVERYBODY
from deskovka.core.rule import Rule
from deskovka.core.state import Choices
from deskovka.core.step import Move, Yes
from deskovka.core.worlds import BAG, OVER, UNDER, Plan
from deskovka.games.katan_duel.box.cards import tournament
from deskovka.games.katan_duel.box.packs import CARDS, NUMBERS
from deskovka.games.katan_duel.law import moves
from deskovka.games.katan_duel.law.pieces import (
    AGAINST_EVENT,
    BUILDING,
    BUILDINGS,
    COMMERCE,
    FIGHTERS,
    GOODS,
    HERO,
    HEROES,
    KINDS_OF_GOODS,
    LETTERS,
    NOTHING,
    PLACES,
    PROGRESS,
    REGIONS,
    SCHOOLS,
    SETS,
    SHIP,
    SHIPS,
    SITES,
    SPOTS,
    STACKS,
    STRENGTH,
    TALLY,
    TAXED,
    Box,
    Card,
    EventCard,
    Mode,
    Stack,
    Supply,
)

DUEL_EVENTS: Final = 6  # added by lot


def make_box(supply: Supply) -> Box:
    """Everything in the box. The cards stand there twice: in the tournament each player has a box."""
    box = Box(supply)
    for _ in range(2):
        for number, cards in enumerate(supply.cards):
            for card in cards:
                box.cards.append(card)
                box.names.append(f"{SETS[number]}.{card.kind}")
    for card in box.cards:
        box.kinds.setdefault(card.kind, len(box.kinds))
        id = f"card.{card.kind.removesuffix('_low').removesuffix('_high')}"
        box.rule_ids.append(id)
        box.rules.append(Rule(id))
    fill_tables(box)
    fill_events(box)
    box.land_good = cells([land.good for land in supply.lands])
    box.land_number = cells([land.number for land in supply.lands])
    fill_moves(box)
    return box


def fill_tables(box: Box) -> None:
    """What the engine asks of a card, by its number."""
    cards = box.cards
    box.steps = [card.does for card in cards]
    box.needs = [card.needs for card in cards]
    box.colour = cells([card.colour for card in cards])
    box.group = cells([card.group for card in cards])
    box.kind = cells([box.kinds[card.kind] for card in cards])
    box.cost = cells([card.cost.count(letter) for card in cards for letter in LETTERS])
    box.price = cells([len(card.cost) for card in cards])
    box.once = cells([int(card.once or card.group == HERO) for card in cards])
    box.when = cells([card.when for card in cards])
    box.gives = cells([number for card in cards for number in tally_of(card)])
    box.boosters = [cells([int(card.doubles == good) for card in cards]) for good in range(KINDS_OF_GOODS)]
    box.shelters = cells([int(card.shelters) for card in cards])
    box.plentiful = cells([int(card.plentiful) for card in cards])
    box.neighbours = cells([int(card.trades_neighbours) for card in cards])
    box.hostile = cells([int(card.hostile) for card in cards])
    box.guards = cells([int(card.guards) for card in cards])
    box.bath = cells([int(card.bath) for card in cards])
    box.covers = cells([box.kinds[card.covers] if card.covers else NOTHING for card in cards])
    half = len(cards) // 2
    first = [next((i for i, c in enumerate(cards) if c.kind == card.covers), NOTHING) for card in cards]
    box.covered = cells([NOTHING if at == NOTHING else at + i // half * half for i, at in enumerate(first)])


def tally_of(card: Card) -> list[int]:
    """What a card gives to the sums of its principality."""
    found = [0] * TALLY
    for what, count in card.gives.items():
        found[what] = count
    unit = card.group > BUILDING
    found[SHIPS] = int(card.group == SHIP)
    found[HEROES] = int(card.group == HERO)
    found[FIGHTERS] = int(unit and found[STRENGTH] > 0)
    found[TAXED] = int(unit and found[STRENGTH] + found[COMMERCE] > 0)
    found[BUILDINGS] = int(card.group == BUILDING)
    found[SCHOOLS] = int(card.group == BUILDING and found[PROGRESS] > 0)
    return found


def fill_events(box: Box) -> None:
    """Each kind of event once; the modes say how many copies are in play."""
    for cards in box.supply.events:
        for event in cards:
            if event.kind not in [known.kind for known in box.events]:
                box.events.append(event)
                box.event_rules.append(f"card.{event.kind}")
    box.yule = event_number(box, "yule")


def event_number(box: Box, kind: str) -> int:
    """The number of a kind of event."""
    return [event.kind for event in box.events].index(kind)


def fill_moves(box: Box) -> None:
    """All that a player can say, once."""
    words = box.moves
    count = len(box.cards)
    words.roll = [moves.Roll()]
    words.play = [moves.Play(card) for card in range(count)]
    words.number = [moves.Number(number) for number in range(1, 7)]
    words.region = [moves.Region(region) for region in range(REGIONS)]
    words.cache = [moves.Cache()]
    words.good = [moves.Good(good) for good in range(len(GOODS))]
    words.spot = [moves.At(spot) for spot in range(SPOTS)]
    words.target = [moves.Target(site) for site in range(SITES)]
    words.road = [moves.Road(side) for side in range(2)]
    words.settle = [moves.Settle(side, scout) for scout in range(2) for side in range(2)]
    words.city = [moves.City(place) for place in range(PLACES)]
    words.exchange = [moves.Exchange(good) for good in range(len(GOODS))]
    words.exchange_at = [moves.ExchangeAt(region) for region in range(REGIONS)]
    words.mint = [moves.Mint()]
    words.remove = [moves.Remove(site) for site in range(SITES)]
    words.under = [moves.Under(card, stack) for card in range(count) for stack in range(STACKS)]
    words.stack = [moves.Stack(stack) for stack in range(STACKS)]
    words.search = [moves.Search(stack) for stack in range(STACKS)]
    words.take = [moves.Take(card) for card in range(count)]
    words.land = [moves.Land(land) for land in range(len(box.supply.lands))]
    words.row = [moves.Row(row) for row in range(2)]
    words.pay = [moves.Pay()]
    words.yes = [Yes()]
    words.stop = [moves.Stop()]


def all_moves(box: Box) -> list[Move]:
    """The catalogue in its order."""
    words = box.moves
    return [
        *words.roll,
        *words.play,
        *words.number,
        *words.region,
        *words.cache,
        *words.good,
        *words.spot,
        *words.target,
        *words.road,
        *words.settle,
        *words.city,
        *words.exchange,
        *words.exchange_at,
        *words.mint,
        *words.remove,
        *words.under,
        *words.stack,
        *words.search,
        *words.take,
        *words.land,
        *words.row,
        *words.pay,
        *words.yes,
        *words.stop,
    ]


# --- modes -----------------------------------------------------------------------------------------------


def copies(cards: tuple[Card, ...], first: int, moons: bool, face_up: bool) -> list[int]:
    """Card numbers of a set as often as there are copies: with or without half-moons, face-up ones or the rest."""
    found: list[int] = []
    for number, card in enumerate(cards):
        if card.face_up == face_up or not moons:
            found += [first + number] * (card.copies if moons else card.copies - card.moons)
    return found


def first_of(set: int) -> int:
    """The number of a set's first card."""
    return sum(len(cards) for cards in CARDS[:set])


def events_of(box: Box, cards: tuple[EventCard, ...], marked: bool, plain: bool = True) -> list[int]:
    """Event numbers of a set, those with a half-moon or those without, or both."""
    found: list[int] = []
    for event in cards:
        count = (event.moons if marked else 0) + (event.copies - event.moons if plain else 0)
        found += [event_number(box, event.kind)] * count
    return found


def make_mode(
    box: Box,
    id: str,
    target: int,
    stacks: list[Stack],
    pool: list[int],
    fixed: list[int],
    rule: str,
    offered: Sequence[int] = (),
    lots: Sequence[int] = (),
    hands: Sequence[tuple[int, ...]] = ((), ()),
) -> Mode:
    """A mode from its parts."""
    cache = box.names.index("gold.gold_cache")
    own = any(stack.owner != NOTHING for stack in stacks)
    half = len(box.cards) // 2
    sets = [SETS.index(name.split(".")[0]) for name in box.names]
    # In the tournament a card's back tells whose it is.
    back = [i // half for i in range(len(sets))] if own else sets
    return Mode(
        id=id,
        target=target,
        rule=rule,
        stacks=stacks,
        back=cells(back),
        pool=pool,
        hands=hands,
        offered=offered,
        fixed_events=fixed,
        lots=lots,
        drawn=DUEL_EVENTS if lots else 0,
        theme=id != "introductory",
        averting=any(box.when[card] == AGAINST_EVENT for card in pool),
        own_stacks=own,
        cache_cards=(cache, cache + half if own else cache),
        plan=plan_of(stacks, back, [pool.count(card) for card in range(len(box.cards))], 2 if own else 1),
    )


def plan_of(stacks: list[Stack], back: list[int], copies: list[int], piles: int) -> Plan:
    """Where cards lie face down; in discard piles, and aside, cards of all backs lie together."""
    backs = max([stack.back for stack in stacks]) + 1
    mixed = max(back) + 1
    kinds = [BAG] * (2 * backs) + [UNDER] * len(stacks) + [OVER] * piles + [BAG]
    pools = [*range(backs), *range(backs), *[stack.back for stack in stacks], *[mixed] * (piles + 1)]
    # Everybody knows the own hand and, whoever comes later, what lies in a discard pile.
    eyes = [1] * backs + [2] * backs + [0] * len(stacks) + [EVERYBODY] * piles + [0]
    return Plan(kinds, pools, eyes, copies, back)


def introductory(box: Box) -> Mode:
    """Four stacks of nine cards, to 7 points."""
    pool = copies(box.supply.cards[0], 0, True, False)
    fixed = events_of(box, box.supply.events[0], True)
    return make_mode(box, "introductory", 7, [Stack(0, 9)] * 4, pool, fixed, "goal.introductory")


def theme(box: Box, id: str, set: int) -> Mode:
    """Three base stacks, two of a theme, its face-up cards; to 12 points. [setup.theme-stacks] [setup.offered]"""
    first = first_of(set)
    base, cards = box.supply.cards[0], box.supply.cards[set]
    deck = copies(cards, first, True, False)
    stacks = [Stack(0, 12)] * 3 + [Stack(set, len(deck) // 2)] * 2
    pool = copies(base, 0, True, False) + deck
    offered = copies(cards, first, True, True)
    fixed = events_of(box, box.supply.events[0], True) + events_of(box, box.supply.events[set], True)
    return make_mode(box, id, 12, stacks, pool, fixed, "goal.theme", offered)


def duel(box: Box) -> Mode:
    """All sets without half-moons, and six events by lot; to 13 points. [setup.duel-stacks]"""
    supply = box.supply
    pool = copies(supply.cards[0], 0, True, False)
    stacks = [Stack(0, 12)] * 3
    for set in range(1, len(SETS)):
        deck = copies(supply.cards[set], first_of(set), False, False)
        stacks.append(Stack(set, len(deck)))
        pool += deck
    fixed = [event for cards in supply.events for event in events_of(box, cards, False)]
    lots = [event for cards in supply.events for event in events_of(box, cards, True, False)]
    return make_mode(box, "duel", 13, stacks, pool, fixed, "goal.duel", lots=lots)


def tournament_mode(box: Box, decks: tuple[str, str]) -> Mode:
    """Own decks, own stacks, own discard piles; to 15 points. [tournament.deck]"""
    half = len(box.cards) // 2
    numbers = box.supply.numbers
    pool: list[int] = []
    stacks: list[Stack] = []
    hands = []
    fixed = [box.yule]
    for seat, name in enumerate(decks):
        deck = box.supply.decks[name]
        hands.append(tuple([box.names.index(card) + seat * half for card in deck.start]))
        pool += hands[-1]
        for card, count in deck.cards.items():
            pool += [box.names.index(card) + seat * half] * count
        stacks += [Stack(seat, numbers["tournament_stack_size"], seat)] * numbers["tournament_stacks"]
        fixed += [event_number(box, event) for event in (*tournament.EVENTS, *deck.events)]
    target = numbers["tournament_target"]
    return make_mode(box, "tournament", target, stacks, pool, fixed, "goal.tournament", hands=hands)


def fingerprint(box: Box) -> list[Any]:
    """All that tells two boxes apart."""
    supply = box.supply
    cards = [
        [name, card.copies, card.moons, card.cost, *tally_of(card)]
        for name, card in zip(box.names, box.cards, strict=True)
    ]
    events = [[event.kind, event.copies, event.moons] for its in supply.events for event in its]
    lands = [[land.good, land.number] for land in supply.lands]
    decks = [[name, deck.start, deck.cards, deck.events] for name, deck in supply.decks.items()]
    return [cards, events, lands, decks, *corrections(supply)]


def corrections(supply: Supply) -> list[Any]:
    """What came into the fingerprint later: it counts where a pack changes it, so that old records stay valid."""
    printed = {f"{i}.{card.kind}": card.once for i, its in enumerate(CARDS) for card in its}
    now = {f"{i}.{card.kind}": card.once for i, its in enumerate(supply.cards) for card in its}
    found = [[id, once] for id, once in now.items() if once != printed[id]]
    return found + [[id, value] for id, value in supply.numbers.items() if value != NUMBERS[id][0]]


# --- options ---------------------------------------------------------------------------------------------

THEMES: Final = {"gold": 1, "turmoil": 2, "progress": 3}
MODES: Final = ("introductory", *THEMES, "duel", "tournament")


def with_set(name: str) -> tuple[str, ...]:
    """The modes in which cards of a theme can be in play."""
    return (name, *MODES[-2:])


def mode_of(box: Box, options: Choices) -> Mode:
    """The mode that the options choose; made once."""
    decks = options["deck"]
    id = str(options["mode"])
    key = f"{id} {decks[0]} {decks[1]}" if id == "tournament" else id
    if key not in box.modes:
        box.modes[key] = make_one(box, id, (decks[0], decks[1]))
    return box.modes[key]


def make_one(box: Box, id: str, decks: tuple[str, str]) -> Mode:
    """A mode by its name."""
    if id == "introductory":
        return introductory(box)
    if id == "duel":
        return duel(box)
    return tournament_mode(box, decks) if id == "tournament" else theme(box, id, THEMES[id])
