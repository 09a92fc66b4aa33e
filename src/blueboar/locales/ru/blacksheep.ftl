# Стол «Чёрной Овцы».

fields = Поля
field = Поле { $number }
field-over = Перевёрнуто
corrals = Загоны
corral-of = Загон: { $name }
supply = Животные, которые ещё выйдут
open-tasks = Общие задания
your-tasks = Ваши задания
hidden-tasks = Тайных заданий: { $count }
tasks = Задания
points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
}
endgame = Игра близится к концу
choose-animals = Выберите одну или две карты.
choose-field = Теперь выберите поле.
play-here = Играть сюда
play-here-needs = { $most ->
    [one] Нужна { $least } карта
   *[other] { $least ->
        [1] Нужно { $least } или { $most } карты
       *[other] Нужно { $most } карты
    }
}
play-on-field = { $count ->
    [one] Сыграть { $count } карту на поле { $number }
   *[other] Сыграть { $count } карты на поле { $number }
}
may-discard = Можно сбросить одну карту
keep-both = оставить обе
moo = Му-у!
combination-five-alike = Пять одинаковых
combination-four-alike = Четверо одинаковых
combination-three-and-pair = Тройка и пара
combination-three-alike = Тройка
combination-two-pairs = Две пары
combination-pair = Пара
combination-best-animal = Лучшее животное
driven-out = Выгон с поля { $number }
was-first = Одинаковые пятёрки: выигрывает сложившаяся раньше.
task-majority = Большинство: { $animals } — { $points } очков
task-group = За каждую группу: { $animals } — { $points } очков
task-only-owner = Единственный обладатель: { $animals } — сразу победа
score-figures = Животные
score-majorities = Большинства
score-sets = Наборы
score-tasks = Задания
won-outright = { $name } — единственный обладатель чёрных овец и побеждает сразу.
