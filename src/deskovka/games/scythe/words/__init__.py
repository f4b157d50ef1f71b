"""How fields of moves, events and questions become words of a sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from deskovka.core import text
from deskovka.core.parts import Voice, Words
from deskovka.core.rule import Reason
from deskovka.core.step import Move, No, Yes
from deskovka.core.value import Value, fields_of
from deskovka.games.scythe.law import events, events_automa, moves, reasons
from deskovka.games.scythe.law.chapters.exploring import ChooseOption
from deskovka.games.scythe.law.chapters.gaining import DiscardCards, GoodsWhere, NewWorkers, PickGoods
from deskovka.games.scythe.law.pieces import (
    ABILITIES,
    AUTOMA,
    BASE,
    BOTTOMS,
    CUBES,
    FACTORY,
    FACTORY_SECTION,
    GOODS,
    ONE_TIME,
    ONE_TIME_AMOUNT,
    ONGOING,
    STARS,
    STRUCTURES,
    TERRAINS,
    TOPS,
    VALUES,
    WORKER,
    Box,
)
from deskovka.games.scythe.law.scoring import TIES
from deskovka.games.scythe.words.automa_text import automa_name, automa_text, fight_text
from deskovka.games.scythe.words.card_text import (
    LETTERS,
    ability_name,
    encounter_text,
    goods_list,
    goods_phrase,
    need_text,
    needs_text,
    offer_text,
    say,
)

SAME: Final = (
    "seat",
    "turn",
    "units",
    "stars",
    "left",
    "power",
    "cards",
    "choice",
    "taken",
    "space",
    "seats",
    "most",
    "next",
    "now",
    "limit",
    "cause",
)  # numbers that stay
SEATS: Final = {
    "seat_against": "seat-against",
    "seat_from": "seat-from",
    "seat_to": "seat-to",
    "enemy": "seat-enemy",
    "attacker": "seat-attacker",
    "defender": "seat-defender",
}
PLACES: Final = ("place", "at", "to")
UNITS: Final = ("character", "mech", "labourer")
KIND_OF_GOODS: Final = {
    events.WorkersPlaced: "worker",
    events.WorkersSentHome: "worker",
    events.CoinsGiven: "coins",
    moves.Gift: "coins",
    NewWorkers: "worker",
    DiscardCards: "cards",
    GoodsWhere: "any",
    PickGoods: "any",
    events_automa.TokensFound: "any",
}
REASONS: Final = {
    "structure.armory": "structure-armory",
    "structure.monument": "structure-monument",
    "enlist.ongoing": "enlist-ongoing",
    "enlist.bonus": "enlist-bonus",
    "encounter.gain": "encounter",
    "encounter.cost": "encounter",
    "factory.apart": "factory",
    "factory.section": "factory",
    "combat.consolation": "combat-consolation",
    "combat.pay": "combat",
    "nordic.artillery": "nordic-artillery",
    "saxony.disarm": "saxony-disarm",
    "combat.popularity": "combat-popularity",
    "move.drive-off": "combat-popularity",
    "produce.cost": "produce",
    "gift.allowed": "gift",
    "crimea.coercion": "crimea-coercion",
    "automa.recruits": "automa-recruits",
    "track.power": "track-end",
    "track.popularity": "track-end",
    "cards.reshuffle": "no-cards",
}
YES_OR_NO: Final = ("factory", "most power", "factory card", "combat stars")  # objectives that count no further
DIFFERENCES: Final = ("workers without recruits",)
UNWILLING: Final = ("nordic.artillery", "saxony.disarm", "combat.popularity", "move.drive-off")


class ScytheVoice(Voice):
    """How moves, events and questions of Scythe are said and typed."""

    def __init__(self, box: Box) -> None:
        self.box = box

    def words(self, value: Value, lang: str, options: Mapping[str, Any]) -> Words:
        """The fields of a value as arguments of its sentence; alone, the second side has no seat."""
        found: Words = {"count": 1}
        for name in fields_of(type(value)):
            found.update(words_of_field(self.box, value, name, getattr(value, name), lang))
        if type(value) in KIND_OF_GOODS:
            found["good"] = KIND_OF_GOODS[type(value)]
        if isinstance(value, events.Fought):
            found["total"] = value.power + value.cards
        if isinstance(value, moves.Fight):
            found["cards"] = fight_cards(value) or "none"
        if isinstance(value, events.OptionTaken):
            found["offer"] = offer_text(self.box.encounters[value.card][value.option], lang)
        if isinstance(value, (events.Enlisted, moves.Bonus, moves.Share)):
            number = value.bonus if isinstance(value, events.Enlisted) else value.number
            found |= {"good": GOODS[ONE_TIME[number]], "count": ONE_TIME_AMOUNT}
        if isinstance(value, (events.BonusLeft, events.Wished, moves.Wish)):
            found |= {"good": GOODS[ONGOING[value.bottom]], "count": 1}
        if isinstance(value, Reason):
            found |= words_of_reason(self.box, value, lang)
        if len(options.get("faction", ())) == 1:
            found |= {key: automa_name(lang) for key, x in found.items() if key.startswith("seat") and x == AUTOMA}
        return found

    def short(self, move: Move, lang: str, options: Mapping[str, Any]) -> str:
        return short(self.box, move, lang)

    def move_names(self, move: Move, lang: str, options: Mapping[str, Any]) -> tuple[str, ...]:
        """The short name, and what else people say: the bottom action, the place, the objective's name."""
        first = short(self.box, move, lang)
        if isinstance(move, moves.Section):
            return (first, say(f"bottom-{section_key(move.section)}", lang))
        if isinstance(move, (moves.Go, moves.Place)):
            return (first, place_label(self.box, move.place, lang))
        if isinstance(move, moves.Reveal):
            return (first, self.box.objectives[move.objective].names[lang])
        if isinstance(move, moves.Option):
            return (first, LETTERS[move.number])
        if isinstance(move, moves.Card):
            return (first, goods_phrase("cards", 1, lang))
        return (first,)


