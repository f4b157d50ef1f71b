"""The worked examples of the rulebook, chapter by chapter, and what a player may and may not do, because …"""

from __future__ import annotations

import pytest

import deskovka
from deskovka import Illegal
from deskovka.core import text
from deskovka.core.cells import cells
from deskovka.core.step import No, Yes
from deskovka.games.rebirth.game import RebirthGame
from deskovka.games.rebirth.law.chapters.drawing import KeepOne
from deskovka.games.rebirth.law.chapters.towers import PutToken
from deskovka.games.rebirth.law.moves import Double, Keep, Place, Use
from deskovka.games.rebirth.law.pieces import BONUS_NAMES
from games.rebirth.playground import TILES, Playground

BLUE, BEIGE, ORANGE, PINK = range(4)  # clockwise
MISSIONS = [f"IM{n:02}" for n in range(1, 13)]
ROW = MISSIONS[:8]
rule = pytest.mark.rule

TOWERS = {
    "devenish": "set_13",
    "tara": "set_13",
    "dromiskin": "set_13",
    "tory": "place_another",
    "grianan": "place_another",
    "antrim": "place_another",
    "ferns": "place_another",
    "kinneigh": "draw_three",
    "rattoo": "draw_three",
    "clonmacnoise": "three_points",
    "kilmacduagh": "three_points",
    "dysert": "private_mission",
    "glendalough": "doubling",
    "drumcliff": "doubling",
}


def scotland(seats: int = 4) -> Playground:
    return Playground("scotland", seats)


def ireland(seats: int = 4, game: RebirthGame | None = None, towers: dict[str, str] | None = None) -> Playground:
    return Playground("ireland", seats, game, ROW, towers or TOWERS)


def because(table: Playground, seat: int, tile: str, space: int) -> str | None:
    """The rule that forbids a placement."""
    refusal = table.why_not(seat, tile, space)
    return None if refusal is None else refusal.rule


# --- 1. Placing tiles ------------------------------------------------------------------------------------


@rule("place.empty")
@rule("place.farm")
@rule("place.energy")
@rule("place.settlement")
@rule("place.never")
@rule("place.never-tower")
def test_placing_where_each_tile_may_and_may_not_go() -> None:
    table = scotland()
    grid = next(space for space in table.s.grid if space not in list(table.s.farmland))
    field = next(space for space in table.s.farmland if space not in list(table.s.grid))
    blank = next(space for space in table.s.grid if space in list(table.s.farmland))
    town = table.town("Wick")[0]
    castle = len(table.s.board.at)
    for tile, refused in (
        ("farm", {grid: "place.exception-farm", town: "place.farm"}),
        ("energy", {field: "place.exception-energy", town: "place.energy"}),
        ("s1", dict.fromkeys((field, grid, blank), "place.settlement")),
        ("s4", dict.fromkeys((field, grid, blank), "place.settlement")),
    ):
        for space in (field, grid, blank, town):
            assert because(table, BLUE, tile, space) == refused.get(space)
        assert because(table, BLUE, tile, castle) == "place.never"
        assert because(ireland(), BLUE, tile, castle + 10) == "place.never-tower"
    table.place(PINK, "farm", blank)
    assert because(table, BLUE, "farm", blank) == "place.empty"


@rule("setup.blocked")
@rule("setup.blocked-nobody")
def test_placing_never_on_a_covered_space_and_covered_tiles_belong_to_nobody() -> None:
    table = scotland(2)
    covered = [space for space, is_one in enumerate(table.s.board.blocked) if is_one]
    for space in covered:
        assert because(table, BLUE, "farm", space) == "setup.blocked"
    west = ireland(2)
    assert because(west, BLUE, "farm", west.s.board.blocked.index(True)) == "setup.blocked-ireland"
    table.finish()
    assert table.points() == [0, 0]
    assert set(table.s.castles) == {-1}


@rule("place.exception-energy")
@rule("place.exception-type")
def test_placing_the_exception_waits_for_the_whole_board_and_keeps_the_type() -> None:
    table = scotland(3)
    field = next(space for space in table.s.farmland if space not in list(table.s.grid))
    town = table.town("Wick")[0]
    while len(table.s.grid):
        assert because(table, BLUE, "energy", field) == "place.exception-energy"
        assert because(table, BLUE, "energy", town) == "place.energy"
        table.place(PINK - 1, "energy", table.s.grid[0])
    assert because(table, BLUE, "energy", field) is None
    assert because(table, BLUE, "energy", town) == "place.exception-energy"
    assert because(table, BLUE, "s1", field) == "place.settlement"
    assert table.place(BLUE, "energy", field) == [1, 0, 0]
    neighbour = next(space for space in table.s.board.adjacent[field] if space in list(table.s.farmland))
    assert table.place(BLUE, "energy", neighbour) == [2, 0, 0]
    assert "place.exception-energy" in table.told()


