"""Compiles the engine and the games with mypyc into .cache/compiled/<hash> and prints that folder.

    PYTHONPATH=$(python -m tools.compile) python -c "import deskovka.core.value as v; print(v.__file__)"

Nothing is ever compiled beside the sources: an edited source next to a compiled module is silently ignored.
"""

import argparse
import ast
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import time
import tomllib
from collections.abc import Mapping
from importlib.metadata import version
from pathlib import Path
from typing import TypedDict

from pathspec import GitIgnoreSpec

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "deskovka"
CACHE = ROOT / ".cache" / "compiled"
# A soak that was started on an older entry may run for an hour.
KEEP_UNUSED_SECONDS = 3 * 3600
LOG_LINES_SHOWN = 40
TABLES = ("SIGHT", "TURNS")  # of a state, in the order in which a field's annotation says them

SETUP = """\
from mypyc.build import mypycify
from setuptools import setup

groups = {groups!r}
flags = ["--config-file=", "--namespace-packages", "--explicit-package-bases"]
files = [file for group, _ in groups for file in group]
modules = mypycify([*flags, *files], separate=groups, **{options!r})
setup(name="compiled", packages=[], py_modules=[], ext_modules=modules)
"""

Group = tuple[list[str], str]


class Problem(Exception):
    """Why there is nothing to hand out, in one sentence."""


class Hook(TypedDict):
    include: list[str]
    exclude: list[str]
    options: dict[str, str]


def hook() -> Hook:
    """The hook of the compiled wheel: the one place that says what is compiled, and how."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    found: Hook = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
    return found


def files_in(package: Path) -> list[Path]:
    """All files of a package, relative to its parent."""
    parent = package.parent
    found = (p for p in package.rglob("*") if p.is_file() and "__pycache__" not in p.parts)
    return sorted(p.relative_to(parent) for p in found)


def to_compile(package: Path) -> list[Path]:
    """The modules of our package that the hook names, or every module of another package."""
    include = GitIgnoreSpec.from_lines(hook()["include"] if package == PACKAGE else ["*.py"])
    exclude = GitIgnoreSpec.from_lines(hook()["exclude"])
    named = [(file, f"src/{file.as_posix()}") for file in files_in(package)]
    return [file for file, name in named if include.match_file(name) and not exclude.match_file(name)]


def group_name(file: Path) -> str:
    """One group per game, one for the rest of a package (core, bots and environments)."""
    package, *inner = file.parts
    is_game = inner[0] == "games" and len(inner) > 2
    return f"{package}_{inner[1]}" if is_game else package


def groups_of(packages: list[Path]) -> list[Group]:
    groups: dict[str, list[str]] = {}
    for package in packages:
        for file in to_compile(package):
            groups.setdefault(group_name(file), []).append(file.as_posix())
    return [(files, name) for name, files in sorted(groups.items())]


def key_of(packages: list[Path], groups: list[Group]) -> str:
    """Changes whenever the compiled modules could come out differently."""
    tools = [version("mypy"), version("setuptools"), sys.version, sysconfig.get_platform()]
    digest = hashlib.sha256(repr([tools, groups, hook()]).encode() + Path(__file__).read_bytes())
    compiled = {Path(file) for files, _ in groups for file in files}
    folders = {Path(*file.parts[:2]) for file in compiled}
    for package in packages:
        for file in files_in(package):
            # Modules beside the compiled ones (cards) count too: mypyc takes types and constants from them.
            if file.suffix == ".py" and (file in compiled or Path(*file.parts[:2]) in folders):
                digest.update(f"{file.as_posix()}\0".encode() + (package.parent / file).read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def mirror(package: Path, target: Path) -> None:
    """Makes target hold the package's files and, beside them, only what was compiled."""
    wanted = set(files_in(package))
    for file in files_in(target / package.name) if (target / package.name).exists() else []:
        if file not in wanted and file.suffix not in {".so", ".pyd"}:
            (target / file).unlink()
    for file in wanted:
        source, copy = package.parent / file, target / file
        if not copy.exists() or copy.read_bytes() != source.read_bytes():
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, copy)


