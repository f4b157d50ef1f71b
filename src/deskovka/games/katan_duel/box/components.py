"""What is in the box, in words and as the numbers and signs that are printed on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from deskovka.core.entries import Data
from deskovka.core.game import Game, Option
from deskovka.core.parts import Components, StandIn
from deskovka.forms import Item
from deskovka.games.katan_duel.box.packs import POINTS, export
from deskovka.games.katan_duel.law.flow import SHARED_STACK
from deskovka.games.katan_duel.law.pieces import (
    CITY,
    COLOURS,
    GOODS,
    GROUPS,
    KINDS_OF_GOODS,
    PRICES,
    SETS,
    SETTLEMENT,
    TALLY,
    Box,
)
from deskovka.games.katan_duel.words import both, cost_of, price_words, rule_texts, say

Line = dict[str, Any]

# Centre cards: the rule that tells about them, how many lie before each player, points, sites for expansions.
CENTRE: Final = {
    "road": ("road.cost", 1, 0, 0),
    "settlement": ("settlement.cost", 2, SETTLEMENT, 2),
    "city": ("city.cost", 0, CITY, 4),
}


class KatanDuelComponents(Components):
    """What lies in the box of Katan – Duel."""

    def __init__(self, g: Game, box: Box, data: Data) -> None:
        self.g = g
        self.box = box
        self.data = data

    def cards(self, lang: str) -> list[Line]:
        """Centre cards and regions; cards and events, set by set; numbers and decks of the tournament."""
        found = [*centre_lines(lang), *region_lines(self.data, lang)]
        number = 0
        for which in range(len(SETS)):
            for _ in self.box.supply.cards[which]:
                found.append(card_line(self.box, number, lang))
                number += 1
            found += event_lines(self.box, which, lang)
        return found + tournament_lines(self.data, self.g.options["deck"], lang)

    def stand_ins(self) -> list[StandIn]:
        """Entries that no source confirms: of ours the numbers and decks of the tournament."""
        keys: dict[str, tuple[str, tuple[str, ...]]] = {}
        for id, entry in self.data["numbers"].items():
            if entry["source"] == "S":
                key = "stand-in-target" if id == "tournament_target" else "stand-in-deck"
                keys[id] = (key, ("numbers", id))
        for section in ("region", "card", "event"):
            for id, entry in self.data[section].items():
                if entry["source"] == "S":
                    place = (section, id) if section == "region" else (section, *id.split("."))
                    keys[f"region-{id}" if section == "region" else id] = ("stand-in-card", place)
        for id in self.g.options["deck"].values:
            if self.data["deck"][id].get("source") == "S":
                keys[f"deck-{id}"] = ("stand-in-decks", ("deck", id))
        return [StandIn(id, both(key), at, both(f"question-{at[0]}")) for id, (key, at) in keys.items()]

    def form(self) -> list[Item]:
        from deskovka.games.katan_duel.box.form import form

        return form(self, self.data)

    def export(self) -> str:
        return export(self.data, self.g.title("en"))


def line(group: str, id: str, name: str, about: str, source: str, printed: Mapping[str, Any]) -> Line:
    """One line of the list; of several sources the weakest is told."""
    return {
        "group": group,
        "id": id,
        "name": name,
        "about": about,
        "source": source[-1],
        "printed": dict(printed),
    }


def by_good(price: tuple[int, ...]) -> dict[str, int]:
    """The goods of a price, without those that are not in it."""
    return {good: count for good, count in zip(GOODS, price, strict=True) if count}


# --- centre cards ----------------------------------------------------------------------------------------


def centre_lines(lang: str) -> list[Line]:
    """Roads, settlements and cities."""
    rules = rule_texts(lang)
    found = []
    for (kind, (rule, start, points, sites)), stack in zip(CENTRE.items(), SHARED_STACK, strict=True):
        printed = {
            "set": "centre",
            "type": kind,
            "copies": stack + 2 * start,
            "start": {"red": start, "blue": start},
            "stack": stack,
            "cost": by_good(PRICES[kind]),
            "points": {"victory": points} if points else {},
            "sites": sites,
        }
        name = f"{stack + 2 * start}× {say('reason-' + kind, lang)} ({price_words(PRICES[kind], lang)})"
        found.append(line(say("centre-title", lang), f"centre.{kind}", name, rules[rule], "R", printed))
    return found


def region_lines(data: Data, lang: str) -> list[Line]:
    """Region cards by where they lie at the start, with their numbers."""
    found = []
    for id, entry in data["region"].items():
        numbers = [f"{say('land-' + good, lang)} {', '.join(map(str, entry[good]))}" for good in GOODS]
        printed = {
            "set": "centre",
            "type": "region",
            "copies": sum(len(entry[good]) for good in GOODS),
            "numbers": {good: list(entry[good]) for good in GOODS},
        }
        name = say("regions-of", lang, whose=id)
        about = "; ".join(numbers)
        found.append(line(say("regions-title", lang), f"region-{id}", name, about, entry["source"], printed))
    return found


# --- sets ------------------------------------------------------------------------------------------------


def card_line(box: Box, i: int, lang: str) -> Line:
    """A card of a set."""
    card = box.cards[i]
    which = box.names[i].split(".")[0]
    printed = {
        "set": which,
        "type": COLOURS[card.colour],
        "class": GROUPS[card.group],
        "copies": card.copies,
        "half_moons": card.moons,
        "cost": by_good(tuple([int(box.cost[i * KINDS_OF_GOODS + good]) for good in range(KINDS_OF_GOODS)])),
        "points": {
            name: int(box.gives[i * TALLY + what]) for name, what in POINTS.items() if box.gives[i * TALLY + what]
        },
        "once": card.once,
        "face_up": card.face_up,
    }
    name = f"{card.copies}× {say('card-' + card.kind, lang)} ({cost_of(box, i, lang)})"
    about = rule_texts(lang)[box.rule_ids[i]]
    return line(say("set-" + which, lang), box.names[i], name, about, card.source, printed)


def event_lines(box: Box, which: int, lang: str) -> list[Line]:
    """The events of a set."""
    rules = rule_texts(lang)
    found = []
    for event in box.supply.events[which]:
        printed = {"set": SETS[which], "type": "event", "copies": event.copies, "half_moons": event.moons}
        name = f"{event.copies}× {say('card-' + event.kind, lang)} ({say('events-title', lang)})"
        group = say("set-" + SETS[which], lang)
        about = rules["card." + event.kind]
        found.append(line(group, f"{SETS[which]}.{event.kind}", name, about, event.source, printed))
    return found


# --- the tournament --------------------------------------------------------------------------------------


def tournament_lines(data: Data, decks: Option, lang: str) -> list[Line]:
    """Numbers and decks of the tournament; a deck of a pack needs no source."""
    group = say("option-mode-tournament", lang)
    found = []
    for id, entry in data["numbers"].items():
        name = say("number-" + id.removeprefix("tournament_").replace("_", "-"), lang, count=entry["value"])
        found.append(line(group, id, name, "", entry["source"], {"value": entry["value"]}))
    for id in decks.values:
        entry = data["deck"][id]
        chosen = Counter(name.split(".")[1] for name in entry["start"])
        for its in entry["cards"].values():
            chosen.update(its)
        names = [f"{count}× {say('card-' + kind, lang)}" for kind, count in chosen.items()]
        printed = {name: entry[name] for name in ("start", "cards", "events")}
        name = say("deck-named", lang, name=decks.value_title(id, lang))
        found.append(line(group, f"deck-{id}", name, ", ".join(names), entry.get("source", "R"), printed))
    return found
