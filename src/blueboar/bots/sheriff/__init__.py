"""Bots for Sheriff of Nottingham: one concept a file, the levels are data."""
