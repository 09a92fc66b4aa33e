"""Bots for Sheriff of Nottingham: a file for each phase, each side of a bargain, and each kind of knowledge."""
