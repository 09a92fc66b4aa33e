"""What is made from other files and kept beside them is up to date."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
MAKER = ROOT / "scripts" / "generated.py"


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Everything made anew, in a folder of its own."""
    folder = tmp_path_factory.mktemp("generated")
    made = subprocess.run([sys.executable, str(MAKER), str(folder)], check=False, cwd=ROOT)
    assert made.returncode == 0 or shutil.which("node") is None
    return folder


@pytest.mark.parametrize("folder", ["docs/rules", "docs/protocol", "web/src/protocol"])
def test_what_is_made_from_other_files_is_up_to_date(made: Path, folder: str):
    if folder.startswith("web") and shutil.which("node") is None:
        pytest.skip("no Node")
    now = {file.name: file.read_text("utf-8") for file in (made / folder).iterdir()}
    kept = {file.name: file.read_text("utf-8") for file in (ROOT / folder).iterdir()}
    old = sorted(name for name in now.keys() | kept.keys() if now.get(name) != kept.get(name))
    assert old == [], f"out of date in {folder}: {', '.join(old)}. Run: make generated"


@pytest.mark.parametrize("words", [["--help"], ["--no-such-option"], ["no-such-folder"], [], [".", "."]], ids=str)
def test_the_maker_refuses_what_is_no_folder_and_makes_nothing(words: list[str], tmp_path: Path):
    made = subprocess.run(
        [sys.executable, str(MAKER), *words], check=False, cwd=tmp_path, capture_output=True, text=True
    )
    assert made.returncode == (0 if words == ["--help"] else 2)
    assert list(tmp_path.iterdir()) == []
