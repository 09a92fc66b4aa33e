"""Signatures of an inn (Ed25519): who holds its public key knows that a record is the inn's."""
# interpreted: calls a library

from __future__ import annotations

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey


def _message(record_hash: str) -> bytes:
    """What is signed says what it is, so that it can be taken for nothing else."""
    return f"blueboar record\n{record_hash}".encode()


class SigningKey:
    """Signs records; `secret` is to be kept."""

    def __init__(self, secret: bytes | None = None) -> None:
        self._key = Ed25519PrivateKey.generate() if secret is None else Ed25519PrivateKey.from_private_bytes(secret)

    @property
    def secret(self) -> bytes:
        return self._key.private_bytes_raw()

    @property
    def public(self) -> str:
        return self._key.public_key().public_bytes_raw().hex()

    def sign(self, record_hash: str) -> str:
        return self._key.sign(_message(record_hash)).hex()


def is_signed(key: str, record_hash: str, signature: str) -> bool:
    try:
        Ed25519PublicKey.from_public_bytes(bytes.fromhex(key)).verify(bytes.fromhex(signature), _message(record_hash))
    except (InvalidSignature, ValueError):
        return False
    return True
