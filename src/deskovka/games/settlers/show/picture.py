"""The table for a terminal: the others, the middle, my empire in three rows, my hand."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import Final

from deskovka.core import text
from deskovka.core.game import Game
from deskovka.core.sight import View
from deskovka.core.step import Move
from deskovka.games.settlers.law.pieces import (
    COLOURS,
    DEFENCE,
    GATE,
    GOODS,
    KINDS,
    NOTHING,
    ROUNDS,
    SETTLER,
    SHRINE,
    Box,
)
from deskovka.games.settlers.show.board import Alone, Board, Location, Side, Threat
from deskovka.games.settlers.show.choices import card_with_colours, noted_cards
from deskovka.games.settlers.words import (
    card_label,
    card_of,
    cost_of,
    either,
    good_name,
    has_card,
    raze_of,
    say,
    short,
    short_good,
)
from deskovka.games.settlers.words.card_text import effect_of

Line = list[tuple[str, str]]

WIDTH: Final = 79  # the usual terminal has 80 columns
HEIGHT: Final = 44  # what cards do is shown only if the table stays as low as this
FEW: Final = 12  # up to this number, choices are listed after the picture
SIGNS: Final = "●▲■◆✚★"  # by seat, so that colour is never the only sign
MAY: Final = "›"


class Seen:
    """A board with what the terminal says of it over and over."""

    def __init__(self, g: Game, box: Box, board: Board, view: View, points: Sequence[int], lang: str) -> None:
        self.g = g
        self.box = box
        self.board = board
        self.view = view
        self.points = points
        self.lang = lang
        self.seats = view.seats
        self.me = view.seat or 0
        self.is_over = "phase" not in board

    def say(self, key: str, **words: str | int) -> str:
        """A message of the game."""
        return say(key, self.lang, **words)

    def side(self, seat: int) -> Side:
        """What lies before a player; behind the players' sides comes that of the virtual one."""
        return self.board["sides"][str(seat)]

    def alone(self) -> Alone:
        """What a single player has to know of the virtual one."""
        return self.board["alone"]

    def location(self, card: int) -> Location:
        """What lies on a location."""
        return self.board["locations"].get(str(card), {})

    def label(self, card: int) -> str:
        """A card as it is typed."""
        return card_label(self.box, card, self.lang)

    def faction(self, seat: int) -> str:
        """The name of a player's faction."""
        name = self.side(seat)["faction"]
        return next(faction.names[self.lang] for faction in self.box.factions if faction.name == name)

    def stored_cards(self, seat: int) -> dict[int, list[int]]:
        """Open cards of a player under locations, by location."""
        found = {}
        for number, side in self.board["sides"].items():
            for card in side["empire"]:
                here = self.location(card)
                if "stored" in here and here.get("owner", int(number)) == seat:
                    found[card] = here["stored"]
        return found

    def statues(self, seat: int) -> str:
        """The colours that a player has marked with statues."""
        marked = {
            colour for card in self.side(seat)["empire"] for colour in self.location(card).get("statues", ())
        }
        return text.listing([self.say(f"colour-{name}") for name in COLOURS if name in marked], self.lang)

    def favours(self, seat: int) -> str:
        """Favour tokens by colour."""
        return text.listing([self.say(f"colour-{name}.token") for name in self.side(seat)["favours"]], self.lang)

    def under_gates(self, seat: int) -> int | None:
        """How many cards lie face down under locations of an empire; None if it has no Gate."""
        empire = self.side(seat)["empire"]
        if not any(self.box.always[card] == GATE for card in empire):
            return None
        return sum([len(self.location(card).get("hidden", ())) for card in empire])

    def offerings(self, seat: int) -> int | None:
        """How many resources lie on the Shrine of an empire; None if it has none."""
        for card in self.side(seat)["empire"]:
            if self.box.always[card] == SHRINE:
                offered = self.location(card).get("offerings")
                return 0 if offered is None else offered["count"]
        return None

    def threats(self) -> list[str]:
        """Attack cards that may come, and what each would hit."""
        coming = [] if self.is_over else [one for one in self.alone()["threats"] if one["targets"]]
        return [self.threat(one) for one in coming]

    def threat(self, one: Threat) -> str:
        """An attack card that may come, and what it would hit."""
        targets = either([self.box.ids[card] for card in one["targets"]], self.lang)
        return self.say("threat", name=short_good(one["good"], self.lang), cards=targets)

    def ending_alone(self) -> str:
        """The rank of a winner, or the defeat."""
        if not self.alone()["won"]:
            return self.say("lost-alone")
        return self.say("won-alone", rank=self.say(f"rank-{self.alone()['rank']}"))

    def notes(self, card: int) -> list[str]:
        """Used, visited, defended, guarded, taken over."""
        here, found = self.location(card), []
        if "guests" in here:
            found.append(self.say("guests-mark", count=here["guests"]["done"], most=here["guests"]["most"]))
        if "used" in here:
            done, most = here["used"]["done"], here["used"]["most"]
            found.append(self.say("used-mark") + (f" {done}/{most}" if most > 1 else ""))
        found += [self.say("defended-mark")] if "defended" in here else []
        found += [self.say("guarded-mark")] if "guarded" in here else []
        return found + ([self.say("taken-mark")] if "owner" in here else [])


