"""The table as a person reads it: round and phase, purses, stalls, bags, offers, duties, piles, who is waited for."""
# interpreted: text for people

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import assert_never

from blueboar.core.seats import Seat
from blueboar.core.words import number_of
from blueboar.games.sheriff.wire import terms
from blueboar.games.sheriff.wire.views import BagView, PlayerView, SheriffView

_OPENED = {"lie": "a lie", "true": "true"}


def board(view: SheriffView, names: tuple[str, ...]) -> str:
    """Built from a view, so it shows nothing that this seat may not know."""
    return "\n".join(_Board(view, names).lines())


class _Board:
    def __init__(self, view: SheriffView, names: tuple[str, ...]) -> None:
        self.view = view
        self.names = names

    def lines(self) -> Iterator[str]:
        yield from self._title()
        for player in self.view.players:
            yield ""
            yield from self._player(player)
        yield from self._section("Offers", self._offers())
        yield from self._section("Duties", self._duties())
        yield from self._section("Pledges", self._pledges())
        yield from self._section("Stances", self._stances())
        yield from self._section("Loot", self._loot())
        yield from self._section("Black market", self._black_market())
        yield from self._section("Scores", self._scores())

    def _title(self) -> Iterator[str]:
        view = self.view
        yield f"Sheriff of Nottingham ({view.edition}), round {view.round} of {view.rounds}: {view.phase}"
        yield f"In office: {self._people(view.office)}"
        if view.waiting_for:
            about = f" ({view.chore.__struct_config__.tag})" if view.chore is not None else ""
            yield f"Waiting for: {self._people(view.waiting_for)}{about}"
        yield "   ".join([f"Deck: {view.deck_count}", *map(_pile, view.piles)])

    def _player(self, player: PlayerView) -> Iterator[str]:
        office = "  (in office)" if player.seat in self.view.office else ""
        hand = number_of(player.hand_count, "card") if player.hand is None else _counted(player.hand)
        yield f"{player.seat}: {self.names[player.seat]}{office}"
        yield f"  purse: {player.gold} gold   hand: {hand}"
        if player.aside:
            yield f"  aside: {_counted(player.aside)}"
        if player.bag.status != "none":
            yield f"  bag: {_bag(player.bag)}"
        yield f"  stall: {_counted(player.stall)}"
        if player.contraband_count:
            known = f" ({_counted(player.contraband)})" if player.contraband is not None else ""
            yield f"  face down: {player.contraband_count}{known}"
        if player.black_market:
            yield "  black market: " + _listed(f"{card.good} {card.points}" for card in player.black_market)

    def _section(self, title: str, lines: Iterable[str]) -> Iterator[str]:
        found = list(lines)
        if found:
            yield ""
            yield title
            yield from (f"  {line}" for line in found)

    def _offers(self) -> Iterator[str]:
        for offer in self.view.offers:
            deal = offer.deal
            said = _listed(map(self._term, deal.terms))
            yield f"{deal.id}: {self.names[deal.proposer]} to {self._people(deal.partners)}: {said}"

    def _duties(self) -> Iterator[str]:
        for duty in self.view.duties:
            yield f"{self._people(duty.bound)}: {duty.act} {self.names[duty.merchant]} (deal {duty.deal})"

    def _pledges(self) -> Iterator[str]:
        for pledge in self.view.pledges:
            down = f"{pledge.contraband_count} face down" if pledge.contraband is None else _counted(pledge.contraband)
            what = f"{pledge.gold} gold; {_counted(pledge.legal)}; {down}"
            yield (f"{self.names[pledge.giver]} to {self._people(pledge.to)} if {self._condition(pledge.when)}: {what}")

    def _stances(self) -> Iterator[str]:
        for stance in self.view.stances:
            yield f"{self.names[stance.deputy]}: {stance.stance} {self.names[stance.merchant]}"

    def _loot(self) -> Iterator[str]:
        loot = self.view.loot
        if loot is not None and (loot.gold or loot.legal or loot.contraband_count):
            hidden = f"{loot.contraband_count} face down" if loot.contraband is None else _counted(loot.contraband)
            yield f"{loot.gold} gold; {_counted(loot.legal)}; {hidden}"

    def _black_market(self) -> Iterator[str]:
        for pile in self.view.black_market:
            yield f"{pile.good}: {_listed(map(str, pile.points))}"

    def _scores(self) -> Iterator[str]:
        scores, places = self.view.scores, self.view.places
        if scores is not None and places is not None:
            for seat in sorted(range(len(places)), key=lambda seat: (places[seat], seat)):
                yield f"{places[seat]}. {self.names[seat]}: {number_of(scores[seat].total, 'point')}"

    def _term(self, term: terms.Term) -> str:
        names = self.names
        match term:
            case terms.GiveGold():
                return f"{term.amount} gold of {names[term.giver]}{self._gift(term)}"
            case terms.GiveStallGoods():
                return f"{term.count} {term.good} of the stall of {names[term.giver]}{self._gift(term)}"
            case terms.GiveFaceDown():
                return f"{term.count} face down of the stall of {names[term.giver]}{self._gift(term)}"
            case terms.GiveBagGoods():
                return f"{term.count} {term.good} of the bag of {names[term.giver]}{self._gift(term)}"
            case terms.LetThroughTerm():
                return f"let-through {names[term.merchant]}{self._by(term)}"
            case terms.OpenBagTerm():
                return f"open {names[term.merchant]}{self._by(term)}"
            case terms.RefuseDealsTerm():
                return f"refuse-deals {names[term.merchant]}{self._by(term)}"
            case terms.DoFavour():
                return f"favour of {names[term.giver]}: {term.text!r}"
            case _:
                assert_never(term)

    def _gift(self, gift: terms.Gift) -> str:
        """To whom, and under which condition."""
        told = f" to {self._people(gift.to)}" if gift.to else ""
        return told if gift.when is None else f"{told} if {self._condition(gift.when)}"

    def _condition(self, when: terms.Condition) -> str:
        happens = when.happens if when.happens in ("opened", "let-through") else f"opened and {_OPENED[when.happens]}"
        return f"the bag of {self.names[when.bag]} is {happens}"

    def _by(self, act: terms.Act) -> str:
        return f" by {self._people(act.by)}" if act.by else ""

    def _people(self, seats: tuple[Seat, ...]) -> str:
        return " and ".join(self.names[seat] for seat in seats)


def _pile(pile: tuple[str, ...]) -> str:
    return f"Pile: {len(pile)}" + (f", {pile[-1]} on top" if pile else "")


def _bag(bag: BagView) -> str:
    told: str = bag.status
    if bag.count and bag.declared is None:
        told += f", {number_of(bag.count, 'card')}"
    elif bag.count:
        told += f", declared {bag.count} {bag.declared}"
    elif bag.declared is not None:
        told += f", declared {bag.declared}"
    return told + (f" ({_counted(bag.cards)})" if bag.cards else "")


def _counted(cards: Iterable[str]) -> str:
    """“3 apples, silk”"""
    return _listed(card if count == 1 else f"{count} {card}" for card, count in sorted(Counter(cards).items()))


def _listed(words: Iterable[str]) -> str:
    return ", ".join(words) or "-"
