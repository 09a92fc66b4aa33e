"""What all tests share: Hypothesis profiles, coroutines as tests, and a guard that the asked-for build is tested.

HYPOTHESIS_PROFILE picks the profile:
  ci    the same examples on every run (the default, so a failure is never luck)
  dev   new examples on every run
  soak  many new examples, for `make soak`
"""

import asyncio
import inspect
import os

import pytest
from hypothesis import HealthCheck, settings

from blueboar.build_info import compiled, version_line

# One profile for both builds and for slow machines: time is measured in benchmarks, not in tests.
settings.register_profile(
    "ci",
    deadline=None,
    derandomize=True,
    database=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("dev", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("soak", settings.get_profile("dev"), max_examples=5_000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))

SECONDS = float(os.environ.get("BLUEBOAR_TEST_SECONDS", "900"))
"""No test takes so long on any machine: this only ends one that hangs."""


def pytest_configure() -> None:
    asked = os.environ.get("BLUEBOAR_BUILD")
    if asked == "compiled" and not compiled():
        pytest.exit(f"the compiled build was to be tested, but this is {version_line()}", 1)
    if asked == "pure" and compiled():
        pytest.exit(f"the plain build was to be tested, but this is {version_line()}", 1)


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """A coroutine is run as a test."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    arguments = {name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames}
    asyncio.run(asyncio.wait_for(pyfuncitem.obj(**arguments), SECONDS))
    return True
