"""A real table on a free port, a real Chromium, and people who visit."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from ipaddress import ip_network
from pathlib import Path
from typing import NoReturn

import pytest
from playwright.sync_api import Browser, Error, Playwright, expect, sync_playwright

from browser.cases import FITTING, tried
from browser.checks import AXE, ROOT, SHOTS, SIXTH, take_picture
from browser.person import DESKTOP, PATIENCE, Come, Person, Size

WHOLE = ("chromium", "chromium-browser", "google-chrome")
# The same browser without its own windows, menus and services: a page costs it half the time.
SHELL = "chromium-headless-shell"
QUIET = ("--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking")
expect.set_options(timeout=PATIENCE * 1000)

ADDRESSES = ip_network("10.0.0.0/16").hosts()  # everybody comes from a house of their own

NO_SANDBOX = ("--no-sandbox",) if os.name == "posix" and os.geteuid() == 0 else ()


def missing(what: str) -> NoReturn:
    """Left out at home, a failure in CI."""
    if os.environ.get("CI") == "true":
        pytest.fail(what, pytrace=False)
    pytest.skip(what)


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running table with an empty SQLite file."""
    with open_table(tmp_path_factory.mktemp("table")) as base:
        yield base


@contextmanager
def open_table(folder: Path, **more: str) -> Iterator[str]:
    """A server with these variables (`{port}` is its own); it has to end without an error in its log."""
    if not (ROOT / "src/deskovka/server/static/index.html").exists() or not AXE.exists():
        missing("The page is not built, so nobody can look at it: run 'make page'.")
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        port = door.getsockname()[1]
    # tools/dist.py lets an installed package serve, which has an environment of its own.
    python = os.environ.get("DESKOVKA_PYTHON", sys.executable)
    command = [python, "-m", "deskovka.cli", "table", "--no-browser", "--port", str(port)]
    command += ["--db", f"sqlite:///{folder / 'tables.db'}", "--thinkers", "1"]
    command += ["--trusted-proxy", "127.0.0.1,::1"]  # which says where people come from
    log = folder / "log"
    packs = folder / "packs" / "settlers"  # people keep decks there, too
    packs.mkdir(parents=True)
    shutil.copy(SIXTH, packs)
    third = [str(ROOT / folder) for folder in ("tests/thirdparty", "examples/prsi")]  # somebody has these
    path = os.pathsep.join(filter(None, (os.environ.get("PYTHONPATH"), *third)))
    env = {**os.environ, "DESKOVKA_PACKS": str(packs.parent), "PYTHONPATH": path}
    env.update({name: value.format(port=port) for name, value in more.items()})
    with log.open("wb") as out:
        server = subprocess.Popen(command, stdout=out, stderr=subprocess.STDOUT, env=env)
    try:
        base = f"http://localhost:{port}"
        wait_for(f"{base}/health", server, log)
        yield base
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(20)
    wrong = [
        line for line in log.read_text(encoding="utf-8").splitlines() if '"error"' in line or "Traceback" in line
    ]
    assert wrong == []


def wait_for(url: str, server: subprocess.Popen[bytes], log: Path) -> None:
    for _ in range(400):
        assert server.poll() is None, log.read_text(encoding="utf-8")
        try:
            urllib.request.urlopen(url, timeout=5).close()
            return
        except OSError:
            time.sleep(0.05)
    raise AssertionError(f"the table does not start: {log.read_text(encoding='utf-8')}")


@pytest.fixture(scope="package")
def driver() -> Iterator[Playwright]:
    """What drives browsers. Its scope ends before other tests, for it keeps an event loop running."""
    with sync_playwright() as playwright:
        yield playwright


@contextmanager
def started(driver: Playwright, names: Sequence[str]) -> Iterator[Browser]:
    """The first of these browsers that the system has."""
    found = next(filter(None, map(shutil.which, names)), None)
    if found is None:
        missing("There is no Chromium, so browser tests are left out; Debian, Ubuntu: apt install chromium.")
    try:
        browser = driver.chromium.launch(executable_path=found, args=[*QUIET, *NO_SANDBOX])
    except Error as problem:
        missing(f"{found} does not start, so browser tests are left out: {problem.message.splitlines()[0]}")
    yield browser
    browser.close()


@pytest.fixture(scope="package")
def chromium(driver: Playwright) -> Iterator[Browser]:
    """The system's browser, the quick one where there are two."""
    with started(driver, (SHELL, *WHOLE)) as browser:
        yield browser


@pytest.fixture
def come(house: str, chromium: Browser, request: pytest.FixtureRequest) -> Iterator[Come]:
    """Lets people come, each with an own browser; at the end none of them may have met an error."""
    people: list[Person] = []

    def comes(name: str, size: Size = DESKTOP, lang: str = "cs", theme: str = "light") -> Person:
        context = chromium.new_context(
            viewport={"width": size.width, "height": size.height},
            locale={"cs": "cs-CZ", "en": "en-GB"}[lang],
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce",
            has_touch=size != DESKTOP,
            extra_http_headers={"X-Forwarded-For": str(next(ADDRESSES))},
        )
        people.append(Person(context, house, lang, name, size))
        return people[-1]

    yield comes
    failed = request.node.stash.get(FAILED, False)
    complaints = []
    for number, person in enumerate(people):
        if failed:
            take_picture(person.page, f"failed-{request.node.name}-{number}")
        complaints += [f"{person.name}: {said}" for said in person.complaints()]
        person.context.close()
    assert failed or not complaints, complaints


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if call.when == "call":
        item.stash[FAILED] = report.failed
    return report


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest tests come first, so that nobody waits for them alone at the end."""
    items.sort(key=lambda item: item.path.name != "test_site.py")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Tests that ask for a game get every one that the page draws, or in `make test` one of them."""
    for name in FITTING:
        if name in metafunc.fixturenames:
            metafunc.parametrize(name, tried(metafunc.function.__name__, name))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if SHOTS.exists():
        terminalreporter.write_line(f"Screenshots to look at: {SHOTS}")
