"""What the game is made of: animals, bonuses, tasks and editions, as TOML, and what reads it."""