def picture(seen: Seen, legal: Sequence[Move], names: Sequence[str] = ()) -> list[Line]:
    """The opponents, the row, my empire, my hand, as lines of (style, text)."""
    me, box, lang, board = seen.me, seen.box, seen.lang, seen.board
    may = {card_of(move) for move in legal if has_card(move)}
    above: list[Line] = [draw_head(seen, names)]
    for i in range(1, seen.seats):
        seat = (me + i) % seen.seats
        above += [*draw_player(seen, seat, may, names), *draw_noted(seen, seat)]
    if seen.seats == 1:
        above += draw_virtual(seen, may)
        above += wrap("title", seen.ending_alone()) if seen.is_over else []
    mine = [*draw_player(seen, me, may, names), *draw_noted(seen, me)]
    below = [*draw_choices(box, legal, lang), *wrap("dim", say("legend", lang))]
    open_cards: list[tuple[str, Sequence[int]]] = [("line-row", board["row"])]
    if seen.view.seat is not None:
        open_cards += [("line-aside", seen.side(me)["aside"]), ("line-hand", seen.side(me)["hand"])]
        below = below if seen.side(me)["hand"] else [[("", say("hand-empty", lang))], *below]
    middle = draw_open(box, open_cards, may, True, lang)
    mine += draw_coloured(seen, say("line-revealed", lang), board["revealed"], may) if board["revealed"] else []
    if len(above) + len(mine) + len(middle) + len(below) > HEIGHT:
        middle = draw_open(box, open_cards, may, False, lang)
    return [*above, *mine, *middle, *below]


def wrap(style: str, words: str) -> list[Line]:
    """A text on as many lines as it needs."""
    return [[(style, line)] for line in textwrap.wrap(words, WIDTH, subsequent_indent="  ")]


def draw_head(seen: Seen, names: Sequence[str]) -> Line:
    """The round and its phase, the first player, the decks."""
    board = seen.board
    parts = [seen.say("round", round=board["round"], rounds=ROUNDS)]
    parts.append(seen.say("over") if seen.is_over else seen.say(f"phase-{board['phase']}"))
    if "first" in board:
        parts.append(seen.say("first", seat=text.seat_name(board["first"], seen.lang, names)))
    parts.append(seen.say("decks", deck=board["deck"], discard=board["discard"]))
    words = "; ".join(parts)
    return [("title", (words[:1].upper() + words[1:])[:WIDTH])]


# --- players ---------------------------------------------------------------------------------------------


