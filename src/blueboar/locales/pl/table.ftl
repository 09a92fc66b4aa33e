# Przy stole każdej gry: wstawanie, mówienie do kogoś, klawisze i to, co leży na stole.

stop-watching = Przestań oglądać
leave-title = Wstać od stołu?
leave-what = Bot zagra za ciebie, póki nie wrócisz; potem miejsce znów jest twoje. Stół znajdziesz w swoim profilu.
stay = Zostań

speak-to = Powiedz coś (do: { $name })
said-to = → { $name }:

about-table = Co leży na stole
piece-badge = Znacznik Szeryfa
piece-deputy = Zastępcy Szeryfa
piece-bag = Torba kupca
piece-stall = Stragan
piece-purse = Pensy
piece-pile = Stos kart odrzuconych
piece-deck = Stos główny
piece-black-market = Czarny rynek
piece-loot = Łup
piece-field = Pole
piece-corral = Zagroda
piece-discards = Karty odrzucone
piece-task = Zadania
piece-in-deck = { $count ->
    [one] jest w nim teraz { $count } karta
    [few] są w nim teraz { $count } karty
   *[other] jest w nim teraz { $count } kart
}
piece-copies = { $count ->
    [one] { $count } karta w tej grze
    [few] { $count } karty w tej grze
   *[other] { $count } kart w tej grze
}
piece-crowns = na koniec Król dostaje { $king }, Królowa { $queen }
piece-counts = na koniec liczy się jako { $count } × { $good }
piece-is = to także { $good }: każda inna karta tego towaru na twoim straganie jest warta o { $gain } więcej
piece-rank = miejsce { $rank } z { $animals }, licząc od najlepszego
piece-points = punkty pod figurkami: { $points }
piece-subtracts = jej punkty się odejmuje
piece-left = { $count ->
    [one] w zapasie { $count } figurka
    [few] w zapasie { $count } figurki
   *[other] w zapasie { $count } figurek
}
piece-bonuses = na koniec większość daje { $majority }, pełny komplet { $set }

keys = Klawisze
key-tab = do następnej lub poprzedniej rzeczy
key-arrows = wzdłuż rzędu kart, towarów lub przycisków
key-hand-and-panel = z ręki w górę do pytania i z powrotem w dół
key-choose = wybierz to, co zaznaczone
key-escape = zamknij to, co jest otwarte
key-letters = Pojedyncze litery prowadzą:
key-asked = do tego, o co gra cię pyta
key-hand = do twojej ręki
key-offers = do ofert lub nowej umowy
key-talk = do rozmowy
key-about = do wyjaśnienia, co to jest
key-help = do tej listy
