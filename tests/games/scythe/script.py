"""The steps of a vector as moves of the public contract.

A step of a vector is one or several small moves; what it does not name has one possible answer, or is left out.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Final

from deskovka.core.chance import Chance
from deskovka.core.step import No, Yes
from deskovka.games.scythe.box.content import GIFTS
from deskovka.games.scythe.law.chapters.bottom import BottomAction
from deskovka.games.scythe.law.chapters.combat import Bribe, RetreatTo, UseArtillery
from deskovka.games.scythe.law.chapters.gaining import (
    DiscardCards,
    NewWorkers,
    PickGoods,
    ProduceAt,
    has_parts,
)
from deskovka.games.scythe.law.chapters.improving import (
    BuildStructure,
    DeployMech,
    EnlistBonus,
    EnlistRecruit,
    UpgradeCube,
    UpgradeSquare,
)
from deskovka.games.scythe.law.chapters.moving import MoveUnits, Travel
from deskovka.games.scythe.law.chapters.taking import TakeSome
from deskovka.games.scythe.law.chapters.top import TopAction, top_of
from deskovka.games.scythe.law.events import AbilityUsed, BattleBegan, CardStolen
from deskovka.games.scythe.law.moves import (
    Bottom,
    Card,
    Done,
    Fight,
    Gift,
    Go,
    Less,
    Load,
    Number,
    Option,
    Part,
    Place,
    Reveal,
    Section,
    Skip,
    Take,
    Top,
    Unit,
    Unload,
)
from deskovka.games.scythe.law.pieces import (
    ABILITIES,
    BOTTOMS,
    FACTORY_SECTION,
    TOPS,
    VALUES,
    WORKER,
)
from deskovka.games.scythe.law.pieces import GOODS as ALL_GOODS
from deskovka.games.scythe.law.state import Scythe
from games.refusal import Refused
from games.scythe.answers import UNASKED, UNSAYABLE, Answers
from games.scythe.position import GOODS, SEATS, Json, Unsayable, objective_in, section_in

UNITS: Final = ("character", "mech", "worker")
CHOICES: Final = {"power": 0, "combat_cards": 1}
# The facts' words for gains of encounters.
TAKEN: Final = {"worker": "workers", "cards": "combat_cards", "any": "any_resources"}
EVERYTHING: Final = ProduceAt(8, 1, (), 0)  # asked for the hands that could work on a territory
EITHER: Final = {2: ("recruit", "from"), 7: ("mech", "structure")}  # Factory cards with a choice


class Script(Answers):
    """Plays the steps of a vector on a state."""

    def __init__(self, s: Scythe) -> None:
        super().__init__(s)
        self.used: set[tuple[int, str]] = (
            set()
        )  # abilities that work by themselves, as far as steps have named them

    def run(self, steps: list[Json], allowed: bool) -> str | None:
        """Play all steps; returns the rule that refuses the last one."""
        for i, step in enumerate(steps):
            try:
                self.step(step, steps[i + 1 :])
            except (Refused, Unsayable) as no:
                if i < len(steps) - 1:
                    raise AssertionError(f"{step} is refused: {no}") from no
                return no.rule if isinstance(no, Refused) else UNSAYABLE
        return None

    def step(self, step: Json, following: list[Json]) -> None:
        """One step, and whatever has a single answer."""
        s = self.s
        for later in [step, *following]:
            if later["act"] == "dial":
                break
            if "steals" in later:
                foresee(s, SEATS.index(later["seat"]), later["steals"])
        act: Callable[[int, Json], None] = getattr(self, f"on_{step['act']}")
        act(SEATS.index(step["seat"]), step)
        chosen = bool(following) and following[0]["act"] == "retreat"
        while isinstance(s.asking, RetreatTo) and s.choices == 1 and not chosen:
            self.say(s.to_act()[0], s.legal(s.to_act()[0])[0])
        while isinstance(s.asking, Bribe) and not (following and following[0]["act"] == "gift"):
            self.say(s.to_act()[0], Done())

    # --- the turn ---------------------------------------------------------------------------------------

    def on_section(self, seat: int, step: Json) -> None:
        self.say(seat, Section(section_in(self.s, seat, step["section"])))

    def on_skip_top(self, seat: int, step: Json) -> None:
        assert isinstance(self.s.asking, TopAction)
        self.say(seat, Skip())

    def on_skip_bottom(self, seat: int, step: Json) -> None:
        assert isinstance(self.s.asking, BottomAction)
        self.say(seat, Skip())

    def on_end_turn(self, seat: int, step: Json) -> None:
        if isinstance(self.s.asking, BottomAction):
            self.say(seat, Skip())
        if self.s.active == seat:  # without objectives nothing is asked at the end
            self.say(seat, Done())

    def on_reveal(self, seat: int, step: Json) -> None:
        self.say(seat, Reveal(objective_in(self.s.box, step["objective"])))

    def on_gift(self, seat: int, step: Json) -> None:
        left = step.get("coins", 0)
        if not left:
            raise Unsayable("only coins can be given")
        for coins in sorted(GIFTS, reverse=True):
            while left >= coins:
                self.say(seat, Gift(SEATS.index(step["to"]), coins))
                left -= coins

    def on_score(self, seat: int, step: Json) -> None:
        assert self.s.is_over()

    # --- top actions ------------------------------------------------------------------------------------

    def top(self, seat: int, name: str, choice: int, part: bool = False) -> None:
        """Begin the top action of the chosen section; that of another one cannot be named."""
        asking = self.s.asking
        if isinstance(asking, TopAction):
            chosen = asking.section
            if chosen == FACTORY_SECTION or TOPS[top_of(self.s, seat, chosen)] != name:
                raise Unsayable("this action belongs to another section")
        self.say(seat, Less(choice) if part else Top(choice))

    def on_coins(self, seat: int, step: Json) -> None:
        self.top(seat, "move", 1)

    def on_bolster(self, seat: int, step: Json) -> None:
        if step["gain"] not in CHOICES:
            raise Unsayable("one of the two")
        self.top(seat, "bolster", CHOICES[step["gain"]], "take" in step)
        if isinstance(self.s.asking, TakeSome):
            self.say(seat, Number(step["take"]))

    def on_trade(self, seat: int, step: Json) -> None:
        if step["gain"] == "popularity":
            self.top(seat, "trade", 1)
            return
        self.top(seat, "trade", 0)
        self.say(seat, Place(self.place(seat, step["at"])))
        self.pick(seat, step["gain"])

    def on_produce(self, seat: int, step: Json) -> None:
        hands = [EVERYTHING.hands(self.s, seat, self.place(seat, name)) for name, _ in step["at"]]
        made = [count for _, count in step["at"]]
        self.top(seat, "produce", 0, any(few != all_ for few, all_ in zip(made, hands, strict=True)))
        self.produce(seat, step["at"])

    # --- moving -----------------------------------------------------------------------------------------

    def begin_move(self, seat: int) -> None:
        """The move of the mat or of the Factory card, unless it is under way."""
        asking = self.s.asking
        if isinstance(asking, TopAction):
            self.top(seat, "move", 0)
        elif isinstance(asking, BottomAction) and asking.section == FACTORY_SECTION:
            self.say(seat, Bottom(1))

    def on_move(self, seat: int, step: Json) -> None:
        self.begin_move(seat)
        here = self.place(seat, step["from"])
        self.say(seat, Unit(UNITS.index(step["unit"]), here))
        names = [step["from"], *step["path"]]
        for name, to in pairwise(names):
            self.shift(seat, step.get("drop", {}).get(name, {}), Unload)
            self.shift(seat, step.get("load", {}).get(name, {}), Load)
            self.say(seat, Go(self.place(seat, to)))
        if isinstance(self.s.asking, Travel):
            self.say(seat, Done())

    def shift(self, seat: int, what: dict[str, int], move: type[Load] | type[Unload]) -> None:
        """Load or unload piece by piece; characters and mechs are no load."""
        for good, count in what.items():
            if good != "workers" and good not in GOODS:
                raise Unsayable(f"nobody carries a {good}")
            for _ in range(count):
                self.say(seat, move(WORKER if good == "workers" else GOODS.index(good)))

    def on_end_moves(self, seat: int, step: Json) -> None:
        self.begin_move(seat)
        if isinstance(self.s.asking, MoveUnits):
            self.say(seat, Done())

    # --- combat -----------------------------------------------------------------------------------------

    def on_fight(self, seat: int, step: Json) -> None:
        self.say(seat, Place(self.place(seat, step["at"])))

    def on_ability(self, seat: int, step: Json) -> None:
        """Artillery is asked for; Disarm and Scout work by themselves."""
        use = step["use"]
        if use in ("artillery", "no"):
            if isinstance(self.s.asking, UseArtillery) or use == "artillery":
                self.say(seat, Yes() if use == "artillery" else No())
            return
        if (seat, use) in self.used or use not in self.worked(seat):
            raise Unsayable(f"{use} does not work now")
        self.used.add((seat, use))

    def worked(self, seat: int) -> set[str]:
        """Abilities of a player that have worked in this combat."""
        log = self.s.log or []
        begun = max([i for i, event in enumerate(log) if isinstance(event, BattleBegan)], default=len(log))
        found = {ABILITIES[e.ability] for e in log[begun:] if isinstance(e, AbilityUsed) and e.seat == seat}
        return found | {"scout" for e in log[begun:] if isinstance(e, CardStolen) and e.seat == seat}

    def on_dial(self, seat: int, step: Json) -> None:
        while isinstance(self.s.asking, UseArtillery | Bribe):
            self.say(self.s.to_act()[0], No() if isinstance(self.s.asking, UseArtillery) else Done())
        self.say(seat, Fight(step["power"], *[step["cards"].count(value) for value in VALUES]))
        self.used.clear()

    def on_retreat(self, seat: int, step: Json) -> None:
        self.say(seat, Place(self.place(seat, step["to"])))

    # --- bottom actions ---------------------------------------------------------------------------------

    def bottom(self, seat: int, step: Json) -> None:
        """Pay, improve, coins and bonuses."""
        asking = self.s.asking
        sections = [*BOTTOMS, "factory"]
        if isinstance(asking, BottomAction) and sections[asking.section] != step["act"]:
            raise Unsayable("this action belongs to another section")
        self.say(seat, Bottom(1 if step.get("take_coins", 1) else 0))
        self.pay(seat, step)
        if isinstance(self.s.asking, DeployMech | BuildStructure | UpgradeCube | EnlistRecruit):
            self.improve(seat, step if step.get("gain", True) else {})
        elif any(word in step for word in ("mech", "structure", "from", "recruit")):
            raise Refused(UNASKED)
        while isinstance(self.s.asking, TakeSome):
            (asked,) = self.s.to_act()
            self.say(asked, Number(0 if SEATS[asked] in step.get("refuse_bonus", []) else 1))

    on_upgrade = on_deploy = on_build = on_enlist = bottom

    # --- encounters and the Factory ---------------------------------------------------------------------

    def on_encounter(self, seat: int, step: Json) -> None:
        s = self.s
        number = "ABC".index(step["option"])
        card = getattr(s.asking, "card", None)
        parts = "take" in step and card is not None and has_parts(s.box.encounters[card][number].gain)
        self.say(seat, Part(number) if parts else Option(number))
        while True:
            asking = s.asking
            if isinstance(asking, TakeSome | NewWorkers):
                good = ALL_GOODS[asking.good] if isinstance(asking, TakeSome) else "worker"
                most = max(m.number for m in s.legal(seat) if isinstance(m, Number))
                taken = step["take"].get(TAKEN.get(good, good), 0) if "take" in step else most
                self.say(seat, Number(taken))
            elif isinstance(asking, PickGoods):
                self.pick(seat, step.get("any", {}))
            elif isinstance(
                asking,
                UpgradeCube | UpgradeSquare | DeployMech | BuildStructure | EnlistRecruit | EnlistBonus,
            ):
                self.improve(seat, step)
            else:
                return

    def on_encounter_done(self, seat: int, step: Json) -> None:
        self.say(seat, Done())

    def on_factory_pick(self, seat: int, step: Json) -> None:
        self.say(seat, Take(step["card"] - 1))

    def on_factory_top(self, seat: int, step: Json) -> None:
        s = self.s
        if isinstance(s.asking, TopAction) and s.asking.section != FACTORY_SECTION:
            raise Unsayable("the pawn stands on another section")
        words = EITHER.get(int(s.factory_card[seat]) + 1, ())
        named = [i for i, word in enumerate(words) if word in step]
        if len(named) > 1:
            raise Unsayable("one of the two")
        self.say(seat, Top(named[0] if named else 0))
        if isinstance(s.asking, DiscardCards):
            self.say(seat, Card(step["card"]))
        if isinstance(s.asking, ProduceAt):
            self.produce(seat, step["at"])
        self.improve(seat, step)
        if isinstance(s.asking, PickGoods):
            self.pick(seat, step["any"])


def foresee(s: Scythe, thief: int, value: int) -> None:
    """Go to a place of the stream of chance where this card is stolen; nothing is replaced."""
    hands = [hand for seat, hand in enumerate(s.hand) if seat != thief and value in hand]
    if not hands:
        return  # it is stolen already
    draws = int(s.chance.draws)
    while hands[0][Chance(s.seed, draws).below(len(hands[0]))] != value:
        draws += 1
    s.chance = Chance(s.seed, draws)