def words_of_reason(box: Box, why: Reason, lang: str) -> Words:
    """What a reason says beside its fields."""
    if isinstance(why, reasons.Short):
        lacks = [n for i in range(0, len(why.cost), 2) for n in (why.cost[i], why.cost[i + 1] - why.have[i + 1])]
        held = [
            say("held", lang, good=GOODS[why.have[i]], count=why.have[i + 1]) for i in range(0, len(why.have), 2)
        ]
        missing = [n if i % 2 == 0 else max(n, 0) for i, n in enumerate(lacks)]
        return {
            "missing": goods_list(missing, lang),
            "cost": goods_list(why.cost, lang),
            "have": text.listing(held, lang),
        }
    if isinstance(why, reasons.GiftShort):
        return {
            "gift": goods_phrase("coins", why.coins, lang),
            "have": goods_phrase("coins", why.have, lang),
            "count": why.have,
        }
    if isinstance(why, reasons.ShortOnMap):
        good = GOODS[why.bottom]
        return {
            "missing": goods_phrase(good, why.cost - why.have - why.coerces, lang),
            "cost": goods_phrase(good, why.cost, lang),
            "have": goods_phrase(good, why.have, lang),
            "coerces": "yes" if why.coerces else "no",
        }
    if isinstance(why, reasons.WrongFord):
        fords = [say(f"terrain-{TERRAINS[i]}.ford", lang) for i in range(FACTORY) if why.fords >> i & 1]
        return {"terrains": text.listing(fords, lang)}
    if isinstance(why, reasons.HandHas):
        return {"hand": ", ".join([str(value) for value in why.hand]) or "none"}
    if isinstance(why, reasons.LessPower):
        return {"good": "power", "count": why.have}
    if isinstance(why, reasons.FewerCards):
        return {"good": "cards", "count": why.limit}
    return {"lacking": unmet_text(box, why, lang)} if isinstance(why, reasons.Unfulfilled) else {}


def unmet_text(box: Box, why: reasons.Unfulfilled, lang: str) -> str:
    """The conditions of an objective that do not hold, each with what is there now."""
    needs = box.objectives[why.objective].needs
    found = []
    for i in range(0, len(why.missing), 2):
        need, have = needs[why.missing[i]], why.missing[i + 1]
        kind = "plain" if need.what in YES_OR_NO else "difference" if need.what in DIFFERENCES else "count"
        found.append(say("unmet", lang, kind=kind, need=need_text(need, lang), have=have))
    return "; ".join(found)


def words_of_field(box: Box, value: Value, name: str, x: Any, lang: str) -> Words:
    """What one field adds; a hidden number becomes a word that the sentence knows."""
    if name in SAME:
        return {name: x}
    if name in SEATS:
        return {SEATS[name]: x}
    if name in PLACES:
        return place_words(box, name, x, lang)
    if name == "amount":
        return {"count": x}
    if name == "coins":
        return {"coins": x, "count": x}
    if name == "good":
        return {"good": GOODS[x], "name-acc": good_acc(x, lang) if x <= WORKER else ""}
    if name == "load":
        return {"load": load_text(x, lang) or "none"}
    if name == "take":
        return {"take": "yes" if x else "no"}
    if name == "tie":
        return {"tie": TIES[x] if x < len(TIES) else "all"}
    if name == "rule":
        why = say(f"reason-{REASONS[x]}", lang) if x in REASONS else "none"
        return {"rule": x.replace(".", "-"), "why": why, "paid": "no" if x in UNWILLING else "yes"}
    if name == "value":
        return {"value": x if x >= 0 else "hidden"}
    return words_of_mats(box, value, name, x, lang) or words_of_cards(box, value, name, x, lang)


