# The goods of Sheriff of Nottingham. `.count` and `.cards` are a number of them inside a sentence, `.of` the good after a title.

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
    .cards = { $count ->
        [one] { $count } card of pepper
       *[other] { $count } cards of pepper
    }
    .of = pepper
good-mead = Mead
    .cards = { $count ->
        [one] { $count } card of mead
       *[other] { $count } cards of mead
    }
    .of = mead
good-silk = Silk
    .cards = { $count ->
        [one] { $count } card of silk
       *[other] { $count } cards of silk
    }
    .of = silk
good-crossbows = Crossbows
    .cards = { $count ->
        [one] { $count } card of crossbows
       *[other] { $count } cards of crossbows
    }
    .of = crossbows
good-green-apples = Green apples
    .cards = { $count ->
        [one] { $count } card of green apples
       *[other] { $count } cards of green apples
    }
    .of = green apples
good-golden-apples = Golden apples
    .cards = { $count ->
        [one] { $count } card of golden apples
       *[other] { $count } cards of golden apples
    }
    .of = golden apples
good-gouda = Gouda
    .cards = { $count ->
        [one] { $count } card of gouda
       *[other] { $count } cards of gouda
    }
    .of = gouda
good-bleu-cheese = Bleu cheese
    .cards = { $count ->
        [one] { $count } card of bleu cheese
       *[other] { $count } cards of bleu cheese
    }
    .of = bleu cheese
good-rye-bread = Rye bread
    .cards = { $count ->
        [one] { $count } card of rye bread
       *[other] { $count } cards of rye bread
    }
    .of = rye bread
good-pumpernickel = Pumpernickel
    .cards = { $count ->
        [one] { $count } card of pumpernickel
       *[other] { $count } cards of pumpernickel
    }
    .of = pumpernickel
good-royal-rooster = Royal rooster
    .cards = { $count ->
        [one] { $count } card of royal rooster
       *[other] { $count } cards of royal rooster
    }
    .of = royal rooster
good-dragon-pepper = Dragon pepper
    .cards = { $count ->
        [one] { $count } card of dragon pepper
       *[other] { $count } cards of dragon pepper
    }
    .of = dragon pepper
good-strawberry-mead = Strawberry mead
    .cards = { $count ->
        [one] { $count } card of strawberry mead
       *[other] { $count } cards of strawberry mead
    }
    .of = strawberry mead
good-golden-silk = Golden silk
    .cards = { $count ->
        [one] { $count } card of golden silk
       *[other] { $count } cards of golden silk
    }
    .of = golden silk
good-heavy-crossbow = Heavy crossbow
    .cards = { $count ->
        [one] { $count } card of heavy crossbows
       *[other] { $count } cards of heavy crossbows
    }
    .of = heavy crossbows
good-feast-plate = Feast plate
    .cards = { $count ->
        [one] { $count } card of feast plate
       *[other] { $count } cards of feast plate
    }
    .of = feast plate
good-royal-summons = Royal summons
    .cards = { $count ->
        [one] { $count } card of royal summons
       *[other] { $count } cards of royal summons
    }
    .of = royal summons
good-brimstone-oil = Brimstone oil
    .cards = { $count ->
        [one] { $count } card of brimstone oil
       *[other] { $count } cards of brimstone oil
    }
    .of = brimstone oil
good-olive-oil = Olive oil
    .cards = { $count ->
        [one] { $count } card of olive oil
       *[other] { $count } cards of olive oil
    }
    .of = olive oil
good-arcane-scrolls = Arcane scrolls
    .cards = { $count ->
        [one] { $count } card of arcane scrolls
       *[other] { $count } cards of arcane scrolls
    }
    .of = arcane scrolls
good-prince-johns-sword = Prince John’s sword
    .cards = { $count ->
        [one] { $count } card of Prince John’s sword
       *[other] { $count } cards of Prince John’s sword
    }
    .of = Prince John’s sword
good-tabletop-trophy = Tabletop trophy
    .cards = { $count ->
        [one] { $count } card of tabletop trophy
       *[other] { $count } cards of tabletop trophy
    }
    .of = tabletop trophy
kind-legal = legal
kind-contraband = contraband
kind-royal = royal good
value-and-fine = value { $value }, fine { $fine }
card-face-down = A card, face down
