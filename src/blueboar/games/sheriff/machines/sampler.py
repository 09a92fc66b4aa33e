"""Random legal moves that reach every rule: lies and truth, deals of all kinds, debts, timers, promo cards."""

from __future__ import annotations

from typing import Final

from blueboar.core.chance import Chance
from blueboar.core.seats import NOBODY, Seat
from blueboar.games.sheriff.machines.choices import Choices, Named, Played
from blueboar.games.sheriff.machines.payments import enough_of
from blueboar.games.sheriff.machines.sampled_offers import sample_terms
from blueboar.games.sheriff.rules import (
    black_market,
    confiscated,
    debts,
    inspection,
    loot,
    loot_by_proposal,
    loot_tile,
    promo_cards,
    round,
)
from blueboar.games.sheriff.rules.deals import duties, offers
from blueboar.games.sheriff.rules.deals.means import unnamed
from blueboar.games.sheriff.rules.deals.parties import circles, others, partners_of
from blueboar.games.sheriff.rules.deals.standing import NOTHING, UNSAID, check_taking, nameable
from blueboar.games.sheriff.rules.loading import MOST_IN_BAG, loaders
from blueboar.games.sheriff.rules.market import MOST_SET_ASIDE
from blueboar.games.sheriff.state.deals import FAVOUR, FOR_NOTHING, LET_THROUGH, NO_DEAL, OPEN, STILL_OPEN, Term
from blueboar.games.sheriff.state.deeds import Deeds
from blueboar.games.sheriff.state.goods import NO_CARD
from blueboar.games.sheriff.state.state import DECLARATION, LOADING, MARKET, NO_STANCE, OVER, State
from blueboar.games.sheriff.state.zones import ALONE
from blueboar.games.sheriff.wire.chores import (
    BlackMarketChore,
    BrimstoneChore,
    ConfiscatedChore,
    DebtChore,
    LootChore,
    OddChore,
    PickChore,
    PlateChore,
    TrophyChore,
)
from blueboar.games.sheriff.wire.moves import Move

EVEN: Final = 60
"""Can be divided by every number up to six: one roll serves for several even choices."""
# Of a hundred.
TALKS: Final = 30
TALKS_ON: Final = 70
"""While there is an offer to answer."""
ANSWERS: Final = 90
MARKS_FAVOUR: Final = 50
"""One time in so many, at the market and in the inspection."""
TIME_RUNS_OUT: Final = 3
HONEST: Final = 40
SELLS: Final = 50
LARGER_CIRCLE: Final = 15
TAKES_BRIBE: Final = 60
FOR_NOTHING_SAID: Final = 20


def sample(state: State, chance: Chance) -> tuple[Seat, Move]:
    named = Named(state)
    choose(state, chance, named)
    assert named.move is not None
    return named.seat, named.move


def play_out(state: State, house: Chance, players: Chance) -> int:
    """Random moves to the end, told to nobody; how many there were."""
    deeds = Deeds(state, None)
    choices = Played(deeds, house)
    made = 0
    while state.phase != OVER:
        made += 1
        house.at(made)
        choose(state, players, choices)
        round.go_on(deeds, house)
    return made


def choose(state: State, chance: Chance, choices: Choices) -> None:
    """Somebody who may act makes one legal move."""
    if state.chores:
        _choose_chore(state, chance, choices)
    elif state.phase == MARKET:
        _choose_market(state, chance, choices)
    elif state.phase == LOADING:
        waiting = loaders(state)
        _choose_bag(state, waiting[chance.below(len(waiting))], chance, choices)
    elif state.phase == DECLARATION:
        _choose_declaration(state, state.turn, chance, choices)
    else:
        _choose_inspection(state, chance, choices)


def _choose_favour(state: State, chance: Chance, choices: Choices) -> bool:
    """Whether there was one to be marked."""
    for line in state.ledger:
        if line.what == FAVOUR and line.status == STILL_OPEN:
            choices.mark_favour(line.to[chance.below(len(line.to))], line.id, chance.below(2) == 0)
            return True
    return False


