"""A bot in another process, in any language: one JSON message a line, on its standard input and output.

It speaks the messages of the protocol. To the bot: `begin` once (game, seat, set-up, seed, personality, time to think),
then before each question `events` with the entries it has not seen, and `view` with its prompts. From the bot, one line
for each `view`: `act` with a move, or `pass` when it has nothing to do now; either may carry `say`. `end` closes.
"""

from __future__ import annotations

import queue
import subprocess
import threading
import time
from contextlib import suppress
from typing import Any, Final

import msgspec

from blueboar.bots.bot import Answer, Saying
from blueboar.bots.levels import BotSetup
from blueboar.core.record import Entry

PATIENCE: Final = 5.0
"""Seconds beyond its own thinking time until a process is given up."""
_PATIENCE_IN_STEPS: Final = 120.0
"""The same for one that thinks in steps: how long those take is the machine's affair, and must not change the game."""
_MOST_LINES: Final = 100
"""That it may have said without having been asked."""
_LONGEST_LINE: Final = 1_000_000


class ProcessFailed(Exception):
    """The process ended, was too slow, or said something that is not a message."""


class _Reply(msgspec.Struct):
    type: str
    move: msgspec.Raw = msgspec.Raw(b"null")
    say: Saying | None = None


class ProcessBot:
    """Two threads stand between: a program that does not read, or that never stops talking, holds up nobody."""

    def __init__(self, command: tuple[str, ...], setup: BotSetup) -> None:
        self._setup = setup
        self._entries: list[Entry] = []
        self._seq = -1
        self._lines: queue.Queue[bytes | None] = queue.Queue(_MOST_LINES)
        self._letters: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._read = threading.Event()
        """Everything that it was told so far has gone into its pipe."""
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self._begin = True
        self._closed = False
        self._threads = [threading.Thread(target=work, daemon=True) for work in (self._listen, self._speak)]
        for thread in self._threads:
            thread.start()

    def _say_begin(self) -> None:
        setup = self._setup
        self._tell(
            {
                "type": "begin",
                "game": setup.game.name,
                "seat": setup.seat,
                "config": setup.config,
                "seed": setup.seed,
                "personality": setup.personality,
                "think_seconds": setup.think_seconds,
                "think_steps": setup.think_steps,
            }
        )

    def _listen(self) -> None:
        assert self._process.stdout is not None
        while not self._closed and (line := self._process.stdout.readline(_LONGEST_LINE)):
            self._lines.put(line)
        self._lines.put(None)

    def _speak(self) -> None:
        assert self._process.stdin is not None
        try:
            while (letter := self._letters.get()) is not None:
                self._process.stdin.write(letter)
                self._process.stdin.flush()
                if self._letters.empty():
                    self._read.set()
        except (OSError, ValueError):
            """It is gone: what it still said can be read, and then that it has ended."""
        finally:
            self._read.set()
            with suppress(OSError):
                self._process.stdin.close()

    def _tell(self, message: dict[str, Any]) -> None:
        if self._threads[1].is_alive():
            self._read.clear()
        self._letters.put(msgspec.json.encode(message) + b"\n")

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
        patience = PATIENCE if self._setup.think_steps is None else _PATIENCE_IN_STEPS
        until = time.monotonic() + self._setup.think_seconds + patience
        try:
            line = self._lines.get(timeout=max(0.0, until - time.monotonic()))
        except queue.Empty:
            self.close()
            raise ProcessFailed("no answer in time") from None
        if line is None:
            self._lines.put(None)
            raise ProcessFailed(f"the bot's process has ended ({self._process.poll()})")
        if not self._read.wait(max(0.0, until - time.monotonic())):
            self.close()
            raise ProcessFailed("it answers without reading")
        return self._understood(line)

    def _understood(self, line: bytes) -> Answer:
        try:
            reply = msgspec.json.decode(line, type=_Reply)
            if reply.type == "pass":
                return Answer(None, reply.say)
            if reply.type != "act":
                raise ProcessFailed(f"unknown message {reply.type[:40]!r}")
            return Answer(msgspec.json.decode(reply.move, type=self._setup.game.move_type), reply.say)
        except msgspec.DecodeError as error:
            raise ProcessFailed(f"not a message: {error}") from None

    def close(self) -> None:
        """Say goodbye; a process that stays is ended."""
        self._closed = True
        self._tell({"type": "end"})
        self._letters.put(None)
        try:
            self._process.wait(1.0)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        for _ in range(_MOST_LINES):
            # What it said last may still stand in the way of the listener.
            if not self._threads[0].is_alive():
                break
            with suppress(queue.Empty):
                self._lines.get(timeout=0.01)
        self._threads[1].join(1.0)
        with suppress(queue.Full):
            self._lines.put_nowait(None)
        assert self._process.stdout is not None
        self._process.stdout.close()
