# Black Sheep z pudełkiem na stole.
box-figure-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
box-most = { $animal }: najwięcej ze wszystkich
box-tasks-in-game = Zadania w grze: jawne i ukryte
box-outright = Jedyna osoba z czarnymi owcami wygrywa od razu.
box-tie-figures = Równe sumy: decyduje więcej zwierząt.
