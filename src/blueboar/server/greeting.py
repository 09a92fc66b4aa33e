"""What `blueboar serve` says when the inn is open: where to point a browser, and who can reach it there."""

from __future__ import annotations

import io
import ipaddress
import socket

import segno

_ALL_ADDRESSES = ("0.0.0.0", "::")
_NOWHERE = ("192.0.2.1", 9)
"""An address that leads nowhere (RFC 5737): which way it would be sent tells our own. Nothing is sent."""


def lan_address() -> str | None:
    """This machine's address in its own network, if it is in one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_NOWHERE)
            found = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if ipaddress.ip_address(found).is_loopback else found


def lan_site(host: str, port: int) -> str | None:
    """Where others of the same network find an inn that listens at `host`; None if they cannot."""
    if _is_loopback(host):
        return None
    address = lan_address() if host in _ALL_ADDRESSES else host
    return None if address is None else f"http://{_in_url(address)}:{port}"


def greeting(host: str, port: int, kept_in: str) -> str:
    lan = lan_site(host, port)
    here = "localhost" if host in _ALL_ADDRESSES or _is_loopback(host) else host
    lines = ["", f"    The Blue Boar is open:  http://{_in_url(here)}:{port}", ""]
    if lan is not None and here == "localhost":
        lines += [f"    for others in your network:  {lan}", "", *_qr_code(lan), ""]
    elif lan is None:
        lines += ["    only this machine can reach it; --lan opens it to your network (make play ARGS=--lan)", ""]
    lines += [f"    games are kept in {kept_in}; Ctrl+C closes the inn", "", ""]
    return "\n".join(lines)


def _qr_code(text: str) -> list[str]:
    """To be pointed at with a phone: two modules a character, in the terminal's own letters."""
    drawn = io.StringIO()
    segno.make_qr(text, error="L").terminal(drawn, border=2, compact=True)
    return ["    " + line for line in drawn.getvalue().rstrip("\n").split("\n")]


def _is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def _in_url(host: str) -> str:
    return f"[{host}]" if ":" in host else host
