"""The box: tables made from the data in force."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from functools import partial
from itertools import product
from typing import Final, TypeVar

from deskovka.core.cells import cells
from deskovka.core.entries import Data, Entry, choose
from deskovka.core.pack import PackProblem
from deskovka.core.step import Move, No, Yes
from deskovka.games.settlers.box import vocabulary
from deskovka.games.settlers.box.card_steps import bits_of, pairs_of, steps_of
from deskovka.games.settlers.box.data import ATTACK_CARDS, GAME
from deskovka.games.settlers.box.decks import fill_decks
from deskovka.games.settlers.box.vocabulary import Unknown
from deskovka.games.settlers.law import moves
from deskovka.games.settlers.law.chapters.activating import only_draws
from deskovka.games.settlers.law.chapters.building import PayCost, Place
from deskovka.games.settlers.law.chapters.dealing import MakeDeal
from deskovka.games.settlers.law.chapters.ordering import may_touch
from deskovka.games.settlers.law.chapters.razing import DiscardRazed, GainRazed
from deskovka.games.settlers.law.lines import Deed, Goods, Line
from deskovka.games.settlers.law.paying import PayFood
from deskovka.games.settlers.law.pieces import (
    ATTACK,
    ATTACKS,
    COLOURS,
    COMMON,
    COMMON_CARD,
    ENDS,
    FACTION_CARD,
    FOR_PRAYERS,
    FROM_BONUS,
    GATE,
    GOODS,
    KINDS,
    NOTHING,
    RESOURCES,
    STOCK,
    UNTIL_CLEANUP,
    Box,
    Faction,
    Title,
)
from deskovka.games.settlers.law.zones import plan_of

FREE: Final = dict.fromkeys((*GOODS, "location", "hand", "deal"), 0)
Told = TypeVar("Told")
Parsed = TypeVar("Parsed")


def is_faction_card(card: tuple[str, Entry]) -> bool:
    """Does a card belong to a faction?"""
    return bool(card[1]["faction"] != "common")


# --- the box ---------------------------------------------------------------------------------------------


def make_box(data: Data) -> Box:
    """Everything in the box."""
    box = Box()
    for name, entry in data["faction"].items():
        box.factions.append(faction_of(name, entry))
    decks = ["common", *data["faction"]]
    box.pool = [[] for _ in decks]
    table = Tables()
    for name, entry in sorted(data["card"].items(), key=is_faction_card):  # hands begin with common cards
        if entry["faction"] in decks:  # of the Atlanteans only cards are in the box
            add_title(box, table, name, entry, decks.index(entry["faction"]))
    add_attacks(box, table, data["attack"])
    table.into(box)
    lay_out(box)
    names = [title.name for title in box.titles]
    for name, entry in data["deck"].items():
        numbers = [names.index(title) for title in entry["cards"]]
        box.own_decks[name] = (decks.index(entry["faction"]) - 1, numbers)
    fill_decks(box)
    fill_steps(box)
    fill_moves(box)
    return box


def lay_out(box: Box) -> None:
    """Where cards can lie face down: Gates have slots of their own."""
    gates = [card for card in range(len(box.ids)) if box.always[card] == GATE]
    box.slot = cells([gates.index(card) + 1 if card in gates else 0 for card in range(len(box.ids))])
    box.plans = [plan_of(seats, len(gates), len(box.ids)) for seats in range(len(box.factions) + 1)]


def faction_of(name: str, entry: Entry) -> Faction:
    """A board."""
    at = ("faction", name)
    return Faction(
        name,
        entry["name"],
        pairs_of(read(at, "produces", vocabulary.some_goods, entry["produces"])),
        GOODS.index(read(at, "keeps", vocabulary.supply_good, entry["keeps"])),
        name == "japanese",
        entry["source"],
        bool(entry.get("tricolour", False)),
        entry.get("expansion", ""),
    )


class Tables:
    """Rows that become the Cells of the box."""

    def __init__(self) -> None:
        self.columns: dict[str, list[int]] = defaultdict(list)

    def add(self, **values: int | list[int]) -> None:
        """What a card has in each table."""
        for name, value in values.items():
            self.columns[name] += value if isinstance(value, list) else (value,)

    def into(self, box: Box) -> None:
        """Hand the tables over."""
        for name, column in self.columns.items():
            setattr(box, name, cells(column))


def add_title(box: Box, table: Tables, name: str, entry: Entry, deck: int) -> None:
    """All copies of a card."""
    at = ("card", name)
    when = read(at, "when", vocabulary.when_of, entry.get("when", ""))
    always, amount = read(at, "always", vocabulary.always_of, entry.get("always", ""))
    words = " ".join([when.words, entry.get("pay", ""), *entry.get("does", ())])
    title = Title(
        name=name,
        names=entry["name"],
        deck=deck,
        kind=KINDS.index(choose(entry["kind"], KINDS, (*at, "kind"))),
        source=entry["source"],
        effect_source=str(entry.get("effect", entry["source"])),
        pay=read(at, "pay", vocabulary.pay_of, entry.get("pay", "")),
        does=read(at, "does", partial(vocabulary.lines_of, when=when.words), entry.get("does", ())),
        bonus=read(at, "bonus", vocabulary.lines_of, entry.get("bonus", ())),
        when=when,
        always=always,
        amount=amount,
        ends=ENDS.index(choose(entry.get("ends", ""), ENDS, (*at, "ends"))),
        opens=read(at, "open", vocabulary.some_goods, entry["open"]) if entry.get("open") else (),
        words=frozenset(words.split()),
        copies=len(entry["ids"]),
        set=entry.get("set", "base"),
    )
    box.titles.append(title)
    for copy, id in enumerate(entry["ids"]):
        add_card(box, table, title, entry, copy, id)


def read(at: tuple[str, str], field: str, parse: Callable[[Told], Parsed], told: Told) -> Parsed:
    """A field of a card in the language of cards; what is wrong with it is said with its place."""
    try:
        return parse(told)
    except Unknown as problem:
        raise PackProblem("word", (*at, field), game=GAME, word=problem.word) from problem


def add_card(box: Box, table: Tables, title: Title, entry: Entry, copy: int, id: str) -> None:
    """One copy of a card."""
    number = len(box.ids)
    at = ("card", title.name)

    def text_of(field: str) -> str:
        value = entry.get(field, "")
        return str(value if isinstance(value, str) else value[copy])

    price = amounts_of(read(at, "cost", vocabulary.cost_of, text_of("cost")))
    cost = [price[good] for good in vocabulary.SUPPLY]
    pay = amounts_of(title.pay)
    razed = read(at, "raze", vocabulary.goods_of, text_of("raze"))
    deal = read(at, "deal", vocabulary.good_of, text_of("deal")) if text_of("deal") else ""
    name_card(box, id, len(box.titles) - 1, "S" in (title.source, title.effect_source))
    box.pool[title.deck].append(number)
    box.raze.append(tuple([GOODS.index(good) for good, n in razed for _ in range(n)]))
    box.does.append(steps_of(title.does, title.kind, number))
    box.bonus.append(steps_of(title.bonus, FROM_BONUS, number))
    box.opens.append(pairs_of(title.opens))
    table.add(
        deck=title.deck,
        kind=title.kind,
        colours=bits_of(read(at, "colours", vocabulary.colours_of, entry.get("colours", ""))),
        cost=cost,
        sites=price["location"],
        price=sum(cost),
        simple=int(sum(cost) == sum(cost[:RESOURCES])),
        worth=entry.get("worth", 1 if title.deck == COMMON else 2),
        deal=GOODS.index(deal) if deal else NOTHING,
        pay=[pay[good] for good in vocabulary.SUPPLY],
        pay_cards=pay["hand"],
        pay_deals=pay["deal"],
        uses=entry.get("uses", 1),
        when=title.when.kind,
        when_what=title.when.bits,
        always=title.always,
        amount=title.amount,
        ends=title.ends,
        pay_favours=pay["favour"],
        stores=storing(title.does),
    )


def amounts_of(goods: Goods) -> dict[str, int]:
    """How much of each thing a price asks for."""
    found = FREE.copy()
    for good, amount in goods:
        found[good] += amount
    return found


def storing(does: tuple[Line, ...]) -> int:
    """Are cards under this location meant for prayers, and for how long?"""
    verbs = [line.verb for line in does if isinstance(line, Deed)]
    if "reveal store" in verbs:
        return UNTIL_CLEANUP
    return FOR_PRAYERS if "store" in verbs or "store top" in verbs else 0


def name_card(box: Box, id: str, title: int, guessed: bool) -> None:
    """The next number belongs to this card."""
    box.numbers[id] = len(box.ids)
    box.ids.append(id)
    box.title.append(title)
    box.guessed.append(guessed)


def add_attacks(box: Box, table: Tables, attacks: dict[str, Entry]) -> None:
    """The attack cards, numbered one after the other."""
    goods = [good for good, entry in attacks.items() for _ in range(entry["copies"])]
    if len(goods) != ATTACK_CARDS:
        places = [("attack", good, "copies") for good in attacks]
        raise PackProblem("attacks", *places, game=GAME, count=len(goods), wanted=ATTACK_CARDS)
    for number, good in enumerate(goods, 1):
        box.attack_pool.append(len(box.ids))
        add_attack(box, table, f"ATT{number:03}", good, attacks[good])


def add_attack(box: Box, table: Tables, id: str, good: str, entry: Entry) -> None:
    """An attack card: for the player it is a deal of the virtual one."""
    name_card(box, id, NOTHING, entry["source"] == "S")
    box.raze.append(())
    box.does.append(())
    box.bonus.append(())
    box.opens.append(())
    names = ("colours", "sites", "price", "simple", "worth", "pay_cards", "pay_deals", "pay_favours", "uses")
    more = ("when", "when_what", "always", "amount", "ends", "stores")
    nothing = dict.fromkeys((*names, *more), 0)
    row = [0] * STOCK
    table.add(deck=ATTACKS, kind=ATTACK, cost=row, pay=row, deal=GOODS.index(good), **nothing)


def fill_steps(box: Box) -> None:
    """What building, a deal or razing with each card consists of."""
    for card in range(len(box.ids)):
        box.build.append((PayCost(card), Place(card)))
        box.make_deal.append((PayFood(card), MakeDeal(card)))
        box.raze_hand.append((GainRazed(card), DiscardRazed(card)))
    box.draws = cells([int(only_draws(steps)) for steps in box.does])
    box.touches = cells([may_touch(steps) for steps in box.does])
    box.touches_bonus = cells([may_touch(steps) for steps in box.bonus])


def fill_moves(box: Box) -> None:
    """All that a player can say, once."""
    words = box.moves
    cards = range(len(box.ids))
    words.build = [moves.Build(card) for card in cards]
    words.deal = [moves.Deal(card) for card in cards]
    words.raze = [moves.Raze(card) for card in cards]
    words.activate = [moves.Activate(card, 1) for card in cards]
    words.twice = [moves.Activate(card, 2) for card in cards]
    words.send = [moves.Send(good) for good in (*range(RESOURCES), COMMON_CARD, FACTION_CARD)]
    words.defend = [moves.Defend(card) for card in cards]
    words.guard = [moves.Guard(card) for card in cards]
    words.tuck = [moves.Tuck(card) for card in cards]
    words.lay = [moves.Lay(good) for good in range(RESOURCES)]
    words.card = [moves.Card(card) for card in cards]
    words.good = [moves.Good(good) for good in range(len(GOODS))]
    words.opponent = [moves.Opponent(seat) for seat in range(len(box.factions))]
    words.pay = [
        moves.Pay(wood, stone, food) for wood, stone, food in product(*[range(n) for n in most_paid(box)])
    ]
    words.yes = [Yes()]
    words.no = [No()]
    words.stop = [moves.Stop()]
    words.leave = [moves.Leave()]
    words.visit = [moves.Visit(card) for card in cards]
    words.colour = [moves.Colour(colour) for colour in range(len(COLOURS))]
    words.reveal = [moves.Reveal()]
    words.tokens = [moves.Tokens()]
    words.in_order = [moves.InOrder()]
    words.bonus = [moves.Bonus()]


def most_paid(box: Box) -> list[int]:
    """One more than the most of each resource that anything costs; a deal costs food."""
    found = [0, 0, 1]
    for card in range(len(box.ids)):
        for good in range(RESOURCES):
            at = card * STOCK + good
            found[good] = max(found[good], box.cost[at], box.pay[at] * box.uses[card])
    return [most + 1 for most in found]


def all_moves(box: Box) -> list[Move]:
    """The catalogue in its order."""
    words = box.moves
    return [
        *words.build,
        *words.deal,
        *words.raze,
        *words.activate,
        *words.twice,
        *words.send,
        *words.defend,
        *words.guard,
        *words.tuck,
        *words.lay,
        *words.card,
        *words.good,
        *words.opponent,
        *words.pay,
        *words.yes,
        *words.no,
        *words.stop,
        *words.leave,
        *words.visit,
        *words.colour,
        *words.reveal,
        *words.tokens,
        *words.in_order,
        *words.bonus,
    ]
