# The quick phrases of Black Sheep.

say-phrase-fine-herd = Гарне стадо!
say-phrase-not-the-black-sheep = Тільки не чорна вівця!
say-phrase-that-animal-is-mine = Ця тварина моя.
say-phrase-moo = Му-у!
