# Stan gry przy stole Szeryfa z Nottingham oraz to, co powiedziano i zrobiono.

standing-titles = Królowie i Królowe, gdyby gra skończyła się teraz
standing-titles-how = Według towarów leżących odkrycie i twoich zakrytych kart. To, co chowają inni, może wszystko zmienić.
standing-good = Towar
standing-king = Król
standing-queen = Królowa
standing-nobody = nikt
standing-holds = ma { $count }, +{ $points }
standing-mine = Co masz teraz
standing-sum = Razem
memory = Co powiedziano i zrobiono
memory-keep = Pamiętaj to za mnie
memory-nothing = Jeszcze nic nie zadeklarowano.
memory-waiting = jeszcze bez decyzji
memory-through = przepuszczono, nikt nie widział
memory-true = otwarto: prawda
memory-lie = otwarto: kłamstwo
memory-opened = { $bags ->
    [one] { $bags } torba
    [few] { $bags } torby
   *[other] { $bags } toreb
}, otwarto: { $opened }, kłamstw: { $lies }.
memory-deals = W umowach: zapłacono { $paid }, otrzymano { $got }.
memory-fines = Grzywny: zapłacono { $paid }, otrzymano { $got }.
memory-promises = Obietnice: dotrzymane { $kept }, złamane { $broken }, otwarte { $open }.
