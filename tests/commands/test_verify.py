"""`blueboar verify`: what it says was proved and what was not, and the way to check it by hand."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from blueboar.cli import main
from blueboar.core import chain
from blueboar.core.record import Record, save
from blueboar.core.verify import verify
from tests.fairness.inn import KEY, SEED, added, deal_seed, finished


@pytest.fixture(scope="module")
def played() -> Record:
    return finished("sheriff", entropies=added(SEED, 0, withheld=(1,)))


@pytest.fixture
def file(played: Record, tmp_path: Path) -> Path:
    path = tmp_path / "a game.json"
    path.write_bytes(save(played))
    return path


def say(capsys: pytest.CaptureFixture[str], *words: object) -> tuple[int, str, str]:
    status = main(["--language", "en", "verify", *map(str, words)])
    told = capsys.readouterr()
    return status, told.out, told.err


@pytest.fixture(autouse=True)
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")


def test_it_says_what_was_proved_and_what_was_not(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = say(capsys, file)
    assert status == 0
    assert "+ The server's seed is the one that it promised." in out
    assert "together with what these added: Ann." in out
    assert "? These promised something and did not show it" in out
    assert "Боб." in out
    assert "? That this is the game that was played" in out
    assert KEY.public in out


def test_what_is_held_is_compared(file: Path, played: Record, capsys: pytest.CaptureFixture[str]) -> None:
    assert played.pinned is not None
    heads = chain.heads_of(played.pinned.header_line, SEED, played.pinned.entry_lines)
    status, out, _ = say(capsys, file, "--head", heads[5].upper(), "--hash", verify(played).hash, "--key", KEY.public)
    assert status == 0
    assert "is that of entry 5" in out
    assert "That this is the game" not in out
    for option, sentence in [
        ("--head", "Not the game that you saw"),
        ("--hash", "Not the record that you saw"),
        ("--key", "Not a record of that inn"),
    ]:
        status, out, _ = say(capsys, file, option, "0" * 64)
        assert status == 1
        assert sentence in out


def test_a_digest_that_is_none_is_refused(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, _, err = say(capsys, file, "--head", "no head")
    assert status == 2
    assert "--head takes 64 hexadecimal digits" in err


@pytest.mark.parametrize("language", ["uk", "pl", "ru", "fa"])
def test_every_language_has_every_word_of_it(file: Path, capsys: pytest.CaptureFixture[str], language: str) -> None:
    main(["--language", language, "verify", str(file), "--key", KEY.public])
    told = capsys.readouterr().out
    assert "fair-" not in told
    assert "terminal-" not in told


def test_the_way_by_hand_finds_the_same(file: Path, played: Record, capsys: pytest.CaptureFixture[str]) -> None:
    """The script that is shown, run by a shell: it knows nothing of ours."""
    if not all(map(shutil.which, ("sh", "sed", "sha256sum"))):
        pytest.skip("no shell here")
    _, out, _ = say(capsys, file, "--by-hand")
    script = out[out.index("record=") :]
    done = subprocess.run(["sh", "-eu", "-c", script], capture_output=True, text=True, check=True)
    lines = done.stdout.splitlines()
    pinned = played.pinned
    assert pinned is not None
    heads = chain.heads_of(pinned.header_line, SEED, pinned.entry_lines)
    assert lines[0].split()[0] == pinned.header.seed_hash
    assert lines[1 : 1 + len(heads)] == [f"{seq} {head}" for seq, head in enumerate(heads)]
    assert lines[1 + len(heads)].split()[0] == verify(played).hash
    assert lines[2 + len(heads)].split()[0] == pinned.header.entropy[0].promise
    assert lines[-1].split()[0] == deal_seed(SEED, pinned.header.entropy)
