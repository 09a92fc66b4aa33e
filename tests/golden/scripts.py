"""What is said and done in each scripted scene; see `scenes.py` for how it becomes a record."""

from __future__ import annotations

from typing import NamedTuple

from blueboar.games.sheriff.wire.moves import (
    AcceptOffer,
    LetThrough,
    MakeOffer,
    OpenBag,
    RefuseOffer,
    TakeStance,
)
from tests.golden.scenes import Bags, Scene, Script
from tests.rules.sheriff.table import (
    a_lie,
    from_bag,
    from_stall,
    gold,
    letting_through,
    opening,
)

SHERIFF, ANNE, BEN, CLARA = range(4)
DICK, NELL, ANNE_OF_SIX, BEN_OF_SIX = range(4)
"""Six players: Dick and Nell are the deputies."""


class Staged(NamedTuple):
    title: str
    bags: Bags
    script: Script


def joint_duty_after_a_stance(scene: Scene) -> None:
    scene.does(DICK, TakeStance(BEN_OF_SIX, "let-through"))
    scene.strikes(ANNE_OF_SIX, (DICK, NELL), gold(ANNE_OF_SIX, 2), opening(BEN_OF_SIX))
    scene.does(NELL, OpenBag(BEN_OF_SIX))
    scene.settles()


def joint_duty_is_not_sold_again(scene: Scene) -> None:
    scene.strikes(ANNE_OF_SIX, (DICK, NELL), gold(ANNE_OF_SIX, 4), letting_through(BEN_OF_SIX))
    scene.refuses(NELL, TakeStance(BEN_OF_SIX, "open"), "inspect.against-duty")
    bribe = MakeOffer((NELL,), (gold(BEN_OF_SIX, 9), letting_through(BEN_OF_SIX)))
    scene.refuses(BEN_OF_SIX, bribe, "offer.needs-deputies")
    scene.does(DICK, LetThrough(BEN_OF_SIX))


def bribe_taken_by_letting_through(scene: Scene) -> None:
    scene.offers(ANNE, (SHERIFF,), gold(ANNE, 5), letting_through(ANNE))
    scene.does(SHERIFF, LetThrough(ANNE))


def for_nothing_on_purpose(scene: Scene) -> None:
    scene.offers(ANNE, (SHERIFF,), gold(ANNE, 5), letting_through(ANNE))
    second = scene.offers(ANNE, (SHERIFF,), gold(ANNE, 3), from_bag(ANNE, "apples"), letting_through(ANNE))
    scene.refuses(SHERIFF, LetThrough(ANNE), "inspect.name-the-offer")
    scene.refuses(SHERIFF, LetThrough(ANNE, second + 1), "inspect.no-such-offer")
    scene.does(SHERIFF, LetThrough(ANNE, "nothing"))


def pledge_that_comes_true(scene: Scene) -> None:
    scene.strikes(ANNE, (SHERIFF,), gold(ANNE, 10, when=a_lie(BEN)))
    scene.does(SHERIFF, OpenBag(BEN))
    scene.settles()


def pledge_that_cannot_come_true_any_more(scene: Scene) -> None:
    scene.strikes(ANNE, (SHERIFF,), gold(ANNE, 10, when=a_lie(BEN)))
    scene.does(SHERIFF, LetThrough(BEN))
    scene.refuses(CLARA, MakeOffer((SHERIFF,), (gold(CLARA, 2, when=a_lie(BEN)),)), "offer.condition-bag")


def pledge_in_a_timers_end(scene: Scene) -> None:
    scene.strikes(ANNE, (SHERIFF,), gold(ANNE, 10, when=a_lie(BEN)), opening(CLARA))
    scene.time_runs_out()


def pledge_of_a_bankrupt(scene: Scene) -> None:
    scene.strikes(ANNE, (SHERIFF,), gold(ANNE, 10, when=a_lie(BEN)))
    scene.does(SHERIFF, OpenBag(ANNE))
    scene.settles()
    scene.does(SHERIFF, OpenBag(BEN))
    scene.settles()


def three_parties_with_a_refusal(scene: Scene) -> None:
    together = (gold(ANNE, 4, SHERIFF), gold(BEN, 4, SHERIFF), letting_through(ANNE), letting_through(BEN))
    number = scene.offers(ANNE, (SHERIFF, BEN), *together)
    scene.does(SHERIFF, AcceptOffer(number))
    scene.does(BEN, RefuseOffer(number))
    scene.refuses(SHERIFF, AcceptOffer(number), "offer.not-open")
    cheaper = (gold(ANNE, 4, SHERIFF), gold(BEN, 2, SHERIFF), letting_through(ANNE), letting_through(BEN))
    scene.strikes(BEN, (SHERIFF, ANNE), *cheaper)


def cheese_out_of_a_bag_that_is_opened(scene: Scene) -> None:
    scene.strikes(ANNE, (BEN,), gold(ANNE, 3), from_bag(BEN, "cheese"))
    scene.does(SHERIFF, OpenBag(BEN))


