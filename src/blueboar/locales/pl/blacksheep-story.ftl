# Opowieść o partii Czarnej Owcy. Jeden komunikat na każdy rodzaj zdarzenia; czego tu nie ma, o tym się nie opowiada.

blacksheep-cards = { $way ->
    [hand-side] { $source_owner } wykłada przy polu { $target_number }: { $cards }.
    [hand-discard] { $source_owner } odrzuca: { $cards }.
    [deck-hand] { $cards ->
        [none] { $target_owner } dobiera { $count ->
            [one] jedną kartę
            [few] { $count } karty
            [many] { $count } kart
           *[other] { $count } karty
        }.
       *[other] { $target_owner } dobiera: { $cards }.
    }
    [deck-drawn] Odkryte: { $cards }.
   *[other] { "" }
}
blacksheep-figures = { $way ->
    [supply-field] Na pole { $target_number }: { $figures }.
    [field-corral] { $target_owner } zagania do zagrody: { $figures }.
    [field-supply] Żadna karta nie pasuje, do zapasu wraca: { $figures }.
   *[other] { "" }
}
blacksheep-passed = { $seat } pasuje: wszędzie jest już pełno.
blacksheep-driven-out = Wypęd z pola { $field }! Wygrywa { $winner }.
blacksheep-turned-over = Pole { $field } zostaje odwrócone.
blacksheep-endgame = Zaczyna się końcówka: pól już się nie uzupełnia.
blacksheep-deck-renewed = Karty odrzucone zostają przetasowane w nową talię: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}.
blacksheep-ended = { $scores }
blacksheep-part-score = { $name }: { $total ->
    [one] { $total } punkt
    [few] { $total } punkty
    [many] { $total } punktów
   *[other] { $total } punktu
}{ $bonus ->
    [0] { "" }
   *[other] , z tego { $bonus } za bonusy
}{ $tasks_points ->
    [0] { "" }
   *[other] , z tego { $tasks_points } za zadania
}; figurki w zagrodzie: { $figures }{ $outright ->
    [none] { "" }
   *[other] ; zadanie daje zwycięstwo od razu
}
