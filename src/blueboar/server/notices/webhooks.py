"""Webhooks: the body in the shape that the receiver takes, and a signature that it can check.

The signature is that of the Standard Webhooks specification: HMAC-SHA256 over id, time and body.
"""

from __future__ import annotations

import hmac
import secrets
from base64 import b64decode, b64encode
from hashlib import sha256
from typing import Any, assert_never

import msgspec

from blueboar.protocol.notices import Shape

_PREFIX = "whsec_"


class WebhookMessage(msgspec.Struct, frozen=True):
    """A notice in words, and what programs want to know of it."""

    text: str
    link: str
    kind: str
    table: str = ""
    game: str = ""
    seat: int | None = None
    name: str = ""
    language: str = "en"


def new_secret() -> str:
    return _PREFIX + b64encode(secrets.token_bytes(24)).decode()


def body_for(shape: Shape, message: WebhookMessage, chat: str | None) -> bytes:
    text = f"{message.text}\n{message.link}"
    match shape:
        case "json":
            body: dict[str, Any] = {"type": f"blueboar.{message.kind}", "data": message}
        case "discord":
            # Nobody is pinged by a name that looks like one of Discord's own.
            body = {"content": text, "allowed_mentions": {"parse": []}}
        case "slack":
            body = {"text": _slack_safe(message.text) + f"\n<{message.link}>", "unfurl_links": False}
        case "telegram":
            body = {"chat_id": chat or "", "text": text, "disable_web_page_preview": True}
        case _:
            assert_never(shape)
    return msgspec.json.encode(body)


def headers_for(secret: str, notice: str, body: bytes, now: float) -> dict[str, str]:
    at = str(int(now))
    return {
        "content-type": "application/json",
        "user-agent": "blueboar",
        "webhook-id": notice,
        "webhook-timestamp": at,
        "webhook-signature": signature(secret, notice, at, body),
    }


def signature(secret: str, notice: str, at: str, body: bytes) -> str:
    key = b64decode(secret.removeprefix(_PREFIX))
    signed = hmac.new(key, f"{notice}.{at}.".encode() + body, sha256).digest()
    return f"v1,{b64encode(signed).decode()}"


def _slack_safe(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
