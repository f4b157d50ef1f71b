"""Set-up, and imagination: what a player who does not see all must think possible."""

from __future__ import annotations

from typing import Final

from deskovka.core.cells import cells
from deskovka.core.chance import Chance
from deskovka.core.step import Step
from deskovka.games.rebirth import events
from deskovka.games.rebirth.chapters.placing import ANOTHER_TILE, PLACE_TILE
from deskovka.games.rebirth.chapters.towers import AnotherTile, FetchTile, ReachTower
from deskovka.games.rebirth.pieces import BLOCKED, EMPTY, NOBODY, OWNER_OF, SOURCES, TILE_OF
from deskovka.games.rebirth.scoring import FINAL_SCORING
from deskovka.games.rebirth.state import Rebirth
from deskovka.games.rebirth.verbs import draw_tile


def tower_steps(towers: int) -> list[Step]:
    """The step of reaching each tower; made once, because steps never change."""
    return [ReachTower(i, AnotherTile((FETCH_TILE, ANOTHER_TILE), i)) for i in range(towers)]


FETCH_TILE: Final = FetchTile()


# --- set-up ----------------------------------------------------------------------------------------------


def set_up(s: Rebirth) -> None:
    """Lay out the board, the cards and everybody's tiles; then turns and final scoring. [turn.own]"""
    lay_board(s)
    lay_missions(s)
    deal_tiles(s)
    lots = s.options["start"] == "random"
    s.first = s.chance.below(s.seats) if lots else int(str(s.options["start"])) - 1
    s.tell(events.Began(s.first, "setup.start-lots" if lots else "setup.start"))
    s.refresh()
    s.then(s.first, PLACE_TILE, FINAL_SCORING)


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
    s.deck = deck[country.row :]
    s.undealt = len(s.deck)
    s.towers = [NOBODY] * len(s.board.landmark)
    s.fulfilled = [0] * s.seats
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
    """Everybody's tiles: some may leave the game, some are set aside, one is in hand. [setup.removed-values]"""
    country = s.country
    if s.seats == country.removed_with:
        s.tell(events.Removed(tuple(sorted(country.removed)), "setup.removed"))
    s.hand = cells([NOBODY] * s.seats)
    s.choice = [()] * s.seats
    s.aside = [()] * s.seats
    s.supply = [()] * s.seats
    s.left = cells([0] * s.seats)
    for seat in range(s.seats):
        tiles = tiles_in_play(s)
        s.chance.shuffle(tiles)
        s.aside[seat] = tuple(sorted(tiles[: country.aside]))
        s.supply[seat] = tuple(tiles[country.aside :])
        s.left[seat] = len(s.supply[seat])
        s.tell(events.SetAside(seat, s.aside[seat], f"setup.aside-{s.board.id}"))
        draw_tile(s, seat, "setup.hand")


def tiles_in_play(s: Rebirth) -> list[int]:
    """The tiles of one colour, with four players less the removed ones."""
    tiles = s.country.all_tiles[:]
    if s.seats == s.country.removed_with:
        for tile in s.country.removed:
            tiles.remove(tile)
    return tiles


# --- imagination -----------------------------------------------------------------------------------------


def dream(s: Rebirth, viewer: int | None, chance: Chance) -> None:
    """Deal anew all that the viewer cannot know.

    Every tile of a colour that is not on the board is in hand, aside or in the supply; the owner knows hand
    and aside, nobody the order of the supply. Mission cards not seen are in the deck or with the others.
    """
    unseen = [tiles_in_play(s) for _ in range(s.seats)]
    for code in s.tiles:
        if OWNER_OF[code] != NOBODY:
            unseen[OWNER_OF[code]].remove(TILE_OF[code])
    s.aside = s.aside[:]
    s.choice = s.choice[:]
    s.supply = s.supply[:]
    for seat in range(s.seats):
        if seat == viewer:
            held = [*s.aside[seat], *s.choice[seat], *([s.hand[seat]] if s.hand[seat] != NOBODY else [])]
            for tile in held:
                unseen[seat].remove(tile)
            chance.shuffle(unseen[seat])
        else:
            chance.shuffle(unseen[seat])
            dream_hand(s, seat, unseen[seat])
        s.supply[seat] = padded(unseen[seat], len(s.supply[seat]))
    dream_cards(s, viewer, chance)


def dream_hand(s: Rebirth, seat: int, tiles: list[int]) -> None:
    """Take what another player holds from the end of the shuffled tiles; the rest is the supply."""
    s.aside[seat] = tuple(sorted([tiles.pop() for _ in s.aside[seat]]))
    s.choice[seat] = tuple([tiles.pop() for _ in s.choice[seat]])
    s.hand[seat] = tiles.pop() if len(tiles) > s.left[seat] else NOBODY


def dream_cards(s: Rebirth, viewer: int | None, chance: Chance) -> None:
    """Mission cards that the viewer has not seen are dealt anew."""
    seen = set(s.row) if viewer is None else {*s.row, *s.cards[viewer]}
    cards = [card for card in range(len(s.country.missions)) if card not in seen]
    chance.shuffle(cards)
    s.cards = s.cards[:]
    for seat in range(s.seats):
        if seat != viewer:
            held = len(s.cards[seat])
            s.cards[seat] = tuple(cards[:held])
            cards = cards[held:]
    s.deck = list(padded(cards, len(s.deck)))


def padded(known: list[int], length: int) -> tuple[int, ...]:
    """A pile keeps its length: what was taken from its end is no longer anything."""
    return tuple(known) + (NOBODY,) * (length - len(known))
