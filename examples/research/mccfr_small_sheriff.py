"""OpenSpiel's external-sampling MCCFR on the small Sheriff, and how far its average is from equilibrium by our solver.

python examples/research/mccfr_small_sheriff.py --iterations 2000
"""

from __future__ import annotations

import argparse

from open_spiel.python.algorithms.external_sampling_mccfr import ExternalSamplingSolver

from blueboar.research.openspiel_tree import TreeGame, strategy_of
from blueboar.research.solve.best_response import nash_conv
from blueboar.research.solve.small_sheriff import Small, SmallSheriff
from blueboar.research.solve.tree import grow


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--iterations", type=int, default=2000)
    parser.add_argument("--hand", type=int, default=1)
    asked = parser.parse_args()
    small = Small(hand=asked.hand, legal=4, contraband=4, most_bribe=2)
    tree = grow(SmallSheriff(small))
    game = TreeGame(tree)
    solver = ExternalSamplingSolver(game)
    print(f"{tree.nodes:,} nodes; uniform: NashConv {nash_conv(tree, tree.uniform()):.4f}")
    for iteration in range(1, asked.iterations + 1):
        solver.iteration()
        if iteration % max(1, asked.iterations // 5) == 0:
            print(
                f"{iteration:6d} iterations: NashConv {nash_conv(tree, strategy_of(game, solver.average_policy())):.4f}"
            )


if __name__ == "__main__":
    main()
