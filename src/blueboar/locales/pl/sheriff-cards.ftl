# The goods of Sheriff of Nottingham. `.count` is the spoken number of a legal good.

good-apples = Jabłka
    .count = { $count ->
        [one] { $count } jabłko
        [few] { $count } jabłka
       *[other] { $count } jabłek
    }
    .of = jabłek
good-cheese = Ser
    .count = { $count ->
        [one] { $count } ser
        [few] { $count } sery
       *[other] { $count } serów
    }
    .of = sera
good-bread = Chleb
    .count = { $count ->
        [one] { $count } chleb
        [few] { $count } chleby
       *[other] { $count } chlebów
    }
    .of = chleba
good-chickens = Kurczaki
    .count = { $count ->
        [one] { $count } kurczak
        [few] { $count } kurczaki
       *[other] { $count } kurczaków
    }
    .of = kurczaków
good-pepper = Pieprz
good-mead = Miód pitny
good-silk = Jedwab
good-crossbows = Kusza
good-green-apples = Zielone jabłka
good-golden-apples = Złote jabłka
good-gouda = Ser gouda
good-bleu-cheese = Ser pleśniowy
good-rye-bread = Chleb żytni
good-pumpernickel = Pumpernikiel
good-royal-rooster = Królewski kogut
good-dragon-pepper = Smoczy pieprz
good-strawberry-mead = Miód truskawkowy
good-golden-silk = Złoty jedwab
good-heavy-crossbow = Ciężka kusza
good-feast-plate = Półmisek na ucztę
good-royal-summons = Królewskie wezwanie
good-brimstone-oil = Olej siarkowy
good-olive-oil = Oliwa
good-arcane-scrolls = Tajemne zwoje
good-prince-johns-sword = Miecz księcia Jana
good-tabletop-trophy = Trofeum stołu
kind-legal = legalny towar
kind-contraband = kontrabanda
kind-royal = dobro królewskie
value-and-fine = wartość { $value }, grzywna { $fine }
card-face-down = Zakryta karta
