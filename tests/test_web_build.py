"""The web client is built anew when anything that it is made of has changed."""

import glob
import re
import shlex
from pathlib import Path

import pytest

from scripts.fingerprint import files, fingerprint

HOUSE = Path(__file__).parent.parent
SOURCES = [
    path
    for path in [*(HOUSE / "web" / "src").rglob("*"), HOUSE / "web" / "vite.config.ts", HOUSE / "web" / "index.html"]
    if path.suffix in {".ts", ".svelte", ".css", ".html"}
]
QUOTED = re.compile(r"""(?:\bfrom|\bimport|\bimport\(|\bglob(?:<\w+>)?\(|\bURL\(|\bsrc=|\bhref=)\s*(['"])([^'"]+)\1""")
IN_A_STYLE = re.compile(r"""\burl\(['"]?([^'")]+)['"]?\)""")


def made_of() -> list[str]:
    """What `scripts/web.sh` takes the fingerprint of."""
    script = (HOUSE / "scripts" / "web.sh").read_text("utf-8").replace("\\\n", " ")
    found = re.search(r"made_of=\$\(.*?fingerprint\.py (.*?)\)$", script, re.MULTILINE)
    assert found is not None
    return shlex.split(found[1])


def aliases() -> dict[str, Path]:
    """The short names of folders in `web/vite.config.ts`."""
    config = (HOUSE / "web" / "vite.config.ts").read_text("utf-8")
    found = re.findall(r"'(@\w+)': `\$\{house\}([^`]+)`", config)
    return {short: HOUSE / folder for short, folder in found}


def imported_by(source: Path) -> list[str]:
    """The files of this house that a source names; what npm brings stands in the lock file."""
    text = source.read_text("utf-8")
    named = [name for _, name in QUOTED.findall(text)] + IN_A_STYLE.findall(text)
    paths = []
    for name in (name.partition("?")[0] for name in named):
        short, _, rest = name.partition("/")
        if short in aliases():
            paths.append(str(aliases()[short] / rest))
        elif name.startswith("/src/"):
            paths.append(str(HOUSE / "web" / rest))
        elif name.startswith(("./", "../")):
            paths.append(str((source.parent / name).resolve()))
    return paths


def files_named(path: str) -> list[Path]:
    """As the builder finds them: a name may leave out how it ends."""
    for ending in ("", ".ts", "/index.ts"):
        found = [Path(one) for one in glob.glob(path + ending) if Path(one).is_file()]
        if found:
            return found
    return []


def test_everything_that_the_bundle_imports_counts(monkeypatch):
    monkeypatch.chdir(HOUSE)
    counted = {path.resolve() for path in files(made_of())}
    imports = [(source, path) for source in SOURCES for path in imported_by(source)]
    assert any(path.endswith(".toml") for _, path in imports)
    assert any(path.endswith(".ftl") for _, path in imports)
    for source, path in imports:
        found = files_named(path)
        assert found, f"{source} imports {path}, which is not there"
        left_out = [one for one in found if one.resolve() not in counted]
        assert not left_out, f"{source} imports {left_out[0]}, which scripts/web.sh leaves out"


@pytest.mark.parametrize(
    "how", ["vite.config.ts", "svelte.config.js", "tsconfig.json", "package.json", "package-lock.json"]
)
def test_how_it_is_built_counts(how):
    assert f"web/{how}" in made_of()


def test_every_data_file_of_every_game_counts(monkeypatch):
    monkeypatch.chdir(HOUSE)
    counted = set(files(made_of()))
    assert not set(Path("src/blueboar/games").rglob("*.toml")) - counted
    assert not set(Path("src/blueboar/locales").rglob("*.*")) - counted


def test_a_changed_price_changes_the_fingerprint(tmp_path):
    goods = tmp_path / "games" / "sheriff" / "goods.toml"
    goods.parent.mkdir(parents=True)
    prices = []
    for price in (3, 4):
        goods.write_text(f"value = {price}\n", "utf-8")
        prices.append(fingerprint([f"{tmp_path}/games/**/*.toml"]))
    assert prices[0] != prices[1]


def test_a_path_that_stands_for_nothing_is_a_fault(tmp_path):
    with pytest.raises(SystemExit, match="there is no"):
        fingerprint([f"{tmp_path}/*.toml"])
