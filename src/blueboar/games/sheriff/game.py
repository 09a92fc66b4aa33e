"""Sheriff of Nottingham as the core sees it: every kind of move with its check and its rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar, Final, cast

from blueboar.core.chance import Chance
from blueboar.core.game import Game, Views
from blueboar.core.legal_moves import Listing
from blueboar.core.options import Option
from blueboar.core.record import Entry
from blueboar.core.seats import HOUSE, Outcome, Reason, Refusal, Seat, refuse
from blueboar.core.words import GameWords
from blueboar.games.sheriff.data import goods
from blueboar.games.sheriff.data.editions import EDITIONS, OPTIONS, Config, configure, player_counts
from blueboar.games.sheriff.machines.legal_moves import legal_moves
from blueboar.games.sheriff.machines.resample import resample
from blueboar.games.sheriff.machines.safe_move import safe_move
from blueboar.games.sheriff.machines.sampler import play_out, sample
from blueboar.games.sheriff.machines.statistics import statistics
from blueboar.games.sheriff.rules import (
    black_market,
    confiscated,
    debts,
    declaration,
    inspection,
    loading,
    loot,
    loot_by_proposal,
    market,
    promo_cards,
    round,
    setup,
)
from blueboar.games.sheriff.rules.deals import favours, offers, talk
from blueboar.games.sheriff.shown import pending, redaction
from blueboar.games.sheriff.shown.board import board
from blueboar.games.sheriff.shown.disclosure import discloses
from blueboar.games.sheriff.shown.view import SheriffViews, view
from blueboar.games.sheriff.shown.words import WORDS
from blueboar.games.sheriff.state.deeds import Deeds
from blueboar.games.sheriff.state.evolve import evolve
from blueboar.games.sheriff.state.invariants import invariants
from blueboar.games.sheriff.state.state import OVER, State
from blueboar.games.sheriff.wire import moves
from blueboar.games.sheriff.wire.events import Event
from blueboar.games.sheriff.wire.moves import GoToMarket
from blueboar.games.sheriff.wire.prompts import Prompt
from blueboar.games.sheriff.wire.views import SheriffView

_Check = Callable[[State, Seat, Any], Refusal | None]
_Decide = Callable[[Deeds, Seat, Any], None]


_CHECKS: Final[dict[Any, _Check]] = {
    moves.ChooseFirstMerchant: market.check_first,
    moves.GoToMarket: market.check,
    moves.LoadBag: loading.check,
    moves.Declare: declaration.check,
    moves.MakeOffer: offers.check_move,
    moves.AcceptOffer: offers.check_accept_move,
    moves.RefuseOffer: offers.check_refuse_move,
    moves.WithdrawOffer: offers.check_withdraw_move,
    moves.LetThrough: inspection.check_let_through,
    moves.OpenBag: inspection.check_open,
    moves.TakeStance: inspection.check_stance,
    moves.MarkFavour: favours.check,
    moves.PayDebt: debts.check,
    moves.LayConfiscated: confiscated.check,
    moves.FixPlate: promo_cards.check_plate,
    moves.AnswerBrimstone: promo_cards.check_brimstone,
    moves.DiscardForTrophy: promo_cards.check_trophy,
    moves.ProposeSplit: loot_by_proposal.check_propose,
    moves.AnswerSplit: loot_by_proposal.check_answer,
    moves.SplitEqually: loot.check_equally,
    moves.PickLoot: loot.check_pick,
    moves.NameForOdd: loot.check_name,
    moves.GoToBlackMarket: black_market.check,
    moves.TimeUp: inspection.check_time_up,
}
_DECISIONS: Final[dict[Any, _Decide]] = {
    moves.ChooseFirstMerchant: market.decide_first,
    moves.LoadBag: loading.decide,
    moves.Declare: declaration.decide,
    moves.MakeOffer: talk.decide_offer,
    moves.AcceptOffer: talk.decide_accept,
    moves.RefuseOffer: talk.decide_refuse,
    moves.WithdrawOffer: talk.decide_withdraw,
    moves.LetThrough: inspection.decide_let_through,
    moves.OpenBag: inspection.decide_open,
    moves.TakeStance: inspection.decide_stance,
    moves.MarkFavour: favours.decide,
    moves.PayDebt: debts.decide,
    moves.LayConfiscated: confiscated.decide,
    moves.FixPlate: promo_cards.decide_plate,
    moves.AnswerBrimstone: promo_cards.decide_brimstone,
    moves.DiscardForTrophy: promo_cards.decide_trophy,
    moves.ProposeSplit: loot_by_proposal.decide_propose,
    moves.AnswerSplit: loot_by_proposal.decide_answer,
    moves.SplitEqually: loot.decide_equally,
    moves.PickLoot: loot.decide_pick,
    moves.NameForOdd: loot.decide_name,
    moves.GoToBlackMarket: black_market.decide,
    moves.TimeUp: inspection.decide_time_up,
}
"""All but the market, where dice may fall: it is given chance besides."""


class Sheriff(Game[Config, State, moves.Move, Event, SheriffView, Prompt]):
    """See `blueboar.core.game.Game` for what each of these means."""

    name: ClassVar[str] = "sheriff"
    rules_version: ClassVar[int] = 2
    editions: ClassVar[tuple[str, ...]] = EDITIONS
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    words: ClassVar[GameWords] = WORDS
    move_type: ClassVar[object] = moves.Move
    event_type: ClassVar[object] = Event
    view_type: ClassVar[object] = SheriffView
    prompt_type: ClassVar[object] = Prompt
    config_type: ClassVar[object] = Config

    def players(self, edition: str) -> tuple[int, ...]:
        return player_counts(edition)

    def configure(
        self,
        players: int,
        edition: str | None = None,
        options: Mapping[str, object] | None = None,
        data: object = None,
    ) -> Config:
        if data is not None and not isinstance(data, goods.GoodsFile):
            raise TypeError("the data of Sheriff come from its load_data")
        return configure(players, edition, options, data)

    def load_data(self, path: str) -> goods.GoodsFile:
        return goods.load_goods(path)

    def read_data(self, name: str, text: str) -> goods.GoodsFile:
        return goods.read_goods(name, text)

    def blank(self, config: Config) -> State:
        return State(config)

    def begin(self, state: State, chance: Chance, told: list[Event] | None) -> None:
        setup.begin(Deeds(state, told), chance)

    def pending(self, state: State) -> dict[Seat, tuple[Prompt, ...]]:
        return pending.pending(state)

    def check(self, state: State, seat: Seat, move: moves.Move) -> Refusal | None:
        check = _CHECKS.get(type(move))
        if check is None:
            return refuse("move.unknown", None, allowed=[kind.__struct_config__.tag for kind in _CHECKS])
        if state.phase == OVER:
            return refuse("move.game-over", "7.1")
        if not 0 <= seat < state.players and not (seat == HOUSE and type(move) is moves.TimeUp):
            return refuse("move.no-such-seat", None, seat=seat, players=state.players)
        return check(state, seat, move)

    def decide(self, state: State, seat: Seat, move: moves.Move, chance: Chance, told: list[Event] | None) -> None:
        deeds = Deeds(state, told)
        decide = _DECISIONS.get(type(move))
        if decide is not None:
            decide(deeds, seat, move)
        else:
            assert type(move) is GoToMarket
            market.decide(deeds, seat, move, chance)  # the deck may have to be shuffled
        round.go_on(deeds, chance)

    def evolve(self, state: State, event: Event) -> None:
        evolve(state, event)

    def copy(self, state: State) -> State:
        return state.copy()

    def view(self, state: State, seat: Seat | None) -> SheriffView:
        return view(state, seat)

    def views(self) -> Views[State, SheriffView]:
        return SheriffViews(cast(Game, self))

    def redact(self, event: Event, seat: Seat | None) -> Event:
        shown: Event = redaction.redact(event, seat)
        return shown

    def discloses(self, config: Config, event: Event) -> bool:
        return discloses(config, event)

    def outcome(self, state: State) -> Outcome | None:
        scores, places = state.scores, state.places
        if scores is None or places is None:
            return None
        totals = tuple([score.total for score in scores])
        winners = len([place for place in places if place == 1])
        best = len([total for total in totals if total == max(totals)])
        reason: Reason = "shared" if winners > 1 else "tie-break" if best > 1 else "points"
        return Outcome(totals, places, reason)

    def safe_move(self, view: SheriffView | None, prompts: tuple[Prompt, ...]) -> moves.Move | None:
        return safe_move(view, prompts)

    def legal_moves(self, view: SheriffView | None, prompts: tuple[Prompt, ...]) -> Listing[moves.Move]:
        return legal_moves(view, prompts)

    def board(self, view: SheriffView, names: tuple[str, ...]) -> str:
        return board(view, names)

    def sample(self, state: State, chance: Chance) -> tuple[Seat, moves.Move]:
        return sample(state, chance)

    def play_out(self, state: State, house: Chance, players: Chance) -> int:
        return play_out(state, house, players)

    def resample(self, state: State, seat: Seat | None, chance: Chance) -> State:
        return resample(state, seat, chance)

    def statistics(self, config: Config, entries: Iterable[Entry[moves.Move, Event]]) -> tuple[dict[str, int], ...]:
        return statistics(config, entries)

    def invariants(self, state: State) -> list[str]:
        return invariants(state)


GAME: Final = Sheriff()
