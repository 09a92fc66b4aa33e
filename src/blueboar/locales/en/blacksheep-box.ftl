# Black Sheep with the box on the table.
box-figure-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
box-most = { $animal }: most of all
box-tasks-in-game = Tasks in the game: open and hidden
box-outright = The only owner of black sheep wins outright.
box-tie-figures = Equal totals: most animals decide.
