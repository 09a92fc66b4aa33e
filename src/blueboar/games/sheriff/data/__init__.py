"""What the game is made of: goods, promo cards and editions, as TOML, and what reads it."""
