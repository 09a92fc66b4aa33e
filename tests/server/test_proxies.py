"""The examples of docs/hosting.md, taken from there and tried: HTTPS, sockets and whose address it is, behind a proxy.

Where nginx or Caddy is not installed the test says so; `make proxies` fails then.
"""

from __future__ import annotations

import asyncio
import contextlib
import datetime
import ipaddress
import re
import shutil
import socket
import ssl
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from guests import PATIENCE, House, open_house
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"
SOMEBODY = "127.0.0.2"
"""A guest's address that is not the proxy's: all of 127.0.0.0/8 is this machine."""


def example(begins: str) -> str:
    """The indented block of the page that begins with this line."""
    lines = HOSTING.read_text("utf-8").splitlines()
    start = lines.index(f"    {begins}")
    block = []
    for line in lines[start:]:
        if line and not line.startswith("    "):
            break
        block.append(line[4:])
    return "\n".join(block)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def certificate(folder: Path) -> tuple[Path, Path]:
    """Of a machine that nobody else trusts."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    now = datetime.datetime.now(datetime.UTC)
    names = x509.SubjectAlternativeName([x509.DNSName("localhost"), x509.IPAddress(ipaddress.ip_address("127.0.0.1"))])
    signed = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(hours=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(names, critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    written, secret = folder / "certificate.pem", folder / "key.pem"
    written.write_bytes(signed.public_bytes(serialization.Encoding.PEM))
    secret.write_bytes(
        key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    )
    return written, secret


def nginx(folder: Path, port: int, inn: str) -> list[str]:
    written, secret = certificate(folder)
    # Everything else that a whole configuration needs, in a folder of its own and without rights.
    places = "".join(
        f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    server = (
        example("server {")
        .replace("listen 443 ssl;", f"listen 127.0.0.1:{port} ssl;")
        .replace("inn.example", "localhost")
        .replace("127.0.0.1:8000", inn)
    )
    tls = f"ssl_certificate {written};\nssl_certificate_key {secret};\n"
    server = re.sub(r"# ssl_certificate and .*\n", tls, server)
    assert tls in server
    (folder / "nginx.conf").write_text(
        f"daemon off;\nmaster_process off;\npid {folder}/nginx.pid;\nerror_log {folder}/errors.log;\n"
        f"events {{}}\nhttp {{\naccess_log off;\n{places}{server}\n}}\n"
    )
    return ["nginx", "-p", str(folder), "-e", f"{folder}/errors.log", "-c", f"{folder}/nginx.conf"]


def caddy(folder: Path, port: int, inn: str) -> list[str]:
    written, secret = certificate(folder)
    site = example("inn.example {").replace("inn.example {", f"https://localhost:{port} {{\n    tls {written} {secret}")
    site = site.replace("127.0.0.1:8000", inn)
    (folder / "Caddyfile").write_text(f"{{\n    admin off\n    auto_https disable_redirects\n}}\n{site}\n")
    return ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


PROXIES = {"nginx": nginx, "caddy": caddy}


@contextlib.asynccontextmanager
async def behind(kind: str, house: House, folder: Path) -> AsyncIterator[tuple[str, ssl.SSLContext]]:
    """The proxy in front of this inn; its address, and whom to trust."""
    if shutil.which(kind) is None:
        pytest.skip(f"{kind} is not installed, so the example for it in docs/hosting.md was not tried")
    port = free_port()
    command = PROXIES[kind](folder, port, house.address)
    with (folder / "said.log").open("wb") as said:
        running = await asyncio.create_subprocess_exec(
            *command,
            env={"PATH": "/usr/bin:/usr/sbin:/bin", "HOME": str(folder), "XDG_DATA_HOME": str(folder)},
            stdout=asyncio.subprocess.DEVNULL,
            stderr=said,
        )
    trusted = ssl.create_default_context(cafile=str(folder / "certificate.pem"))
    try:
        async with asyncio.timeout(PATIENCE):
            while not await answers(port):
                assert running.returncode is None, (folder / "said.log").read_text()
                await asyncio.sleep(0.05)
        yield f"localhost:{port}", trusted
    finally:
        if running.returncode is None:
            running.terminate()
        await running.wait()


async def answers(port: int) -> bool:
    try:
        _, writer = await asyncio.open_connection("127.0.0.1", port)
    except OSError:
        return False
    writer.close()
    return True


@pytest.mark.parametrize("kind", sorted(PROXIES))
async def test_the_example_for_a_proxy_works_as_it_stands_in_the_documents(tmp_path: Path, kind: str) -> None:
    async with (
        open_house(tmp_path / "inn.sqlite3", secure_cookies=True, proxies=("127.0.0.1",)) as house,
        behind(kind, house, tmp_path) as (site, trusted),
    ):
        async with httpx.AsyncClient(
            base_url=f"https://{site}", verify=trusted, trust_env=False, timeout=PATIENCE
        ) as page:
            came = await page.post(
                "/api/guest", json={"name": "Ann", "language": "en"}, headers={"Origin": f"https://{site}"}
            )
            assert came.status_code == 200, came.text
            cookie = came.headers["set-cookie"]
            assert "Secure" in cookie
            assert "HttpOnly" in cookie
            foreign = await page.post(
                "/api/guest", json={"name": "Eve", "language": "en"}, headers={"Origin": "https://evil.example"}
            )
            assert foreign.status_code == 403
            table = (await page.post("/api/tables", json={"game": "pebbles", "players": 2})).json()["id"]
        live = await house.services.live_tables.wake(table)
        # A guest elsewhere, who lies about where they come from: the address that the proxy saw counts.
        async with connect(
            f"wss://{site}/ws/table/{table}",
            ssl=trusted,
            proxy=None,
            host="127.0.0.1",
            port=int(site.rpartition(":")[2]),
            local_addr=(SOMEBODY, 0),
            additional_headers={"X-Forwarded-For": "203.0.113.9", "Cookie": cookie.partition(";")[0]},
            origin=f"https://{site}",  # type: ignore[arg-type]
            open_timeout=PATIENCE,
        ) as wire:
            assert '"welcome"' in str(await asyncio.wait_for(wire.recv(), PATIENCE))
            [connection] = live.state.connections
            assert connection.address == SOMEBODY
            assert connection.seat == 0
        with pytest.raises(InvalidStatus):
            await connect(f"wss://{site}/ws/table/{table}", ssl=trusted, proxy=None, origin="https://evil.example")  # type: ignore[arg-type]
