"""What the package asks for when it is installed."""

from __future__ import annotations

import os
import re
import tomllib
from pathlib import Path

import pytest
from hatchling.build import get_requires_for_build_wheel
from tools import dist
from tools.compile import environment

from conftest import FOLDERS

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
HEAVY = {"ray", "torch", "gymnasium", "pettingzoo", "pyarrow", "polars", "numpy", "psycopg"}


def test_whatever_is_asked_for_has_a_lower_and_an_upper_bound() -> None:
    """What nobody has tried yet stays out; librt, the youngest, has no other sign of what it breaks."""
    extras = PROJECT["project"]["optional-dependencies"].values()
    hook = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]["dependencies"]
    asked = [*PROJECT["project"]["dependencies"], *hook, *PROJECT["build-system"]["requires"]]
    asked += [one for extra in extras for one in extra if not one.startswith("deskovka[")]
    assert [one for one in asked if not re.search(r">=.*<|==", one.partition(";")[0])] == []


def test_players_install_nothing_heavy() -> None:
    names = {name_of(one) for one in PROJECT["project"]["dependencies"]}
    assert {"starlette", "uvicorn", "sqlalchemy"} <= names and not names & HEAVY


def test_compiling_sees_no_earlier_build_but_what_pip_builds_with(tmp_path: Path) -> None:
    """pip puts mypyc on PYTHONPATH when it builds the wheel in an environment of its own."""
    path = os.pathsep.join([str(ROOT / ".cache" / "compiled" / "1"), str(tmp_path), str(ROOT / "src")])
    found = environment({"PYTHONPATH": path, "MYPYPATH": "src", "HOME": "/home"})
    assert (found["PYTHONPATH"], found["HOME"]) == (str(tmp_path), "/home")
    assert "MYPYPATH" not in found


def test_the_compiled_wheel_is_built_with_all_whose_types_mypyc_reads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever builds it has nothing of ours but this list."""
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("HATCH_BUILD_HOOK_ENABLE_CUSTOM", "true")
    wanted = {name_of(one) for one in get_requires_for_build_wheel()}
    assert {name_of(one) for one in PROJECT["project"]["dependencies"]} | {"mypy"} <= wanted


def test_the_contract_is_tried_apart_from_the_sources(tmp_path: Path) -> None:
    """A compiled wheel is tested where it is installed, here as by the workflow: nothing else can be imported."""
    dist.copy_tests(tmp_path)
    names = {file.name for file in tmp_path.iterdir()}
    assert names == {"tests", "examples", "web", "pyproject.toml"}
    assert not [*tmp_path.rglob("deskovka")]
    for needed in ("tests/contract/known_digests.json", "tests/thirdparty", "web/src/games/rebirth/index.ts"):
        assert (tmp_path / needed).exists(), needed


def name_of(requirement: str) -> str:
    return re.sub(r"[._]", "-", re.split(r"[^\w.-]", requirement)[0])


def test_pythons_that_are_tried_are_those_that_are_promised() -> None:
    promised = re.findall(r":: (3\.\d+)", "\n".join(PROJECT["project"]["classifiers"]))
    built = re.findall(r"cp3(\d+)-", PROJECT["tool"]["cibuildwheel"]["build"])
    workflow = (ROOT / ".github" / "workflows" / "ci.yml").read_text(encoding="utf-8")
    tried = re.search(r"python: \[(.*)\]", workflow)
    assert tried is not None
    assert promised == [f"3.{minor}" for minor in built] == re.findall(r"3\.\d+", tried[1])


def test_what_runs_interpreted_in_part_runs_compiled_whole() -> None:
    words = re.findall(
        r"ON_COMPILED := \$\(addprefix tests/,(.*)\)", (ROOT / "Makefile").read_text(encoding="utf-8")
    )
    assert {*FOLDERS} <= {*words[0].split()}
