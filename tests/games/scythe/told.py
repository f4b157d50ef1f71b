"""An oracle of what a viewer was told: is there a history in which an imagined state came about?

It is written from the events, the rulebook and the facts alone, and knows nothing of how the engine remembers.
Combat cards are decided exactly, by taking everything back: is there a way back to the beginning?
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from deskovka.core.step import Event
from deskovka.games.scythe.law import events, events_automa
from deskovka.games.scythe.law.pieces import AUTOMA, DOMINATE, NOBODY
from deskovka.games.scythe.law.state import Scythe, faction_of

UNKNOWN: Final = -1
VALUES: Final = (2, 3, 4, 5)
PRINTED: Final[tuple[int, ...]] = (2,) * 16 + (3,) * 12 + (4,) * 8 + (5,) * 6  # combat cards
ENCOUNTERS: Final = 28
OBJECTIVES: Final = 23
FACTORY_CARDS: Final = 12
AUTOMA_CARDS: Final = 19

Cards = tuple[int, ...]
Hands = tuple[Cards, ...]  # by side
CardEvent = events.CardDrawn | events.CardSpent | events.CardStolen | events.CardsReshuffled


# --- what somebody was told ------------------------------------------------------------------------------


class Told:
    """All that a viewer (None = a spectator) was told in a game, and what it saw at the time."""

    def __init__(self, s: Scythe, viewer: int | None) -> None:
        self.viewer = viewer
        self.seats = s.seats
        self.sides = s.sides
        self.heard: list[Event] = []
        self.lines = 0  # of the log that have been heard
        self.offer: set[int] | None = None  # all Factory cards that lie there, if the viewer was there
        self.note(s)

    def copy(self) -> Told:
        """The same up to now, with a new log before it."""
        other = object.__new__(Told)
        other.viewer, other.seats, other.sides = self.viewer, self.seats, self.sides
        other.heard, other.lines = self.heard[:], 0
        other.offer = None if self.offer is None else set(self.offer)
        return other

    def note(self, s: Scythe) -> None:
        """Hear what is new; to be called before every answer."""
        assert s.log is not None
        if len(s.log) == self.lines:
            return
        new = s.events(self.viewer, self.lines)
        self.lines = len(s.log)
        for event in new:
            self.heard.append(event)
            if isinstance(event, events.FactorySeen) and event.seat == self.viewer:
                self.offer = set(s.view(self.viewer).table["factory"])
            elif isinstance(event, events.FactoryTaken) and self.offer is not None:
                self.offer.remove(event.card)
        self.miss(s, new)

    def miss(self, s: Scythe, new: list[Event]) -> None:
        """A victim sees in its own hand which card was stolen."""
        lost = [e for e in new if isinstance(e, events.CardStolen) and e.seat_from == self.viewer]
        if not lost or self.viewer is None:
            return
        assert len(lost) == 1  # a question stands between two combats
        before = Counter(own_cards(self.heard, self.viewer))
        (value,) = (before - Counter(s.view(self.viewer).table["hand"][self.viewer])).elements()
        i = next(i for i, event in enumerate(self.heard) if event is lost[0])
        self.heard[i] = events.CardStolen(lost[0].seat, value, lost[0].seat_from, lost[0].rule)

    def reshuffles(self) -> int:
        return sum(isinstance(event, events.CardsReshuffled) for event in self.heard)


def own_cards(heard: Iterable[Event], viewer: int) -> Iterator[int]:
    """The viewer's hand by what it was told; a card that it does not know to be gone is still there."""
    hand: list[int] = []
    for event in heard:
        if isinstance(event, events.CardDrawn) and event.seat == viewer:
            hand.append(event.value)
        elif isinstance(event, events.CardSpent) and event.seat == viewer:
            hand.remove(event.value)
        elif isinstance(event, events.CardStolen) and event.seat == viewer:
            hand.append(event.value)
        elif isinstance(event, events.CardStolen) and event.seat_from == viewer and event.value != UNKNOWN:
            hand.remove(event.value)
    yield from hand


# --- the judgement ---------------------------------------------------------------------------------------


def contradictions(told: Told, dream: Scythe) -> list[str]:
    """What in an imagined state cannot be, by all that the viewer was told; empty = it may be so."""
    return [
        *combat_cards(told, dream),
        *factory_cards(told, dream),
        *objectives(told, dream),
        *encounters(told, dream),
        *automa_cards(told, dream),
        *answers(dream),
    ]


