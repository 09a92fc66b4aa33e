"""What people write is shown to others: nothing in it may deceive or disturb them."""

import pytest

from blueboar.server.clean_text import clean
from blueboar.server.tables.phrases import PHRASES


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Robin   Hood \n", "Robin Hood"),
        ("a\x00b\x1bc", "a b c"),
        ("pay\u202eme", "payme"),
        ("\u2066x\u2069", "x"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("Z" + "\u0301\u0302\u0303\u0304\u0305\u0306" + "o", "Ź\u0302\u0303\u0304o"),
        ("\u200b\ufeff", ""),
        ("\u200c\u200d", ""),
        ("a\u200d\u200d\u200db", "a\u200db"),
        ("\u3164\u115f\u2800", ""),
        ("<script>", "<script>"),
        ("🐗", "🐗"),
    ],
)
def test_words_are_cleaned_of_what_deceives(typed, kept):
    assert clean(typed) == kept


def test_phrases_are_codes():
    assert all(phrase.startswith("phrase.") for phrase in PHRASES)
    assert len(set(PHRASES)) == len(PHRASES)