def words_of_mats(box: Box, value: Value, name: str, x: Any, lang: str) -> Words:
    """Mats and what lies on them."""
    if name == "faction":
        return {"faction": box.factions[x].names[lang]}
    if name == "mat":
        return {"mat": box.mats[x].names[lang]}
    if name in ("section", "bottom"):
        key = section_key(x)
        acc = say(f"bottom-{key}.acc", lang)
        return {"section": key, "bottom": say(f"bottom-{key}", lang), "bottom-acc": acc}
    if name == "top":
        key = "factory" if x == FACTORY_SECTION else TOPS[x]
        return {"top-key": key, "top": say(f"top-{key}", lang), "top-acc": say(f"top-{key}.acc", lang)}
    if name == "structure":
        key = f"structure-{STRUCTURES[x]}"
        return {"structure": say(key, lang), "structure-acc": say(f"{key}.acc", lang)}
    if name == "cube":
        return {"cube": say(f"cube-{CUBES[x]}", lang)}
    if name == "ability":
        return {"ability": ability_name(ABILITIES[x], lang)}
    if name == "kind" and isinstance(value, events.StarPlaced):
        return {"star": say(f"star-{STARS[x]}", lang)}
    if name == "kind":
        return {"name": unit_name(x, lang), "unit": UNITS[x], "unit-acc": say(f"unit-{UNITS[x]}.acc", lang)}
    return {"level": say(f"option-solo-{box.trackers[x].name}", lang)} if name == "level" else {}


def words_of_cards(box: Box, value: Value, name: str, x: Any, lang: str) -> Words:
    """Cards and their options."""
    if name == "objectives":
        hidden = any(card < 0 for card in x)
        return {"objectives": "none" if hidden else text.listing([objective_name(box, o, lang) for o in x], lang)}
    if name == "objective":
        return {"objective": objective_name(box, x, lang), "needs": needs_text(box.objectives[x], lang)}
    if name == "option" or (name == "number" and isinstance(value, (moves.Option, moves.Part))):
        return {"letter": LETTERS[x]}
    if name == "number":
        return {"number": x, "count": x}
    if name != "card":
        return {}
    if isinstance(value, (events_automa.AutomaTurned, events_automa.AutomaSkipped, events_automa.AutomaJudged)):
        return {"number": box.automa[x].number, "about": automa_about(box, value, lang)}
    if isinstance(value, (events.FactoryTaken, moves.Take)):
        return {"number": x + 1, "offer": offer_text(box.factory_cards[x], lang)}
    taken = value.taken if isinstance(value, ChooseOption) else 0
    return {"offers": encounter_text(box.encounters[x], taken, lang)}


def automa_about(box: Box, value: Value, lang: str) -> str:
    """What a card of the opponent means where it was turned."""
    if isinstance(value, events_automa.AutomaTurned):
        return automa_text(box, value.card, value.scheme, lang)
    return fight_text(box.automa[value.card], lang) if isinstance(value, events_automa.AutomaJudged) else ""


# --- names -----------------------------------------------------------------------------------------------


def section_key(section: int) -> str:
    """A section by its bottom action."""
    return "factory" if section == FACTORY_SECTION else BOTTOMS[section]


def unit_name(kind: int, lang: str) -> str:
    """A kind of unit."""
    return say(f"unit-{UNITS[kind]}", lang)


def good_acc(good: int, lang: str) -> str:
    """One piece of what can be loaded, as an object."""
    return say(f"good-{GOODS[good]}.acc", lang)


def load_text(load: Sequence[int], lang: str) -> str:
    """What a unit carries; empty = nothing."""
    return goods_list([n for good, amount in enumerate(load) for n in (good, amount)], lang)


def objective_name(box: Box, objective: int, lang: str) -> str:
    """An objective with its number."""
    return f"{box.objectives[objective].number} {box.objectives[objective].names[lang]}"


def place_label(box: Box, place: int, lang: str) -> str:
    """What a place is called on the map and typed: a row's letter and the number in it, or a base."""
    id = box.places[place]
    if box.terrain[place] == BASE:
        return say("typed-base", lang, name=base_short(id, lang))
    row, _, column = id.removeprefix("r").partition("c")
    return f"{'ABCDEFGH'[int(row) - 1]}{column}"


