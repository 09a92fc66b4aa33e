# Стол «Чёрной Овцы».

fields = Поля
field = Поле { $number }
field-over = Перевёрнуто
corrals = Загоны
corral-of = Загон: { $name }
supply = Животные в запасе
open-tasks = Задания для всех
your-tasks = Ваши задания
hidden-tasks = { $count ->
    [one] { $count } тайное задание
    [few] { $count } тайных задания
   *[other] { $count } тайных заданий
}
tasks = Задания
points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
}
endgame = Начался финал
choose-animals = Выберите одну или две карты.
choose-field = Теперь выберите поле.
say-yes = Теперь играйте.
play-here = Выложить сюда
play-here-needs = { $most ->
    [one] Нужна { $least } карта
   *[other] { $least ->
        [1] Нужно { $least } или { $most } карты
       *[other] Нужны { $most } карты
    }
}
makes = { $combination ->
    [five-alike] выйдет пять одинаковых
    [four-alike] выйдет четверо одинаковых
    [three-and-pair] выйдут тройка и пара
    [three-alike] выйдет тройка
    [two-pairs] выйдут две пары
    [pair] выйдет пара
   *[best-animal] считается только лучшее животное
}
play-here-field = , поле { $number }:
ranking = Что сильнее
ranking-tie = При одинаковой комбинации побеждает лучшее животное в ней, затем лучшие животные вне её. От лучшего к худшему:
ranking-animals = Животные от лучшего
ranking-first = Если равны все пять, побеждает тот, кто раньше выложил три карты.
drives-home = В загон идут:
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
was-first = Одинаковые пятёрки: побеждает та, что сложилась раньше.
task-majority = Больше всего фигурок: { $animals } — { $points }
task-group = За каждую группу: { $animals } — { $points }
task-only-owner = Только у вас есть { $animals } — сразу победа
score-figures = Животные
score-majorities = За большинство
score-sets = Наборы
score-tasks = Задания
score-minus = Вычтенные очки
majority-of = { $animal } — больше всего у: { $name } (+{ $points })
sets-of = { $count ->
    [one] { $name }: { $count } полный набор (+{ $points })
    [few] { $name }: { $count } полных набора (+{ $points })
   *[other] { $name }: { $count } полных наборов (+{ $points })
}
bonuses = Бонусы
won-outright = { $you ->
    [name] Только у вас чёрные овцы, и вы сразу побеждаете.
   *[none] Только { $name } владеет чёрными овцами и сразу побеждает.
}

piece-field = Поле
piece-corral = Загон
piece-discards = Сброс
piece-task = Задания
piece-rank = место { $rank } из { $animals }, считая от лучшего
piece-points = очки под фигурками: { $points }
piece-subtracts = её очки вычитаются
piece-left = { $count ->
    [one] в запасе { $count } фигурка
    [few] в запасе { $count } фигурки
   *[other] в запасе { $count } фигурок
}
piece-bonuses = в конце большинство даёт { $majority }, полный набор { $set }

jump-blacksheep-driven-out = Следующий выгон
