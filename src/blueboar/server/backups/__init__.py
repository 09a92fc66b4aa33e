"""`blueboar backup` and `blueboar restore`: everything that an inn keeps, in one file, and back again."""
