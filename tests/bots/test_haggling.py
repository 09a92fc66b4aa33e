"""Bots haggle like people: what is asked no higher than they would go is taken, and nobody says the same twice."""

import blueboar
from blueboar.games.sheriff.wire.events import OfferMade
from blueboar.games.sheriff.wire.moves import MakeOffer

BOTS = ("merchant", "smuggler", "novice", "smuggler")
SEEDS = (18, 21, 24, 25, 28)
"""In each of these games somebody countered an offer with the very same one, once."""


def test_nobody_counters_an_offer_with_the_same_one():
    counters = []
    for seed in SEEDS:
        game = blueboar.play("sheriff", bots=BOTS, seed=seed, edition="first" if seed % 2 else "second")
        offers = {}
        for entry in game.record.entries:
            if isinstance(entry.move, MakeOffer) and entry.move.replaces in offers:
                counters.append((set(offers[entry.move.replaces].terms), set(entry.move.terms)))
            offers |= {event.deal.id: event.deal for event in entry.events if isinstance(event, OfferMade)}
    assert len(counters) > 40
    assert [terms for asked, terms in counters if asked == terms] == []