@rule("place.exception-farm")
def test_placing_the_exception_for_farms() -> None:
    table = scotland(3)
    plant = next(space for space in table.s.grid if space not in list(table.s.farmland))
    while len(table.s.farmland):
        assert because(table, BLUE, "farm", plant) == "place.exception-farm"
        table.place(ORANGE, "farm", table.s.farmland[0])
    assert because(table, BLUE, "farm", plant) is None
    table.place(BLUE, "farm", plant)
    assert "place.exception-farm" in table.told()


def test_a_placement_by_exception_is_named_in_the_log() -> None:
    table = scotland(3)
    while len(table.s.farmland):
        table.place(ORANGE, "farm", table.s.farmland[0])
    table.place(BLUE, "farm", table.s.grid[0])
    placed = [event for event in table.s.log or [] if type(event).__name__ == "Placed"]
    sentence = text.say(placed[-1], "en", "rebirth", options={"map": "scotland"})
    assert "by the exception on the power plant space" in sentence
    assert "exception" not in text.say(placed[0], "en", "rebirth", options={"map": "scotland"})


# --- citations -------------------------------------------------------------------------------------------


@rule("setup.hand-ireland")
@rule("setup.start-ireland")
@rule("setup.removed-ireland")
@rule("setup.removed-four")
@rule("draw.one-ireland")
@rule("end.when-ireland")
@rule("end.most-ireland")
def test_ireland_cites_its_own_pages() -> None:
    table = ireland(4)
    table.place(BLUE, "farm", next(space for space in table.s.farmland if not len(table.s.board.near[space])))
    table.finish()
    told = table.told()
    own = {"setup.hand", "setup.start", "setup.removed", "draw.one", "end.when", "end.most"}
    assert not own & told
    rules = table.s.game.rules
    pages = {id: rules[id].page for id in told if not rules[id].ruling}
    assert {pages[f"{id}-ireland"] for id in ("setup.hand", "setup.start", "setup.removed")} == {6}
    assert (pages["draw.one-ireland"], pages["end.when-ireland"], pages["end.most-ireland"]) == (7, 8, 8)
    bonuses = {"setup.row", "setup.towers", "setup.aside-ireland"}
    assert {pages[id] for id in bonuses} == {6}


def test_what_is_not_our_decision_has_a_page() -> None:
    rules = deskovka.game("rebirth").rules.values()
    assert [entry.id for entry in rules if not entry.ruling and not entry.page] == []


# --- 2. Scoring tiles: energy and farms --------------------------------------------------------------------


@rule("cluster.energy")
def test_energy_example_a_a_foreign_neighbour_makes_no_cluster() -> None:
    table = scotland()
    theirs, mine, _ = table.chain("energy", 3)
    table.place(BEIGE, "energy", theirs)
    assert table.place(BLUE, "energy", mine) == [1, 0, 0, 0]


@rule("cluster.energy")
def test_energy_example_b_a_cluster_of_two() -> None:
    table = scotland()
    blue, first, second = table.chain("energy", 3)
    table.place(BEIGE, "energy", first)
    table.place(BLUE, "energy", blue)
    assert table.place(BEIGE, "energy", second) == [0, 2, 0, 0]


@rule("cluster.no-mixing")
def test_farms_and_power_plants_do_not_mix() -> None:
    table = scotland()
    blanks = [space for space in table.s.grid if space in list(table.s.farmland)]
    pairs = [(blank, other) for blank in blanks for other in table.s.board.adjacent[blank]]
    blank, plant = next(pair for pair in pairs if pair[1] in list(table.s.grid))
    table.place(BLUE, "farm", blank)
    assert table.place(BLUE, "energy", plant) == [1, 0, 0, 0]


@rule("cluster.farm")
def test_a_farm_that_joins_two_clusters_scores_them_both() -> None:
    table = scotland()
    left, middle, right = table.chain("farm", 3)
    table.place(BLUE, "farm", left)
    table.place(BLUE, "farm", right)
    assert table.place(BLUE, "farm", middle) == [3, 0, 0, 0]


