"""What `import blueboar` offers: a game in a line, a table to play at, records. Everything here is a few calls deep."""