def draw_player(seen: Seen, seat: int, may: set[int], names: Sequence[str]) -> list[Line]:
    """Name, faction, points and supply; locations by kind; deals and what else lies there."""
    side, name = seen.side(seat), text.seat_name(seat, seen.lang, names)
    points = seen.say("points-now", points=seen.points[seat])
    head = f"{SIGNS[seat]} {name} ({seen.faction(seat)}), {points}: "
    parts = [supply(side, seen.lang) or seen.say("nothing-there")]
    parts.append(seen.say("hand-count", count=len(side["hand"])))
    parts.append(seen.say("deck-count", count=side["deck"]))
    parts += [seen.say("passed-mark")] if side["passed"] else []
    lines = wrap(f"seat{seat}", head + "; ".join(parts))
    for kind, key in enumerate(KINDS):
        cards = [card for card in side["empire"] if seen.box.kind[card] == kind]
        if cards:
            lines += draw_cards(seen, seen.say(f"row-{key}") + ":", cards, may)
    return [*lines, *draw_deals(seen, seat, may), *draw_extras(seen, seat), *draw_stored(seen, seat, may)]


def supply(side: Side, lang: str) -> str:
    """What lies in a supply, as `osadníci 3, dřevo 2`."""
    parts = []
    for good, count in side["supply"].items():
        if count:
            name = say("supply-settler", lang) if good == GOODS[SETTLER] else short_good(good, lang)
            parts.append(name if good == GOODS[DEFENCE] and count == 1 else f"{name} {count}")
    return ", ".join(parts)


def draw_cards(seen: Seen, label: str, cards: Sequence[int], may: set[int]) -> list[Line]:
    """Locations one after the other, with all that lies on them, on as many lines as they need."""
    lines: list[Line] = [[("", "  "), ("title", label)]]
    for card in cards:
        notes = seen.notes(card)
        words = seen.label(card) + (f" [{', '.join(notes)}]" if notes else "")
        if sum(len(part) for _, part in lines[-1]) + len(words) + 3 > WIDTH:
            lines.append([("", "   ")])
        lines[-1] += [("", " "), mark_choice(card, words, may)]
    return lines


def mark_choice(card: int, words: str, may: set[int]) -> tuple[str, str]:
    """A card, with a sign if it may be chosen."""
    return ("legal", MAY + words) if card in may else ("", " " + words)


def draw_deals(seen: Seen, seat: int, may: set[int]) -> list[Line]:
    """Deals by what they give."""
    side, parts = seen.side(seat), []
    for card in (*side["deals"], *side["routes"]):
        words = f"{seen.box.ids[card]} {good_name(seen.box.deal[card], seen.lang)}"
        words += f" ({seen.say('route-mark')})" if card in side["routes"] else ""
        parts.append(mark_choice(card, words, may))
    return flow(seen.say("line-deals"), parts) if parts else []


def flow(label: str, parts: Line) -> list[Line]:
    """A label and pieces of text on as many lines as they need."""
    lines: list[Line] = [[("", "  "), ("title", label)]]
    for style, words in parts:
        if sum(len(part) for _, part in lines[-1]) + len(words) + 2 > WIDTH:
            lines.append([("", "   ")])
        lines[-1] += [("", " "), (style, words)]
    return lines


def draw_coloured(seen: Seen, label: str, cards: Sequence[int], may: set[int]) -> list[Line]:
    """Open common cards with the colours that prayers look at."""
    return flow(label, [mark_choice(card, card_with_colours(seen.box, card, seen.lang), may) for card in cards])


def draw_stored(seen: Seen, seat: int, may: set[int]) -> list[Line]:
    """Open cards under locations."""
    lines: list[Line] = []
    for at, cards in seen.stored_cards(seat).items():
        lines += draw_coloured(seen, seen.say("line-stored", card=seen.box.ids[at]), cards, may)
    return lines


