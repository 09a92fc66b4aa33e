# Стіл «Чорної вівці».

fields = Поля
field = Поле { $number }
field-over = Перевернуто
corrals = Загони
corral-of = Загін: { $name }
supply = Тварини, що ще вийдуть
open-tasks = Завдання для всіх
your-tasks = Ваші завдання
hidden-tasks = Таємних завдань: { $count }
tasks = Завдання
points = { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[other] { $count } очок
}
endgame = Почався кінець гри
choose-animals = Оберіть одну чи дві картки.
choose-field = Тепер оберіть поле.
play-here = Грати сюди
play-here-needs = { $most ->
    [one] Потрібна { $least } картка
   *[other] { $least ->
        [1] Потрібно { $least } або { $most } картки
       *[other] Потрібно { $most } картки
    }
}
play-on-field = { $count ->
    [one] Викласти { $count } картку на поле { $number }
   *[other] Викласти { $count } картки на поле { $number }
}
may-discard = Можете скинути одну картку
keep-both = лишити обидві
moo = Му-у!
combination-five-alike = П’ять однакових
combination-four-alike = Четверо однакових
combination-three-and-pair = Троє й пара
combination-three-alike = Троє однакових
combination-two-pairs = Дві пари
combination-pair = Пара
combination-best-animal = Найкраща тварина
driven-out = Вигін з поля { $number }
was-first = Однакові п’ятірки: виграє та, що склалася раніше.
task-majority = Більшість: { $animals } — { $points } очок
task-group = За кожну групу: { $animals } — { $points } очок
task-only-owner = Єдиний власник: { $animals } — негайна перемога
score-figures = Тварини
score-majorities = Більшості
score-sets = Набори
score-tasks = Завдання
won-outright = { $name } — єдиний власник чорних овець і перемагає одразу.
