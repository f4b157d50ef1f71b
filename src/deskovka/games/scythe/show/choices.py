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
from deskovka.games.scythe.law.state import Scythe, faction_of, mat_of
from deskovka.games.scythe.show.board import Column, Ground, board
from deskovka.games.scythe.show.scene import Amount
from deskovka.games.scythe.show.seen import Seen, goods_text, pieces_text, side_names
from deskovka.games.scythe.words import (
    objective_name,
    place_label,
    place_name,
    section_key,
    short,
    unit_name,
)
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


def input_name(box: Box, move: Move, view: View, lang: str) -> str:
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
        whole = action_input_name(box, moves.Top(move.choice), view, seat, lang)
        return say("typed-less-named", lang, what=whole)
    elif seat is not None and isinstance(move, (moves.Top, moves.Bottom)):
        return action_input_name(box, move, view, seat, lang)
    return short(box, move, lang)


def action_input_name(box: Box, move: moves.Top | moves.Bottom, view: View, seat: int, lang: str) -> str:
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


def does_top(column: Column, top: int, lang: str) -> str:
    """Cost and benefits of a top action in few letters."""
    cost = shorts(column["cost"], lang) or say("free", lang)
    first, *others = [gain_of(column, choice, lang) for choice in range(len(column["benefits"]))]
    count = column["benefits"][0]["count"]
    if top == TOP_MOVE:
        return say("does-move", lang, units=short_goods("units", count, lang), coins=others[0])
    if top == TOP_PRODUCE:
        territories = short_goods("territories", count, lang)
        if "mill" in column:
            territories = say("plus", lang, first=territories, more=say(f"structure-{STRUCTURES[MILL]}", lang))
        return say("does-produce", lang, cost=cost, territories=territories)
    if top == TOP_TRADE:
        return say("does-trade", lang, cost=cost, goods=first, popularity=others[0])
    return say("does-bolster", lang, cost=cost, power=first, cards=others[0])


def gain_of(column: Column, choice: int, lang: str) -> str:
    """One of the benefits with what a structure adds, in few letters."""
    its = column["benefits"][choice]
    return shorts([{"good": its["what"], "count": its["count"]}, *column.get("adds", [])], lang)


def short_goods(good: str, count: int, lang: str) -> str:
    """So much of something in few letters."""
    return say("short-goods", lang, good=good, count=count)


def shorts(goods: Sequence[Amount], lang: str) -> str:
    """Goods in few letters: `2 $ + 1 pop`."""
    return " + ".join([short_goods(one["good"], one["count"], lang) for one in goods])


def section_line(seen: Seen, seat: int, section: int) -> str:
    """A section with costs and gains as they are now."""
    lang, mats = seen.lang, seen.mats(seat)
    if section == FACTORY_SECTION:
        card = mats["factory_card"]
        offer = offer_text(seen.box.factory_cards[card], lang)
        return say("section-line-factory", lang, number=card + 1, offer=offer)
    its, column = seen.box.mats[mats["mat"]].sections[section], mats["sections"][str(section)]
    income = [short_goods("coins", its.coins, lang)] if its.coins else []
    if "recruit" in column:
        left = "yes" if column["recruit"] == "declined" else "no"
        income.append(say("recruit-mark", lang, good=short_goods(GOODS[ONGOING[section]], 1, lang), left=left))
    return say(
        "section-line",
        lang,
        top=say(f"top-{TOPS[its.top]}", lang),
        does=does_top(column, its.top, lang),
        bottom=say(f"bottom-{section_key(section)}", lang),
        cost=short_goods(GOODS[section], column["price"], lang),
        income=", ".join(income) or say("nothing", lang),
    )


def own_sections(g: Game, view: View, seat: int, lang: str) -> list[str]:
    """All sections of a player in whole words."""
    s = table_of(g, view)
    return [section_words(s, seat, section, lang) for section in sections(s, seat)]


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
        return about_place(g, box, view, move.place, lang, names)
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


def about_place(g: Game, box: Box, view: View, place: int, lang: str, names: Sequence[str]) -> list[str]:
    """The place, who and what is there, what it gives, where rivers are."""
    drawn = board(g, view)
    here, who = drawn["places"].get(str(place), {}), side_names(drawn, view, lang, names)
    at = {"place-loc": place_name(box, place, lang, "loc")}
    found = [place_name(box, place, lang)]
    for side, pieces in here.get("sides", {}).items():
        what = text.listing(pieces_text(pieces, lang), lang)
        found.append(say("say-units", lang, seat=who[int(side)], what=what, **at))
    goods = goods_text(here.get("goods", {}), lang)
    if goods:
        found.append(say("about-goods", lang, goods=goods))
    return [*found, *about_ground(box, here, place, lang)]


def about_ground(box: Box, here: Ground, place: int, lang: str) -> list[str]:
    """Tunnel, encounter, what a worker makes, rivers."""
    found = [say("about-mark", lang, mark="tunnel")] if box.tunnel[place] else []
    found += [say("about-mark", lang, mark="encounter")] if "encounter" in here else []
    if box.terrain[place] < LAKE:
        found.append(say("about-yields", lang, good=say(f"good-{GOODS[YIELD[box.terrain[place]]]}", lang)))
    across = [place_label(box, other, lang) for other in box.across[place]]
    if across and box.terrain[place] < BASE:
        found.append(say("about-rivers", lang, places=text.listing(across, lang)))
    return found
