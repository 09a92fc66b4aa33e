"""How people who are away want to be told: browsers, webhooks, quiet hours."""

from __future__ import annotations

from urllib.parse import urlsplit

from blueboar.protocol.http import Empty
from blueboar.protocol.notices import (
    ChannelInfo,
    NewChannel,
    NewPush,
    NewWebhook,
    NoticeSettings,
    TableChannels,
    Wishes,
)
from blueboar.server.clean_text import clean
from blueboar.server.http.api_request import ApiRequest
from blueboar.server.notices.channels import Channel, PushChannel, WebhookChannel
from blueboar.server.notices.notices import MOST_CHANNELS
from blueboar.server.notices.outgoing import AddressRefused, NotDelivered
from blueboar.server.notices.web_push import BadSubscription, subscription_keys
from blueboar.server.notices.webhooks import new_secret
from blueboar.server.refusals import RequestRefused
from blueboar.server.store.rows import StoredTable


async def settings(request: ApiRequest) -> NoticeSettings:
    notices = request.services.notices
    channels = await notices.channels(person=request.person.id)
    return NoticeSettings(
        await notices.wishes(request.person.id), tuple(map(_told, channels)), notices.delivery.key.public
    )


async def set_wishes(request: ApiRequest) -> NoticeSettings:
    body: Wishes = request.body
    await request.services.notices.set_wishes(request.person.id, body)
    return await settings(request)


async def add_push(request: ApiRequest) -> NewChannel:
    body: NewPush = request.body
    try:
        subscription_keys(body.keys.p256dh, body.keys.auth)
    except BadSubscription as error:
        raise RequestRefused(400, "notice.bad-subscription", reason=str(error)) from None
    mine = await _may_add(request, person=request.person.id)
    for channel in mine:
        if isinstance(channel.body, PushChannel) and channel.body.endpoint == body.endpoint:
            await request.services.notices.remove(channel.id)
    await _judged(request, body.endpoint)
    push = PushChannel(body.endpoint, body.keys.p256dh, body.keys.auth, request.site, clean(body.device))
    return NewChannel(_told(await request.services.notices.add(push, person=request.person.id)))


async def add_webhook(request: ApiRequest) -> NewChannel:
    await _may_add(request, person=request.person.id)
    webhook = await _webhook(request)
    channel = await request.services.notices.add(webhook, person=request.person.id)
    return NewChannel(_told(channel), webhook.secret)


async def remove(request: ApiRequest) -> Empty:
    channel = _one(await request.services.notices.channels(person=request.person.id), request.path["channel"])
    await request.services.notices.remove(channel.id)
    return Empty()


async def try_out(request: ApiRequest) -> Empty:
    """Sends something now, so that people see whether it arrives."""
    channel = _one(await request.services.notices.channels(person=request.person.id), request.path["channel"])
    await _slow_down(request)
    try:
        await request.services.notices.try_out(channel)
    except (NotDelivered, AddressRefused) as error:
        raise RequestRefused(409, "notice.not-delivered", reason=str(error)) from None
    return Empty()


async def of_table(request: ApiRequest) -> TableChannels:
    table = await _hosted(request)
    return TableChannels(tuple(map(_told, await request.services.notices.channels(table=table.id))))


async def add_to_table(request: ApiRequest) -> NewChannel:
    table = await _hosted(request)
    await _may_add(request, table=table.id)
    webhook = await _webhook(request)
    return NewChannel(_told(await request.services.notices.add(webhook, table=table.id)), webhook.secret)


async def remove_from_table(request: ApiRequest) -> Empty:
    table = await _hosted(request)
    channel = _one(await request.services.notices.channels(table=table.id), request.path["channel"])
    await request.services.notices.remove(channel.id)
    return Empty()


async def _hosted(request: ApiRequest) -> StoredTable:
    table = await request.services.store.tables.by_id(request.path["id"])
    if table is None:
        raise RequestRefused(404, "table.unknown", table=request.path["id"])
    if table.host != request.person.id:
        raise RequestRefused(403, "table.host-only")
    return table


async def _may_add(request: ApiRequest, *, person: str | None = None, table: str | None = None) -> list[Channel]:
    await _slow_down(request)
    channels = await request.services.notices.channels(person=person, table=table)
    if len(channels) >= MOST_CHANNELS:
        raise RequestRefused(409, "notice.too-many", most=MOST_CHANNELS)
    return channels


async def _webhook(request: ApiRequest) -> WebhookChannel:
    body: NewWebhook = request.body
    if body.shape == "telegram" and not body.chat:
        raise RequestRefused(400, "notice.no-chat")
    await _judged(request, body.url)
    return WebhookChannel(body.url, body.shape, new_secret(), request.site, body.chat)


async def _judged(request: ApiRequest, url: str) -> None:
    try:
        await request.services.notices.delivery.judge(url)
    except AddressRefused as refused:
        raise RequestRefused(400, f"notice.{refused.why}") from None


def _one(channels: list[Channel], wanted: str) -> Channel:
    for channel in channels:
        if channel.id == wanted:
            return channel
    raise RequestRefused(404, "notice.unknown")


def _told(channel: Channel) -> ChannelInfo:
    failing = channel.failures > 0
    if isinstance(channel.body, PushChannel):
        return ChannelInfo(channel.id, "push", channel.body.device, failing=failing)
    return ChannelInfo(channel.id, "webhook", urlsplit(channel.body.url).hostname or "", channel.body.shape, failing)


async def _slow_down(request: ApiRequest) -> None:
    if not await request.services.notice_limit.take(request.person.id):
        raise RequestRefused(429, "request.too-fast")
