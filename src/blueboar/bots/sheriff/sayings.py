"""Everything that a bot can say at a table of Sheriff. Clients phrase `say-<code>` in every language.

Parameters are numbers, seats and goods. A favour of a deal is text by the rules; a bot writes one of the codes of
FAVOURS there, and a client that knows the code shows its phrase (`favour-<code>`).
"""

from __future__ import annotations

from typing import Final

SAYINGS: Final[dict[str, tuple[str, ...]]] = {
    # merchants
    "swear-honest": ("good", "count"),
    "offer-gold": ("gold",),
    "offer-goods": ("good", "count"),
    "offer-from-bag": ("good", "count"),
    "offer-unnamed": (),
    "offer-favour": (),
    "last-offer": ("gold",),
    "too-dear": ("gold",),
    "then-open-it": (),
    "agreed": (),
    "denounce": ("merchant",),
    "bet": ("gold", "merchant"),
    "surety": ("gold", "merchant"),
    "together": ("gold", "merchant"),
    "no-need-to-pay": (),
    "buy-goods": ("good", "count", "gold"),
    # those in office
    "demand": ("gold", "merchant"),
    "demand-goods": ("merchant",),
    "threaten": ("gold", "merchant"),
    "more": ("gold",),
    "less": ("gold",),
    "too-little": (),
    "you-lied-before": ("merchant",),
    "word-was-broken": ("merchant",),
    "paid-against-me": ("merchant",),
    "go-in-peace": ("merchant",),
    "grateful": ("merchant",),
    "open-up": ("merchant",),
    "no-deal": (),
    "sell-favour": ("gold",),
    "share-equally": (),
    # answers to what people say
    "doubted": (),
    "doubted-in-office": (),
    "nothing-to-offer": (),
    # about what has just happened
    "caught": ("merchant",),
    "honest-after-all": ("merchant",),
    "told-you-so": (),
    "well-played": (),
    "thank-you": (),
    "will-remember": ("merchant",),
    "broke-your-word": ("merchant",),
}
"""Code and the names of its parameters."""

COURTESIES: Final[tuple[str, ...]] = (
    "bb:speak-well-of-you",
    "bb:drink-to-your-health",
    "bb:remember-this",
    "bb:no-word-against-you",
    "bb:greet-you-first",
    "bb:keep-you-a-seat",
    "bb:sing-of-you",
)
"""Promises that cost next to nothing."""

FAVOURS: Final[tuple[str, ...]] = ("bb:let-your-next-bag-through", "bb:pay-you-next-time", *COURTESIES)
"""The texts of favours that bots promise; `bb:` marks a code."""

LET_NEXT_BAG_THROUGH: Final = FAVOURS[0]
PAY_NEXT_TIME: Final = FAVOURS[1]
NO_WORD_AGAINST: Final = COURTESIES[3]
