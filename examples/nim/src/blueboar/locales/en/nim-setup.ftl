option-nim-first-player = First player
option-nim-at-most = Stones in a turn
option-nim-at-most-about = How many may be taken at once.
stat-nim-stones = Stones taken
