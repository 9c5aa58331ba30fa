"""What the server writes down: lines for people, or JSON for machines."""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime

PLAIN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        """2026-11-16T12:00:00+00:00 INFO tischlein.hall: a table is set game=burgundy_dice table=..."""
        details = "".join(f" {name}={value}" for name, value in sorted(extra(record).items()))
        return f"{moment(record)} {record.levelname} {record.name}: {super().format(record)}{details}"


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {"time": moment(record), "level": record.levelname.lower(), "logger": record.name, "message": record.getMessage()}
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps({**line, **extra(record)}, default=str, ensure_ascii=False)


def moment(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")


def extra(record: logging.LogRecord) -> dict[str, object]:
    return {name: value for name, value in vars(record).items() if name not in PLAIN}


def write_logs(form: str, level: str) -> None:
    """Everything goes to the standard error stream."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if form == "json" else Lines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.getLogger("uvicorn.access").setLevel("WARNING")  # one line per request would bury the rest
