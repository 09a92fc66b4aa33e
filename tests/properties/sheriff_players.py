"""Players for the random games of the tests: busy ones, who deal far more than the engine's own sampler does.

`busy_move` gives a legal move. `any_move` gives a plausible one of any kind, legal or not, for the tests that ask what
is refused. `RICH_IN_RARITIES` is a deck in which the rare cards are frequent, so that their rules meet one another.
"""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec.structs import replace

from blueboar.core.chance import Chance
from blueboar.core.seats import HOUSE
from blueboar.games.sheriff.data.goods import GoodsFile, promo_goods, standard_goods
from blueboar.games.sheriff.game import Sheriff
from blueboar.games.sheriff.wire import moves, terms
from tests.sheriff_by_name import by_name, raw

GAME = Sheriff()

_RARE = {
    "apples": 14,
    "cheese": 12,
    "bread": 10,
    "chickens": 10,
    "pepper": 8,
    "mead": 6,
    "silk": 5,
    "crossbows": 3,
    "feast-plate": 6,
    "royal-summons": 6,
    "brimstone-oil": 6,
    "tabletop-trophy": 5,
    "arcane-scrolls": 2,
    "dragon-pepper": 3,
}


def _rarities() -> GoodsFile:
    rows = standard_goods() + promo_goods()
    copies = {good.name: _RARE.get(good.name, 2) for good in rows}
    return GoodsFile(tuple(replace(good, copies=(copies[good.name],) * 2) for good in rows), keep_standard=False)


RICH_IN_RARITIES = _rarities()

KINDS: dict[str, tuple[int, str, dict[str, Any], Any]] = {
    "first": (4, "first", {}, None),
    "first, three": (3, "first", {"royal_goods": True}, None),
    "persian": (5, "persian", {"royal_goods": True, "starting_gold": 8}, None),
    "persian, short": (3, "persian", {"removed_cards": 100, "sheriff_terms": 2}, None),
    "second": (4, "second", {}, None),
    "second, black market": (4, "second", {"black_market": True, "starting_gold": 5}, None),
    "second, three": (3, "second", {"black_market": True, "sheriff_terms": 2}, None),
    "deputies": (6, "second", {"deputy_cycles": 2}, None),
    "poor deputies": (6, "second", {"deputy_cycles": 2, "starting_gold": 3, "black_market": True}, None),
    "promo": (4, "first", {"promo_cards": True, "inspection_timer": 60}, None),
    "private": (4, "first", {"private_offers": True, "merchant_deals": True}, None),
    "private deputies": (6, "second", {"private_offers": True, "merchant_deals": True, "deputy_cycles": 1}, None),
    "polish": (4, "polish", {"royal_goods": True, "starting_gold": 12}, None),
    "polish, timed": (3, "polish", {"inspection_timer": 60, "timer_runs": "each-bag", "merchant_deals": False}, None),
    "seven": (4, "persian", {"hand_size": 7, "removed_cards": 120, "starting_gold": 0}, None),
    "rarities": (4, "first", {"royal_goods": True, "starting_gold": 6}, RICH_IN_RARITIES),
    "rarities, timed": (5, "persian", {"inspection_timer": 30, "private_offers": True}, RICH_IN_RARITIES),
    "rarities of the second": (4, "second", {"black_market": True, "merchant_deals": True}, RICH_IN_RARITIES),
    "rarities of six": (6, "second", {"deputy_cycles": 1, "starting_gold": 4}, RICH_IN_RARITIES),
    "face up, two piles": (4, "first", {"set_aside": "face-up", "reshuffle": "whole", "removed_cards": 150}, None),
}


def configured(kind: str) -> Any:
    players, edition, options, data = KINDS[kind]
    return GAME.configure(players, edition, options, data)


