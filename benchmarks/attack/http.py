"""Requests from a chosen address of the loopback: every attacker has one of its own, and so has every guest."""

from __future__ import annotations

import asyncio
import json
from typing import Any

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]
PATIENCE = 60.0


class Answered(Exception):
    """An answer that is not the one hoped for."""

    def __init__(self, status: int, body: bytes) -> None:
        super().__init__(f"{status} {body[:200]!r}")
        self.status = status


class From:
    """One source address, and the server that it talks to."""

    def __init__(self, source: str, host: str, port: int) -> None:
        self.source = source
        self.host = host
        self.port = port

    async def open(self) -> Streams:
        return await asyncio.open_connection(self.host, self.port, local_addr=(self.source, 0))

    async def ask(self, method: str, path: str, body: Any = None, token: str | None = None) -> Any:
        """One request on a connection of its own. Raises Answered unless it is granted."""
        content = b"" if body is None else json.dumps(body).encode()
        async with asyncio.timeout(PATIENCE):
            reader, writer = await self.open()
            try:
                writer.write(head(method, path, token, len(content) if body is not None else None, "close") + content)
                answer = await reader.read()
            finally:
                writer.close()
        top, _, rest = answer.partition(b"\r\n\r\n")
        if not top:
            raise ConnectionResetError("no answer")
        status = int(top.split(b" ", 2)[1])
        if status >= 300:
            raise Answered(status, rest)
        return json.loads(rest) if rest.startswith((b"{", b"[")) else rest

    async def guest(self, name: str) -> str:
        told = await self.ask("POST", "/api/guest", {"name": name, "bearer": True})
        token: str = told["token"]
        return token

    async def socket(self, path: str, token: str | None = None) -> Streams:
        """Past the handshake of a WebSocket. Raises Answered if it was refused."""
        reader, writer = await self.open()
        lines = head("GET", path, token, None, "Upgrade")[:-2]
        lines += b"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        writer.write(lines + b"\r\n")
        try:
            answer = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
        except BaseException:
            writer.close()
            raise
        if b" 101 " not in answer[:20]:
            writer.close()
            raise Answered(int(answer.split(b" ", 2)[1]), answer)
        return reader, writer


def head(method: str, path: str, token: str | None, length: int | None, connection: str) -> bytes:
    lines = [f"{method} {path} HTTP/1.1", "Host: localhost", f"Connection: {connection}"]
    if token is not None:
        lines.append(f"Authorization: Bearer {token}")
    if length is not None:
        lines += ["Content-Type: application/json", f"Content-Length: {length}"]
    return "\r\n".join([*lines, "", ""]).encode()
