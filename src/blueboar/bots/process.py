"""A bot in another process, in any language: one JSON message a line, on its standard input and output.

It speaks the messages of the protocol. To the bot: `begin` once (game, seat, set-up, seed, personality, time to think),
then before each question `events` with the entries it has not seen, and `view` with its prompts. From the bot, one line
for each `view`: `act` with a move, or `pass` when it has nothing to do now; either may carry `say`. `end` closes.
"""

from __future__ import annotations

import queue
import subprocess
import threading
from contextlib import suppress
from typing import Any, Final

import msgspec

from blueboar.bots.bot import Answer, Saying
from blueboar.bots.levels import BotSeat
from blueboar.core.record import Entry

_PATIENCE: Final = 5.0
"""Seconds beyond its own thinking time until a process is given up."""


class ProcessFailed(Exception):
    """The process ended, was too slow, or said something that is not a message."""


class _Reply(msgspec.Struct):
    type: str
    move: msgspec.Raw = msgspec.Raw(b"null")
    say: Saying | None = None


class ProcessBot:
    def __init__(self, command: tuple[str, ...], place: BotSeat) -> None:
        self._place = place
        self._entries: list[Entry] = []
        self._seq = -1
        self._lines: queue.Queue[bytes | None] = queue.Queue()
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()
        self._begin = True

    def _say_begin(self) -> None:
        place = self._place
        self._tell(
            {
                "type": "begin",
                "game": place.game.name,
                "seat": place.seat,
                "config": place.config,
                "seed": place.seed,
                "personality": place.personality,
                "think_seconds": place.think_seconds,
            }
        )

    def _listen(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self._lines.put(line)
        self._lines.put(None)

    def _tell(self, message: dict[str, Any]) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(msgspec.json.encode(message) + b"\n")
            self._process.stdin.flush()
        except (OSError, ValueError) as error:
            raise ProcessFailed(f"the bot's process is gone: {error}") from None

    def watch(self, entry: Entry) -> None:
        self._entries.append(entry)
        self._seq = entry.seq

    def answer(self, view: Any, prompts: tuple[Any, ...]) -> Answer:
        if self._begin:
            self._begin = False
            self._say_begin()
        if self._entries:
            first, last = self._entries[0].seq, self._entries[-1].seq
            self._tell({"type": "events", "from": first, "to": last, "entries": self._entries})
            self._entries = []
        self._tell({"type": "view", "seq": self._seq, "view": view, "prompts": prompts})
        try:
            line = self._lines.get(timeout=self._place.think_seconds + _PATIENCE)
        except queue.Empty:
            self.close()
            raise ProcessFailed("no answer in time") from None
        if line is None:
            raise ProcessFailed(f"the bot's process has ended ({self._process.poll()})")
        return self._read(line)

    def _read(self, line: bytes) -> Answer:
        try:
            reply = msgspec.json.decode(line, type=_Reply)
            if reply.type == "pass":
                return Answer(None, reply.say)
            if reply.type != "act":
                raise ProcessFailed(f"unknown message {reply.type[:40]!r}")
            return Answer(msgspec.json.decode(reply.move, type=self._place.game.move_type), reply.say)
        except msgspec.DecodeError as error:
            raise ProcessFailed(f"not a message: {error}") from None

    def close(self) -> None:
        """Say goodbye; a process that stays is ended."""
        with suppress(ProcessFailed):
            self._tell({"type": "end"})
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with suppress(OSError):
            self._process.stdin.close()
        try:
            self._process.wait(1.0)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._listener.join(1.0)
        self._process.stdout.close()
