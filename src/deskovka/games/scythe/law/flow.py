"""Set-up, and imagination: what a player who does not see all must think possible."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from deskovka.core.cells import cells
from deskovka.core.chance import Chance
from deskovka.core.parts import Law, Score
from deskovka.core.state import Choices
from deskovka.core.step import Decision, Move
from deskovka.core.worlds import deal
from deskovka.games.scythe.law import events, events_automa
from deskovka.games.scythe.law.chapters.revealing import SectionAction
from deskovka.games.scythe.law.chapters.turn import CHOOSE_SECTION, TURN
from deskovka.games.scythe.law.moves import Reveal, Skip
from deskovka.games.scythe.law.pieces import (
    AUTOMA,
    AUTOMA_COINS,
    AUTOMA_POPULARITY,
    CARDS,
    FACTORY_FACE,
    FIRST_SCHEME,
    NOTHING,
    RESOURCES,
    STAR_KINDS,
    Box,
)
from deskovka.games.scythe.law.scoring import score_of
from deskovka.games.scythe.law.state import Scythe, base_of, faction_of, mat_of
from deskovka.games.scythe.law.verbs import gain

OBJECTIVES: Final = 2
TRIES: Final = 200  # where any deal is allowed, a large part of them is


class ScytheLaw(Law):
    """How Scythe begins, what it hides, who wins."""

    lone: ClassVar[tuple[str, ...]] = ("ProduceAt", "GoodsWhere", "BuildAt", "DeployAt", "UpgradeSquare")
    leaves: ClassVar[dict[str, str]] = {"EndTurn": "Done"}
    plans: ClassVar[bool] = True

    def next_question(self, s: Scythe, seat: int) -> Decision | None:
        """Where the pawn goes."""
        return CHOOSE_SECTION

    def automatic(self, s: Scythe, seat: int) -> Move | None:
        """An action that cannot be played is left out; objectives can be shown at the end of the turn as well."""
        if not isinstance(s.asking, SectionAction):
            return super().automatic(s, seat)
        moves = s.legal(seat)
        playable = any(not isinstance(m, (Skip, Reveal)) for m in moves)
        return None if playable else s.box.moves.skip[0]

    def set_up(self, s: Scythe) -> None:
        """Mats, tracks, decks, the first pieces. [setup.board] [setup.player]"""
        box, seats = s.box, s.seats
        mats = deal_mats(box, s.options, s.chance)
        assert mats is not None
        s.factions, s.mats = mats
        sides = s.sides
        s.order = sorted(range(sides), key=lambda side: s.factions[side])
        s.workers = cells([0] * (sides * s.size))
        s.mechs = cells([0] * (sides * s.size))
        s.character = cells([base_of(s, side) for side in range(sides)])
        s.goods = cells([0] * (s.size * RESOURCES))
        s.built = cells([NOTHING] * s.size)
        s.tokens = box.encounter[:]
        s.power = cells([faction_of(s, side).power for side in range(sides)])
        alone = sides - seats
        s.popularity = cells([mat_of(s, seat).popularity for seat in range(seats)] + [AUTOMA_POPULARITY] * alone)
        s.coins = cells([mat_of(s, seat).coins for seat in range(seats)] + [AUTOMA_COINS] * alone)
        s.cubes = cells([1] * (seats * 6))
        s.squares = cells([0] * (seats * 4))
        s.recruits = cells([0] * sides)
        s.recruited = cells([0] * sides)
        s.declined = cells([0] * sides)
        s.bonuses = cells([0] * seats)
        s.abilities = cells([0] * sides)
        s.deployed = cells([0] * sides)
        s.stars = cells([0] * (sides * STAR_KINDS))
        s.section = cells([NOTHING] * seats)
        s.factory_card = cells([NOTHING] * seats)
        s.hand = [()] * sides
        s.discard, s.met, s.tired, s.trail = [], [], [], []
        s.turn, s.driven, s.coerced, s.wished, s.new_mine = 0, 0, 0, 0, NOTHING
        s.tracker, s.automa_card, s.automa_scheme = 0, NOTHING, FIRST_SCHEME
        s.automa_deck, s.automa_pile = [], []
        deal_cards(s)
        if alone:
            seat_automa(s)
        s.refresh()
        s.active = min(range(seats), key=lambda seat: mat_of(s, seat).number)
        s.push(s.active, TURN)

    def dream(self, s: Scythe, viewer: int | None, chance: Chance) -> None:
        """Deal all that the viewer does not see anew."""
        dream_cards(s, s.seats if viewer is None else viewer, chance)
        dream_objectives(s, viewer, chance)
        s.encounters = shuffled(chance, [i for i in range(len(s.box.encounters)) if i not in s.met])
        if s.sides > s.seats:
            s.automa_deck = shuffled(chance, [i for i in range(len(s.box.automa)) if i not in s.automa_pile])

    def score(self, s: Scythe) -> Score:
        return score_of(s)


def deal_cards(s: Scythe) -> None:
    """Decks are shuffled; everybody gets workers, combat cards and objectives. [setup.cards]"""
    box = s.box
    s.tile = int(s.chance.below(len(box.tiles)))
    s.deck = shuffled(s.chance, box.combat)
    s.encounters = shuffled(s.chance, list(range(len(box.encounters))))
    s.factory = sorted(shuffled(s.chance, list(range(len(box.factory_cards))))[: s.seats + 1])
    s.begin_memory()
    objectives = shuffled(s.chance, list(range(len(box.objectives))))
    s.objectives, s.shown, s.put_away = [], [], [()] * s.seats
    for seat in range(s.seats):
        s.tell(events.MatsDealt(seat, s.factions[seat], s.mats[seat], "setup.mats"))
        for place in box.land[base_of(s, seat)]:
            s.workers[seat * s.size + place] = 1
        gain(s, seat, CARDS, faction_of(s, seat).cards, "setup.player")
        s.objectives.append(tuple(sorted(objectives[seat * OBJECTIVES : (seat + 1) * OBJECTIVES])))
        s.tell(events.ObjectivesDealt(seat, s.objectives[seat], "setup.player"))


def seat_automa(s: Scythe) -> None:
    """The automatic opponent has workers and cards of its faction, and its own deck. [automa.start]"""
    s.tell(events_automa.AutomaDealt(AUTOMA, s.factions[AUTOMA], s.level, "automa.start"))
    for place in s.box.land[base_of(s, AUTOMA)]:
        s.workers[AUTOMA * s.size + place] = 1
    gain(s, AUTOMA, CARDS, faction_of(s, AUTOMA).cards, "automa.start")
    s.automa_deck = shuffled(s.chance, list(range(len(s.box.automa))))


def shuffled(chance: Chance, cards: list[int]) -> list[int]:
    """A shuffled copy."""
    found = cards[:]
    chance.shuffle(found)
    return found


def deal_mats(box: Box, options: Choices, chance: Chance) -> tuple[list[int], list[int]] | None:
    """Factions by side and mats by seat; None if banned pairs cannot be avoided. [setup.mats] [setup.banned]"""
    for _ in range(TRIES):
        wishes = [*options["faction"], *([str(options["opponent"])] if len(options["faction"]) == 1 else [])]
        factions = choose(chance, wishes, [faction.name for faction in box.factions])
        mats = choose(chance, options["mat"], [mat.name for mat in box.mats])
        pairs = [(box.factions[f].name, box.mats[m].name) for f, m in zip(factions, mats, strict=False)]
        if options["banned"] == "no" or not any(pair in box.banned for pair in pairs):
            return factions, mats
    return None


def choose(chance: Chance, wishes: Sequence[str], names: list[str]) -> list[int]:
    """Those that were wished for; the others are dealt from what is left."""
    left = shuffled(chance, [i for i in range(len(names)) if names[i] not in wishes])
    return [names.index(wish) if wish in names else left.pop() for wish in wishes]


# --- imagination -----------------------------------------------------------------------------------------


def dream_cards(s: Scythe, viewer: int, chance: Chance) -> None:
    """Combat and Factory cards: one of the worlds that the viewer must think possible."""
    plan = s.box.plans[s.seats]
    w = s.memory.belief(viewer).choose(chance)
    combat = s.box.combat[:]
    for value in s.discard:
        combat.remove(value)
    for value in w.old:
        if value >= 0:
            combat.remove(value)
    for side in range(s.sides):
        for value in w.zones[side]:
            if value >= 0:
                combat.remove(value)
    chance.shuffle(combat)
    taken = [FACTORY_FACE + card for card in s.factory_card if card != NOTHING]
    faces = [FACTORY_FACE + card for card in range(len(s.box.factory_cards))]
    factory = [face for face in faces if face not in taken and face not in w.zones[s.sides]]
    chance.shuffle(factory)
    zones = deal(plan, w, [combat, factory], chance)
    s.hand = zones[: s.sides]
    s.factory = [face - FACTORY_FACE for face in zones[s.sides]]
    s.deck = combat


def dream_objectives(s: Scythe, viewer: int | None, chance: Chance) -> None:
    """Objectives: nobody holds what everybody has seen, or what the viewer holds or has put away."""
    known = set(s.shown)
    if viewer is not None:
        known.update(s.objectives[viewer], s.put_away[viewer])
    pool = shuffled(chance, [i for i in range(len(s.box.objectives)) if i not in known])
    held, gone = s.objectives[:], s.put_away[:]
    for seat in range(s.seats):
        if seat != viewer:
            held[seat] = tuple(sorted([pool.pop() for _ in held[seat]]))
            gone[seat] = tuple([pool.pop() for _ in gone[seat]])
    s.objectives, s.put_away = held, gone
