"""Whether a browser's request comes from a page of the inn itself."""

from __future__ import annotations

from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.datastructures import Headers


def is_ours(headers: Headers, allowed: Iterable[str]) -> bool:
    """Programs send no Origin and no cookie of a browser; pages always send where they come from."""
    origin = headers.get("origin")
    if origin is None:
        return True
    if origin in allowed:
        return True
    return urlsplit(origin).netloc.lower() == headers.get("host", "").lower() != ""
