"""What a seat may do now, as a list: the whole of it where there is an end to it, and a part where there is none."""
# interpreted: compiled and held weakly, a generic class breaks the garbage collector (see `Table`)

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Generic

from blueboar.core.kinds import Move
from blueboar.core.seats import Refusal


class Listing(Generic[Move]):
    """Legal moves as a game lists them from what a seat sees. It is made anew each time that it is gone through."""

    def __init__(self, moves: Callable[[], Iterator[Move]], complete: bool) -> None:
        self.moves = moves
        self.complete = complete
        """Whether every legal move is listed. Nobody can list all that can be offered."""

    def __iter__(self) -> Iterator[Move]:
        return self.moves()

    def __repr__(self) -> str:
        return "<all legal moves>" if self.complete else "<some of the legal moves>"


class LegalMoves(Generic[Move]):
    """The legal moves of one seat at a table. To go through them lists them; `in` asks the rules, listed or not.

    It speaks of the table as it is when it is asked.
    """

    def __init__(self, listing: Listing[Move], check: Callable[[Move], Refusal | None]) -> None:
        self.listing = listing
        self._check = check

    @property
    def complete(self) -> bool:
        """Whether every legal move is listed, or only some of them."""
        return self.listing.complete

    def __iter__(self) -> Iterator[Move]:
        return iter(self.listing)

    def __contains__(self, move: Move) -> bool:
        return self._check(move) is None

    def __bool__(self) -> bool:
        """Whether this seat may do anything at all."""
        return any(True for _ in self.listing)

    def __repr__(self) -> str:
        first: list[str] = []
        for move in self.listing:
            if len(first) == 3:
                first.append("...")
                break
            first.append(repr(move))
        return f"<LegalMoves {'all' if self.complete else 'some'}: {', '.join(first) or 'none'}>"
