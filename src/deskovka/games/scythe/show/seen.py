"""A board in words: what the terminal's picture and its sentences have in common."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from deskovka.core import text
from deskovka.core.parts import Score
from deskovka.core.sight import View
from deskovka.games.scythe.law.pieces import (
    ABILITIES,
    ALL_MECHS,
    ALL_WORKERS,
    AUTOMA,
    FACTORY_SECTION,
    STARS,
    STRUCTURES,
    TOPS,
    Box,
)
from deskovka.games.scythe.show.board import Board, Ground, Opponent, Pieces, PlayerMats, Side
from deskovka.games.scythe.words import place_name, section_key
from deskovka.games.scythe.words.automa_text import automa_name, automa_text
from deskovka.games.scythe.words.card_text import (
    abilities_of,
    ability_name,
    goods_phrase,
    kebab,
    offer_text,
    say,
    tile_text,
)


class Seen:
    """A board, and whose eyes see it."""

    def __init__(
        self, box: Box, board: Board, score: Score, view: View, lang: str, names: Sequence[str] = ()
    ) -> None:
        self.box = box
        self.board = board
        self.score = score
        self.view = view
        self.lang = lang
        self.seats = view.seats
        self.me = view.seat or 0
        self.is_over = not view.to_act
        self.places = range(len(box.places))
        self.who = side_names(board, view, lang, names)

    def say(self, key: str, **words: str | int) -> str:
        """A message of the game."""
        return say(key, self.lang, **words)

    def side(self, side: int) -> Side:
        """A player, or the automatic opponent."""
        return self.board["sides"][str(side)]

    def mats(self, seat: int) -> PlayerMats:
        """The mats of a player."""
        return self.board["mats"][str(seat)]

    def ground(self, place: int) -> Ground:
        """What is at a place."""
        return self.board["places"].get(str(place), {})

    def pieces(self, side: int, place: int) -> Pieces:
        """What a side has at a place."""
        return self.ground(place).get("sides", {}).get(str(side), {})

    def faction_name(self, side: int) -> str:
        """The faction of a side."""
        return self.box.factions[self.side(side)["faction"]].names[self.lang]

    def mat_name(self, seat: int) -> str:
        """The player mat of a seat."""
        return self.box.mats[self.mats(seat)["mat"]].names[self.lang]

    # --- the table ---------------------------------------------------------------------------------------

    def heads(self, turn: str, over: str) -> list[str]:
        """Whose turn it is, or how the game has ended."""
        if not self.is_over:
            return [self.say(turn, turn=self.board["turn"], seat=self.who[self.board["active"]])]
        return self.ending_alone(self.board["automa"]) if "automa" in self.board else [self.say(over)]

    def ending_alone(self, automa: Opponent) -> list[str]:
        """Who has won, the player or the opponent, whom a score does not name, and where its coins come from.
        [automa.win]"""
        won, name = "yes" if self.score.winners else "no", automa_name(self.lang)
        points = {"mine": self.score.points[0], "theirs": automa["points"]}
        head = self.say("over-alone", won=won, seat=name, **points)
        return [head, self.say("automa-sources", seat=name, **automa["coins"])]

    def tile(self) -> str:
        """The structure bonus of this game."""
        number = self.board["tile"]
        return self.say(
            "line-tile", about=tile_text(self.box.tiles[number], self.box.tile_coins[number], self.lang)
        )

    def fight(self) -> str:
        """Who fights for what, and with how much at most; empty if nobody does."""
        battle = self.board.get("battle")
        if battle is None:
            return ""
        found: dict[str, str | int] = {"place": place_name(self.box, battle["place"], self.lang)}
        for role, (side, force) in zip(("attacker", "defender"), battle["forces"].items(), strict=True):
            found[f"seat-{role}"] = self.who[int(side)]
            found[f"power-{role}"] = self.side(int(side))["power"]
            found[f"cards-{role}"] = force["cards"]
        return self.say("line-fight", **found)

    # --- players -----------------------------------------------------------------------------------------

    def stars(self, seat: int) -> str:
        """What the stars were placed for."""
        placed = self.side(seat)["placed"]
        return ", ".join([self.say(f"star-{name}.short") for name in STARS for _ in range(placed.get(name, 0))])

    def progress(self, seat: int) -> str:
        """Upgrades, mechs, structures, recruits, workers of all that there are."""
        mats = self.mats(seat)
        columns = mats["sections"].values()
        workers = sum([self.pieces(seat, place).get("workers", 0) for place in self.places])
        return self.say(
            "player-made",
            upgrades=f"{sum([column['covered'] for column in columns])}/6",
            mechs=f"{len(mats['deployed'])}/{ALL_MECHS}",
            structures=f"{len(mats['built'])}/{len(STRUCTURES)}",
            recruits=f"{len([column for column in columns if 'recruit' in column])}/4",
            workers=f"{workers}/{ALL_WORKERS}",
        )

    def abilities(self, seat: int) -> str:
        """Unlocked mech abilities."""
        deployed = self.mats(seat)["deployed"]
        return ", ".join([ability_name(name, self.lang) for name in ABILITIES if kebab(name) in deployed])

    def declined_bonuses(self, seat: int) -> str:
        """Ongoing bonuses that a player leaves; empty if there are none."""
        sections = self.mats(seat)["sections"].items()
        found = [int(section) for section, column in sections if column.get("recruit") == "declined"]
        return ", ".join([self.say(f"bottom-{section_key(section)}") for section in found])

    def pawn(self, seat: int) -> str:
        """The section of the last turn by its top action; empty before the first."""
        mats = self.mats(seat)
        if "pawn" not in mats:
            return ""
        if mats["pawn"] == FACTORY_SECTION:
            return self.say("top-factory")
        return self.say(f"top-{TOPS[self.box.mats[mats['mat']].sections[mats['pawn']].top]}")

    def sections(self, seat: int) -> list[int]:
        """The sections that a player has."""
        mats = self.mats(seat)
        own = [int(section) for section in mats["sections"]]
        return [*own, FACTORY_SECTION] if "factory_card" in mats else own

    def pieces_on_mats(self, seat: int) -> list[str]:
        """Mechs with their abilities and structures that are still on the mats."""
        mats = self.mats(seat)
        abilities = abilities_of(self.box.factions[self.side(seat)["faction"]])
        found = [ability_name(name, self.lang) for name in abilities if kebab(name) not in mats["deployed"]]
        return found + [self.say(f"structure-{name}") for name in STRUCTURES if name not in mats["built"]]

    def known_cards(self) -> list[str]:
        """What I know of others' combat cards: those that were stolen from me and have not been shown since."""
        found = []
        for seat in range(self.seats):
            cards = [value for value in self.side(seat)["hand"] if value >= 0]
            if cards and seat != self.me:
                found.append(self.say("line-known", seat=self.who[seat], cards=cards_text(cards)))
        return found

    def factory(self) -> str:
        """Factory cards on offer that I know."""
        seen = [card for card in self.board["factory"] if card >= 0]
        found = [f"{card + 1}) {offer_text(self.box.factory_cards[card], self.lang)}" for card in seen]
        return self.say("line-factory", cards="; ".join(found)) if found else ""

    # --- the automatic opponent --------------------------------------------------------------------------

    def automa_head(self) -> str:
        """Its name, faction and tracker."""
        level = self.say(f"option-solo-{self.box.trackers[self.board['automa']['tracker']].name}")
        return self.say("automa-head", seat=automa_name(self.lang), faction=self.faction_name(AUTOMA), level=level)

    def automa_parts(self) -> list[str]:
        """Tracks, pieces, stars, the tracker, and what comes next."""
        side, automa = self.side(AUTOMA), self.board["automa"]
        tracks = {"power": side["power"], "coins": side["coins"], "cards": len(side["hand"])}
        made = {
            "workers": f"{automa['workers']}/{ALL_WORKERS}",
            "mechs": f"{automa['mechs']}/{ALL_MECHS}",
        }
        return [
            self.say("automa-tracks", points=automa["points"], **tracks),
            self.say("automa-stars", count=side["stars"], won=automa["won"]),
            self.say("automa-made", **made),
            *self.next_parts(automa),
        ]

    def next_parts(self, automa: Opponent) -> list[str]:
        """What everybody can see coming: the next star, water, the second scheme, the cards that are left."""
        last = self.box.trackers[automa["tracker"]].stars[-1]
        found = [self.say("automa-tracker", space=automa["space"], last=last)]
        found += [self.say("automa-next-star", steps=automa["next_star"])] if "next_star" in automa else []
        found.append(self.say("automa-water", steps=automa["water"]))
        found.append(self.say("automa-scheme", steps=automa["second"]))
        return [*found, self.say("automa-deck", count=automa["deck"])]

    def last_card(self) -> list[str]:
        """The card of its last turn, as it held then."""
        automa = self.board["automa"]
        if "card" not in automa:
            return []
        about = self.say("automa-idle")
        if "half" in automa:
            about = automa_text(self.box, automa["card"], automa["half"], self.lang)
        return [self.say("automa-last", number=self.box.automa[automa["card"]].number, about=about)]


def side_names(board: Board, view: View, lang: str, names: Sequence[str]) -> list[str]:
    """The players, and the opponent."""
    players = [text.seat_name(seat, lang, names) for seat in range(view.seats)]
    return [*players, automa_name(lang)] if "automa" in board else players


def cards_text(values: Sequence[int]) -> str:
    """Combat cards by value: `2, 2, 5`."""
    return ", ".join([str(value) for value in sorted(values)])


def pieces_text(pieces: Pieces, lang: str) -> list[str]:
    """What somebody has at a place, as objects."""
    found = [say("unit-character.acc", lang)] if "character" in pieces else []
    for good, count in (("mech", pieces.get("mechs", 0)), ("worker", pieces.get("workers", 0))):
        found += [goods_phrase(good, count, lang)] if count else []
    return found + ([say(f"structure-{pieces['structure']}.acc", lang)] if "structure" in pieces else [])


def goods_text(goods: Mapping[str, int], lang: str) -> str:
    """Resources, as objects."""
    return text.listing([goods_phrase(name, count, lang) for name, count in goods.items()], lang)
