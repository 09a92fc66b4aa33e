"""Sheriff set-ups small enough to solve: ordinary configurations of the engine, as a game in extensive form.

Two or three players, hands of a few cards, one legal good and one contraband, everyone sheriff once. Everything is
decided by the rules of the engine; only what players may *say* is kept small:

- nobody changes cards at the market;
- a merchant loads any bag, and then offers 0 to `most_bribe` gold for being let through (0: no offer);
- the sheriff takes the offer, or refuses it and opens the bag, or refuses it and lets the bag through;
- what else is asked (confiscated cards, debts) is answered by the game's safe move.

A payoff is the own score less the mean of the others', so between two players it is a zero-sum game.
"""

from __future__ import annotations

import hashlib
from collections.abc import Hashable
from math import comb
from typing import Any, Final

import msgspec

import blueboar.games  # noqa: F401  (registers it)
from blueboar.core.game import find_game
from blueboar.core.record import Entry
from blueboar.core.scripted_chance import ScriptedChance
from blueboar.core.seats import HOUSE, Seat
from blueboar.core.undecided import Undecided
from blueboar.games.sheriff.data.editions import Config
from blueboar.games.sheriff.data.goods import Good
from blueboar.games.sheriff.rules import loading
from blueboar.games.sheriff.wire import moves, prompts, terms
from blueboar.research.solve.tree import CHANCE, TERMINAL

LEGAL: Final = "apples"
CONTRABAND: Final = "crossbows"
TAKES: Final = "takes the bribe"
OPENS: Final = "opens"
LETS_THROUGH: Final = "lets through"

Hand = tuple[int, int]
"""So many legal goods, so many contraband."""


class Small:
    """The numbers of one small set-up."""

    def __init__(
        self,
        players: int = 2,
        hand: int = 2,
        legal: int = 4,
        contraband: int = 4,
        legal_value: int = 2,
        contraband_value: int = 5,
        legal_fine: int = 2,
        contraband_fine: int = 4,
        most_bribe: int = 3,
        gold: int = 20,
    ) -> None:
        if players not in (2, 3):
            raise ValueError(f"two or three players, not {players}")
        # The deal, and what merchants with empty hands draw after every round but the last.
        wanted = hand * (players + (players - 1) ** 2)
        if legal + contraband < wanted:
            raise ValueError(f"{wanted} cards are drawn at the most, and there are only {legal + contraband}")
        self.players = players
        self.hand = hand
        self.most_bribe = most_bribe
        self.cards: Hand = (legal, contraband)
        goods = (
            Good(LEGAL, "legal", (legal, legal), legal_value, legal_fine),
            Good(CONTRABAND, "contraband", (contraband, contraband), contraband_value, contraband_fine),
        )
        self.config = _config(players, hand, gold, goods)


def _config(players: int, hand: int, gold: int, goods: tuple[Good, ...]) -> Config:
    """The second edition, with what is its own here."""
    standard: Any = find_game("sheriff").configure(3, "second")
    options = msgspec.structs.replace(
        standard.options, hand_size=hand, starting_gold=gold, sheriff_terms=1, first_sheriff=0, market_first="left"
    )
    return Config("second", players, options, goods)


