"""One JSON object per line; nothing that identifies a seat's secret is ever put into one."""

from __future__ import annotations

import json
import logging
import traceback
from datetime import UTC, datetime
from typing import Final

PLAIN: Final = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName", "color_message"}
CAUSES: Final = 5


class Lines(logging.Formatter):
    """A record as JSON: time, level, where, what, and the extra fields."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        data = {"at": at, "level": record.levelname.lower(), "from": record.name, "say": record.getMessage()}
        data.update({k: v for k, v in record.__dict__.items() if k not in PLAIN})
        if record.exc_info and record.exc_info[1] is not None:
            data["trace"] = places(record.exc_info[1])
        return json.dumps(data, ensure_ascii=False, default=str)


def places(problem: BaseException) -> str:
    """What went wrong where, without the exceptions' own words: a message may quote a hand or a whole state."""
    found: list[str] = []
    cause: BaseException | None = problem
    while cause is not None and len(found) < CAUSES:
        frames = traceback.extract_tb(cause.__traceback__)
        found.append(type(cause).__qualname__ + "".join(f"\n  {f.filename}:{f.lineno} {f.name}" for f in frames))
        cause = cause.__cause__ or (None if cause.__suppress_context__ else cause.__context__)
    return "\nbecause of ".join(found)


def set_up() -> None:
    """Log lines go to stderr."""
    handler = logging.StreamHandler()
    handler.setFormatter(Lines())
    for name in ("deskovka", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        # uvicorn warns of every request that makes no sense, and anybody could fill the disk with that.
        logger.setLevel(logging.INFO if name == "deskovka" else logging.ERROR)
