"""How long people wait at a table of bots, and bots for people, on a scripted clock: the same on every machine."""

import asyncio

import bargaining
import pytest
from bargaining import as_merchant, bribe, silent_inspections, waits_between_turns
from scripted_table import ME, on_scripted_clock

import blueboar.bots
import blueboar.games
from blueboar.games.sheriff.wire.events import OfferMade
from blueboar.protocol.messages import Busy
from blueboar.server.bots import paces
from blueboar.server.bots.bot_patience import LONGEST

assert blueboar.games
assert blueboar.bots
MOST = {"normal": 12.0, "fast": 5.0}
SEEDS = ("till", "dawn", "rook")


@pytest.mark.parametrize("pace", MOST)
@pytest.mark.parametrize("level", ["merchant", "smuggler", "outlaw"])
def test_a_round_of_four_in_which_i_say_nothing_is_short(level, pace):
    found = [each for seed in SEEDS for each in on_scripted_clock(silent_inspections(4, level, seed, pace, None))]
    quiet = [each.seconds for each in found if not each.asked]
    assert quiet
    assert max(quiet) <= MOST[pace]


@pytest.mark.parametrize("pace", MOST)
def test_a_long_talk_among_bots_is_thought_about_less_and_less_but_never_not_at_all(pace):
    times = [paces.thinking(0.3, pace, before) for before in range(40)]
    assert times == sorted(times, reverse=True)
    assert 0.2 * times[0] < times[-1] < 0.5 * times[0]


def test_whoever_offers_me_something_waits_for_my_word_a_minute_and_no_longer():
    found = on_scripted_clock(silent_inspections(4, "outlaw", "till", "fast", None))
    asked = [each for each in found if each.asked]
    assert asked
    assert all(LONGEST < each.seconds <= each.asked * LONGEST + MOST["fast"] for each in asked)


def decided(table, merchant=ME):
    return table.view().players[merchant].bag.status in ("through", "opened")


@pytest.mark.parametrize("level", ["merchant", "outlaw"])
@pytest.mark.parametrize("seed", SEEDS)
def test_a_bot_sheriff_answers_my_offer_within_two_seconds(seed, level):
    async def story():
        table = await as_merchant(seed, level=level)
        made, began = bribe(table, 1), table.now
        await table.act(made)
        (deal,) = [offer.deal.id for offer in table.view().offers if offer.deal.proposer == ME]
        await table.until(lambda: deal not in [offer.deal.id for offer in table.view().offers])
        return table.now - began

    assert 0.5 <= on_scripted_clock(story()) <= 2.0


@pytest.mark.parametrize("seed", SEEDS)
def test_my_bag_is_not_decided_while_i_write_for_a_minute_at_most(seed):
    async def story():
        table = await as_merchant(seed)
        began = table.now
        table.do(Busy(writing=True))
        assert table.bot_patience.hold(ME).why == "writing"
        await table.until(lambda: decided(table) or not bargaining.inspecting(table))
        offers = sum(
            isinstance(event, OfferMade) and ME in event.deal.partners
            for at, entry in table.told
            if at > began
            for event in entry.events
        )
        return table.now - began, offers

    waited, offers = on_scripted_clock(story())
    assert LONGEST <= waited < LONGEST * (1 + offers) + 15, "a minute, and one more for each offer to me"


def test_when_i_stop_writing_the_bots_go_on():
    async def story():
        table = await as_merchant("till")
        began = table.now
        table.do(Busy(writing=True))
        asyncio.get_running_loop().call_later(20, lambda: table.do(Busy()))
        await table.until(lambda: decided(table) or not bargaining.inspecting(table))
        return table.now - began

    assert 20 <= on_scripted_clock(story()) < 32


def test_who_has_nothing_to_add_is_not_waited_for_until_an_offer_comes_for_them():
    async def story():
        table = await as_merchant("till")
        table.ready()
        assert table.bot_patience.hold(ME) is None
        assert ME in table.state.ready
        await table.until(lambda: not bargaining.inspecting(table))
        await table.until(lambda: bargaining.inspecting(table) and ME not in table.view().office)
        assert ME not in table.state.ready, "that was another inspection"
        table.ready()
        sheriff = table.view().office[0]
        await table._submit(sheriff, demand(sheriff), lambda: True)
        assert ME not in table.state.ready, "everyone has heard the offer"
        return table.bot_patience.hold(ME).why

    assert on_scripted_clock(story()) == "answer"


def test_that_a_private_offer_came_is_told_to_nobody_else():
    async def story():
        table = await as_merchant("till", options={"private_offers": True})
        table.ready()
        sheriff = table.view().office[0]
        await table._submit(sheriff, demand(sheriff), lambda: True)
        assert ME in table.state.ready, "what everyone is told has not changed"
        assert not table.bot_patience.is_done(ME)
        return table.bot_patience.hold(ME).why

    assert on_scripted_clock(story()) == "answer"


def demand(sheriff):
    return bargaining.MakeOffer((ME,), (bargaining.GiveGold(ME, 2), bargaining.LetThroughTerm(ME)))


def test_a_deal_of_others_gives_me_no_time_anew():
    async def story():
        table = await as_merchant("till")
        until = table.bot_patience.hold(ME).until
        sheriff = table.view().office[0]
        other = next(seat for seat in range(1, 4) if seat != sheriff)
        terms = (bargaining.GiveGold(other, 1), bargaining.LetThroughTerm(other))
        await asyncio.sleep(1)
        await table._submit(other, bargaining.MakeOffer((sheriff,), terms), lambda: True)
        return table.bot_patience.hold(ME).until - until

    assert on_scripted_clock(story()) == 0


def test_no_bot_goes_on_while_something_is_being_shown():
    async def story():
        table = await as_merchant("till")
        table.ready()
        table.do(Busy(reading=True))
        entries = table.state.seq
        await asyncio.sleep(300)
        assert table.state.seq <= entries + 1, "alone with bots one may read as long as one likes"
        table.do(Busy())
        await asyncio.sleep(3)
        return table.state.seq > entries

    assert on_scripted_clock(story())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_black_sheep_comes_back_to_me_soon(players):
    waits = on_scripted_clock(waits_between_turns(players, "sheepdog", "till", "normal"))
    assert waits
    assert max(waits) <= players
