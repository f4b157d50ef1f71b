"""Nothing of ours works on one system only by accident: who may ask what a system has, and how text is written."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import deskovka.system
from deskovka.cli.language import from_environment

ROOT = Path(__file__).parents[2]
OURS = [file for folder in ("src", "tools", "bench", "examples") for file in (ROOT / folder).rglob("*.py")]
ASKS = ROOT / "src" / "deskovka" / "system.py"
# What only some systems have. Signals and `os.replace` they all have, as far as we use them.
RARE_MODULES = {"fcntl", "grp", "pty", "pwd", "resource", "syslog", "termios", "tty", "msvcrt", "winreg"}
RARE_NAMES = {
    *("nice", "fork", "kill", "killpg", "setsid", "getuid", "geteuid", "sysconf", "sched_getaffinity"),
    *("add_signal_handler", "start_new_session", "preexec_fn", "creationflags", "set_start_method", "fchmod"),
}
MODES = set("rwxabt+")


def trees(files: list[Path]) -> Iterator[tuple[Path, ast.AST]]:
    for file in files:
        yield file, ast.parse(file.read_text(encoding="utf-8"))


def test_one_module_asks_what_a_system_has() -> None:
    found = []
    for file, tree in trees([file for file in OURS if file.is_relative_to(ROOT / "src") and file != ASKS]):
        for node in ast.walk(tree):
            match node:
                case ast.Import(names=names):
                    rare = {alias.name for alias in names} & RARE_MODULES
                case ast.ImportFrom(module=str(module)):
                    rare = {module} & RARE_MODULES
                case ast.Attribute(value=ast.Name(id="sys"), attr="platform"):
                    rare = {"sys.platform"}
                case ast.Attribute(value=ast.Name(id="os"), attr=name) | ast.keyword(arg=str(name)):
                    rare = {name} & RARE_NAMES
                case _:
                    continue
            found += [f"{file.relative_to(ROOT)} uses {name}" for name in rare]
    assert found == []


def test_whoever_reads_or_writes_text_names_its_encoding() -> None:
    """Else it is the system's, which on Windows is not UTF-8."""
    found = []
    for file, tree in trees(OURS):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and is_text(node) and not names_encoding(node):
                found.append(f"{file.relative_to(ROOT)}:{node.lineno}")
    assert found == []


def is_text(call: ast.Call) -> bool:
    """Does it open, read or write a file of text?"""
    name = call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")
    if name in ("read_text", "write_text"):
        return True
    if isinstance(call.func, ast.Name) and name == "open":
        return not any("b" in mode for mode in modes(call))
    packed = ast.unparse(call.func) == "tarfile.open"
    return name in ("open", "fdopen") and not packed and any("b" not in mode for mode in modes(call))


def modes(call: ast.Call) -> list[str]:
    """What may be the mode among the arguments."""
    words = [arg.value for arg in call.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
    return [word for word in words if word and set(word) <= MODES]


def is_read(call: ast.Call) -> bool:
    """Reading takes lines that end in any way."""
    return getattr(call.func, "attr", "") == "read_text" or any("r" in mode for mode in modes(call))


def names_encoding(call: ast.Call) -> bool:
    reads = isinstance(call.func, ast.Attribute) and call.func.attr == "read_text"
    return (reads and bool(call.args)) or any(word.arg == "encoding" for word in call.keywords)


def test_what_others_read_back_has_the_same_bytes_on_every_system() -> None:
    """Records, packs and decks end their lines in one way."""
    found = []
    for file, tree in trees([file for file in OURS if file.is_relative_to(ROOT / "src")]):
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or not is_text(node) or is_read(node):
                continue
            if "newline=" not in ast.unparse(node):
                found.append(f"{file.relative_to(ROOT)}:{node.lineno}")
    assert found == []


def test_a_system_without_what_linux_has_gets_by(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("nice", "sysconf", "sched_getaffinity"):
        monkeypatch.delattr(f"os.{name}", raising=False)
    monkeypatch.setitem(sys.modules, "resource", None)
    deskovka.system.stand_back(5)
    deskovka.system.limit_memory(2**30, 4)
    assert deskovka.system.open_files(1000) == 1000
    assert deskovka.system.cores() >= 1


def test_on_windows_processes_start_apart_and_stand_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C goes to the whole group of processes there, and priority is given at the start."""
    monkeypatch.setattr(sys, "platform", "linux")
    assert deskovka.system.apart() == {"start_new_session": True}
    monkeypatch.setattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0x200, raising=False)
    monkeypatch.setattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0x4000, raising=False)
    monkeypatch.setattr(sys, "platform", "win32")
    assert deskovka.system.apart() == {"creationflags": 0x4200}


class Windows:
    """As far as we ask it: it speaks German."""

    class kernel32:  # noqa: N801 (its name there)
        @staticmethod
        def GetUserDefaultUILanguage() -> int:  # noqa: N802
            return 0x0407


def test_windows_says_its_language_in_no_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    assert from_environment({}) == "cs"
    monkeypatch.setattr("ctypes.windll", Windows, raising=False)
    monkeypatch.setattr(sys, "platform", "win32")
    assert from_environment({}) == "en"
    assert from_environment({"LANG": "cs_CZ.UTF-8"}) == "cs"


def test_windows_wipes_the_terminal_in_its_own_way(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[str] = []
    monkeypatch.setattr("os.system", asked.append)
    monkeypatch.setattr(sys, "platform", "win32")
    deskovka.system.wipe_terminal()
    assert asked == ["cls"] and capsys.readouterr().out == ""
