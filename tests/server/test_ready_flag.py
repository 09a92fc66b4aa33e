"""Everyone sees who has "nothing to add". Whom the game asks in secret must not be seen by it."""

from __future__ import annotations

from typing import Any

import pytest
from alone import Listener
from msgspec.structs import replace

import blueboar.games
from blueboar.core.game import find_game
from blueboar.core.record import Entry
from blueboar.core.seats import HOUSE, Seat
from blueboar.core.table import Table
from blueboar.games.sheriff.wire.moves import MakeOffer
from blueboar.games.sheriff.wire.prompts import BlackMarketPrompt
from blueboar.games.sheriff.wire.terms import GiveGold, LetThroughTerm
from blueboar.protocol.http import NewTable
from blueboar.server.bots.bot_patience import BotPatience
from blueboar.server.store.rows import StoredPerson, StoredSeat
from blueboar.server.tables.broadcast import Broadcast
from blueboar.server.tables.delayed_spectators import DelayedSpectators
from blueboar.server.tables.live_state import LiveState
from blueboar.server.tables.new_tables import new_table

assert blueboar.games
PLAYERS = 4
OFFICE: Seat = 0
MERCHANTS = (1, 2, 3)


class AtTheGate:
    """Four people at an inspection; everyone has said that they have nothing to add."""

    def __init__(self, **options: Any) -> None:
        options["first_sheriff"] = OFFICE
        game = find_game("sheriff")
        row = new_table(NewTable("sheriff", "second", options, PLAYERS), StoredPerson("p0", "p0", "en"), 1.0, "seed")
        seats = tuple(StoredSeat("person", person=f"p{seat}", name=f"p{seat}") for seat in range(PLAYERS))
        core: Any = Table.opened(game, game.configure(PLAYERS, "second", options), "seed")
        self.state = LiveState(replace(row, seats=seats, state="running", started=1.0), core)
        self.core = core
        while core.view(None).phase != "inspection":
            asked = core.pending()
            seat = next(seat for seat in asked if seat != HOUSE and any(prompt.waited for prompt in asked[seat]))
            core.play(seat, game.safe_move(core.view(seat), asked[seat]))
        self.state.pending = core.pending()
        self.patience = BotPatience(self.state, 4.0)
        self.patience.entry_made()
        self.watching = Listener(self.state)
        self.broadcast = Broadcast(self.state, DelayedSpectators(self.state, []), self.patience, lambda: None)
        for seat in range(PLAYERS):
            self.patience.set_ready(seat, True)

    def happens(self, entry: Entry, pending: dict[Seat, tuple[Any, ...]]) -> tuple[bool, list[bool]]:
        """Whether everyone has to be told something, and the flags that they see then."""
        self.state.pending = pending
        told = self.patience.entry_made(entry)
        self.broadcast.send_table()
        return told, [seat["ready"] for seat in self.watching.posts[-1][0]["info"]["seats"]]


@pytest.mark.parametrize("alone", [False, True], ids=["with other questions", "and nothing else"])
async def test_who_could_sell_on_the_black_market_is_not_seen(alone: bool):
    """`alone`: they may make no more offers either, so it is all that they are asked."""
    seen = []
    for asked in (None, *MERCHANTS):
        gate = AtTheGate(black_market=True)
        pending = {seat: prompts if seat == OFFICE or not alone else () for seat, prompts in gate.state.pending.items()}
        if asked is not None:
            pending[asked] = (*pending.get(asked, ()), BlackMarketPrompt(("silk",), waited=False))
        seen.append(gate.happens(gate.core.entries[-1], pending))
    assert all(one == seen[0] for one in seen), "whoever it is, and if it is nobody"


async def test_to_whom_a_private_offer_went_is_not_seen():
    seen = []
    for asked in MERCHANTS:
        gate = AtTheGate(private_offers=True)
        terms = (GiveGold(asked, 2), LetThroughTerm(asked))
        entry = gate.core.play(OFFICE, MakeOffer((asked,), terms))
        seen.append(gate.happens(entry, gate.core.pending()))
        assert not gate.patience.is_done(asked), "the bots wait for them all the same"
    assert all(one == seen[0] for one in seen)
    assert seen[0] == (False, [True] * PLAYERS), "nobody's flag is taken back"


async def test_an_open_offer_takes_the_flag_of_its_partner_back():
    gate = AtTheGate(private_offers=False)
    entry = gate.core.play(OFFICE, MakeOffer((2,), (GiveGold(2, 2), LetThroughTerm(2))))
    assert gate.happens(entry, gate.core.pending()) == (True, [True, True, False, True])
