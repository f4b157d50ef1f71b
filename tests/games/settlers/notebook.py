"""The notebook of a careful player: what one seat, or a spectator, was ever told, and whether a world fits to it.

It is written from events and open cards alone and knows nothing of the engine's memory. A world that it refuses is
impossible; it need not see that every impossible world is one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from deskovka.core.step import Event
from deskovka.games.settlers.law import events, events_aztecs
from deskovka.games.settlers.law.chapters.lookout import KeepTwo
from deskovka.games.settlers.law.pieces import COMMON
from deskovka.games.settlers.law.state import Settlers

ANY = range(1000)  # shuffles of the common deck


@dataclass
class Draw:
    """A card that came to a hand unseen, and between how many reshuffles it was drawn."""

    time: int
    shuffles: range


@dataclass
class Fill:
    """A card that somebody laid face down."""

    time: int
    seat: int
    card: int  # -1 if the player did not see it


@dataclass
class Notebook:
    """What a viewer (None: a spectator) has noted."""

    viewer: int | None
    seats: int
    time: int = 0
    shuffle: int = 0  # how many reshuffles there were
    shuffled: int = 0  # when the last one was
    held: dict[int, tuple[int, int]] = field(default_factory=dict)  # card: in whose hand it was last seen, when
    born: dict[int, range] = field(default_factory=dict)  # card: in which decks it may have been since
    draws: dict[tuple[int, int], list[Draw]] = field(default_factory=dict)  # by seat and back
    under: dict[tuple[int, int], list[Fill]] = field(default_factory=dict)  # by Gate and deck
    ground: dict[tuple[int, int], list[Fill]] = field(default_factory=dict)  # foundations by seat and back
    tops: list[int] = field(default_factory=list)
    dealt: range = range(1)
    passed: set[int] = field(default_factory=set)  # to the left neighbour, who is looking at them
    lifted: Fill = field(default_factory=lambda: Fill(0, -1, -1))  # what was last taken from a pile

    # --- writing ----------------------------------------------------------------------------------------

    def note(self, before: Settlers | None, after: Settlers, told: Sequence[Event]) -> None:
        """An answer was given."""
        self.time += 1
        start = self.shuffle
        for event in told:
            self.hear(before, after, event)
        if before is not None and not any(before.aside) and any(after.aside):
            self.dealt = range(start, self.shuffle + 1)
        self.see_passing(before, after, told)
        while len(self.tops) > len(after.top):
            self.born[self.tops.pop()] = ANY  # somebody is looking at it
        self.see_piles(before, after)
        for card in open_to(after, self.viewer):
            self.held.pop(card, None)

    def hear(self, before: Settlers | None, after: Settlers, event: Event) -> None:
        """One event."""
        if isinstance(event, events.Reshuffled):
            assert before is not None and self.shuffled < self.time  # never twice in one answer
            self.shuffle += 1
            self.shuffled = self.time
            for card in before.discard:
                self.held.pop(card, None)
                self.born[card] = range(self.shuffle, self.shuffle + 1)
            for card in noisy(after.log or []):  # perhaps discarded by the same answer
                self.born[card] = ANY if card not in before.discard else self.born[card]
        elif isinstance(event, events.CardDrafted):
            self.held[event.card] = (event.seat, self.time)
        elif isinstance(event, events.CardDrawn):
            back = int(event.deck != COMMON)
            known = self.tops.pop() if self.tops and not back else -1
            if known >= 0:
                self.held[known] = (event.seat, self.time)
            else:
                self.arrive(event.seat, back, range(self.shuffle, self.shuffle + 1))
        elif isinstance(event, events.CardKept):
            back = int(event.rule != "draft.keep")
            self.arrive(event.seat, back, ANY if back else self.dealt)
        elif isinstance(event, events_aztecs.DeckArranged):
            self.tops += event.cards
        elif isinstance(event, (events.RowLaid, events_aztecs.PrayerRevealed)):
            self.tops = self.tops[: max(0, len(self.tops) - len(event.cards))]

    def arrive(self, seat: int, back: int, shuffles: range) -> None:
        """A card came to a hand unseen."""
        self.draws.setdefault((seat, back), []).append(Draw(self.time, shuffles))

    def see_passing(self, before: Settlers | None, after: Settlers, told: Sequence[Event]) -> None:
        """What I passed on is looked at by my left neighbour, who keeps one card and discards the other."""
        if before is None or self.viewer is None:
            return
        kept = {event.card for event in told if isinstance(event, events.CardKept)}
        gone = {event.card for event in told if isinstance(event, events.CardDiscarded)}
        if isinstance(after.asking, KeepTwo) and not isinstance(before.asking, KeepTwo):
            self.passed = set(before.aside[self.viewer]) - kept
        elif self.passed and not isinstance(after.asking, KeepTwo):
            for card in self.passed - gone:
                self.held[card] = ((self.viewer + 1) % self.seats, self.time)
            self.passed = set()

    def see_piles(self, before: Settlers | None, after: Settlers) -> None:
        """Piles under Gates and foundations grow and go: everybody sees how many lie where, and what was open."""
        width = after.seats + 1
        for pile in range(len(after.under)):
            fills = self.under.setdefault((pile // width, pile % width), [])
            self.see_pile(fills, before.under[pile] if before else (), after.under[pile], before)
        for seat in range(after.seats):
            for back in (0, 1):
                old = half(before, before.foundations[seat], back) if before else ()
                fills = self.ground.setdefault((seat, back), [])
                self.see_pile(fills, old, half(after, after.foundations[seat], back), before)

    def see_pile(self, fills: list[Fill], old: Sequence[int], new: Sequence[int], before: Settlers | None) -> None:
        """One pile: everybody sees at which place a card comes or goes; under Gates all go at once."""
        for at in reversed(range(len(old))):
            if old[at] not in new:
                self.lifted = fills.pop(min(at, len(fills) - 1))
        for card in new:
            if card in old or before is None:
                continue
            owners = [seat for seat in range(before.seats) if card in before.hand[seat]]
            if owners:
                fills.append(Fill(self.time, owners[0], card if owners[0] == self.viewer else -1))
            elif card in open_to(before, None):
                fills.append(Fill(self.time, -1, card))
            else:  # it lay between two Gates
                fills.append(self.lifted)

    # --- asking -----------------------------------------------------------------------------------------

    def against(self, w: Settlers) -> Iterator[str]:
        """What speaks against a world, in words."""
        for card, (seat, _) in self.held.items():
            if card not in w.hand[seat] and not any(card in row for row in self.filled_by(w, seat)):
                yield f"{w.box.ids[card]} was seen in the hand of {seat}"
        if self.viewer is not None and not self.passed <= set(w.aside[(self.viewer + 1) % self.seats]):
            yield "what was passed on is not there"
        for (seat, back), fills in self.ground.items():
            yield from self.against_fills(w, half(w, w.foundations[seat], back), fills, back, True)
        for (slot, deck), fills in self.under.items():
            yield from self.against_fills(w, w.under[slot * (w.seats + 1) + deck], fills, int(deck != 0), False)
        for seat in range(w.seats):
            yield from self.against_hand(w, seat)
        for card in (*w.deck, *w.top):
            if self.shuffle not in self.born_of(card):
                yield f"{w.box.ids[card]} is none of the new deck"

    def filled_by(self, w: Settlers, seat: int) -> list[Sequence[int]]:
        """The face-down piles that hold a card of this seat's hand."""
        found: list[Sequence[int]] = [half(w, w.foundations[at], b) for (at, b), row in self.ground.items() if row]
        width = w.seats + 1
        found += [w.under[slot * width + deck] for (slot, deck), row in self.under.items() if of_seat(row, seat)]
        return found

    def against_fills(
        self, w: Settlers, cards: Sequence[int], fills: list[Fill], back: int, in_order: bool
    ) -> Iterator[str]:
        """Each card of a pile was laid there by one of the fills."""
        if len(cards) != len(fills):
            yield f"a pile has {len(cards)} cards, {len(fills)} were laid"
            return
        fits = [[self.could_fill(w, card, fill, back) for fill in fills] for card in cards]
        if in_order:
            fits = [[can and i == j for j, can in enumerate(row)] for i, row in enumerate(fits)]
        if not all_matched(fits):
            yield f"{[w.box.ids[card] for card in cards]} cannot lie in a pile filled at {fills}"

    def could_fill(self, w: Settlers, card: int, fill: Fill, back: int) -> bool:
        """Could this card be the one that was laid then?"""
        if fill.card >= 0:
            return fill.card == card
        if card in self.held:
            seat, since = self.held[card]
            return seat == fill.seat and since < fill.time
        draws = self.draws.get((fill.seat, back), [])
        return any(draw.time <= fill.time and overlap(draw.shuffles, self.born_of(card)) for draw in draws)

    def against_hand(self, w: Settlers, seat: int) -> Iterator[str]:
        """Cards that nobody saw come to a hand were drawn while they were in the deck."""
        if seat == self.viewer:
            return
        for back in (0, 1):
            cards = [card for card in half(w, w.hand[seat], back) if card not in self.held]
            draws = self.draws.get((seat, back), [])
            fits = [[overlap(draw.shuffles, self.born_of(card)) for draw in draws] for card in cards]
            if not all_matched(fits):
                yield f"{[w.box.ids[card] for card in cards]} cannot have been drawn by {seat}"

    def born_of(self, card: int) -> range:
        """In which decks a card may have been since it was last seen."""
        return self.born.get(card, range(1))


