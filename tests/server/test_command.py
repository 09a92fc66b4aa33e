"""`blueboar serve` as a person starts it."""

import argparse
import os
import signal
import subprocess
import sys
import time
import urllib.request

import pytest

from blueboar.bots.programs import BotProgram
from blueboar.server.command import add_arguments, listen, settings_from, why_not_open, why_not_seat


def arguments(*given):
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    return parser.parse_args(given)


def test_it_says_where_it_is_and_stops_when_told(tmp_path):
    db = tmp_path / "deep" / "inn.sqlite3"
    inn = subprocess.Popen(
        [sys.executable, "-m", "blueboar", "serve", "--port", "0", "--db", str(db)], stdout=subprocess.PIPE, text=True
    )
    try:
        lines = [inn.stdout.readline() for _ in range(6)]
        assert "The Blue Boar is open:  http://localhost:" in lines[1]
        assert "only this machine" in lines[3]
        assert str(db) in lines[5]
        address = lines[1].split()[-1].replace("localhost", "127.0.0.1")
        with urllib.request.urlopen(f"{address}/readyz", timeout=120) as answer:
            assert answer.read() == b"ready\n"
        inn.send_signal(signal.SIGINT)
        inn.wait(120)
    finally:
        inn.kill()
        inn.stdout.close()
        inn.wait()
    assert db.exists()


def test_the_next_free_port_is_taken_when_none_was_named():
    first = listen("127.0.0.1", None)
    second = listen("127.0.0.1", None)
    assert first.getsockname()[1] != second.getsockname()[1]
    assert listen("127.0.0.1", first.getsockname()[1]) is None or os.name == "nt"
    first.close()
    second.close()


def test_a_store_that_cannot_be_is_explained(tmp_path):
    (tmp_path / "file").write_text("not a database, and not a folder either")
    assert "games cannot be kept in" in why_not_open(str(tmp_path / "file" / "inn.sqlite3"))
    assert "games cannot be kept in" in why_not_open(str(tmp_path / "file"))
    assert why_not_open(str(tmp_path / "inn.sqlite3")) is None


def test_a_postgresql_that_cannot_be_reached_is_explained_without_its_password():
    pytest.importorskip("asyncpg")
    obstacle = why_not_open("postgresql://boar:geheim@127.0.0.1:1/inn")
    assert "PostgreSQL cannot be reached" in obstacle
    assert "geheim" not in obstacle


def test_settings_come_from_the_arguments():
    settings = settings_from(arguments("--db", "x", "--origin", "https://a", "--https", "--bot-processes", "3"))
    assert settings.db == "x"
    assert settings.origins == ("https://a",)
    assert settings.secure_cookies
    assert settings.bot_processes == 3
    assert settings_from(arguments()).db.endswith("inn.sqlite3")


def test_programs_of_ones_own_come_from_the_arguments(capsys):
    program = f"model={sys.executable} -c pass"
    settings = settings_from(arguments("--bot", program, "--bot-seconds", "9"))
    assert settings.programs == (BotProgram("model", (sys.executable, "-c", "pass"), 9.0),)
    assert why_not_seat(settings.programs) is None
    assert "more than once" in why_not_seat(settings.programs * 2)
    with pytest.raises(SystemExit):
        arguments("--bot", "novice=cat")
    assert "'novice' is a level of the house" in capsys.readouterr().err


def test_no_process_is_left_behind_when_the_server_is_killed(tmp_path):
    """The bots' processes end with it, even after `kill -9`."""
    program = (
        "import asyncio, os, sys, time\n"
        "from blueboar.server.bots.processes import BotProcesses\n"
        "from blueboar.server.settings import Settings\n"
        "if __name__ == '__main__':\n"
        "    bots = BotProcesses(Settings(db='', modules=()))\n"
        "    process = asyncio.run(bots._process(0))\n"
        "    print(process.submit(os.getpid).result(), flush=True)\n"
        "    time.sleep(60)\n"
    )
    file = tmp_path / "program.py"
    file.write_text(program)
    server = subprocess.Popen([sys.executable, str(file)], stdout=subprocess.PIPE, text=True)
    bot = int(server.stdout.readline())
    server.kill()
    server.wait()
    server.stdout.close()
    for _ in range(2400):
        try:
            os.kill(bot, 0)
        except ProcessLookupError:
            return
        time.sleep(0.05)
    raise AssertionError("a bot's process is still there")
