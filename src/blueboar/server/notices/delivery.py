"""One notice to one channel: in the words of its reader, encrypted or signed, and out of the house."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import assert_never

import msgspec

from blueboar.server.identifiers import new_id
from blueboar.server.notices import web_push, webhooks
from blueboar.server.notices.channels import Channel, Notice, PushChannel, WebhookChannel
from blueboar.server.notices.outgoing import Outgoing
from blueboar.server.notices.webhooks import WebhookMessage
from blueboar.server.store.rows import StoredTable
from blueboar.terminal.phrasebook import LANGUAGES, Phrasebook

_PUSH_SECONDS = 86_400
"""How long a push service may keep it for a browser that is off."""

LanguageOf = Callable[[str], Awaitable[str]]


class Delivery:
    key: web_push.VapidKey
    """Read from the store when the inn opens."""

    def __init__(self, outgoing: Outgoing, language_of: LanguageOf) -> None:
        self._outgoing = outgoing
        self._language_of = language_of

    async def close(self) -> None:
        await self._outgoing.close()

    async def judge(self, url: str) -> None:
        """Raises AddressRefused unless people may name this address."""
        await self._outgoing.judge(url)

    async def deliver(self, channel: Channel, notice: Notice | None, table: StoredTable | None) -> None:
        """Without a notice: only that it works. Raises NotDelivered or AddressRefused."""
        message = await self._message(channel, notice, table)
        match channel.body:
            case PushChannel():
                await self._push(channel.body, message)
            case WebhookChannel(url=url, shape=shape, secret=secret, chat=chat):
                body = webhooks.body_for(shape, message, chat)
                await self._outgoing.post(url, body, webhooks.headers_for(secret, new_id(), body, time.time()))
            case _:
                assert_never(channel.body)

    async def _push(self, browser: PushChannel, message: WebhookMessage) -> None:
        headers = {
            "authorization": self.key.authorization(browser.endpoint, browser.site),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(_PUSH_SECONDS),
            "urgency": "high",
            # A newer notice of the same table takes the place of one that was not fetched yet.
            "topic": message.table[:32] or "try",
        }
        body = web_push.encrypted(msgspec.json.encode(message), browser.p256dh, browser.auth)
        await self._outgoing.post(browser.endpoint, body, headers)

    async def _message(self, channel: Channel, notice: Notice | None, table: StoredTable | None) -> WebhookMessage:
        site = channel.body.site
        if notice is None or table is None:
            words = await self._words(channel.person)
            return WebhookMessage(words.say("notice-try"), site, "try", language=words.language)
        words = await self._words(channel.person or table.host)
        name = table.seats[notice.seat].name or ""
        others = ", ".join(seat.name for at, seat in enumerate(table.seats) if at != notice.seat and seat.name)
        if channel.person is None:
            code = f"notice-{notice.kind}-of"
        elif notice.kind != "over" and table.seats[notice.seat].device == channel.person:
            code = "notice-beside"  # somebody else who plays at their device
        else:
            code = f"notice-{notice.kind}"
        text = words.say(code, game=words.say(f"game-{table.game}"), others=others, name=name)
        link = f"{site}/table/{table.id}"
        return WebhookMessage(text, link, notice.kind, table.id, table.game, notice.seat, name, words.language)

    async def _words(self, reader: str | None) -> Phrasebook:
        language = "en" if reader is None else await self._language_of(reader)
        return Phrasebook(language if language in LANGUAGES else "en")
