"""Set-up, and imagination: what a player who does not see all must think possible."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from mypy_extensions import i64

from deskovka.core.cells import Cells, cells, rows, zeros
from deskovka.core.chance import Chance
from deskovka.core.parts import Law, Score
from deskovka.core.step import Decision, Step
from deskovka.games.rebirth.law import events
from deskovka.games.rebirth.law.chapters.placing import ANOTHER_TILE, PLACE_TILE
from deskovka.games.rebirth.law.chapters.towers import AnotherTile, FetchTile, ReachTower
from deskovka.games.rebirth.law.pieces import BLOCKED, EMPTY, KINDS, NOBODY, SOURCES
from deskovka.games.rebirth.law.scoring import FINAL_SCORING, score_of, winners_of
from deskovka.games.rebirth.law.state import Rebirth
from deskovka.games.rebirth.law.verbs import draw_tile


def tower_steps(towers: int) -> list[Step]:
    """The step of reaching each tower; made once, because steps never change."""
    return [ReachTower(i, AnotherTile((FETCH_TILE, ANOTHER_TILE), i)) for i in range(towers)]


FETCH_TILE: Final = FetchTile()


# --- set-up ----------------------------------------------------------------------------------------------


class RebirthLaw(Law):
    """How Rebirth begins, what it hides, who wins."""

    plans: ClassVar[bool] = True

    def next_question(self, s: Rebirth, seat: int) -> Decision | None:
        """Where the tile in hand goes, if there is one already."""
        return PLACE_TILE if s.hand[seat] != NOBODY else None

    def set_up(self, s: Rebirth) -> None:
        """Lay out the board, the cards and everybody's tiles; then turns and final scoring. [turn.own]"""
        lay_board(s)
        lay_missions(s)
        deal_tiles(s)
        lots = s.options["start"] == "random"
        s.first = s.chance.below(s.seats) if lots else int(str(s.options["start"])) - 1
        chosen = "setup.start-ireland" if s.country.is_ireland else "setup.start"
        s.tell(events.Began(s.first, "setup.start-lots" if lots else chosen))
        s.refresh()
        s.then(s.first, PLACE_TILE, FINAL_SCORING)

    def dream(self, s: Rebirth, viewer: int | None, chance: Chance) -> None:
        """Deal anew all that the viewer cannot know.

        Every tile of a colour that is not on the board is in hand, aside or in the supply; the owner knows hand
        and aside, nobody the order of the supply. Mission cards not seen are in the deck or with the others.
        """
        unseen = tiles_not_on_board(s)
        s.aside = s.aside[:]
        s.choice = s.choice[:]
        supply = s.supply[:]
        for seat in range(s.seats):
            if seat == viewer:
                forget_own(s, seat, unseen)
            pile = pile_of(unseen, seat)
            chance.shuffle_row(pile)
            if seat != viewer:
                dream_hand(s, seat, pile)
            supply[seat] = pad(pile, s.left[seat], len(supply[seat]))
        s.supply = supply
        dream_cards(s, viewer, chance)

    def score(self, s: Rebirth) -> Score:
        return score_of(s)

    def winners(self, s: Rebirth) -> Sequence[int]:
        return winners_of(s)[0]


def lay_board(s: Rebirth) -> None:
    """The empty board; with two players some spaces are covered. [setup.blocked] [setup.blocked-nobody]"""
    board = s.board
    two = s.seats == 2
    tiles = [BLOCKED if two and blocked else EMPTY for blocked in board.blocked]
    s.tiles = cells(tiles)
    s.castles = cells([NOBODY] * board.castles)
    s.points = cells([0] * (s.seats * len(SOURCES)))
    s.used = 0
    if two:
        s.tell(events.Covered(tiles.count(BLOCKED), f"setup.blocked-{board.id}"))


def lay_missions(s: Rebirth) -> None:
    """Scotland: a secret deck. Ireland: a row of missions, the rest as a deck, and bonuses on the towers."""
    country = s.country
    deck = list(range(len(country.missions)))
    s.chance.shuffle(deck)
    s.row = sorted(deck[: country.row])
    s.deck = cells(deck[country.row :])
    s.undealt = len(s.deck)
    s.towers = [NOBODY] * len(s.board.landmark)
    s.fulfilled = [0] * s.seats
    s.earliest = [NOBODY] * len(deck)
    s.doubled = [NOBODY] * s.seats
    s.cards = [()] * s.seats
    s.shown = [()] * s.seats
    if not country.is_ireland:
        s.tell(events.DeckShuffled(len(deck), "setup.missions"))
        return
    s.tell(events.RowLaid(tuple(s.row), "setup.row"))
    bonuses = country.bonuses[:]
    s.chance.shuffle(bonuses)
    for i, bonus in enumerate(bonuses):
        s.towers[s.board.castles + i] = bonus
        s.tell(events.TowerLaid(s.board.castles + i, bonus, "setup.towers"))


