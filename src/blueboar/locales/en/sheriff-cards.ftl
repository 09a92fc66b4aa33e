# The goods of Sheriff of Nottingham. `.count` is the spoken number of a legal good.

good-apples = Apples
    .count = { $count ->
        [one] { $count } apple
       *[other] { $count } apples
    }
    .of = apples
good-cheese = Cheese
    .count = { $count ->
        [one] { $count } cheese
       *[other] { $count } cheeses
    }
    .of = cheese
good-bread = Bread
    .count = { $count ->
        [one] { $count } loaf of bread
       *[other] { $count } loaves of bread
    }
    .of = bread
good-chickens = Chickens
    .count = { $count ->
        [one] { $count } chicken
       *[other] { $count } chickens
    }
    .of = chickens
good-pepper = Pepper
good-mead = Mead
good-silk = Silk
good-crossbows = Crossbows
good-green-apples = Green apples
good-golden-apples = Golden apples
good-gouda = Gouda
good-bleu-cheese = Bleu cheese
good-rye-bread = Rye bread
good-pumpernickel = Pumpernickel
good-royal-rooster = Royal rooster
good-dragon-pepper = Dragon pepper
good-strawberry-mead = Strawberry mead
good-golden-silk = Golden silk
good-heavy-crossbow = Heavy crossbow
good-feast-plate = Feast plate
good-royal-summons = Royal summons
good-brimstone-oil = Brimstone oil
good-olive-oil = Olive oil
good-arcane-scrolls = Arcane scrolls
good-prince-johns-sword = Prince John’s sword
good-tabletop-trophy = Tabletop trophy
kind-legal = legal
kind-contraband = contraband
kind-royal = royal good
value-and-fine = value { $value }, fine { $fine }
card-face-down = A card, face down
