"""The doors of a bus as NATS has them: TLS by a certificate that is checked, and credentials that say who one is."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import datetime
import ipaddress
import json
import os
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from engines import Nats, nats_program
from guests import PATIENCE

from blueboar.server.nodes import bus
from blueboar.server.nodes.bus import Bus
from blueboar.server.nodes.envelopes import NotThere

nkeys = pytest.importorskip("nkeys")
pytestmark = pytest.mark.skipif(nats_program() is None, reason="nats-server cannot be had here")

OPEN_LIMITS = {"subs": -1, "data": -1, "payload": -1, "conn": -1, "leaf": -1, "imports": -1, "exports": -1}


def certificate(folder: Path) -> tuple[Path, Path]:
    """For this machine, signed by itself; and its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "the bus")])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(hours=1))
        .not_valid_after(now + datetime.timedelta(hours=1))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    plain = serialization.NoEncryption()
    form = serialization.PrivateFormat.PKCS8
    (folder / "bus.pem").write_bytes(made.public_bytes(serialization.Encoding.PEM))
    (folder / "bus.key").write_bytes(key.private_bytes(serialization.Encoding.PEM, form, plain))
    return folder / "bus.pem", folder / "bus.key"


def claims(signer: object, subject: str, nats: dict[str, object]) -> str:
    """A JWT as NATS writes it."""

    def part(data: object) -> bytes:
        return base64.urlsafe_b64encode(json.dumps(data).encode()).rstrip(b"=")

    head = {"typ": "JWT", "alg": "ed25519-nkey"}
    body = {
        "jti": os.urandom(8).hex(),
        "iat": int(time.time()),
        "iss": signer.public_key.decode(),  # type: ignore[attr-defined]
        "sub": subject,
        "name": "inn",
        "nats": nats | {"version": 2},
    }
    signed = part(head) + b"." + part(body)
    return (signed + b"." + base64.urlsafe_b64encode(signer.sign(signed)).rstrip(b"=")).decode()  # type: ignore[attr-defined]


def credentials(folder: Path) -> tuple[Path, Path]:
    """What the server has to know of its operator and account; and the file of somebody who belongs to it."""
    kinds = (nkeys.PREFIX_BYTE_OPERATOR, nkeys.PREFIX_BYTE_ACCOUNT, nkeys.PREFIX_BYTE_USER)
    seeds = [nkeys.encode_seed(os.urandom(32), kind) for kind in kinds]
    operator, account, user = [nkeys.from_seed(bytearray(seed)) for seed in seeds]
    account_key, user_key = account.public_key.decode(), user.public_key.decode()
    of_operator = claims(operator, operator.public_key.decode(), {"type": "operator"})
    of_account = claims(operator, account_key, {"type": "account", "limits": OPEN_LIMITS | {"wildcards": True}})
    of_user = claims(account, user_key, {"type": "user", "subs": -1, "data": -1, "payload": -1, "pub": {}, "sub": {}})
    preload = f'resolver_preload: {{ {account_key}: "{of_account}" }}'
    (folder / "nats.conf").write_text(f'operator: "{of_operator}"\nresolver: MEMORY\n{preload}\n')
    (folder / "inn.creds").write_text(
        f"-----BEGIN NATS USER JWT-----\n{of_user}\n------END NATS USER JWT------\n\n"
        f"-----BEGIN USER NKEY SEED-----\n{bytes(seeds[2]).decode()}\n------END USER NKEY SEED------\n"
    )
    return folder / "nats.conf", folder / "inn.creds"


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine that is busy with other tests is slow, and no stranger."""
    monkeypatch.setattr(bus, "_CONNECT_SECONDS", 30)
    monkeypatch.setattr(bus, "_OPEN_SECONDS", PATIENCE)


def has_seen_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is refused tries again until then."""
    monkeypatch.setattr(bus, "_OPEN_SECONDS", 2.0)


@contextlib.contextmanager
def bus_server(*options: str) -> Iterator[Nats]:
    server = Nats(*options)
    server.start()
    try:
        yield server
    finally:
        server.stop()


@contextlib.asynccontextmanager
async def two_nodes(address: str, who: Path | None = None) -> AsyncIterator[tuple[Bus, Bus]]:
    buses = Bus(address, who, "one"), Bus(address, who, "two")

    async def answer(data: bytes) -> bytes:
        return data.upper()

    try:
        for each in buses:
            each.answer("call", answer)
            await each.open("test")
        yield buses
    finally:
        for each in buses:
            await each.close()


async def asked(one: Bus) -> bytes:
    """Of the other node; a line that a busy machine lost comes back by itself."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            return await one.request("two", "call", b"hello", PATIENCE)
        except NotThere:
            if time.monotonic() > until:
                raise
        await asyncio.sleep(0.1)


async def test_nodes_meet_over_tls_and_strangers_certificates_are_refused(tmp_path: Path, monkeypatch):
    trusted, key = certificate(tmp_path)
    with bus_server("--tls", "--tlscert", str(trusted), "--tlskey", str(key)) as server:
        address = server.address.replace("nats://", "tls://")
        with monkeypatch.context() as trusting:
            trusting.setenv("SSL_CERT_FILE", str(trusted))
            async with two_nodes(address) as (one, _):
                assert await asked(one) == b"HELLO"
        has_seen_enough(monkeypatch)
        with pytest.raises(NotThere):
            async with two_nodes(address):
                raise AssertionError("nobody has vouched for this certificate")


async def test_a_node_shows_its_credentials_and_others_stay_outside(tmp_path: Path, monkeypatch):
    known, mine = credentials(tmp_path)
    (tmp_path / "elsewhere").mkdir()
    _, strangers = credentials(tmp_path / "elsewhere")
    with bus_server("-c", str(known)) as server:
        async with two_nodes(server.address, mine) as (one, _):
            assert await asked(one) == b"HELLO"
        has_seen_enough(monkeypatch)
        for who in (None, strangers):
            with pytest.raises(NotThere):
                async with two_nodes(server.address, who):
                    raise AssertionError("nobody knows them")


async def test_a_bus_that_does_not_hear_that_it_shall_stop_is_told_again(monkeypatch):
    deaf = 3

    async def connect(*_servers: object, **_options: object) -> None:
        nonlocal deaf
        while True:
            try:
                await asyncio.sleep(3600)
            except asyncio.CancelledError:
                deaf -= 1
                if not deaf:
                    raise

    monkeypatch.setattr("blueboar.server.nodes.bus.nats.connect", connect)
    monkeypatch.setattr(bus, "_OPEN_SECONDS", 0.05)
    with pytest.raises(NotThere):
        await Bus("nats://127.0.0.1:9", None, "one").open("test")
    assert deaf == 0