class SmallSheriff:
    """A place in such a game. Chance draws whole hands: which cards, and not in which order."""

    def __init__(self, small: Small) -> None:
        self.small = small
        self.game: Any = find_game("sheriff")
        self.state: Any = None
        self.knowledge: tuple[bytes, ...] = (b"",) * small.players
        """By seat: a digest of everything that it has seen."""
        self.entries: tuple[Entry, ...] = ()
        self.drawn: tuple[Hand, ...] = ()
        """What chance has said so far of the first hands, or of the cards that are drawn when a round ends."""
        self.waiting: tuple[Seat, tuple[Any, ...]] | None = None
        """Who ends a round, and by which moves, until the cards that they draw are known."""
        self.spoken = False
        """Whether the merchant of the first undecided bag has made an offer, or none."""
        self._who: int | None = None

    def _copy(self) -> SmallSheriff:
        twin = SmallSheriff(self.small)
        twin.state = None if self.state is None else self.game.copy(self.state)
        twin.knowledge, twin.entries, twin.drawn = self.knowledge, self.entries, self.drawn
        twin.waiting, twin.spoken = self.waiting, self.spoken
        return twin

    # The extensive form

    def player(self) -> int:
        """Asked for once: a position never changes."""
        if self._who is None:
            self._who = self._player()
        return self._who

    def _player(self) -> int:
        if self.state is None or self.waiting is not None:
            return CHANCE
        return TERMINAL if self.game.outcome(self.state) is not None else self._asked()

    def knows(self) -> Hashable:
        return self.knowledge[self.player()]

    def choices(self) -> list[tuple[Hashable, float]]:
        if self.player() == CHANCE:
            return self._draws()
        if self.is_loading():
            return [(bag, 1.0) for bag in self._bags()]
        if self.spoken:
            answers = [TAKES] if self.offers() else []
            return [(answer, 1.0) for answer in [*answers, OPENS, LETS_THROUGH]]
        return [(bribe, 1.0) for bribe in range(self.small.most_bribe + 1)]

    def after(self, choice: Hashable) -> SmallSheriff:
        following = self._copy()
        if self.player() == CHANCE:
            assert isinstance(choice, tuple)
            following.drawn = (*self.drawn, choice)
            following._draw_on()
        else:
            following._do(self.player(), choice)
        return following

    def payoffs(self) -> tuple[float, ...]:
        scores = self.game.outcome(self.state).scores
        others = self.small.players - 1
        return tuple(score - (sum(scores) - score) / others for score in scores)

    # Who is asked, and what they can say

    def _asked(self) -> Seat:
        """Loading, one merchant after another, sealed; then bag after bag: its merchant, and the sheriff."""
        if self.is_loading():
            return int(min(loading.loaders(self.state)))
        return int(self.state.office[0] if self.spoken else self.state.undecided()[0])

    def is_loading(self) -> bool:
        return bool(loading.loaders(self.state))

    def offers(self) -> tuple[Any, ...]:
        """On the table."""
        return tuple(self.game.view(self.state, None).offers)

    def _bags(self) -> list[Hand]:
        seat = self.player()
        hand = self.game.view(self.state, seat).players[seat].hand
        legal, contraband = hand.count(LEGAL), hand.count(CONTRABAND)
        return [(a, b) for a in range(legal + 1) for b in range(contraband + 1) if a + b]

    def _do(self, seat: Seat, choice: Hashable) -> None:
        if isinstance(choice, tuple):
            self._play(seat, moves.LoadBag(tuple(_named(choice))))
        elif isinstance(choice, int):
            if choice:
                office = self.state.office[0]
                self._play(seat, moves.MakeOffer((office,), (terms.GiveGold(seat, choice), terms.LetThroughTerm(seat))))
            else:
                self.knowledge = tuple(_longer(known, b"no offer") for known in self.knowledge)
            self.spoken = True
        else:
            self._decide(seat, choice)
            return
        self._settle()

    def _decide(self, seat: Seat, choice: Hashable) -> None:
        """A bribe that is taken for letting through may let the bag through by itself; else the sheriff does."""
        merchant = self.state.undecided()[0]
        answer = moves.AcceptOffer if choice == TAKES else moves.RefuseOffer
        row: list[Any] = [answer(offer.deal.id) for offer in self.offers()]
        row.append(moves.OpenBag(merchant) if choice == OPENS else moves.LetThrough(merchant))
        self.spoken = False
        self.waiting = (seat, tuple(row))
        if len(self.state.undecided()) == 1 and self.state.round < self.state.rounds:
            self._draw_on()
        else:
            self._carry_out()

    def _carry_out(self) -> None:
        assert self.waiting is not None
        seat, row = self.waiting
        self.waiting, self.drawn = None, ()
        before = self.state.round, self.state.undecided()
        for move in row:
            if (self.state.round, self.state.undecided()) == before:
                self._play(seat, move)
        self._settle()

    def _play(self, seat: Seat, move: Any) -> None:
        refusal = self.game.check(self.state, seat, move)
        assert refusal is None, (refusal, move)
        events: list[Any] = []
        self.game.decide(self.state, seat, move, ScriptedChance([]), events)
        self._keep(Entry(len(self.entries), seat, move, tuple(events)))

    def _settle(self) -> None:
        """Everything that is not a choice here: the market, the declaration, confiscated cards, debts."""
        while self.game.outcome(self.state) is None:
            if self.is_loading():
                return
            for seat, asked in self.game.pending(self.state).items():
                if isinstance(asked[0], prompts.DecidePrompt):
                    return
                if asked[0].waited:
                    self._play(seat, self.game.safe_move(self.game.view(self.state, seat), asked))
                    break

    def _keep(self, entry: Entry) -> None:
        self.entries = (*self.entries, entry)
        seen: list[bytes] = []
        for seat, known in enumerate(self.knowledge):
            events = [self.game.redact(event, seat) for event in entry.events]
            own = entry.move if entry.seat == seat else None
            seen.append(_longer(known, msgspec.json.encode((entry.seat, own, events))))
        self.knowledge = tuple(seen)

    # Chance

    def _draws(self) -> list[tuple[Hashable, float]]:
        legal, contraband = self.small.cards if self.state is None else self._deck()
        legal -= sum(hand[0] for hand in self.drawn)
        contraband -= sum(hand[1] for hand in self.drawn)
        wanted = self.small.hand if self.state is None else self._lacking()[len(self.drawn)]
        ways = comb(legal + contraband, wanted)
        return [
            ((wanted - smuggled, smuggled), comb(legal, wanted - smuggled) * comb(contraband, smuggled) / ways)
            for smuggled in range(max(0, wanted - legal), min(contraband, wanted) + 1)
        ]

    def _deck(self) -> Hand:
        names = [self._name(card) for card in self.state.deck()]
        return names.count(LEGAL), names.count(CONTRABAND)

    def _name(self, card: Any) -> str:
        return card if isinstance(card, str) else str(self.state.goods.names[card])

    def _lacking(self) -> list[int]:
        """How many cards each draws when the round ends, beginning left of the sheriff."""
        office = self.state.office[0]
        around = [(office + step) % self.small.players for step in range(1, self.small.players + 1)]
        return [self.small.hand - len(self.state.hand(seat)) for seat in around]

    def _draw_on(self) -> None:
        """Go on when everything that is drawn is known."""
        if self.state is None:
            if len(self.drawn) == self.small.players:
                self._begin()
            return
        lacking = self._lacking()
        while len(self.drawn) < len(lacking) and lacking[len(self.drawn)] == 0:
            self.drawn = (*self.drawn, (0, 0))
        if len(self.drawn) == len(lacking):
            self._arrange()
            self._carry_out()

    def _begin(self) -> None:
        """The script of the shuffle is found by asking, card by card, where the wanted one stands."""
        wanted = [kind for hand in self.drawn for kind in _named(hand)]
        script: list[int] = []
        while True:
            self.state = self.game.blank(self.small.config)
            events: list[Any] = []
            try:
                self.game.begin(self.state, ScriptedChance(script), events)
                break
            except Undecided as undecided:
                names = [self._name(word) for word in undecided.words]
                script.append(names.index(wanted[len(script)]) if len(script) < len(wanted) else 0)
        self.drawn = ()
        self._keep(Entry(0, HOUSE, None, tuple(events)))
        self._settle()

    def _arrange(self) -> None:
        """The cards that will be drawn lie on top of the deck, the first one last."""
        deck = self.state.deck()
        kinds = {self._name(card): card for card in deck}
        rest = sorted(self._name(card) for card in deck)
        drawn = [kind for hand in self.drawn for kind in _named(hand)]
        for kind in drawn:
            rest.remove(kind)
        deck[:] = [kinds[name] for name in [*rest, *reversed(drawn)]]


def _named(hand: Any) -> list[str]:
    return [LEGAL] * hand[0] + [CONTRABAND] * hand[1]


def _longer(known: bytes, more: bytes) -> bytes:
    return hashlib.blake2b(known + more, digest_size=12).digest()
