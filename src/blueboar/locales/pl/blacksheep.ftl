# Stół Czarnej Owcy.

fields = Pola
field = Pole { $number }
field-over = Odwrócone
corrals = Zagrody
corral-of = Zagroda: { $name }
supply = Zwierzęta w zapasie
open-tasks = Zadania dla wszystkich
your-tasks = Twoje zadania
hidden-tasks = { $count ->
    [one] { $count } tajne zadanie
    [few] { $count } tajne zadania
   *[other] { $count } tajnych zadań
}
tasks = Zadania
points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[other] { $count } punktów
}
endgame = Końcówka: pól już się nie uzupełnia
choose-animals = Wybierz jedną lub dwie karty.
choose-field = Teraz wybierz pole.
say-yes = Teraz wyłóż karty.
play-here = Wyłóż tutaj
play-here-needs = { $most ->
    [one] Potrzeba { $least } karty
   *[other] { $least ->
        [1] Potrzeba { $least } lub { $most } kart
       *[other] Potrzeba { $most } kart
    }
}
makes = { $combination ->
    [five-alike] da pięć jednakowych
    [four-alike] da cztery jednakowe
    [three-and-pair] da trójkę i parę
    [three-alike] da trójkę
    [two-pairs] da dwie pary
    [pair] da parę
   *[best-animal] liczy się tylko najlepsze zwierzę
}
play-here-field = , pole { $number }:
ranking = Co co bije
ranking-tie = Przy tej samej kombinacji wygrywa lepsze zwierzę w niej, potem lepsze zwierzęta poza nią. Od najlepszego do najgorszego:
ranking-animals = Zwierzęta od najlepszego
ranking-first = Gdy równych jest wszystkie pięć, wygrywa ten, kto wcześniej wyłożył trzy karty.
drives-home = Do zagrody trafiają:
play-on-field = { $count ->
    [one] Wyłóż { $count } kartę przy polu { $number }
    [few] Wyłóż { $count } karty przy polu { $number }
   *[other] Wyłóż { $count } kart przy polu { $number }
}
may-discard = Możesz odrzucić jedną kartę
keep-both = zostaw obie
moo = Muuu!
combination-five-alike = Pięć jednakowych
combination-four-alike = Cztery jednakowe
combination-three-and-pair = Trójka i para
combination-three-alike = Trójka
combination-two-pairs = Dwie pary
combination-pair = Para
combination-best-animal = Najlepsze zwierzę
driven-out = Z pola { $number } wypędzono zwierzęta
was-first = Piątki są równe: wygrywa ta, która powstała wcześniej.
task-majority = Najwięcej figurek: { $animals } – { $points }
task-group = Za każdą grupę: { $animals } – { $points }
task-only-owner = Tylko ty masz: { $animals } – od razu wygrywasz
score-figures = Zwierzęta
score-majorities = Za większość
score-sets = Komplety
score-tasks = Zadania
score-minus = Punkty odjęte
majority-of = { $animal } – najwięcej ma { $name } (+{ $points })
sets-of = { $count ->
    [one] { $name }: { $count } pełny komplet (+{ $points })
    [few] { $name }: { $count } pełne komplety (+{ $points })
   *[other] { $name }: { $count } pełnych kompletów (+{ $points })
}
bonuses = Premie
won-outright = { $you ->
    [name] Tylko ty masz czarne owce i od razu wygrywasz.
   *[none] Tylko { $name } ma czarne owce i od razu wygrywa.
}

piece-field = Pole
piece-corral = Zagroda
piece-discards = Karty odrzucone
piece-task = Zadania
piece-rank = miejsce { $rank } z { $animals }, licząc od najlepszego
piece-points = punkty pod figurkami: { $points }
piece-subtracts = jej punkty się odejmuje
piece-left = { $count ->
    [one] w zapasie { $count } figurka
    [few] w zapasie { $count } figurki
   *[other] w zapasie { $count } figurek
}
piece-bonuses = na koniec większość daje { $majority }, pełny komplet { $set }

jump-blacksheep-driven-out = Następne wypędzenie
