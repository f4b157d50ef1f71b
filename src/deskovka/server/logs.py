"""One JSON object per line; nothing that identifies a seat's secret is ever put into one."""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime
from typing import Final

PLAIN: Final = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName", "color_message"}


class Lines(logging.Formatter):
    """A record as JSON: time, level, where, what, and the extra fields."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        data = {"at": at, "level": record.levelname.lower(), "from": record.name, "say": record.getMessage()}
        data.update({k: v for k, v in record.__dict__.items() if k not in PLAIN})
        if record.exc_info:
            data["trace"] = self.formatException(record.exc_info)
        return json.dumps(data, ensure_ascii=False, default=str)


def set_up() -> None:
    """Log lines go to stderr."""
    handler = logging.StreamHandler()
    handler.setFormatter(Lines())
    for name in ("deskovka", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(logging.INFO if name == "deskovka" else logging.WARNING)
