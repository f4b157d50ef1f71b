"""The OpenAPI document; that real answers and messages fit it, every other test checks on the way (house.py)."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import jsonschema_rs
import pytest

from deskovka.server.web.document import ROUTES, openapi
from server.document import check_message

BOTH = {"cs": "a", "en": "b"}


def test_it_is_printed_without_a_server() -> None:
    command = (sys.executable, "-m", "deskovka.server.web.document")
    run = subprocess.run(command, capture_output=True, text=True, check=True, encoding="utf-8")
    assert json.loads(run.stdout) == openapi()


def test_it_names_every_route_and_every_shape() -> None:
    paths = {(method.upper(), path) for path, found in openapi()["paths"].items() for method in found}
    assert paths == {(r.method, r.path.replace("{n:few}", "{n}")) for r in ROUTES}
    parts = openapi()["components"]["schemas"]
    words = json.dumps(openapi())
    assert [name for name in parts if f'"#/components/schemas/{name}"' not in words] == ["Frames", "Messages"]
    ids = [operation["operationId"] for found in openapi()["paths"].values() for operation in found.values()]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize(
    "wrong",
    [
        {},
        {"t": "nonsense"},
        {"t": "bye"},
        {"t": "bye", "say": {"cs": "a"}},
        {"t": "bye", "say": BOTH, "more": 1},
        {"t": "asked", "what": "tea", "by": 0},
        {"t": "why", "move": {}, "allowed": True, "why": None},
    ],
    ids=json.dumps,
)
def test_the_check_finds_what_does_not_fit(wrong: Any) -> None:
    check_message({"t": "bye", "say": BOTH})
    check_message({"t": "why", "move": {"t": "Yes"}, "allowed": True, "why": None})
    with pytest.raises(jsonschema_rs.ValidationError):
        check_message(wrong)
