"""`python -m blueboar.research.solve`: the values of the bargaining game, printed. Half a minute."""

from __future__ import annotations

import time

from rich.console import Console
from rich.table import Table as RichTable

from blueboar.research.solve.bargaining import Bargaining, Rules
from blueboar.research.solve.best_response import expected_payoffs
from blueboar.research.solve.cfr import solve
from blueboar.research.solve.efce import best_efce
from blueboar.research.solve.tree import grow


def main() -> None:
    table = RichTable(title="Bargaining: item value 5, item penalty 1, sheriff's penalty 1, 10 items, bribe 2")
    for heading in (
        "rounds",
        "nodes",
        "best EFCE: welfare",
        "smuggler",
        "sheriff",
        "seconds",
        "NashConv by CFR",
        "value",
    ):
        table.add_column(heading, justify="right")
    for rounds in (1, 2, 3):
        tree = grow(Bargaining(Rules(5.0, 1.0, 1.0, max_items=10, max_bribe=2, num_rounds=rounds)))
        began = time.perf_counter()
        best = best_efce(tree)
        seconds = time.perf_counter() - began
        nash = solve(tree, 2000, enough=0.001)
        value = ", ".join(f"{each:.4f}" for each in expected_payoffs(tree, nash.strategy))
        first, second = (f"{each:.6f}" for each in best.payoffs)
        table.add_row(
            str(rounds), f"{tree.nodes:,}", f"{best.welfare:.6f}", first, second, f"{seconds:.1f}",
            f"{nash.nash_conv:.5f}", value,
        )  # fmt: skip
    console = Console(width=120)
    console.print(table)
    tree = grow(Bargaining(Rules()))
    nash = solve(tree, 2000, enough=0.001)
    console.print(f"With OpenSpiel's defaults ({tree.nodes:,} nodes): NashConv {nash.nash_conv:.5f} "
                  f"after {nash.curve[-1][0]} iterations of CFR+")  # fmt: skip


if __name__ == "__main__":
    main()