def of_seat(fills: list[Fill], seat: int) -> bool:
    """Has this seat laid one of them?"""
    return any(fill.seat == seat for fill in fills)


def overlap(one: range, other: range) -> bool:
    return max(one.start, other.start) < min(one.stop, other.stop)


def half(s: Settlers, cards: Sequence[int], back: int) -> list[int]:
    """The cards with one back."""
    return [card for card in cards if int(s.box.deck[card] != COMMON) == back]


def noisy(log: Sequence[Event]) -> set[int]:
    """The cards of which a log speaks."""
    found = {getattr(event, "card", -1) for event in log[-40:]}
    return {card for card in found if isinstance(card, int) and card >= 0}


def open_to(s: Settlers, viewer: int | None) -> set[int]:
    """All cards that lie open, and the viewer's own ones."""
    found = {*s.discard, *s.gone, *s.row, *s.revealed, *s.called, *s.announced, *s.collection}
    for rows in (s.empire, s.deals, s.stored):
        found |= {card for row in rows for card in row}
    return found if viewer is None else found | {*s.hand[viewer], *s.aside[viewer], *s.foundations[viewer]}


def all_matched(fits: list[list[bool]]) -> bool:
    """Can every row have a column of its own that fits? (Augmenting paths.)"""
    owner: dict[int, int] = {}

    def place(row: int, tried: set[int]) -> bool:
        for column, fit in enumerate(fits[row]):
            if fit and column not in tried:
                tried.add(column)
                if column not in owner or place(owner[column], tried):
                    owner[column] = row
                    return True
        return False

    return all(place(row, set()) for row in range(len(fits)))
