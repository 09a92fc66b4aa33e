"""A request that is not granted: an HTTP status and the code that the client phrases."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from blueboar.protocol.shapes import Problem

MALFORMED: Final = (msgspec.DecodeError, ValueError, RecursionError)
"""What decoding raises for what is not JSON, not of the right shape, not text, or nested without end."""


class RequestRefused(Exception):
    def __init__(self, status: int, code: str, **params: Any) -> None:
        super().__init__(code)
        self.status = status
        self.problem = Problem(code, None, params)
