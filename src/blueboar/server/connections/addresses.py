"""Whose limits count: one address of IPv4, or one network of IPv6, which a single household has to itself."""

from __future__ import annotations

import ipaddress
from functools import lru_cache

_HOUSEHOLD_BITS = 64


@lru_cache(maxsize=4096)
def limited_as(address: str) -> str:
    """What limits are counted by. Text that is no address counts as it is."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv4Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((parsed, _HOUSEHOLD_BITS), strict=False))