def combat_cards(told: Told, dream: Scythe) -> Iterator[str]:
    """First what can be said plainly, then whether any history fits."""
    discard, sizes = table_cards(told)
    if list(dream.discard) != discard:
        yield f"combat cards: {dream.discard} are discarded, told {discard}"
    if [len(hand) for hand in dream.hand] != sizes:
        yield f"combat cards: hands {dream.hand}, told {sizes} cards"
    if told.viewer is not None:
        own = sorted(own_cards(told.heard, told.viewer))
        if sorted(dream.hand[told.viewer]) != own:
            yield f"combat cards: the own hand is {dream.hand[told.viewer]}, told {own}"
    if not History(told, dream).is_possible():
        yield f"combat cards: no history leads to hands {dream.hand}, deck {sorted(dream.deck)}"


def factory_cards(told: Told, dream: Scythe) -> Iterator[str]:
    """Nobody has what lies in the Factory; whoever was there knows all that is left."""
    taken = {event.seat: event.card for event in told.heard if isinstance(event, events.FactoryTaken)}
    if [int(card) for card in dream.factory_card] != [taken.get(seat, UNKNOWN) for seat in range(told.seats)]:
        yield f"Factory: cards {list(dream.factory_card)} are taken, told {taken}"
    lying = set(dream.factory)
    if len(lying) != len(dream.factory) or len(lying) != told.seats + 1 - len(taken):
        yield f"Factory: {dream.factory} lie there after {len(taken)} were taken"
    if lying & set(taken.values()) or not lying <= set(range(FACTORY_CARDS)):
        yield f"Factory: {dream.factory} lie there, {taken} are taken"
    if told.offer is not None and lying != told.offer:
        yield f"Factory: {dream.factory} lie there, seen {sorted(told.offer)}"


def objectives(told: Told, dream: Scythe) -> Iterator[str]:
    """Two for each player, each card once; shown ones are known, own ones too."""
    revealed = [event for event in told.heard if isinstance(event, events.ObjectiveRevealed)]
    if list(dream.shown) != [event.objective for event in revealed]:
        yield f"objectives: {dream.shown} are shown, told {revealed}"
    somewhere = [*dream.shown]
    for seat in range(told.seats):
        shown = [event.objective for event in revealed if event.seat == seat]
        keeps = faction_of(dream, seat).ability == DOMINATE or not shown
        held, away = dream.objectives[seat], dream.put_away[seat]
        somewhere += [*held, *away]
        if (len(held), len(away)) != ((2 - len(shown), 0) if keeps else (0, 2 - len(shown))):
            yield f"objectives: seat {seat} holds {held} and put {away} away, shown {shown}"
        if seat == told.viewer:
            (dealt,) = [
                e.objectives for e in told.heard if isinstance(e, events.ObjectivesDealt) and e.seat == seat
            ]
            if sorted([*held, *away, *shown]) != sorted(dealt):
                yield f"objectives: own {held} and {away}, shown {shown}, told {dealt}"
    if len(set(somewhere)) != len(somewhere) or not set(somewhere) <= set(range(OBJECTIVES)):
        yield f"objectives: not one of each: {sorted(somewhere)}"


def encounters(told: Told, dream: Scythe) -> Iterator[str]:
    """Whatever was met is not in the deck, and all the others are."""
    met = [event.card for event in told.heard if isinstance(event, events.Encountered)]
    if list(dream.met) != met or sorted([*dream.encounters, *met]) != list(range(ENCOUNTERS)):
        yield f"encounters: met {dream.met}, told {met}, deck {sorted(dream.encounters)}"


def automa_cards(told: Told, dream: Scythe) -> Iterator[str]:
    """Cards turned since the last shuffle lie open; all others are in the deck."""
    pile: list[int] = []
    for event in told.heard:
        if isinstance(event, events_automa.AutomaShuffled):
            pile = []
        elif isinstance(
            event, events_automa.AutomaTurned | events_automa.AutomaSkipped | events_automa.AutomaJudged
        ):
            pile.append(event.card)
    cards = AUTOMA_CARDS if told.sides > told.seats else 0
    if list(dream.automa_pile) != pile or sorted([*dream.automa_deck, *pile]) != list(range(cards)):
        yield f"opponent: turned {dream.automa_pile}, told {pile}, deck {sorted(dream.automa_deck)}"


def answers(dream: Scythe) -> Iterator[str]:
    """What somebody is thought to have answered in secret was allowed."""
    question = dream.asking
    for seat, move in enumerate(dream.answers):
        if question is not None and move is not None:
            rule = question.refuse(dream, seat, move)
            if rule is not None:
                yield f"answer of seat {seat}: {move} breaks {rule.id}"


# --- combat cards ----------------------------------------------------------------------------------------


