"""How many clicks and taps typical turns take, as the browser counts them, beside what they took once."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
OLD: Final = "5f46f59"  # whose players wrote down some of what they had to press


class Before(NamedTuple):
    """What was written down then; None: nothing."""

    clicks: int | None = None
    taps: int | None = None


BEFORE: Final = {
    ("rebirth", "lay the tile in hand"): Before(1, 2),
    ("katan-duel", "build a card on a site"): Before(clicks=3),  # the first click on the site was lost
    ("scythe", "move two units and end the turn"): Before(taps=14),
}


def count_taps() -> dict[tuple[str, str], dict[bool, int]]:
    """By what was done: how often something was pressed, on a phone or not."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "taps"
        env = {**os.environ, "DESKOVKA_TAPS": str(file), "CI": "true"}
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:xdist", "tests/browser/test_taps.py"]
        run = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
        if run.returncode:
            raise SystemExit(run.stdout)
        found: dict[tuple[str, str], dict[bool, int]] = {}
        for line in file.read_text(encoding="utf-8").splitlines():
            row = json.loads(line)
            found.setdefault((row["game"], row["what"]), {})[row["phone"]] = row["count"]
    return found


def main() -> int:
    found = count_taps()
    print("Real clicks (1440x900) and taps (390x844), counted by the browser; a dash: nobody wrote it down.")
    print()
    print(f"{'':46}{'clicks':>8}{OLD:>9}{'taps':>8}{OLD:>9}")
    for key, counts in found.items():
        before = BEFORE.get(key, Before())
        then = ["–" if count is None else str(count) for count in before]
        print(f"{' '.join(key):46}{counts[False]:>8}{then[0]:>9}{counts[True]:>8}{then[1]:>9}")
    print()
    clicks, taps = (sum(counts[phone] for counts in found.values()) for phone in (False, True))
    told = f"{len(found)} typical turns: {clicks} clicks, {taps} taps"
    print(f"{told}; two units move in {two_units(found)} taps, once 14")
    return 0


def two_units(found: dict[tuple[str, str], dict[bool, int]]) -> int:
    return found["scythe", "move two units and end the turn"][True]


if __name__ == "__main__":
    sys.exit(main())
