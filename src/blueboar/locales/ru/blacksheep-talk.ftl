# The quick phrases of Black Sheep.

say-phrase-fine-herd = Славное стадо!
say-phrase-not-the-black-sheep = Только не чёрная овца!
say-phrase-that-animal-is-mine = Это животное моё.
say-phrase-moo = Му-у!