# --- 2. Scoring tiles: settlements -------------------------------------------------------------------------


@rule("settlement.when")
def test_settlement_of_two_example() -> None:
    table = scotland()
    first, second = table.town("Fort William")
    assert table.place(BLUE, "s1", first) == [0, 0, 0, 0]
    assert table.place(PINK, "s2", second) == [3, 0, 0, 5]


@rule("settlement.tie-completer")
def test_settlement_of_two_the_completer_loses_a_tie() -> None:
    table = scotland()
    first, second = table.town("Fort William")
    table.place(BLUE, "s2", first)
    assert table.place(PINK, "s2", second) == [5, 0, 0, 3]
    assert "settlement.tie-completer" in table.told()


@rule("settlement.influence-adds")
def test_settlement_of_three_example() -> None:
    table = scotland()
    first, second, third = table.town("Aberdeen")
    table.place(BLUE, "s1", first)
    table.place(BLUE, "s1", second)
    pink = table.place(PINK, "s3", third)
    port = 1 if table.s.board.bonus[third] else 0
    assert pink == [5, 0, 0, 8 + port]


def test_settlement_of_three_two_tiles_together_beat_one() -> None:
    table = scotland()
    first, second, third = table.town("Inverness")
    table.place(BLUE, "s2", first)
    table.place(BLUE, "s2", second)
    table.place(PINK, "s3", third)
    assert table.source("settlements") == [8, 0, 0, 5]


@rule("settlement.alone")
@rule("settlement.great-alone")
@pytest.mark.parametrize(("town", "points"), [("Derry", 8), ("Belfast", 13), ("Cork", 25)])
def test_settlements_filled_by_one_player_alone(town: str, points: int) -> None:
    table = ireland()
    for space in table.town(town):
        table.place(BLUE, "s1", space)
    assert table.source("settlements") == [points, 0, 0, 0]
    assert ("settlement.great-alone" in table.told()) is (points == 25)


def test_settlement_of_one_pays_its_influence() -> None:
    table = scotland()
    assert table.place(BLUE, "s4", table.town("Perth")[0]) == [4, 0, 0, 0]


@rule("settlement.tie-clockwise")
@rule("settlement.great")
def test_great_settlement_example_with_four_owners_and_tied_thirds() -> None:
    table = ireland()
    first, second, third, last = table.town("Cork")
    table.place(PINK, "s3", first)
    table.place(ORANGE, "s1", second)
    table.place(BEIGE, "s1", third)
    table.place(BLUE, "s4", last)
    assert table.source("settlements") == [12, 5, 0, 8]
    assert "settlement.tie-clockwise" in table.told()


@rule("settlement.great-two")
def test_great_settlement_shared_by_two() -> None:
    table = ireland()
    first, second, third, last = table.town("Cork")
    table.place(BLUE, "s1", first)
    table.place(BLUE, "s4", second)
    table.place(PINK, "s1", third)
    table.place(PINK, "s3", last)
    assert table.source("settlements") == [17, 0, 0, 8]


@rule("port.point")
def test_ports_pay_besides_the_settlement() -> None:
    table = scotland()
    assert table.place(BLUE, "s3", table.town("Kirkwall")[0]) == [4, 0, 0, 0]
    assert table.source("coast") == [1, 0, 0, 0]


@rule("coast.point")
def test_the_coast_pays_besides_the_cluster() -> None:
    table = ireland()
    coast = next(space for space in table.s.farmland if table.s.board.bonus[space])
    assert table.place(BLUE, "farm", coast)[BLUE] == 2


# --- 2. Scoring tiles: castles ------------------------------------------------------------------------------


@rule("castle.tie-placer")
@rule("castle.majority")
def test_castles_example_a_a_tie_keeps_the_holder_and_one_more_takes_it() -> None:
    table = scotland()
    pink, blue, again = table.beside("stirling", "farm")[:3]
    table.place(PINK, "farm", pink)
    assert table.holder("stirling") == PINK
    table.place(BLUE, "farm", blue)
    assert table.holder("stirling") == PINK
    assert "castle.tie-placer" in table.told()
    table.place(BLUE, "farm", again)
    assert table.holder("stirling") == BLUE


