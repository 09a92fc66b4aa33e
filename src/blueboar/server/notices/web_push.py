"""Web push: a message that only one browser can read (RFC 8291), sent in the name of this inn (VAPID, RFC 8292).

On `cryptography` alone: the well-known libraries for it bring a second HTTP client each, and we have one already.
"""

from __future__ import annotations

import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_der_private_key,
)

MOST_BYTES = 3000
"""A push service takes 4096 with all that surrounds the message."""
_RECORD_BYTES = 4096
_TOKEN_SECONDS = 12 * 3600
_LAST_RECORD = b"\x02"


class BadSubscription(ValueError):
    """Keys that no browser would have sent."""


class VapidKey:
    """By this key every push service knows the inn again."""

    def __init__(self, der: bytes) -> None:
        key = load_der_private_key(der, None)
        if not isinstance(key, ec.EllipticCurvePrivateKey):
            raise TypeError("the key for web push is no key of an elliptic curve")
        self._key = key

    @staticmethod
    def new() -> bytes:
        key = ec.generate_private_key(ec.SECP256R1())
        return key.private_bytes(Encoding.DER, PrivateFormat.PKCS8, NoEncryption())

    @property
    def public(self) -> str:
        """As a browser wants it for `applicationServerKey`."""
        return base64url(_point(self._key.public_key()))

    def authorization(self, endpoint: str, contact: str, now: float | None = None) -> str:
        """The header that says who sends."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int((time.time() if now is None else now) + _TOKEN_SECONDS),
            "sub": contact,
        }
        signed = f"{_json_part({'typ': 'JWT', 'alg': 'ES256'})}.{_json_part(claims)}"
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        signature = base64url(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={signed}.{signature}, k={self.public}"


def encrypted(message: bytes, p256dh: str, auth: str, salt: bytes | None = None, sender: bytes | None = None) -> bytes:
    """The message for the browser with these keys; `salt` and `sender` (a DER key) are given by tests alone."""
    if len(message) > MOST_BYTES:
        raise ValueError(f"a message of {len(message)} bytes; {MOST_BYTES} are allowed")
    receiver, secret = subscription_keys(p256dh, auth)
    salt = os.urandom(16) if salt is None else salt
    own = load_der_private_key(VapidKey.new() if sender is None else sender, None)
    assert isinstance(own, ec.EllipticCurvePrivateKey)
    own_point, their_point = _point(own.public_key()), _point(receiver)
    shared = own.exchange(ec.ECDH(), receiver)
    seed = _derived(shared, secret, b"WebPush: info\0" + their_point + own_point, 32)
    key = _derived(seed, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(seed, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + _RECORD_BYTES.to_bytes(4, "big") + bytes([len(own_point)]) + own_point
    return head + AESGCM(key).encrypt(nonce, message + _LAST_RECORD, None)


def subscription_keys(p256dh: str, auth: str) -> tuple[ec.EllipticCurvePublicKey, bytes]:
    """What a browser sent when it subscribed; raises BadSubscription."""
    try:
        receiver = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _unbase64url(p256dh))
        secret = _unbase64url(auth)
    except ValueError as error:
        raise BadSubscription(str(error)) from None
    if len(secret) != 16:
        raise BadSubscription(f"a secret of {len(secret)} bytes; 16 are expected")
    return receiver, secret


def base64url(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def _unbase64url(text: str) -> bytes:
    return urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))


def _json_part(value: dict[str, str] | dict[str, object]) -> str:
    return base64url(msgspec.json.encode(value))


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)
