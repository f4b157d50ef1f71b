"""Packs of Scythe: what owners of the printed game may correct of the automatic opponent."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from deskovka.core.entries import HEAD as HEAD_WORDS
from deskovka.core.entries import (
    LIST,
    NUMBER,
    SWITCH,
    TABLE,
    TEXT,
    Entry,
    Kinds,
    check_fields,
    check_kind,
    check_list,
    choose,
    head,
    table,
    toml,
)
from deskovka.core.pack import Pack, PackProblem, Place
from deskovka.games.scythe.box.content import UNIT_NAMES, make_data
from deskovka.games.scythe.law.pieces import (
    CARDS,
    CLEAR,
    COINS,
    DEPLOY,
    FREE,
    GOODS,
    LAST_STAR,
    MOST_POWER,
    ONGOING,
    POWER,
    PREFERENCES,
    TARGETS,
    WORKER,
)

FIELDS: Final[dict[str, Kinds]] = {
    "automa": {
        "combat": LIST,
        "cards": NUMBER,
        "tokens": NUMBER,
        "star": SWITCH,
        "skipped": SWITCH,
        "first": TABLE,
        "second": TABLE,
        "source": TEXT,
    },
    "tracker": {
        "water": NUMBER,
        "second": NUMBER,
        "stars": LIST,
        "victories": NUMBER,
        "skips": SWITCH,
        "source": TEXT,
    },
    "order": {"units": LIST, "to": TEXT, "prefer": LIST, "source": TEXT},
    "rule": {"source": TEXT},
}
# Rules of the automatic opponent that public facts leave open; orders and trackers stand for the others.
UNKNOWN: Final = (
    *("start", "skipped", "reshuffle", "unit", "factory", "alone", "water", "worker", "encounter"),
    *("deploy", "combat", "tokens", "score", "win"),
)
ABOUT: Final = {
    "automa": "Cards of the automatic opponent.",
    "tracker": "Its star trackers.",
    "order": "What its moves look for.",
    "rule": "Rules of ours where sources are silent; an owner can confirm them.",
}
HALF: Final[Kinds] = {"moves": LIST, "gain": TEXT, "more": TABLE, "bonus": TEXT}
BOUNDS: Final = {
    "cards": (0, 5),
    "tokens": (0, 20),
    "water": (0, 60),
    "victories": (0, LAST_STAR),
    "second": (1, 60),
}
MOST_SPENT: Final = 7
LAST_SPACE: Final = 60
MOST_GAINED: Final = 20
PEACEFUL: Final = (TARGETS[FREE], TARGETS[CLEAR])
GAINS: Final = tuple([GOODS[good] for good in (POWER, COINS, CARDS, WORKER, DEPLOY)])
BONUSES: Final = tuple([GOODS[good] for good in ONGOING])


def in_force(packs: Sequence[Pack]) -> dict[str, Any]:
    """The component data with the fields that packs correct; the last pack has the last word."""
    data = make_data()
    for pack in packs:
        for section, entries in pack.data.items():
            if section not in HEAD_WORDS:
                choose(section, FIELDS, (section,))
                for id, entry in table(entries, (section,)).items():
                    correct(data, section, id, table(entry, (section, id)))
    return data


def correct(data: dict[str, Any], section: str, id: str, entry: Entry) -> None:
    """Replace the fields of an entry that a pack names."""
    at = (section, id)
    choose(id, UNKNOWN if section == "rule" else data[section], at)
    check_fields(entry, {}, FIELDS[section], at, BOUNDS)
    if section == "rule":
        data.setdefault(section, {})[id] = entry  # ours say nothing, so that confirming changes only what it must
        return
    if section == "automa":
        check_card(entry, data, at)
    elif section == "tracker":
        check_tracker(entry, at)
    else:
        check_order(entry, data[section][id], at)
    data[section][id] = {**data[section][id], **entry}


def check_card(entry: Entry, data: dict[str, Any], at: Place) -> None:
    """Three numbers for combat; in both halves known moves, gains and bonuses."""
    if "combat" in entry:
        check_list(entry["combat"], NUMBER, (*at, "combat"), 0, MOST_SPENT)
        check_length(entry["combat"], 3, (*at, "combat"))
    for name in ("first", "second"):
        if name not in entry:
            continue
        half, place = entry[name], (*at, name)
        check_fields(half, {"moves": LIST, "gain": TEXT}, HALF, place, {})
        check_list(half["moves"], TEXT, (*place, "moves"))
        for line in half["moves"]:
            check_move(line, data, (*place, "moves"))
        check_goods(half["gain"], (*place, "gain"))
        for faction, words in half.get("more", {}).items():
            choose(faction, data["faction"], (*place, "more"))
            check_goods(words, (*place, "more"))
        if "bonus" in half:
            choose(half["bonus"], BONUSES, (*place, "bonus"))


def check_move(line: str, data: dict[str, Any], at: Place) -> None:
    """`fight 5 saxony`: an order, the least power, the only faction."""
    order, *words = line.split() or [""]
    choose(order, data["order"], at)
    powers = [word for word in words if word.isdecimal()]
    only = [choose(word, data["faction"], at) for word in words if not word.isdecimal()]
    if len(powers) > 1 or len(only) > 1:
        raise PackProblem("move", at, game="scythe", line=line)
    for word in powers:
        check_number(word, 0, MOST_POWER, at)


def check_goods(words: Any, at: Place) -> None:
    """`2 coins worker`: a number stands before what it counts."""
    check_kind(words, TEXT, at)
    counted = ""
    for word in words.split():
        if word.isdecimal() and not counted:
            check_number(word, 1, MOST_GAINED, at)
            counted = word
        else:
            choose(word, GAINS, at)
            counted = ""
    if counted:
        choose(counted, GAINS, at)


def check_number(word: str, low: int, high: int, at: Place) -> None:
    """Digits within a text."""
    number = int(word) if len(word) <= len(str(high)) else high + 1
    check_kind(number, NUMBER, (*at, word), low, high)


def check_tracker(entry: Entry, at: Place) -> None:
    """Six stars, one after the other."""
    if "stars" in entry:
        stars = entry["stars"]
        check_list(stars, NUMBER, (*at, "stars"), 1, LAST_SPACE)
        check_length(stars, LAST_STAR, (*at, "stars"))
        for i in range(1, len(stars)):
            check_list(stars[i : i + 1], NUMBER, (*at, "stars"), stars[i - 1] + 1, LAST_SPACE)


def check_order(entry: Entry, known: Entry, at: Place) -> None:
    """Known units, goals and preferences; workers never go where the player is."""
    for name, words in (("units", UNIT_NAMES), ("prefer", PREFERENCES)):
        for word in entry.get(name, ()):
            choose(word, words, (*at, name))
    if "units" in entry and not entry["units"]:
        raise PackProblem("kind", (*at, "units"), word="units", kind="list")
    if "to" in entry:
        choose(entry["to"], TARGETS, (*at, "to"))
    new = {**known, **entry}
    if "labourer" in new["units"] and new["to"] not in PEACEFUL:
        raise PackProblem("labourer", (*at, "to"), (*at, "units"), game="scythe", allowed=", ".join(PEACEFUL))


def check_length(values: list[Any], count: int, at: Place) -> None:
    """There must be `count` of them."""
    if len(values) != count:
        raise PackProblem("kind", at, word=str(at[-1]), kind="list")


def export(data: dict[str, Any], title: str) -> str:
    """What may be corrected, as a pack in TOML."""
    lines = head("scythe", title)
    for section, fields in FIELDS.items():
        known = data.get(section, {})
        lines += ["", f"# {ABOUT[section]}"] if known else []
        for id, entry in known.items():
            shown = {name: x for name, x in entry.items() if name in fields}
            lines += [f"[{section}.{id}]", *[f"{name} = {toml(x)}" for name, x in shown.items()], ""]
    return "\n".join(lines)
