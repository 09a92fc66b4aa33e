# Przy stole każdej gry: wstawanie, mówienie do kogoś, klawisze i to, co leży na stole.

stop-watching = Przestań oglądać
leave-title = Wstać od stołu?
leave-what = Bot zagra za ciebie, póki nie wrócisz; potem miejsce znów jest twoje. Stół znajdziesz w swoim profilu.
stay = Zostań

speak-to = Powiedz coś (do: { $name })
said-to = → { $name }:
said-to-you = → do ciebie:

about-table = Co leży na stole
piece-deck = Stos główny
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

keys = Klawisze
key-tab = do następnej lub poprzedniej rzeczy
key-arrows = wzdłuż rzędu kart lub przycisków
key-hand-and-panel = z ręki w górę do pytania i z powrotem w dół
key-choose = wybierz to, co zaznaczone
key-escape = zamknij to, co jest otwarte
key-letters = Pojedyncze litery prowadzą:
key-asked = do tego, o co gra cię pyta
key-hand = do twojej ręki
key-talk = do rozmowy
key-undo = do cofnięcia ruchu
key-about = do wyjaśnienia, co to jest
key-help = do tej listy

pace = Jak szybko grają boty
pace-slow = Wolno
pace-normal = Zwyczajnie
pace-fast = Szybko
pace-click = Dalej, gdy kliknę
go-on = Dalej

fair-dealing = Karty są tasowane…
fair-adds = Przeglądarka tego gracza dodaje do rozdania własny los.

winner-by = { $you ->
    [name] Wygrywasz: o { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[other] { $count } punktów
    } więcej!
   *[none] Wygrywa { $name }: o { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[other] { $count } punktów
    } więcej!
}
you-came = Twoje miejsce: { $place } z { $count }, strata: { $behind }.
is-you = { $name } (ty)
skip = Pomiń
feed = Rozmowa i kronika
feed-all = Wszystko
feed-shown = Co pokazać
feed-mine = O mnie
standing = Stan gry
the-table = Stół
