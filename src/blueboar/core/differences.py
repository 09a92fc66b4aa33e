"""What is different between two views of one seat: far less than a view, after most moves.

Compared are what the seat saw before and what it sees now, and nothing else goes in. Several seats at one table see
mostly the same objects: what was compared for one of them is known for the others.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec.structs import astuple

Fields = dict[str, Any]
Rows = dict[int, Fields]

_NONE: Final[Fields] = {}


class Compared:
    """What is different between two rows. It holds both: an identity means something only while its object lives."""

    __slots__ = ("after", "before", "changed")

    def __init__(self, before: Any, after: Any, changed: Fields) -> None:
        self.before = before
        self.after = after
        self.changed = changed


class Differences:
    """Of the views at one table, before and after an entry."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, int], Compared] = {}
        """By the identity of two rows, as that is what seats share."""

    def between(
        self, names: tuple[str, ...], before: tuple[Any, ...], after: tuple[Any, ...]
    ) -> tuple[Fields, dict[str, Rows]]:
        """Fields that are others now; and of lists as long as before the fields of their rows that are.

        `names` of the view's fields; `before` and `after` are the values of both, in their order.
        """
        fields: Fields = {}
        rows: dict[str, Rows] = {}
        for place in range(len(after)):
            old, new = before[place], after[place]
            if old is new:
                continue
            if type(new) is tuple and type(old) is tuple and len(new) == len(old) and len(new) > 0:
                found = self._between_rows(old, new)
                if found is not None:
                    if found:
                        rows[names[place]] = found
                    continue
            if old != new:
                fields[names[place]] = new
        return fields, rows

    def _between_rows(self, old: tuple[Any, ...], new: tuple[Any, ...]) -> Rows | None:
        """None where these are no rows, or of other kinds than before."""
        rows: Rows = {}
        for number in range(len(new)):
            earlier, later = old[number], new[number]
            if earlier is later:
                continue
            key = (id(earlier), id(later))
            compared = self._known.get(key)
            if compared is None:
                if type(earlier) is not type(later) or not isinstance(later, msgspec.Struct):
                    if earlier != later:
                        return None
                    continue
                changed = _NONE if earlier == later else _changed_fields(later, astuple(earlier), astuple(later))
                compared = self._known[key] = Compared(earlier, later, changed)
            if compared.changed:
                rows[number] = compared.changed
        return rows


def _changed_fields(row: Any, before: tuple[Any, ...], after: tuple[Any, ...]) -> Fields:
    names: tuple[str, ...] = row.__struct_encode_fields__
    changed: Fields = {}
    for place in range(len(after)):
        old, new = before[place], after[place]
        if old is not new and old != new:
            changed[names[place]] = new
    return changed
