"""A record may be anybody's: whatever is in it, `blueboar verify` refuses it in a sentence, and at once."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from blueboar.cli import main
from blueboar.core.record import MOST_BYTES, save
from tests.fairness.inn import finished

HONEST = save(finished("sheriff"))
DOCUMENT = json.loads(HONEST)
CPU_SECONDS = 10
"""What the system lets a check have, start of Python included; far more than it needs, far less than a bomb takes."""
MEMORY = 1 << 30


def with_(change: Any) -> bytes:
    document = json.loads(HONEST)
    change(document)
    return json.dumps(document).encode()


def set_in(*path: Any, to: Any) -> bytes:
    def change(document: Any) -> None:
        inside = document
        for step in path[:-1]:
            inside = inside[step]
        inside[path[-1]] = to

    return with_(change)


HOSTILE = {
    "nested deep": b'{"header": ' + b"[" * 1_000_000 + b"]" * 1_000_000 + b"}",
    "objects nested deep": b'{"header": ' + b'{"a":' * 300_000 + b"1" + b"}" * 300_000 + b"}",
    "nested deep where nobody looks": HONEST[:-2] + b',"more": ' + b"[" * 300_000 + b"]" * 300_000 + b"}",
    "nested deep in a move": set_in("entries", 3, "move", to=None).replace(
        b'"move": null', b'"move": ' + b"[" * 300_000 + b"]" * 300_000
    ),
    "a number of a million digits": HONEST.replace(b'"seq":1,', b'"seq":' + b"9" * 1_000_000 + b",", 1),
    "a huge float": HONEST.replace(b'"seq":1,', b'"seq":1e999999999,', 1),
    "a huge seat": set_in("entries", 1, "seat", to=2**70),
    "a huge format": set_in("header", "format", to=10**30),
    "millions of copies": set_in("header", "config", "goods", 0, "copies", to=[10**7, 10**7]),
    "more copies than bits": set_in("header", "config", "goods", 0, "copies", to=[10**25, 10**25]),
    "less than no copies": set_in("header", "config", "goods", 0, "copies", to=[-5, -5]),
    "a billion players": set_in("header", "config", "players", to=10**9),
    "millions of goods": set_in("header", "config", "goods", to=DOCUMENT["header"]["config"]["goods"] * 2000),
    "millions of entries": b'{"header": ' + json.dumps(DOCUMENT["header"]).encode() + b', "entries": ['
    + b",".join([b"{}"] * 2_000_000) + b"]}",
    "an endless file": b" " * (MOST_BYTES + 1),
    "escape sequences for a game": set_in("header", "game", to="\x1b]0;owned\x07\x1b[2J"),
    "escape sequences for an event": set_in("entries", 0, "events", 0, "event", to="\x1b[31mHonest\x1b[2J\r"),
    "not UTF-8": HONEST.replace(b"Ann", b"\xff\xfe", 1),
    "nothing": b"",
    "a list": b"[]",
}  # fmt: skip


@pytest.mark.parametrize("data", HOSTILE.values(), ids=HOSTILE)
def test_it_is_refused_in_a_sentence(data: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "hostile.json"
    file.write_bytes(data)
    for command in ("verify", "replay"):
        assert main(["--language", "en", command, str(file)]) == 2
        told = capsys.readouterr()
        assert told.out == ""
        assert told.err.startswith("blueboar: ")
        assert told.err.count("\n") == 1
        assert len(told.err) < 1000
        assert told.err[:-1].isprintable()


def _limited() -> None:
    import resource

    resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


@pytest.mark.skipif(sys.platform == "win32", reason="has no limits of this kind")
def test_all_of_them_together_take_a_few_seconds_and_little_memory(tmp_path: Path) -> None:
    """The system itself ends a process that takes more: no clock is read here."""
    files = []
    for number, data in enumerate(HOSTILE.values()):
        files.append(tmp_path / f"{number}.json")
        files[-1].write_bytes(data)
    check = (
        "import sys\nfrom blueboar.cli import main\nassert all(main(['verify', file]) == 2 for file in sys.argv[1:])"
    )
    done = subprocess.run(
        [sys.executable, "-c", check, *map(str, files)],
        preexec_fn=_limited,
        capture_output=True,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
        check=False,
    )
    assert done.returncode == 0, done.stderr[-500:]


def test_escape_sequences_in_names_are_shown_and_not_obeyed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """In a record that is otherwise honest: names of seats whose client withheld what it promised."""
    file = tmp_path / "names.json"
    named = json.loads(HONEST)
    named["people"] = [{"name": "\x1b[2J\x1b]0;x\x07\nHonest: all is well", "salt": "0"}] * 3
    file.write_bytes(json.dumps(named).encode())
    assert main(["--language", "en", "verify", str(file)]) == 1
    told = capsys.readouterr().out
    assert not any(letter in told for letter in "\x1b\x07\r")
    assert not any(line.startswith("Honest") for line in told.splitlines())
