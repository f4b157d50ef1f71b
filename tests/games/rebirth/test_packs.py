"""Packs: owners correct maps, cards and numbers; what is wrong is said with its line; records know their packs."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest

import deskovka
from contract.answers import random_answer
from deskovka import BadRecord
from deskovka.core import text
from deskovka.core.chance import Chance
from deskovka.core.game import LANGUAGES
from deskovka.core.pack import Pack, PackProblem
from deskovka.core.record import parse, read
from deskovka.games.rebirth.box.packs import built_in_data
from deskovka.games.rebirth.game import RebirthGame
from deskovka.games.rebirth.law import events
from deskovka.games.rebirth.law.pieces import CASTLE, NOBODY, TOWER
from deskovka.games.rebirth.law.state import Rebirth
from games.rebirth.invariants import broken

PACK = Path(__file__).parent / "packs" / "crowded-ireland.toml"
GOLDEN = PACK.with_suffix(".jsonl")
PLAIN = cast(RebirthGame, deskovka.game("rebirth"))
HEAD = 'game = "rebirth"\n'
Write = Callable[..., Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    def call(words: str, name: str = "mine.toml") -> Path:
        path = tmp_path / name
        path.write_text(words, encoding="utf-8")
        return path

    return call


def packed(*paths: Path) -> RebirthGame:
    return cast(RebirthGame, deskovka.game("rebirth", paths))


def line_of(words: str, mark: str) -> int:
    """The number of the first line that contains the mark."""
    return next(i for i, line in enumerate(words.splitlines(), 1) if mark in line)


# --- correct packs -------------------------------------------------------------------------------------------


def test_the_data_in_force_come_back_from_their_export(write: Write) -> None:
    again = packed(write(PLAIN.components.export()))
    assert again.content == PLAIN.content
    assert again.components.export() == PLAIN.components.export()
    assert again.data == PLAIN.data
    crowded = packed(PACK)
    assert packed(write(crowded.components.export(), "crowded.toml")).content == crowded.content


def test_a_pack_may_be_json(write: Write) -> None:
    data = built_in_data()
    drawing = data["map"]["ireland"]["drawing"].splitlines()
    entry = {**data["map"]["ireland"], "drawing": drawing}
    assert (
        packed(write(json.dumps({"game": "rebirth", "map": {"ireland": entry}}), "m.json")).content
        == PLAIN.content
    )
    drawing[4] = drawing[4].replace("le", "??")
    words = json.dumps({"game": "rebirth", "map": {"ireland": entry}}, indent=1)
    with pytest.raises(PackProblem) as found:
        packed(write(words, "m.json"))
    assert (found.value.key, found.value.line) == ("token", line_of(words, "??"))


def test_a_pack_changes_the_content_and_what_it_replaces() -> None:
    g = packed(PACK)
    assert g.content != PLAIN.content
    assert g.packs == (str(PACK),)
    ireland = g.countries["ireland"]
    assert (ireland.bonus_points[3], ireland.missions[9].first, ireland.missions[9].later) == (4, 7, 4)
    assert ireland.removed == [0, 0, 0, 1, 1, 1, 2, 3, 5]
    assert PLAIN.countries["ireland"].missions[9].first == 8


def test_corrected_data_are_no_stand_ins() -> None:
    before, after = ({item.id for item in g.components.stand_ins()} for g in (PLAIN, packed(PACK)))
    assert before - after == {"map-ireland", "IM10", "removed-settlements"}
    sources = {card["id"]: card["source"] for card in packed(PACK).components.cards("en")}
    assert (sources["map-ireland"], sources["IM10"], sources["three_points"]) == ("M", "P", "M")


def test_a_number_may_be_a_stand_in_too(write: Write) -> None:
    g = packed(write(HEAD + '[numbers]\ncastle_points = { value = 6, source = "S" }\n'))
    assert "castle-points" in {item.id for item in g.components.stand_ins()}
    assert g.countries["scotland"].castle_points == 6


def test_the_last_pack_has_the_last_word(write: Write) -> None:
    six, seven = (
        write(HEAD + f'[numbers]\ncastle_points = {{ value = {n}, source = "P" }}\n', f"{n}.toml") for n in (6, 7)
    )
    assert packed(six, seven).countries["ireland"].castle_points == 7
    assert packed(seven, six).countries["ireland"].castle_points == 6


def test_a_changed_file_is_another_game(write: Write) -> None:
    words = HEAD + '[numbers]\ncastle_points = { value = 6, source = "P" }\n'
    first = packed(write(words))
    assert packed(write(words)) is first
    assert packed(write(words.replace("6", "7"))).countries["ireland"].castle_points == 7


def test_the_example_of_the_documentation_is_a_pack(write: Write) -> None:
    words = (Path(__file__).parents[3] / "docs" / "packs.md").read_text(encoding="utf-8")
    g = packed(write(words.split("```toml\n")[1].split("```")[0]))
    assert g.pack_heads[0]["title"] == "What my box says"
    changed = {"SM18", "IM10", "removed-settlements"}
    assert {item.id for item in PLAIN.components.stand_ins()} - {
        item.id for item in g.components.stand_ins()
    } == changed


# --- names ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("token", ["F", "E", "_"])
def test_a_port_stands_on_a_settlement_space_only(write: Write, token: str) -> None:
    words = PLAIN.components.export()
    head, scotland = words.split("[map.scotland]", 1)
    line = next(line for line in scotland.splitlines() if f" {token} " in line)
    wrong = head + "[map.scotland]" + scotland.replace(line, line.replace(f" {token} ", f" {token}+", 1), 1)
    with pytest.raises(PackProblem) as found:
        packed(write(wrong))
    assert found.value.key == "port" and found.value.line == line_of(wrong, f" {token}+")
    assert "přístavy jen políčka sídel" in found.value.say("cs")


def test_new_places_and_missions_have_names() -> None:
    g = packed(PACK)
    country = g.countries["ireland"]
    birr = country.board.landmark_ids.index("birr_castle")
    options = {"map": "ireland"}
    assert "Birr Castle" in text.say(events.CastleTaken(0, birr, NOBODY, ""), "cs", g, options=options)
    names = {lang: {card["id"]: card["name"] for card in g.components.cards(lang)}["IM10"] for lang in LANGUAGES}
    assert names == {"cs": "Jeden pořádný shluk (7/4)", "en": "One decent cluster (7/4)"}
    assert "Jeden pořádný shluk" in text.say(events.MissionFulfilled(0, 9, 7, ""), "cs", g, options=options)


@pytest.mark.parametrize(
    ("card", "cs", "about"),
    [
        ('SM18 = { effect = "ports_occupied", points = 5, source = "P" }', "Nejvíc přístavů", "přístavech"),
        (
            'SM18 = { effect = "castle_adjacent_hexes", castle = "fyvie", points = 5, source = "P" }',
            "Fyvie",
            "Fyvie",
        ),
        ('SM18 = { effect = "bonus", points = 4, source = "P", name = "Dar" }', "Dar", "bez podmínky"),
        (
            'SM18 = { effect = "bonus", points = 4, source = "P", name = { en = "Gift" }, about = "Nic." }',
            "Gift",
            "Nic.",
        ),
        (
            'IM12 = { effect = "link", at_least=3, near = "tower", first = 8, later=5, source="P", name="Tři" }',
            "Tři",
            "Tři",
        ),
    ],
)
def test_a_changed_card_does_not_keep_its_old_words(write: Write, card: str, cs: str, about: str) -> None:
    shown = {one["id"]: one for one in packed(write(HEAD + "[mission]\n" + card)).components.cards("cs")}[card[:4]]
    assert cs in shown["name"] and about in shown["about"]


def test_a_new_castle_gives_its_mission_a_name(write: Write) -> None:
    words = (
        PLAIN.components.export()
        .replace('"fyvie", name = "Fyvie"', '"old_slains"')
        .replace('"fyvie"', '"old_slains"')
    )
    cards = {
        lang: {one["id"]: one for one in packed(write(words)).components.cards(lang)}["SM13"] for lang in LANGUAGES
    }
    assert cards["cs"]["name"] == "Hrad Old Slains (5)"
    assert "Old Slains castle" in cards["en"]["about"]


# --- wrong packs ---------------------------------------------------------------------------------------------

SM07 = 'SM07 = { effect = "castle_adjacent_hexes", castle = "edinburgh", points = 5, source = "S" }'
IM04 = 'IM04 = { effect = "settlements_present", at_least = 3, sizes = [1], first = 6, later = 4, source = "R" }'
IM05 = (
    'IM05 = { effect = "clusters", at_least = 2, tiles = ["farm"], cluster_at_least = 3, first = 8, later = 5, '
    'source = "R" }'
)
C12 = 'C12 = { id = "hermitage", name = "Hermitage" }'
ROWS = "first_row = -1\norigin = 6"

# What is replaced in the export, by what, the key of the problem, and what stands on the line that is blamed.
WRONG = {
    "section": ("[bonus]", "[bonuses]", "unknown", "[bonuses]"),
    "id": ("SM07 =", "SM99 =", "unknown", "SM99"),
    "field": (SM07, SM07.replace("points", "pionts"), "unknown", "SM07"),
    "field-of-another-effect": (SM07, SM07.replace("castle_adjacent_hexes", "ports_occupied"), "unknown", "SM07"),
    "effect": (SM07, SM07.replace("castle_adjacent_hexes", "moon_reached"), "unknown", "SM07"),
    "effect-of-ireland": (SM07, SM07.replace("castle_adjacent_hexes", "link"), "unknown", "SM07"),
    "no-source": (SM07, SM07.replace(', source = "S"', ""), "lacks", "SM07"),
    "no-points": (SM07, SM07.replace("points = 5, ", ""), "lacks", "SM07"),
    "no-parameter": (SM07, SM07.replace('castle = "edinburgh", ', ""), "lacks", "SM07"),
    "source": (SM07, SM07.replace('"S"', '"X"'), "unknown", "SM07"),
    "text-for-number": (SM07, SM07.replace("5", '"5"'), "kind", "SM07"),
    "yes-for-number": (SM07, SM07.replace("5", "true"), "kind", "SM07"),
    "below-zero": (SM07, SM07.replace("5", "-5"), "kind", "SM07"),
    "number-for-text": (SM07, SM07.replace('"edinburgh"', "5"), "kind", "SM07"),
    "no-table": (SM07, "SM07 = 5", "kind", "SM07"),
    "language": (SM07, SM07.replace(" }", ', name = { de = "Burg" } }'), "unknown", "SM07"),
    "name": (SM07, SM07.replace(" }", ", name = { en = 5 } }"), "kind", "SM07"),
    "castle-of-a-mission": (SM07, SM07.replace("edinburgh", "karlstejn"), "no-castle", "SM07"),
    "near": ('near = "castle", first = 8', 'near = "port", first = 8', "unknown", "IM01"),
    "nothing-asked": ("at_least = 4", "at_least = 0", "kind", "IM01"),
    "sizes": (IM04, IM04.replace("[1]", "[5]"), "unknown", "IM04"),
    "list": (IM04, IM04.replace("[1]", "1"), "kind", "IM04"),
    "list-of-texts": (IM04, IM04.replace("[1]", '["1"]'), "kind", "IM04"),
    "tiles-of-a-mission": (IM05, IM05.replace('["farm"]', '["mine"]'), "unknown", "IM05"),
    "number": ("castle_points = { value = 5", "castle_points = { value = [5]", "kind", "castle_points"),
    "prizes": ("[12, 8, 5]", "[12, 8]", "prizes", "prizes_4"),
    "row": ("mission_row = { value = 8", "mission_row = { value = 9", "row", "mission_row"),
    "aside": ("aside_ireland = { value = 4", "aside_ireland = { value = 36", "aside", "aside_ireland"),
    "aside-too-few": ("aside_ireland = { value = 4", "aside_ireland = { value = 3", "aside", "aside_ireland"),
    "no-name": (IM04, IM04.replace("at_least = 3", "at_least = 2"), "no-name", "IM04"),
    "tiles": ("farm = 12", "farm = 11", "tiles", "colour = "),
    "removed": ("settlement1 = 1,", "settlement1 = 9,", "removed", "removed_settlements"),
    "bonuses": ("copies = 3", "copies = 4", "bonuses", "[bonus]"),
    "token": ("F     E!    E     wi ", "F     X!    E     wi ", "token", "X!"),
    "mark-of-a-castle": ("C6 ", "C6+", "token", "C6+"),
    "twice-the-mark": ("wi+ ", "wi++", "token", "wi++"),
    "overlap": ("F     E!    E     wi ", "F  E  E!    E     wi ", "overlap", "F  E  E!"),
    "column": ("F     E!    E     wi ", "F      E!   E     wi ", "column", "F      E!"),
    "doubled": ("ay+   C11", "ay+   C1 ", "doubled", "ay+   C1 "),
    "not-drawn": ("ay+   C11", "ay+   F  ", "not-drawn", "C11 = "),
    "apart": ("wi    wi+", "wi    ab+", "apart", "ab+"),
    "town-size": ("_     in!   in+!", "in    in!   in+!", "town-size", "drawing"),
    "castles": ("F     be    ~\n         ~", "C13   be    ~\n         ~", "castles", "[map.scotland.places]"),
    "cathedrals": ("E     K8    F!", "E     F     F!", "others", "[map.scotland.places]"),
    "blocked": ("lo!   lo!", "lo    lo!", "blocked", "drawing"),
    "room": ("~     E     ~", "~     ~     ~", "room", "drawing"),
    "room-towns": ("_!    F     be", "_!    F     F ", "room-towns", "drawing"),
    "too-large": (ROWS, ROWS.replace("-1", "-31"), "too-large", "drawing"),
    "tie-break": ('["C1", "C2"]', '["C1", "K1"]', "tie-breaks", "tie_breaks"),
    "tie-break-nowhere": ('["C1", "C2"]', '["C1", "C22"]', "unknown", "tie_breaks"),
    "code": (C12, C12.replace("C12", "T12"), "code", "T12"),
    "doubled-place": (C12, C12.replace('"hermitage"', '"fyvie"'), "doubled-id", "C12 ="),
    "place-without-id": (C12, 'C12 = { name = "Hermitage" }', "lacks", "C12 ="),
    "place-with-more": (C12, C12.replace("name", "title"), "unknown", "C12 ="),
    "place-without-name": (C12, C12.replace('"Hermitage"', '""'), "kind", "C12 ="),
    "syntax": (SM07, SM07.replace("}", ""), "syntax", "SM07"),
    "other-game": ('"rebirth"', '"chess"', "other-game", "chess"),
}
MORE = {  # what else must change for the problem to be the one that is meant
    "castles": (C12, C12 + '\nC13 = { id = "karlstejn" }'),
    "cathedrals": ('K8 = { id = "iona", name = "Iona" }\n', ""),
    "too-large": ("drawing = '''\n", "drawing = '''\n" + "\n" * 30),
    "town-size": ("E     in!", "in    in!"),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_pack_is_refused_with_its_line(name: str, write: Write) -> None:
    old, new, key, mark = WRONG[name]
    words = PLAIN.components.export().replace(*MORE.get(name, ("", "")), 1).replace(old, new, 1)
    assert words != PLAIN.components.export(), "nothing was replaced"
    with pytest.raises(PackProblem) as found:
        packed(write(words))
    problem = found.value
    assert (problem.key, problem.file) == (key, "mine.toml"), str(problem)
    assert problem.line == line_of(words, mark), str(problem)
    assert f"mine.toml, line {problem.line}: " in str(problem)
    assert f"mine.toml, řádek {problem.line}: " in problem.say("cs")


def test_more_tiles_than_spaces_are_blamed_on_what_the_pack_says(write: Write) -> None:
    with pytest.raises(PackProblem, match="With 4 players") as found:
        packed(write(HEAD + '[numbers]\nremoved_with = { value = 5, source = "P" }\n'))
    assert found.value.line == 3


def test_a_castle_that_leaves_the_map_is_missed_where_the_pack_says_so(write: Write) -> None:
    words = PLAIN.components.export()
    words = HEAD + words[words.index("[map.scotland]") : words.index("[map.ireland]")]
    words = words.replace('"fyvie"', '"karlstejn"')
    with pytest.raises(PackProblem, match=r'"fyvie" of mission SM13') as found:
        packed(write(words))
    assert found.value.line == line_of(words, "[map.scotland.places]")


@pytest.mark.parametrize(
    ("words", "name", "key", "line"),
    [
        ("", "gone.toml", "unreadable", 0),
        ("[]", "a.json", "syntax", 0),
        ('{\n"game": rebirth}', "a.json", "syntax", 2),
        ('{"game": "rebirth",\n "bonus": {},\n "bonus": {}}', "a.json", "doubled-key", 3),
        (HEAD + "[map\n", "a.toml", "syntax", 2),
        ("", "empty.toml", "other-game", 1),
    ],
)
def test_a_file_that_is_no_pack(words: str, name: str, key: str, line: int, write: Write) -> None:
    path = write(words, name)
    if key == "unreadable":
        path.unlink()
    with pytest.raises(PackProblem) as found:
        packed(path)
    assert (found.value.key, found.value.file, found.value.line) == (key, name, line)
    assert all(name in found.value.say(lang) for lang in LANGUAGES)


def test_a_game_that_takes_no_packs_says_so() -> None:
    with pytest.raises(PackProblem, match="skirmish"):
        deskovka.game("skirmish", [PACK])


# --- play ----------------------------------------------------------------------------------------------------


def test_a_space_of_the_pack_touches_two_towers_and_two_castles() -> None:
    board = packed(PACK).countries["ireland"].board
    kinds = [sorted(board.landmark[i] for i in near) for near in board.near]
    assert kinds[board.labels.index("K4")] == [CASTLE, CASTLE, TOWER, TOWER]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_on_a_corrected_map_run_clean(seats: int) -> None:
    for seed in range(3):
        s = cast(Rebirth, packed(PACK).start(seats, seed, {"map": "ireland"}))
        chance = Chance(seed)
        while s.to_act():
            assert broken(s) == []
            random_answer(s, chance)
        assert broken(s) == []
        assert deskovka.decode(deskovka.encode(s), [PACK]).digest() == s.digest()


# --- records -------------------------------------------------------------------------------------------------


def test_the_golden_game_with_a_pack_replays_strictly() -> None:
    record = read(GOLDEN, [PACK])
    s = record.replay()
    assert s.to_act() == () and broken(cast(Rebirth, s)) == []
    assert record.text() == GOLDEN.read_text(encoding="utf-8")
    four = record.game.countries["ireland"].board.labels.index("K4")  # type: ignore[attr-defined]
    reached = [e for e in s.log or [] if isinstance(e, events.Placed) and e.space == four]
    assert len(reached) == 1


def test_a_record_says_its_packs_and_no_path() -> None:
    head = json.loads(GOLDEN.read_text(encoding="utf-8").split("\n")[0])
    assert head["packs"] == [{"name": PACK.name, "title": "Crowded Ireland", "hash": Pack(PACK).hash}]
    assert str(PACK.parent) not in json.dumps(head)


def test_a_record_does_not_replay_without_its_packs(write: Write) -> None:
    other = write(HEAD + '[numbers]\ncastle_points = { value = 6, source = "P" }\n')
    for packs in ([], [other]):
        with pytest.raises(BadRecord) as found:
            read(GOLDEN, packs)
        assert found.value.key == "packs"
        for lang in LANGUAGES:
            assert "Crowded Ireland (crowded-ireland.toml)" in found.value.say(lang)


def test_a_record_finds_its_packs_by_their_hash(write: Write) -> None:
    moved = write(PACK.read_text(encoding="utf-8").replace("\n", "\r\n") + "# a remark\n", "moved.toml")
    other = write(HEAD)
    assert read(GOLDEN, [other, moved]).game.content == packed(PACK).content


@pytest.mark.parametrize("packs", ['"x"', "[5]", '["x"]', '[{"hash": []}]', "[{}]"])
def test_a_damaged_list_of_packs_is_a_bad_record(packs: str) -> None:
    words = GOLDEN.read_text(encoding="utf-8")
    head = json.loads(words.split("\n")[0]) | {"packs": json.loads(packs)}
    with pytest.raises(BadRecord):
        parse(json.dumps(head) + words[words.index("\n") :], [PACK])


def test_a_record_without_packs_ignores_those_given() -> None:
    table = deskovka.Table(PLAIN, 2, 1)
    assert parse(table.record().text(), [PACK]).game is PLAIN
