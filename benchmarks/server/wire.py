"""A WebSocket client that costs little: many of them must fit beside the server that is measured."""

from __future__ import annotations

import asyncio
import os
import struct
from collections.abc import Callable
from typing import cast


class Wire(asyncio.Protocol):
    """Sends text, and hands every whole text frame on."""

    def __init__(self, address: str, path: str, token: str, heard: Callable[[Wire, bytes], None]) -> None:
        self._address = address
        self._path = path
        self._token = token
        self._heard = heard
        self._buffer = bytearray()
        self._open = False
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        lines = [
            f"GET {self._path} HTTP/1.1",
            f"Host: {self._address}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            "Sec-WebSocket-Version: 13",
            f"Authorization: Bearer {self._token}",
        ]
        self.transport.write("\r\n".join([*lines, "", ""]).encode())

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer
        buffer += data
        if not self._open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if b" 101 " not in buffer[:20]:
                self.ready.set_exception(ConnectionError(bytes(buffer[:end]).decode()))
                return
            del buffer[: end + 4]
            self._open = True
            self.ready.set_result(None)
        while len(buffer) >= 2:
            length = buffer[1] & 127
            start = 2
            if length == 126:
                if len(buffer) < 4:
                    return
                (length,) = struct.unpack_from("!H", buffer, 2)
                start = 4
            elif length == 127:
                if len(buffer) < 10:
                    return
                (length,) = struct.unpack_from("!Q", buffer, 2)
                start = 10
            if len(buffer) < start + length:
                return
            opcode = buffer[0] & 15
            payload = bytes(buffer[start : start + length])
            del buffer[: start + length]
            if opcode == 1:
                self._heard(self, payload)
            elif opcode == 9:
                self._frame(10, payload)
            elif opcode == 8:
                self.transport.close()

    def send(self, text: bytes) -> None:
        self._frame(1, text)

    def _frame(self, opcode: int, payload: bytes) -> None:
        length = len(payload)
        head = bytes([128 | opcode])
        if length < 126:
            head += bytes([128 | length])
        else:
            head += bytes([128 | 126]) + struct.pack("!H", length)
        mask = os.urandom(4)
        word = int.from_bytes((mask * (length // 4 + 1))[:length], "big") if length else 0
        masked = (int.from_bytes(payload, "big") ^ word).to_bytes(length, "big")
        self.transport.write(head + mask + masked)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.ready.done():
            self.ready.set_exception(ConnectionError("closed"))
