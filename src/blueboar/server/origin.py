"""Where a request comes from: a page of our own, this machine, or elsewhere."""

from __future__ import annotations

import ipaddress
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
    try:
        from_host = urlsplit(origin).netloc.lower()
    except ValueError:
        return False
    return from_host == headers.get("host", "").lower() != ""


def is_this_machine(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False