@rule("castle.tie-plain")
def test_castles_example_b_a_power_plant_beats_a_settlement() -> None:
    table = scotland()
    table.place(PINK, "s1", table.beside("sinclair", "s1")[0])
    assert table.holder("sinclair") == PINK
    table.place(BLUE, "energy", table.beside("sinclair", "energy")[0])
    assert table.holder("sinclair") == BLUE
    assert "castle.tie-plain" in table.told()


@rule("castle.each")
def test_castles_next_to_one_tile_are_settled_each_on_its_own() -> None:
    table = scotland()
    space = next(i for i, near in enumerate(table.s.board.near) if len([n for n in near if n < 12]) == 2)
    one, other = [table.s.board.landmark_ids[n] for n in table.s.board.near[space] if n < 12]
    tile = "farm" if space in list(table.s.farmland) else "energy"
    for kind in ("farm", "energy"):
        spaces = [at for at in table.beside(one, kind) if at != space]
        if spaces:
            table.place(PINK, kind, spaces[0])
            break
    table.place(BLUE, tile, space)
    assert table.holder(one) == PINK
    assert table.holder(other) == BLUE


# --- 2. Scoring tiles: cathedrals ---------------------------------------------------------------------------


@rule("cathedral.first")
@rule("cathedral.once")
@rule("cathedral.secret")
def test_cathedrals_give_each_player_one_secret_card() -> None:
    table = scotland()
    table.place(BLUE, "energy", table.beside("dornoch", "energy", castle=False)[0])
    table.place(BLUE, "farm", table.beside("dornoch", "farm", castle=False)[0])
    assert [len(cards) for cards in table.s.cards] == [1, 0, 0, 0]
    tile = next(tile for tile in TILES if table.beside("dornoch", tile, castle=False))
    table.place(PINK, tile, table.beside("dornoch", tile, castle=False)[0])
    assert [len(cards) for cards in table.s.cards] == [1, 0, 0, 1]
    assert table.s.view(BLUE).table["cards"] == [list(table.s.cards[BLUE]), [], [], [-1]]
    assert table.s.view(None).table["cards"] == [[-1], [], [], [-1]]


# --- Final scoring ------------------------------------------------------------------------------------------


@rule("end.unfinished")
@rule("end.castles")
def test_final_scoring_pays_unfinished_settlements_and_castles() -> None:
    table = scotland()
    first, second = table.town("Wick")[0], table.town("Aberdeen")[0]
    table.place(BLUE, "s4", first)
    table.place(PINK, "s2", second)
    table.finish()
    assert table.source("unfinished") == [4, 0, 0, 2]
    assert table.source("castles") == [5 * list(table.s.castles).count(seat) for seat in range(4)]
    assert sum(table.source("castles")) >= 5


@rule("end.missions")
@rule("end.bonus-card")
@rule("end.tie-fulfils")
def test_final_scoring_cards_five_for_ports_three_for_the_bonus_nothing_for_castles() -> None:
    table = scotland()
    table.place(BLUE, "s1", table.town("Campbeltown")[0])
    table.place(PINK, "energy", table.beside("sinclair", "energy")[0])
    table.s.cards = [tuple(table.cards[id] for id in ("SM01", "SM25", "SM05")), (), (), ()]
    table.finish()
    assert table.source("cards") == [8, 0, 0, 0]
    level = scotland()
    level.place(BLUE, "s1", level.town("Campbeltown")[0])
    level.place(PINK, "s1", level.town("Kirkwall")[0])
    level.s.cards = [(level.cards["SM01"],), (), (), (level.cards["SM01"],)]
    level.finish()
    assert level.source("cards") == [5, 0, 0, 5]
    assert "end.tie-fulfils" in level.told()


@rule("tie.edinburgh")
@rule("tie.stirling")
@rule("tie.stirling-nobody")
def test_final_ties_in_scotland() -> None:
    table = scotland(3)
    table.place(2, "farm", table.beside("stirling", "farm")[0])
    table.set_points([30, 30, 0])
    table.finish()
    assert table.s.score().winners == (2,)
    assert table.s.score().ranks[2] == 1
    table = scotland(3)
    table.place(2, "farm", table.beside("stirling", "farm")[0])
    table.place(1, "farm", table.beside("edinburgh", "farm")[0])
    table.set_points([30, 30 - 5, 0])
    table.finish()
    assert table.s.score().winners == (1,)
    table = scotland(3)
    table.set_points([30, 7, 30])
    table.finish()
    assert table.s.score().winners == (0, 2)
    assert "tie.stirling-nobody" in table.told()


