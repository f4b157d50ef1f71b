"""Dates, which our sentences have none of; Fluent imports these names."""

from __future__ import annotations

from typing import Any


def format_date(*_: Any, **__: Any) -> str:
    """No sentence of ours asks for it."""
    raise NotImplementedError("dates are not written here")


format_time = get_datetime_format = get_timezone = format_date
