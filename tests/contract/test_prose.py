"""What people read speaks of a player as "they": nobody knows who sits there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
READ = ("src", "docs", "web/src", "examples", "README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md")
"""Docstrings and comments, the schemas and types made of them, the English catalogue and the rules, the documents."""
TEXT = {".py", ".md", ".ftl", ".json", ".ts", ".svelte", ".toml", ".mjs", ".css", ".html"}
ENGLISH = re.compile(r"\b(he|him|his|himself)\b", re.IGNORECASE)
OTHER_LANGUAGES = re.compile(r"locales/(?!en/)")


def pages(name: str) -> list[Path]:
    found = [ROOT / name] if name.endswith(".md") else sorted((ROOT / name).rglob("*"))
    return [path for path in found if path.suffix in TEXT and not OTHER_LANGUAGES.search(path.as_posix())]


@pytest.mark.parametrize("name", READ)
def test_no_prose_says_he_of_a_player(name: str) -> None:
    said = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in pages(name)
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if ENGLISH.search(line)
    ]
    assert said == []