def write_out_init(folder: Path, files: list[str]) -> None:
    """Give dataclasses their `__init__` in words, on the empty line behind the fields.

    mypyc leaves the one of @dataclass to the interpreter, and games make a step for nearly every decision.
    """
    trees = {folder / file: ast.parse((folder / file).read_text(encoding="utf-8")) for file in files}
    classes = [node for tree in trees.values() for node in tree.body if isinstance(node, ast.ClassDef)]
    with_fields = {node.name for node in classes if "dataclass" in marks_of(node) and fields_of(node)}
    for file, tree in trees.items():
        lines = file.read_text(encoding="utf-8").splitlines()
        for node in tree.body:
            if isinstance(node, ast.ClassDef) and is_plain(node, with_fields):
                last = fields_of(node)[-1].end_lineno or 0
                if last < len(lines) and not lines[last]:
                    lines[last] = init_of(fields_of(node))
        file.write_text("\n".join(lines) + "\n", encoding="utf-8")


def write_out_fields(folder: Path, files: list[str]) -> None:
    """Give states whose fields say in annotations who may see them the tables in words, on the empty line behind.

    mypyc forgets annotations (`core/state.py` reads them).
    """
    for file in [folder / name for name in files]:
        source = file.read_text(encoding="utf-8")
        lines = source.splitlines()
        for node in ast.parse(source).body:
            marks = marks_by_field(node) if isinstance(node, ast.ClassDef) else {}
            if isinstance(node, ast.ClassDef) and marks:
                last = fields_of(node)[-1].end_lineno or 0
                base = ast.unparse(node.bases[0])
                tables = [f"{name} = {{**{base}.{name}, {table(marks, i)}}}" for i, name in enumerate(TABLES)]
                lines[last] = "    " + "; ".join(tables)
        file.write_text("\n".join(lines) + "\n", encoding="utf-8")


def marks_by_field(node: ast.ClassDef) -> dict[str, list[str]]:
    """What `Annotated` says of the fields of a class beside their types."""
    found = {}
    for line in fields_of(node):
        match line.annotation:
            case ast.Subscript(value=ast.Name(id="Annotated"), slice=ast.Tuple(elts=[_, *marks])):
                found[ast.unparse(line.target)] = [ast.unparse(mark) for mark in marks]
    return found


def table(marks: dict[str, list[str]], column: int) -> str:
    """The entries of one of the TABLES."""
    return ", ".join([f'"{name}": {row[column]}' for name, row in marks.items() if len(row) > column])


def fields_of(node: ast.ClassDef) -> list[ast.AnnAssign]:
    return [line for line in node.body if isinstance(line, ast.AnnAssign)]


def marks_of(node: ast.ClassDef) -> list[str]:
    return [ast.unparse(mark) for mark in node.decorator_list]


def is_plain(node: ast.ClassDef, with_fields: set[str]) -> bool:
    """A bare dataclass with fields of its own only, none with a default that is made by a call."""
    inherits = any(isinstance(base, ast.Name) and base.id in with_fields for base in node.bases)
    made = any(isinstance(line.value, ast.Call) for line in fields_of(node))
    return marks_of(node) == ["dataclass"] and bool(fields_of(node)) and not inherits and not made


def init_of(fields: list[ast.AnnAssign]) -> str:
    """`__init__` in one line, so that tracebacks name the right ones."""
    names = [ast.unparse(line.target) for line in fields]
    values = [f" = {ast.unparse(line.value)}" if line.value else "" for line in fields]
    arguments = [
        f"{name}: {ast.unparse(line.annotation)}{value}"
        for name, line, value in zip(names, fields, values, strict=True)
    ]
    return f"    def __init__(self, {', '.join(arguments)}) -> None: {'; '.join(f'self.{n} = {n}' for n in names)}"