def busy_move(state: Any, chance: Chance, rng: Random) -> tuple[int, Any]:
    """A legal move of somebody who may act; in the inspection mostly talk."""
    state = by_name(state)
    if state.phase == "inspection" and rng.random() < 0.6:
        for _ in range(4):
            seat = rng.randrange(state.players)
            move = _talk(state, seat, rng)
            if GAME.check(state.raw, seat, move) is None:
                return seat, move
    if state.chores and rng.random() < 0.6:  # oil, mostly
        seat = state.chores[0].seat
        for opponent in rng.sample(range(state.players), state.players):
            for good in state.zones[f"stall:{opponent}"]:
                move = moves.AnswerBrimstone(opponent, (good,) * rng.choice((1, 2)))
                if GAME.check(state.raw, seat, move) is None:
                    return seat, move
    return GAME.sample(state.raw, chance)


def _talk(state: Any, seat: int, rng: Random) -> Any:
    if state.offers and rng.random() < 0.55:
        number = rng.choice(list(state.offers))
        kind = rng.choices([moves.AcceptOffer, moves.RefuseOffer, moves.WithdrawOffer], [8, 1, 1])[0]
        if kind is moves.AcceptOffer and rng.random() < 0.3:
            return moves.AcceptOffer(number, _picks(state, seat, state.offers[number].deal.terms, rng))
        return kind(number)
    if seat in state.office and rng.random() < 0.2:
        return _passing(state, rng.choice(state.merchants), rng)
    if rng.random() < 0.05:
        return moves.MarkFavour(rng.randrange(len(state.ledger) + 1), rng.random() < 0.5)
    if rng.random() < 0.1 and state.black_market:
        return moves.GoToBlackMarket(rng.choice(list(state.black_market)))
    return any_offer(state, seat, rng)


def any_offer(state: Any, seat: int, rng: Random) -> moves.MakeOffer:
    """An offer that is mostly legal."""
    partners = _partners(state, seat, rng)
    parties = (seat, *partners)
    named = tuple(_term(state, parties, rng) for _ in range(rng.choice((1, 1, 2, 2, 3, 5))))
    replaces = rng.choice(list(state.offers)) if state.offers and rng.random() < 0.25 else None
    picks = _picks(state, seat, named, rng) if rng.random() < 0.5 else ()
    return moves.MakeOffer(partners, named, replaces, picks)


def _picks(state: Any, seat: int, named: tuple[Any, ...], rng: Random) -> tuple[str, ...]:
    """So many of the face-down cards as are promised unnamed, or one too many."""
    count = sum(term.count for term in named if isinstance(term, terms.GiveFaceDown) and term.giver == seat)
    there = list(state.zones[f"contraband:{seat}"])
    count = min(len(there), max(0, count + rng.choice((0, 0, 0, 1))))
    return tuple(rng.sample(there, count))


def _passing(state: Any, merchant: int, rng: Random) -> moves.LetThrough:
    return moves.LetThrough(merchant, rng.choice((None, "nothing", *state.offers)))


def _partners(state: Any, seat: int, rng: Random) -> tuple[int, ...]:
    office = state.office
    if rng.random() < 0.05:
        return tuple(rng.sample(range(state.players), rng.randrange(3)))
    if rng.random() < 0.2:
        others = [other for other in range(state.players) if other != seat]
        return tuple(rng.sample(others, rng.randint(2, len(others))))
    if seat in office:
        other = tuple(deputy for deputy in office if deputy != seat) if rng.random() < 0.7 else ()
        return (rng.choice(state.merchants), *other)
    if state.options.merchant_deals and rng.random() < 0.3:
        return (rng.choice(state.merchants),)
    return tuple(office) if len(office) == 1 or rng.random() < 0.6 else (rng.choice(office),)


