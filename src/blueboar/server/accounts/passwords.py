"""Passwords that everybody tries first are refused; so is the name itself, and one letter again and again."""

from __future__ import annotations

from importlib import resources

from blueboar.server.refusals import RequestRefused

_COMMON = frozenset((resources.files(__package__) / "common_passwords.txt").read_text("utf-8").split())
_FEWEST_LETTERS = 4


def must_be_good_password(password: str, account: str) -> None:
    """Raises RequestRefused."""
    plain = password.casefold().strip()
    if plain in _COMMON or len(set(plain)) < _FEWEST_LETTERS or (account in plain and len(plain) < len(account) + 4):
        raise RequestRefused(400, "account.common-password")
