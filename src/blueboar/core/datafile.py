"""A group's own data file: TOML with rows. Whatever is wrong with it is said with file, line, row and fault."""
# interpreted: runs once a table

from __future__ import annotations

import re
import tomllib
from functools import cached_property
from pathlib import Path
from typing import Any, Final

import msgspec

from blueboar.core.errors import DataError
from blueboar.core.faults import Fault, fault, file_fault
from blueboar.core.rows import row_fault

MOST_BYTES: Final = 100_000
MOST_LETTERS: Final = 40
_PLACE: Final = re.compile(r"\(at line (\d+), column (\d+)\)$")
_TWICE: Final = re.compile(r"overwrite|twice|[Dd]uplicate|immutable|redefine")


class DataFile:
    """A data file while it is read: it knows on which line a row begins."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.lines = [line.strip() for line in text.splitlines()]
        self._text = text

    @cached_property
    def document(self) -> dict[str, Any]:
        """Read when it is first asked for: that costs a thousand times what it does to count the rows."""
        try:
            return tomllib.loads(self._text)
        except ValueError as error:
            raise self._not_toml(str(error)) from None
        except RecursionError:
            deep = fault("too-deep")
            raise DataError("data.not-toml", file=self.name, fault=deep) from None

    def _not_toml(self, english: str) -> DataError:
        """The reader of TOML has sentences and no codes: what counts is where it stopped, and what is there twice."""
        place = _PLACE.search(english)
        if place is not None:
            line, column = map(int, place.groups())
            twice = _TWICE.search(english)
            found = fault("toml-twice", column=column) if twice else fault("toml-here", column=column)
            return DataError("data.not-toml", file=self.name, line=line, column=column, fault=found)
        if "end of document" in english:
            line = max(1, len(self.lines))
            return DataError("data.not-toml", file=self.name, line=line, fault=fault("toml-unfinished"))
        return DataError("data.not-toml", file=self.name, fault=fault("toml-value"))

    def only(self, *keys: str) -> None:
        """Refuse a file that has other keys than these."""
        unknown = sorted(set(self.document) - set(keys))
        if unknown:
            raise self.error(
                unknown[0],
                0,
                fault("key-unknown", key=unknown[0], allowed=list(keys)),
            )

    def rows(self, section: str) -> list[Any]:
        found = self.document.get(section)
        if not isinstance(found, list) or not found:
            raise self.error(section, 0, fault("no-rows", section=section))
        return found

    def heads(self, section: str) -> list[int]:
        """The lines on which its rows begin."""
        head = re.compile(rf"\[\[?\s*{re.escape(section)}\s*\]")
        return [number for number, line in enumerate(self.lines, 1) if head.match(line)]

    def converted(self, section: str, row: int, raw: Any, wanted: Any) -> Any:
        wrong = row_fault(raw, wanted)
        if wrong is not None:
            raise self.error(section, row, wrong)
        return msgspec.convert(raw, wanted)

    def error(self, section: str, row: int, wrong: Fault) -> DataError:
        """`row` counts from 1; 0 means the section as a whole."""
        heads = self.heads(section)
        line = heads[row - 1] if 0 < row <= len(heads) else heads[0] if heads else 1
        return DataError("data.bad-row", file=self.name, line=line, section=section, row=row, fault=wrong)


def read_text(path: str) -> str:
    name = Path(path).name
    try:
        data = Path(path).read_bytes()
        text = data.decode("utf-8")
    except OSError as error:
        raise DataError("data.unreadable", file=name, fault=file_fault(error)) from None
    except UnicodeDecodeError:
        raise DataError("data.unreadable", file=name, fault=fault("not-text")) from None
    except ValueError as error:
        raise DataError("data.unreadable", file=name, fault=fault("cannot-be-used", system=str(error))) from None
    if len(data) > MOST_BYTES:
        large = fault("too-large", most=MOST_BYTES)
        raise DataError("data.unreadable", file=name, fault=large)
    return text


def name_fault(name: str, taken: list[str]) -> Fault | None:
    """Why this cannot be the name of a row."""
    if name in taken:
        return fault("name-taken", name=name)
    words = name.split("-")
    if len(name) > MOST_LETTERS or not all(map(_is_word, words)):
        return fault("name-form", most=MOST_LETTERS)
    return None


def _is_word(word: str) -> bool:
    return word.isascii() and word.isalnum() and word == word.lower()
