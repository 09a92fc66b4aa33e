"""A level of another revision plays at a table of today, and what it cannot know is left out."""

import shutil
import subprocess
from pathlib import Path

import pytest

from blueboar.arena import revisions
from blueboar.arena.competitors import parse_competitors
from blueboar.arena.match import play
from blueboar.arena.schedule import Job, Terms
from blueboar.core.errors import SetupError
from blueboar.core.game import find_game

ROOT = Path(__file__).parent.parent.parent


def has_history():
    if shutil.which("git") is None:
        return False
    asked = ["git", "-C", str(ROOT), "cat-file", "-e", "b4b3504^{commit}"]
    return subprocess.run(asked, capture_output=True, check=False).returncode == 0


needs_history = pytest.mark.skipif(not has_history(), reason="needs git and the history of this repository")


@needs_history
def test_an_unknown_revision_is_refused():
    for text in ("git:no-such-revision:smuggler", "git:b4b3504", "git:"):
        with pytest.raises(SetupError):
            revisions.command_for(text)


@needs_history
def test_levels_of_then_play_whole_games_without_a_fault(monkeypatch):
    monkeypatch.setenv("BLUEBOAR_PLAIN_REVISIONS", "yes")
    for game, level, rival in (("sheriff", "smuggler", "merchant"), ("blacksheep", "fox", "lamb")):
        competitors = parse_competitors(find_game(game), f"{rival},git:b4b3504:{level}")
        options = {"sheriff_terms": 1} if game == "sheriff" else {}
        terms = Terms(game, find_game(game).editions[0], 3, options, competitors, "then", think_steps=4)
        result = play(terms, Job(0, (1, 0, 1), "then/0"))
        assert result.faults == ()
        assert result.broken == ()
