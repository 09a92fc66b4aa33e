"""What the inn says when it opens is true: who can reach it, and where."""

from __future__ import annotations

from pathlib import Path

import pytest
from guests import open_house

from blueboar.server import greeting


@pytest.fixture
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(greeting, "lan_address", lambda: "192.168.7.5")


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "::1"])
def test_an_inn_for_this_machine_says_so_and_how_to_open_it(host: str):
    said = greeting.greeting(host, 8000, "a file")
    assert "http://localhost:8000" in said
    assert "only this machine" in said
    assert "--lan" in said


@pytest.mark.usefixtures("at_home")
def test_an_inn_for_the_network_shows_its_address_and_a_qr_code():
    said = greeting.greeting("0.0.0.0", 8000, "a file")
    assert "http://192.168.7.5:8000" in said
    assert "▄▄▄▄▄" in said
    assert "only this machine" not in said


def test_an_inn_at_a_named_address_is_found_there():
    assert "http://10.0.0.9:81" in greeting.greeting("10.0.0.9", 81, "a file")
    assert greeting.lan_site("10.0.0.9", 81) == "http://10.0.0.9:81"
    assert greeting.lan_site("fd00::9", 81) == "http://[fd00::9]:81"


async def test_the_page_is_told_where_others_find_the_inn(tmp_path: Path):
    async with open_house(tmp_path / "inn.sqlite3", lan_site="http://192.168.7.5:8000") as house:
        assert (await house.stranger().get("/api/inn"))["lan"] == "http://192.168.7.5:8000"
    async with open_house(tmp_path / "inn.sqlite3") as house:
        assert (await house.stranger().get("/api/inn"))["lan"] is None
