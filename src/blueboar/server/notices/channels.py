"""Where somebody can be told something, and their wishes about it. These are stored, and told to their owner alone."""

from __future__ import annotations

from typing import Literal

import msgspec

from blueboar.protocol.notices import Shape, Wishes


class PushChannel(msgspec.Struct, frozen=True, tag_field="type", tag="push"):
    endpoint: str
    p256dh: str
    auth: str
    site: str
    """The address under which this browser knows the inn."""
    device: str = ""


class WebhookChannel(msgspec.Struct, frozen=True, tag_field="type", tag="webhook"):
    url: str
    shape: Shape
    secret: str
    site: str
    chat: str | None = None
    """Telegram's name of the conversation."""


ChannelBody = PushChannel | WebhookChannel


class Channel(msgspec.Struct, frozen=True):
    id: str
    person: str | None
    table: str | None
    failures: int
    body: ChannelBody


Kind = Literal["turn", "offer", "undo", "over"]


class Notice(msgspec.Struct, frozen=True):
    """Somebody is to be told something of a table. The person '' stands for the table's own channels."""

    person: str
    table: str
    kind: Kind
    seat: int
    due: float
    tries: int


__all__ = ["Channel", "ChannelBody", "Kind", "Notice", "PushChannel", "Shape", "WebhookChannel", "Wishes"]
