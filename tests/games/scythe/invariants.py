"""What holds in every state of Scythe, counted anew from the bare pieces."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from deskovka.games.scythe.law.bits import count_bits
from deskovka.games.scythe.law.pieces import (
    ALL_MECHS,
    ALL_WORKERS,
    AUTOMA,
    BASE,
    DOMINATE,
    LAKE,
    LAST_STAR,
    MOST_POPULARITY,
    MOST_POWER,
    NOBODY,
    NOTHING,
    RESOURCES,
    SECTIONS,
    STAR_COMBAT,
    STAR_KINDS,
    STAR_OBJECTIVE,
)
from deskovka.games.scythe.law.state import (
    Scythe,
    base_of,
    faction_of,
    is_automa,
    mat_of,
    stars_of,
    tracker_of,
    units_at,
)


def broken(s: Scythe) -> list[str]:
    """What is wrong with a state, in words; empty = fine."""
    found = [*tracks(s), *units(s), *mats(s), *stars(s), *structures(s), *lakes(s), *together(s)]
    return [*found, *combat_cards(s), *other_cards(s), *opponent(s), *result(s), *bookkeeping(s)]


def bookkeeping(s: Scythe) -> Iterator[str]:
    """What is kept in step is what counting anew finds."""
    fresh = s.clone()
    fresh.refresh()
    kept, counted = [[list(t.present), list(t.standing), list(t.labour)] for t in (s, fresh)]
    if kept != counted:
        yield f"pieces: {kept}, counted {counted}"


def tracks(s: Scythe) -> Iterator[str]:
    """Tracks have ends, and nobody owes anything."""
    for seat in range(s.sides):
        if not 0 <= s.power[seat] <= MOST_POWER or not 0 <= s.popularity[seat] <= MOST_POPULARITY:
            yield f"seat {seat}: power {s.power[seat]}, popularity {s.popularity[seat]}"
        if s.coins[seat] < 0:
            yield f"seat {seat} has {s.coins[seat]} coins"
    if any(count < 0 for count in (*s.goods, *s.workers, *s.mechs)):
        yield "somewhere lies less than nothing"


def units(s: Scythe) -> Iterator[str]:
    """Workers and mechs come from the mat and never go back; characters always stand somewhere."""
    for seat in range(s.sides):
        row = slice(seat * s.size, (seat + 1) * s.size)
        workers, mechs = sum(s.workers[row]), sum(s.mechs[row])
        if not 2 <= workers <= ALL_WORKERS:
            yield f"seat {seat} has {workers} workers"
        if mechs != count_bits(s.deployed[seat]) or mechs > ALL_MECHS:
            yield f"seat {seat} has {mechs} mechs, and {s.deployed[seat]:b} have left the mat"
        if not (NOTHING if is_automa(s, seat) else 0) <= s.character[seat] < s.size:
            yield f"the character of seat {seat} is nowhere"
        for place in s.box.bases:
            foreign = place != base_of(s, seat)
            taken = place in [base_of(s, other) for other in range(s.sides)]
            if foreign and taken and units_at(s, seat, place):
                yield f"seat {seat} stands on another one's base"
            if (
                foreign
                and units_at(s, seat, place)
                and (faction_of(s, seat).name != "crimea" or is_automa(s, seat))
            ):
                yield f"seat {seat} stands on a foreign base"


def mats(s: Scythe) -> Iterator[str]:
    """Cubes move from benefits to costs, recruits to bonuses, mechs uncover abilities."""
    if len(set(s.factions)) != s.sides or len(set(s.mats)) != s.seats:
        yield "a mat is there twice"
    for seat in range(s.seats):
        cubes = sum(s.cubes[seat * 6 : seat * 6 + 6]) + sum(s.squares[seat * 4 : seat * 4 + 4])
        if cubes != 6:
            yield f"seat {seat} has {cubes} cubes"
        for i, section in enumerate(mat_of(s, seat).sections):
            if s.squares[seat * 4 + i] > section.squares:
                yield f"seat {seat} has covered too much of action {i}"
        if count_bits(s.recruits[seat]) != count_bits(s.bonuses[seat]) or s.recruited[seat] & ~s.recruits[seat]:
            yield f"seat {seat}: recruits {s.recruits[seat]:b}, bonuses {s.bonuses[seat]:b}"
        bits = [bit for i, bit in enumerate(faction_of(s, seat).mechs) if s.deployed[seat] >> i & 1]
        if s.abilities[seat] != sum(bits):
            yield f"seat {seat} has abilities {s.abilities[seat]:b} for mechs {s.deployed[seat]:b}"
        if not NOTHING <= s.section[seat] < SECTIONS:
            yield f"the pawn of seat {seat} is nowhere"


def stars(s: Scythe) -> Iterator[str]:
    """Six stars each; every kind once, combat twice; Saxony more, but not as the opponent."""
    for seat in range(s.sides):
        row = s.stars[seat * STAR_KINDS : (seat + 1) * STAR_KINDS]
        if stars_of(s, seat) > LAST_STAR:
            yield f"seat {seat} has {stars_of(s, seat)} stars"
        saxony = faction_of(s, seat).ability == DOMINATE and not is_automa(s, seat)
        for kind in range(STAR_KINDS):
            most = {STAR_COMBAT: LAST_STAR if saxony else 2, STAR_OBJECTIVE: 2 if saxony else 1}.get(kind, 1)
            if not 0 <= row[kind] <= most:
                yield f"seat {seat} has {row[kind]} stars of kind {kind}"
        if stars_of(s, seat) == LAST_STAR and s.asking is not None:
            question = type(s.asking).__name__
            yield f"seat {seat} has six stars, and somebody is asked {question}"


def structures(s: Scythe) -> Iterator[str]:
    """Each structure once, on land."""
    built = [int(owner) for owner in s.built if owner != NOTHING]
    if len(set(built)) != len(built):
        yield "a structure is there twice"
    for place in range(s.size):
        if s.built[place] != NOTHING and s.box.terrain[place] in (LAKE, BASE):
            yield f"a structure stands on {s.box.places[place]}"


def lakes(s: Scythe) -> Iterator[str]:
    """Neither workers nor resources are alone on a lake; while a unit moves its load is with it."""
    for place in s.box.all_lakes:
        for seat in range(s.seats):
            if s.workers[seat * s.size + place] and not s.mechs[seat * s.size + place]:
                yield f"workers of seat {seat} are alone on {s.box.places[place]}"
        goods = sum(s.goods[place * RESOURCES : place * RESOURCES + RESOURCES])
        alone = s.sides > s.seats  # the opponent leaves behind what the player lost there [automa.water]
        if goods and not alone and not any(units_at(s, seat, place) for seat in range(s.sides)):
            yield f"resources are alone on {s.box.places[place]}"


def together(s: Scythe) -> Iterator[str]:
    """Two players stand on one territory only between a move and its combat, and one of them is on turn."""
    for place in range(s.box.hexes):
        there = [seat for seat in range(s.sides) if units_at(s, seat, place)]
        if len(there) > 2 or (len(there) == 2 and s.active not in there):
            yield f"seats {there} stand on {s.box.places[place]}"
        # A beaten Nordic may have fled to the lake that a unit goes back to at the end. [end.undone]
        over = s.is_over() and s.box.terrain[place] != LAKE
        if len(there) == 2 and (over or type(s.asking).__name__ in ("ChooseSection", "EndTurn")):
            yield f"seats {there} stand on {s.box.places[place]} in peace"


def combat_cards(s: Scythe) -> Iterator[str]:
    """Every combat card is in exactly one place, and its holder knows it."""
    lying = Counter([*s.deck, *s.discard, *[card for hand in s.hand for card in hand]])
    if lying != Counter(s.box.combat):
        yield f"combat cards are lost or too many: {lying}"
    for seat in range(s.sides):
        if is_automa(s, seat):
            if any(card >= 0 for viewer in (0, 1) for card in s.memory.belief(viewer).certain()[seat]):
                yield "somebody knows a closed card"
        elif s.memory.belief(seat).certain()[seat] != s.hand[seat]:
            yield f"seat {seat} does not know an own card, or the hand is out of order"


def other_cards(s: Scythe) -> Iterator[str]:
    """Encounters, tokens, Factory cards and objectives."""
    if sorted([*s.encounters, *s.met]) != list(range(len(s.box.encounters))):
        yield "encounter cards are lost"
    gone = sum(s.box.encounter) - sum(s.tokens)
    if len(s.met) > gone or any(s.tokens[place] > s.box.encounter[place] for place in range(s.size)):
        yield f"{gone} tokens are gone, {len(s.met)} encounters were met"
    taken = [int(card) for card in s.factory_card if card != NOTHING]
    if len(set(taken + s.factory)) != s.seats + 1:
        yield f"Factory cards {taken} and {s.factory}"
    dealt = [*s.shown, *[card for cards in s.objectives + s.put_away for card in cards]]
    if len(set(dealt)) != len(dealt) or len(dealt) != 2 * s.seats:
        yield f"objectives {s.objectives}, shown {s.shown}, put away {s.put_away}"
    for seat in range(s.seats):
        revealed = int(s.stars[seat * STAR_KINDS + STAR_OBJECTIVE])
        due = 2 - revealed if faction_of(s, seat).ability == DOMINATE else (0 if revealed else 2)
        if len(s.objectives[seat]) != due:
            yield f"seat {seat} has {len(s.objectives[seat])} objectives"


def opponent(s: Scythe) -> Iterator[str]:
    """The automatic opponent: all its cards, no mats, popularity 10; its tracker has an end."""
    cards = sorted([*s.automa_deck, *s.automa_pile])
    if cards != (list(range(len(s.box.automa))) if s.sides > s.seats else []):
        yield f"cards of the opponent are lost: {cards}"
    if s.sides == s.seats:
        return
    if not 0 <= s.tracker <= tracker_of(s).stars[-1]:
        yield f"the tracker is on {s.tracker}"
    if s.popularity[AUTOMA] != 10 or s.abilities[AUTOMA] or s.recruits[AUTOMA]:
        yield "the opponent has what it cannot have"
    if any(owner // 4 == AUTOMA for owner in s.built if owner != NOTHING):
        yield "the opponent has a structure"


def result(s: Scythe) -> Iterator[str]:
    """The game ends by the last star, and nothing waits then."""
    if s.active == NOBODY:
        yield f"turn {s.turn} of seat {s.active}"
    if s.is_over():
        last = any(stars_of(s, seat) == LAST_STAR for seat in range(s.sides))
        if s.steps or not last:
            yield "the game is over, but something is not done"
