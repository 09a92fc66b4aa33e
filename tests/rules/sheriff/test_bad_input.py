"""Bad input: every refusal has a code, the clause where there is one, and says what would be allowed.

Nothing changes, and nobody meets a traceback.
"""

import msgspec
import pytest

from blueboar.core.errors import GameError, RecordError, SetupError
from blueboar.core.record import fold, load, save
from blueboar.core.seats import HOUSE
from blueboar.core.table import Table
from blueboar.games.sheriff.wire import moves
from blueboar.games.sheriff.wire.moves import AcceptOffer, Declare, GoToMarket, LoadBag, MakeOffer, WithdrawOffer
from tests.clauses import clause
from tests.rules.sheriff.table import (
    ANNE,
    BEN,
    GAME,
    SHERIFF,
    at_declaration,
    at_inspection,
    at_loading,
    at_market,
    everything,
    favour,
    gold,
    letting_through,
)
from tests.trying import tried_json

MEGABYTE = "x" * 1_000_000


def small(refusal):
    """A refusal is sent to a player: it can be encoded, and does not grow with what they sent."""
    assert refusal.code
    assert len(msgspec.json.encode(refusal)) < 2_000
    return refusal


# setting up


@clause("1.1")
@pytest.mark.parametrize("name", ["no_such_option", "", "Royal_Goods", "players", MEGABYTE])
def test_an_unknown_option_is_named_and_the_known_ones_are_listed(name):
    with pytest.raises(SetupError) as error:
        GAME.configure(4, "first", {name: True})
    assert (error.value.code, error.value.clause) == ("setup.unknown-option", "1.1")
    assert str(error.value.params["option"])[:20] == name[:20]
    assert "royal_goods" in error.value.allowed
    assert len(str(error.value)) < 2_000


@clause("1.1")
@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("discard_piles", 3),
        ("discard_piles", 0),
        ("discard_piles", "2"),
        ("market_draws", "both"),
        ("set_aside", None),
        ("reshuffle", []),
        ("tie", {}),
        ("royal_goods", "yes"),
        ("royal_goods", 1),
        ("inspection_timer", -1),
        ("inspection_timer", 10**9),
        ("inspection_timer", 1.5),
        ("removed_cards", -10),
        ("removed_cards", 10**30),
        ("hand_size", 5),
        ("hand_size", 8),
        ("hand_size", True),
        ("first_sheriff", -1),
        ("first_sheriff", 6),
        ("first_sheriff", "anne"),
        ("first_sheriff", True),
        ("deputy_cycles", 0),
        ("sheriff_terms", -1),
        ("sheriff_terms", 10**20),
        ("starting_gold", -1),
        ("starting_gold", 10**12),
        ("starting_gold", float("nan")),
        ("black_market_prices", {"pepper": [1]}),
        ("black_market_prices", {"pepper": ["a", "b"]}),
        ("black_market_prices", {"pepper": [-1, -2]}),
        ("black_market_prices", [1, 2]),
        ("black_market_prices", {7: [2, 1]}),
        ("black_market_prices", {None: [2, 1]}),
    ],
)
def test_a_bad_value_is_refused_and_the_good_ones_are_named(name, value):
    with pytest.raises(SetupError) as error:
        GAME.configure(4, "second", {"black_market": True, name: value})
    assert error.value.code == "setup.bad-value"
    assert error.value.params["option"] == name
    assert error.value.allowed or {"least", "most"} <= error.value.params.keys()
    assert len(str(error.value)) < 500


@clause("1.10")
@pytest.mark.parametrize("prices", [{"pepper": [10, 20]}, {"apples": [2, 1]}, {"turnips": [2, 1]}])
def test_black_market_prices_that_make_no_sense_are_refused(prices):
    with pytest.raises(SetupError) as error:
        GAME.configure(4, "second", {"black_market": True, "black_market_prices": prices})
    assert error.value.params["option"] == "black_market_prices"


