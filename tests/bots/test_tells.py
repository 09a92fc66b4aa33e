"""Nothing that a bot says, and no kind of offer that it makes, gives its bag away.

"My last offer" came from a lying bag 117 times of 117 once, and goods out of the bag 6 times of 6.
"""

from collections import Counter

import pytest

from blueboar.bots.driver import Match
from blueboar.bots.levels import BotSetup, find_level
from blueboar.core.game import find_game
from blueboar.core.table import Table
from blueboar.games.sheriff.wire.moves import Declare, MakeOffer

GAMES = 16
OFTEN = 16
"""Said so often, a thing has been said of both kinds of bags, if it is said of both at all."""
THOUGHT_OF = ("offer-gold", "offer-from-bag", "last-offer", "then-open-it", "swear-honest")


class Ear:
    """Sits on a bot's shoulder, and sees into its bag."""

    def __init__(self, bot, seat, heard):
        self.bot, self.seat, self.heard = bot, seat, heard
        self.watch = bot.watch

    def answer(self, view, asked):
        answer = self.bot.answer(view, asked)
        bag = view.players[self.seat].bag
        declared = answer.move.good if isinstance(answer.move, Declare) else bag.declared
        if declared is not None and bag.status == "closed" and bag.cards:
            lies = any(card != declared for card in bag.cards)
            if answer.say is not None:
                self.heard[answer.say.code, lies] += 1
            if isinstance(answer.move, MakeOffer):
                self.heard[" ".join(sorted({type(term).__name__ for term in answer.move.terms})), lies] += 1
        return answer


@pytest.mark.parametrize("level", ["smuggler", "outlaw"])
def test_whatever_is_said_of_a_lying_bag_is_said_of_a_true_one(level):
    heard = Counter()
    game = find_game("sheriff")
    config = game.configure(4, "first")
    for seed in range(GAMES):
        table = Table.opened(game, config, f"tell{seed}")
        places = [BotSetup(game, config, seat, f"{seed}/{seat}", think_steps=4) for seat in range(4)]
        Match(table, [Ear(find_level("sheriff", level).make(each), each.seat, heard) for each in places]).play()
    said = {code: (heard[code, True], heard[code, False]) for code, _ in heard}
    assert all(sum(said.get(code, (0, 0))) for code in THOUGHT_OF), said
    assert {code: counts for code, counts in said.items() if sum(counts) >= OFTEN and 0 in counts} == {}
