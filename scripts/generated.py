"""Makes the files that are made from other files and kept beside them: `generated.py FOLDER`, the checkout or another.

- docs/rules: the English rules, which are written in src/blueboar/locales/en/rules
- docs/protocol: the schemas of the protocol and of every game, from their types
- web/src/protocol: the client's types, from these schemas (with Node)
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from blueboar.protocol.export import documents

ROOT = Path(__file__).resolve().parents[1]
RULES = Path("src/blueboar/locales/en/rules")


def write(folder: Path, files: dict[str, bytes]) -> None:
    """These files and no others."""
    folder.mkdir(parents=True, exist_ok=True)
    for file in folder.iterdir():
        if file.name not in files:
            file.unlink()
    for name, content in files.items():
        (folder / name).write_bytes(content)


def rules_pages() -> dict[str, bytes]:
    return {source.name: _rules_page(source) for source in sorted((ROOT / RULES).glob("*.md"))}


def _rules_page(source: Path) -> bytes:
    place = (RULES / source.name).as_posix()
    return f"<!-- Made by `make generated` from {place}: change that file. -->\n\n".encode() + source.read_bytes()


def client_types(schemas: Path) -> dict[str, bytes]:
    with tempfile.TemporaryDirectory() as made:
        subprocess.run(["node", str(ROOT / "web" / "scripts" / "types.mjs"), str(schemas), made], check=True)
        return {file.name: file.read_bytes() for file in Path(made).iterdir()}


def main(folder: Path) -> None:
    write(folder / "docs" / "rules", rules_pages())
    write(folder / "docs" / "protocol", documents())
    if shutil.which("node") is None:
        sys.exit("the client's types need Node, and there is none")
    write(folder / "web" / "src" / "protocol", client_types(folder / "docs" / "protocol"))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        description="Makes docs/rules, docs/protocol and web/src/protocol from their sources."
    )
    parser.add_argument("folder", type=Path, help="where they go: `.` is the checkout")
    asked = parser.parse_args()
    if not asked.folder.is_dir():
        parser.error(f"there is no folder {asked.folder}")
    main(asked.folder)
