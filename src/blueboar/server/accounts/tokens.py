"""The opaque token that a device is known by. The store has only its hash."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping

from starlette.datastructures import Headers

COOKIE = "boar"


def new_token() -> str:
    return secrets.token_urlsafe(32)


def hash_of(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def token_of(headers: Headers, cookies: Mapping[str, str]) -> str | None:
    """What a request came with: a program sends it in a header, a browser in a cookie."""
    kind, _, token = headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer" and token:
        return token
    return cookies.get(COOKIE)
