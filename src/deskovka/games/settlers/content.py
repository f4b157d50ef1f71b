"""The box: tables made from the card files and packs."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from importlib.resources import files
from itertools import product
from typing import Final

from deskovka.core.cells import cells
from deskovka.core.entries import (
    HEAD,
    LIST,
    NUMBER,
    SOURCES,
    TEXT,
    WORDS,
    Data,
    Entry,
    Kinds,
    by_language,
    check_fields,
    check_list,
    choose,
    table,
)
from deskovka.core.pack import Pack, PackProblem, Place
from deskovka.core.step import Move, No, Yes
from deskovka.games.settlers import moves, vocabulary
from deskovka.games.settlers.pieces import (
    ALWAYS,
    ATTACK,
    ATTACKS,
    COMMON,
    COMMON_CARD,
    FACTION_CARD,
    FROM_BONUS,
    GOODS,
    KINDS,
    NOTHING,
    RESOURCES,
    STOCK,
    Box,
    Faction,
    Title,
)
from deskovka.games.settlers.vocabulary import Unknown, blamed

FACTIONS: Final = ("barbarians", "romans", "egyptians", "japanese")
FILES: Final = ("factions", "common", *FACTIONS, "attacks")
GAME: Final = "settlers"
COPIES: Final = ("cost", "raze", "deal")  # fields in which copies may differ
ONE_OR_MORE: Final = (str, list)  # a value for all copies, or one for each
FIELDS: Final[dict[str, Kinds]] = {  # that a pack may correct
    "faction": {"name": WORDS, "produces": TEXT, "keeps": TEXT, "source": TEXT},
    "card": {
        **{"name": WORDS, "kind": TEXT, "colours": TEXT, **dict.fromkeys(COPIES, ONE_OR_MORE)},
        **{"pay": TEXT, "uses": NUMBER, "when": TEXT, "always": TEXT, "does": LIST, "bonus": LIST},
        **{"source": TEXT, "effect": TEXT},
    },
    "attack": {"copies": NUMBER, "source": TEXT},
}
BOUNDS: Final = {"uses": (1, 2), "copies": (0, 16)}
ATTACK_CARDS: Final = 16


# --- files and packs -------------------------------------------------------------------------------------


def built_in() -> Data:
    """All that the card files say; a card remembers its deck."""
    data: Data = {"faction": {}, "card": {}, "attack": {}}
    for name in FILES:
        text = files("deskovka.games.settlers").joinpath(f"cards/{name}.toml").read_text(encoding="utf-8")
        for section, entries in tomllib.loads(text).items():
            for id, entry in entries.items():
                data[section][id] = {**entry, "deck": name} if section == "card" else entry
    return data


def in_force(packs: Sequence[Pack]) -> Data:
    """The card files with the fields that packs correct, the last pack first."""
    data = built_in()
    for pack in packs:
        for section, entries in pack.data.items():
            if section not in HEAD:
                known = choose(section, data, (section,))
                for id, entry in table(entries, (section,)).items():
                    correct(known, id, table(entry, (section, id)), (section, id))
    return data


def correct(known: dict[str, Entry], id: str, entry: Entry, at: Place) -> None:
    """Replace the fields of an entry that a pack names."""
    if id not in known:
        raise PackProblem("unknown", at, word=id, allowed=", ".join(list(known)[:12]) + " …")
    check_fields(entry, {}, FIELDS[str(at[0])], at, BOUNDS)
    copies = len(known[id].get("ids", ()))
    for field, value in entry.items():
        if isinstance(value, list):
            check_list(value, TEXT, (*at, field))
        if field in COPIES and isinstance(value, list) and len(value) != copies:
            raise PackProblem("kind", (*at, field), word=field, kind="text")
    if "effect" in entry:
        choose(entry["effect"], SOURCES, (*at, "effect"))
    known[id] = {**known[id], **entry}
    if "name" in entry:
        known[id]["name"] = by_language(entry["name"])


# --- the box ---------------------------------------------------------------------------------------------


def make_box(data: Data) -> Box:
    """Everything in the box."""
    box = Box()
    for name, entry in data["faction"].items():
        box.factions.append(faction_of(name, entry))
    decks = ["common", *data["faction"]]
    box.pool = [[] for _ in decks]
    table = Tables()
    for name, entry in data["card"].items():
        add_title(box, table, name, entry, decks.index(entry["deck"]))
    add_attacks(box, table, data["attack"])
    table.into(box)
    fill_moves(box)
    return box


def faction_of(name: str, entry: Entry) -> Faction:
    """A board."""
    at = ("faction", name)
    try:
        produces = vocabulary.pairs_of(entry["produces"])
        keeps = vocabulary.good_of(entry["keeps"])
    except Unknown as problem:
        raise blamed(problem, (*at, "produces"), (*at, "keeps")) from problem
    return Faction(name, entry["name"], produces, keeps, name == "japanese", entry["source"])


class Tables:
    """Rows that become the Cells of the box."""

    def __init__(self) -> None:
        self.columns: dict[str, list[int]] = {}

    def add(self, **values: int | list[int]) -> None:
        """What a card has in each table."""
        for name, value in values.items():
            self.columns.setdefault(name, []).extend(value if isinstance(value, list) else [value])

    def into(self, box: Box) -> None:
        """Hand the tables over."""
        for name, column in self.columns.items():
            setattr(box, name, cells(column))


def add_title(box: Box, table: Tables, name: str, entry: Entry, deck: int) -> None:
    """All copies of a card."""
    title = Title(
        name=name,
        names=entry["name"],
        deck=deck,
        kind=KINDS.index(one_of(entry["kind"], KINDS, ("card", name, "kind"))),
        source=entry["source"],
        effect_source=str(entry.get("effect", entry["source"])),
        pay=entry.get("pay", ""),
        does=tuple(entry.get("does", ())),
        bonus=tuple(entry.get("bonus", ())),
        when=entry.get("when", ""),
        always=entry.get("always", ""),
    )
    box.titles.append(title)
    for copy, id in enumerate(entry["ids"]):
        add_card(box, table, title, entry, copy, id)


def add_card(box: Box, table: Tables, title: Title, entry: Entry, copy: int, id: str) -> None:
    """One copy of a card."""
    number = len(box.ids)
    at = ("card", title.name)

    def told(field: str) -> str:
        value = entry.get(field, "")
        return str(value if isinstance(value, str) else value[copy])

    field = "cost"
    try:
        cost, others = vocabulary.row_of(told("cost"), ("location",))
        field = "raze"
        razed = tuple([GOODS.index(good) for good, n in vocabulary.goods_of(told("raze")) for _ in range(n)])
        field = "deal"
        deal = vocabulary.good_of(told("deal")) if told("deal") else NOTHING
        field = "pay"
        pay, cards = vocabulary.row_of(title.pay, ("hand", "deal"))
        field = "colours"
        colours = vocabulary.colours_of(entry.get("colours", ""))
        field = "when"
        when, what = vocabulary.when_of(title.when)
        field = "does"
        does = tuple([vocabulary.step_of(line, title.kind, number) for line in title.does])
        field = "bonus"
        bonus = tuple([vocabulary.step_of(line, FROM_BONUS, number) for line in title.bonus])
    except Unknown as problem:
        raise blamed(problem, (*at, field)) from problem
    always = one_of(title.always.partition(" ")[0], ALWAYS, (*at, "always"))
    name_card(box, id, len(box.titles) - 1, "S" in (title.source, title.effect_source))
    box.pool[title.deck].append(number)
    box.raze.append(razed)
    box.does.append(does)
    box.bonus.append(bonus)
    table.add(
        deck=title.deck,
        kind=title.kind,
        colours=colours,
        cost=cost,
        sites=others["location"],
        price=sum(cost),
        worth=1 if title.deck == COMMON else 2,
        deal=deal,
        pay=pay,
        pay_cards=cards["hand"],
        pay_deals=cards["deal"],
        uses=entry.get("uses", 1),
        when=when,
        when_what=what,
        always=ALWAYS.index(always),
    )


def one_of(word: str, allowed: tuple[str, ...], at: Place) -> str:
    """A word of a short list."""
    if word not in allowed:
        raise PackProblem("unknown", at, word=word, allowed=", ".join(filter(None, allowed)))
    return word


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
    nothing = dict.fromkeys(
        ("colours", "sites", "price", "worth", "pay_cards", "pay_deals", "uses", "when", "when_what", "always"), 0
    )
    row = [0] * STOCK
    table.add(deck=ATTACKS, kind=ATTACK, cost=row, pay=row, deal=vocabulary.good_of(good), **nothing)


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
    ]