@clause("1.1")
@pytest.mark.parametrize("edition", ["third", "", "FIRST", MEGABYTE])
def test_an_unknown_edition_is_refused_and_the_editions_are_listed(edition):
    for ask in (lambda: GAME.configure(4, edition), lambda: GAME.players(edition)):
        with pytest.raises(SetupError) as error:
            ask()
        assert error.value.code == "setup.unknown-edition"
        assert error.value.params["allowed"] == ["first", "polish", "persian", "second"]
        assert len(str(error.value)) < 2_000


@clause("1.2")
@pytest.mark.parametrize("players", [0, 1, 2, 6, 7, -3, 10**20])
def test_a_wrong_number_of_players_is_refused(players):
    with pytest.raises(SetupError) as error:
        GAME.configure(players, "first")
    assert (error.value.code, error.value.clause) == ("setup.wrong-player-count", "1.2")
    assert error.value.params["allowed"] == [3, 4, 5]


# moves from outside

MALFORMED = [
    b"",
    b"{",
    b"null",
    b"[]",
    b"17",
    b'"load"',
    b"\xff\xfe",
    b'{"move": "fly"}',
    b'{"cards": ["apples"]}',
    b'{"move": "load"}',
    b'{"move": "load", "cards": "apples"}',
    b'{"move": "load", "cards": [1, 2]}',
    b'{"move": "load", "cards": [null]}',
    b'{"move": "load", "cards": ["apples"], "and": 1}',
    b'{"move": "market", "from_piles": [0.5, 1]}',
    b'{"move": "market", "onto": "left"}',
    b'{"move": "declare", "good": "apples", "count": "three"}',
    b'{"move": "declare", "good": 3, "count": 3}',
    b'{"move": "offer", "partners": [0], "terms": [{"term": "soul", "giver": 1}]}',
    b'{"move": "offer", "partners": [0], "terms": [{"term": "gold", "giver": 1}]}',
    b'{"move": "offer", "partners": 0, "terms": []}',
    b'{"move": "mark-favour", "promise": 0, "kept": "yes"}',
    b'{"move": "time-up", "move": ["x"]}',
    b"[" * 100_000,
    b'{"move": "load", "cards": [' + b'"apples",' * 10 + b"]",
]


@pytest.mark.parametrize("data", MALFORMED, ids=lambda data: data[:40].decode("latin-1"))
def test_a_malformed_move_is_refused_with_the_reason(data):
    table = at_loading()
    before = everything(table.state)
    refusal = small(tried_json(table.table, ANNE, data))
    assert refusal.code == "move.malformed"
    assert refusal.params["reason"]
    assert everything(table.state) == before


def test_a_megabyte_of_junk_is_refused_with_a_short_reason():
    table = at_loading()
    for data in (
        b'{"move": "' + MEGABYTE.encode() + b'"}',
        b'{"move": "load", "' + MEGABYTE.encode() + b'": 1}',
        b'{"move": "load", "cards": ["' + MEGABYTE.encode() + b'"]}',
        b'{"move": "declare", "good": "' + MEGABYTE.encode() + b'", "count": 1}',
    ):
        small(tried_json(table.table, ANNE, data))


@pytest.mark.parametrize("move", [None, 7, "load", {}, [], object(), ("load",)])
def test_what_is_no_move_at_all_is_refused_and_the_moves_are_listed(move):
    refusal = at_loading().refuses(ANNE, move)
    assert refusal.code == "move.unknown"
    assert "load" in refusal.allowed


