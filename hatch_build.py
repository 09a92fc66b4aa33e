"""Compiles the engine (`core` and `games`) and the marked modules of `bots` and `server` with mypyc.

For wheels and for a checkout. The same sources run with and without it. Where there is no C compiler the package
stays plain Python, and a note says so.

    python hatch_build.py --into build/compiled                 copy the package there and compile it, if changed
    python hatch_build.py --into build/compiled --if-current    the same, but fail if it would have to be compiled
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
SOURCE = ROOT / "src"
ENGINE = ("blueboar/core", "blueboar/games")
BESIDE_IT = ("blueboar/bots", "blueboar/server")
TYPES_FROM = ("blueboar/bots", "blueboar/protocol", "blueboar/server")
"""What compiled modules beside the engine know the types of."""
EXTENSION = sysconfig.get_config_var("EXT_SUFFIX")
INTERPRETED = "# interpreted:"
"""Marks a module of the engine that is not compiled; the line says why."""
COMPILED = "# compiled:"
"""Marks a module beside the engine that is."""
MARKED_WITHIN_LINES = 15
STAMP = ".source-hash"
NOT_COPIED = shutil.ignore_patterns("__pycache__", "*.pyc", "*.so", "*.pyd")


class CompileHook(BuildHookInterface[Any]):
    """Puts the compiled modules into a wheel, beside their sources.

    BLUEBOAR_COMPILE=no asks for a plain wheel; BLUEBOAR_COMPILE=yes makes a wheel that cannot be
    compiled an error. Without either, it compiles if it can.
    """

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self._carry_web_client(build_data)
        wish = os.environ.get("BLUEBOAR_COMPILE", "auto")
        if wish == "no":
            return
        obstacle = why_not_compile()
        if obstacle is None:
            self.folder = tempfile.mkdtemp(prefix="blueboar-")
            # mypyc ends the process on an error, so it gets one of its own.
            command = [sys.executable, __file__, "--only-modules", "--into", self.folder]
            if subprocess.run(command, check=False).returncode == 0:
                built = Path(self.folder)
                for module in built.rglob(f"*{EXTENSION}"):
                    build_data["force_include"][str(module)] = str(module.relative_to(built))
                    build_data["pure_python"] = False
                    build_data["infer_tag"] = True
                return
            obstacle = "mypyc or the C compiler failed, see above"
        if wish == "yes":
            raise RuntimeError(f"BLUEBOAR_COMPILE=yes, but {obstacle}")
        self.app.display_warning(f"blueboar is built as plain Python: {obstacle}")

    def _carry_web_client(self, build_data: dict[str, Any]) -> None:
        """The built client (`make web`) is part of the wheel; without it the server says how to build it."""
        built = ROOT / "web" / "dist"
        if (built / "index.html").is_file():
            build_data["force_include"][str(built)] = "blueboar/server/static"
        else:
            self.app.display_warning("the web client is not built (make web): the wheel has none")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        shutil.rmtree(getattr(self, "folder", ""), ignore_errors=True)


def why_not_compile() -> str | None:
    """What stands in the way of compiling here, in words for people; None if nothing does."""
    if sys.implementation.name != "cpython":
        return f"mypyc works with CPython only, and this is {sys.implementation.name}"
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        return "the headers of Python are not installed (Debian: apt install python3-dev)"
    if sys.platform == "win32":
        return None  # setuptools finds the compiler by itself
    compiler = _compiler()[0]
    if shutil.which(compiler) is None:
        return f"there is no C compiler '{compiler}' (Debian: apt install gcc)"
    return None


def _compiler() -> list[str]:
    return (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()


def modules_to_compile() -> list[Path]:
    """The engine less what is marked as interpreted, and beside it what is marked as compiled; no packages."""
    engine = [path for path in engine_sources() if not is_marked(path, INTERPRETED)]
    return sorted(path for path in engine + compiled_beside() if path.name != "__init__.py")


def engine_sources() -> list[Path]:
    return [path for folder in ENGINE for path in (SOURCE / folder).rglob("*.py")]


def compiled_beside() -> list[Path]:
    beside = [path for folder in BESIDE_IT for path in (SOURCE / folder).rglob("*.py")]
    return [path for path in beside if is_marked(path, COMPILED)]


def is_marked(path: Path, mark: str) -> bool:
    first_lines = path.read_text(encoding="utf-8").splitlines()[:MARKED_WITHIN_LINES]
    return any(line.startswith(mark) for line in first_lines)


def source_hash() -> str:
    """Changes when the compiled modules would: interpreted ones that they know count too, for their types."""
    digest = hashlib.sha256(f"{sys.version} mypy {version('mypy')}".encode())
    known = [path for folder in TYPES_FROM for path in (SOURCE / folder).rglob("*.py")]
    sources = {*engine_sources(), *compiled_beside(), *known}
    for path in [ROOT / "hatch_build.py", ROOT / "pyproject.toml", *sorted(sources)]:
        digest.update(f"{path.relative_to(ROOT)}\0".encode() + path.read_bytes() + b"\0")
    return digest.hexdigest()


def compile_modules(target: Path, scratch: Path) -> None:
    """Compile what is to be compiled, and put the extension modules under `target`."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class BuildSideBySide(build_ext):  # type: ignore[misc]  # setuptools has no types
        """Setuptools compiles the files of one module in a row; this uses every core."""

        def build_extensions(self) -> None:
            compile_in_a_row = self.compiler.compile

            def compile_side_by_side(sources: list[str], *rest: Any, **options: Any) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count()) as cores:
                    objects = cores.map(lambda source: compile_in_a_row([source], *rest, **options), sources)
                    return [path for paths in objects for path in paths]

            self.compiler.compile = compile_side_by_side
            super().build_extensions()

    modules = [str(path.relative_to(ROOT)) for path in modules_to_compile()]
    if not modules:
        return
    os.chdir(ROOT)  # so that paths in tracebacks are those of the checkout
    extensions = mypycify(
        modules,
        opt_level="2",
        debug_level="0",
        group_name="blueboar",
        multi_file=True,
        target_dir=str(scratch),
    )
    if sys.platform != "win32":
        for extension in extensions:
            flags = _flags_for_speed(whole=extension.name.endswith("__mypyc"))
            # The extensions share one list.
            extension.extra_compile_args = [*extension.extra_compile_args, *flags]
            extension.extra_link_args = [*extension.extra_link_args, *flags]
    build = BuildSideBySide(Distribution({"name": "blueboar", "ext_modules": extensions}))
    build.build_lib = str(target)
    build.build_temp = str(scratch)
    build.ensure_finalized()
    build.run()