@rule("tie.blarney")
@rule("tie.tara")
@rule("tie.tara-shared")
@rule("tie.tara-nobody")
def test_final_ties_in_ireland() -> None:
    table = ireland(3)
    table.set_points([30, 7, 30])
    table.finish()
    assert table.s.score().winners == (0, 2)
    assert "tie.tara-nobody" in table.told()
    table = ireland(3)
    table.place(1, "energy", table.beside("tara", "energy", castle=False)[0])
    table.set_points([30, 7, 30])
    table.finish()
    assert table.s.score().winners == (1,)
    assert "tie.tara" in table.told()
    table = ireland(3)
    for seat in (0, 1):
        table.place(seat, "energy", table.beside("tara", "energy", castle=False)[0])
    table.set_points([30, 7, 30])
    table.s.castles = cells([-1] * len(table.s.castles))
    table.finish()
    assert table.s.score().winners == (0, 1)
    assert "tie.tara-shared" in table.told()


# --- Ireland: public missions -------------------------------------------------------------------------------


@rule("mission.check")
@rule("mission.several")
@rule("mission.first")
@rule("mission.later")
@rule("mission.once")
def test_public_missions_examples_a_and_b() -> None:
    table = ireland()
    for tile, at in (("energy", (3, 10)), ("farm", (4, 11)), ("s1", (3, 11)), ("farm", (5, 10))):
        table.place(BLUE, tile, table.space(at))
    assert table.fulfilled(BLUE) == ["IM02"]
    for tile, at in (
        ("farm", (-2, 6)),
        ("farm", (-2, 7)),
        ("farm", (-3, 8)),
        ("energy", (2, 7)),
        ("farm", (1, 8)),
        ("farm", (1, 9)),
    ):
        table.place(ORANGE, tile, table.space(at))
    assert table.place(ORANGE, "farm", table.space((2, 9))) == [0, 0, 3 + 5 + 8, 0]
    assert table.fulfilled(ORANGE) == ["IM02", "IM05"]
    assert [table.s.earliest[table.cards[id]] for id in ("IM02", "IM05")] == [BLUE, ORANGE]
    more = table.beside("clonmacnoise", "farm", castle=False)
    before = table.source("missions")
    for space in more:
        table.place(ORANGE, "farm", space)
    assert table.fulfilled(ORANGE)[:2] == ["IM02", "IM05"]
    assert table.source("missions")[ORANGE] - before[ORANGE] <= 12


@rule("mission.link")
def test_public_missions_a_castle_does_not_connect_what_it_parts() -> None:
    """Tiles all round four castles, never next to one another, link nothing."""
    table = ireland()
    for castle in ("kilkenny", "charleville", "portumna", "bunratty"):
        for space in table.s.board.around[table.landmark(castle, castle=True)]:
            tile = "s1" if space in list(table.s.townland) else "farm"
            mine = {at for at, code in enumerate(table.s.tiles) if code}
            if because(table, BLUE, tile, space) is None and not mine & set(table.s.board.adjacent[space]):
                table.place(BLUE, tile, space)
                break
    assert "IM08" not in table.fulfilled(BLUE)


# --- Ireland: towers ----------------------------------------------------------------------------------------


def modified() -> tuple[RebirthGame, int]:
    """A game whose first blank space touches two castles and two towers, as the printed map might."""
    game = RebirthGame()
    country = game.countries["ireland"]
    board = country.board
    space = next(
        i for i, near in enumerate(board.near) if not len(near) and board.town[i] == -1 and not board.bonus[i]
    )
    near = [0, 1, board.castles + 1, board.castles + 2]
    board.near[space] = cells(near)
    board.touch[space] = sum(1 << landmark for landmark in near)
    for landmark in near:
        board.around[landmark] = tuple(sorted([*board.around[landmark], space]))
    country.watch = country.missions_by_placement()
    return game, space


def with_two(bonus: str, game: RebirthGame) -> dict[str, str]:
    """The two towers of the modified board have this bonus; the others share the rest."""
    board = game.countries["ireland"].board
    names = board.landmark_ids[board.castles :]
    others = [name for name in BONUS_NAMES if name != bonus]
    rest = [n for n in names if n not in names[1:3]]
    return {name: others[i % len(others)] for i, name in enumerate(rest)} | dict.fromkeys(names[1:3], bonus)


def tile_for(table: Playground, space: int) -> str:
    return "farm" if space in list(table.s.farmland) else "energy"


