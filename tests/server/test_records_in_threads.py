"""Records are read in threads: the first time, too, many of them at once."""

import subprocess
import sys
from pathlib import Path

RECORDS = Path(__file__).parents[1] / "kept" / "b4b3504" / "records"
READ_AT_ONCE = """
import sys, threading
import blueboar.games
from blueboar.core.record import load

sys.setswitchinterval(1e-6)

data = open(sys.argv[1], "rb").read()
start = threading.Barrier(8)
read = []

def reads():
    start.wait()
    read.append(len(load(data).entries))

threads = [threading.Thread(target=reads) for _ in range(8)]
for each in threads:
    each.start()
for each in threads:
    each.join()
assert len(read) == 8
"""


def test_the_first_records_can_be_read_by_many_threads_at_once():
    command = [sys.executable, "-c", READ_AT_ONCE, str(RECORDS / "first-five-everything-on.json")]
    for _ in range(3):
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (0, "")
