"""A request that is not granted: an HTTP status and the code that the client phrases."""

from __future__ import annotations

from typing import Any

from blueboar.protocol.shapes import Problem


class Refused(Exception):
    def __init__(self, status: int, code: str, **params: Any) -> None:
        super().__init__(code)
        self.status = status
        self.problem = Problem(code, None, params)
