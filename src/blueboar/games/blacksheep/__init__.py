"""Black Sheep. The clauses that the code cites are those of docs/rules/blacksheep.md."""
