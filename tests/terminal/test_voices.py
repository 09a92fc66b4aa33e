"""The terminal speaks with the voices of the catalogue, as the browser does."""

import pytest

from blueboar.terminal.phrasebook import LANGUAGES, Phrasebook
from blueboar.terminal.story import Storyteller


def teller(language="en"):
    return Storyteller("sheriff", ("Marian", "Tuck", "Will", "Gilbert"), Phrasebook(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_repeats_a_line_before_all_have_been_said(language):
    story = teller(language)
    lines = [story.saying(1, "then-open-it", {}) for _ in range(9)]
    assert len(set(lines[:8])) == 8
    assert lines[8] == lines[0]


def test_neighbours_begin_with_other_lines():
    story = teller()
    said = {story.saying(seat, "no-deal", {}).partition(":")[2] for seat in range(3)}
    assert len(said) == 3


def test_what_is_asked_for_is_in_every_line():
    story = teller()
    assert all("7 gold" in story.saying(2, "threaten", {"gold": 7, "merchant": 0}) for _ in range(8))
