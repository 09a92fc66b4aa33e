# The goods of Sheriff of Nottingham. `.count` and `.cards` are a number of them inside a sentence, `.of` the good after a title.

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
    .cards = { $count ->
        [one] { $count } karta pieprzu
        [few] { $count } karty pieprzu
       *[other] { $count } kart pieprzu
    }
    .of = pieprzu
good-mead = Miód pitny
    .cards = { $count ->
        [one] { $count } karta miodu pitnego
        [few] { $count } karty miodu pitnego
       *[other] { $count } kart miodu pitnego
    }
    .of = miodu pitnego
good-silk = Jedwab
    .cards = { $count ->
        [one] { $count } karta jedwabiu
        [few] { $count } karty jedwabiu
       *[other] { $count } kart jedwabiu
    }
    .of = jedwabiu
good-crossbows = Kusza
    .cards = { $count ->
        [one] { $count } karta kusz
        [few] { $count } karty kusz
       *[other] { $count } kart kusz
    }
    .of = kusz
good-green-apples = Zielone jabłka
    .cards = { $count ->
        [one] { $count } karta zielonych jabłek
        [few] { $count } karty zielonych jabłek
       *[other] { $count } kart zielonych jabłek
    }
    .of = zielonych jabłek
good-golden-apples = Złote jabłka
    .cards = { $count ->
        [one] { $count } karta złotych jabłek
        [few] { $count } karty złotych jabłek
       *[other] { $count } kart złotych jabłek
    }
    .of = złotych jabłek
good-gouda = Ser gouda
    .cards = { $count ->
        [one] { $count } karta sera gouda
        [few] { $count } karty sera gouda
       *[other] { $count } kart sera gouda
    }
    .of = sera gouda
good-bleu-cheese = Ser pleśniowy
    .cards = { $count ->
        [one] { $count } karta sera pleśniowego
        [few] { $count } karty sera pleśniowego
       *[other] { $count } kart sera pleśniowego
    }
    .of = sera pleśniowego
good-rye-bread = Chleb żytni
    .cards = { $count ->
        [one] { $count } karta chleba żytniego
        [few] { $count } karty chleba żytniego
       *[other] { $count } kart chleba żytniego
    }
    .of = chleba żytniego
good-pumpernickel = Pumpernikiel
    .cards = { $count ->
        [one] { $count } karta pumpernikla
        [few] { $count } karty pumpernikla
       *[other] { $count } kart pumpernikla
    }
    .of = pumpernikla
good-royal-rooster = Królewski kogut
    .cards = { $count ->
        [one] { $count } karta królewskiego koguta
        [few] { $count } karty królewskiego koguta
       *[other] { $count } kart królewskiego koguta
    }
    .of = królewskiego koguta
good-dragon-pepper = Smoczy pieprz
    .cards = { $count ->
        [one] { $count } karta smoczego pieprzu
        [few] { $count } karty smoczego pieprzu
       *[other] { $count } kart smoczego pieprzu
    }
    .of = smoczego pieprzu
good-strawberry-mead = Miód truskawkowy
    .cards = { $count ->
        [one] { $count } karta miodu truskawkowego
        [few] { $count } karty miodu truskawkowego
       *[other] { $count } kart miodu truskawkowego
    }
    .of = miodu truskawkowego
good-golden-silk = Złoty jedwab
    .cards = { $count ->
        [one] { $count } karta złotego jedwabiu
        [few] { $count } karty złotego jedwabiu
       *[other] { $count } kart złotego jedwabiu
    }
    .of = złotego jedwabiu
good-heavy-crossbow = Ciężka kusza
    .cards = { $count ->
        [one] { $count } karta ciężkich kusz
        [few] { $count } karty ciężkich kusz
       *[other] { $count } kart ciężkich kusz
    }
    .of = ciężkich kusz
good-feast-plate = Półmisek na ucztę
    .cards = { $count ->
        [one] { $count } karta półmiska na ucztę
        [few] { $count } karty półmiska na ucztę
       *[other] { $count } kart półmiska na ucztę
    }
    .of = półmiska na ucztę
good-royal-summons = Królewskie wezwanie
    .cards = { $count ->
        [one] { $count } karta królewskiego wezwania
        [few] { $count } karty królewskiego wezwania
       *[other] { $count } kart królewskiego wezwania
    }
    .of = królewskiego wezwania
good-brimstone-oil = Olej siarkowy
    .cards = { $count ->
        [one] { $count } karta oleju siarkowego
        [few] { $count } karty oleju siarkowego
       *[other] { $count } kart oleju siarkowego
    }
    .of = oleju siarkowego
good-olive-oil = Oliwa
    .cards = { $count ->
        [one] { $count } karta oliwy
        [few] { $count } karty oliwy
       *[other] { $count } kart oliwy
    }
    .of = oliwy
good-arcane-scrolls = Tajemne zwoje
    .cards = { $count ->
        [one] { $count } karta tajemnych zwojów
        [few] { $count } karty tajemnych zwojów
       *[other] { $count } kart tajemnych zwojów
    }
    .of = tajemnych zwojów
good-prince-johns-sword = Miecz księcia Jana
    .cards = { $count ->
        [one] { $count } karta miecza księcia Jana
        [few] { $count } karty miecza księcia Jana
       *[other] { $count } kart miecza księcia Jana
    }
    .of = miecza księcia Jana
good-tabletop-trophy = Trofeum stołu
    .cards = { $count ->
        [one] { $count } karta trofeum stołu
        [few] { $count } karty trofeum stołu
       *[other] { $count } kart trofeum stołu
    }
    .of = trofeum stołu
kind-legal = legalny towar
kind-contraband = kontrabanda
kind-royal = dobro królewskie
value-and-fine = wartość { $value }, grzywna { $fine }
card-face-down = Zakryta karta