def _flags_for_speed(*, whole: bool) -> list[str]:
    """`whole`: the library that has all the code; the modules themselves only lead there."""
    # Calls between the modules go straight, instead of through a table that lets others replace them: 8 %.
    straight = ["-fvisibility=hidden", "-fno-semantic-interposition"]
    # All of it is optimised once more, together: 2 %.
    together = ["-fno-plt", f"-flto={os.cpu_count() or 1}"]
    return [*straight, *together] if whole and _compiler_knows(tuple(together)) else straight


@cache
def _compiler_knows(flags: tuple[str, ...]) -> bool:
    with tempfile.TemporaryDirectory() as scratch:
        source = Path(scratch, "probe.c")
        source.write_text("int probe(void) { return 0; }\n")
        command = [*_compiler(), "-Werror", "-shared", "-fPIC", *flags, str(source), "-o", f"{scratch}/probe.so"]
        return subprocess.run(command, check=False, capture_output=True).returncode == 0


def is_current(target: Path) -> bool:
    """Whether the modules there were compiled from these sources."""
    stamp = target / STAMP
    return stamp.exists() and stamp.read_text() == source_hash()


def refresh(target: Path) -> None:
    """Make `target` a copy of the package with its compiled modules; compile only if needed."""
    if not is_current(target):
        shutil.rmtree(target, ignore_errors=True)
        count = len(modules_to_compile())
        print(f"compiling {count} modules of the engine, the bots and the server into {target}", flush=True)
        compile_modules(target.resolve(), target.resolve().with_name(f"{target.name}-c"))
        target.mkdir(parents=True, exist_ok=True)
        (target / STAMP).write_text(source_hash())
    for path in [*target.rglob("*")]:
        if path.is_file() and path.name != STAMP and not path.name.endswith(EXTENSION):
            path.unlink()
    shutil.copytree(SOURCE, target, ignore=NOT_COPIED, dirs_exist_ok=True)


def main() -> int:
    arguments = argparse.ArgumentParser(description="Compile the engine and the modules marked beside it with mypyc.")
    arguments.add_argument("--into", type=Path, required=True, help="where the result goes")
    arguments.add_argument("--only-modules", action="store_true", help="no copy of the sources, no stamp")
    arguments.add_argument("--if-current", action="store_true", help="fail if something would have to be compiled")
    asked = arguments.parse_args()
    if asked.if_current and not is_current(asked.into):
        return 1
    obstacle = None if asked.if_current else why_not_compile()
    if obstacle is not None:
        shutil.rmtree(asked.into, ignore_errors=True)
        print(f"not compiled, plain Python is used: {obstacle}")
    elif asked.only_modules:
        with tempfile.TemporaryDirectory() as scratch:
            compile_modules(asked.into.resolve(), Path(scratch))
    else:
        refresh(asked.into)
    return 0


if __name__ == "__main__":
    sys.exit(main())
