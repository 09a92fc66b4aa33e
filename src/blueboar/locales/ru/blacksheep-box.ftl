# Black Sheep с коробкой на столе.
box-figure-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
box-most = { $animal }: больше всех
box-tasks-in-game = Задания в игре: открытые и скрытые
box-outright = У кого одного есть чёрные овцы, тот побеждает сразу.
box-tie-figures = Равные суммы: решает больше животных.
