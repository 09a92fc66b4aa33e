"""Bots one likes to haggle with: lines enough for every situation and language, and answers to what people say."""

from __future__ import annotations

from importlib import resources
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

import blueboar.bots  # noqa: F401  registers every level
from blueboar.bots.bot import Heard
from blueboar.bots.driver import Match
from blueboar.bots.levels import BotSetup, find_level
from blueboar.bots.sheriff.merchant_side import words_of_refusal
from blueboar.bots.sheriff.player import DOUBT, WANTS_OFFER
from blueboar.bots.sheriff.round_dice import RoundDice
from blueboar.bots.sheriff.sayings import SAYINGS
from blueboar.bots.sheriff.sheriff_side import SheriffSide
from blueboar.bots.sheriff.side_questions import split
from blueboar.bots.sheriff.situation import Situation
from blueboar.core.game import find_game
from blueboar.core.table import Table
from blueboar.games.sheriff.data.catalogue import catalogue_of
from blueboar.games.sheriff.wire.moves import AcceptOffer, MakeOffer, OpenBag, RefuseOffer
from blueboar.games.sheriff.wire.prompts import SplitPrompt
from blueboar.games.sheriff.wire.terms import (
    GiveBagGoods,
    GiveFaceDown,
    GiveGold,
    GiveStallGoods,
    LetThroughTerm,
    OpenBagTerm,
    RefuseDealsTerm,
)
from blueboar.terminal.phrasebook import LANGUAGES
from tests.bots.at_the_gate import bags_at_the_gate, pricing_of

