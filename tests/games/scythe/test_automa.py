"""The automatic opponent, rule by rule."""

from __future__ import annotations

from typing import cast

import pytest

from contract.checks import leaks
from deskovka.core.chance import Chance
from deskovka.games.scythe.law import events
from deskovka.games.scythe.law.chapters.automa import AUTOMA_TURN
from deskovka.games.scythe.law.chapters.automa_moves import neighbourhood
from deskovka.games.scythe.law.chapters.combat import Dials, begin_battle
from deskovka.games.scythe.law.chapters.moving import drive_off
from deskovka.games.scythe.law.moves import Fight, Good
from deskovka.games.scythe.law.pieces import AUTOMA, COINS, NOTHING, POWER, STAR_COMBAT, STAR_KINDS
from deskovka.games.scythe.law.scoring import automa_sources, tie_breakers
from deskovka.games.scythe.law.state import Scythe, all_workers, base_of, stars_of
from deskovka.games.scythe.law.verbs import gain
from games.scythe.alone import GAME, ME, alone, at, goal, lay, names, stack, turn
from games.scythe.invariants import broken
from games.scythe.players import anything
from games.scythe.second_scorer import FACTS, HEXES

LEVELS = GAME.options["solo"].values

# --- set-up ----------------------------------------------------------------------------------------------


def test_start() -> None:
    s = cast(Scythe, GAME.start(1, 2, {"faction": ("saxony",), "opponent": "polania"}))
    assert [int(s.power[AUTOMA]), int(s.popularity[AUTOMA]), int(s.coins[AUTOMA])] == [2, 10, 5]
    assert len(s.hand[AUTOMA]) == 3 and s.memory.belief(ME).certain()[AUTOMA] == (-1, -1, -1)
    assert all_workers(s, AUTOMA) == 2 and s.character[AUTOMA] == base_of(s, AUTOMA)
    assert s.to_act() == (ME,) and s.tracker == 0 and len(s.automa_deck) == 19
    assert len(s.mats) == len(s.objectives) == 1


def test_alone_only() -> None:
    (problem,) = GAME.check(2, {"solo": "ultimaszyna"})
    assert problem.field == "solo" and "single player" in problem.say("en")
    assert [p.field for p in GAME.check(3, {"opponent": "saxony"})] == ["opponent"]
    assert [p.field for p in GAME.check(1, {"opponent": "saxony", "faction": ("saxony",)})] == ["opponent"]
    assert GAME.check(1, {"opponent": "saxony", "faction": ("nordic",), "solo": "ultimaszyna"}) == []


def test_factions_are_dealt_apart() -> None:
    for seed in range(40):
        s = cast(Scythe, GAME.start(1, seed, log=False))
        assert len(set(s.factions)) == 2


# --- the turn --------------------------------------------------------------------------------------------


def test_turn() -> None:
    s = alone(opponent="crimea", own="nordic")
    lay(s, AUTOMA, workers="r8c3")
    told = turn(s, 5)
    assert names(told) == [
        *("TurnBegan", "AutomaTurned", "UnitMoved", "Gained", "WorkersPlaced", "TrackerAdvanced", "TurnBegan"),
    ]
    assert s.to_act() == (ME,) and s.active == ME and s.automa_card == 4


def test_skipped() -> None:
    s = alone("autometta")
    lay(s, AUTOMA, workers="r1c4")
    coins, told = int(s.coins[AUTOMA]), turn(s, 7)
    assert names(told)[:2] == ["TurnBegan", "AutomaSkipped"] and s.coins[AUTOMA] == coins and not s.tracker
    s = alone("automa")
    turn(s, 7)
    assert s.coins[AUTOMA] == coins + 1 and s.tracker == 1


def test_reshuffle() -> None:
    s = alone()
    s.automa_deck, s.automa_pile = [], list(range(19))
    s.steps, s.actors, s.log = [], [], []
    s.push(AUTOMA, AUTOMA_TURN)
    s.advance()
    assert "AutomaShuffled" in names(s.log or []) and len(s.automa_deck) == 18


def test_scheme() -> None:
    s = alone("automa")
    s.tracker = 8
    power = int(s.power[AUTOMA])
    told = turn(s, 3)
    assert s.power[AUTOMA] == power + 3, "still the first half"
    assert "SchemeBegan" in names(told) and len(s.automa_deck) == 19 and stars_of(s, AUTOMA) == 1
    workers = all_workers(s, AUTOMA)
    turn(s, 3)
    assert s.power[AUTOMA] == power + 5 and all_workers(s, AUTOMA) == workers + 1