def check_compiler() -> None:
    """Problem says what is missing; on Windows setuptools looks for the compiler itself."""
    if sysconfig.get_config_var("Py_GIL_DISABLED"):
        raise Problem("This Python is free-threaded, and what mypyc compiles is not safe there.")
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "").split()
    if compiler and shutil.which(compiler[0]) is None:
        raise Problem(f"Compiling needs a C compiler, and '{compiler[0]}' is not installed.")
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        raise Problem("Compiling needs Python's header files (Debian, Ubuntu: python3-dev).")


def environment(given: Mapping[str, str]) -> dict[str, str]:
    """Variables for compiling: mypy sees the copies and no earlier build, but what pip brings to build with."""
    path = [entry for entry in given.get("PYTHONPATH", "").split(os.pathsep) if entry]
    foreign = [entry for entry in path if not Path(entry).resolve().is_relative_to(ROOT)]
    found = {**given, "PYTHONPATH": os.pathsep.join(foreign)}
    found.pop("MYPYPATH", None)
    # Nobody replaces our functions at load time, and so the compiler may call them directly: 5 % faster.
    if sys.platform == "linux":
        found["CFLAGS"] = f"{found.get('CFLAGS', '')} -fno-semantic-interposition".strip()
    return found


def build(packages: list[Path], groups: list[Group], folder: Path) -> None:
    for package in packages:
        mirror(package, folder)
    write_out_init(folder, [file for files, _ in groups for file in files])
    write_out_fields(folder, [file for files, _ in groups for file in files])
    setup = SETUP.format(groups=groups, options=hook()["options"])
    (folder / "setup.py").write_text(setup, encoding="utf-8")
    command = [
        sys.executable,
        "setup.py",
        "--quiet",
        "build_ext",
        "--inplace",
        "--parallel",
        str(os.cpu_count() or 2),
    ]
    done = subprocess.run(
        command,
        cwd=folder,
        env=environment(os.environ),
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode:
        tail = "\n".join((done.stdout + done.stderr).splitlines()[-LOG_LINES_SHOWN:])
        raise Problem(f"{tail}\nmypyc could not compile the package; its last words stand above.")
    for leftover in ("build", ".mypy_cache"):
        shutil.rmtree(folder / leftover, ignore_errors=True)
    (folder / "setup.py").unlink()


def place_of(packages: list[Path]) -> Path:
    """The folder for just these sources; it exists once they were compiled."""
    return CACHE / key_of(packages, groups_of(packages))


def compiled_folder(packages: list[Path]) -> Path:
    """The folder with the compiled packages, built now if it does not exist."""
    groups = groups_of(packages)
    if not groups:
        raise Problem("There is nothing to compile: the include list in pyproject.toml names no file.")
    folder = place_of(packages)
    if not folder.exists():
        check_compiler()
        count = sum(len(files) for files, _ in groups)
        print(f"Compiling {count} modules in {len(groups)} groups …", file=sys.stderr, flush=True)
        unfinished = CACHE / f".{folder.name}-{os.getpid()}"
        try:
            build(packages, groups, unfinished)
            publish(unfinished, folder)
        finally:
            shutil.rmtree(unfinished, ignore_errors=True)
    for package in packages:
        mirror(package, folder)
    os.utime(folder)
    return folder


def publish(unfinished: Path, folder: Path) -> None:
    """Only a finished build gets the name that counts."""
    try:
        unfinished.rename(folder)
    except OSError:
        # Someone else finished the same build first.
        if not folder.exists():
            raise


def remove_unused(in_use: Path) -> None:
    long_ago = time.time() - KEEP_UNUSED_SECONDS
    for entry in CACHE.iterdir():
        if entry != in_use and entry.stat().st_mtime < long_ago:
            shutil.rmtree(entry, ignore_errors=True)


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tools.compile", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument(
        "--extra", action="append", default=[], type=Path, metavar="PKGDIR", help="compile this package too"
    )
    extras: list[Path] = [path.resolve() for path in parser.parse_args().extra]
    try:
        for path in extras:
            if not path.is_dir():
                raise Problem(f"{path} is not a folder.")
        folder = compiled_folder([PACKAGE, *extras])
    except Problem as problem:
        print(problem, file=sys.stderr)
        return 1
    remove_unused(folder)
    print(folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
