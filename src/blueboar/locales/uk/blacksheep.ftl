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
makes = { $combination ->
    [five-alike] буде п’ятеро однакових
    [four-alike] буде четверо однакових
    [three-and-pair] будуть троє й пара
    [three-alike] буде троє однакових
    [two-pairs] будуть дві пари
    [pair] буде пара
   *[best-animal] рахується лише найкраща тварина
}
play-here-field = , поле { $number }:
ranking = Що сильніше
ranking-tie = За однакової комбінації перемагає краща тварина в ній, потім — кращі тварини поза нею. Від найкращої до найгіршої:
ranking-animals = Тварини від найкращої
ranking-first = Якщо рівні всі п’ять, перемагає той, хто раніше виклав три картки.
drives-home = До загону йдуть:
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
score-minus = Відняті очки
majority-of = { $animal } — найбільше має { $name } (+{ $points })
sets-of = { $count ->
    [one] { $name }: { $count } повний набір (+{ $points })
    [few] { $name }: { $count } повні набори (+{ $points })
   *[other] { $name }: { $count } повних наборів (+{ $points })
}
bonuses = Бонуси
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