EVERY_KIND = [
    moves.ChooseFirstMerchant(ANNE),
    moves.GoToMarket(),
    moves.LoadBag(("apples",)),
    moves.Declare("apples", 1),
    moves.MakeOffer((SHERIFF,), (gold(ANNE, 1),)),
    moves.AcceptOffer(1),
    moves.RefuseOffer(1),
    moves.WithdrawOffer(1),
    moves.LetThrough(ANNE),
    moves.OpenBag(ANNE),
    moves.TakeStance(ANNE, "open"),
    moves.MarkFavour(0, True),
    moves.PayDebt(("apples",)),
    moves.LayConfiscated(("apples",)),
    moves.FixPlate("apples"),
    moves.AnswerBrimstone(),
    moves.DiscardForTrophy("apples"),
    moves.ProposeSplit(1),
    moves.AnswerSplit(True),
    moves.SplitEqually(),
    moves.GoToBlackMarket("silk"),
    moves.TimeUp(),
]


@pytest.mark.parametrize("move", EVERY_KIND, ids=lambda move: type(move).__name__)
@pytest.mark.parametrize("seat", [HOUSE, 4, 99, -2, 10**30])
def test_a_seat_that_is_not_there_makes_no_move(move, seat):
    for arrange in (at_market, at_loading, at_declaration, at_inspection):
        small(arrange().refuses(seat, move))


IN_THEIR_PHASE: dict[str, set[type]] = {
    "market": {moves.GoToMarket, moves.ChooseFirstMerchant},
    "loading": {moves.LoadBag},
    "declaration": {moves.Declare},
    "inspection": {moves.MakeOffer, moves.LetThrough, moves.OpenBag},
}


@pytest.mark.parametrize("phase", IN_THEIR_PHASE)
@pytest.mark.parametrize("move", EVERY_KIND, ids=lambda move: type(move).__name__)
def test_a_move_in_the_wrong_phase_is_refused(phase, move):
    arrange = {
        "market": at_market, "loading": at_loading, "declaration": at_declaration, "inspection": at_inspection
    }[phase]  # fmt: skip
    if type(move) in IN_THEIR_PHASE[phase]:
        return
    for seat in range(4):
        refusal = small(arrange().refuses(seat, move))
        assert refusal.clause
    if phase == "market" and type(move) in IN_THEIR_PHASE["loading"] | IN_THEIR_PHASE["inspection"]:
        assert refusal.code == "move.wrong-phase"
        assert refusal.params["phase"] == "market"


@clause("3.1")
def test_the_wrong_seat_is_told_whose_turn_it_is():
    refusal = at_market().refuses(BEN, GoToMarket())
    assert refusal.params["turn"] == ANNE


@clause("4.1")
def test_six_cards_are_refused_and_the_limit_is_told():
    refusal = at_loading(hands={ANNE: "6 apples"}).refuses(ANNE, LoadBag(("apples",) * 6))
    assert (refusal.params["least"], refusal.params["most"]) == (1, 5)


@clause("4.1")
@pytest.mark.parametrize("good", ["turnips", "", "hand:1", "\x00", MEGABYTE])
def test_a_good_that_is_not_there_is_refused(good):
    small(at_loading().refuses(ANNE, LoadBag((good,))))
    small(at_market().refuses(ANNE, GoToMarket((good,))))
    small(at_declaration().refuses(ANNE, Declare(good, 1)))


@clause("4.1")
def test_a_million_cards_are_refused():
    small(at_loading().refuses(ANNE, LoadBag(("apples",) * 1_000_000)))
    small(at_market().refuses(ANNE, GoToMarket(("apples",) * 1_000_000)))
    small(at_market().refuses(ANNE, GoToMarket((), (1,) * 1_000_000)))
    table = at_inspection()
    small(table.refuses(ANNE, MakeOffer((SHERIFF,) * 100_000, (gold(ANNE, 1),))))
    small(table.refuses(ANNE, MakeOffer((SHERIFF,), (gold(ANNE, 1),) * 100_000)))


@clause("5.14")
@pytest.mark.parametrize("text", [MEGABYTE, "é" * 1_000_000, "🐗" * 300_000])
def test_a_megabyte_of_favour_is_refused(text):
    table = at_inspection()
    refusal = small(table.refuses(ANNE, MakeOffer((SHERIFF,), (favour(ANNE, text), letting_through(ANNE)))))
    assert (refusal.clause, refusal.params["most"]) == ("5.14", 200)


