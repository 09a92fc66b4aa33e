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
        self._kept: Streams | None = None
        self._asking = asyncio.Lock()

    async def open(self) -> Streams:
        return await asyncio.open_connection(self.host, self.port, local_addr=(self.source, 0))

    async def ask(self, method: str, path: str, body: Any = None, token: str | None = None) -> Any:
        """One request on a connection of its own. Raises Answered unless it is granted."""
        async with asyncio.timeout(PATIENCE):
            streams = await self.open()
            try:
                return await _asked(streams, method, path, body, token, "close")
            finally:
                streams[1].close()

    async def ask_again(self, method: str, path: str, body: Any = None, token: str | None = None) -> Any:
        """The same on one connection for all of them, for as long as that is kept open."""
        async with self._asking, asyncio.timeout(PATIENCE):
            if self._kept is None or self._kept[1].transport.is_closing():
                self._kept = await self.open()
            try:
                return await _asked(self._kept, method, path, body, token, "keep-alive")
            except Answered:
                raise
            except BaseException:
                self._kept[1].transport.abort()
                self._kept = None
                raise

    async def guest(self, name: str) -> str:
        told = await self.ask_again("POST", "/api/guest", {"name": name, "bearer": True})
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


async def _asked(streams: Streams, method: str, path: str, body: Any, token: str | None, connection: str) -> Any:
    reader, writer = streams
    content = b"" if body is None else json.dumps(body).encode()
    writer.write(head(method, path, token, len(content) if body is not None else None, connection) + content)
    top = (await reader.readuntil(b"\r\n\r\n")).lower()
    length = int(top.partition(b"content-length:")[2].partition(b"\r\n")[0] or 0)
    rest = await reader.readexactly(length)
    if b"connection: close" in top:
        writer.close()
    status = int(top.split(b" ", 2)[1])
    if status >= 300:
        raise Answered(status, rest)
    return json.loads(rest) if rest.startswith((b"{", b"[")) else rest


def head(method: str, path: str, token: str | None, length: int | None, connection: str) -> bytes:
    lines = [f"{method} {path} HTTP/1.1", "Host: localhost", f"Connection: {connection}"]
    if token is not None:
        lines.append(f"Authorization: Bearer {token}")
    if length is not None:
        lines += ["Content-Type: application/json", f"Content-Length: {length}"]
    return "\r\n".join([*lines, "", ""]).encode()
