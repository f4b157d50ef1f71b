"""The recipes in deploy/, as far as they can be tried without a container engine."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from deskovka.server.base.settings import VARIABLES, read_settings
from server.house import House
from server.test_restart import process

ROOT = Path(__file__).parents[2]
IMAGE = (ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8")
COMPOSE = (ROOT / "deploy" / "compose.yml").read_text(encoding="utf-8")
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")


def test_every_variable_is_one_of_ours() -> None:
    found = set(re.findall(r"DESKOVKA_\w+", IMAGE + COMPOSE))
    assert found <= {*VARIABLES.values(), "DESKOVKA_PACKS"} and len(found) == 5


def test_the_settings_make_sense() -> None:
    image = dict(re.findall(r"(DESKOVKA_\w+)=(\S+)", IMAGE))
    assert read_settings({}, image).db == "sqlite:////data/tables.db"
    given = dict(re.findall(r"(DESKOVKA_\w+): (\S+)", COMPOSE))
    words = {name: re.sub(r"\$\{\w+:\?\}", "example", value) for name, value in given.items()}
    settings = read_settings({}, image | words)
    assert settings.public_url == "https://example" and settings.host == "0.0.0.0"
    assert settings.trusted_proxy in COMPOSE.partition("networks:\n  inside:")[2]


def test_the_image_s_command_exists_and_is_not_root_s() -> None:
    entry, command = (json.loads(found) for found in re.findall(r"^(?:ENTRYPOINT|CMD) (.+)$", IMAGE, re.MULTILINE))
    assert entry == ["deskovka"]
    told = subprocess.run(
        [sys.executable, "-m", "deskovka.cli", *command, "--help"], capture_output=True, text=True, check=True
    ).stdout
    assert all(word in told for word in command)
    assert IMAGE.index("USER 10001") < IMAGE.index("ENTRYPOINT")


def test_the_health_check_hears_a_running_table_and_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table runs as the image's user does: without a home."""
    monkeypatch.setenv("HOME", "/nonexistent")
    monkeypatch.setenv("DESKOVKA_PACKS", str(tmp_path / "packs"))
    found = re.search(r'CMD \["python", "-c", "(.+)"\]', IMAGE)
    assert found is not None and "127.0.0.1:8765" in found[1]

    async def healthy(house: House) -> bool:
        words = found[1].replace("127.0.0.1:8765", house.base.removeprefix("http://"))
        asked = await asyncio.create_subprocess_exec(
            sys.executable, "-c", words, stderr=asyncio.subprocess.DEVNULL
        )
        return await asked.wait() == 0

    async def story() -> None:
        async with process(f"sqlite:///{tmp_path / 'tables.db'}") as (house, running):
            assert await healthy(house)
            running.kill()
            await running.wait()
            assert not await healthy(house)

    asyncio.run(story())


def test_the_page_about_hosting_tells_of_them() -> None:
    for name in ("deploy/Containerfile", "deploy/compose.yml", "deploy/.env"):
        assert name in HOSTING
