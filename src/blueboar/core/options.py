"""What a group may set when it opens a table, and whether a value fits."""
# interpreted: msgspec Structs

from __future__ import annotations

from typing import Any, Literal

import msgspec

from blueboar.core.errors import SetupError
from blueboar.core.faults import Fault

OptionKind = Literal["choice", "switch", "number", "seat", "table"]
"""A `seat` is a seat or "random"; a `table` has two numbers for each name."""


class Option(msgspec.Struct, frozen=True):
    """One thing a group may set when it opens a table."""

    name: str
    kind: OptionKind
    defaults: dict[str, Any]
    """The preset's value, by edition."""
    choices: tuple[str, ...] = ()
    least: int | None = None
    most: int | None = None
    clause: str | None = None

    def fits(self, value: Any) -> bool:
        match self.kind:
            case "choice":
                return value in self.choices
            case "switch":
                return isinstance(value, bool)
            case "number":
                return self._is_number(value)
            case "seat":
                return value == "random" or self._is_number(value)
            case _:
                return isinstance(value, dict) and all(self._is_row(name, pair) for name, pair in value.items())

    def _is_number(self, value: Any) -> bool:
        least, most = self.least or 0, self.most or 0
        return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most

    def _is_row(self, name: Any, pair: Any) -> bool:
        numbers = isinstance(pair, (list, tuple)) and len(pair) == 2 and all(self._is_number(each) for each in pair)
        return isinstance(name, str) and numbers

    def what_fits(self) -> dict[str, Any]:
        """As parameters of an error: what is `allowed`, and the `least` and `most` of numbers."""
        numbers = {"least": self.least, "most": self.most}
        match self.kind:
            case "choice":
                return {"allowed": list(self.choices)}
            case "switch":
                return {"allowed": ["true", "false"]}
            case "number":
                return numbers
            case "seat":
                return {"allowed": ["random"], **numbers}
            case _:
                return {"numbers": 2, **numbers}


def find_option(options: tuple[Option, ...], name: str, clause: str | None = None) -> Option:
    for option in options:
        if option.name == name:
            return option
    allowed = [option.name for option in options]
    raise SetupError("setup.unknown-option", clause, option=str(name), allowed=allowed)


def checked(options: tuple[Option, ...], name: str, value: Any, clause: str) -> Any:
    """The value, if the option is known and the value fits it; else a SetupError that says what is allowed.

    `clause`: where the options are listed.
    """
    option = find_option(options, name, clause)
    if not option.fits(value):
        raise SetupError("setup.bad-value", option.clause, option=name, value=str(value)[:60], **option.what_fits())
    return value


def impossible(option: str, clause: str, why: Fault) -> SetupError:
    """Values that fit, but not together."""
    return SetupError("setup.impossible-mix", clause, why, option=option)
