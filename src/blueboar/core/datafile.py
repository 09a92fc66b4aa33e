"""A group's own data file: TOML with rows. Whatever is wrong with it is said with file, line, row and reason."""
# interpreted: runs once a table

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any, Final

import msgspec

from blueboar.core.errors import DataError

MOST_BYTES: Final = 100_000
MOST_LETTERS: Final = 40


class DataFile:
    """A data file while it is read: it knows on which line a row begins."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.lines = [line.strip() for line in text.splitlines()]
        try:
            self.document = tomllib.loads(text)
        except ValueError as error:
            raise DataError("data.not-toml", file=name, reason=str(error)) from None
        except RecursionError:
            raise DataError("data.not-toml", file=name, reason="it is nested too deeply") from None

    def only(self, *keys: str) -> None:
        """Refuse a file that has other keys than these."""
        unknown = sorted(set(self.document) - set(keys))
        if unknown:
            raise self.fault(unknown[0], 0, f"unknown key; wanted: {', '.join(keys)}")

    def rows(self, section: str) -> list[Any]:
        found = self.document.get(section)
        if not isinstance(found, list) or not found:
            raise self.fault(section, 0, f"wanted: one or more [[{section}]] rows")
        return found

    def converted(self, section: str, row: int, raw: Any, wanted: Any) -> Any:
        try:
            return msgspec.convert(raw, wanted)
        except msgspec.ValidationError as error:
            raise self.fault(section, row, str(error)) from None

    def fault(self, section: str, row: int, reason: str) -> DataError:
        """`row` counts from 1; 0 means the section as a whole."""
        head = re.compile(rf"\[\[?\s*{re.escape(section)}\s*\]")
        heads = [number for number, line in enumerate(self.lines, 1) if head.match(line)]
        line = heads[row - 1] if 0 < row <= len(heads) else heads[0] if heads else 1
        return DataError("data.bad-row", file=self.name, line=line, section=section, row=row, reason=reason)


def read_text(path: str) -> str:
    name = Path(path).name
    try:
        data = Path(path).read_bytes()
        text = data.decode("utf-8")
    except OSError as error:
        raise DataError("data.unreadable", file=name, reason=error.strerror) from None
    except UnicodeDecodeError:
        raise DataError("data.unreadable", file=name, reason="it is not UTF-8 text") from None
    except ValueError as error:
        raise DataError("data.unreadable", file=name, reason=str(error)) from None
    if len(data) > MOST_BYTES:
        raise DataError("data.unreadable", file=name, reason=f"it has more than {MOST_BYTES} bytes")
    return text


def name_fault(name: str, taken: list[str]) -> str | None:
    """Why this cannot be the name of a row."""
    if name in taken:
        return f"the name {name!r} is taken"
    words = name.split("-")
    if len(name) > MOST_LETTERS or not all(map(_is_word, words)):
        return "a name is lower-case words joined by hyphens"
    return None


def _is_word(word: str) -> bool:
    return word.isascii() and word.isalnum() and word == word.lower()
