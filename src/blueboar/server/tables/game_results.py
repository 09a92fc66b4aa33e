"""What a finished game leaves behind: its outcome, a result for each seat, and changed ratings."""

from __future__ import annotations

from msgspec.structs import replace

from blueboar.core.seats import Outcome
from blueboar.core.table import Table
from blueboar.core.taken_back import standing
from blueboar.protocol.shapes import TableOutcome
from blueboar.server.accounts import rating
from blueboar.server.store.people import PeopleStore
from blueboar.server.store.rows import StoredRating, StoredResult, StoredTable

_NOBODY = "nobody:"


def finished(table: StoredTable, outcome: Outcome, now: float) -> StoredTable:
    told = TableOutcome(outcome.scores, outcome.places, outcome.reason)
    return replace(table, state="finished", finished=now, outcome=told)


def results(table: StoredTable, core: Table, outcome: Outcome) -> list[StoredResult]:
    counts = core.game.statistics(core.config, standing(core.entries))
    return [
        StoredResult(seat, sitter.person, outcome.places[seat], outcome.scores[seat], counts[seat])
        for seat, sitter in enumerate(table.seats)
    ]


async def ratings(people: PeopleStore, table: StoredTable, outcome: Outcome) -> list[StoredRating]:
    """A level of bots is rated as one player; who sits at a table twice changes nothing by it."""
    subjects = [_subject(table, seat) for seat in range(len(table.seats))]
    if len(set(subjects)) < 2:
        return []
    stored = {known.subject: known for known in await people.ratings(tuple(set(subjects)), table.game)}
    before = [stored.get(subject) or rating.newcomer(subject, table.game) for subject in subjects]
    after: dict[str, list[StoredRating]] = {}
    for new in rating.after(before, outcome.places):
        after.setdefault(new.subject, []).append(new)
    return [_mean(alike) for subject, alike in after.items() if not subject.startswith(_NOBODY)]


def _subject(table: StoredTable, seat: int) -> str:
    """A person, a level of bots, or somebody who wanted to be forgotten: others may still win against them."""
    sitter = table.seats[seat]
    if sitter.kind == "bot":
        return f"bot:{sitter.level}"
    return sitter.person or f"{_NOBODY}{seat}"


def _mean(alike: list[StoredRating]) -> StoredRating:
    """Several bots of a level: the level gets the mean of what they got."""
    mu = sum(each.mu for each in alike) / len(alike)
    sigma = sum(each.sigma for each in alike) / len(alike)
    return replace(alike[0], mu=mu, sigma=sigma)
