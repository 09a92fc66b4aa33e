# The quick phrases of Black Sheep.

say-phrase-fine-herd = Ładne stado!
say-phrase-not-the-black-sheep = Tylko nie czarna owca!
say-phrase-that-animal-is-mine = To zwierzę jest moje.
say-phrase-moo = Muuu!
