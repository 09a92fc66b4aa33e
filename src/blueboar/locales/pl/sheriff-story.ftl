# Opowieść o partii Szeryfa. Jeden komunikat na każdy rodzaj zdarzenia; czego tu nie ma, o tym się nie opowiada.

sheriff-round = Runda { $number }: { $office_count ->
    [one] Szeryfem jest { $office }
   *[other] zastępcami Szeryfa są { $office }
}
sheriff-phase = { $phase ->
    [market] Wymiana
    [loading] Ładowanie toreb
    [declaration] Deklaracje
    [inspection] Inspekcja
   *[other] { $phase }
}
sheriff-phase-second = { $phase ->
    [market] Wymiana
    [loading] Ładowanie toreb
    [declaration] Deklaracje
    [inspection] Inspekcja
   *[other] { $phase }
}
sheriff-cards = { $way ->
    [hand-aside] { $cards ->
        [none] { $source_owner } odkłada na bok { $count ->
            [one] jedną kartę
            [few] { $count } karty
            [many] { $count } kart
           *[other] { $count } karty
        }.
       *[other] { $source_owner } odkłada na bok: { $cards }.
    }
    [pile-hand] { $target_owner } bierze z odrzuconych: { $cards }.
    [deck-hand] { $cards ->
        [none] { $target_owner } dobiera { $count ->
            [one] jedną kartę
            [few] { $count } karty
            [many] { $count } kart
           *[other] { $count } karty
        }.
       *[other] { $target_owner } dobiera: { $cards }.
    }
    [aside-pile] { $source_owner } kładzie na odrzucone: { $cards }.
    [hand-bag] { $cards ->
        [none] { $source_owner } pakuje torbę.
       *[other] { $source_owner } pakuje do torby: { $cards }.
    }
    [bag-stall] { $source_owner } wnosi na targ: { $cards }.
    [bag-contraband] { $cards ->
        [none] { $count ->
            [one] Jedna karta leży zakryta powyżej straganu.
            [few] { $count } karty leżą zakryte powyżej straganu.
            [many] { $count } kart leży zakrytych powyżej straganu.
           *[other] { $count } karty leży zakryte powyżej straganu.
        }
       *[other] Zakryte powyżej straganu: { $cards }.
    }
    [stall-stall] { $source_owner } oddaje, { $target_owner } bierze: { $cards }.
    [contraband-contraband] { $source_owner } podsuwa, { $target_owner } chowa (zakryte): { $cards ->
        [none] { $count ->
            [one] jedna karta
            [few] { $count } karty
            [many] { $count } kart
           *[other] { $count } karty
        }
       *[other] { $cards }
    }.
    [bag-loot] Na płytkę łupu: { $cards }.
    [bag-loot-hidden] Na płytkę łupu, zakryte: { $cards ->
        [none] { $count }
       *[other] { $cards }
    }.
    [stall-loot] Na płytkę łupu: { $cards }.
    [contraband-loot-hidden] Na płytkę łupu, zakryte: { $cards ->
        [none] { $count }
       *[other] { $cards }
    }.
    [stall-pledge] { $source_owner } odkłada w zastaw: { $cards }.
    [bag-pledge] { $source_owner } odkłada w zastaw: { $cards }.
    [contraband-pledge-hidden] { $source_owner } odkłada w zastaw, zakryte: { $cards ->
        [none] { $count }
       *[other] { $cards }
    }.
    [bag-pledge-hidden] { $source_owner } odkłada w zastaw, zakryte: { $cards ->
        [none] { $count }
       *[other] { $cards }
    }.
    [pledge-stall] Z zastawu ({ $source_owner }) → { $target_owner }: { $cards }.
    [pledge-hidden-contraband] Z zastawu ({ $source_owner }) → { $target_owner }, zakryte: { $cards ->
        [none] { $count }
       *[other] { $cards }
    }.
    [pledge-loot] Na płytkę łupu: { $cards }.
    [pledge-hidden-loot-hidden] Na płytkę łupu, zakryte: { $cards ->
        [none] { $count }
       *[other] { $cards }
    }.
    [loot-stall] { $target_owner } bierze z łupu: { $cards }.
    [loot-hidden-contraband] { $target_owner } bierze z łupu, zakryte: { $cards ->
        [none] { $count }
       *[other] { $cards }
    }.
    [bag-pile] Skonfiskowane, na stos odrzuconych: { $cards }.
    [bag-hand] { $target_owner } zatrzymuje trofeum.
    [stall-pile] Zniszczone! { $source_owner } traci ze straganu: { $cards }.
    [contraband-pile] { $source_owner } wyrzuca: { $cards }.
    [contraband-sold] { $source_owner } pokazuje i sprzedaje: { $cards }.
   *[other] { "" }
}
sheriff-gold = { $why ->
    [pledge] { $target ->
        [pledge] { $source_owner } odkłada w zastaw pieniądze: { $amount }.
       *[other] Zastaw wraca ({ $target_owner }), pieniądze: { $amount }.
    }
    [deal] { $target ->
        [loot] { $source_owner } kładzie na płytkę łupu { $amount ->
            [one] { $amount } pensa
            [few] { $amount } pensy
            [many] { $amount } pensów
           *[other] { $amount } pensa
        }.
       *[other] { $source_owner } wręcza { $amount ->
            [one] { $amount } pensa
            [few] { $amount } pensy
            [many] { $amount } pensów
           *[other] { $amount } pensa
        }, inkasuje { $target_owner }.
    }
    [loot] { $target ->
        [bank] { $amount ->
            [one] Łupu nie da się podzielić równo: przepada { $amount } pens.
            [few] Łupu nie da się podzielić równo: przepadają { $amount } pensy.
            [many] Łupu nie da się podzielić równo: przepada { $amount } pensów.
           *[other] Łupu nie da się podzielić równo: przepada { $amount } pensa.
        }
       *[other] { $target_owner } bierze z łupu { $amount ->
            [one] { $amount } pensa
            [few] { $amount } pensy
            [many] { $amount } pensów
           *[other] { $amount } pensa
        }.
    }
   *[other] { $target ->
        [loot] { $source_owner } płaci na płytkę łupu { $amount ->
            [one] { $amount } pensa
            [few] { $amount } pensy
            [many] { $amount } pensów
           *[other] { $amount } pensa
        }.
       *[other] { $source_owner } płaci { $amount ->
            [one] { $amount } pensa
            [few] { $amount } pensy
            [many] { $amount } pensów
           *[other] { $amount } pensa
        }, inkasuje { $target_owner }.
    }
}
sheriff-bag-closed = { $merchant } zatrzaskuje torbę.
sheriff-declared = { $merchant }: „{ $goods }, Szeryfie, daję słowo!”
sheriff-offer-made = { $proposer } → { $partners }: { $terms }?
sheriff-offer-agreed = { $seat } się zgadza.
sheriff-offer-closed = { $why ->
    [refused] { $by } odrzuca ofertę.
    [withdrawn] { $by } wycofuje ofertę.
    [unpayable] Oferta nieważna: nie można już za nią zapłacić.
    [duty] Oferta nieważna: nie pozwala na nią wcześniejsza obietnica.
    [decided] Oferta nieważna: o torbie już zdecydowano.
    [stances] Oferta nieważna: zastępcy zmienili zdanie.
   *[other] { "" }
}
sheriff-deal-struck = Umowa stoi! { $proposer }, { $partners }: { $terms }.
sheriff-part-gold = { $giver } daje { $amount ->
    [one] { $amount } pensa
    [few] { $amount } pensy
    [many] { $amount } pensów
   *[other] { $amount } pensa
}{ $to_count ->
    [0] { "" }
   *[other] { " " }(dla: { $to })
}{ $when ->
    [none] { "" }
   *[other] { "" }, jeśli torba ({ $bag }) zostanie { $when_happens ->
        [lie] otwarta i było to kłamstwo
        [true] otwarta i była to prawda
        [opened] otwarta
       *[other] przepuszczona
    }
}
sheriff-part-stall = { $giver } daje ze straganu: { $goods }{ $to_count ->
    [0] { "" }
   *[other] { " " }(dla: { $to })
}{ $when ->
    [none] { "" }
   *[other] { "" }, jeśli torba ({ $bag }) zostanie { $when_happens ->
        [lie] otwarta i było to kłamstwo
        [true] otwarta i była to prawda
        [opened] otwarta
       *[other] przepuszczona
    }
}
sheriff-part-bag = { $giver } daje z torby: { $goods }{ $to_count ->
    [0] { "" }
   *[other] { " " }(dla: { $to })
}{ $when ->
    [none] { "" }
   *[other] { "" }, jeśli torba ({ $bag }) zostanie { $when_happens ->
        [lie] otwarta i było to kłamstwo
        [true] otwarta i była to prawda
        [opened] otwarta
       *[other] przepuszczona
    }
}
sheriff-part-face-down = { $giver } daje { $count ->
    [one] { $count } zakrytą kartę bez nazwy
    [few] { $count } zakryte karty bez nazwy
    [many] { $count } zakrytych kart bez nazwy
   *[other] { $count } zakrytej karty bez nazwy
}{ $to_count ->
    [0] { "" }
   *[other] { " " }(dla: { $to })
}{ $when ->
    [none] { "" }
   *[other] { "" }, jeśli torba ({ $bag }) zostanie { $when_happens ->
        [lie] otwarta i było to kłamstwo
        [true] otwarta i była to prawda
        [opened] otwarta
       *[other] przepuszczona
    }
}
sheriff-part-let-through = { $merchant } przechodzi{ $by_count ->
    [0] { "" }
   *[other] { " " }(wykonuje: { $by })
}
sheriff-part-open = torba ({ $merchant }) idzie do kontroli{ $by_count ->
    [0] { "" }
   *[other] { " " }(wykonuje: { $by })
}
sheriff-part-refuse-deals = żadnych umów ({ $merchant }){ $by_count ->
    [0] { "" }
   *[other] { " " }(wykonuje: { $by })
}
sheriff-part-favour = { $giver } obiecuje: „{ $text }”
sheriff-shown = { $cards ->
    [none] { $owner } udowadnia, że nic więcej nie ma (do wglądu: { $seen }).
   *[other] { $owner } pokazuje: { $cards } (do wglądu: { $seen }).
}
sheriff-stance = { $deputy } jest za { $stance ->
    [open] otwarciem torby ({ $merchant }).
    [for-nothing] przepuszczeniem za nic: { $merchant }.
   *[other] przepuszczeniem: { $merchant }.
}
sheriff-let-through = { $for_nothing ->
    [yes] { $merchant } przechodzi bez kontroli, za nic.
   *[other] { $merchant } przechodzi bez kontroli.
}
sheriff-opened = { $by } { $by_count ->
    [one] otwiera
   *[other] otwierają
} torbę ({ $merchant }): { $cards }. { $truthful ->
    [yes] Sama prawda!
   *[other] Kłamstwo!
}
sheriff-time-ran-out = { $bag ->
    [none] Czas minął: wszyscy przechodzą.
   *[other] Czas minął: { $bag } przechodzi.
}
sheriff-debt-forgiven = { $debtor } nie ma już nic; { $amount ->
    [one] darowany zostaje { $amount } pens
    [few] darowane zostają { $amount } pensy
    [many] darowanych zostaje { $amount } pensów
   *[other] darowane zostaje { $amount } pensa
}.
sheriff-plate-fixed = { $merchant } ogłasza, czym jest półmisek na ucztę: { $good }.
sheriff-promise-settled = { $why ->
    [condition-true] Warunek się spełnił.
    [condition-false] Warunek już się nie spełni.
    [paid-a-debt] Zastaw spłaca dług.
    [other-deputy] Obietnica przepadła: zdecydował drugi zastępca.
   *[other] { $status ->
        [broken] Obietnica zostaje złamana.
       *[other] { "" }
    }
}
sheriff-split-proposed = { $deputy } proponuje podział łupu.
sheriff-split-refused = { $deputy } nie chce o tym słyszeć.
sheriff-odd-named = { $deputy } wskazuje, komu przypadnie to, co się nie dzieli.
sheriff-black-market-sold = { $merchant } bierze kartę czarnego rynku ({ $good }): { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
sheriff-deck-renewed = Karty odrzucone zostają przetasowane w nowy stos główny: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}.
sheriff-revealed = { $seat } odkrywa: { $cards }.
sheriff-ended = { $scores }
sheriff-part-score = { $name }: { $total ->
    [one] { $total } punkt
    [few] { $total } punkty
    [many] { $total } punktów
   *[other] { $total } punktu
}, w tym legalne towary { $legal }, kontrabanda { $contraband }, pieniądze { $gold }, królowie i królowe { $bonuses_points }{ $black_market ->
    [0] { "" }
   *[other] , czarny rynek { $black_market }
}
