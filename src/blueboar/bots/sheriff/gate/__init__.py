"""The gate, solved: a small game of loading and haggling, its mixed strategies as a table, and the reader of it."""
