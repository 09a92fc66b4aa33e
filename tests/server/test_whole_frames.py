"""Most of what clients send is one short text in one frame: it goes past the parser, and nothing else does."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from blueboar.server.connections.whole_frames import ends_with_a_frame, only_text


def frame(opcode: Opcode, data: bytes, *, final: bool = True) -> bytes:
    return Frame(opcode, data, final).serialize(mask=True)


@given(st.binary(max_size=900))
def test_a_whole_text_is_what_was_said(data: bytes):
    assert only_text(frame(Opcode.TEXT, data)) == data


@pytest.mark.parametrize(
    "data",
    [
        b"",
        frame(Opcode.BINARY, b"hello"),
        frame(Opcode.PING, b""),
        frame(Opcode.CLOSE, b"\x03\xe8"),
        frame(Opcode.TEXT, b"hel", final=False),
        frame(Opcode.CONT, b"lo"),
        frame(Opcode.TEXT, b"x" * 2000),
        frame(Opcode.TEXT, b"one") + frame(Opcode.TEXT, b"two"),
        Frame(Opcode.TEXT, b"not masked").serialize(mask=False),
        b"\xc1" + frame(Opcode.TEXT, b"compressed")[1:],
        b"\x81\xfe\x00\x05" + b"mask" + b"hello",
    ],
    # Masks are drawn by chance: without names of their own these would have other ones in every process.
    ids=["nothing", "bytes", "ping", "close", "begun", "ended", "long", "two", "not-masked", "compressed", "too-wide"],
)
def test_everything_else_is_left_to_the_parser(data: bytes):
    assert only_text(data) is None


@given(st.binary(max_size=900), st.integers(min_value=1, max_value=900))
def test_a_part_of_a_text_is_none(data: bytes, less: int):
    whole = frame(Opcode.TEXT, data)
    assert only_text(whole[:-less] if less < len(whole) else b"") is None


SIZES = st.sampled_from([0, 1, 125, 126, 65_535, 65_536])


@given(st.lists(st.tuples(st.sampled_from([Opcode.TEXT, Opcode.BINARY, Opcode.PONG]), SIZES), max_size=4))
def test_whole_frames_end_where_another_may_begin(frames: list[tuple[Opcode, int]]):
    data = b"".join(frame(opcode, bytes(size if opcode is not Opcode.PONG else 4)) for opcode, size in frames)
    assert ends_with_a_frame(data)
    if data:
        assert not ends_with_a_frame(data[:-1])
        assert not ends_with_a_frame(data + b"\x81")


def test_a_message_in_parts_is_none_until_its_end():
    assert not ends_with_a_frame(frame(Opcode.TEXT, b"hel", final=False))
    assert not ends_with_a_frame(frame(Opcode.CONT, b"lo"))
