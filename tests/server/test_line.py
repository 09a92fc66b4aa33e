"""The way out of a socket: whole frames, while somebody reads them."""

from __future__ import annotations

from typing import Any

from blueboar.server.connections.line import Line


class Transport:
    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.closing = False

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def is_closing(self) -> bool:
        return self.closing


def line_on(transport: Any) -> Line:
    return Line(transport)


def test_what_is_said_goes_out_as_one_frame():
    transport = Transport()
    assert line_on(transport).write_text(b"[]")
    assert transport.written == [b"\x81\x02[]"]


def test_who_does_not_read_is_written_to_when_they_do():
    transport = Transport()
    line, again = line_on(transport), []
    line.full()
    assert not line.write_text(b"[]")
    line.when_writable(lambda: again.append(line.write_text(b"[]")))
    line.emptied()
    line.emptied()
    assert (again, len(transport.written)) == ([True], 1)


def test_after_goodbye_nothing_is_written_and_nobody_waits():
    transport = Transport()
    line, again = line_on(transport), []
    line.full()
    line.when_writable(lambda: again.append(1))
    line.over()
    assert line.write_text(b"[]")
    line.emptied()
    assert (again, transport.written) == ([], [])


def test_on_a_transport_that_closes_nothing_is_written():
    transport = Transport()
    line = line_on(transport)
    transport.closing = True
    assert line.write_text(b"[]")
    assert transport.written == []