def _choose_market(state: State, chance: Chance, choices: Choices) -> None:
    seat = state.turn
    if seat == NOBODY:
        merchants = state.merchants
        choices.choose_first(state.office[0], merchants[chance.below(len(merchants))])
        return
    hand = state.hand(seat)
    roll = chance.below(MARKS_FAVOUR * state.piles * EVEN * EVEN)
    if roll % MARKS_FAVOUR == 0 and _choose_favour(state, chance, choices):
        return
    roll //= MARKS_FAVOUR
    onto = roll % state.piles
    roll //= state.piles
    count = min(roll % EVEN % (MOST_SET_ASIDE + 1), len(hand))
    aside = chance.few(hand, count)
    from_piles: list[int] = []
    if state.options.piles_are_open:
        left = roll // EVEN % (count + 1)
        for index in range(state.piles):
            taken = min(chance.below(left + 1), len(state.pile(index))) if left else 0
            from_piles.append(taken)
            left -= taken
    choices.change_cards(seat, aside, from_piles, onto)


def _choose_bag(state: State, seat: Seat, chance: Chance, choices: Choices) -> None:
    hand = state.hand(seat)
    most = min(MOST_IN_BAG, len(hand))
    roll = chance.below(100 * EVEN)
    if roll % 100 < HONEST:
        card = hand[chance.below(len(hand))]
        choices.load_bag(seat, [card] * (1 + roll // 100 % min(MOST_IN_BAG, hand.count(card))))
        return
    choices.load_bag(seat, chance.few(hand, 1 + roll // 100 % most))


def _choose_declaration(state: State, seat: Seat, chance: Chance, choices: Choices) -> None:
    bag, legal = state.bag(seat), state.goods.legal
    good = bag[chance.below(len(bag))]
    choices.declare(seat, good if state.goods.is_legal[good] else legal[chance.below(len(legal))])


def _choose_inspection(state: State, chance: Chance, choices: Choices) -> None:
    roll = chance.below(MARKS_FAVOUR * 100)
    if roll % MARKS_FAVOUR == 0 and _choose_favour(state, chance, choices):
        return
    roll //= MARKS_FAVOUR
    talks = TALKS_ON if state.offers else TALKS
    if roll < talks:
        if _choose_talk(state, chance, choices):
            return
    elif state.options.inspection_timer and roll < talks + TIME_RUNS_OUT:
        choices.run_out_of_time()
        return
    elif state.black_market:
        for seat in state.merchants:
            if black_market.may_visit(state, seat):
                goods = black_market.sellable(state, seat)
                if goods and chance.below(100) < SELLS:
                    choices.sell(seat, goods[0])
                    return
    _choose_verdict(state, chance, choices)


def _choose_verdict(state: State, chance: Chance, choices: Choices) -> None:
    waiting = state.undecided()
    merchant = waiting[chance.below(len(waiting))]
    verdict = chance.below(2)
    other = LET_THROUGH if verdict == OPEN else OPEN
    office = state.office
    if state.stances:
        officer = office[chance.below(2)]
        if state.stance(officer, merchant) == NO_STANCE or chance.below(10) == 0:
            _choose_stance(state, officer, merchant, verdict, chance, choices)
            return
    if not inspection.lacks_stance(state, merchant):
        for seat in office:
            if _decides(state, seat, merchant, verdict, chance, choices):
                return
            if _decides(state, seat, merchant, other, chance, choices):
                return
    _choose_a_word_between_deputies(state, merchant, verdict, chance, choices)


def _decides(state: State, seat: Seat, merchant: Seat, verdict: int, chance: Chance, choices: Choices) -> bool:
    """Whether this verdict was possible."""
    if inspection.check_verdict(state, seat, merchant, verdict) is not None:
        return False
    if verdict == OPEN:
        choices.open_bag(seat, merchant)
        return True
    return _choose_taking(state, seat, merchant, chance, choices)


def _choose_taking(state: State, seat: Seat, merchant: Seat, chance: Chance, choices: Choices) -> bool:
    """Let through, for one of the offers that stand, for nothing, or without a word; whether that was possible."""
    possible: list[int] = []
    if check_taking(state, seat, merchant, UNSAID) is None:
        possible.append(UNSAID)
    if check_taking(state, seat, merchant, NOTHING) is None:
        possible.append(NOTHING)
    named = nameable(state, seat, merchant)
    if named and chance.below(100) < TAKES_BRIBE:
        possible = named
    if not possible:
        return False
    choices.let_through(seat, merchant, possible[chance.below(len(possible))])
    return True


def _choose_a_word_between_deputies(
    state: State, merchant: Seat, verdict: int, chance: Chance, choices: Choices
) -> None:
    """Nothing can be decided yet: a stance is missing, or an offer for the passing waits for both."""
    office = state.office
    if state.offers and not inspection.lacks_stance(state, merchant):
        _choose_answer(state, chance, choices)
        return
    lacking = office[0] if state.stance(office[0], merchant) == NO_STANCE else office[1]
    _choose_stance(state, lacking, merchant, verdict, chance, choices)


def _choose_stance(state: State, officer: Seat, merchant: Seat, wanted: int, chance: Chance, choices: Choices) -> None:
    """What is wanted, or what a duty demands instead."""
    duty = duties.against(state, wanted, merchant, ALONE[officer])
    stance = wanted if duty is None else duty.act
    if stance == LET_THROUGH and chance.below(100) < FOR_NOTHING_SAID:
        stance = FOR_NOTHING
    choices.take_stance(officer, merchant, stance)


def _choose_talk(state: State, chance: Chance, choices: Choices) -> bool:
    """Whether something could be said."""
    if state.offers and chance.below(100) < ANSWERS:
        _choose_answer(state, chance, choices)
        return True
    return _choose_offer(state, _sample_parties(state, chance), NO_DEAL, chance, choices)


def _sample_parties(state: State, chance: Chance) -> tuple[Seat, ...]:
    """One who offers, and mostly one more; sometimes a larger circle, which may be one that may not deal."""
    seat = chance.below(state.players)
    if chance.below(100) < LARGER_CIRCLE:
        wider = list(others(state, seat))
        return (seat, *chance.sample(wider, 2 + chance.below(len(wider) - 1)))
    possible = circles(state, seat)
    return ALONE[seat] + possible[chance.below(len(possible))]


def _sample_picks(state: State, seat: Seat, terms: list[Term], chance: Chance) -> list[int]:
    """Of the unnamed cards that this seat gives; none where the cheapest will do."""
    count = unnamed(seat, terms)
    there = state.contraband(seat)
    if not count or count > len(there) or not state.options.stall_lies or chance.below(2) == 0:
        return []
    return chance.sample(there, count)


def _choose_offer(state: State, parties: tuple[Seat, ...], replaces: int, chance: Chance, choices: Choices) -> bool:
    """Whether the offer that came to mind was legal."""
    terms = sample_terms(state, parties, chance)
    if offers.check_offer(state, parties, terms, replaces) is not None:
        return False
    choices.make_offer(parties, terms, replaces, _sample_picks(state, parties[0], terms, chance))
    return True


def _choose_answer(state: State, chance: Chance, choices: Choices) -> None:
    deal = state.offers[chance.below(len(state.offers))].deal
    roll = chance.below(100)
    if roll < 10:
        choices.withdraw(deal.proposer, deal.id)
        return
    seat = deal.partners[chance.below(len(deal.partners))]
    if 20 <= roll < 35:
        parties = (seat, *partners_of(deal.parties, seat))
        if _choose_offer(state, parties, deal.id, chance, choices):
            return
    if roll >= 20 and offers.check_accept(state, seat, deal.id) is None:
        choices.accept(seat, deal.id, _sample_picks(state, seat, deal.terms, chance))
    else:
        choices.refuse(seat, deal.id)


def _choose_chore(state: State, chance: Chance, choices: Choices) -> None:
    chore = state.chores[0]
    seat = chore.seat
    if type(chore) is DebtChore:
        _choose_payment(state, chore, chance, choices)
    elif type(chore) is ConfiscatedChore:
        cards = confiscated.to_lay(state, chore.merchant)
        chance.shuffle(cards)
        choices.lay_confiscated(seat, cards, chance.below(state.piles))
    elif type(chore) is PlateChore:
        choices.fix_plate(seat, state.goods.legal[chance.below(len(state.goods.legal))])
    elif type(chore) is BrimstoneChore:
        _choose_brimstone(state, seat, chance, choices)
    elif type(chore) is TrophyChore:
        hand = state.hand(seat)
        card = hand[chance.below(len(hand))] if hand else NO_CARD
        choices.discard_for_trophy(seat, card, chance.below(state.piles))
    elif type(chore) is BlackMarketChore:
        goods = black_market.sellable(state, seat)
        sells = bool(goods) and chance.below(100) < SELLS
        choices.sell(seat, goods[chance.below(len(goods))] if sells else NO_CARD)
    elif type(chore) is PickChore:
        cards = loot_tile.cards(state)
        choices.pick_loot(seat, cards[chance.below(len(cards))])
    elif type(chore) is OddChore:
        _choose_for_odd(state, chance, choices)
    else:
        assert type(chore) is LootChore
        _choose_split(state, chore, chance, choices)


def _choose_for_odd(state: State, chance: Chance, choices: Choices) -> None:
    deputies = loot.still_to_name(state)
    seat = deputies[chance.below(len(deputies))]
    coin = state.office[chance.below(2)] if loot_tile.gold(state) else NOBODY
    card = state.office[chance.below(2)] if loot_tile.cards(state) else NOBODY
    if chance.below(100) < FOR_NOTHING_SAID:
        choices.split_equally(seat)
    else:
        choices.name_for_odd(seat, coin, card)


def _choose_payment(state: State, chore: DebtChore, chance: Chance, choices: Choices) -> None:
    rest, _ = debts.rest_to_choose_for(state, chore)
    cards = debts.choosable(state, chore)[:]
    chance.shuffle(cards)
    paid = enough_of([state.goods.value[card] for card in cards], rest)
    choices.pay_debt(chore.seat, [cards[place] for place in paid])


def _choose_brimstone(state: State, seat: Seat, chance: Chance, choices: Choices) -> None:
    opponents = promo_cards.brimstone_opponents(state, seat)
    if promo_cards.oil_of(state, seat) == NO_CARD or not opponents or chance.below(100) < 20:
        choices.use_brimstone(seat, NOBODY, [])
        return
    opponent = opponents[chance.below(len(opponents))]
    stall = promo_cards.destroyable(state, opponent)
    counts_as = state.goods.counts_as
    kind = counts_as[stall[chance.below(len(stall))]]
    alike = [card for card in stall if counts_as[card] == kind]
    choices.use_brimstone(seat, opponent, alike[: 1 + chance.below(promo_cards.MOST_DESTROYED)])


def _choose_split(state: State, chore: LootChore, chance: Chance, choices: Choices) -> None:
    proposal = state.split
    if proposal is not None and chance.below(100) < 70:
        answering = chore.other if proposal.deputy == chore.seat else chore.seat
        choices.answer_split(answering, chance.below(2) == 0)
        return
    seat = chore.seat if chance.below(2) == 0 else chore.other
    if loot_by_proposal.proposals_left(state, seat) == 0 or chance.below(100) < 30:
        choices.split_equally(seat)
        return
    cards = loot_tile.cards(state)
    given = chance.sample(cards, chance.below(len(cards) + 1))
    choices.propose_split(seat, chance.below(loot_tile.gold(state) + 1), given)
