# The quick phrases of Black Sheep.

say-phrase-fine-herd = A fine herd!
say-phrase-not-the-black-sheep = Not the black sheep!
say-phrase-that-animal-is-mine = That animal is mine.
say-phrase-moo = Moo!
