"""Every turn that a player may take, from the prompt alone. Two cards are named in one order: either is the same."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from blueboar.core.legal_moves import Listing
from blueboar.games.blacksheep.wire.moves import PlayCards
from blueboar.games.blacksheep.wire.prompts import PlayPrompt


def legal_moves(prompts: tuple[PlayPrompt, ...]) -> Listing[PlayCards]:
    return Listing(lambda: _turns(prompts), complete=True)


def _turns(prompts: tuple[PlayPrompt, ...]) -> Iterator[PlayCards]:
    for prompt in prompts:
        hand = sorted(prompt.cards)
        for choice in prompt.fields:
            for count in choice.counts:
                for cards in sorted(set(combinations(hand, count))):
                    yield PlayCards(choice.field, cards)
                    if count == 1:
                        yield from _with_discard(choice.field, cards, hand)


def _with_discard(field: int, cards: tuple[str, ...], hand: list[str]) -> Iterator[PlayCards]:
    """After a single card, one of the others may be discarded (rules 3.5)."""
    rest = hand[:]
    rest.remove(cards[0])
    for discard in sorted(set(rest)):
        yield PlayCards(field, cards, discard)
