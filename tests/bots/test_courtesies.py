"""Courtesies for sale: asked for once, dearer as long as they are paid for, and never bought by a bot of today."""

from collections import Counter

from blueboar.bots.driver import Match
from blueboar.bots.levels import BotSetup, find_level
from blueboar.bots.sheriff.sayings import COURTESIES
from blueboar.bots.sheriff.words_for_gold import FIRST_SALE, Sale, WordsForGold, sale_of
from blueboar.core.table import Table
from blueboar.games.sheriff.wire import events
from blueboar.games.sheriff.wire.moves import AcceptOffer, MakeOffer, RefuseOffer
from blueboar.games.sheriff.wire.terms import Deal, DoFavour, GiveGold, LetThroughTerm
from tests.bots.at_the_gate import SHERIFF, bags_at_the_gate, pricing_of

WORDS = tuple(DoFavour(1, code) for code in COURTESIES[:3])


def test_gold_for_nothing_but_promises_is_a_sale():
    sale = sale_of(Deal(1, 1, (0,), (GiveGold(0, 2), *WORDS)))
    assert sale is not None
    assert (sale.seller, sale.buyer, sale.promises, sale.gold) == (1, 0, 3, 2)
    assert sale_of(Deal(1, 1, (0,), (GiveGold(1, 2), LetThroughTerm(1), *WORDS))) is None
    assert sale_of(Deal(1, 1, (0,), (GiveGold(1, 2), *WORDS))) is None


def test_who_refuses_is_not_asked_again():
    shown = WordsForGold()
    assert shown.next_sale(7, 20) == FIRST_SALE
    shown.note(Sale(1, 0, *FIRST_SALE), bought=False)
    assert shown.next_sale(7, 20) is None


def test_the_price_rises_until_it_is_not_paid():
    def pays(promises, gold):
        return gold < 0.5 * promises

    shown = WordsForGold()
    got = []
    for _ in range(12):
        promises, gold = shown.next_sale(7, 20)
        got.append(gold if pays(promises, gold) else 0)
        shown.note(Sale(1, 0, promises, gold), bought=pays(promises, gold))
    assert got[0] == 1
    assert got[-4:] == [3, 3, 3, 3]
    assert got.count(0) <= 3


def test_who_has_had_enough_is_left_alone():
    shown = WordsForGold()
    shown.note(Sale(1, 0, 3, 1), bought=True)
    for _ in range(2):
        shown.note(Sale(1, 0, 3, 1), bought=False)
    assert shown.next_sale(7, 20) is None


def test_everyone_learns_from_what_one_was_offered():
    table = bags_at_the_gate("courtesy", 4)
    table.play(1, MakeOffer((0,), (GiveGold(0, 1), *WORDS)))
    table.play(0, RefuseOffer(1))
    assert pricing_of("smuggler", table, 2).memory.histories[0].words_for_gold.next_sale(7, 20) is None
    table.play(2, MakeOffer((0,), (GiveGold(0, 1), *(DoFavour(2, word.text) for word in WORDS))))
    table.play(0, AcceptOffer(2))
    promises, gold = pricing_of("smuggler", table, 3).memory.histories[0].words_for_gold.next_sale(7, 20)
    assert gold / promises > 1 / 3 or gold > 1


def test_at_a_table_of_today_each_is_asked_once_at_most_and_nobody_buys():
    config = SHERIFF.configure(4, "first", {})
    asked: dict[int, int] = {}
    for game in range(2):
        table = Table.opened(SHERIFF, config, f"courtesies-{game}")
        level = find_level("sheriff", "smuggler")
        match = Match(table, [level.make(BotSetup(SHERIFF, config, seat, f"c{game}/{seat}")) for seat in range(4)])
        match.play(stop_at_fault=True)
        seen = [event for entry in table.entries for event in entry.events]
        made = [sale_of(event.deal) for event in seen if isinstance(event, events.OfferMade)]
        struck = [sale_of(event.deal) for event in seen if isinstance(event, events.DealStruck)]
        assert not any(struck)
        buyers = [sale.buyer for sale in made if sale is not None]
        assert _most_of_one_seller(seen) == 1
        assert buyers
        assert len(buyers) == len(set(buyers))
        asked[game] = len(buyers)
    assert max(asked.values()) <= 4


def _most_of_one_seller(seen: list[events.Event]) -> int:
    """How many offers of courtesies one player has made in one inspection."""
    made: Counter[tuple[int, int]] = Counter()
    number = 0
    for event in seen:
        if isinstance(event, events.RoundBegan):
            number = event.number
        sale = sale_of(event.deal) if isinstance(event, events.OfferMade) else None
        if sale is not None:
            made[number, sale.seller] += 1
    return max(made.values())
