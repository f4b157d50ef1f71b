"""Dependencies point one way, the core stays small, and nothing heavy is imported before it is needed."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "deskovka"
GAMES = sorted(path.name for path in (PACKAGE / "games").iterdir() if (path / "__init__.py").exists())
# The design aims at 1,500; packs and the shape of their entries, promised seeds and cards that know
# who has seen them took it over; so did what environments need: starting anew, and fields shown one by one;
# what of a state has to do with seats; reasons that say what is missing; boards for games that nobody draws;
# and where games say what may be planned and how events look at a glance.
CORE_LINES = 2735  # of them 650 for what viewers can work out about face-down cards (docs/adr/0010)
OUTSIDE = ("archive", "bots", "cli", "lab", "envs", "learn", "server", "teach")
EXTRA = {"text.py": "fluent", "cells.py": "librt"}  # imported on first use; a part of mypyc
# The rooms of the server, each of which knows only those before it; programs stand beside them and know all.
SERVER = ("base", "messages", "storage", "notices", "processes", "tables", "web", "sockets")
IN_PLACE = ("append", "extend", "insert", "pop", "remove", "clear", "sort", "reverse", "update", "add", "discard")
TERMINAL = ("picture", "telling", "notes", "seen")  # what draws a game there; `choices` asks what moves mean
VAGUE = (" so many ", " so many.", '"""So many', "; gives ", '"""Gives ')
PARTICIPLE = re.compile(
    "_?([a-z]+ed|begun|brought|built|chosen|done|drawn|found|given|gone|heard|held|hidden|kept|known|lost|made|paid|said|"
    "seen|sent|shown|sold|taken|thrown|told|won|written)"
)
NO_PARTICIPLES = ("seed", "shuffled")  # a noun; like Python's own `sorted`
FORBIDDEN = {"random", "time", "copy", "datetime", "uuid", "secrets", "pickle"}


def module_of(file: Path) -> str:
    return ".".join(file.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")


def imports(file: Path) -> Iterator[str]:
    """Full names of all modules that a file imports, wherever in the file."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: relative import"
            assert node.module is not None
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def files(folder: str) -> list[Path]:
    return sorted((PACKAGE / folder).rglob("*.py"))


def offenders(folder: str, allowed: tuple[str, ...]) -> list[str]:
    """Imports of our own package that do not start with what is allowed."""
    found = []
    for file in files(folder):
        for name in imports(file):
            ours = name == "deskovka" or name.startswith("deskovka.")
            if ours and not any(f"{name}.".startswith(f"{a}.") or a.startswith(f"{name}.") for a in allowed):
                found.append(f"{module_of(file)} imports {name}")
    return found


def test_the_core_knows_nobody() -> None:
    assert offenders("core", ("deskovka.core",)) == []


def test_forms_of_packs_know_the_core_only() -> None:
    ours = [name for name in imports(PACKAGE / "forms.py") if name.startswith("deskovka")]
    assert ours and all(name.startswith("deskovka.core") for name in ours)


def test_archives_know_the_core_only() -> None:
    assert offenders("archive", ("deskovka.core", "deskovka.archive")) == []


def test_the_teacher_knows_bots_and_core_only() -> None:
    assert offenders("teach", ("deskovka.core", "deskovka.bots", "deskovka.pool", "deskovka.teach")) == []


def test_bots_learn_nothing_from_the_teacher() -> None:
    assert offenders("bots", ("deskovka.core", "deskovka.bots", "deskovka.learn.bot")) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_game_knows_the_core_the_form_of_packs_and_itself(game: str) -> None:
    assert offenders(f"games/{game}", ("deskovka.core", "deskovka.forms", f"deskovka.games.{game}")) == []


@pytest.mark.parametrize("folder", [name for name in OUTSIDE if (PACKAGE / name).exists()])
def test_nobody_outside_knows_a_game(folder: str) -> None:
    found = [
        f"{module_of(file)} imports {name}"
        for file in files(folder)
        for name in imports(file)
        if name.startswith("deskovka.games")
    ]
    assert found == []


@pytest.mark.parametrize("room", SERVER)
def test_a_room_of_the_server_knows_only_those_before_it(room: str) -> None:
    known = SERVER[: SERVER.index(room) + 1]
    found = [
        f"{module_of(file)} imports {name}"
        for file in files(f"server/{room}")
        for name in imports(file)
        if name.startswith("deskovka.server.") and name.split(".")[2] not in known
    ]
    assert found == []


def test_every_room_of_the_server_has_its_place() -> None:
    rooms = {path.parent.name for path in (PACKAGE / "server").glob("*/__init__.py")}
    assert rooms == {*SERVER}


def test_the_core_needs_only_the_standard_library() -> None:
    found = []
    for file in files("core"):
        extra = {"mypy_extensions", "deskovka", EXTRA.get(file.name, "deskovka")}
        roots = {name.partition(".")[0] for name in imports(file)}
        found += [f"{module_of(file)} imports {root}" for root in roots - sys.stdlib_module_names - extra]
    assert found == []


def test_games_need_only_the_core_and_the_standard_library() -> None:
    found = []
    for file in files("games"):
        roots = {name.partition(".")[0] for name in imports(file)}
        alien = roots - sys.stdlib_module_names - {"mypy_extensions", "deskovka"}
        found += [f"{module_of(file)} imports {root}" for root in alien]
    assert found == []