def refusals_of_the_persian_book(scene: Scene) -> None:
    scene.does(SHERIFF, LetThrough(ANNE))
    crossbow = MakeOffer((SHERIFF,), (from_stall(ANNE, "crossbows"), opening(CLARA)))
    scene.refuses(ANNE, crossbow, "offer.not-face-down")
    scene.refuses(ANNE, MakeOffer((BEN,), (gold(ANNE, 3), from_bag(BEN, "cheese"))), "offer.partners")
    scene.strikes(ANNE, (SHERIFF,), from_stall(ANNE, "silk"), opening(CLARA))
    scene.strikes(BEN, (SHERIFF,), from_bag(BEN, "mead"), letting_through(BEN))


def refusals_of_the_polish_book(scene: Scene) -> None:
    scene.does(SHERIFF, LetThrough(ANNE))
    crossbow = MakeOffer((SHERIFF,), (from_stall(ANNE, "crossbows"), opening(CLARA)))
    scene.refuses(ANNE, crossbow, "offer.not-face-down")
    scene.refuses(ANNE, MakeOffer((BEN,), (gold(ANNE, 3), opening(CLARA))), "offer.no-acts")
    scene.strikes(ANNE, (BEN,), gold(ANNE, 3), from_bag(BEN, "silk"))
    scene.does(SHERIFF, LetThrough(BEN))


LIAR: Bags = {ANNE: ("apples", "apples"), BEN: ("apples", "apples, mead")}

STAGED = {
    "scene-joint-duty-after-a-stance": Staged(
        "Both deputies strike a deal to open a bag that one of them would have let through (rules 8.9)",
        {ANNE_OF_SIX: ("apples", "apples"), BEN_OF_SIX: ("apples", "apples, mead")},
        joint_duty_after_a_stance,
    ),
    "scene-joint-duty-is-not-sold-again": Staged(
        "Both deputies are bound to let a bag through, and neither can sell it again (rules 8.9)",
        {ANNE_OF_SIX: ("apples", "apples"), BEN_OF_SIX: ("apples", "apples, mead")},
        joint_duty_is_not_sold_again,
    ),
    "scene-bribe-taken-by-letting-through": Staged(
        "A sheriff who lets a bag through takes what is offered for it (rules 5.21)",
        {ANNE: ("apples", "apples, silk")},
        bribe_taken_by_letting_through,
    ),
    "scene-for-nothing-on-purpose": Staged(
        "Two offers stand; the sheriff wants neither, and says so (rules 5.21)",
        {ANNE: ("apples", "2 apples")},
        for_nothing_on_purpose,
    ),
    "scene-pledge-that-comes-true": Staged(
        "Ten gold if Ben's bag was a lie: it was, and they go over before the fine (rules 5.20, 5.26)",
        LIAR,
        pledge_that_comes_true,
    ),
    "scene-pledge-that-cannot-come-true": Staged(
        "Ten gold if Ben's bag was a lie: it is let through, and they go back (rules 5.20, 5.26)",
        LIAR,
        pledge_that_cannot_come_true_any_more,
    ),
    "scene-pledge-in-a-timers-end": Staged(
        "The time runs out: pledges go back, duties are void (rules 5.15)", LIAR, pledge_in_a_timers_end
    ),
    "scene-pledge-of-a-bankrupt": Staged(
        "Anne cannot pay the fine while her pledge is out: it pays last, its receiver gets the rest (rules 5.27)",
        {ANNE: ("apples", "apples, mead, pepper"), BEN: ("apples", "apples, mead")},
        pledge_of_a_bankrupt,
    ),
    "scene-three-parties-with-a-refusal": Staged(
        "Two merchants and the sheriff: one refusal ends it, a second try is struck (rules 5.2, 5.29)",
        {ANNE: ("apples", "apples, mead"), BEN: ("apples", "apples, pepper")},
        three_parties_with_a_refusal,
    ),
    "scene-cheese-out-of-an-opened-bag": Staged(
        "Anne buys a cheese out of Ben's bag; it is opened and true, and the promise is void (rules 5.13, 5.28)",
        {ANNE: ("apples", "apples"), BEN: ("cheese", "2 cheese")},
        cheese_out_of_a_bag_that_is_opened,
    ),
    "scene-refusals-of-the-persian-book": Staged(
        "The Persian book: no lies about the stall, no deal without the sheriff, no proof (rules 1.15)",
        {ANNE: ("apples", "apples, silk"), BEN: ("cheese", "cheese")},
        refusals_of_the_persian_book,
    ),
    "scene-refusals-of-the-polish-book": Staged(
        "The Polish book: no lies about the stall and no proof; merchants deal, without acts (rules 1.15, 5.13)",
        {ANNE: ("apples", "apples, silk"), BEN: ("cheese", "2 cheese")},
        refusals_of_the_polish_book,
    ),
}
