"""What is wrong with a file, in detail: a code with parameters for every language, and the same in English."""
# interpreted: msgspec Structs

from __future__ import annotations

from typing import Any, Final

import msgspec

MOST_LETTERS: Final = 100
"""A fault never echoes more than this of a word in a file."""


class Fault(msgspec.Struct, frozen=True):
    code: str
    params: dict[str, Any]
    english: str
    """For whoever reads an exception, or has no catalogue; `locales/en` says the same."""


def fault(code: str, english: str, **params: Any) -> Fault:
    """`english` names its parameters in braces."""
    short = {key: value[:MOST_LETTERS] if isinstance(value, str) else value for key, value in params.items()}
    return Fault(code, short, english.format(**{key: _said(value) for key, value in short.items()}))


def _said(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(value)
    return f"{value:,}" if isinstance(value, int) else str(value)


def seat_fault(players: int) -> Fault:
    return fault("seats", "the seats go from {least} to {most}", least=0, most=players - 1)


def file_fault(error: OSError) -> Fault:
    """Why a file or a folder cannot be used."""
    match error:
        case FileNotFoundError() | NotADirectoryError():
            return fault("no-such-file", "there is no such file")
        case IsADirectoryError():
            return fault("is-a-folder", "it is a folder")
        case FileExistsError():
            return fault("is-a-file", "there is a file of that name")
        case PermissionError():
            return fault("not-permitted", "this is not permitted")
        case _:
            return Fault("cannot-be-used", {}, error.strerror or str(error))