def base_short(id: str, lang: str) -> str:
    """Whose base it is, in one word."""
    return say(f"{id}.short", lang)


def place_name(box: Box, place: int, lang: str, case: str = "") -> str:
    """A place with its terrain, in a case; `from` has its preposition."""
    if box.terrain[place] == BASE:
        return say("place-base" + (f".{case}" if case else ""), lang, name=say(box.places[place], lang))
    terrain = say(f"terrain-{TERRAINS[box.terrain[place]]}", lang)
    key = "place-hex.from" if case == "from" else "place-hex"
    return say(key, lang, name=place_label(box, place, lang), terrain=terrain)


def place_words(box: Box, name: str, place: int, lang: str) -> Words:
    """A place in all cases; `none` where there is none."""
    cases = ("acc", "from", "loc")
    if place < 0:
        return {name: "none", **{f"{name}-{case}": "none" for case in cases}}
    return {
        name: place_name(box, place, lang),
        **{f"{name}-{case}": place_name(box, place, lang, case) for case in cases},
    }


def fight_cards(move: moves.Fight) -> str:
    """The values of all cards, as `2 2 5`."""
    counts = zip(VALUES, (move.twos, move.threes, move.fours, move.fives), strict=True)
    return " ".join([str(value) for value, count in counts for _ in range(count)])


# --- what a player types ---------------------------------------------------------------------------------

PLAIN: Final = {
    moves.Skip: "typed-skip",
    moves.Done: "typed-done",
    moves.LoadWalker: "typed-load-walker",
    moves.UnloadWalker: "typed-unload-walker",
    Yes: "typed-yes",
    No: "typed-no",
}
PLACED: Final = {moves.Go: "typed-go", moves.Place: "typed-at"}


def short(box: Box, move: Move, lang: str) -> str:
    """What a player types for a move, whatever lies on the table."""
    if type(move) in PLAIN:
        return say(PLAIN[type(move)], lang)
    if isinstance(move, (moves.Go, moves.Place)):
        return say(PLACED[type(move)], lang, place=place_label(box, move.place, lang))
    if isinstance(move, moves.Unit):
        place = place_label(box, move.place, lang)
        return say("typed-unit", lang, name=unit_name(move.kind, lang), place=place)
    if isinstance(move, (moves.Section, moves.Square, moves.Recruit)):
        section = move.section if isinstance(move, moves.Section) else move.bottom
        key = section_key(section)
        return say(key_of(move), lang, section=key, bottom=say(f"bottom-{key}", lang).lower())
    if isinstance(move, (moves.Load, moves.Unload)):
        return say(key_of(move), lang, **{"name-acc": good_acc(move.good, lang)})
    if isinstance(move, moves.Good):
        return say(f"good-{GOODS[move.good]}", lang)
    return short_card(box, move, lang)


def short_card(box: Box, move: Move, lang: str) -> str:
    """The same for what stands on cards and mats."""
    if isinstance(move, moves.Structure):
        return say(f"structure-{STRUCTURES[move.structure]}", lang).lower()
    if isinstance(move, moves.Cube):
        return say("typed-cube", lang, name=say(f"cube-{CUBES[move.cube]}.short", lang))
    if isinstance(move, (moves.Bonus, moves.Share)):
        key = "typed-share" if isinstance(move, moves.Share) else "typed-bonus"
        return say(key, lang, name=say(f"typed-{GOODS[ONE_TIME[move.number]]}", lang))
    if isinstance(move, moves.Wish):
        name = say(f"typed-{GOODS[ONGOING[move.bottom]]}", lang)
        return say("typed-wish", lang, name=name, take="yes" if move.take else "no")
    if isinstance(move, (moves.Option, moves.Part)):
        return say(key_of(move), lang, letter=LETTERS[move.number].lower())
    if isinstance(move, moves.Fight):
        return say("typed-fight", lang, power=move.power, cards=fight_cards(move) or "none")
    if isinstance(move, moves.Gift):
        return say("typed-gift", lang, coins=move.coins, number=move.seat + 1)
    if isinstance(move, moves.Reveal):
        return say("typed-reveal", lang, number=box.objectives[move.objective].number)
    if isinstance(move, moves.Take):
        return say("typed-take", lang, number=move.card + 1)
    number = {name: getattr(move, name) for name in fields_of(type(move))}
    if isinstance(move, moves.Ability):
        number["number"] += 1
    return say(key_of(move), lang, **number)


def key_of(move: Move) -> str:
    """The key of what is typed for a kind of move."""
    return "typed-" + text.kebab(type(move).__name__)