def table_cards(told: Told) -> tuple[list[int], list[int]]:
    """The discard pile and the number of cards in each hand, which are public."""
    discard: list[int] = []
    sizes = [0] * told.sides
    for event in told.heard:
        if isinstance(event, events.CardDrawn):
            sizes[event.seat] += 1
        elif isinstance(event, events.CardSpent):
            sizes[event.seat] -= 1
            discard.append(event.value)
        elif isinstance(event, events.CardStolen):
            sizes[event.seat] += 1
            sizes[event.seat_from] -= 1
        elif isinstance(event, events.CardsReshuffled):
            discard = []
    return discard, sizes


class History:
    """Takes back, step by step, all that a viewer was told of combat cards, until nobody has any.

    What was shown goes back to the hand it came from, and what was drawn to its deck; where the viewer does not
    know which card that was, each is tried. When a reshuffle is taken back, the deck must be what was discarded.
    """

    def __init__(self, told: Told, dream: Scythe) -> None:
        self.steps: list[CardEvent] = [event for event in told.heard if isinstance(event, CardEvent)]
        self.closed = (
            AUTOMA if told.sides > told.seats else NOBODY
        )  # its cards lie in order, and the oldest goes first
        self.hands = tuple([self.lay(side, tuple(cards)) for side, cards in enumerate(dream.hand)])
        self.deck = tuple(sorted(dream.deck))
        self.whole = list(whole_decks(self.steps))
        self.failed: set[tuple[int, Hands]] = set()

    def lay(self, side: int, cards: Cards) -> Cards:
        return cards if side == self.closed else tuple(sorted(cards))

    def is_possible(self) -> bool:
        return fits(self.deck, self.whole[-1]) and self.search(len(self.steps), self.hands, self.deck)

    def search(self, i: int, hands: Hands, deck: Cards) -> bool:
        """Can these be the hands and the deck after the first i steps?"""
        if i == 0:
            return not any(hands) and deck == PRINTED
        if (i, hands) in self.failed:  # the deck is all the rest
            return False
        for earlier, lying in self.before(self.steps[i - 1], i, hands, deck):
            if self.search(i - 1, earlier, lying):
                return True
        self.failed.add((i, hands))
        return False

    def before(self, step: CardEvent, i: int, hands: Hands, deck: Cards) -> Iterator[tuple[Hands, Cards]]:
        """What hands and deck may have been before a step."""
        if isinstance(step, events.CardsReshuffled):
            if deck == self.whole[i]:
                yield hands, ()
        elif isinstance(step, events.CardDrawn):
            for value, rest in self.out(hands, step.seat, step.value):
                lying = tuple(sorted((*deck, value)))
                if fits(lying, self.whole[i]):
                    yield rest, lying
        elif isinstance(step, events.CardSpent):
            for back in self.into(hands, step.seat, step.value, 1):
                yield back, deck
        else:
            for value, rest in self.out(hands, step.seat, step.value):
                for back in self.into(rest, step.seat_from, value, len(hands[step.seat_from]) + 1):
                    yield back, deck

    def out(self, hands: Hands, side: int, value: int) -> Iterator[tuple[int, Hands]]:
        """A card that came last leaves a hand again; if its value is not known, any of them."""
        cards = hands[side]
        for i in range(len(cards)):
            newest = i == len(cards) - 1 if side == self.closed else i == 0 or cards[i] != cards[i - 1]
            if newest and value in (UNKNOWN, cards[i]):
                yield cards[i], replaced(hands, side, cards[:i] + cards[i + 1 :])

    def into(self, hands: Hands, side: int, value: int, places: int) -> Iterator[Hands]:
        """A card comes back to a hand; in a closed one it was at one of the first places."""
        cards = hands[side]
        if side != self.closed:
            yield replaced(hands, side, tuple(sorted((*cards, value))))
            return
        for i in range(places):
            if i == 0 or cards[i - 1] != value:  # beside an equal card it makes no difference
                yield replaced(hands, side, (*cards[:i], value, *cards[i:]))


def replaced(hands: Hands, side: int, cards: Cards) -> Hands:
    return hands[:side] + (cards,) + hands[side + 1 :]


def fits(cards: Cards, whole: Cards) -> bool:
    """Are these cards some of those?"""
    return all(cards.count(value) <= whole.count(value) for value in VALUES)


def whole_decks(steps: Iterable[CardEvent]) -> Iterator[Cards]:
    """The deck that was in force after a number of steps, as it was before anybody drew from it."""
    whole, discard = PRINTED, list[int]()
    yield whole
    for step in steps:
        if isinstance(step, events.CardSpent):
            discard.append(step.value)
        elif isinstance(step, events.CardsReshuffled):
            whole, discard = tuple(sorted(discard)), []
        yield whole