def test_one_space_next_to_two_castles_and_two_towers_of_three_points() -> None:
    game, space = modified()
    table = ireland(3, game, with_two("three_points", game))
    assert table.place(1, tile_for(table, space), space)[1] == 1 + 3 + 3
    assert list(table.s.castles)[:2] == [1, 1]


@rule("tower.three-tiles-twice")
def test_two_towers_of_three_tiles_in_one_turn_give_three_tiles() -> None:
    game, space = modified()
    table = ireland(3, game, with_two("draw_three", game))
    table.place(1, tile_for(table, space), space)
    assert len(table.in_hand(1)) == 3


def two_towers(one: str, other: str) -> tuple[Playground, int, int]:
    """A tile has just reached two towers with these bonuses."""
    game, space = modified()
    board = game.countries["ireland"].board
    first, second = board.castles + 1, board.castles + 2
    bonuses = {board.landmark_ids[first]: one, board.landmark_ids[second]: other}
    table = ireland(3, game, with_two("three_points", game) | bonuses)
    table.place(1, tile_for(table, space), space)
    return table, first, second


@rule("tower.order")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_the_order_of_two_towers_is_the_players_choice(order: tuple[int, int]) -> None:
    table, *towers = two_towers("place_another", "private_mission")
    assert table.question() == "order"
    assert list(table.s.legal(1)) == [Use(tower) for tower in towers]
    table.s.play(1, Use(towers[order[0]]))
    assert [len(cards) for cards in table.s.cards] == [0, order[0], 0]
    assert table.question() == "use_tower"
    table.use_tower(1, False)
    assert [len(cards) for cards in table.s.cards] == [0, 1, 0]
    assert table.question() is None


@rule("tower.order")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("place_another", "three_points"),
        ("private_mission", "draw_three"),
        ("place_another", "place_another"),
        ("place_another", "set_13"),
        ("doubling", "place_another"),
        ("doubling", "private_mission"),
    ],
)
def test_the_order_is_not_asked_for_where_it_changes_nothing(one: str, other: str) -> None:
    table, *_ = two_towers(one, other)  # of the doubling's towers only one is reached
    assert table.question() != "order"


@rule("tower.order")
def test_a_mission_of_another_tile_is_doubled_if_the_token_comes_first() -> None:
    points = []
    for first in (0, 1):
        game, space = modified()
        board = game.countries["ireland"].board
        towers = [board.castles + 1, board.castles + 2]
        names = [board.landmark_ids[tower] for tower in towers]
        bonuses = dict(zip(names, ("doubling", "place_another"), strict=True))
        table = ireland(3, game, {**dict.fromkeys(TOWERS, "three_points"), **bonuses})
        small = [table.town(town)[0] for town in ("Letterkenny", "Ennis", "Tralee")]
        for place in small[:2]:
            table.place(BLUE, "s1", place)
        table.place(BLUE, tile_for(table, space), space)
        assert table.question() == "order"
        table.s.play(BLUE, Use(towers[first]))
        for _ in range(2):
            if table.question() == "double":
                table.double(BLUE, "IM04" if "IM04" not in table.fulfilled(BLUE) else "IM03")
            else:
                table.use_tower(BLUE, True, "s1", small[2])
        points.append(table.source("missions")[BLUE])
    assert points == [12, 6]


@rule("tower.another-once")
@rule("tower.passed")
def test_two_towers_of_another_tile_in_one_turn_work_once() -> None:
    game, space = modified()
    table = ireland(3, game, with_two("place_another", game))
    table.place(1, tile_for(table, space), space)
    assert table.question() == "use_tower"
    table.use_tower(1, True, "s1", table.town("Tralee")[0])
    assert table.question() is None
    assert "tower.another-once" in table.told()


@rule("tower.another")
@rule("tower.another-decide")
@rule("tower.another-towers")
@rule("tower.at-once")
def test_another_tile_is_decided_before_it_is_drawn_and_then_it_must_be_placed() -> None:
    table = ireland(3)
    before = [len(aside) for aside in table.s.aside]
    table.place(BLUE, "energy", table.beside("tory", "energy", castle=False)[0])
    assert table.question() == "use_tower"
    assert [len(aside) for aside in table.s.aside] == before
    table.s.aside = [(TILES["farm"],), *table.s.aside[1:]]
    table.s.play(BLUE, Yes())
    with pytest.raises(Illegal) as no:
        table.s.play(BLUE, No())
    assert no.value.refusal.rule == "tower.another-decide"
    at_clonmacnoise = table.beside_now("clonmacnoise", BLUE)
    table.s.play(BLUE, Place(at_clonmacnoise))
    assert table.source("towers")[BLUE] == 3
    assert table.question() is None


