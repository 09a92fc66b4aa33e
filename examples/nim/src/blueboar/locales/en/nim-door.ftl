game-nim = Nim
game-nim-about = Take stones from a heap; the last one decides.
game-nim-facts = 2 to 4 players · about 2 minutes · no luck at all
edition-nim-normal = The last stone wins
edition-nim-misere = The last stone loses
level-nim-child = child
level-nim-miller = miller
