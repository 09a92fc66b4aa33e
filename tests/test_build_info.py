"""The version line tells which build is running; the build knows what to compile."""

import ast
import shutil
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from subprocess import run

import pytest

import blueboar
import hatch_build
from blueboar.build_info import compiled, version_line


def test_the_version_line_names_version_build_and_python():
    build = "compiled with mypyc" if compiled() else "pure Python"
    line = version_line()
    assert line.startswith(f"blueboar {blueboar.__version__} ({build}, ")
    assert line.endswith(f"{sys.version_info.major}.{sys.version_info.minor}.{sys.version_info.micro})")


def test_a_package_with_extension_modules_says_that_it_is_compiled(tmp_path):
    package = copy_of_the_package(tmp_path)
    (package / "core" / f"chance{EXTENSION_SUFFIXES[0]}").touch()
    assert "compiled with mypyc" in version_line_of(tmp_path)


def test_an_extension_module_for_another_python_does_not_count(tmp_path):
    package = copy_of_the_package(tmp_path)
    (package / "core" / "chance.cpython-27-other.so").touch()
    assert "pure Python" in version_line_of(tmp_path)


def test_a_package_without_an_engine_is_pure_python(tmp_path):
    copy_of_the_package(tmp_path)
    assert "pure Python" in version_line_of(tmp_path)


def copy_of_the_package(folder: Path) -> Path:
    """Only what the version line needs, with an empty engine."""
    package = folder / "blueboar"
    (package / "core").mkdir(parents=True)
    for name in ("__init__.py", "build_info.py"):
        shutil.copy(Path(blueboar.__file__).parent / name, package / name)
    return package


def version_line_of(folder: Path) -> str:
    command = "from blueboar.build_info import version_line; print(version_line())"
    done = run(
        [sys.executable, "-c", command],
        env={"PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


def test_a_compiled_build_of_other_sources_is_not_taken(tmp_path):
    """`make play` asks so, and then plays on plain Python."""
    (tmp_path / ".source-hash").write_text("of another day")
    script = Path(__file__).parents[1] / "hatch_build.py"
    asked = run([sys.executable, script, "--into", tmp_path, "--if-current"], check=False)
    assert asked.returncode == 1
    assert [path.name for path in tmp_path.iterdir()] == [".source-hash"]


# What is compiled


@pytest.fixture
def sources(tmp_path, monkeypatch):
    """A tree with one module in each room; says how to add more."""
    monkeypatch.setattr(hatch_build, "ROOT", tmp_path)
    monkeypatch.setattr(hatch_build, "SOURCE", tmp_path / "src")
    for name in ("hatch_build.py", "pyproject.toml"):
        (tmp_path / name).touch()

    def write(path, text):
        file = tmp_path / "src" / "blueboar" / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)

    write("core/chance.py", "")
    write("games/fox/rules/turn.py", "")
    write("bots/fox/player.py", "")
    return write


def names_to_compile():
    return [path.relative_to(hatch_build.SOURCE / "blueboar").as_posix() for path in hatch_build.modules_to_compile()]


def test_the_engine_is_compiled_unless_a_module_is_marked_as_interpreted(sources):
    sources("games/fox/wire/moves.py", '"""Moves."""\n# interpreted: msgspec Structs only\n')
    assert names_to_compile() == ["core/chance.py", "games/fox/rules/turn.py"]


def test_a_bot_is_interpreted_unless_a_module_is_marked_as_compiled(sources):
    sources("bots/fox/playout.py", '"""Playouts."""\n# compiled: thousands of times for one move\n')
    assert names_to_compile() == ["bots/fox/playout.py", "core/chance.py", "games/fox/rules/turn.py"]


def test_so_is_the_server(sources):
    sources("server/tables/clock.py", '"""Clocks."""\n')
    sources("server/tables/moves.py", '"""Moves."""\n# compiled: every move\n')
    assert names_to_compile() == ["core/chance.py", "games/fox/rules/turn.py", "server/tables/moves.py"]


def test_a_mark_stands_at_the_head_of_a_module(sources):
    sources("bots/fox/playout.py", "\n" * 15 + "# compiled: too far down to be seen\n")
    assert names_to_compile() == ["core/chance.py", "games/fox/rules/turn.py"]


def test_a_compiled_build_is_stale_when_any_bot_module_changes(sources):
    """Compiled ones know the types of the others."""
    sources("bots/fox/playout.py", "# compiled: often\n")
    before = hatch_build.source_hash()
    sources("bots/fox/player.py", "better = True\n")
    between = hatch_build.source_hash()
    assert between != before
    sources("bots/fox/playout.py", "# compiled: often\nbetter = True\n")
    assert hatch_build.source_hash() != between


def test_a_compiled_build_is_stale_when_an_interpreted_module_of_the_engine_changes(sources):
    sources("games/fox/wire/moves.py", "# interpreted: msgspec Structs only\n")
    before = hatch_build.source_hash()
    sources("games/fox/wire/moves.py", "# interpreted: msgspec Structs only\nmore = True\n")
    assert hatch_build.source_hash() != before


@pytest.mark.parametrize("room", ["server", "protocol"])
def test_a_compiled_build_is_stale_when_something_changes_whose_types_the_compiled_server_knows(sources, room):
    before = hatch_build.source_hash()
    sources(f"{room}/shapes.py", "wider = True\n")
    assert hatch_build.source_hash() != before


BOTS = hatch_build.SOURCE / "blueboar" / "bots"
COMPILED_BOTS = [path for path in hatch_build.modules_to_compile() if path.is_relative_to(BOTS)]


def test_what_bots_reckon_thousands_of_times_is_compiled():
    reckoned = ("estimates", "playout", "haggling", "king_and_queen", "loading", "market", "pricing", "rehearsal")
    assert set(reckoned) <= {path.stem for path in COMPILED_BOTS}


@pytest.mark.parametrize("path", COMPILED_BOTS, ids=lambda path: path.stem)
def test_the_build_is_made_anew_when_a_bot_module_changes_that_a_compiled_one_knows(path):
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("blueboar.bots"):
            assert "blueboar/bots" in hatch_build.TYPES_FROM
        if isinstance(node, ast.Import):
            assert not any(name.name.startswith("blueboar.bots") for name in node.names)
