"""New ids of people and tables, and the codes by which people invite others."""

from __future__ import annotations

import secrets

_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without those that are read wrongly from paper or heard wrongly on the telephone."""


def new_id() -> str:
    return "".join(secrets.choice(_LETTERS) for _ in range(12))


def new_code() -> str:
    return "".join(secrets.choice(_LETTERS) for _ in range(7))
