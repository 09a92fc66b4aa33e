"""Where games are played: in this process, in processes of this machine, or on a Ray cluster.

Each way yields every result exactly once; order does not matter, results carry their number.
"""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Any

from blueboar.arena.match import Result, play
from blueboar.arena.schedule import Job, Terms

_CHUNK = 8


def usual_workers() -> int:
    return max(1, len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1)


def play_some(terms: Terms, jobs: list[Job]) -> list[Result]:
    return [play(terms, job) for job in jobs]


def chunks(jobs: list[Job], size: int) -> list[list[Job]]:
    return [jobs[start : start + size] for start in range(0, len(jobs), size)]


def in_processes(terms: Terms, jobs: list[Job], workers: int) -> Iterator[Result]:
    if workers <= 1:
        for job in jobs:
            yield play(terms, job)
        return
    size = max(1, min(_CHUNK, len(jobs) // (workers * 4) or 1))
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=context) as pool:
        started = [pool.submit(play_some, terms, some) for some in chunks(jobs, size)]
        for future in as_completed(started):
            yield from future.result()


def on_ray(terms: Terms, jobs: list[Job], address: str) -> Iterator[Result]:
    """Tasks that a dying worker takes with it are tried again elsewhere; a result that came twice is taken once."""
    import ray

    if not ray.is_initialized():
        ray.init(address=address or None, log_to_driver=False)
    paths = {"PYTHONPATH": os.environ["PYTHONPATH"]} if "PYTHONPATH" in os.environ else {}
    remote: Any = ray.remote(max_retries=-1, runtime_env={"env_vars": paths})(play_some)
    size = max(1, min(_CHUNK, len(jobs) // 16 or 1))
    waiting = [remote.remote(terms, some) for some in chunks(jobs, size)]
    seen: set[int] = set()
    while waiting:
        done, waiting = ray.wait(waiting, num_returns=1)
        for result in ray.get(done[0]):
            if result.number not in seen:
                seen.add(result.number)
                yield result
    missing = [job for job in jobs if job.number not in seen]
    for job in missing:
        yield play(terms, job)
