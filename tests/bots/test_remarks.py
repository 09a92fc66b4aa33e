"""What bots say about what has just happened to them."""

from blueboar.bots.sheriff.remarks import Remarks
from blueboar.bots.sheriff.round_dice import RoundDice
from blueboar.core.record import Entry
from blueboar.games.sheriff.wire.events import Answered, BagClosed, BagLetThrough, BagOpened, DealStruck, TurnPassed
from blueboar.games.sheriff.wire.moves import GoToMarket, LayConfiscated, LoadBag, OpenBag
from blueboar.games.sheriff.wire.terms import Deal, GiveGold, LetThroughTerm, OpenBagTerm

SHERIFF, MERCHANT, RIVAL = 0, 1, 2
TRUE = BagOpened(MERCHANT, (SHERIFF,), ("apples",), True, ())
LIE = BagOpened(MERCHANT, (SHERIFF,), ("silk",), False, ("silk",))


def evening(seat, happened):
    remarks = Remarks(seat)
    remarks.watch(Entry(7, SHERIFF, OpenBag(MERCHANT), happened))
    return remarks


def said(seat, *happened, seeds=20):
    """What this seat may say to it, evening by evening."""
    found = [evening(seat, happened).take(RoundDice(f"evening {seed}", 1)) for seed in range(seeds)]
    return {None if saying is None else (saying.code, saying.params.get("merchant"), saying.to) for saying in found}


def test_both_sides_say_something_when_the_lid_is_off():
    assert said(SHERIFF, LIE) == {("caught", MERCHANT, MERCHANT)}
    assert said(MERCHANT, LIE) == {("well-played", None, None)}
    assert said(SHERIFF, TRUE) == {("honest-after-all", MERCHANT, MERCHANT)}
    assert said(MERCHANT, TRUE) == {("told-you-so", None, None)}
    assert said(RIVAL, LIE) == {None}


def test_who_passes_for_nothing_is_grateful_now_and_then():
    assert said(MERCHANT, BagLetThrough(MERCHANT, (SHERIFF,))) == {("thank-you", None, SHERIFF), None}
    assert said(RIVAL, BagLetThrough(MERCHANT, (SHERIFF,))) == {None}


def test_nobody_thanks_for_what_they_have_paid_for_nor_the_clock():
    paid = DealStruck(Deal(3, MERCHANT, (SHERIFF,), (GiveGold(MERCHANT, 5), LetThroughTerm(MERCHANT))))
    assert said(MERCHANT, paid, BagLetThrough(MERCHANT, (SHERIFF,))) == {None}
    assert said(MERCHANT, BagLetThrough(MERCHANT, ())) == {None}


def test_who_pays_to_have_somebodys_bag_opened_hears_of_it():
    paid = DealStruck(Deal(3, RIVAL, (SHERIFF,), (GiveGold(RIVAL, 2), OpenBagTerm(MERCHANT))))
    assert said(MERCHANT, paid) == {("will-remember", RIVAL, RIVAL)}
    assert said(RIVAL, paid) == {None}
    own = DealStruck(Deal(3, MERCHANT, (SHERIFF,), (GiveGold(MERCHANT, 2), OpenBagTerm(MERCHANT))))
    assert said(MERCHANT, own) == {None}, "one who pays for being opened has nobody to be angry with"


def test_what_is_older_has_been_spoken_of():
    remarks = evening(MERCHANT, (TRUE,))
    remarks.watch(Entry(8, RIVAL, LoadBag(("silk",)), (BagClosed(RIVAL),)))
    assert remarks.take(RoundDice("evening", 1)) is None


def test_clearing_an_open_bag_and_the_market_of_others_silence_nobody():
    remarks = evening(MERCHANT, (LIE,))
    remarks.watch(Entry(8, SHERIFF, LayConfiscated(("silk",)), (Answered(),)))
    remarks.watch(Entry(9, RIVAL, GoToMarket(), (TurnPassed(MERCHANT),)))
    saying = remarks.take(RoundDice("evening", 1))
    assert saying is not None
    assert saying.code == "well-played"


def test_nothing_is_said_twice_however_often_one_is_asked():
    remarks = evening(MERCHANT, (TRUE,))
    assert remarks.take(RoundDice("evening", 1)) is not None
    assert remarks.take(RoundDice("evening", 1)) is None
