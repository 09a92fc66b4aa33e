"""Exact answers for games that are small enough: Nash by CFR, the best correlated equilibrium by linear program.

`tree.grow(position)` walks any game with a `Position` (the bargaining game in `bargaining.py`, the small Sheriff in
`small_sheriff.py`, any of OpenSpiel's by `openspiel_position`), and everything else works on the tree:

    tree = grow(bargaining_game())
    solved = solve(tree, iterations=2000)     # cfr.py: strategies and how NashConv fell
    nash_conv(tree, solved.strategy)          # best_response.py
    best_efce(tree).welfare                   # efce.py: HiGHS
"""
