"""What the server writes down: lines of text, or one JSON object a line. Never an address."""

import json
import logging
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any


class TextLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        said = getattr(record, "said", {})
        values = " ".join([f"{name}={value}" for name, value in said.items()])
        line = f"{when(record)} {record.levelname.lower()} {record.getMessage()} {values}".rstrip()
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        data: dict[str, Any] = {"at": when(record), "level": record.levelname.lower()}
        data |= {"logger": record.name, "message": record.getMessage()}
        data |= getattr(record, "said", {})
        if record.exc_info:
            data["error"] = self.formatException(record.exc_info)
        return json.dumps(data, ensure_ascii=False)


LET_GO = ContextVar("let_go", default=False)
"""Set where an answer is left unfinished on purpose: nobody takes it."""


class ServerNotes(logging.Filter):
    """Of uvicorn's own notes those that a host should read, and never one that names an address.

    That a worker died is one. Hidden is what uvicorn takes for a fault of the app: a handshake that
    was refused with an answer, a text that is none, and an answer that nobody took to its end. One
    that we left unfinished otherwise is a fault indeed.
    """

    NOTES = ("Child process",)
    NEVER = (
        "ASGI callable returned without completing handshake.",
        "Invalid UTF-8 sequence received from client.",
    )
    UNFINISHED = "ASGI callable returned without completing response."

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return str(record.msg).startswith(self.NOTES)
        return record.msg not in self.NEVER and not (record.msg == self.UNFINISHED and LET_GO.get())


def when(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")


def log_config(form: str, level: str) -> dict[str, Any]:
    """For `logging.config.dictConfig`. uvicorn's own notes name addresses: see ServerNotes."""
    formatter = {"()": JsonLines if form == "json" else TextLines}
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"ours": formatter},
        "filters": {"of_server": {"()": ServerNotes}},
        "handlers": {"ours": {"class": "logging.StreamHandler", "formatter": "ours"}},
        "root": {"level": "WARNING", "handlers": ["ours"]},
        "loggers": {
            "spielgeld": {"level": level.upper()},
            "uvicorn": {"level": "WARNING"},
            "uvicorn.error": {"level": "INFO", "filters": ["of_server"]},
        },
    }
