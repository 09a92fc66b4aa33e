"""How long the bots of a table wait for whom of its people, and why: who has the floor, as the protocol calls it.

Nothing is decided by a bot while somebody who may speak has an offer to answer, waits for an answer, or writes; nor in
the first seconds in which they could begin to. Only what is new for them gives them time anew. All of it is bounded,
and none of it looks at cards: what counts is what the person is asked, and what they say that they do.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from blueboar.bots.driver import is_waited_for
from blueboar.core.record import Entry
from blueboar.core.seats import HOUSE, Seat
from blueboar.protocol.messages import Busy, FloorReason
from blueboar.protocol.shapes import Pace
from blueboar.server.bots import paces
from blueboar.server.bots.game_in_play import GameInPlay
from blueboar.server.table_time import now

LONGEST = 60.0
"""Seconds that somebody can keep the bots waiting before something new comes for them."""
_ALONE = 3600.0
"""The same for whoever reads, where nobody else has to wait."""


class Hearing(msgspec.Struct):
    """One person who may speak up."""

    news: float
    """When something was last new for them."""
    addressed: frozenset[int] = frozenset()
    """Offers that they have not answered."""
    awaiting: frozenset[int] = frozenset()
    """Their own offers that are not answered."""
    held: float | None = None
    """When they began to keep the bots waiting, since the last news."""
    done: bool = False
    """They have nothing to add."""


class Hold(msgspec.Struct, frozen=True):
    why: FloorReason
    until: float


class BotPatience:
    def __init__(self, state: GameInPlay, patience: float) -> None:
        self._state = state
        self._patience = patience
        """Seconds; 0 where bots wait for nobody's word."""
        self._hearings: dict[Seat, Hearing] = {}
        self._busy: dict[object, tuple[Seat, Busy, float]] = {}
        """What each client said last, and since when its person reads."""
        self._listens = True
        """Where no bot plays nobody is waited for: then nothing of it is kept."""

    # what is told to it

    def entry_made(self, entry: Entry | None = None) -> bool:
        """Something happened. Whether everyone has to be told that somebody may have something to add again."""
        state = self._state
        self._listens = bool(state.ready) or state.any_automatic()
        if not self._listens:
            self._hearings.clear()
            return False
        at = now()
        changed = False
        for seat, prompts in state.pending.items():
            if seat == HOUSE or state.is_automatic(seat):
                continue
            if not may_speak(prompts):
                # Their own turn, and nothing to talk about: whatever comes next is another occasion.
                self._hearings.pop(seat, None)
                changed |= self._unready(seat)
                continue
            changed |= self._hear(seat, prompts, at, entry)
        return changed

    def _hear(self, seat: Seat, prompts: tuple[Any, ...], at: float, entry: Entry | None) -> bool:
        addressed, awaiting = asked_of(prompts, "addressed"), asked_of(prompts, "awaiting")
        hearing = self._hearings.get(seat)
        changed = False
        if hearing is None:
            hearing = self._hearings[seat] = Hearing(at, addressed, awaiting)
            changed = self._unready(seat)
        elif addressed - hearing.addressed:
            hearing.news, hearing.held, hearing.done = at, None, False
            if entry is not None and self._is_public(entry, seat):
                changed = self._unready(seat)
        elif hearing.awaiting - awaiting and (entry is None or entry.seat != seat):
            # An answer is something new as well; but who had nothing to add has not, for that.
            hearing.news, hearing.held = at, None
        hearing.addressed, hearing.awaiting = addressed, awaiting
        self._note_held(seat, hearing, at)
        return changed

    def _is_public(self, entry: Entry, seat: Seat) -> bool:
        """Everyone has seen what this seat has seen of it."""
        core = self._state.core
        return core is not None and core.redacted(entry, None).events == core.redacted(entry, seat).events

    def _unready(self, seat: Seat) -> bool:
        was = seat in self._state.ready
        self._state.ready.discard(seat)
        return was

    def set_ready(self, seat: Seat, ready: bool) -> bool:
        """Whether that is new to everyone."""
        self._listen()
        hearing = self._hearings.get(seat)
        if hearing is not None:
            hearing.done = ready
        was = seat in self._state.ready
        if ready:
            self._state.ready.add(seat)
        else:
            self._state.ready.discard(seat)
        return was != ready

    def set_busy(self, client: object, seat: Seat, busy: Busy) -> bool:
        """Whether everyone has to be told: who begins to write has something to add after all."""
        at = now()
        before = self._busy.get(client)
        reading_since = before[2] if before is not None and before[1].reading else at
        self._busy[client] = (seat, busy, reading_since)
        hearing = self._hearings.get(seat)
        if hearing is None:
            return False
        self._note_held(seat, hearing, at)
        if busy.writing and hearing.done:
            return self.set_ready(seat, False)
        return False

    def _listen(self) -> None:
        """A bot has come to the table, or somebody says that they have nothing to add: from now on it matters."""
        if not self._listens:
            self._listens = True
            at = now()
            for seat, prompts in self._state.pending.items():
                if seat != HOUSE and not self._state.is_automatic(seat) and may_speak(prompts):
                    self._hear(seat, prompts, at, None)

    def client_left(self, client: object) -> None:
        self._busy.pop(client, None)

    def _note_held(self, seat: Seat, hearing: Hearing, at: float) -> None:
        if hearing.held is None and self._reason(seat, hearing) != "time":
            hearing.held = at

    # what it says

    def pace(self) -> Pace:
        return paces.slowest(busy.pace for _, busy, _ in self._busy.values())

    def decisions_at(self) -> float:
        """When the people at the table will have had time enough to speak up."""
        self._listen()
        holds = [self._speaking(seat) for seat in self._state.present()]
        return max((hold.until for hold in holds if hold is not None), default=0.0)

    def moves_at(self) -> float:
        """When everyone will have seen what there is to see."""
        reading = (self._reading_until(seat) for seat in self._state.present())
        return max(self._state.held_until, *reading, 0.0)

    def is_done(self, seat: Seat) -> bool:
        hearing = self._hearings.get(seat)
        return seat in self._state.ready if hearing is None else hearing.done

    def hold(self, seat: Seat) -> Hold | None:
        """Why the bots wait for this seat now, if they do."""
        self._listen()
        at = now()
        reading = self._reading_until(seat)
        if reading > at:
            return Hold("reading", reading)
        hold = self._speaking(seat)
        return hold if hold is not None and hold.until > at else None

    def _speaking(self, seat: Seat) -> Hold | None:
        hearing = self._hearings.get(seat)
        if not self._patience or hearing is None or hearing.done or self._state.is_automatic(seat):
            return None
        prompts = self._state.pending.get(seat, ())
        if not may_speak(prompts):
            return None
        why = self._reason(seat, hearing)
        if why != "time":
            return Hold(why, (hearing.news if hearing.held is None else hearing.held) + LONGEST)
        if is_waited_for(prompts):
            # The game waits for them as it is.
            return None
        return Hold(why, hearing.news + paces.patience(self._patience, self.pace()))

    def _reason(self, seat: Seat, hearing: Hearing) -> FloorReason:
        if hearing.addressed:
            return "answer"
        if hearing.awaiting:
            return "offer"
        return "writing" if any(busy.writing for busy in self._of(seat)) else "time"

    def _of(self, seat: Seat) -> Iterable[Busy]:
        return (busy for whose, busy, _ in self._busy.values() if whose == seat)

    def _reading_until(self, seat: Seat) -> float:
        longest = LONGEST if len(self._state.present()) > 1 else _ALONE
        return max(
            (since + longest for whose, busy, since in self._busy.values() if whose == seat and busy.reading),
            default=0.0,
        )


def may_speak(prompts: tuple[Any, ...]) -> bool:
    """Now, without being waited for; what `keeps` can be done at any time as well."""
    return any(not prompt.waited and not getattr(prompt, "keeps", False) for prompt in prompts)


def asked_of(prompts: tuple[Any, ...], what: str) -> frozenset[int]:
    """`addressed` or `awaiting`: what a game's prompt says of itself, where it has something of the kind."""
    return frozenset(number for prompt in prompts for number in getattr(prompt, what, ()))
