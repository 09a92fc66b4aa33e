"""Sheriff by small decisions: see `core.decisions`, and `docs/research.md` for what the numbers mean."""
