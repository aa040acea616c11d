"""What the server writes down: lines of text, or one JSON object a line. Never an address."""

import json
import logging
from datetime import UTC, datetime
from typing import Any


class Text(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        said = getattr(record, "said", {})
        values = " ".join([f"{name}={value}" for name, value in said.items()])
        line = f"{when(record)} {record.levelname.lower()} {record.getMessage()} {values}".rstrip()
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


class Json(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        data: dict[str, Any] = {"at": when(record), "level": record.levelname.lower()}
        data |= {"logger": record.name, "message": record.getMessage()}
        data |= getattr(record, "said", {})
        if record.exc_info:
            data["error"] = self.formatException(record.exc_info)
        return json.dumps(data, ensure_ascii=False)


def when(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")


def log_config(form: str, level: str) -> dict[str, Any]:
    """For `logging.config.dictConfig`. uvicorn's own notes name addresses: only warnings pass."""
    formatter = {"()": f"spielgeld.web.logs.{form.capitalize()}"}
    quiet = {"level": "WARNING"}
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"ours": formatter},
        "handlers": {"ours": {"class": "logging.StreamHandler", "formatter": "ours"}},
        "root": {"level": "WARNING", "handlers": ["ours"]},
        "loggers": {"spielgeld": {"level": level.upper()}, "uvicorn": quiet},
    }