FORMS = ("plain", "warm-1", "warm-2", "sharp-1", "sharp-2", "bold-1", "bold-2")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_situation_has_eight_lines_that_speak_of_the_same(language):
    bundle = FluentBundle([language], use_isolating=False)
    text = resources.files("blueboar").joinpath("locales", language, "sheriff-talk.ftl").read_text("utf-8")
    bundle.add_resource(FluentResource(text))
    values = {"goods": "GOODS", "gold": "GOLD", "merchant": "MERCHANT"}
    speaks_of = {"good": "GOODS", "gold": "GOLD", "merchant": "MERCHANT"}
    for code, params in SAYINGS.items():
        message = bundle.get_message(f"say-{code}")
        assert set(FORMS) <= set(message.attributes), code
        made = [bundle.format_pattern(each, values) for each in (message.value, *message.attributes.values())]
        lines = [(str(line), errors) for line, errors in made]
        assert len({line for line, _ in lines}) >= 8, code
        for line, errors in lines:
            assert not errors, (code, line)
            assert all(value not in str(line) or param in params for param, value in speaks_of.items()), (code, line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_called_sheriff_where_two_deputies_may_be_meant(language):
    text = resources.files("blueboar").joinpath("locales", language, "sheriff-talk.ftl").read_text("utf-8")
    said = [line for line in text.lower().splitlines() if not line.startswith("#")]
    assert not [line for line in said if any(title in line for title in ("sheriff", "шериф", "szeryf", "داروغه"))]


def at_the_gate(seed, players=4, edition=None, **options):
    """A table of bots up to the inspection of the first round, and the bots."""
    game: Any = find_game("sheriff")
    config = game.configure(players, edition, options)
    table = Table.opened(game, config, seed)
    level = find_level("sheriff", "smuggler")
    bots = [level.make(BotSetup(game, config, seat, f"{seed}/{seat}")) for seat in range(players)]
    match = Match(table, bots)
    while table.view(None).phase != "inspection":
        match.next_entry()
    for seat, bot in enumerate(bots):
        for entry in table.entries[match._watched[seat] :]:
            bot.watch(table.redacted(entry, seat))
    return table, bots


class Listening:
    """A bot, and what it answered to what it saw."""

    def __init__(self, bot: Any) -> None:
        self.bot = bot
        self.watch = bot.watch
        self.answers: list[tuple[Any, Any]] = []

    def answer(self, view: Any, prompts: tuple[Any, ...]) -> Any:
        answer = self.bot.answer(view, prompts)
        self.answers.append((view, answer))
        return answer


def situation_of(table, seat):
    return Situation(catalogue_of(table.config), table.view(seat), 1.0)


def said(table, bots, seat, code, by):
    bots[seat].hear(Heard(by, code, seat))
    prompts = tuple(prompt for prompt in table.pending()[seat] if not prompt.waited)
    return bots[seat].answer(table.view(seat), prompts)


def test_a_merchant_who_is_asked_for_an_offer_makes_one_or_says_why_not():
    offers = 0
    for number in range(6):
        table, bots = at_the_gate(f"asked{number}")
        (sheriff,) = table.view(None).office
        merchant = (sheriff + 1) % 4
        answer = said(table, bots, merchant, WANTS_OFFER, sheriff)
        if answer.move is None:
            assert answer.say is not None
            assert answer.say.code == "nothing-to-offer"
            continue
        offers += 1
        assert isinstance(answer.move, MakeOffer)
        assert sheriff in answer.move.partners
        assert table.check(merchant, answer.move) is None
    assert offers


def test_a_sheriff_who_is_asked_for_an_offer_names_a_price():
    prices = 0
    for number in range(6):
        table, bots = at_the_gate(f"price{number}")
        (sheriff,) = table.view(None).office
        merchant = (sheriff + 2) % 4
        answer = said(table, bots, sheriff, WANTS_OFFER, merchant)
        assert answer.move is not None or answer.say.code == "nothing-to-offer"
        if answer.move is not None:
            prices += 1
            assert answer.move.partners == (merchant,)
            assert table.check(sheriff, answer.move) is None
    assert prices


@pytest.mark.parametrize("settled", [OpenBagTerm, LetThroughTerm, RefuseDealsTerm])
def test_a_sheriff_names_no_price_for_a_bag_that_is_settled(settled):
    table, bots = at_the_gate("settled")
    (sheriff,) = table.view(None).office
    merchant, payer = (sheriff + 1) % 4, (sheriff + 2) % 4
    table.play(payer, MakeOffer((sheriff,), (GiveGold(payer, 3), settled(merchant))))
    (offer,) = table.view(sheriff).offers
    table.play(sheriff, AcceptOffer(offer.deal.id))
    answer = said(table, bots, sheriff, WANTS_OFFER, merchant)
    assert not isinstance(answer.move, MakeOffer)


def test_whoever_is_not_believed_answers():
    table, bots = at_the_gate("doubt")
    (sheriff,) = table.view(None).office
    merchant = (sheriff + 1) % 4
    assert said(table, bots, merchant, DOUBT, sheriff).say.code == "doubted"
    assert said(table, bots, sheriff, DOUBT, merchant).say.code == "doubted-in-office"


def test_nobody_answers_what_was_said_to_another():
    table, bots = at_the_gate("another")
    (sheriff,) = table.view(None).office
    one, other = (sheriff + 1) % 4, (sheriff + 2) % 4
    bots[one].hear(Heard(sheriff, DOUBT, other))
    prompts = tuple(prompt for prompt in table.pending()[one] if not prompt.waited)
    answer = bots[one].answer(table.view(one), prompts)
    assert answer.say is None or answer.say.code != "doubted"


@pytest.mark.parametrize(
    ("felt", "words"),
    [
        ("helped", {"grateful", "go-in-peace"}),
        ("paid_against", {"paid-against-me"}),
        ("wronged", {"word-was-broken"}),
        ("", {"open-up", "go-in-peace"}),
    ],
)
def test_what_is_felt_is_said_when_a_bag_is_decided(felt, words):
    heard = set()
    for number in range(30):
        table, bots = at_the_gate(f"felt{number}")
        (sheriff,) = table.view(None).office
        merchant, feelings = (sheriff + 1) % 4, bots[sheriff].memory.feelings
        if felt == "paid_against":
            feelings.opened_for_gold(merchant)
        elif felt:
            getattr(feelings, felt)[merchant] += 1
        side = SheriffSide(
            bots[sheriff].pricing(situation_of(table, sheriff)),
            bots[sheriff].memory,
            bots[sheriff].skill,
            bots[sheriff].personality,
            RoundDice(f"felt{number}", 1),
        )
        if felt in ("helped", ""):
            heard.add(side.words_of_verdict(merchant, opens=False))
        if felt != "helped":
            heard.add(side.words_of_verdict(merchant, opens=True))
    assert heard == words


def test_who_asks_for_goods_speaks_of_no_gold():
    asked = {True: set(), False: set()}
    game: Any = find_game("sheriff")
    for seed in range(6):
        table = Table.opened(game, game.configure(4, "first", {}), f"demands {seed}")
        level = find_level("sheriff", "smuggler")
        bots = [Listening(level.make(BotSetup(game, table.config, seat, f"{seed}/{seat}"))) for seat in range(4)]
        Match(table, bots).play(stop_at_fault=True)
        for view, answer in (each for bot in bots for each in bot.answers):
            if isinstance(answer.move, MakeOffer) and view.seat in view.office and answer.say is not None:
                goods = any(isinstance(term, (GiveStallGoods, GiveFaceDown)) for term in answer.move.terms)
                asked[goods].add(answer.say.code)
    assert "demand-goods" in asked[True] - asked[False]
    assert {"demand", "threaten", "more", "less"} <= asked[False] - asked[True]


def test_goods_are_bought_from_other_merchants():
    heard = []
    game = find_game("sheriff")
    config = game.configure(4, "second", {"merchant_deals": True})
    for seed in range(12):
        table = Table.opened(game, config, f"buy{seed}")
        level = find_level("sheriff", "smuggler")
        bots = [level.make(BotSetup(game, config, seat, f"{seed}/{seat}")) for seat in range(4)]
        Match(table, bots, heard=lambda _, saying: heard.append(saying.code)).play()
        if "buy-goods" in heard:
            return
    pytest.fail("nobody has said buy-goods")


def test_a_deputy_who_is_asked_for_a_price_names_none_that_two_must_agree_to():
    for seed in ("deputies-1", "deputies-2", "deputies-3"):
        table, bots = at_the_gate(seed, 6, "second")
        view = table.view(None)
        for deputy in view.office:
            for merchant in [seat for seat in range(6) if seat not in view.office]:
                bots[deputy].hear(Heard(merchant, WANTS_OFFER, deputy))
                answer = bots[deputy].answer(table.view(deputy), table.pending()[deputy])
                assert answer.move is None or table.check(deputy, answer.move) is None


def test_deputies_say_that_they_share_what_is_odd():
    deputy = 1
    table, _ = at_the_gate("odd loot", 6, "second")
    situation = Situation(catalogue_of(table.config), table.view(deputy), 1.0)
    answer = split(situation, SplitPrompt(1, (), 0, False, how="odd", deputies=situation.office))
    assert answer.say is not None
    assert answer.say.code == "share-equally"


def test_who_refuses_again_finds_other_words_and_then_none():
    for seed in range(6):
        dice = RoundDice(f"refusals{seed}", 3)
        words = [words_of_refusal(dice, refused, 5) for refused in range(4)]
        assert len({saying.code for saying in words[:3]}) == 3
        assert words[3] is None


def test_who_has_offered_something_does_not_say_that_the_honest_pay_nothing():
    words = [words_of_refusal(RoundDice(f"refusals{seed}", 3), seed % 3, 5, offered=True) for seed in range(30)]
    assert {saying.code for saying in words} == {"then-open-it", "no-deal", "too-dear"}


def test_you_lied_before_is_said_by_those_whom_it_was_told_to():
    table = bags_at_the_gate("told", 4)
    table.play(0, OpenBag(1))
    lied = any(card != "apples" for card in table.entries[-1].events[0].cards)
    assert lied
    for seat, to_me in ((0, 1), (2, 0)):
        history = pricing_of("smuggler", table, seat).memory.histories[1]
        assert (history.lies, history.lies_to_me) == (1, to_me)


def test_too_dear_is_said_of_gold_alone():
    """Asked for seven gold and a chicken, somebody cried: eleven gold?"""
    heard = []

    class Ear:
        def __init__(self, bot):
            self.bot = bot
            self.watch = bot.watch

        def answer(self, view, asked):
            answer = self.bot.answer(view, asked)
            if answer.say is not None and answer.say.code == "too-dear" and isinstance(answer.move, RefuseOffer):
                terms = next(offer.deal.terms for offer in view.offers if offer.deal.id == answer.move.deal)
                heard.append((answer.say.params["gold"], terms))
            return answer

    game = find_game("sheriff")
    config = game.configure(4)
    for seed in range(4):
        table = Table.opened(game, config, f"dear{seed}")
        level = find_level("sheriff", "smuggler")
        bots = [level.make(BotSetup(game, config, seat, f"dear{seed}/{seat}")) for seat in range(4)]
        Match(table, [Ear(bot) for bot in bots]).play()
    assert len(heard) > 10
    for gold, terms in heard:
        assert gold in [term.amount for term in terms if isinstance(term, GiveGold)]
        assert not any(isinstance(term, (GiveStallGoods, GiveBagGoods, GiveFaceDown)) for term in terms)
