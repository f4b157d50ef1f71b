"""What each step of a vector says, as answers to questions of the engine."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from deskovka.core.chance import Chance
from deskovka.core.step import Move, Yes
from deskovka.games.katan_duel.law.chapters.attacks import StealCard
from deskovka.games.katan_duel.law.chapters.dice import FACES, BeforeRoll
from deskovka.games.katan_duel.law.chapters.feuds import SortOut
from deskovka.games.katan_duel.law.moves import (
    At,
    Cache,
    City,
    Exchange,
    ExchangeAt,
    Good,
    Mint,
    Number,
    Pay,
    Play,
    Region,
    Remove,
    Road,
    Roll,
    Search,
    Settle,
    Stack,
    Stop,
    Take,
    Target,
    Under,
)
from deskovka.games.katan_duel.law.pieces import GOODS, KINDS_OF_GOODS, NOTHING, REGIONS, SITES
from deskovka.games.katan_duel.law.state import Duel, edge, road_column
from games.katan_duel.position import (
    SEATS,
    Json,
    Unsayable,
    card_called,
    event_called,
    land_called,
    place_at,
    raise_event,
    region_at,
    site_at,
    stack_called,
)

Throw = Callable[[Chance], bool]

SYMBOLS: Final = ("brigand", "trade", "celebration", "plentiful_harvest", "event_card")


@dataclass
class Answer:
    """What a seat says: a move for certain questions only, or goods of a pool."""

    seat: int
    move: Move | None = None
    out: list[str] = field(default_factory=list)  # regions (or cache) that give one good each
    into: list[str] = field(default_factory=list)
    lands: dict[str, str] = field(default_factory=dict)
    pay: dict[str, int] | None = None  # what is paid of a card's cost, and so what a discount spares
    only: tuple[str, ...] = ()  # questions
    never: tuple[str, ...] = ()
    may_skip: bool = False
    die: int = 0  # a defender's die


def spread(pool: dict[str, int] | None) -> list[str]:
    """Each region as often as goods come or go there."""
    return [name for name, count in (pool or {}).items() for _ in range(count)]


class Steps:
    """Turns the steps of a vector into answers."""

    def __init__(self, s: Duel) -> None:
        self.s = s
        self.later: list[Answer] = []  # given when somebody asks for it
        self.tried: tuple[int, Move] | None = None  # the last answer that was given, or refused

    def on_roll(self, seat: int, step: Json, following: list[Json]) -> list[Answer]:
        s = self.s
        if step.get("event") == "event_card" and "card" in step:
            raise_event(s, event_called(s.box, step["card"]))
        assert isinstance(s.asking, BeforeRoll)
        wanted = []
        if not s.asking.number:
            wanted.append(lambda chance: chance.below(6) + 1 == step["production"])
        if s.asking.symbol == NOTHING:
            symbol = SYMBOLS.index(step["event"])
            wanted.append(lambda chance: FACES[chance.below(6)] == symbol)
        force(s, wanted)
        return [Answer(seat, Roll(), only=("BeforeRoll",))]

    def on_build(self, seat: int, step: Json, following: list[Json]) -> list[Answer]:
        name = step["card"]
        outs = Answer(seat, out=spread(step.get("pay")), pay=step.get("pay"), may_skip=True)
        if name.startswith("centre."):
            lands = Answer(seat, lands=dict(step.get("regions", {})), may_skip=not step.get("regions"))
            return [Answer(seat, self.centre(seat, step)), outs, lands]
        if isinstance(step["at"], str) and ":" in step["at"]:
            raise Unsayable(step["at"])
        card = self.in_hand(seat, name)
        if step["at"][-1] in "ab":
            spot: Move = At(site_at(step["at"]) // 2)
        else:
            spot = Region(region_at(step["at"]))
        return [Answer(seat, Play(card)), Answer(seat, spot), outs]

    def centre(self, seat: int, step: Json) -> Move:
        """A road, settlement or city."""
        s, kind, x = self.s, step["card"].split(".")[1], step["at"]
        if kind == "city" and "scout" not in step:
            return City(place_at(x))
        for side in range(2):
            if kind == "road" and road_column(s, seat, side) == x // 2 + 6:
                return Road(side)
            if kind == "settlement" and edge(s, seat, side) + (-1, 1)[side] == place_at(x):
                return Settle(side, int("scout" in step))
        raise Unsayable(f"{kind} at {x}")

    def in_hand(self, seat: int, name: str) -> int:
        """A card of the hand, perhaps a stolen one; else one that lies face up, or is not there at all."""
        held = [card for card in self.s.hand[seat] if self.s.box.names[card] == name]
        return held[0] if held else card_called(self.s, seat, name)

    def on_play(self, seat: int, step: Json, following: list[Json]) -> list[Answer]:
        found = [Answer(seat, Play(self.in_hand(seat, step["card"])))]
        if "number" in step:
            found.append(Answer(seat, Number(step["number"])))
        if "region" in step:
            found.append(Answer(seat, region_move(self.s, seat, step["region"]), only=("Raid",)))
        if "at" in step:
            found.append(Answer(seat, Target(site_at(step["at"])), only=("Treat",)))
        elif step["card"] == "progress.doctor":
            baths = [site for site in range(SITES) if self.s.box.bath[max(self.s.sites[seat * SITES + site], 0)]]
            baths = [site for site in baths if self.s.sites[seat * SITES + site] != NOTHING]
            found += [Answer(seat, Target(site), only=("Treat",)) for site in baths[:1]]
        for end in step.get("swap", []):
            if ":" in end:
                raise Unsayable(end)
            found.append(Answer(seat, self.end_of_swap(seat, end)))
        goods = Answer(seat, out=spread(step.get("give") or step.get("pay")), into=spread(step.get("into")))
        return [*found, goods]

    def end_of_swap(self, seat: int, end: str) -> Move:
        """A region, a card, or a spot with a free site."""
        if end[-1] not in "ab":
            return Region(region_at(end))
        site = site_at(end)
        return Target(site) if self.s.sites[seat * SITES + site] != NOTHING else At(site // 2)

    def on_trade(self, seat: int, step: Json, following: list[Json]) -> list[Answer]:
        s, by = self.s, step["by"]
        given = {good_called(s, name) for name in step["give"]}
        count = sum(step["give"].values())
        goods = Answer(seat, out=spread(step["give"]), into=spread(step["into"]))
        if sum(step["into"].values()) != 1 or len(given) != 1:
            raise Unsayable("one kind for one other good")
        good = given.pop()
        if by == "3:1":
            # The engine takes three, or two where a ship is at hand; it is never asked for another number.
            if count != 3 and int(s.stock[seat * KINDS_OF_GOODS + good]) >= 3:
                raise Unsayable(f"{count} for one")
            return [Answer(seat, Exchange(good)), goods]
        return [Answer(seat, self.trade_move(seat, step, good, count)), goods]

    def trade_move(self, seat: int, step: Json, good: int, count: int) -> Move:
        """An exchange with the ship or Mint on a site."""
        s, by = self.s, step["by"]
        if ":" in by or by in SEATS:
            raise Unsayable(by)
        name = s.box.names[s.sites[seat * SITES + site_at(by)]].split(".")[1]
        if name == "mint":
            if GOODS[good] != "gold" or count != 1:
                raise Unsayable("one gold")
            return Mint()
        if count != 2:
            raise Unsayable("two for one")
        if name == "large_trade_ship":
            if len(step["give"]) != 1:
                raise Unsayable("both of one region")
            move = region_move(s, seat, next(iter(step["give"])))
            if isinstance(move, Cache):
                raise Unsayable("a cache is no region")
            assert isinstance(move, Region)
            return ExchangeAt(move.region)
        return Exchange(good)

    def on_gain(self, seat: int, step: Json, following: list[Json]) -> list[Answer]:
        return [Answer(seat, into=spread(step["into"]))]

    on_store = on_gain

    def on_give(self, seat: int, step: Json, following: list[Json]) -> list[Answer]:
        return [Answer(seat, out=spread(step["from"]))]

    on_return = on_give

    def on_pay(self, seat: int, step: Json, following: list[Json]) -> list[Answer]:
        return [Answer(seat, Pay(), only=("CalmRiot",)), *self.on_give(seat, step, following)]

    def on_buy(self, seat: int, step: Json, following: list[Json]) -> list[Answer]:
        goods = Answer(seat, out=spread(step["pay"]), into=spread(step["into"]))
        deals = [Answer(seat, Pay()) for _ in goods.into]
        return [goods, *deals, Answer(seat, Stop(), only=("BuyFromMerchant",), may_skip=True)]

    def on_demand(self, seat: int, step: Json, following: list[Json]) -> list[Answer]:
        # Sources and stores are told in the following steps, but the engine asks for them good by good.
        for other in following:
            if other["act"] in ("give", "store"):
                who = SEATS.index(other["seat"])
                goods = self.on_give if other["act"] == "give" else self.on_gain
                self.later += goods(who, other, [])
                other["act"] = "told"
            else:
                break
        wanted = [Answer(seat, Good(GOODS.index(good))) for good in spread(step["goods"])]
        return [*wanted, Answer(seat, Stop(), only=("Demand",), may_skip=True)]

    def on_told(self, seat: int, step: Json, following: list[Json]) -> list[Answer]:
        return []

    def on_pick(self, seat: int, step: Json, following: list[Json]) -> list[Answer]:
        picked = step["what"] if isinstance(step["what"], list) else [step["what"]]
        if isinstance(self.s.asking, SortOut):
            if any(other["act"] == "put_under" for other in following):
                return []  # the engine asks for card and stack at once
            return [Answer(seat, self.under_any(1 - seat, name)) for name in picked]
        # Where only one stack fits nobody is asked for it.
        return [Answer(seat, move, may_skip=isinstance(move, Stack)) for move in self.picks(seat, picked)]

    def picks(self, seat: int, picked: list[str]) -> list[Move]:
        return [self.pick(seat, what) for what in picked]

    def under_any(self, seat: int, name: str) -> Move:
        """A card of a hand under the first stack that fits."""
        card = self.in_hand(seat, name)
        return Under(card, [stack.back for stack in self.s.mode.stacks].index(self.s.mode.back[card]))

    def pick(self, seat: int, what: str) -> Move:
        """A site, a stack, a kind of good or a card."""
        s = self.s
        owner, _, site = what.rpartition(":")
        if site[-1] in "ab" and site[0] in "UL":
            if owner == SEATS[seat]:
                raise Unsayable(what)  # only the other's cards are asked for
            return Target(site_at(site))
        if what in GOODS:
            return Good(GOODS.index(what))
        if "." not in what:
            return Stack(stack_called(s, what))
        piles = [s.hand[1 - seat]] if isinstance(s.asking, StealCard) else [*s.discard, *s.stacks]
        known = [card for pile in piles for card in pile]
        moves = [Take(card) for card in known if s.box.names[card] == what]
        return next((move for move in moves if s.forbids(seat, move) is None), moves[0])

    def on_decline(self, seat: int, step: Json, following: list[Json]) -> list[Answer]:
        return [Answer(seat, Stop(), never=("ActionPhase", "ExchangeCard"))]

    def on_defend(self, seat: int, step: Json, following: list[Json]) -> list[Answer]:
        assert following[0]["act"] == "defence_roll"
        return []

    def on_defence_roll(self, seat: int, step: Json, following: list[Json]) -> list[Answer]:
        return [Answer(seat, Yes(), only=("WardOff",), die=step["die"])]

    def on_remove(self, seat: int, step: Json, following: list[Json]) -> list[Answer]:
        return [Answer(seat, Remove(site_at(step["at"])))]

    def on_end_action(self, seat: int, step: Json, following: list[Json]) -> list[Answer]:
        return [Answer(seat, Stop(), never=("ExchangeCard",))]

    def on_skip_exchange(self, seat: int, step: Json, following: list[Json]) -> list[Answer]:
        return [Answer(seat, Stop(), never=("ActionPhase",))]

    def on_draw(self, seat: int, step: Json, following: list[Json]) -> list[Answer]:
        return [Answer(seat, Stack(stack_called(self.s, step["stack"])))]

    def on_put_under(self, seat: int, step: Json, following: list[Json]) -> list[Answer]:
        owner = 1 - seat if isinstance(self.s.asking, SortOut) else seat
        return [Answer(seat, Under(self.in_hand(owner, step["card"]), stack_called(self.s, step["stack"])))]

    def on_exchange(self, seat: int, step: Json, following: list[Json]) -> list[Answer]:
        s, stack = self.s, stack_called(self.s, step["stack"])
        found = self.on_put_under(seat, {"card": step["card"], "stack": step["under"]}, [])
        if step["how"] == "top":
            return [*found, Answer(seat, Stack(stack))]
        taken = step.get("take", "")
        take = Take(card_called(s, seat, taken)) if taken else Stop()
        return [*found, Answer(seat, Search(stack)), Answer(seat, out=spread(step.get("pay"))), Answer(seat, take)]

    def on_choose_hand(self, seat: int, step: Json, following: list[Json]) -> list[Answer]:
        stack = stack_called(self.s, step["stack"])
        takes = [Take(card_called(self.s, seat, name)) for name in step.get("cards", [])]
        if self.s.mode.theme and not takes:
            takes = [Take(card) for card in self.s.stacks[stack][:3]]  # whatever is there
        return [Answer(seat, Stack(stack)), *[Answer(seat, move) for move in takes]]

    def on_rearrange(self, seat: int, step: Json, following: list[Json]) -> list[Answer]:
        if any(":" in end for swap in step["swaps"] for end in swap):
            raise Unsayable("a region of the other player")
        ends = [Answer(seat, Region(region_at(end))) for swap in step["swaps"] for end in swap]
        return [*ends, Answer(seat, Stop(), only=("Rearrange",), may_skip=True)]

    def on_shift(self, seat: int, step: Json, following: list[Json]) -> list[Answer]:
        raise Unsayable("goods stay where they are")


def region_move(s: Duel, seat: int, name: str) -> Move:
    """A region of a seat by its card, or the Gold Cache."""
    if name == "cache":
        return Cache()
    land = land_called(s.box, name)
    return Region(next(region for region in range(REGIONS) if s.land[seat * REGIONS + region] == land))


def good_called(s: Duel, name: str) -> int:
    """The good that lies on a region card, or in the Gold Cache."""
    return GOODS.index("gold") if name == "cache" else int(s.box.land_good[land_called(s.box, name)])


def force(s: Duel, wanted: list[Throw]) -> None:
    """Go to a place of the stream of chance where the next dice fall as wanted.

    Chance is a number of draws from a seed, so any fall of the dice lies somewhere ahead; nothing is replaced.
    """
    draws = int(s.chance.draws)
    while True:
        trial = Chance(s.seed, draws)
        if all(throw(trial) for throw in wanted):
            s.chance = Chance(s.seed, draws)
            return
        draws += 1
