"""Names that look alike: of letters of several alphabets, or with digits for letters. One of them is enough."""

from __future__ import annotations

import unicodedata
from typing import Final

_LOOKS_LIKE: Final = str.maketrans(
    "аеорсухіјѕԁһкмтвнгαεορτυχικνμ01|5$@",
    "aeopcyxijsdhkmtbnraeoptyxikvmollssa",
)


def skeleton(name: str) -> str:
    """The same for all names that look the same."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    letters = "".join(letter for letter in plain if unicodedata.category(letter)[0] in "LN|@$S" or letter in "|@$")
    return letters.translate(_LOOKS_LIKE).replace("rn", "m").replace("vv", "w")