@clause("5.2")
def test_an_acceptance_of_a_withdrawn_offer_is_refused_and_the_open_ones_are_told():
    table = at_inspection()
    gone = table.offers(ANNE, SHERIFF, gold(ANNE, 5), letting_through(ANNE))
    there = table.offers(BEN, SHERIFF, gold(BEN, 5), letting_through(BEN))
    table.does(ANNE, WithdrawOffer(gone))
    refusal = table.refuses(SHERIFF, AcceptOffer(gone))
    assert (refusal.clause, list(refusal.allowed)) == ("5.2", [there])


@pytest.mark.parametrize("number", [-1, -(2**63), 2**63, 10**100])
def test_negative_and_enormous_numbers_in_every_place_are_refused(number):
    table = at_inspection()
    for data in (
        {"move": "let-through", "merchant": number},
        {"move": "open", "merchant": number},
        {"move": "accept", "deal": number},
        {"move": "mark-favour", "promise": number, "kept": True},
        {"move": "offer", "partners": [number], "terms": []},
        {"move": "offer", "partners": [0], "terms": [{"term": "gold", "giver": 1, "amount": number}]},
        {"move": "offer", "partners": [0], "terms": [{"term": "gold", "giver": number, "amount": 1}]},
        {"move": "offer", "partners": [0], "terms": [{"term": "bag", "giver": 1, "good": "silk", "count": number}]},
        {"move": "offer", "partners": [0], "terms": [{"term": "open", "merchant": number}]},
        {"move": "offer", "partners": [0], "terms": [{"term": "gold", "giver": 1, "amount": 1}], "replaces": number},
    ):
        text = msgspec.json.encode({**data})
        small(tried_json(table.table, ANNE, text))
        small(tried_json(table.table, SHERIFF, text))


# records


def a_record():
    table = Table.opened(GAME, GAME.configure(3, "first", {"first_sheriff": 0}), "seed")
    for merchant in (1, 2):
        table.play(merchant, GoToMarket())
    return table.record()


def test_a_truncated_record_is_an_error_with_a_reason():
    data = save(a_record())
    for length in (0, 1, 10, len(data) // 2, len(data) - 5):
        with pytest.raises(RecordError) as error:
            load(data[:length])
        assert error.value.code == "record.unreadable"
        assert error.value.params["reason"]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'"format":1', b'"format":99'),
        (b'"game":"sheriff"', b'"game":"chess"'),
        (b'"seq":1', b'"seq":7'),
        (b'"players":3', b'"players":"three"'),
        (b'"players":3', b'"players":99'),
        (b'"players":3', b'"players":-1'),
        (b'"event":"turn"', b'"event":"fly"'),
        (b'"move":"market"', b'"move":"fly"'),
        (b'"source":"deck"', b'"source":"sleeve"'),
        (b'"target":"hand:1"', b'"target":"hand:9"'),
        (b'"event":"gold-dealt","amount":50', b'"event":"gold-dealt","amount":"much"'),
        (b'"office":[0]', b'"office":[]'),
        (b'"office":[0]', b'"office":[17]'),
    ],
)
def test_an_edited_record_is_an_error_with_a_code(old, new):
    data = save(a_record())
    assert old in data
    with pytest.raises(GameError) as error:
        fold(load(data.replace(old, new, 1)))
    assert error.value.code


def test_a_record_with_another_card_does_not_fold():
    record = a_record()
    data = save(record)
    dealt = next(event for event in record.entries[0].events if getattr(event, "target", "") == "hand:0")
    cards = msgspec.json.encode(dealt.cards)
    other = msgspec.json.encode(tuple("crossbows" for _ in dealt.cards))
    with pytest.raises(RecordError) as error:
        fold(load(data.replace(b'"cards":' + cards, b'"cards":' + other, 1)))
    assert error.value.code == "record.does-not-fold"
    assert error.value.params["entry"] == 0