def test_move() -> None:
    s = alone(opponent="saxony", own="nordic")
    lay(s, AUTOMA, workers="r6c0 r6c0", mechs="r6c0")
    lay(s, ME, character="r7c1")
    s.power[AUTOMA] = 4
    turn(s, 7, 1)
    assert not isinstance(s.asking, Dials), "too weak for the first move, so a worker goes"
    s.power[AUTOMA] = 5
    turn(s, 7, 1)
    assert isinstance(s.asking, Dials) and s.asking.attacker == AUTOMA
    s = alone(opponent="polania", own="nordic")
    lay(s, AUTOMA, workers="r3c1 r3c1", mechs="r3c1")
    lay(s, ME, character="r4c0")
    s.power[AUTOMA] = 9
    told = turn(s, 7, 1)
    assert not isinstance(s.asking, Dials), "only Saxony attacks by this card"
    assert names(told).count("UnitMoved") == 1


# --- which unit, where to --------------------------------------------------------------------------------


def test_unit() -> None:
    s = alone()
    lay(s, AUTOMA, workers="base r1c4 r1c4 r1c5")
    assert str(goal(s, "worker")).startswith("labourer base")
    lay(s, AUTOMA, workers="r1c4 r1c5 r1c5")
    assert str(goal(s, "worker")).startswith("labourer r1c5"), "from the greater company"
    lay(s, AUTOMA, workers="r2c4 r1c5")
    assert str(goal(s, "worker")).startswith("labourer r1c5"), "farther from the Factory"


def test_another_unit_goes_if_the_first_cannot() -> None:
    s = alone("ultimaszyna")
    lay(s, AUTOMA, mechs="r1c4 r4c4")
    lay(s, ME, character="r1c5", workers="r2c4")
    assert goal(s, "fight") == "mech r4c4 r1c5", "lifted, the farther one would have nobody beside the enemy"
    assert goal(s, "raid") == "mech r4c4 r2c4"


def test_factory() -> None:
    s = alone("ultimaszyna")
    count = len(s.factory)
    assert count == 2, "the opponent is no player"
    lay(s, AUTOMA, character="base", workers="r5c3")
    turn(s, 14)
    assert s.character[AUTOMA] == s.box.factory and len(s.factory) == count


def test_neighbourhood() -> None:
    s = alone()
    lay(s, AUTOMA, workers="r1c4", character="base", mechs="base")
    assert goal(s, "mech") == "mech base r2c4", "beside the worker only, nearer to the Factory"
    lay(s, AUTOMA, workers="r1c4 base base")
    assert goal(s, "worker") == "labourer base r2c4"
    lay(s, AUTOMA, workers="r6c3", mechs="r1c4")
    assert goal(s, "mech") == "mech r1c4 r5c3", "beside the worker, not beside where it was lifted"


def test_tunnels_do_not_count() -> None:
    s = alone()
    lay(s, AUTOMA, workers="r2c3", character="base")
    reached = {str(goal(s, order)).split()[-1] for order in ("character",)}
    assert reached <= set(HEXES["r2c3"]["neighbors"].values())


def test_alone() -> None:
    s = alone()
    lay(s, AUTOMA, character="base")
    assert str(goal(s, "character")) == f"character base {s.box.places[min(s.box.land[base_of(s, AUTOMA)])]}"
    lay(s, AUTOMA, workers="r4c3")
    assert goal(s, "worker") == f"labourer r4c3 {s.box.places[min(s.box.land[base_of(s, AUTOMA)])]}"


def test_water() -> None:
    s = alone("automa")
    lay(s, AUTOMA, workers="r1c4 base")
    for tracker in (3, 4):
        s.tracker = tracker
        to = {place for place in range(s.box.hexes) if reaches(s, place)}
        dry = set(s.box.land[at(s, "r1c4")])
        assert to == (dry if tracker == 3 else set(s.box.near[at(s, "r1c4")]))