def deal_tiles(s: Rebirth) -> None:
    """Everybody's tiles: some may leave the game, some are set aside, one is in hand. [setup.removed-values]

    Tiles leave the game with four players [setup.removed-four].
    """
    country = s.country
    if s.seats == country.removed_with:
        rule = "setup.removed-ireland" if country.is_ireland else "setup.removed"
        s.tell(events.Removed(tuple(sorted(country.removed)), rule))
    s.hand = cells([NOBODY] * s.seats)
    s.choice = [()] * s.seats
    s.aside = [()] * s.seats
    supply: list[Cells] = []
    s.left = cells([0] * s.seats)
    for seat in range(s.seats):
        tiles = country.tiles_of_a_seat(s.seats)
        s.chance.shuffle(tiles)
        s.aside[seat] = tuple(sorted(tiles[: country.aside]))
        supply.append(cells(tiles[country.aside :]))
        s.left[seat] = len(supply[seat])
        s.tell(events.SetAside(seat, s.aside[seat], f"setup.aside-{s.board.id}"))
        s.supply = rows(supply)
        draw_tile(s, seat, "setup.hand-ireland" if country.is_ireland else "setup.hand")


# --- imagination -----------------------------------------------------------------------------------------


def tiles_not_on_board(s: Rebirth) -> Cells:
    """By seat and tile: how many of them are in play, but not on the board."""
    unseen = s.country.tiles_in_play[s.seats][:]
    for code in s.tiles:
        if EMPTY < code < BLOCKED:
            unseen[code - 1] -= 1
    return unseen


def forget_own(s: Rebirth, seat: i64, unseen: Cells) -> None:
    """What a player holds is not unseen to this player."""
    first: i64 = seat * KINDS
    for tile in s.aside[seat]:
        unseen[first + tile] -= 1
    for tile in s.choice[seat]:
        unseen[first + tile] -= 1
    if s.hand[seat] != NOBODY:
        unseen[first + s.hand[seat]] -= 1


def pile_of(unseen: Cells, seat: i64) -> Cells:
    """The unseen tiles of one seat, in order."""
    first: i64 = seat * KINDS
    size: i64 = 0
    for tile in range(first, first + KINDS):
        size += unseen[tile]
    pile = zeros(size)
    i: i64 = 0
    for tile in range(KINDS):
        for _ in range(unseen[first + tile]):
            pile[i] = tile
            i += 1
    return pile


def dream_hand(s: Rebirth, seat: i64, pile: Cells) -> None:
    """Another player holds the end of the shuffled pile: tiles set aside, tiles to choose from, the hand."""
    end: i64 = len(pile)
    aside: i64 = len(s.aside[seat])
    choice: i64 = len(s.choice[seat])
    s.aside[seat] = tuple(sorted(pile[end - aside :]))
    end -= aside
    s.choice[seat] = tuple(pile[end - choice : end])
    end -= choice
    s.hand[seat] = pile[end - 1] if end > s.left[seat] else NOBODY


def dream_cards(s: Rebirth, viewer: int | None, chance: Chance) -> None:
    """Mission cards that the viewer has not seen are dealt anew; at the end all have been shown. [end.missions]"""
    seen: i64 = 0  # a bit for each card
    for card in s.row:
        seen |= 1 << card
    s.cards = s.cards[:]
    for seat in range(s.seats):
        if s.shown[seat]:
            s.cards[seat] = s.shown[seat]
        if seat == viewer or s.shown[seat]:
            for card in s.cards[seat]:
                seen |= 1 << card
    missions: i64 = len(s.country.missions)
    cards = zeros(missions)
    end: i64 = 0
    for mission in range(missions):
        cards[end] = mission
        end += 1 - (seen >> mission & 1)
    cards = cards[:end]
    chance.shuffle_row(cards)
    for seat in range(s.seats):
        held: i64 = len(s.cards[seat])
        if held and seat != viewer and not s.shown[seat]:
            s.cards[seat] = tuple(cards[end - held : end])
            end -= held
    s.deck = pad(cards, end, len(s.deck))


def pad(pile: Cells, left: i64, length: i64) -> Cells:
    """A pile keeps its length: what was taken from its end is no longer anything."""
    kept = zeros(length)
    for i in range(left):
        kept[i] = pile[i]
    for i in range(left, length):
        kept[i] = NOBODY
    return kept
