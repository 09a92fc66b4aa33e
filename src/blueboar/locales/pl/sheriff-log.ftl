# The chronicle of Sheriff of Nottingham: what happened, a line each.

some-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}
log-round = { $you ->
    [names] Runda { $round }: Szeryfem jesteś ty.
   *[none] Runda { $round }: Szeryfem jest { $names }.
}
log-round-deputies = Runda { $round }: zastępcami Szeryfa są { $names }.
log-phase = — { $phase } —
log-took-pile = { $you ->
    [name] Bierzesz z odrzuconych: { $goods }.
   *[none] { $name } bierze z odrzuconych: { $goods }.
}
log-laid = { $you ->
    [name] Kładziesz na odrzucone: { $goods }.
   *[none] { $name } kładzie na odrzucone: { $goods }.
}
log-drew = { $you ->
    [name] Dobierasz { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[other] { $count } kart
    }.
   *[none] { $name } dobiera { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[other] { $count } kart
    }.
}
log-to-stall = { $you ->
    [name] Wnosisz na targ: { $goods }.
   *[none] { $name } wnosi na targ: { $goods }.
}
log-smuggled = { $you ->
    [name] Kładziesz zakrytą kontrabandę: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } kart
    }.
   *[none] { $name } kładzie zakrytą kontrabandę: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } kart
    }.
}
log-got = { $you ->
    [name] Dostajesz: { $goods }.
   *[none] { $name } dostaje: { $goods }.
}
log-gave = { $you ->
    [name] Oddajesz: { $goods } ({ $to }).
    [to] { $name } daje ci: { $goods }.
   *[none] { $name } → { $to }: { $goods }.
}
log-gold-deal = { $you ->
    [from] Płacisz { $gold } ({ $to }).
    [to] { $from } płaci ci { $gold }.
   *[none] { $from } → { $to }: { $gold }.
}
log-gold-fine = { $you ->
    [from] Płacisz { $gold } grzywny ({ $to }).
    [to] { $from } płaci ci { $gold } grzywny.
   *[none] { $from } → { $to }: { $gold } grzywny.
}
log-gold-loot = { $you ->
    [to] Bierzesz z łupu: { $gold }.
   *[none] { $to } bierze z łupu: { $gold }.
}
log-gold-pledge = { $you ->
    [from] Odkładasz { $gold } w zastaw.
   *[none] { $from } odkłada { $gold } w zastaw.
}
log-gold-pledge-back = { $you ->
    [to] Zastaw wraca do ciebie: { $gold }.
   *[none] Zastaw wraca ({ $to }): { $gold }.
}
log-bag-closed = { $you ->
    [name] Zamykasz torbę.
   *[none] { $name } zamyka torbę.
}
log-declared = { $you ->
    [name] Deklarujesz: { $goods }.
   *[none] { $name } deklaruje: { $goods }.
}
log-offer = { $you ->
    [name] Proponujesz ({ $to }): { $terms }
    [to] { $name } proponuje ci: { $terms }
   *[none] { $name } proponuje ({ $to }): { $terms }
}
log-counter = { $you ->
    [name] Twoja kontroferta ({ $to }): { $terms }
    [to] { $name } odpowiada ci kontrofertą: { $terms }
   *[none] { $name } odpowiada kontrofertą ({ $to }): { $terms }
}
log-agreed = { $you ->
    [name] Zgadzasz się.
   *[none] { $name } się zgadza.
}
log-offer-refused = { $you ->
    [name] Odrzucasz ofertę.
   *[none] { $name } odrzuca ofertę.
}
log-offer-withdrawn = { $you ->
    [name] Wycofujesz ofertę.
   *[none] { $name } wycofuje ofertę.
}
log-offer-unpayable = Oferta nieważna: nie można już za nią zapłacić.
log-offer-duty = Oferta nieważna: nie pozwala na nią zobowiązanie.
log-offer-decided = Oferta nieważna: o torbie już zdecydowano.
log-offer-stances = Oferta nieważna: zastępcy zmienili zdanie.
log-offer-lapsed = Oferta wygasła.
log-struck = Umowa stoi: { $names }.
log-stance = { $you ->
    [name] Twoje zdanie, torba: { $merchant } – { $stance }.
    [merchant] { $name }, twoja torba – { $stance }.
   *[none] { $name }, torba: { $merchant } – { $stance }.
}
log-through = { $you ->
    [name] Przechodzisz bez kontroli.
   *[none] { $name } przechodzi bez kontroli.
}
log-through-for-nothing = { $you ->
    [name] Przechodzisz za nic.
   *[none] { $name } przechodzi za nic.
}
log-pledged = { $you ->
    [name] Odkładasz w zastaw: { $goods }.
   *[none] { $name } odkłada w zastaw: { $goods }.
}
log-condition-true = Warunek się spełnił.
log-condition-false = Warunek już się nie spełni.
log-odd-named = { $you ->
    [name] Wskazujesz, komu przypadnie to, co się nie dzieli.
   *[none] { $name } wskazuje, komu przypadnie to, co się nie dzieli.
}
log-time-bag = { $you ->
    [name] Czas minął; przechodzisz.
   *[none] Czas minął; { $name } przechodzi.
}
log-opened-true = { $you ->
    [name] Twoja torba otwarta, a w niej: { $goods }. Sama prawda!
   *[none] { $name } ma w torbie: { $goods }. Sama prawda!
}
log-opened-lie = { $you ->
    [name] Twoja torba otwarta, a w niej: { $goods }. Kłamstwo!
   *[none] { $name } ma w torbie: { $goods }. Kłamstwo!
}
log-time = Czas minął; pozostałe torby przechodzą.
log-forgiven = { $you ->
    [name] Nie masz już nic; reszta długu darowana: { $gold }.
   *[none] { $name } nie ma już nic; reszta długu darowana: { $gold }.
}
log-shown = { $you ->
    [name] Pokazujesz na dowód { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[other] { $count } kart
    } ({ $to }).
    [to] { $name } pokazuje ci na dowód { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[other] { $count } kart
    }.
   *[none] { $name } pokazuje na dowód { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[other] { $count } kart
    } (do wglądu: { $to }).
}
log-promise-broken = Obietnica zostaje złamana.
log-plate = { $you ->
    [name] Twój półmisek na ucztę to teraz { $good }.
   *[none] { $name }: półmisek na ucztę to teraz { $good }.
}
log-split = { $you ->
    [name] Proponujesz podział łupu.
   *[none] { $name } proponuje podział łupu.
}
log-split-refused = { $you ->
    [name] Odrzucasz podział.
   *[none] { $name } odrzuca podział.
}
log-black-market = { $you ->
    [name] Sprzedajesz na czarnym rynku: { $good }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }.
   *[none] { $name } sprzedaje na czarnym rynku: { $good }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }.
}
log-revealed = { $you ->
    [name] Odkrywasz: { $goods }.
   *[none] { $name } odkrywa: { $goods }.
}
log-deck-renewed = Karty odrzucone przetasowano w nowy stos główny.
log-plea = { $you ->
    [name] Prosisz o przepuszczenie ({ $to }).
    [to] { $name } prosi cię o przepuszczenie.
   *[none] { $name } prosi o przepuszczenie ({ $to }).
}
log-grace = { $you ->
    [name] Proponujesz przepuszczenie za nic ({ $merchant }).
    [merchant] { $name } proponuje, że przepuści cię za nic.
   *[none] { $name } proponuje przepuszczenie za nic ({ $merchant }).
}
log-words-for-gold = { $you ->
    [name] Proponujesz za { $what }: { $texts } ({ $to }).
    [to] { $name } proponuje ci za { $what }: { $texts }.
   *[none] { $name } proponuje za { $what }: { $texts } ({ $to }).
}
log-bribe = { $you ->
    [name] Proponujesz za przepuszczenie { $what } ({ $to }).
    [to] { $name } proponuje ci za przepuszczenie { $what }.
   *[none] { $name } proponuje za przepuszczenie { $what } ({ $to }).
}
log-toll = { $you ->
    [name] Chcesz za przepuszczenie { $what } (płaci { $merchant }).
    [merchant] { $name } chce od ciebie { $what } – i cię przepuszcza.
   *[none] { $name } chce za przepuszczenie { $what } (płaci { $merchant }).
}
log-bribe-goods = { $you ->
    [name] Proponujesz za przepuszczenie: { $what } ({ $to }).
    [to] { $name } proponuje ci za przepuszczenie: { $what }.
   *[none] { $name } proponuje za przepuszczenie: { $what } ({ $to }).
}
log-toll-goods = { $you ->
    [name] Chcesz za przepuszczenie: { $what } (płaci { $merchant }).
    [merchant] { $name } chce od ciebie: { $what } – i cię przepuszcza.
   *[none] { $name } chce za przepuszczenie: { $what } (płaci { $merchant }).
}
