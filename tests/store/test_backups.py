"""An inn is copied into one file while it goes on, and opened again from it, on either database."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from pathlib import Path

import pytest
from guests import open_house, seated_table

from blueboar.cli import main
from blueboar.server.backups.copies import BackupFailed, back_up, restore


async def a_running_game(address: str, copy: Path) -> tuple[str, str]:
    """Copied after two moves, and one more is made. The id of its table, and the cookie of who sits there."""
    async with open_house(address) as house:
        table, guests, wires = await seated_table(house)
        for wire in wires[:2]:
            assert (await wire.seal())["type"] == "ack"
        await asyncio.to_thread(back_up, address, copy)
        assert (await wires[2].seal())["type"] == "ack"
        return table, guests[0].cookie


async def test_a_copy_made_in_play_holds_what_was_acknowledged_and_can_be_played_on(address: str, tmp_path: Path):
    copy, again = tmp_path / "copy", tmp_path / "again.sqlite3"
    table, cookie = await a_running_game(address, copy)
    await asyncio.to_thread(restore, copy, str(again))
    async with open_house(again) as house:
        wire = await house.stranger().connect(table, Cookie=cookie)
        view = await wire.until("view")
        assert view["seq"] == 2
        assert view["view"]["sealed"] == [True, True, False]


async def test_an_inn_moves_to_postgresql(postgres_address: str, tmp_path: Path):
    table, cookie = await a_running_game(str(tmp_path / "inn.sqlite3"), tmp_path / "copy")
    await asyncio.to_thread(restore, tmp_path / "copy", postgres_address)
    async with open_house(postgres_address) as house:
        wire = await house.stranger().connect(table, Cookie=cookie)
        assert (await wire.until("view"))["seq"] == 2


def test_an_inn_that_is_there_is_never_overwritten(tmp_path: Path):
    inn, copy = tmp_path / "inn.sqlite3", tmp_path / "copy"
    asyncio.run(a_store_at(inn))
    before = inn.read_bytes()
    back_up(str(inn), copy)
    with pytest.raises(BackupFailed, match="exists already"):
        restore(copy, str(inn))
    with pytest.raises(BackupFailed, match="exists already"):
        back_up(str(inn), copy)
    assert inn.read_bytes() == before


async def a_store_at(path: Path) -> None:
    async with open_house(path):
        pass


def test_a_copy_is_for_its_owner_alone(tmp_path: Path):
    asyncio.run(a_store_at(tmp_path / "inn.sqlite3"))
    back_up(str(tmp_path / "inn.sqlite3"), tmp_path / "copy")
    assert stat.S_IMODE((tmp_path / "copy").stat().st_mode) == 0o600


def test_what_is_no_backup_or_damaged_is_refused_and_leaves_nothing(tmp_path: Path):
    target = tmp_path / "inn.sqlite3"
    (tmp_path / "letter").write_text("Dear Sheriff, " * 1000)
    sqlite3.connect(tmp_path / "other").executescript("CREATE TABLE x (y); PRAGMA user_version = 1").close()
    for name in ("letter", "other", "nowhere"):
        with pytest.raises(BackupFailed):
            restore(tmp_path / name, str(target))
        assert not target.exists()


def test_the_commands_say_in_a_sentence_what_they_did(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    inn, copy, again = (str(tmp_path / name) for name in ("inn.sqlite3", "copy", "again.sqlite3"))
    asyncio.run(a_store_at(Path(inn)))
    assert main(["backup", copy, "--db", inn]) == 0
    assert "secrets" in capsys.readouterr().out
    assert main(["restore", copy, "--db", again]) == 0
    assert main(["restore", copy, "--db", again]) == 1
    assert "exists already" in capsys.readouterr().err
    assert main(["backup", copy + "2", "--db", str(tmp_path / "none")]) == 1
    assert "there is no inn" in capsys.readouterr().err
