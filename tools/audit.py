"""Asks whether anything that we install has a known vulnerability: `make audit`.

The advisories are the registries' and are not shipped with the packages, so this needs a network that lets it ask
them. What could not be asked about is said, and counts as a failure: silence is no proof.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
FOUND, UNKNOWN = 1, 2  # exit codes


@dataclass
class Report:
    """What is known about the packages of one list."""

    what: str
    asked: int = 0
    unknown: int = 0
    found: list[str] = field(default_factory=list)

    def say(self) -> str:
        """One sentence."""
        if self.found:
            return f"{self.what}: known vulnerabilities in {', '.join(self.found)}."
        if not self.asked or self.unknown:
            return f"{self.what}: not audited, because the advisories cannot be reached from here."
        return f"{self.what}: no known vulnerability in {self.asked} packages."


def run(command: Sequence[str], folder: Path) -> Any:
    """What a program prints as JSON; None if it prints none."""
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    try:
        return json.loads(done.stdout)
    except ValueError:
        return None


def python(pip_audit: str, file: str) -> Report:
    """The pinned packages of a requirements file. pip-audit skips what it cannot ask about and calls that good."""
    report = Report(file)
    options = ["--disable-pip", "--require-hashes", "--progress-spinner", "off", "--format", "json"]
    for one in (run([pip_audit, *options, "--requirement", file], ROOT) or {}).get("dependencies", []):
        report.asked += 1
        report.unknown += "skip_reason" in one
        report.found += [f"{one['name']} ({bug['id']})" for bug in one.get("vulns", [])]
    return report


def page(npm: str) -> Report:
    """What the page is built with."""
    report = Report("web/package-lock.json")
    data = run([npm, "audit", "--json"], ROOT / "web") or {}
    report.asked = data.get("metadata", {}).get("dependencies", {}).get("total", 0)
    report.found = sorted(data.get("vulnerabilities", {}))
    return report


def main(pip_audit: str, npm: str) -> int:
    """Print a sentence about each list; 0 only if all were asked about and nothing is known."""
    files = ("requirements/run.txt", "requirements/dev.txt")
    reports = [*(python(pip_audit, file) for file in files), page(npm)]
    for report in reports:
        print(report.say())
    if any(report.found for report in reports):
        return FOUND
    return UNKNOWN if any(report.unknown or not report.asked for report in reports) else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:3]))
