"""The table in sentences, for those who listen to it."""

from __future__ import annotations

from collections.abc import Sequence

from deskovka.core import text
from deskovka.core.game import Game
from deskovka.core.sight import View
from deskovka.games.scythe.law.chapters.combat import Dials
from deskovka.games.scythe.law.control import controls
from deskovka.games.scythe.law.pieces import AUTOMA, NOTHING
from deskovka.games.scythe.law.scoring import sources_of
from deskovka.games.scythe.law.state import Scythe, faction_of, mat_of
from deskovka.games.scythe.show.picture import (
    abilities_text,
    fight_text,
    known_cards,
    made_text,
    section_name,
    star_names,
)
from deskovka.games.scythe.show.places import (
    cards_text,
    declined_text,
    goods_at,
    is_anybody,
    left_on_mats,
    pieces_at,
    section_words,
    sections,
    table_of,
)
from deskovka.games.scythe.words import names_of, place_label, place_name
from deskovka.games.scythe.words.automa_text import (
    automa_head,
    automa_name,
    automa_parts,
    ending_alone,
    last_card,
    side_names,
)
from deskovka.games.scythe.words.card_text import objective_text, offer_text, say, tile_text


def describe(g: Game, view: View, lang: str, names: Sequence[str] = ()) -> list[str]:
    """The turn, the opponents, the map without owners, my side, my cards."""
    s = table_of(g, view)
    me = view.seat or 0
    who = side_names(s, lang, names)
    if s.is_over():
        found = ending_alone(s, lang) if s.sides > s.seats else [say("say-over", lang)]
    else:
        found = [say("say-turn", lang, turn=s.turn, seat=who[s.active])]
    found.append(say("line-tile", lang, about=tile_text(s.box.tiles[s.tile], s.box.tile_coins[s.tile], lang)))
    if isinstance(s.asking, Dials):
        found.append(fight_text(s, s.asking, lang, who) + ".")
    for i in range(1, s.seats):
        seat = (me + i) % s.seats
        found += describe_player(s, seat, lang, who[seat])
    if s.sides > s.seats:
        found += describe_automa(s, lang)
    found += describe_open(s, lang)
    found += describe_player(s, me, lang, who[me])
    if view.seat is None:
        return found
    known = [f"{line}." for line in known_cards(s, view, view.seat, lang, who)]
    return [*found, *describe_own(s, view, view.seat, lang), *known]


def describe_automa(s: Scythe, lang: str) -> list[str]:
    """The automatic opponent: tracks, tracker, its last card, and where its units stand."""
    found = [say("say-automa", lang, head=automa_head(s, lang), parts=", ".join(automa_parts(s, lang)))]
    return [*found, *last_card(s, lang), *describe_places(s, AUTOMA, lang, automa_name(lang))]


def describe_player(s: Scythe, seat: int, lang: str, who: str) -> list[str]:
    """Mats, tracks, stars, what has been done, and where everything stands."""
    found = [
        say(
            "say-player",
            lang,
            seat=who,
            faction=faction_of(s, seat).names[lang],
            mat=mat_of(s, seat).names[lang],
            power=int(s.power[seat]),
            popularity=int(s.popularity[seat]),
            coins=int(s.coins[seat]),
            cards=len(s.hand[seat]),
            points=sum(sources_of(s, seat).values()),
        )
    ]
    stars, abilities = star_names(s, seat, lang), abilities_text(s, seat, lang)
    found += [say("say-stars", lang, seat=who, stars=stars)] if stars else []
    found.append(say("say-made", lang, seat=who, made=made_text(s, seat, lang)))
    found += [say("say-abilities", lang, seat=who, abilities=abilities)] if abilities else []
    declined = declined_text(s, seat, lang)
    found += [say("say-declined", lang, seat=who, bonuses=declined)] if declined else []
    if s.section[seat] != NOTHING:
        found.append(say("say-section", lang, seat=who, section=section_name(s, seat, int(s.section[seat]), lang)))
    if s.factory_card[seat] != NOTHING:
        card = int(s.factory_card[seat])
        offer = offer_text(s.box.factory_cards[card], lang)
        found.append(say("event-factory-taken", lang, seat=who, number=card + 1, offer=offer))
    return found + describe_places(s, seat, lang, who)


def describe_places(s: Scythe, seat: int, lang: str, who: str) -> list[str]:
    """Units, structures and resources of a player, place by place."""
    found = []
    for place in range(s.size):
        what = pieces_at(s, seat, place, lang)
        goods = names_of(goods_at(s, place), lang)
        if what and goods and controls(s, seat, place):
            what.append(goods)
        if what:
            at = {"place-loc": place_name(s.box, place, lang, "loc")}
            found.append(say("say-units", lang, seat=who, what=", ".join(what), **at))
    return found


def describe_open(s: Scythe, lang: str) -> list[str]:
    """Resources that nobody has, and encounters that wait."""
    found = []
    for place in range(s.box.hexes):
        goods = names_of(goods_at(s, place), lang)
        if goods and not is_anybody(s, place):
            found.append(
                say("say-loose", lang, goods=goods, **{"place-acc": place_name(s.box, place, lang, "acc")})
            )
    waiting = [place_label(s.box, place, lang) for place in range(s.box.hexes) if s.tokens[place]]
    return found + ([say("say-tokens", lang, places=text.listing(waiting, lang))] if waiting else [])


def describe_own(s: Scythe, view: View, seat: int, lang: str) -> list[str]:
    """My sections, combat cards and objectives."""
    found = [say("say-own-section", lang, line=section_words(s, seat, one, lang)) for one in sections(s, seat)]
    left = left_on_mats(s, seat, lang)
    found += [say("say-left", lang, what=text.listing(left, lang))] if left else []
    hand = list(s.hand[seat])
    found.append(say("say-hand", lang, cards=cards_text(hand)) if hand else say("say-hand-empty", lang))
    for number in s.objectives[seat]:
        objective = s.box.objectives[number]
        about = objective_text(objective, lang)
        words: dict[str, str | int] = {"number": objective.number, "name": objective.names[lang]}
        found.append(say("say-objective", lang, about=about, **words))
    seen = [card for card in view.table["factory"] if card >= 0]
    offers = [f"{card + 1}) {offer_text(s.box.factory_cards[card], lang)}" for card in seen]
    return found + ([say("line-factory", lang, cards="; ".join(offers)) + "."] if offers else [])
