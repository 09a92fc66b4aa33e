"""Bots at the tables: the processes that they think in, and when it is their turn."""
