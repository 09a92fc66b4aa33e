"""What outlives the process. One set of statements, run by SQLite or by PostgreSQL."""
