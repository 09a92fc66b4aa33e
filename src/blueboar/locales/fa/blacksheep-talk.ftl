# The quick phrases of Black Sheep.

say-phrase-fine-herd = چه گلهٔ خوبی!
say-phrase-not-the-black-sheep = گوسفند سیاه نه!
say-phrase-that-animal-is-mine = این حیوان مال من است.
say-phrase-moo = ماااغ!