def test_what_is_compiled_of_the_environments_needs_no_extra() -> None:
    found = []
    for name in ("layouts", "encoder", "stepper", "turned"):
        file = PACKAGE / "envs" / f"{name}.py"
        roots = {imported.partition(".")[0] for imported in imports(file)}
        alien = roots - sys.stdlib_module_names - {"mypy_extensions", "librt", "deskovka"}
        found += [f"{module_of(file)} imports {root}" for root in alien]
    assert found == []


@pytest.mark.parametrize("folder", ["core", "games"])
def test_neither_clock_nor_foreign_chance_nor_deepcopy(folder: str) -> None:
    found = []
    for file in files(folder):
        roots = {name.partition(".")[0] for name in imports(file)}
        found += [f"{module_of(file)} imports {root}" for root in roots & FORBIDDEN]
    assert found == []


def test_only_the_law_changes_the_table() -> None:
    """Whatever shows, explains or judges a table leaves it as it is."""
    found = []
    for file in files("games"):
        if "law" not in file.parts:
            found += [
                f"{module_of(file)} changes s.{name}" for name in changes(ast.parse(file.read_text("utf-8")))
            ]
    assert found == []


@pytest.mark.parametrize("game", GAMES)
def test_a_terminal_draws_the_board(game: str) -> None:
    """It shows what the page shows: it knows nouns and moves, and neither works out nor unpacks the rest."""
    nouns = [f"deskovka.games.{game}.law.{name}" for name in ("moves", "pieces", "country")]
    found = []
    for file in [PACKAGE / "games" / game / "show" / f"{name}.py" for name in TERMINAL]:
        if file.exists():
            names = [name for name in imports(file) if name.startswith(f"deskovka.games.{game}.law.")]
            found += [f"{module_of(file)} imports {n}" for n in names if not n.startswith(tuple(nouns))]
            found += [f"{module_of(file)} unpacks a view"] if ".table[" in file.read_text("utf-8") else []
    assert found == []


def changes(tree: ast.AST) -> Iterator[str]:
    """The fields of a state `s` that some code sets or changes in place."""
    for node in ast.walk(tree):
        targets: list[ast.expr] = []
        if isinstance(node, (ast.Assign, ast.Delete)):
            targets = node.targets
        elif isinstance(node, (ast.AugAssign, ast.AnnAssign)):
            targets = [node.target]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in IN_PLACE:
            targets = [node.func.value]
        for target in targets:
            parts = target.elts if isinstance(target, ast.Tuple) else [target]
            yield from [name for name in map(field_of, parts) if name]


def field_of(node: ast.expr) -> str:
    """The field of `s` that an expression reaches into, or nothing."""
    while isinstance(node, (ast.Subscript, ast.Attribute)):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "s":
            return node.attr
        node = node.value
    return ""


def test_numbers_are_named() -> None:
    """Not "so many": a reader should not have to look for the number that is meant."""
    everywhere = [
        file for folder in ("src", "tests", "tools", "bench", "examples") for file in (ROOT / folder).rglob("*.py")
    ]
    texts = {file: file.read_text("utf-8") for file in everywhere if file != Path(__file__)}
    found = [f"{file.name}: {words}" for file, text in texts.items() for words in VAGUE if words in text]
    assert found == []


def test_no_function_is_named_by_a_participle() -> None:
    """It does something, a verb, or returns something, a noun; a property may well be a fact, as `paused` is."""
    ours = [file for folder in ("src", "tools", "bench", "examples") for file in (ROOT / folder).rglob("*.py")]
    found = []
    for file in ours:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and PARTICIPLE.fullmatch(node.name):
                is_fact = "property" in [ast.unparse(one) for one in node.decorator_list]
                found += [] if is_fact or node.name in NO_PARTICIPLES else [f"{file.name}: {node.name}"]
    assert found == []


def test_the_core_stays_small() -> None:
    texts = [file.read_text(encoding="utf-8") for file in files("core")]
    lines = sum(1 for text in texts for line in text.splitlines() if line.strip())
    assert lines < CORE_LINES


def test_importing_the_package_imports_nothing_heavy() -> None:
    code = "import sys, deskovka; print(*sorted({name.partition('.')[0] for name in sys.modules}))"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert set(run.stdout.split()) & {"rich", "fluent", "numpy", "babel", "torch", "ray"} == set()


@pytest.mark.parametrize("program", ["historian", "thinker"])
def test_processes_that_look_back_or_think_load_no_database_and_no_web(program: str) -> None:
    """Every server starts several of them, and whoever waits for the first one waits for its imports."""
    code = f"import sys, deskovka.server.{program}; print(*{{name.partition('.')[0] for name in sys.modules}})"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert set(run.stdout.split()) & {"sqlalchemy", "alembic", "starlette", "uvicorn"} == set()


def test_importing_the_package_imports_no_game() -> None:
    code = "import sys, deskovka; print(*[name for name in sys.modules if name.startswith('deskovka.games.')])"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.split() == []


@pytest.mark.parametrize("folder", ["core", "bots", "games"])
def test_kinds_are_asked_for_in_a_way_that_compiles_well(folder: str) -> None:
    """mypyc makes the union in `isinstance(x, A | B)` anew at every question; a tuple costs a comparison each."""
    found = []
    for file in files(folder):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or ast.unparse(node.func) != "isinstance":
                continue
            if isinstance(node.args[1], ast.BinOp):
                found.append(f"{module_of(file)}:{node.lineno}")
    assert found == []
