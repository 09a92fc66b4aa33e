"""The version line tells which build is running."""

import shutil
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from subprocess import run

import blueboar
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
