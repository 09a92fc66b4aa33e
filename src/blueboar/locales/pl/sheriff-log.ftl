# The chronicle of Sheriff of Nottingham: what happened, a line each.

some-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}
log-round = Runda { $round }: Szeryfem jest { $names }.
log-round-deputies = Runda { $round }: zastępcami Szeryfa są { $names }.
log-phase = — { $phase } —
log-took-pile = { $name } bierze z odrzuconych: { $goods }.
log-laid = { $name } kładzie na odrzucone: { $goods }.
log-drew = { $name } dobiera { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[other] { $count } kart
}.
log-to-stall = { $name } wnosi na targ: { $goods }.
log-smuggled = { $name } kładzie zakrytą kontrabandę: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}.
log-got = { $name } dostaje: { $goods }.
log-gave = { $name } → { $to }: { $goods }.
log-gold-deal = { $from } → { $to }: { $gold }.
log-gold-fine = { $from } → { $to }: { $gold } grzywny.
log-gold-loot = { $to } bierze z łupu: { $gold }.
log-gold-pledge = { $from } → { $to }: { $gold }, zastaw.
log-bag-closed = { $name } zamyka torbę.
log-declared = { $name } deklaruje: { $goods }.
log-offer = Oferta, { $name } → { $to }: { $terms }.
log-counter = Kontroferta, { $name } → { $to }: { $terms }.
log-agreed = { $name } się zgadza.
log-offer-refused = { $name } odrzuca ofertę.
log-offer-withdrawn = { $name } wycofuje ofertę.
log-offer-unpayable = Oferta nieważna: nie można już za nią zapłacić.
log-offer-duty = Oferta nieważna: nie pozwala na nią zobowiązanie.
log-offer-decided = Oferta nieważna: o torbie już zdecydowano.
log-offer-stances = Oferta nieważna: zastępcy zmienili zdanie.
log-offer-lapsed = Oferta wygasła.
log-struck = Umowa stoi: { $names }.
log-stance = { $name } o torbie ({ $merchant }): { $stance }.
log-through = { $name } przechodzi bez kontroli.
log-through-for-nothing = { $name } przechodzi za nic.
log-pledged = { $name } odkłada w zastaw: { $goods }.
log-condition-true = Warunek się spełnił.
log-condition-false = Warunek już się nie spełni.
log-odd-named = { $name } wskazuje, komu przypadnie to, co się nie dzieli.
log-time-bag = Czas minął; { $name } przechodzi.
log-opened-true = { $name } ma w torbie: { $goods }. Sama prawda!
log-opened-lie = { $name } ma w torbie: { $goods }. Kłamstwo!
log-time = Czas minął; pozostałe torby przechodzą.
log-forgiven = { $name } nie ma już nic; reszta długu darowana: { $gold }.
log-shown = { $name } pokazuje na dowód { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[other] { $count } kart
} (do wglądu: { $to }).
log-promise-broken = Obietnica zostaje złamana.
log-plate = { $name }: półmisek na ucztę to teraz { $good }.
log-split = { $name } proponuje podział łupu.
log-split-refused = { $name } odrzuca podział.
log-black-market = { $name } sprzedaje na czarnym rynku: { $good }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
log-revealed = { $name } odkrywa: { $goods }.
log-deck-renewed = Karty odrzucone przetasowano w nowy stos główny.
