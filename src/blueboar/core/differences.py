"""What is different between two views of one seat: far less than a view, after most moves.

Compared are what the seat saw before and what it sees now, and nothing else goes in.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import astuple

Rows = dict[int, dict[str, Any]]


def differences(view: Any, before: tuple[Any, ...], after: tuple[Any, ...]) -> tuple[dict[str, Any], dict[str, Rows]]:
    """The fields that are others now; and, of lists as long as before, the fields of their rows that are.

    `view` is the newer one; `before` and `after` are the values of both, in the order of its fields.
    """
    fields: dict[str, Any] = {}
    rows: dict[str, Rows] = {}
    for place in range(len(after)):
        old = before[place]
        new = after[place]
        if old is new or old == new:
            continue
        name: str = view.__struct_encode_fields__[place]
        changed = _changed_rows(old, new)
        if changed is None:
            fields[name] = new
        else:
            rows[name] = changed
    return fields, rows


def _changed_rows(old: Any, new: Any) -> Rows | None:
    """Of a list of rows that is as long as before; None for anything else."""
    if not isinstance(new, tuple) or not isinstance(old, tuple) or len(new) != len(old):
        return None
    rows: Rows = {}
    for place in range(len(new)):
        earlier = old[place]
        later = new[place]
        if earlier is later or earlier == later:
            continue
        if not isinstance(later, msgspec.Struct) or type(earlier) is not type(later):
            return None
        rows[place] = _changed_fields(later, astuple(earlier), astuple(later))
    return rows


def _changed_fields(row: Any, before: tuple[Any, ...], after: tuple[Any, ...]) -> dict[str, Any]:
    names: tuple[str, ...] = row.__struct_encode_fields__
    changed: dict[str, Any] = {}
    for place in range(len(after)):
        if before[place] != after[place]:
            changed[names[place]] = after[place]
    return changed
