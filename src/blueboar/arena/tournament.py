"""A whole tournament: the games, a live progress bar, the summary, the files."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from blueboar.arena.dataset import write_dataset
from blueboar.arena.match import Result
from blueboar.arena.ratings import RESAMPLES
from blueboar.arena.report import write_report
from blueboar.arena.schedule import Job, Terms, schedule
from blueboar.arena.standings import Tournament, summarize
from blueboar.arena.tables import write_csv
from blueboar.arena.workers import in_processes, on_ray


def run(
    terms: Terms,
    games: int,
    workers: int,
    ray_address: str | None = None,
    out: Path | None = None,
    dataset: Path | None = None,
    console: Console | None = None,
    resamples: int = RESAMPLES,
) -> Tournament:
    jobs = schedule(terms, games)
    results = list(_with_progress(_played(terms, jobs, workers, ray_address), len(jobs), console))
    tournament = summarize(terms, results, resamples)
    if dataset is not None:
        write_dataset(results, dataset)
    if out is not None:
        out.mkdir(parents=True, exist_ok=True)
        write_csv(tournament, results, out)
        write_report(tournament, out / "report.html")
        (out / "tournament.json").write_bytes(msgspec.json.format(msgspec.json.encode(tournament)))
    return tournament


def _played(terms: Terms, jobs: list[Job], workers: int, ray_address: str | None) -> Iterator[Result]:
    return on_ray(terms, jobs, ray_address) if ray_address is not None else in_processes(terms, jobs, workers)


def _with_progress(results: Iterator[Result], total: int, console: Console | None) -> Iterator[Result]:
    if console is None:
        yield from results
        return
    columns = (TextColumn("[bold]{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("playing", total=total)
        for result in results:
            progress.advance(task)
            yield result