@rule("tower.once")
@rule("tower.first")
@rule("tower.three-points")
def test_a_tower_works_once_for_each_player() -> None:
    table = ireland(3)
    spaces = table.beside("clonmacnoise", "farm", castle=False)
    table.place(BLUE, "farm", spaces[0])
    table.place(BLUE, "farm", spaces[1])
    table.place(1, "farm", spaces[2])
    assert table.source("towers") == [3, 3, 0]


@rule("tower.private")
@rule("tower.private-before")
@rule("private.end")
def test_a_private_mission_pays_what_was_done_before() -> None:
    table = ireland(3)
    for town in ("Derry", "Castlebar", "Drogheda", "Limerick"):
        table.place(BLUE, "s1", table.town(town)[0])
        if table.question() == "use_tower":
            table.use_tower(BLUE, False)
    assert "IM09" in table.fulfilled(BLUE)
    assert table.source("missions") == [0, 0, 0]
    table.stack("IM09")
    if not table.s.cards[BLUE]:
        table.place(BLUE, "farm", table.beside("dysert", "farm", castle=False)[0])
    else:
        table.s.cards = [(table.cards["IM09"],), (), ()]
    assert table.s.cards[BLUE] == (table.cards["IM09"],)
    table.finish()
    assert table.source("cards") == [8, 0, 0]


@rule("tower.doubling")
@rule("tower.doubling-row")
@rule("tower.doubling-open")
@rule("tower.doubling-pays")
@rule("order.after-placing")
def test_the_doubling_token_goes_on_an_open_mission_of_the_row() -> None:
    table = ireland(3)
    table.place(BLUE, "energy", table.space((1, 7)))
    table.place(BLUE, "farm", table.space((4, 11)))
    assert isinstance(table.s.asking, PutToken)
    with pytest.raises(Illegal) as no:
        table.s.play(BLUE, Double(table.cards["IM09"]))
    assert no.value.refusal.rule == "tower.doubling-row"
    done = table.s.clone()
    done.fulfilled = [1 << table.cards["IM03"], 0, 0]
    refusal = done.why_not(BLUE, Double(table.cards["IM03"]))
    assert refusal is not None and refusal.rule == "tower.doubling-open"
    table.double(BLUE, "IM03")
    coast = [space for space in table.s.farmland if table.s.board.bonus[space]]
    for space in coast[:3]:
        table.place(BLUE, "farm", space)
        if table.question() == "use_tower":
            table.use_tower(BLUE, False)
    assert table.source("missions") == [16, 0, 0]
    assert "tower.doubling-pays" in table.told()


@rule("tower.doubling-none")
def test_the_doubling_token_is_lost_when_every_mission_is_fulfilled() -> None:
    table = ireland(3)
    table.place(BLUE, "energy", table.space((1, 7)))
    table.s.fulfilled = [(1 << 12) - 1, 0, 0]
    table.place(BLUE, "farm", table.space((4, 11)))
    assert table.question() is None
    assert "tower.doubling-none" in table.told()


@rule("tower.choose-one")
@rule("place.hand")
def test_of_three_tiles_only_one_of_them_may_be_kept() -> None:
    table = ireland(3)
    table.clear()
    table.s.choice = [(TILES["farm"], TILES["farm"], TILES["s2"]), (), ()]
    table.s.then(BLUE, KeepOne())
    table.s.advance()
    assert list(table.s.legal(BLUE)) == [Keep(TILES["farm"]), Keep(TILES["s2"])]
    refusal = table.s.why_not(BLUE, Keep(TILES["energy"]))
    assert refusal is not None and refusal.rule == "tower.choose-one"
    left = table.s.left[BLUE]
    table.s.play(BLUE, Keep(TILES["s2"]))
    assert table.in_hand(BLUE) == [TILES["s2"]]
    assert table.s.left[BLUE] == left + 2


@rule("draw.empty")
def test_nothing_is_drawn_from_an_empty_supply() -> None:
    table = scotland()
    table.left = [0] * 4
    table.place(BLUE, "farm", table.chain("farm", 1)[0])
    assert table.in_hand(BLUE) == []
