"""What is in the box, in words: mats, structures, cards, and where we know it from."""

from __future__ import annotations

from typing import Any

from deskovka.core.entries import Data
from deskovka.core.game import Game
from deskovka.core.parts import Components, StandIn
from deskovka.forms import Item
from deskovka.games.scythe.box.packs import UNKNOWN, export
from deskovka.games.scythe.law.pieces import STRUCTURES, VALUES, Box
from deskovka.games.scythe.words import printed
from deskovka.games.scythe.words.automa_text import fight_text, order_text, scheme_text, tracker_text
from deskovka.games.scythe.words.card_text import (
    both,
    encounter_text,
    faction_text,
    mat_text,
    objective_text,
    offer_text,
    say,
    structure_text,
    tile_text,
)

Card = dict[str, Any]


class ScytheComponents(Components):
    """What lies in the box of Scythe."""

    def __init__(self, g: Game, box: Box, data: Data) -> None:
        self.g = g
        self.box = box
        self.data = data

    def cards(self, lang: str) -> list[Card]:
        """Factions, mats, structures, tiles, encounters, Factory cards, objectives, combat cards."""
        found = []
        for faction in self.box.factions:
            about = faction_text(faction, lang)
            found.append(
                line("factions", faction.name, faction.names[lang], about, lang, printed.faction(faction))
            )
        for mat in self.box.mats:
            found.append(line("mats", mat.name, mat.names[lang], mat_text(mat, lang), lang, printed.mat(mat)))
        for i, structure in enumerate(STRUCTURES):
            name = say(f"structure-{structure}", lang)
            found.append(line("structures", structure, name, structure_text(i, lang), lang, {"copies": 1}, "R"))
        for tile, coins in zip(self.box.tiles, self.box.tile_coins, strict=True):
            name = say("tile-" + tile.replace("_", "-"), lang)
            found.append(line("tiles", tile, name, tile_text(tile, coins, lang), lang, {"coins": list(coins)}))
        return [
            *found,
            *offers(self.box, lang),
            *objectives(self.box, lang),
            *combat(self.box, lang),
            *automa_cards(self.box, lang),
        ]

    def stand_ins(self) -> list[StandIn]:
        """Moves of the automatic opponent whose priorities no source tells, its stars for combats, and rules."""
        orders = [order.name for order in self.box.orders if order.source == "S"]
        found = [guess("order", name, "order-stand-in") for name in orders]
        found += [guess("tracker", one.name, "tracker-stand-in") for one in self.box.trackers if one.source != "R"]
        said = self.data.get("rule", {})
        for name in UNKNOWN:
            if said.get(name, {}).get("source", "S") == "S":
                note, question = self.g.rules[f"automa.{name}"].note, both("question-rule")
                found.append(StandIn(f"automa.{name}", note, ("rule", name), question))
        return found

    def form(self) -> list[Item]:
        from deskovka.games.scythe.box.form import form

        return form(self.g, self, self.data, self.box)

    def export(self) -> str:
        return export(self.data, self.g.title("en"))


def guess(section: str, name: str, note: str) -> StandIn:
    """A stand-in that is a component."""
    return StandIn(f"{section}-{name}", both(note), (section, name), both(f"question-{section}"))


def offers(box: Box, lang: str) -> list[Card]:
    """Encounters and Factory cards."""
    found = []
    for i, options in enumerate(box.encounters, 1):
        about, name = encounter_text(options, 0, lang) + ".", say("encounter-name", lang, number=i)
        lines = {"number": i, "options": [printed.offer(option) for option in options]}
        found.append(line("encounters", f"encounter-{i}", name, about, lang, lines))
    for i, offer in enumerate(box.factory_cards, 1):
        about = say("factory-about", lang, offer=offer_text(offer, lang))
        name, moves = say("factory-name", lang, number=i), {"units": 1, "territories": 2}
        lines = {"number": i, **printed.offer(offer), "move": moves}
        found.append(line("factory", f"factory-{i}", name, about, lang, lines))
    return found


def objectives(box: Box, lang: str) -> list[Card]:
    """Objectives."""
    found = []
    for one in box.objectives:
        name = f"{one.number} {one.names[lang]}"
        about = objective_text(one, lang)
        found.append(line("objectives", f"objective-{one.number}", name, about, lang, printed.objective(one)))
    return found


def combat(box: Box, lang: str) -> list[Card]:
    """Combat cards by value."""
    found = []
    for value in VALUES:
        copies = box.combat.count(value)
        name = say("combat-name", lang, copies=copies, value=value)
        found.append(line("combat", f"combat-{value}", name, "", lang, {"value": value, "copies": copies}, "R"))
    return found


def automa_cards(box: Box, lang: str) -> list[Card]:
    """Cards, trackers and moves of the automatic opponent."""
    found = []
    for i, card in enumerate(box.automa):
        name, about = say("automa-card-name", lang, number=card.number), card_text(box, i, lang)
        found.append(line("automa", f"automa-{card.number}", name, about, lang, printed.automa_card(box, card)))
    for tracker in box.trackers:
        name = say("tracker-name", lang, name=say(f"option-solo-{tracker.name}", lang))
        source = "R" if tracker.source == "R" else "S"  # of the stars for combats; the rest has a source
        id, about, lines = f"tracker-{tracker.name}", tracker_text(tracker, lang), printed.tracker(tracker)
        found.append(line("trackers", id, name, about, lang, lines, source))
    for order in box.orders:
        name = say("order-name", lang, order=order.name)
        id, about = f"order-{order.name}", order_text(order, lang)
        found.append(line("orders", id, name, about, lang, printed.order(order), order.source))
    return found


def card_text(box: Box, card: int, lang: str) -> str:
    """Both halves of a card, its star, and what it means in a combat."""
    its = box.automa[card]
    found = say(
        "automa-schemes",
        lang,
        first=scheme_text(box, its.schemes[0], lang),
        second=scheme_text(box, its.schemes[1], lang),
        star=say("automa-star", lang, star="yes" if its.star else "no"),
        fight=fight_text(its, lang),
    )
    return f"{found} {say('automa-skipped', lang)}" if its.skipped else found


def line(group: str, id: str, name: str, about: str, lang: str, lines: Card, source: str = "P") -> Card:
    """One line of the list."""
    head = say(f"group-{group}", lang)
    return {"group": head, "id": id, "name": name, "about": about, "source": source, "printed": lines}
