# Słowa terminala, które nie należą do żadnej gry.
terminal-clause = zasada { $clause }
terminal-allowed = Dozwolone: { $allowed }.
terminal-least-most = od { $least } do { $most }
terminal-least = co najmniej { $least }
terminal-numbers = dwie liczby od { $least } do { $most } dla każdej nazwy
terminal-and = {" "}i{" "}
terminal-comma = ,{" "}
terminal-list-separator = ;{" "}
terminal-the-table = stół
terminal-seat = Miejsce { $number }
terminal-says = { $name }: „{ $sentence }”
terminal-taken-back = Ostatni ruch cofnięto: wszyscy się zgodzili.
terminal-title = { $game } · { $edition } · { $names }
terminal-again = Ta sama gra jeszcze raz: --seed { $seed }
terminal-winner = Wygrywa { $names }.
terminal-winners = Zwycięstwem dzielą się { $names }.
terminal-eyes-all = z odkrytymi kartami
terminal-eyes-spectator = oczami widza
terminal-eyes-seat = oczami gracza: { $name }
terminal-score = { $name }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
terminal-verdict-honest = Uczciwie: wszystko, co sprawdzono, się zgadza.
terminal-verdict-unfinished = Nie da się orzec: gra się nie skończyła, więc jej ziarna jeszcze nie ujawniono.
terminal-verdict-other-rules = Nie da się orzec: grano według innej wersji zasad. Partię nadal można odtworzyć.
terminal-verdict-rules = Rozstrzygnięto według wersji { $rules } zasad; dzisiejsza to { $today }.
terminal-verdict-seed-does-not-match = Nieuczciwie: to nie jest ziarno, którego skrót opublikowano.
terminal-verdict-refused = Nieuczciwie: zasady nie pozwalają na ruch z wpisu { $entry }.
terminal-verdict-differs = Nieuczciwie: zapis we wpisie { $entry } nie wynika z ziarna i zasad.
terminal-verdict-outcome-differs = Nieuczciwie: zapisany wynik nie jest wynikiem tej gry.
terminal-verdict-promise-broken = Nieuczciwie: to, co pokazano, nie jest tym, co obiecano ({ $name }).
terminal-verdict-name-differs = Nieuczciwie: imię { $name } nie jest tym, z którym gra się zaczęła.
terminal-verdict-chain-broken = Nieuczciwie: zapis się nie zgadza, coś w nim zmieniono.
terminal-verdict-wrong-signature = Nieuczciwie: podpis jest błędny.
terminal-verdict-head-differs = To nie jest gra, którą widziano: twojej głowy łańcucha nie ma w tym zapisie.
terminal-verdict-hash-differs = To nie jest ten zapis: ma inny skrót.
terminal-verdict-key-differs = To nie jest zapis tej gospody: podpisano go innym kluczem.
terminal-verdict-no-chain = Nie da się orzec: ten zapis nie ma łańcucha, więc nie ma z czym porównać.
