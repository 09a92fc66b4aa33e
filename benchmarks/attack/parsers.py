"""`python -m benchmarks.attack.parsers`: what h11 would cost in place of httptools, and what it would save.

Three servers in turn, each in a process of its own: uvicorn with h11 and with httptools as they come, and httptools
with the bounds of `server/connections`. CPU of the server for a request; memory while requests are pipelined and nobody
reads, and while a head has no end. Bounded in count, bytes and time, on loopback only.
"""

from __future__ import annotations

import http.client
import socket
import statistics
import sys
import time
from typing import Any

from benchmarks.server.__main__ import Server, free_port

REQUESTS = 3000
ROUNDS = 3
SENT_BYTES = 24 * 2**20
SECONDS = 4.0
KINDS = ("h11", "httptools", "bounded")
_REQUEST = b"GET /api/games HTTP/1.1\r\nHost: x\r\nCookie: boar=abcdefgh\r\nAccept: application/json\r\n\r\n"


async def answer(scope: Any, receive: Any, send: Any) -> None:
    """As small as an answer can be: what is measured is the parser."""
    if scope["type"] != "http":
        return
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
    await send({"type": "http.response.body", "body": b"{}"})


def serve(kind: str, port: int) -> None:
    import uvicorn

    from blueboar.server.connections.http_protocol import bounded_http
    from blueboar.server.connections.places import Places
    from blueboar.server.connections.proxies import Proxies
    from blueboar.server.settings import Limits, Rate

    freely = Rate(1e9, 1_000_000_000)
    limits = Limits(connections=freely, hits=freely, requests=freely)
    protocol: Any = bounded_http(Places(limits, Proxies(())), limits) if kind == "bounded" else kind
    uvicorn.run(answer, port=port, http=protocol, lifespan="off", log_level="error", access_log=False)


def cpu_of_requests(server: Server, port: int) -> float:
    """Microseconds for each."""
    connection = http.client.HTTPConnection("127.0.0.1", port)
    before = server.cpu()
    for _ in range(REQUESTS):
        connection.request("GET", "/api/games", headers={"Cookie": "boar=abcdefgh", "Accept": "application/json"})
        connection.getresponse().read()
    return (server.cpu() - before) / REQUESTS * 1e6


def memory_under(server: Server, port: int, first: bytes, chunk: bytes) -> float:
    """How much it grows, in MB, while this is poured in and nothing is read."""
    before = most = server.memory()
    ends = time.monotonic() + SECONDS
    sent = 0
    with socket.create_connection(("127.0.0.1", port)) as line:
        line.settimeout(0.2)
        try:
            line.sendall(first)
            while sent < SENT_BYTES and time.monotonic() < ends:
                sent += line.send(chunk)
                most = max(most, server.memory())
        except OSError:
            # The door was shut, or nobody reads any more: both are answers.
            pass
        time.sleep(0.3)
        most = max(most, server.memory())
    return most - before


def measure(kind: str) -> tuple[float, float, float]:
    port = free_port()
    server = Server([sys.executable, "-m", "benchmarks.attack.parsers", kind, str(port)], port, "/")
    try:
        cpu = cpu_of_requests(server, port)
        pipelined = memory_under(server, port, b"", _REQUEST * 200)
        endless = memory_under(server, port, b"GET / HTTP/1.1\r\nHost: x\r\n", b"X-Again: 1\r\n" * 1500)
        return cpu, pipelined, endless
    finally:
        server.end()


def main() -> None:
    if len(sys.argv) > 1:
        serve(sys.argv[1], int(sys.argv[2]))
        return
    found: dict[str, list[tuple[float, float, float]]] = {kind: [] for kind in KINDS}
    for _ in range(ROUNDS):
        for kind in KINDS:
            found[kind].append(measure(kind))
    print(f"{'':12} {'CPU us/request':>15} {'pipelined MB':>13} {'endless MB':>11}")
    for kind, results in found.items():
        cpu, pipelined, endless = (statistics.median(one) for one in zip(*results, strict=True))
        print(f"{kind:12} {cpu:15.0f} {pipelined:13.1f} {endless:11.1f}")


if __name__ == "__main__":
    main()
