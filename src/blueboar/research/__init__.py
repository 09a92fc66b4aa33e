"""Doors for researchers (extra `research`): one codec, a short adapter a library, games small enough to solve.

Nothing here is imported by the rest of the package. `docs/research.md` leads through it.
"""