def _term(state: Any, parties: tuple[int, ...], rng: Random) -> Any:
    giver = rng.choice(parties)
    about = rng.choice(state.merchants)
    to, when = _to(state, parties, giver, rng), _when(state, rng)
    by = (rng.choice(state.office),) if rng.random() < 0.15 else ()
    match rng.randrange(10):
        case 0 | 1:
            return terms.GiveGold(giver, rng.randint(1, max(1, min(12, state.gold[f"purse:{giver}"]))), to, when)
        case 2:
            stall = state.zones[f"stall:{giver}"]
            return terms.GiveStallGoods(giver, _good(stall or ["apples"], rng), rng.choice((1, 1, 1, 2)), to, when)
        case 9:
            return terms.GiveFaceDown(giver, rng.choice((1, 1, 2)), to, when)
        case 3:
            hidden = state.zones[f"contraband:{giver}"]
            named = hidden if hidden and rng.random() < 0.7 else ["silk", "mead", "pepper"]
            return terms.GiveStallGoods(giver, _good(named, rng), rng.choice((1, 1, 2)), to, when)
        case 4:
            bag = state.zones[f"bag:{giver}"]
            named = bag if bag and rng.random() < 0.7 else ["silk", "apples", "mead"]
            return terms.GiveBagGoods(giver, _good(named, rng), rng.choice((1, 1, 2)), to, when)
        case 5:
            passing = rng.choice((about, *(seat for seat in parties if seat in state.merchants)))
            return terms.LetThroughTerm(passing, by)
        case 6:
            return terms.OpenBagTerm(about, by)
        case 7:
            return terms.RefuseDealsTerm(about, by)
        case _:
            return terms.DoFavour(giver, rng.choice(("I shall remember it", "next round", "добре", "باشد")))


def _to(state: Any, parties: tuple[int, ...], giver: int, rng: Random) -> tuple[int, ...]:
    if len(parties) < 3 and rng.random() < 0.9:
        return ()
    if rng.random() < 0.15:
        return tuple(state.office)
    return (rng.choice([seat for seat in parties if seat != giver or rng.random() < 0.05] or [giver]),)


def _when(state: Any, rng: Random) -> terms.Condition | None:
    if rng.random() < 0.75:
        return None
    return terms.Condition(rng.choice(state.merchants), rng.choice(("lie", "true", "opened", "let-through")))


def _good(named: list[str], rng: Random) -> str:
    return rng.choice(named)


def any_move(state: Any, seat: int, rng: Random) -> Any:
    """A move of any kind: plausible, beside the mark, or plain nonsense."""
    state = by_name(state)
    number = rng.choice((-1, 0, 1, 2, 3, 4, 5, 6, 7, 99, 2**70))
    merchant = rng.choice((*range(state.players), number))
    names = list(state.goods.names)
    own = state.zones.get(f"hand:{seat}", []) if rng.random() < 0.6 else names
    some = tuple(rng.choice(own or names) for _ in range(rng.choice((0, 1, 1, 2, 3, 4, 5, 6))))
    good = rng.choice((*names, "turnips", "", "apples"))
    match rng.randrange(24):
        case 0:
            return moves.ChooseFirstMerchant(merchant)
        case 1:
            counts = tuple(rng.choice((0, 0, 1, 2, number)) for _ in range(rng.choice((0, 1, 2, 2, 3))))
            aside = tuple(own[: rng.randrange(7)]) if rng.random() < 0.6 else some
            return moves.GoToMarket(aside, counts, rng.choice((0, 1, number)))
        case 2:
            return moves.LoadBag(tuple(own[: rng.randrange(7)]) if rng.random() < 0.6 else some)
        case 3:
            return moves.Declare(good, rng.choice((len(state.zones.get(f"bag:{seat}", ())), number)))
        case 4:
            if rng.random() < 0.3 or not 0 <= seat < state.players:
                return _junk_offer(state, seat, rng)
            return any_offer(state, seat, rng)
        case 5 | 6 | 7 as kind:
            deal = rng.choice((*state.offers, number))
            return (moves.AcceptOffer, moves.RefuseOffer, moves.WithdrawOffer)[kind - 5](deal)
        case 8:
            return moves.LetThrough(merchant, rng.choice((None, None, "nothing", number, *state.offers)))
        case 9:
            return moves.OpenBag(merchant)
        case 10:
            stance: Any = rng.choice(("open", "let-through", "for-nothing", "", "both"))
            return moves.TakeStance(merchant, stance)
        case 11:
            return moves.MarkFavour(rng.choice((*range(len(state.ledger)), number)), rng.random() < 0.5)
        case 12:
            stall = state.zones.get(f"stall:{seat}", []) + state.zones.get(f"contraband:{seat}", [])
            count = rng.randrange(len(stall) + 1)
            return moves.PayDebt(tuple(rng.sample(stall, count)) if rng.random() < 0.8 else some)
        case 13:
            bags = [card for each in state.merchants for card in state.zones[f"bag:{each}"]]
            if state.chores and hasattr(state.chores[0], "merchant"):
                bags = state.zones[f"bag:{state.chores[0].merchant}"]
            return moves.LayConfiscated(tuple(bags) if rng.random() < 0.7 else some, rng.choice((0, 1, number)))
        case 14:
            return moves.FixPlate(good)
        case 15:
            opponent = rng.choice((None, *range(state.players), number))
            there = state.zones.get(f"stall:{opponent}", names)
            chosen = (rng.choice(there),) * rng.choice((1, 2)) if there else ()
            return moves.AnswerBrimstone(opponent, chosen if rng.random() < 0.7 else some)
        case 16:
            return moves.DiscardForTrophy(rng.choice((None, good, *own[:2])), rng.choice((0, 1, number)))
        case 17:
            loot = state.zones["loot"] + state.zones["loot-hidden"]
            taken = tuple(loot[: rng.randrange(len(loot) + 1)])
            return moves.ProposeSplit(
                rng.choice((0, 1, state.gold["loot"], number)), taken if rng.random() < 0.8 else some
            )
        case 18:
            return moves.AnswerSplit(rng.random() < 0.5)
        case 19:
            return moves.SplitEqually()
        case 21:
            loot = state.zones["loot"] + state.zones["loot-hidden"]
            return moves.PickLoot(rng.choice((good, *loot)))
        case 22:
            return moves.NameForOdd(rng.choice((None, merchant)), rng.choice((None, *state.office, number)))
        case 20:
            return moves.GoToBlackMarket(rng.choice((None, "pepper", "mead", "silk", good)))
        case _:
            return moves.TimeUp()


