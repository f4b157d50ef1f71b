"""Checks what a real server says against its own OpenAPI document."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import httpx
import jsonschema_rs

from deskovka.server.web.document import openapi


@cache
def validator(place: str) -> Any:
    """Checks values against the schema at a place of the document."""
    root = {"$ref": place, "components": openapi()["components"], "paths": openapi()["paths"]}
    return jsonschema_rs.Draft202012Validator(root)


def check_message(message: Any) -> None:
    """A message of the socket is one of those that the document names."""
    validator("#/components/schemas/Messages").validate(message)


def check_answer(response: httpx.Response) -> None:
    """An answer has the shape that the document promises for its path, method and status."""
    path = next(
        (
            p
            for p, operations in openapi()["paths"].items()
            if re.fullmatch(re.sub(r"\{\w+\}", "[^/]+", p), response.request.url.path)
            and response.request.method.lower() in operations
        ),
        None,
    )
    if path is None:
        return
    operation = openapi()["paths"][path][response.request.method.lower()]
    status = str(response.status_code) if response.is_success else f"{response.status_code // 100}XX"
    ((kind, _),) = operation["responses"][status]["content"].items()
    assert response.headers["content-type"].startswith(kind), response.headers["content-type"]
    if kind == "application/json":
        keys = ["paths", path, response.request.method.lower(), "responses", status, "content", kind, "schema"]
        place = "/".join(
            key.replace("~", "~0").replace("/", "~1").replace("{", "%7B").replace("}", "%7D") for key in keys
        )
        validator(f"#/{place}").validate(response.json())
