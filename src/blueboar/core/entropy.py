"""Where the cards of a fair game come from: the server's seed, and what the seats' clients add to it.

The server promises its seed by its hash. Then each client that wants to promises a random text of its own, and only
when all promises are known to all of them are the texts shown. The cards come from everything together, so nobody
who promised first could know what the others would add. `docs/fairness.md` says what follows from it.
"""
# interpreted: msgspec Structs

from __future__ import annotations

import hashlib
from typing import Annotated, TypeAlias

import msgspec

from blueboar.core.seats import Seat

Digest: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
"""256 bits in hexadecimal: a hash, a key, or what a client has drawn."""


class Entropy(msgspec.Struct, frozen=True, gc=False):
    """What a seat's client promised, and what it showed; None if it promised and then did not show."""

    promise: Digest
    shown: Digest | None = None


Entropies: TypeAlias = tuple[Entropy | None, ...]
"""By seat; None for a seat whose client added nothing."""


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def promise_of(seed_hash: str, seat: Seat, shown: str) -> str:
    """It names the server's promise, so it can only have been made after that; and the seat, so nobody can copy it."""
    return _hash(f"blueboar entropy\n{seed_hash}\n{seat}\n{shown}")


def deal_seed(seed: str, entropies: Entropies) -> str:
    """What chance is seeded with: a line for the server, and one for each seat, `-` where nothing was shown."""
    lines = [entropy.shown if entropy is not None and entropy.shown is not None else "-" for entropy in entropies]
    return _hash("\n".join(("blueboar deal", seed, *lines)))


def promise_is_kept(seed_hash: str, seat: Seat, entropy: Entropy) -> bool:
    """Whether what was shown is what was promised. Nothing shown breaks no promise, but it is said."""
    return entropy.shown is None or promise_of(seed_hash, seat, entropy.shown) == entropy.promise
