"""How many examples a property gets: a part of what the profile asks for, so that `make soak` reaches all of them."""

from hypothesis import settings


def part(share: float) -> settings:
    """At least three examples, on every profile."""
    return settings(max_examples=max(3, round(settings.default.max_examples * share)))
