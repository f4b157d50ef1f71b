"""Cards, tiles, mats and abilities in words made of their data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from deskovka.core import text
from deskovka.games.scythe.law.pieces import (
    ABILITIES,
    BOTTOMS,
    FACTORY,
    GOODS,
    STRUCTURES,
    TERRAINS,
    TOPS,
    Faction,
    Mat,
    Need,
    Objective,
    Offer,
)

_MESSAGES: Final = text.Messages("scythe")
say, both = _MESSAGES.say, _MESSAGES.both

LETTERS: Final = "ABC"  # of the options of an encounter
SIGNS: Final = {">=": "ge", "<=": "le", "=": "eq"}
OWNED: Final = {
    "power": "power",
    "popularity": "popularity",
    "coins": "coins",
    "mechs": "mech",
    "workers": "worker",
    "upgrades": "cube",
    "structures": "structure",
    "recruits": "recruit",
    "combat cards": "cards",
}


def kebab(name: str) -> str:
    """A name of the data as part of a key."""
    return name.replace("_", "-").replace(" ", "-")


# --- goods and offers ------------------------------------------------------------------------------------


def goods_phrase(good: str, count: int, lang: str) -> str:
    """So much of something, as an object."""
    return say("goods", lang, good=good, count=count)


def goods_list(pairs: Sequence[int], lang: str) -> str:
    """Goods as objects, from good, amount, good, amount …; empty if there is nothing."""
    return text.listing(phrases(pairs, lang), lang)


def phrases(pairs: Sequence[int], lang: str) -> list[str]:
    """The same as a list."""
    return [
        goods_phrase(GOODS[pairs[i]], int(pairs[i + 1]), lang) for i in range(0, len(pairs), 2) if pairs[i + 1]
    ]


def offer_text(offer: Offer, lang: str) -> str:
    """`for 2 coins: 4 food`."""
    gains = phrases(offer.gain, lang)
    either = say("offer-or", lang, first=gains[0], last=gains[-1])
    gain = either if offer.either else text.listing(gains, lang)
    return say("offer", lang, cost=goods_list(offer.cost, lang) or "none", gain=gain)


def encounter_text(offers: Sequence[Offer], taken: int, lang: str) -> str:
    """The options of an encounter that are left."""
    found = [
        say("lettered", lang, letter=LETTERS[i], offer=offer_text(offer, lang))
        for i, offer in enumerate(offers)
        if not taken >> i & 1
    ]
    return "; ".join(found)


# --- objectives and tiles --------------------------------------------------------------------------------


def objective_text(objective: Objective, lang: str) -> str:
    """When an objective may be shown, and what for."""
    end = "yes" if objective.at_end else "no"
    return say("objective-about", lang, end=end, needs=needs_text(objective, lang))


def needs_text(objective: Objective, lang: str) -> str:
    """All conditions."""
    return text.listing([need_text(need, lang) for need in objective.needs], lang)


def need_text(need: Need, lang: str) -> str:
    """One condition, in the infinitive."""
    if need.what in TERRAINS[:FACTORY]:
        return say("need-terrain", lang, terrain=say(f"terrain-{need.what}", lang), number=need.number)
    if need.what in OWNED:
        return say("need-owned", lang, sign=SIGNS[need.sign], good=OWNED[need.what], count=need.number)
    return say(f"need-{kebab(need.what)}", lang, number=need.number)


def tile_text(tile: str, coins: Sequence[int], lang: str) -> str:
    """What a structure tile pays: for how many, how much."""
    steps = []
    first = 1
    for count in range(1, len(coins)):
        last = count + 1 == len(coins)
        if not last and coins[count + 1] == coins[count]:
            continue
        key = "tile-step" if first == count else "tile-more" if last else "tile-steps"
        amount = goods_phrase("coins", coins[count], lang)
        steps.append(say(key, lang, count=count, coins=amount, **{"from": first}))
        first = count + 1
    return say("tile-about", lang, what=say(f"tile-{kebab(tile)}", lang), steps=", ".join(steps))


# --- mats ------------------------------------------------------------------------------------------------


def ability_name(ability: str, lang: str) -> str:
    """A mech ability."""
    return say(f"ability-{kebab(ability)}", lang)


def ability_text(faction: Faction, ability: str, lang: str) -> str:
    """What a mech ability does; Riverwalk differs by faction."""
    fords = [say(f"terrain-{TERRAINS[i]}.ford", lang) for i in range(FACTORY) if faction.fords >> i & 1]
    return say(f"ability-{kebab(ability)}.about", lang, terrains=text.listing(fords, lang))


def abilities_of(faction: Faction) -> list[str]:
    """The four mech abilities, in the order of the mat."""
    return [ability for bit in faction.mechs for i, ability in enumerate(ABILITIES) if bit == 1 << i]


def faction_text(faction: Faction, lang: str) -> str:
    """What a faction starts with and can do."""
    mechs = [
        say("mech-about", lang, ability=ability_name(name, lang), about=ability_text(faction, name, lang))
        for name in abilities_of(faction)
    ]
    start = say(
        "faction-about",
        lang,
        power=faction.power,
        cards=faction.cards,
        ability=say(f"faction-{faction.ability}", lang),
        about=say(f"faction-{faction.ability}.about", lang),
    )
    return " ".join([start, *mechs])


def mat_text(mat: Mat, lang: str) -> str:
    """What a player mat starts with, and its sections."""
    sections = "; ".join([section_text(mat, bottom, lang) for bottom in range(len(BOTTOMS))])
    return say(
        "mat-about",
        lang,
        number=mat.number,
        popularity=mat.popularity,
        coins=mat.coins,
        sections=sections,
    )


def section_text(mat: Mat, bottom: int, lang: str) -> str:
    """A section: top action, bottom action with its cost, the least it can cost, and its coins."""
    section = mat.sections[bottom]
    return say(
        "section-about",
        lang,
        top=say(f"top-{TOPS[section.top]}", lang),
        bottom=say(f"bottom-{BOTTOMS[bottom]}", lang),
        cost=goods_phrase(GOODS[bottom], section.cost, lang),
        least=section.cost - section.squares,
        coins=section.coins,
        income=goods_phrase("coins", section.coins, lang),
    )


def structure_text(structure: int, lang: str) -> str:
    """What a structure does for its owner."""
    return say(f"structure-{STRUCTURES[structure]}.about", lang)
