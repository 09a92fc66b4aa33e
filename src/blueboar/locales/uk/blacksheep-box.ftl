# Black Sheep з коробкою на столі.
box-figure-points = { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[many] { $count } очок
}
box-most = { $animal }: найбільше з усіх
box-tasks-in-game = Завдання в грі: відкриті й приховані
box-outright = Хто один має чорних овець, той перемагає відразу.
box-tie-figures = Рівні суми: вирішує більше тварин.
