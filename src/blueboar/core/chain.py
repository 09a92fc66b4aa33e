"""The chain of a record: a head for each entry, which pins everything before it.

    head before the first entry = SHA-256(header line)
    head of entry n             = SHA-256(head before it, newline, salt of n, newline, entry line)
    hash of the record          = SHA-256(head of the last entry, newline, ending line)

A line is the JSON text as it stands in the record's file, without the comma after it; heads and salts are written in
hexadecimal, so that `sha256sum` can check them. Without the salt a player who holds the heads could try all hands that
another may have until one fits; it comes from the seed, and so it is known when the game is over, not before.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

_NOTHING_YET = hashlib.sha256()


def _hashed(line: bytes) -> str:
    """Of a copy: to make a new one OpenSSL looks its algorithms up, which costs more than to hash a line."""
    digest = _NOTHING_YET.copy()
    digest.update(line)
    return digest.hexdigest()


def salt_of(seed: str, seq: int) -> str:
    return _hashed(f"{seed}/salt/{seq}".encode())


def first_head(header: bytes) -> str:
    return _hashed(header)


def next_head(head: str, salt: str, entry: bytes) -> str:
    return _hashed(f"{head}\n{salt}\n".encode() + entry)


def record_hash(head: str, ending: bytes) -> str:
    return _hashed(f"{head}\n".encode() + ending)


def heads_of(header: bytes, seed: str, entries: Iterable[bytes]) -> list[str]:
    """The head of every entry."""
    head = first_head(header)
    heads = []
    for seq, entry in enumerate(entries):
        head = next_head(head, salt_of(seed, seq), entry)
        heads.append(head)
    return heads


def name_hash(salt: str, name: str) -> str:
    """A name is pinned by this. Who wants to be forgotten takes name and salt away, and the record stays whole."""
    return hashlib.sha256(f"{salt}\n{name}".encode()).hexdigest()


def entry_line(seq: int, seat: int, move: bytes, events: bytes, undoes: int | None = None) -> bytes:
    """An entry as it stands in a record, from the JSON of its move and its events."""
    end = b"" if undoes is None else b',"undoes":%d' % undoes
    return b'{"seq":%d,"seat":%d,"move":%b,"events":%b%b}' % (seq, seat, move, events, end)
