"""The table in sentences, for those who listen to it."""

from __future__ import annotations

from deskovka.core import text
from deskovka.core.game import Game
from deskovka.games.scythe.law.pieces import AUTOMA
from deskovka.games.scythe.show.choices import own_sections
from deskovka.games.scythe.show.seen import Seen, cards_text, goods_text, pieces_text
from deskovka.games.scythe.words import place_label, place_name
from deskovka.games.scythe.words.card_text import objective_text, offer_text


def describe(g: Game, seen: Seen) -> list[str]:
    """The turn, the opponents, the map without owners, my side, my cards."""
    fight = seen.fight()
    found = [*seen.heads("say-turn", "say-over"), seen.tile(), *([f"{fight}."] if fight else [])]
    for i in range(1, seen.seats):
        found += describe_player(seen, (seen.me + i) % seen.seats)
    found += describe_automa(seen) if "automa" in seen.board else []
    found += [*describe_open(seen), *describe_player(seen, seen.me)]
    if seen.view.seat is None:
        return found
    return [*found, *describe_own(g, seen, seen.me), *[f"{line}." for line in seen.known_cards()]]


def describe_automa(seen: Seen) -> list[str]:
    """The automatic opponent: tracks, tracker, its last card, and where its units stand."""
    found = [seen.say("say-automa", head=seen.automa_head(), parts=", ".join(seen.automa_parts()))]
    return [*found, *seen.last_card(), *describe_places(seen, AUTOMA)]


def describe_player(seen: Seen, seat: int) -> list[str]:
    """Mats, tracks, stars, what has been done, and where everything stands."""
    side, who = seen.side(seat), seen.who[seat]
    mats = {"faction": seen.faction_name(seat), "mat": seen.mat_name(seat)}
    tracks = {name: side[name] for name in ("power", "popularity", "coins")}
    tracks |= {"cards": len(side["hand"]), "points": seen.score.points[seat]}
    found = [seen.say("say-player", seat=who, **mats, **tracks)]
    stars, abilities, declined, section = (
        seen.stars(seat),
        seen.abilities(seat),
        seen.declined_bonuses(seat),
        seen.pawn(seat),
    )
    found += [seen.say("say-stars", seat=who, stars=stars)] if stars else []
    found.append(seen.say("say-made", seat=who, made=seen.progress(seat)))
    found += [seen.say("say-abilities", seat=who, abilities=abilities)] if abilities else []
    found += [seen.say("say-declined", seat=who, bonuses=declined)] if declined else []
    found += [seen.say("say-section", seat=who, section=section)] if section else []
    if "factory_card" in seen.mats(seat):
        card = seen.mats(seat)["factory_card"]
        offer = offer_text(seen.box.factory_cards[card], seen.lang)
        found.append(seen.say("event-factory-taken", seat=who, number=card + 1, offer=offer))
    return found + describe_places(seen, seat)


def describe_places(seen: Seen, side: int) -> list[str]:
    """Units, structures and resources of a player, place by place."""
    found = []
    for place in seen.places:
        what, here = pieces_text(seen.pieces(side, place), seen.lang), seen.ground(place)
        if what and here.get("holder") == side:
            what.append(goods_text(here["goods"], seen.lang))
        if what:
            at = {"place-loc": place_name(seen.box, place, seen.lang, "loc")}
            found.append(seen.say("say-units", seat=seen.who[side], what=", ".join(what), **at))
    return found


def describe_open(seen: Seen) -> list[str]:
    """Resources that nobody has, and encounters that wait."""
    found = []
    for place in seen.places:
        here = seen.ground(place)
        if "goods" in here and "sides" not in here:
            at = {"place-acc": place_name(seen.box, place, seen.lang, "acc")}
            found.append(seen.say("say-loose", goods=goods_text(here["goods"], seen.lang), **at))
    waiting = [
        place_label(seen.box, place, seen.lang) for place in seen.places if "encounter" in seen.ground(place)
    ]
    return found + ([seen.say("say-tokens", places=text.listing(waiting, seen.lang))] if waiting else [])


def describe_own(g: Game, seen: Seen, seat: int) -> list[str]:
    """My sections, combat cards and objectives."""
    found = [seen.say("say-own-section", line=line) for line in own_sections(g, seen.view, seat, seen.lang)]
    left, side, factory = seen.pieces_on_mats(seat), seen.side(seat), seen.factory()
    found += [seen.say("say-left", what=text.listing(left, seen.lang))] if left else []
    hand = cards_text(side["hand"])
    found.append(seen.say("say-hand", cards=hand) if hand else seen.say("say-hand-empty"))
    for number in side["objectives"]:
        objective = seen.box.objectives[number]
        about = objective_text(objective, seen.lang)
        words: dict[str, str | int] = {"number": objective.number, "name": objective.names[seen.lang]}
        found.append(seen.say("say-objective", about=about, **words))
    return found + ([f"{factory}."] if factory else [])
