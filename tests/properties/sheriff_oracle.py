"""What the prompts promise: whether a move should pass, said from a seat's view and prompts alone.

No state is looked at. If this and `check` ever disagree, a player is shown something that he may not do, or is not
shown something that he may.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from blueboar.games.sheriff.wire import moves, prompts, terms

MOST_TERMS, MOST_LETTERS, MOST_GOLD, MOST_CARDS = 12, 200, 100_000, 500
JOINERS = "\u200c\u200d"


def promised(config: Any, view: Any, asked: tuple[Any, ...], seat: int, move: Any) -> bool:
    def prompt(kind: Any) -> Any:
        return next((each for each in asked if type(each) is kind), None)

    match move:
        case moves.ChooseFirstMerchant():
            return (p := prompt(prompts.ChooseFirstPrompt)) is not None and move.merchant in p.merchants
        case moves.GoToMarket():
            return (p := prompt(prompts.MarketPrompt)) is not None and market(p, own(view, seat).hand, move)
        case moves.LoadBag():
            p = prompt(prompts.LoadPrompt)
            return (
                p is not None and p.at_least <= len(move.cards) <= p.at_most and among(move.cards, own(view, seat).hand)
            )
        case moves.Declare():
            p = prompt(prompts.DeclarePrompt)
            return p is not None and move.good in p.goods and move.count == p.count
        case moves.MakeOffer():
            p = prompt(prompts.OfferPrompt)
            return p is not None and Offer(config, view, seat, move).is_promised(p)
        case moves.AcceptOffer() | moves.RefuseOffer() | moves.WithdrawOffer():
            p = prompt(prompts.AnswerPrompt)
            return p is not None and any(answers(choice, move) for choice in p.offers)
        case moves.LetThrough():
            p = prompt(prompts.DecidePrompt)
            return p is not None and any(bag.merchant == move.merchant and bag.let_through for bag in p.bags)
        case moves.OpenBag():
            p = prompt(prompts.DecidePrompt)
            return p is not None and any(bag.merchant == move.merchant and bag.open for bag in p.bags)
        case moves.TakeStance():
            p = prompt(prompts.StancePrompt)
            return p is not None and any(bag.merchant == move.merchant and stance(bag, move.stance) for bag in p.bags)
        case moves.MarkFavour():
            return (p := prompt(prompts.FavourPrompt)) is not None and move.promise in p.promises
        case moves.PayDebt():
            return (p := prompt(prompts.DebtPrompt)) is not None and debt(p, move.cards)
        case moves.LayConfiscated():
            p = prompt(prompts.ConfiscatedPrompt)
            return p is not None and Counter(move.cards) == Counter(p.cards) and 0 <= move.onto < p.piles
        case moves.FixPlate():
            return (p := prompt(prompts.PlatePrompt)) is not None and move.good in p.goods
        case moves.AnswerBrimstone():
            return (p := prompt(prompts.BrimstonePrompt)) is not None and brimstone(config, view, p, move)
        case moves.DiscardForTrophy():
            p = prompt(prompts.TrophyPrompt)
            return (
                p is not None and 0 <= move.onto < p.piles and (move.card in p.cards if p.cards else move.card is None)
            )
        case moves.ProposeSplit():
            p = prompt(prompts.SplitPrompt)
            return p is not None and p.proposals_left > 0 and 0 <= move.gold <= p.gold and among(move.cards, p.cards)
        case moves.AnswerSplit():
            return (p := prompt(prompts.SplitPrompt)) is not None and p.answer
        case moves.SplitEqually():
            return prompt(prompts.SplitPrompt) is not None
        case moves.GoToBlackMarket():
            p = prompt(prompts.BlackMarketPrompt)
            return p is not None and (p.waited if move.good is None else move.good in p.goods)
        case moves.TimeUp():
            return prompt(prompts.TimeUpPrompt) is not None
    raise AssertionError(move)


def own(view: Any, seat: int) -> Any:
    return view.players[seat]


def among(wanted: tuple[str, ...], there: tuple[str, ...]) -> bool:
    return not Counter(wanted) - Counter(there)


def market(p: Any, hand: tuple[str, ...], move: Any) -> bool:
    if len(move.set_aside) > p.at_most or not among(move.set_aside, hand) or not 0 <= move.onto < p.onto:
        return False
    if not move.from_piles:
        return True
    if len(move.from_piles) != len(p.piles):
        return False
    fits = all(0 <= count <= there for count, there in zip(move.from_piles, p.piles, strict=True))
    return fits and sum(move.from_piles) <= len(move.set_aside)


def answers(choice: Any, move: Any) -> bool:
    if choice.deal != move.deal:
        return False
    match move:
        case moves.AcceptOffer():
            return bool(choice.accept)
        case moves.RefuseOffer():
            return bool(choice.refuse)
    return bool(choice.withdraw)


def stance(bag: Any, wanted: str) -> bool:
    return bool({"open": bag.open, "let-through": bag.let_through}.get(wanted, False))


def debt(p: Any, cards: tuple[str, ...]) -> bool:
    if not among(cards, p.choose):
        return False
    worth = dict(zip(p.choose, p.worth, strict=True))
    total = sum(worth[card] for card in cards)
    if total < p.rest:
        return len(cards) == len(p.choose)
    return all(total - worth[card] < p.rest for card in cards)


def kind_of(config: Any, card: str) -> str | None:
    """The legal good that an open card is; None for the others."""
    for good in config.goods:
        if good.kind == "legal":
            if card == good.name:
                return str(good.name)
            for plate in config.goods:
                if plate.effect == "feast-plate" and card == f"{plate.name}-{good.name}":
                    return str(good.name)
    return None


def brimstone(config: Any, view: Any, p: Any, move: Any) -> bool:
    if move.opponent is None:
        return not move.cards
    if not p.usable or move.opponent not in p.opponents or not 1 <= len(move.cards) <= 2:
        return False
    kinds = {kind_of(config, card) for card in move.cards}
    return among(move.cards, view.players[move.opponent].stall) and len(kinds) == 1 and None not in kinds


class Offer:
    """An offer, judged by what everyone can see and what its maker sees of himself."""

    def __init__(self, config: Any, view: Any, seat: int, move: moves.MakeOffer) -> None:
        self.config, self.view, self.seat, self.move = config, view, seat, move
        self.parties = (seat, *move.partners)
        self.officers = [officer for officer in view.office if officer in self.parties]
        self.undecided = [
            player.seat for player in view.players if player.bag.status == "closed" and player.seat not in view.office
        ]

    def is_promised(self, p: Any) -> bool:
        circles = [sorted(circle) for circle in p.partners]
        return (
            p.left > 0
            and sorted(self.move.partners) in circles
            and self.may_replace()
            and 1 <= len(self.move.terms) <= MOST_TERMS
            and all(self.makes_sense(term) for term in self.move.terms)
            and not self.says_twice()
            and not self.stopped_by_duty()
            and self.has_the_say()
            and self.can_be_paid()
        )

    def may_replace(self) -> bool:
        if self.move.replaces is None:
            return True
        for offer in self.view.offers:
            parties = (offer.deal.proposer, *offer.deal.partners)
            if offer.deal.id == self.move.replaces and self.seat in parties:  # a counter-offer is the other side's
                return sorted(parties) == sorted(self.parties) and offer.deal.proposer != self.seat
        return False

    def makes_sense(self, term: Any) -> bool:
        match term:
            case terms.GiveGold():
                return term.giver in self.parties and 1 <= term.amount <= MOST_GOLD
            case terms.GiveStallGoods():
                return term.giver in self.parties and self.known(term.good) and 1 <= term.count <= MOST_CARDS
            case terms.GiveBagGoods():
                good = self.known(term.good) and 1 <= term.count <= MOST_CARDS and bool(self.officers)
                return good and term.giver in self.parties and term.giver in self.undecided
            case terms.LetThroughTerm() | terms.OpenBagTerm():
                return bool(self.officers) and term.merchant in self.undecided
            case terms.RefuseDealsTerm():
                merchant = 0 <= term.merchant < len(self.view.players) and term.merchant not in self.view.office
                return bool(self.officers) and merchant
        text = term.text
        for joiner in JOINERS:
            text = text.replace(joiner, "")
        return (
            term.giver in self.parties and bool(text.strip()) and text.isprintable() and len(term.text) <= MOST_LETTERS
        )

    def known(self, name: str) -> bool:
        return any(good.name == name for good in self.config.goods) or kind_of(self.config, name) is not None

    def lies_open(self, name: str) -> bool:
        plates = [good.name for good in self.config.goods if good.effect == "feast-plate"]
        return name in plates or kind_of(self.config, name) is not None

    def says_twice(self) -> bool:
        said = []
        for term in self.move.terms:
            match term:
                case terms.LetThroughTerm() | terms.OpenBagTerm():
                    said.append(("verdict", term.merchant))
                case terms.RefuseDealsTerm():
                    said.append(("refuse", term.merchant))
                case terms.GiveGold():
                    said.append(("gold", term.giver))
                case terms.DoFavour():
                    said.append(("favour", term.giver, term.text))
                case _:
                    said.append((type(term).__name__, term.giver, term.good))
        return len(said) != len(set(said))

    def stopped_by_duty(self) -> bool:
        for duty in self.view.duties:
            if duty.act == "refuse-deals":
                if self.officers and duty.merchant in self.parties and any(seat in self.parties for seat in duty.bound):
                    return True
                continue
            for term in self.move.terms:
                act = {terms.LetThroughTerm: "let-through", terms.OpenBagTerm: "open"}.get(type(term))
                if act is not None and term.merchant == duty.merchant and act != duty.act:
                    return True
        return False

    def has_the_say(self) -> bool:
        wanted: set[int] = set()
        for term in self.move.terms:
            match term:
                case terms.LetThroughTerm() | terms.OpenBagTerm():
                    wanted |= self.say(term.merchant)
                case terms.GiveBagGoods():
                    wanted |= self.say(term.giver)
        return not wanted or wanted == set(self.officers)

    def say(self, merchant: int) -> set[int]:
        stances = {each.deputy: each.stance for each in self.view.stances if each.merchant == merchant}
        if len(self.view.office) == 2 and sorted(stances.values()) == ["let-through", "open"]:
            return {deputy for deputy, taken in stances.items() if taken == "open"}
        return set(self.view.office)

    def can_be_paid(self) -> bool:
        me = self.view.players[self.seat]
        face_down = in_bag = 0
        for term in self.move.terms:
            if getattr(term, "giver", None) != self.seat:
                continue
            match term:
                case terms.GiveGold():
                    if term.amount > me.gold:
                        return False
                case terms.GiveStallGoods():
                    if not self.lies_open(term.good):
                        face_down += term.count
                    elif term.count > me.stall.count(term.good):
                        return False
                case terms.GiveBagGoods():
                    in_bag += term.count
        return face_down <= me.contraband_count and in_bag <= (me.bag.count or 0)
