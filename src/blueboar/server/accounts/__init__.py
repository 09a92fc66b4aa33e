"""Who people are: guests and accounts, the tokens of their devices, and their ratings."""
