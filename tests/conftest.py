"""What all tests share: the Hypothesis profiles, and a guard that the asked-for build is tested.

HYPOTHESIS_PROFILE picks the profile:
  ci    the same examples on every run (the default, so a failure is never luck)
  dev   new examples on every run
  soak  many new examples, for `make soak`
"""

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


def pytest_configure() -> None:
    asked = os.environ.get("BLUEBOAR_BUILD")
    if asked == "compiled" and not compiled():
        pytest.exit(f"the compiled build was to be tested, but this is {version_line()}", 1)
    if asked == "pure" and compiled():
        pytest.exit(f"the plain build was to be tested, but this is {version_line()}", 1)
