"""What is wrong in detail, said: for tests that want a fault to be more than a code."""

from blueboar.core.errors import GameError
from blueboar.terminal.errors import fault_in_words
from blueboar.terminal.phrasebook import Phrasebook


def worded(error: GameError) -> str:
    """The fault's English sentence, which is there and has all that it speaks of."""
    assert error.fault is not None
    words = fault_in_words(Phrasebook("en"), error.fault)
    assert not words.startswith("fault-")
    assert "{ $" not in words
    assert "{$" not in words
    return words
