# Kronika: co się stało, po wierszu.

some-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}
log-round = Runda { $round }: Szeryfem jest { $names }.
log-round-deputies = Runda { $round }: zastępcy to { $names }.
log-phase = — { $phase } —
log-took-pile = { $name } bierze z odrzuconych: { $goods }.
log-laid = { $name } kładzie na odrzucone: { $goods }.
log-drew = { $name } dobiera karty: { $count }.
log-to-stall = { $name } kładzie na stragan: { $goods }.
log-smuggled = { $name } kładzie zakrytą kontrabandę, kart: { $count }.
log-got = { $name } dostaje: { $goods }.
log-gave = { $name } daje ({ $to }): { $goods }.
log-gold-deal = { $from } → { $to }: pensy, { $count }.
log-gold-fine = { $from } → { $to }: grzywna, { $count }.
log-gold-debt = { $from } → { $to }: dług, { $count }.
log-gold-summons = { $from } → { $to }: za królewskie wezwanie, { $count }.
log-gold-loot = { $to } bierze z łupu pensy: { $count }.
log-bag-closed = { $name } zamyka torbę.
log-declared = { $name } deklaruje: { $goods }.
log-offer = { $name } oferuje ({ $to }): { $terms }.
log-counter = { $name } kontruje ({ $to }): { $terms }.
log-agreed = { $name } się zgadza.
log-offer-refused = { $name } odrzuca ofertę.
log-offer-withdrawn = { $name } wycofuje ofertę.
log-offer-unpayable = Oferta nieważna: nie da się jej już zapłacić.
log-offer-duty = Oferta nieważna: stoi przeciw niej zobowiązanie.
log-offer-decided = Oferta nieważna: o torbie już zdecydowano.
log-offer-stances = Oferta nieważna: zastępcy zmienili zdanie.
log-offer-lapsed = Oferta wygasła.
log-struck = Umowa zawarta: { $names }.
log-stance = { $name } o { $merchant }: { $stance }.
log-through = Przepuszczono: { $name }.
log-opened-true = Otwarta torba ({ $name }): { $goods }. Sama prawda!
log-opened-lie = Otwarta torba ({ $name }): { $goods }. Kłamstwo!
log-time = Czas minął; pozostałe torby przechodzą.
log-forgiven = { $name } nie ma już nic; darowano { $count }.
log-shown = { $name } pokazuje na dowód ({ $to }) karty: { $count }.
log-promise-broken = Obietnica została złamana.
log-plate = Półmisek ({ $name }) to teraz: { $good }.
log-split = { $name } proponuje podział łupu.
log-split-refused = { $name } odrzuca podział.
log-black-market = { $name } sprzedaje na czarnym rynku: { $good }, { $points } punktów.
log-revealed = { $name } odkrywa: { $goods }.
log-deck-renewed = Odrzucone przetasowano w nowy stos.
log-played = { $name } gra na pole { $number }: { $animals }.
log-discarded = { $name } odrzuca: { $animals }.
log-corral = { $name } zapędza do zagrody: { $animals }.
log-restocked = Na pole { $number } wychodzą: { $animals }.
log-driven-out = Wypęd z pola { $number }: wygrywa { $name } ({ $combination }).
log-turned-over = Pole { $number } odwrócono.
log-endgame = Zaczyna się końcówka: pola nie są już uzupełniane.
log-passed = { $name } nie ma gdzie zagrać i pasuje.