def test_what_the_player_lost_on_a_lake_stays_there() -> None:
    s = alone("ultimaszyna", own="polania")
    lay(s, ME, character="r4c2", workers="r3c2 r3c2")
    lay(s, AUTOMA, mechs="r4c2", workers="r4c1 r4c1")
    lake = at(s, "r4c2")
    s.goods[lake * 4], s.power[AUTOMA] = 2, 16
    fight(s, Fight(0, 0, 0, 0, 0), 6, place="r4c2")
    turn(s, 19)
    assert s.goods[lake * 4] == 2 and not s.mechs[AUTOMA * s.size + lake] and broken(s) == []


def reaches(s: Scythe, place: int) -> bool:
    return neighbourhood(s, AUTOMA, base_of(s, AUTOMA))[place] > 0


def test_worker() -> None:
    s = alone("ultimaszyna")
    lay(s, AUTOMA, workers="base r3c2 r5c2")
    assert goal(s, "worker") == "labourer base r4c2", "of the two beside both the one nearer to the Factory"
    lay(s, ME, character="r4c2")
    assert goal(s, "worker") == "labourer base r4c1"
    lay(s, AUTOMA, workers="base r3c2")
    assert goal(s, "worker") == "labourer base r3c3", "nearest to the Factory"
    lay(s, AUTOMA, workers="base r4c1 r4c2", mechs="r5c2 r3c2")
    assert goal(s, "worker") == "labourer base r4c1", "own units are no hindrance"


def test_mech() -> None:
    s = alone("ultimaszyna")
    lay(s, AUTOMA, workers="r4c2", mechs="base")
    lay(s, ME, character="base", workers="r6c1")
    assert goal(s, "mech") == "mech base r5c2"
    lay(s, ME, character="base", workers="r2c3")
    assert goal(s, "mech") == "mech base r3c3"
    lay(s, AUTOMA, workers="r4c2 r4c1", mechs="base")
    assert goal(s, "mech") == "mech base r4c2", "it guards workers, those nearer to the player first"
    lay(s, AUTOMA, workers="r4c2 r4c1", mechs="base r4c2")
    assert goal(s, "mech") == "mech base r4c1", "those without a mech"
    lay(s, AUTOMA, workers="r4c2 r4c1", mechs="base r4c1 r4c2")
    assert goal(s, "mech") == "mech base r3c3", "rather alone beside the player than a second mech with workers"


def test_character() -> None:
    s = alone("ultimaszyna")
    lay(s, AUTOMA, workers="r3c2", character="base")
    assert goal(s, "character") in ("character base r3c3", "character base r4c2")
    lay(s, AUTOMA, workers="r3c2 r3c1", character="base")
    assert goal(s, "character") == "character base r3c2", "to workers, rather than nearer to the Factory"


def test_explore() -> None:
    s = alone("ultimaszyna")
    lay(s, AUTOMA, workers="r4c2", character="base")
    assert goal(s, "explore") == "character base r4c3"
    lay(s, ME, character="r4c3")
    assert goal(s, "explore") == "character base r4c1", "rather where nobody is"
    lay(s, ME)
    lay(s, AUTOMA, workers="r4c2", character="base", mechs="r4c3")
    assert goal(s, "explore") == "character base r4c1", "rather without an own mech"
    s.tokens[at(s, "r4c1")] = 0
    assert goal(s, "explore") == "character base r4c3"


def test_raid() -> None:
    s = alone("ultimaszyna")
    lay(s, AUTOMA, workers="r4c2", mechs="base")
    lay(s, ME, workers="r4c1 r4c1 r3c2 r3c2")
    assert goal(s, "raid") == "mech base r3c2", "nearest to the Factory"
    popularity = int(s.popularity[ME])
    turn(s, 19)
    assert s.workers[at(s, "r3c2")] == 0 and s.workers[base_of(s, ME)] == 2
    assert s.popularity[ME] == popularity and s.popularity[AUTOMA] == 10
    lay(s, ME, workers="r5c2 r3c2 r3c2", character="r3c2")
    lay(s, AUTOMA, workers="r4c2", character="base")
    assert goal(s, "raid") == "character base r5c2", "workers that are guarded are left alone"
    lay(s, AUTOMA, workers="r4c2", character="mat")
    assert goal(s, "raid") is None


def test_fight() -> None:
    s = alone("ultimaszyna")
    lay(s, AUTOMA, workers="r4c2", mechs="base")
    lay(s, ME, character="r4c1", mechs="r3c2 r3c2")
    assert goal(s, "fight") == "mech base r3c2", "nearest to the Factory, however many are there"
    lay(s, ME, character="r4c1")
    assert goal(s, "fight") == "mech base r4c1"


