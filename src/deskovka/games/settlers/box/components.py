"""What is in the box, in words and as a pack: boards, cards, attack cards; and what no source confirms."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from deskovka.core.entries import Data, Entry, head, toml
from deskovka.core.game import LANGUAGES, Game
from deskovka.core.parts import Components, StandIn
from deskovka.forms import Item
from deskovka.games.settlers.box.content import make_box
from deskovka.games.settlers.box.data import FIELDS, GAME, boardless, built_in_data
from deskovka.games.settlers.box.decks import BASE_SETS, ready, report
from deskovka.games.settlers.law.pieces import (
    ACTION,
    COLOURS,
    COMMON,
    GOODS,
    KINDS,
    NOTHING,
    STOCK,
    Box,
    Faction,
    Title,
)
from deskovka.games.settlers.words import both, cost_of, faction_name, good_name, goods_list, say, short_good
from deskovka.games.settlers.words.card_text import effect_of

Card = dict[str, Any]
Printed = dict[str, Any]  # plain English names and JSON data

SOURCES: Final = "RPMS"  # from the surest to the weakest


class SettlersComponents(Components):
    """What lies in the box of Settlers."""

    def __init__(self, g: Game, box: Box, data: Data) -> None:
        self.g = g
        self.box = box
        self.data = data

    def cards(self, lang: str) -> list[Card]:
        """Boards, cards by title, attack cards, each with the weakest of its sources."""
        found = [board_card(faction, lang) for faction in self.box.factions]
        shelf = whole_box(self.data)
        found += [title_card(shelf, number, lang) for number in range(len(shelf.titles))]
        for good, entry in self.data["attack"].items():
            name = f"{entry['copies']}× {short_good(good, lang)}"
            printed = {"good": good, "copies": int(entry["copies"])}
            found.append(card(say("deck-attacks", lang), f"attack-{good}", name, "", entry["source"], printed))
        return found

    def stand_ins(self) -> list[StandIn]:
        """Cards whose effects are guessed, and the split of the attack cards."""
        found = []
        for faction in self.box.factions:
            if faction.source == "S":
                found.append(
                    StandIn(
                        faction.name,
                        {lang: guess_board(faction, lang) for lang in LANGUAGES},
                        ("faction", faction.name),
                        both("question-board"),
                    )
                )
        shelf = whole_box(self.data)
        for number, title in enumerate(shelf.titles):
            if weakest(title) == "S":
                note = {lang: guess_about(shelf, number, lang) for lang in LANGUAGES}
                question = both("question-effect" if title.source != "S" else "question-card")
                found.append(StandIn(title.name, note, ("card", title.name), question))
        for good, entry in self.data["attack"].items():
            if entry["source"] == "S":
                note = both("stand-in-attack", count=entry["copies"])
                question = {lang: say("question-attack", lang, good=short_good(good, lang)) for lang in LANGUAGES}
                found.append(StandIn(f"attack-{good}", note, ("attack", good), question))
        return found

    def form(self) -> list[Item]:
        from deskovka.games.settlers.box.form import form

        return form(self, self.data)

    def export(self) -> str:
        """The data in force as a pack in TOML."""
        lines = head(GAME, self.g.title("en"))
        ours = built_in_data()
        for section, entries in self.data.items():
            lines += ["", f"# {ABOUT[section]}"] if entries else []
            for id, entry in entries.items():
                shown = correctable(section, entry) if id in ours[section] else entry
                lines += [f"[{section}.{id}]", *[f"{name} = {toml(x)}" for name, x in shown.items()], ""]
        return "\n".join(lines)

    def decks(self, lang: str) -> list[Card]:
        return report(self.box, self.g.options["deck"].titles, lang)

    def ready_decks(self, lang: str) -> list[Card]:
        return ready(self.box, lang)


def board_card(faction: Faction, lang: str) -> Card:
    """What a board produces and keeps."""
    goods, keeps = goods_list(faction.produces, lang), good_name(faction.keeps, lang)
    about = say("board-about", lang, goods=goods, keeps=keeps)
    about += " " + say("board-tricolour", lang) if faction.tricolour else ""
    printed: Printed = {"produces": amounts_by_good(faction.produces), "keeps": GOODS[faction.keeps]}
    if faction.tricolour:
        printed["tricolour"] = 1
    return card(say("boards", lang), faction.name, faction.names[lang], about, faction.source, printed)


def whole_box(data: Data) -> Box:
    """The box with the cards of factions without a board too: they can be read, not played."""
    names = both("atlanteans")
    board = {"name": names, "produces": "settler", "keeps": "settler", "source": "R"}
    return make_box({**data, "faction": data["faction"] | dict.fromkeys(boardless(data), board)})


def title_card(box: Box, number: int, lang: str) -> Card:
    """All copies of a card; they may differ in what they cost."""
    title = box.titles[number]
    copies = copies_of(box, number)
    costs = dict.fromkeys([cost_of(box, copy, lang) for copy in copies])
    group = say("deck-common", lang) if title.deck == COMMON else faction_name(box, title.deck - 1, lang)
    group += "" if title.set in BASE_SETS else f": {say(f'option-deck-{title.set}', lang)}"
    name = f"{len(copies)}× {title.names[lang]} ({' / '.join(costs)})"
    about = " ".join(effect_of(box, copies[0], lang))
    return card(group, title.name, name, about, weakest(title), printed_values(box, title, copies))


def printed_values(box: Box, title: Title, copies: list[int]) -> Printed:
    """Every number and sign on the copies of a card; where they differ, a value for each copy."""
    found: Printed = {
        "numbers": [box.ids[copy] for copy in copies],
        "copies": len(copies),
        "deck": "common" if title.deck == COMMON else box.factions[title.deck - 1].name,
        "set": "base" if title.set in BASE_SETS else title.set,
        "kind": KINDS[title.kind],
        "colours": [name for i, name in enumerate(COLOURS) if box.colours[copies[0]] >> i & 1],
        "points": int(box.worth[copies[0]]),
        "cost": for_each([cost_on(box, copy) for copy in copies]),
        "raze": for_each([count_goods(box.raze[copy]) for copy in copies]),
        "deal": for_each([GOODS[box.deal[copy]] if box.deal[copy] != NOTHING else "" for copy in copies]),
    }
    if title.pay:
        found["pays"] = dict(title.pay)
    if title.kind == ACTION:
        found["uses"] = int(box.uses[copies[0]])
    if title.opens:
        found["open"] = amounts_by_good(box.opens[copies[0]])
    return found


def cost_on(box: Box, copy: int) -> dict[str, int]:
    """What it costs to build a copy."""
    found = {GOODS[good]: int(box.cost[copy * STOCK + good]) for good in range(STOCK)}
    return {good: amount for good, amount in {**found, "location": int(box.sites[copy])}.items() if amount}


def amounts_by_good(pairs: Sequence[int]) -> dict[str, int]:
    """Goods by name from good, amount, good, amount …"""
    return {GOODS[pairs[i]]: pairs[i + 1] for i in range(0, len(pairs), 2)}


def count_goods(goods: Sequence[int]) -> dict[str, int]:
    """Goods by name from good, good …"""
    return {GOODS[good]: goods.count(good) for good in dict.fromkeys(goods)}


def for_each(values: list[Any]) -> Any:
    """One value if it is the same on all copies, else all of them."""
    return values[0] if all(value == values[0] for value in values) else values


def copies_of(box: Box, number: int) -> list[int]:
    """The cards of a title."""
    return [card for card in range(len(box.ids)) if box.title[card] == number]


def weakest(title: Title) -> str:
    """Of two sources the weaker is told."""
    return max(title.source, title.effect_source, key=SOURCES.index)


def card(group: str, id: str, name: str, about: str, source: str, printed: Printed) -> Card:
    """One line of the list."""
    return {"group": group, "id": id, "name": name, "about": about, "source": source, "printed": printed}


# --- what no source confirms -----------------------------------------------------------------------------


def guess_about(box: Box, number: int, lang: str) -> str:
    """What a guessed card is thought to do, and what of it is guessed."""
    about = " ".join(effect_of(box, copies_of(box, number)[0], lang))
    title = box.titles[number]
    if title.source != "S":
        return say("stand-in-effect", lang, about=about)
    return say("stand-in-card" if title.effect_source == "S" else "stand-in-values", lang, about=about)


def guess_board(faction: Faction, lang: str) -> str:
    """What a guessed board is thought to give."""
    return say("stand-in-board", lang, about=board_card(faction, lang)["about"])


# --- writing ---------------------------------------------------------------------------------------------

ABOUT: Final = {
    "faction": "Faction boards: what they produce in a round, and the good they keep.",
    "card": "Cards by title; a list instead of one cost, raze or deal holds a value for each copy.",
    "attack": "Attack cards of the solo game: how many of the 16 show each good.",
    "deck": "Decks: a name, a faction and the titles of its cards.",
}


def correctable(section: str, entry: Entry) -> Entry:
    """The fields of ours that a pack may correct."""
    return {name: x for name, x in entry.items() if name in FIELDS[section]}
