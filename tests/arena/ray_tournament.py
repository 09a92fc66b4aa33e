"""Run by test_ray.py in a process of its own: a tournament on a cluster of two nodes, one worker killed on the way."""

import os
import signal
from pathlib import Path

import ray
from ray.cluster_utils import Cluster

import blueboar.bots
from blueboar.arena.competitors import parse_competitors
from blueboar.arena.match import play
from blueboar.arena.schedule import Terms, schedule
from blueboar.arena.workers import on_ray
from blueboar.core.game import find_game

assert blueboar.bots
GAMES = 240


def busy_workers():
    """Processes of this cluster that are playing just now."""
    found = []
    for name in filter(str.isdigit, os.listdir("/proc")):
        try:
            playing = b"ray::play_some" in Path(f"/proc/{name}/cmdline").read_bytes()
            if playing and descends_from_us(int(name)):
                found.append(int(name))
        except OSError:
            continue
    return found


def descends_from_us(process):
    while process > 1 and process != os.getpid():
        process = int(Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[1])
    return process == os.getpid()


def main():
    competitors = parse_competitors(find_game("sheriff"), "novice,merchant,smuggler")
    terms = Terms("sheriff", "first", 3, {}, competitors, "ray")
    jobs = schedule(terms, GAMES)
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    cluster.add_node(num_cpus=1)
    ray.init(address=cluster.address, log_to_driver=False)
    found = []
    killed = []
    for result in on_ray(terms, jobs, cluster.address):
        found.append(result)
        if len(found) > GAMES // 10 and not killed:
            killed = busy_workers()[:1]
            for process in killed:
                os.kill(process, signal.SIGKILL)
    assert sorted(result.number for result in found) == list(range(GAMES)), "a game was lost or counted twice"
    there = next(result for result in found if result.number == 17)
    assert [seat.score for seat in play(terms, jobs[17]).seats] == [seat.score for seat in there.seats]
    print("games", len(found), "killed", len(killed))
    ray.shutdown()
    cluster.shutdown()


if __name__ == "__main__":
    main()