def test_encounter() -> None:
    s = alone("ultimaszyna")
    lay(s, AUTOMA, workers="r3c1", character="base")
    cards = len(s.encounters)
    told = turn(s, 18)
    assert s.character[AUTOMA] == at(s, "r4c1") and not s.tokens[at(s, "r4c1")]
    assert "TokenTaken" in names(told) and len(s.encounters) == cards and not s.met


# --- gains -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("faction", "coins"), [("crimea", 2), ("polania", 1)])
def test_gain(faction: str, coins: int) -> None:
    s = alone(own="rusviet", opponent=faction)
    before = int(s.coins[AUTOMA])
    turn(s, 2)
    assert s.coins[AUTOMA] == before + coins


def test_deploy() -> None:
    s = alone()
    lay(s, AUTOMA, character="mat", workers="r1c4 " * 8)
    s.tracker = 9
    turn(s, 9)
    assert all_workers(s, AUTOMA) == 8, "no ninth one"
    turn(s, 10)
    assert s.character[AUTOMA] == base_of(s, AUTOMA), "the character comes first"
    for mechs in (1, 2, 3, 4, 4):
        turn(s, 10)
        assert sum(s.mechs[AUTOMA * s.size : (AUTOMA + 1) * s.size]) == mechs


def test_recruits() -> None:
    s = alone()
    power = int(s.power[ME])
    turn(s, 1)
    assert s.power[ME] == power
    s.recruits[ME] = s.bonuses[ME] = 1
    turn(s, 1)
    assert s.power[ME] == power + 1
    s.power[ME] = 15
    told = turn(s, 1)
    assert any(isinstance(e, events.StarPlaced) and e.seat == ME for e in told), "the sixteenth power"


# --- stars -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_stars(level: str) -> None:
    s = alone(level)
    (facts,) = [t for t in FACTS["automa"]["trackers"] if t["id"] == level]
    spaces = []
    for space in range(1, facts["spaces"]):
        before = stars_of(s, AUTOMA)
        turn(s, 2)
        assert s.tracker == space
        spaces += [space] if stars_of(s, AUTOMA) > before else []
    assert spaces == facts["star_spaces"]
    assert s.is_over() and stars_of(s, AUTOMA) == 6


def test_a_card_without_a_star_leaves_the_tracker() -> None:
    s = alone()
    turn(s, 15)
    assert not s.tracker


def fight(s: Scythe, mine: Fight, *numbers: int, attacker: int = AUTOMA, place: str = "r5c2") -> None:
    """A combat; the opponent turns this card."""
    stack(s, *numbers)
    s.steps, s.actors, s.log = [], [], []
    s.active = attacker
    begin_battle(s, attacker, at(s, place))
    s.advance()
    s.play(ME, mine)


@pytest.mark.parametrize(
    ("level", "placed"),
    [("autometta", (0, 0)), ("automa", (0, 0)), ("automaszyna", (1, 1)), ("ultimaszyna", (1, 2, 2))],
)
def test_combat_stars(level: str, placed: tuple[int, ...]) -> None:
    s = alone(level, opponent="saxony")
    for stars in placed:
        s.power[AUTOMA] = 16
        lay(s, ME, character="r5c2")
        lay(s, AUTOMA, mechs="r5c2")
        fight(s, Fight(0, 0, 0, 0, 0), 6)
        assert s.stars[AUTOMA * STAR_KINDS + STAR_COMBAT] == stars == stars_of(s, AUTOMA)


# --- combat ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", FACTS["automa"]["cards"], ids=lambda card: f"card{card['number']}")
@pytest.mark.parametrize("power", [0, 1, 7, 8, 13, 14, 16])
def test_combat(card: dict[str, dict[str, dict[str, int]]], power: int) -> None:
    s = alone()
    lay(s, ME, character="r5c2")
    lay(s, AUTOMA, mechs="r5c2 r5c2")
    s.power[AUTOMA] = power
    s.hand = [s.hand[ME], (5, 4, 3)]
    s.begin_memory()
    fight(s, Fight(0, 0, 0, 0, 0), cast(int, card["number"]))
    spent = card["combat"]["power_spent"]["0-7" if power < 8 else "8-13" if power < 14 else "14+"]
    (told,) = [e for e in s.log or [] if isinstance(e, events.Fought) and e.seat == AUTOMA]
    assert told.power == min(spent, power) and s.power[AUTOMA] == power - told.power
    assert told.cards == (0, 5, 9, 9)[cast(int, card["combat"]["combat_cards"])], "two mechs, two cards at most"


