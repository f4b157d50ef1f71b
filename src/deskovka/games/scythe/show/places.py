"""What lies where at this table: how moves are typed there, what a choice means, and the mats as they are now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from deskovka.core import text
from deskovka.core.game import Game
from deskovka.core.sight import View
from deskovka.core.step import Move, Step
from deskovka.core.value import from_json
from deskovka.games.scythe.law import moves
from deskovka.games.scythe.law.chapters.bottom import BottomAction, bottom_cost
from deskovka.games.scythe.law.chapters.exploring import ChooseOption
from deskovka.games.scythe.law.chapters.moving import Travel
from deskovka.games.scythe.law.chapters.top import TRADED, TopAction, benefit, bonus_of, cost_of, movers
from deskovka.games.scythe.law.control import structure_of
from deskovka.games.scythe.law.pieces import (
    ANY,
    BASE,
    CHARACTER,
    COINS,
    FACTORY_SECTION,
    GOODS,
    LAKE,
    MILL,
    NOTHING,
    ONGOING,
    RESOURCES,
    STRUCTURES,
    TOP_BOLSTER,
    TOP_MOVE,
    TOP_PRODUCE,
    TOP_TRADE,
    TOPS,
    YIELD,
    Box,
    Offer,
)
from deskovka.games.scythe.law.state import Scythe, faction_of, mat_of, mechs_at, units_at, workers_at
from deskovka.games.scythe.words import (
    names_of,
    objective_name,
    place_label,
    place_name,
    section_key,
    short,
    unit_name,
)
from deskovka.games.scythe.words.automa_text import side_name
from deskovka.games.scythe.words.card_text import (
    abilities_of,
    ability_name,
    ability_text,
    goods_phrase,
    objective_text,
    offer_text,
    phrases,
    say,
    structure_text,
)


def table_of(g: Game, view: View) -> Scythe:
    """The table behind a view: all that lies open is as it is, the rest is imagined."""
    return cast(Scythe, g.imagine(view, seed=0))


def question(view: View) -> Step | None:
    """What is asked now."""
    return cast(Step, from_json(view.agenda[-1][0])) if view.agenda else None


# --- what is typed ---------------------------------------------------------------------------------------

TOP_WORDS: Final = {
    TOP_MOVE: ("top-move", "typed-coins"),
    TOP_TRADE: ("typed-resources", "typed-popularity"),
    TOP_PRODUCE: ("top-produce", "typed-second"),
    TOP_BOLSTER: ("typed-power", "typed-cards"),
}


def typed(box: Box, move: Move, view: View, lang: str) -> str:
    """The name that people use at this table; elsewhere the short name."""
    seat = view.seat
    if isinstance(move, moves.Unit) and move.kind == CHARACTER and seat is not None:
        if view.table["character"][seat] == move.place:
            return unit_name(CHARACTER, lang)
    elif isinstance(move, (moves.Go, moves.Place)):
        if isinstance(move, moves.Go) == isinstance(question(view), Travel):
            return place_label(box, move.place, lang).lower()
    elif seat is not None and isinstance(move, moves.Section) and move.section != FACTORY_SECTION:
        top = box.mats[view.table["mats"][seat]].sections[move.section].top
        return say(f"top-{TOPS[top]}", lang).lower()
    elif seat is not None and isinstance(move, moves.Ability):
        return ability_name(abilities_of(box.factions[view.table["factions"][seat]])[move.number], lang).lower()
    elif seat is not None and isinstance(move, moves.Less):
        whole = typed_action(box, moves.Top(move.choice), view, seat, lang)
        return say("typed-less-named", lang, what=whole)
    elif seat is not None and isinstance(move, (moves.Top, moves.Bottom)):
        return typed_action(box, move, view, seat, lang)
    return short(box, move, lang)


def typed_action(box: Box, move: moves.Top | moves.Bottom, view: View, seat: int, lang: str) -> str:
    """An action by its name, and a benefit by what it brings."""
    asked = question(view)
    if isinstance(move, moves.Bottom) and isinstance(asked, BottomAction):
        if asked.section == FACTORY_SECTION:
            return say("top-move", lang).lower()
        bottom = say(f"bottom-{section_key(asked.section)}", lang).lower()
        return say("typed-bottom-named", lang, coins=move.coins, bottom=bottom)
    if isinstance(move, moves.Top) and isinstance(asked, TopAction):
        if asked.section != FACTORY_SECTION:
            top = box.mats[view.table["mats"][seat]].sections[asked.section].top
            return say(TOP_WORDS[top][move.choice], lang).lower()
        if box.factory_cards[view.table["factory_card"][seat]].either:
            return say("typed-second" if move.choice else "typed-first", lang)
        return say("typed-second" if move.choice else "typed-use", lang)
    return short(box, move, lang)


# --- the mats as they are now ----------------------------------------------------------------------------


def top_offer(s: Scythe, seat: int, top: int, choice: int) -> Offer:
    """What a benefit of a top action costs and brings now, with structures; moving is told apart."""
    gain = benefit(s, seat, top, choice)
    if top == TOP_TRADE and not gain:
        gain = (ANY, TRADED)
    return Offer(cost_of(s, seat, top), gain + bonus_of(s, seat, top))


def does_top(s: Scythe, seat: int, top: int, lang: str) -> str:
    """Cost and benefits of a top action in few letters."""
    first, second = top_offer(s, seat, top, 0), top_offer(s, seat, top, 1)
    cost = shorts(first.cost, lang) or say("free", lang)
    if top == TOP_MOVE:
        units = short_goods("units", movers(s, seat), lang)
        return say("does-move", lang, units=units, coins=shorts(second.gain, lang))
    if top == TOP_PRODUCE:
        territories = short_goods("territories", first.gain[1], lang)
        if structure_of(s, seat, MILL) != NOTHING:
            territories = say("plus", lang, first=territories, more=say(f"structure-{STRUCTURES[MILL]}", lang))
        return say("does-produce", lang, cost=cost, territories=territories)
    if top == TOP_TRADE:
        popularity = shorts(second.gain, lang)
        return say("does-trade", lang, cost=cost, goods=shorts(first.gain, lang), popularity=popularity)
    return say("does-bolster", lang, cost=cost, power=shorts(first.gain, lang), cards=shorts(second.gain, lang))


def short_goods(good: str, count: int, lang: str) -> str:
    """So much of something in few letters."""
    return say("short-goods", lang, good=good, count=count)


def shorts(pairs: tuple[int, ...], lang: str) -> str:
    """Goods in few letters: `2 $ + 1 pop`."""
    return " + ".join([short_goods(GOODS[pairs[i]], pairs[i + 1], lang) for i in range(0, len(pairs), 2)])


def section_line(s: Scythe, seat: int, section: int, lang: str) -> str:
    """A section with costs and gains as they are now."""
    if section == FACTORY_SECTION:
        card = int(s.factory_card[seat])
        offer = offer_text(s.box.factory_cards[card], lang)
        return say("section-line-factory", lang, number=card + 1, offer=offer)
    its = mat_of(s, seat).sections[section]
    income = [short_goods("coins", its.coins, lang)] if its.coins else []
    if s.recruits[seat] >> section & 1:
        left = "yes" if s.declined[seat] >> section & 1 else "no"
        income.append(say("recruit-mark", lang, good=short_goods(GOODS[ONGOING[section]], 1, lang), left=left))
    return say(
        "section-line",
        lang,
        top=say(f"top-{TOPS[its.top]}", lang),
        does=does_top(s, seat, its.top, lang),
        bottom=say(f"bottom-{section_key(section)}", lang),
        cost=short_goods(GOODS[section], bottom_cost(s, seat, section), lang),
        income=", ".join(income) or say("nothing", lang),
    )


def section_words(s: Scythe, seat: int, section: int, lang: str) -> str:
    """The same in whole words."""
    if section == FACTORY_SECTION:
        offer = offer_text(s.box.factory_cards[s.factory_card[seat]], lang)
        return say("section-words-factory", lang, offer=offer)
    its = mat_of(s, seat).sections[section]
    benefits = [about_top(s, seat, section, choice, lang)[0] for choice in range(2)]
    return say(
        "section-words",
        lang,
        top=say(f"top-{TOPS[its.top]}", lang),
        does="; ".join(dict.fromkeys(benefits)),
        bottom=say(f"bottom-{section_key(section)}", lang),
        cost=goods_phrase(GOODS[section], bottom_cost(s, seat, section), lang),
        coins=its.coins,
        income=goods_phrase("coins", its.coins, lang),
    )


def sections(s: Scythe, seat: int) -> list[int]:
    """The sections that a player has."""
    return [0, 1, 2, 3] if s.factory_card[seat] == NOTHING else [0, 1, 2, 3, FACTORY_SECTION]


# --- what a choice means ---------------------------------------------------------------------------------


def about(g: Game, box: Box, move: Move, view: View, lang: str, names: Sequence[str]) -> list[str]:
    """A place: who is there; an action: what it costs and brings; a card: what it says."""
    if isinstance(move, moves.Take):
        return [offer_text(box.factory_cards[move.card], lang)]
    if isinstance(move, moves.Reveal):
        return [objective_name(box, move.objective, lang), objective_text(box.objectives[move.objective], lang)]
    if isinstance(move, moves.Structure):
        return [say(f"structure-{STRUCTURES[move.structure]}", lang), structure_text(move.structure, lang)]
    if isinstance(move, (moves.Option, moves.Part)):
        asked = question(view)
        if not isinstance(asked, ChooseOption):
            return []
        return [offer_text(box.encounters[asked.card][move.number], lang)]
    if isinstance(move, (moves.Go, moves.Place, moves.Unit)):
        return about_place(table_of(g, view), move.place, lang, names)
    return [] if view.seat is None else about_action(table_of(g, view), view.seat, move, view, lang)


def about_action(s: Scythe, seat: int, move: Move, view: View, lang: str) -> list[str]:
    """An action of my mats."""
    asked = question(view)
    if isinstance(move, moves.Section):
        return [section_words(s, seat, move.section, lang)] if move.section in sections(s, seat) else []
    if isinstance(move, moves.Ability):
        faction = faction_of(s, seat)
        ability = abilities_of(faction)[move.number]
        return [ability_name(ability, lang), ability_text(faction, ability, lang)]
    if isinstance(move, (moves.Top, moves.Less)) and isinstance(asked, TopAction):
        return about_top(s, seat, asked.section, move.choice, lang)
    if isinstance(move, moves.Bottom) and isinstance(asked, BottomAction) and asked.section != FACTORY_SECTION:
        coins = mat_of(s, seat).sections[asked.section].coins if move.coins else 0
        gain = [say(f"bottom-{section_key(asked.section)}", lang), *phrases((COINS, coins), lang)]
        cost = goods_phrase(GOODS[asked.section], bottom_cost(s, seat, asked.section), lang)
        return [say("offer", lang, cost=cost, gain=text.listing(gain, lang))]
    return []


def about_top(s: Scythe, seat: int, section: int, choice: int, lang: str) -> list[str]:
    """A benefit of a top action."""
    if section == FACTORY_SECTION:
        offer = s.box.factory_cards[s.factory_card[seat]]
        gain = offer.gain[choice * 2 : choice * 2 + 2] if offer.either else offer.gain
        return [offer_text(Offer(offer.cost, gain), lang)]
    top = mat_of(s, seat).sections[section].top
    if top == TOP_MOVE and not choice:
        return [say("about-move", lang, count=movers(s, seat))]
    return [offer_text(top_offer(s, seat, top, choice), lang)]


def about_place(s: Scythe, place: int, lang: str, names: Sequence[str]) -> list[str]:
    """The place, who and what is there, what it gives, where rivers are."""
    found = [place_name(s.box, place, lang)]
    for seat in range(s.sides):
        what = pieces_at(s, seat, place, lang)
        if what:
            found.append(
                say(
                    "say-units",
                    lang,
                    seat=side_name(s, seat, lang, names),
                    what=text.listing(what, lang),
                    **{"place-loc": place_name(s.box, place, lang, "loc")},
                )
            )
    goods = names_of(goods_at(s, place), lang)
    if goods:
        found.append(say("about-goods", lang, goods=goods))
    return [*found, *about_ground(s, place, lang)]


def about_ground(s: Scythe, place: int, lang: str) -> list[str]:
    """Tunnel, encounter, what a worker makes, rivers."""
    box = s.box
    found = [say("about-mark", lang, mark="tunnel")] if box.tunnel[place] else []
    found += [say("about-mark", lang, mark="encounter")] if s.tokens[place] else []
    if box.terrain[place] < LAKE:
        found.append(say("about-yields", lang, good=say(f"good-{GOODS[YIELD[box.terrain[place]]]}", lang)))
    across = [place_label(box, other, lang) for other in box.across[place]]
    if across and box.terrain[place] < BASE:
        found.append(say("about-rivers", lang, places=text.listing(across, lang)))
    return found


def pieces_at(s: Scythe, seat: int, place: int, lang: str) -> list[str]:
    """What a player has there, as objects."""
    found = [say("unit-character.acc", lang)] if s.character[seat] == place else []
    for good, count in (("mech", mechs_at(s, seat, place)), ("worker", workers_at(s, seat, place))):
        found += [goods_phrase(good, int(count), lang)] if count else []
    built = int(s.built[place])
    if built != NOTHING and built // 4 == seat:
        found.append(say(f"structure-{STRUCTURES[built % 4]}.acc", lang))
    return found


def goods_at(s: Scythe, place: int) -> list[int]:
    """Resources on a place."""
    return [int(s.goods[place * RESOURCES + good]) for good in range(RESOURCES)]


def is_anybody(s: Scythe, place: int) -> bool:
    """Has anybody a unit or a structure there?"""
    return s.built[place] != NOTHING or any(units_at(s, seat, place) for seat in range(s.sides))


def cards_text(values: list[int]) -> str:
    """Combat cards by value: `2, 2, 5`."""
    return ", ".join([str(value) for value in sorted(values)])


def declined_text(s: Scythe, seat: int, lang: str) -> str:
    """Ongoing bonuses that a player leaves; empty if there are none."""
    found = [bottom for bottom in range(len(ONGOING)) if s.declined[seat] >> bottom & 1]
    return ", ".join([say(f"bottom-{section_key(bottom)}", lang) for bottom in found])


def left_on_mats(s: Scythe, seat: int, lang: str) -> list[str]:
    """Mechs with their abilities and structures that are still on the mats."""
    abilities = abilities_of(faction_of(s, seat))
    found = [ability_name(name, lang) for i, name in enumerate(abilities) if not s.deployed[seat] >> i & 1]
    return found + [
        say(f"structure-{name}", lang) for i, name in enumerate(STRUCTURES) if structure_of(s, seat, i) == NOTHING
    ]
