"""Who lies every round, names a coin or two and pays in the end had won 56 of 100 games: each reason for it is here."""

from blueboar.bots.sheriff.haggling import Officer, Talk
from blueboar.games.sheriff.wire.moves import AcceptOffer, LetThrough, MakeOffer, OpenBag, WithdrawOffer
from blueboar.games.sheriff.wire.terms import GiveGold, LetThroughTerm, OpenBagTerm
from tests.bots.at_the_gate import bags_at_the_gate, pricing_of


def test_who_haggles_and_pays_in_the_end_has_paid():
    """Only bags that nobody paid for are left to be suspected: who paid late had been learnt as one who refuses."""
    table = bags_at_the_gate("resists", 4)
    table.play(0, MakeOffer((1,), (GiveGold(1, 8), LetThroughTerm(1))))
    asked = table.view(1).offers[0].deal.id
    table.play(1, MakeOffer((0,), (GiveGold(1, 2), LetThroughTerm(1)), asked))
    table.play(0, AcceptOffer(table.view(0).offers[0].deal.id))
    for merchant in (2, 3):
        table.play(0, LetThrough(merchant))
    history = pricing_of("smuggler", table, 2).memory.histories[1]
    assert history.asked_lying + history.asked_true == 1
    assert history.refused_lying + history.refused_true == 0


def test_who_will_not_pay_is_remembered():
    table = bags_at_the_gate("resists", 4)
    table.play(0, MakeOffer((1,), (GiveGold(1, 8), LetThroughTerm(1))))
    asked = table.view(1).offers[0].deal.id
    table.play(1, MakeOffer((0,), (GiveGold(1, 2), LetThroughTerm(1)), asked))
    for merchant in (2, 3):
        table.play(0, LetThrough(merchant))
    table.play(0, OpenBag(1))
    history = pricing_of("smuggler", table, 2).memory.histories[1]
    assert history.refused_lying + history.refused_true == 1


def test_a_demand_that_is_paid_at_once_was_not_resisted():
    table = bags_at_the_gate("resists", 4)
    table.play(0, MakeOffer((1,), (GiveGold(1, 8), LetThroughTerm(1))))
    table.play(1, AcceptOffer(table.view(1).offers[0].deal.id))
    for merchant in (2, 3):
        table.play(0, LetThrough(merchant))
    history = pricing_of("smuggler", table, 2).memory.histories[1]
    assert history.asked_lying + history.asked_true == 1
    assert history.refused_lying + history.refused_true == 0


def test_one_liar_among_the_honest_is_judged_by_their_own_bags():
    table = bags_at_the_gate("one-liar", 5)
    suspected = []
    for honest_bags in (1, 6):
        pricing = pricing_of("smuggler", table, 0)
        for _ in range(4):
            pricing.memory.histories[1].note_bag(5, wrong=1)
        for rival in (2, 3):
            for _ in range(honest_bags):
                pricing.memory.histories[rival].note_bag(5, wrong=0)
        suspected.append(pricing.suspicion(1).lie)
    few, many = suspected
    assert many > few - 0.02
    assert many > pricing_of("smuggler", table, 0).suspicion(1).lie


def test_who_pays_for_passing_does_not_want_to_be_opened():
    other = bags_at_the_gate("dares-and-pays", 4)
    other.play(1, MakeOffer((0,), (GiveGold(1, 2), LetThroughTerm(1))))
    only_pays = pricing_of("outlaw", other, 0).suspicion(1).lie
    table = bags_at_the_gate("dares-and-pays", 4)
    table.play(1, MakeOffer((0,), (GiveGold(1, 1), OpenBagTerm(1))))
    assert pricing_of("outlaw", table, 0).suspicion(1).lie < min(0.2, 0.5 * only_pays)
    table.play(1, WithdrawOffer(table.view(1).offers[0].deal.id))
    table.play(1, MakeOffer((0,), (GiveGold(1, 2), LetThroughTerm(1))))
    assert abs(pricing_of("outlaw", table, 0).suspicion(1).lie - only_pays) < 0.01


def test_a_dare_of_one_who_lies_every_time_is_believed_less():
    table = bags_at_the_gate("liars-dare", 4)
    table.play(1, MakeOffer((0,), (GiveGold(1, 1), OpenBagTerm(1))))
    stranger, liar = pricing_of("outlaw", table, 0), pricing_of("outlaw", table, 0)
    for _ in range(4):
        liar.memory.histories[1].note_bag(4, wrong=2)
    assert liar.suspicion(1).lie > 2.0 * stranger.suspicion(1).lie


def test_a_sure_liar_is_asked_for_more_than_opening_is_worth():
    """They lose about twice as much as those in office gain; but nobody is asked for what they do not have."""
    talk = Talk()

    def first_price(purse):
        return Officer(5, 0.33, 13.0, 0.9, 0.5, 2, purse, [0.5] * 5).first_price(talk)

    least = Officer(5, 0.33, 13.0, 0.9, 0.5, 2, 40.0, [0.5] * 5).least()
    assert 1.5 * least < first_price(40.0) < 2.0 * least
    assert first_price(least + 2.0) == least + 2.0