def draw_extras(seen: Seen, seat: int) -> list[Line]:
    """Favour tokens, statues, foundations, cards under Gates, resources on the Shrine."""
    parts = []
    for key, colours in (("line-favours", seen.favours(seat)), ("line-statues", seen.statues(seat))):
        parts += [seen.say(key, colours=colours)] if colours else []
    lying = {
        "line-foundations": len(seen.side(seat)["foundations"]) or None,
        "line-under": seen.under_gates(seat),
        "line-offered": seen.offerings(seat),
    }
    parts += [seen.say(key, count=count) for key, count in lying.items() if count is not None]
    return wrap("", "  " + ". ".join(parts)) if parts else []


def draw_noted(seen: Seen, seat: int) -> list[Line]:
    """What I know of the face-down cards of a seat."""
    lines: list[Line] = []
    for (whose, places), cards in noted_cards(seen.g, seen.view).items():
        if whose == seat:
            where = either([seen.say(f"place-{place}") for place in places], seen.lang)
            lines += flow(seen.say("line-noted", places=where), [("", " " + seen.label(card)) for card in cards])
    return lines


def draw_virtual(seen: Seen, may: set[int]) -> list[Line]:
    """Locations of the virtual player, its attack line and its Collection."""
    name, virtual = seen.say("virtual"), seen.side(seen.seats)
    count = seen.say("line-collection", count=len(seen.alone()["collection"]), own=seen.alone()["own"])
    lines: list[Line] = [[("seat1", f"{SIGNS[1]} {name[:1].upper()}{name[1:]}: {count}")]]
    if virtual["empire"]:
        lines += draw_cards(seen, seen.say("row-virtual"), virtual["empire"], may)
    parts = [mark_choice(card, attack_label(seen.box, card, seen.lang), may) for card in virtual["deals"]]
    lines += flow(seen.say("line-attacks"), parts) if parts else []
    dangers = [("", " " + threat) for threat in seen.threats()]
    return lines + (flow(seen.say("line-threats"), dangers) if dangers else [])


def attack_label(box: Box, card: int, lang: str) -> str:
    """An attack card as it is typed, with its good."""
    mark = text.STAND_IN if box.guessed[card] else ""
    return f"{box.ids[card]} {short_good(GOODS[box.deal[card]], lang)}{mark}"


# --- cards to choose from --------------------------------------------------------------------------------


def draw_open(
    box: Box, groups: Sequence[tuple[str, Sequence[int]]], may: set[int], full: bool, lang: str
) -> list[Line]:
    """Cards one per line, in full with what they do."""
    lines: list[Line] = []
    for key, cards in groups:
        if cards:
            lines.append([("title", say(key, lang))])
        for card in cards:
            lines += draw_card(box, card, card in may, full, lang)
    return lines


def draw_card(box: Box, card: int, chosen: bool, full: bool, lang: str) -> list[Line]:
    """A card with its cost, deal and raze goods, and what it does."""
    parts = [cost_of(box, card, lang)]
    if box.deal[card] != NOTHING:
        parts.append(say("deal-field", lang, good=short_good(GOODS[box.deal[card]], lang)))
    if box.raze[card]:
        parts.append(say("raze-field", lang, goods=raze_of(box, card, lang)))
    name = (MAY if chosen else " ") + card_label(box, card, lang)
    said = f": {'; '.join(parts)}"
    lines: list[Line] = [[("legal" if chosen else "", name), ("", said[: WIDTH - len(name)])]]
    if full:
        about = textwrap.wrap(" ".join(effect_of(box, card, lang)), WIDTH - 8)
        lines += [[("dim", " " * 8 + line)] for line in about]
    return lines


def draw_choices(box: Box, legal: Sequence[Move], lang: str) -> list[Line]:
    """What may be typed, by its first word, where the choices are too many to be listed one by one."""
    if len(legal) <= FEW:
        return []
    groups: dict[str, list[str]] = {}
    for move in legal:
        word, _, rest = short(box, move, lang).partition(" ")
        groups.setdefault(word, []).append(rest.replace(" ", "\u00a0"))
    lines: list[Line] = [[("title", say("line-choices", lang))]]
    for word, rests in groups.items():
        lines += wrap("", f"  {word} {', '.join(rests)}".rstrip())
    return lines
