# Стіл «Чорної вівці».

fields = Поля
field = Поле { $number }
field-over = Перевернуто
corrals = Загони
corral-of = Загін: { $name }
supply = Тварини в запасі
open-tasks = Завдання для всіх
your-tasks = Ваші завдання
hidden-tasks = { $count ->
    [one] { $count } таємне завдання
    [few] { $count } таємні завдання
   *[other] { $count } таємних завдань
}
tasks = Завдання
points = { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[other] { $count } очок
}
endgame = Почався фінал
choose-animals = Оберіть одну чи дві картки.
choose-field = Тепер оберіть поле.
say-yes = Тепер викладайте.
play-here = Викласти сюди
play-here-needs = { $most ->
    [one] Потрібна { $least } картка
   *[other] { $least ->
        [1] Потрібно { $least } або { $most } картки
       *[other] Потрібні { $most } картки
    }
}
play-on-field = { $count ->
    [one] Викласти { $count } картку на поле { $number }
   *[other] Викласти { $count } картки на поле { $number }
}
may-discard = Можете скинути одну картку
keep-both = лишити обидві
moo = Му-у!
combination-five-alike = П’ятеро однакових
combination-four-alike = Четверо однакових
combination-three-and-pair = Троє й пара
combination-three-alike = Троє однакових
combination-two-pairs = Дві пари
combination-pair = Пара
combination-best-animal = Найкраща тварина
driven-out = З поля { $number } виганяють тварин
was-first = Однакові п’ятірки: перемагає та, що склалася раніше.
task-majority = Найбільше фігурок: { $animals } — { $points }
task-group = За кожну групу: { $animals } — { $points }
task-only-owner = Лише у вас є { $animals } — негайна перемога
score-figures = Тварини
score-majorities = За більшість
score-sets = Набори
score-tasks = Завдання
won-outright = { $you ->
    [name] Лише ви маєте чорних овець і одразу перемагаєте.
   *[none] Лише { $name } має чорних овець і одразу перемагає.
}

piece-field = Поле
piece-corral = Загін
piece-discards = Стос скидання
piece-task = Завдання
piece-rank = місце { $rank } з { $animals }, рахуючи від найкращої
piece-points = очки під фігурками: { $points }
piece-subtracts = її очки віднімаються
piece-left = { $count ->
    [one] у запасі { $count } фігурка
    [few] у запасі { $count } фігурки
   *[other] у запасі { $count } фігурок
}
piece-bonuses = наприкінці більшість дає { $majority }, повний набір { $set }

jump-blacksheep-driven-out = Наступний вигін
