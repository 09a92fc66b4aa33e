# Stół Czarnej Owcy.

fields = Pola
field = Pole { $number }
field-over = Odwrócone
corrals = Zagrody
corral-of = Zagroda: { $name }
supply = Zwierzęta, które jeszcze wyjdą
open-tasks = Zadania dla wszystkich
your-tasks = Twoje zadania
hidden-tasks = Tajne zadania: { $count }
tasks = Zadania
points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[other] { $count } punktów
}
endgame = Zaczęła się końcówka
choose-animals = Wybierz jedną lub dwie karty.
choose-field = Teraz wybierz pole.
play-here = Zagraj tutaj
play-here-needs = { $most ->
    [one] Potrzeba { $least } karty
   *[other] { $least ->
        [1] Potrzeba { $least } lub { $most } kart
       *[other] Potrzeba { $most } kart
    }
}
play-on-field = { $count ->
    [one] Zagraj { $count } kartę na pole { $number }
   *[other] Zagraj { $count } karty na pole { $number }
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
driven-out = Wypęd z pola { $number }
was-first = Te same zwierzęta: wygrywa, kto był wcześniej gotów.
task-majority = Większość: { $animals } – { $points } punktów
task-group = Za każdą grupę: { $animals } – { $points } punktów
task-only-owner = Jedyny właściciel: { $animals } – wygrywa od razu
score-figures = Zwierzęta
score-majorities = Większości
score-sets = Komplety
score-tasks = Zadania
won-outright = { $name } jako jedyny ma czarne owce i wygrywa od razu.
