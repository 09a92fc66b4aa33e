"""The search for a best response turns its dials, and says what it spent."""

import msgspec

from benchmarks import best_response


def test_a_generation_turns_the_dials_towards_its_best():
    search = best_response.Search("first", "novice", 1, 4, scripts=4)
    before = search.found
    search.generation(0, None)
    assert search.played == 4
    assert search.found != before
    assert all(0.0 <= dial <= 1.0 for dial in msgspec.structs.astuple(search.found))
    assert all(0.05 <= spread < 0.4 for spread in search.spread)