def test_beaten() -> None:
    s = alone()
    s.power[ME] = 7
    lay(s, ME, character="r5c2")
    lay(s, AUTOMA, character="r5c2", mechs="r5c2 r5c2 r1c4", workers="r5c2")
    fight(s, Fight(7, 0, 0, 0, 0), 10)
    assert s.character[AUTOMA] == NOTHING and s.deployed[AUTOMA] == 1
    assert s.workers[AUTOMA * s.size + base_of(s, AUTOMA)] == 1
    assert stars_of(s, ME) == 1


def test_tokens() -> None:
    s = alone()
    s.power[ME] = 7
    lay(s, ME, character="r5c2")
    lay(s, AUTOMA, mechs="r5c2")
    fight(s, Fight(7, 0, 0, 0, 0), 14, attacker=ME)
    assert s.to_act() == (), "card 14 leaves nothing, and nothing is asked"
    lay(s, ME, character="r5c2")
    lay(s, AUTOMA, mechs="r5c2")
    s.power[ME], s.power[AUTOMA] = 7, 0
    fight(s, Fight(7, 0, 0, 0, 0), 8, attacker=ME)
    s.play(ME, Good(1))
    assert s.goods[at(s, "r5c2") * 4 + 1] == 1 and s.to_act() == ()
    lay(s, AUTOMA, workers="r5c2")
    s.asking, popularity = None, int(s.popularity[ME])
    stack(s, 16)
    drive_off(s, ME, at(s, "r5c2"))
    assert names(s.log or [])[-2:] == ["AutomaJudged", "TokensFound"], "the log names the card that was turned"
    s.advance()
    for _ in range(4):
        s.play(ME, Good(0))
    assert s.goods[at(s, "r5c2") * 4] == 4 and s.popularity[ME] == popularity - 1


# --- the end ---------------------------------------------------------------------------------------------


def test_score() -> None:
    s = alone()
    lay(s, AUTOMA, character="r4c3", workers="r5c3 r5c2 base", mechs="r5c2")
    s.goods[at(s, "r5c2") * 4] = 8
    s.tracker, s.coins[AUTOMA] = 14, 11
    assert automa_sources(s) == {"coins": 11, "stars": 8, "territories": 15}
    assert sum(coins for source, coins in s.score().why[0].items() if source.startswith("automa-")) == 34


def test_win() -> None:
    s = alone()
    s.steps, s.actors, s.asking = [], [], None
    s.coins[ME], s.coins[AUTOMA] = 9, 10
    assert s.score().winners == ()
    gain(s, ME, COINS, 1, "automa.win")
    s.power[ME], s.power[AUTOMA] = 3, 4
    assert tie_breakers(s, ME)[0] == tie_breakers(s, AUTOMA)[0] == 0
    assert s.score().winners == (), "equal coins and pieces, less power"
    gain(s, ME, POWER, 1, "automa.win")
    s.popularity[ME] = 10
    assert s.score().winners == (ME,), "equal in everything"


# --- secrets ---------------------------------------------------------------------------------------------


def test_nobody_knows_what_comes() -> None:
    s = cast(Scythe, GAME.start(1, 9))
    chance = Chance(9)
    for number in range(120):
        if not s.to_act():
            break
        if number % 9 == 0:
            for viewer in (None, ME):
                seen = s.view(viewer).table
                assert set(seen["automa_deck"]) <= {-1} and set(seen["hand"][AUTOMA]) <= {-1}
                assert leaks(s, viewer, number) == []
                other = s.resample(viewer, number)
                assert sorted(other.automa_deck) == sorted(s.automa_deck) and other.automa_pile == s.automa_pile
        s.play(ME, anything(s, ME, chance))


def test_dreams_differ_in_the_order() -> None:
    s = cast(Scythe, GAME.start(1, 9))
    orders = {tuple(s.resample(ME, seed).automa_deck) for seed in range(5)}
    assert len(orders) == 5
