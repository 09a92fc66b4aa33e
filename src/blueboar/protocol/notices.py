"""How people who are away are told that a game waits for them: what browsers and the server say to each other of it."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from blueboar.protocol.http import Body

Url = Annotated[str, Meta(min_length=8, max_length=1000, pattern="^https?://[!-~]+$")]
Key = Annotated[str, Meta(min_length=8, max_length=200, pattern="^[A-Za-z0-9_=-]+$")]
Minute = Annotated[int, Meta(ge=0, le=1439)]
"""Of the day: 0 is midnight."""

Shape = Literal["json", "discord", "slack", "telegram"]
"""How a webhook wants it: as signed JSON for programs, or as these services take a message."""


class QuietHours(Body, frozen=True):
    """Nothing is told between these minutes of the person's day; what waits is told when they are over."""

    start: Minute
    end: Minute
    offset: Annotated[int, Meta(ge=-840, le=840)] = 0
    """Minutes that the person's clock is ahead of UTC."""


class Wishes(Body, frozen=True):
    """What a person wants to be told, and when."""

    once: bool = True
    """Once, until they come; otherwise at every turn."""
    quiet: QuietHours | None = None
    over: bool = True
    """Also when a game of theirs has ended without them."""


class ChannelInfo(msgspec.Struct, frozen=True):
    """A browser or an address that is told. What is secret in it is shown once, when it is made."""

    id: str
    type: Literal["push", "webhook"]
    shown: str
    """The device's name, or the host that is called."""
    shape: Shape | None = None
    failing: bool = False
    """The last tries did not reach it."""


class NoticeSettings(msgspec.Struct, frozen=True):
    wishes: Wishes
    channels: tuple[ChannelInfo, ...]
    push_key: str
    """`applicationServerKey` for the browser's subscription."""


class PushKeys(Body, frozen=True):
    p256dh: Key
    auth: Key


class NewPush(Body, frozen=True):
    """What a browser's `PushSubscription` says of itself."""

    endpoint: Url
    keys: PushKeys
    device: Annotated[str, Meta(max_length=60)] = ""


class NewWebhook(Body, frozen=True):
    url: Url
    shape: Shape = "json"
    chat: Annotated[str, Meta(max_length=100)] | None = None
    """For Telegram: the id of the conversation."""


class NewChannel(msgspec.Struct, frozen=True):
    channel: ChannelInfo
    secret: str | None = None
    """Of a webhook: what its receiver checks the signature with. Not shown again."""


class TableChannels(msgspec.Struct, frozen=True):
    channels: tuple[ChannelInfo, ...]
