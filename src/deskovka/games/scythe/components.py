"""What is in the box, in words: mats, structures, cards, and where we know it from."""

from __future__ import annotations

from deskovka.core.game import LANGUAGES, StandIn
from deskovka.games.scythe.automa_text import fight_text, order_text, scheme_text, tracker_text
from deskovka.games.scythe.card_text import (
    encounter_text,
    faction_text,
    mat_text,
    objective_text,
    offer_text,
    say,
    structure_text,
    tile_text,
)
from deskovka.games.scythe.pieces import STRUCTURES, VALUES, Box

Card = dict[str, str]


def cards(box: Box, lang: str) -> list[Card]:
    """Factions, mats, structures, tiles, encounters, Factory cards, objectives, combat cards."""
    found = [line("factions", one.name, one.names[lang], faction_text(one, lang), lang) for one in box.factions]
    found += [line("mats", one.name, one.names[lang], mat_text(one, lang), lang) for one in box.mats]
    for i, structure in enumerate(STRUCTURES):
        name = say(f"structure-{structure}", lang)
        found.append(line("structures", structure, name, structure_text(i, lang), lang, "R"))
    for tile, coins in zip(box.tiles, box.tile_coins, strict=True):
        name = say("tile-" + tile.replace("_", "-"), lang)
        found.append(line("tiles", tile, name, tile_text(tile, coins, lang), lang))
    for i, offers in enumerate(box.encounters, 1):
        about = encounter_text(offers, 0, lang) + "."
        found.append(line("encounters", f"encounter-{i}", say("encounter-name", lang, number=i), about, lang))
    for i, offer in enumerate(box.factory_cards, 1):
        about = say("factory-about", lang, offer=offer_text(offer, lang))
        found.append(line("factory", f"factory-{i}", say("factory-name", lang, number=i), about, lang))
    for one in box.objectives:
        name = f"{one.number} {one.names[lang]}"
        found.append(line("objectives", f"objective-{one.number}", name, objective_text(one, lang), lang))
    for value in VALUES:
        name = say("combat-name", lang, copies=box.combat.count(value), value=value)
        found.append(line("combat", f"combat-{value}", name, "", lang, "R"))
    return [*found, *automa_cards(box, lang)]


def automa_cards(box: Box, lang: str) -> list[Card]:
    """Cards, trackers and moves of the automatic opponent."""
    found = []
    for i, card in enumerate(box.automa):
        name = say("automa-card-name", lang, number=card.number)
        found.append(line("automa", f"automa-{card.number}", name, card_text(box, i, lang), lang))
    for tracker in box.trackers:
        name = say("tracker-name", lang, name=say(f"option-solo-{tracker.name}", lang))
        source = "R" if tracker.source == "R" else "S"  # of the stars for combats; the rest has a source
        found.append(line("trackers", f"tracker-{tracker.name}", name, tracker_text(tracker, lang), lang, source))
    for order in box.orders:
        name = say("order-name", lang, order=order.name)
        found.append(line("orders", f"order-{order.name}", name, order_text(order, lang), lang, order.source))
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


def stand_ins(box: Box) -> list[StandIn]:
    """Moves of the automatic opponent whose priorities no source tells, and its stars for combats."""
    note = {lang: say("order-stand-in", lang) for lang in LANGUAGES}
    found = [StandIn(f"order-{order.name}", note) for order in box.orders if order.source == "S"]
    note = {lang: say("tracker-stand-in", lang) for lang in LANGUAGES}
    return found + [StandIn(f"tracker-{one.name}", note) for one in box.trackers if one.source != "R"]


def line(group: str, id: str, name: str, about: str, lang: str, source: str = "P") -> Card:
    """One line of the list."""
    return {"group": say(f"group-{group}", lang), "id": id, "name": name, "about": about, "source": source}
