# Szeryf z Nottingham z pudełkiem na stole.
box-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
box-gain = { $card }: dodatek za { $count ->
    [one] { $count } inną kartę
    [few] { $count } inne karty
   *[many] { $count } innych kart
}
box-king = Król { $good }
box-queen = Królowa { $good }
box-shared = { $count ->
    [one] dla jednej osoby
   *[other] do podziału na { $count }
}
box-tie-cards = Równe sumy: decyduje więcej kart legalnych, potem więcej kontrabandy.
box-tie-points = Równe sumy: decyduje więcej punktów za towary legalne, potem za kontrabandę.
box-timer-together = Jeden stoper na wszystkie torby: tyle sekund na każdego ({ $count ->
    [one] { $count } kupiec
    [few] { $count } kupców
   *[many] { $count } kupców
}). Stoi, gdy płaci się kary.
box-timer-each = Stoper osobno na każdą torbę ({ $count ->
    [one] { $count } kupiec
    [few] { $count } kupców
   *[many] { $count } kupców
}): puść go od nowa po każdej decyzji.
box-timer-over-together = Koniec czasu! Wszystkie nierozstrzygnięte torby przechodzą.
box-timer-over-each = Koniec czasu! Następna nierozstrzygnięta torba przechodzi.
box-begin-pass = przepuszczasz moją torbę
box-begin-open = otwierasz ich torbę
box-begin-gold = 5 złota
box-begin-later = przepuszczę twoją następną torbę
