"""What nodes say to each other. New fields have defaults: an older and a newer node stand side by side for a while."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from blueboar.protocol.messages import CloseReason

_encode = msgspec.msgpack.Encoder().encode
_T = TypeVar("_T")


class NotThere(Exception):
    """The request reached nobody: nothing was done."""


class NodeSilent(Exception):
    """None came in time. It may have been done all the same."""


class Attach(msgspec.Struct, frozen=True):
    """A guest of `node` wants to be at a table. `line` grows with every attempt of this guest: older ones are over."""

    node: str
    guest: str
    line: int
    table: str
    person: str | None
    session: str | None
    address: str
    first: int | None
    changes: bool = False
    """They take what has changed in place of whole views."""
    device: str | None = None
    as_seat: int | None = None
    """Whose device it is, and for which seat beside its owner's it is held."""


class Attached(msgspec.Struct, frozen=True, tag=True):
    seat: int | None


class NotMine(msgspec.Struct, frozen=True, tag=True):
    """Nothing was done: whoever asks looks again whose it is."""


class NotAdmitted(msgspec.Struct, frozen=True, tag=True):
    status: int
    code: str
    clause: str | None = None
    params: dict[str, Any] = {}


class GuestFrame(msgspec.Struct, frozen=True):
    """A frame of a guest."""

    node: str
    guest: str
    line: int
    frame: bytes


class Left(msgspec.Struct, frozen=True):
    """A guest is gone."""

    node: str
    guest: str
    line: int


class ToldGuest(msgspec.Struct, frozen=True, array_like=True):
    """What a guest is told, already as that guest may know it: the `number`th time on this line."""

    line: int
    number: int
    messages: list[bytes]
    close: CloseReason | None = None


class Call(msgspec.Struct, frozen=True):
    """An HTTP request that another node has admitted, for the one who has the table."""

    endpoint: str
    path: dict[str, str]
    query: dict[str, Any]
    body: bytes | None
    person: str | None
    only_table: str | None
    address: str
    site: str


class Reply(msgspec.Struct, frozen=True, tag=True):
    status: int
    content: bytes


class SignOut(msgspec.Struct, frozen=True):
    """Sockets of a person, of one device, or of all devices but one."""

    person: str | None = None
    kept: str | None = None
    session: str | None = None


class PersonChanged(msgspec.Struct, frozen=True):
    """What is remembered about this person, or by this token, is not so any more."""

    person: str | None
    token: str | None


class Done(msgspec.Struct, frozen=True, tag=True):
    pass


class Forget(msgspec.Struct, frozen=True):
    table: str
    person: str


class Infos(msgspec.Struct, frozen=True):
    """How these tables stand, as this person may know it."""

    tables: tuple[str, ...]
    person: str | None


class RematchChanged(msgspec.Struct, frozen=True):
    """Somebody sat down at the table `new`, which goes on from `old`, or got up."""

    old: str
    new: str


def packed(message: msgspec.Struct) -> bytes:
    return _encode(message)


def unpacked(data: bytes, kind: type[_T]) -> _T:
    return msgspec.msgpack.decode(data, type=kind)
