"""Sheriff of Nottingham. The clauses that the code cites are those of docs/rules/sheriff.md."""