def _junk_offer(state: Any, seat: int, rng: Random) -> moves.MakeOffer:
    wild = rng.choice((-1, 0, 1, 9, 2**66))
    giver = rng.choice((seat, *range(state.players), wild))
    junk: tuple[terms.Term, ...] = (
        terms.GiveGold(giver, rng.choice((0, -5, 10**30, 1))),
        terms.GiveStallGoods(giver, rng.choice(("turnips", "", "silk", "apples")), rng.choice((0, -1, 1, 10**20))),
        terms.GiveBagGoods(giver, rng.choice(("turnips", "silk", "apples")), rng.choice((0, -1, 1, 6, 10**20))),
        terms.GiveFaceDown(giver, rng.choice((0, -1, 1, 6, 10**20)), (wild,)),
        terms.GiveGold(giver, 1, (wild, wild), terms.Condition(wild, rng.choice(("lie", "opened")))),
        terms.OpenBagTerm(rng.choice(state.merchants), (wild, wild)),
        terms.LetThroughTerm(wild),
        terms.OpenBagTerm(wild),
        terms.RefuseDealsTerm(wild),
        terms.DoFavour(giver, rng.choice(("", "x" * 201, "x" * 10**5, "\x00\n"))),
    )
    chosen = tuple(rng.sample(junk, rng.randrange(4)))
    return moves.MakeOffer(
        tuple(rng.choice((*range(state.players), wild)) for _ in range(rng.randrange(4))),
        chosen * rng.choice((1, 1, 5)),
        rng.choice((None, wild, *state.offers)),
        rng.choice(((), ("silk",), ("turnips", "silk"))),
    )


def a_seat(state: Any, rng: Random) -> int:
    """Mostly somebody who may act."""
    if rng.random() < 0.7:
        pending = list(GAME.pending(raw(state)))
        if pending:
            return rng.choice(pending)
    return rng.choice((*range(state.players), HOUSE, state.players, -7))
