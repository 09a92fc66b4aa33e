"""Logs: one JSON object a line for machines, or one plain line for a person at a terminal."""

from __future__ import annotations

import logging
import sys
import time
from typing import Any

import msgspec

_OWN = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "color_message", "taskName"}


def fields(record: logging.LogRecord) -> dict[str, Any]:
    """What was given with `extra=`."""
    return {name: value for name, value in record.__dict__.items() if name not in _OWN}


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
        }
        for name, value in fields(record).items():
            # What a line says of itself is not for what it is about to change.
            line[f"{name}_" if name in line else name] = value
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


class PlainLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        details = " ".join(f"{name}={value}" for name, value in fields(record).items())
        line = f"{time.strftime('%H:%M:%S', time.localtime(record.created))} {record.levelname.lower():7} "
        line += f"{record.getMessage()} {details}".rstrip()
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


_NO_NEWS = ("without completing handshake", "Invalid HTTP request", "Unsupported upgrade request")
"""A socket that was denied with an answer of its own is no mistake; and what strangers send must not fill the log."""


def _is_worth_telling(record: logging.LogRecord) -> bool:
    message = record.getMessage()
    return not any(words in message for words in _NO_NEWS)


def set_up_logs(level: str, form: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else PlainLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    logging.getLogger("uvicorn.error").addFilter(_is_worth_telling)
    # uvicorn tells of every request and socket; our own lines and metrics say it better.
    for name in ("uvicorn.access", "uvicorn.error"):
        logging.getLogger(name).setLevel("WARNING")
