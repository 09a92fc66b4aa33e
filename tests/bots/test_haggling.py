"""Bots haggle like people: what is asked no higher than they would go is taken, and nobody says the same twice."""

import blueboar
from blueboar.bots.sheriff.haggling import Officer
from blueboar.games.sheriff.wire.events import OfferMade
from blueboar.games.sheriff.wire.moves import MakeOffer

BOTS = ("merchant", "smuggler", "novice", "smuggler")
SEEDS = (18, 21, 24, 25, 28)
"""In each of these games somebody countered an offer with the very same one, once."""


def test_a_refused_threat_is_carried_out_more_often_than_silence_is_punished():
    rolls = [number / 100 for number in range(100)]
    officers = [Officer(4, 0.3, -2.0, 0.1, 0.5, 2, 20.0, [0.5, 0.5, 0.5, 0.9, roll]) for roll in rolls]
    assert sum(officer.opens(refused=False) for officer in officers) == 10
    assert 20 <= sum(officer.opens(refused=True) for officer in officers) <= 40


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
