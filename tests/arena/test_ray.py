"""The same jobs on a real local Ray cluster, one worker killed while it runs: no game lost or counted twice."""

import os
import signal
import subprocess
import sys
import textwrap

import pytest

ray = pytest.importorskip("ray", reason="the extra `ray` is not installed")

PROGRAM = """
import os, signal, sys, threading, time
import ray
from ray.cluster_utils import Cluster
from blueboar.arena.competitors import parse_competitors
from blueboar.arena.match import play
from blueboar.arena.schedule import Terms, schedule
from blueboar.arena.workers import on_ray
from blueboar.core.game import find_game
import blueboar.bots

terms = Terms("sheriff", "first", 3, {}, parse_competitors(find_game("sheriff"), "novice,merchant,smuggler"), "ray")
jobs = schedule(terms, 240)
cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
cluster.add_node(num_cpus=1)
ray.init(address=cluster.address, log_to_driver=False)

@ray.remote
def whoami():
    time.sleep(0.2)
    return os.getpid()

workers = set(ray.get([whoami.remote() for _ in range(6)]))
found = []
for result in on_ray(terms, jobs, cluster.address):
    found.append(result)
    if len(found) == 24:
        os.kill(sorted(workers)[0], signal.SIGKILL)
numbers = [result.number for result in found]
assert sorted(numbers) == list(range(240)), "lost or counted twice"
alone = play(terms, jobs[17])
there = next(result for result in found if result.number == 17)
assert [seat.score for seat in alone.seats] == [seat.score for seat in there.seats]
print("all", len(found), "workers", len(workers))
ray.shutdown()
cluster.shutdown()
"""


def test_no_game_is_lost_when_a_worker_dies():
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(PROGRAM)],
        capture_output=True,
        text=True,
        timeout=300,
        env={**os.environ, "RAY_DEDUP_LOGS": "0", "RAY_USAGE_STATS_ENABLED": "0"},
    )
    assert done.returncode == 0, done.stderr[-3000:]
    assert "all 240" in done.stdout
    assert signal.SIGKILL
