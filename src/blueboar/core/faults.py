"""What is wrong with a file or a mix of options, in detail: a code with parameters, so every language can say it."""
# interpreted: msgspec Structs

from __future__ import annotations

from typing import Final

import msgspec

from blueboar.core.answers import Parameter

MOST_LETTERS: Final = 100
"""A fault never echoes more than this of a word in a file."""


class Fault(msgspec.Struct, frozen=True):
    code: str
    params: dict[str, Parameter]


def fault(code: str, **params: object) -> Fault:
    return Fault(
        code, {key: value[:MOST_LETTERS] if isinstance(value, str) else value for key, value in params.items()}
    )


def seat_fault(players: int) -> Fault:
    return fault("seats", least=0, most=players - 1)


def file_fault(error: OSError) -> Fault:
    """Why a file or a folder cannot be used."""
    match error:
        case FileNotFoundError() | NotADirectoryError():
            return fault("no-such-file")
        case IsADirectoryError():
            return fault("is-a-folder")
        case FileExistsError():
            return fault("is-a-file")
        case PermissionError():
            return fault("not-permitted")
        case _:
            return fault("cannot-be-used", system=error.strerror or str(error))
