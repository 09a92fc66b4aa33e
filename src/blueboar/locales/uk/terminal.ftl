# Слова термінала, що не належать жодній грі.
terminal-clause = п. { $clause } правил
terminal-allowed = Можна: { $allowed }.
terminal-least-most = від { $least } до { $most }
terminal-least = щонайменше { $least }
terminal-numbers = два числа від { $least } до { $most } для кожної назви
terminal-and = {" "}та{" "}
terminal-comma = ,{" "}
terminal-list-separator = ;{" "}
terminal-the-table = стіл
terminal-seat = Місце { $number }
terminal-says = { $name }: «{ $sentence }»
terminal-taken-back = Останній хід скасовано: усі погодилися.
terminal-title = { $game } · { $edition } · { $names }
terminal-again = Та сама гра ще раз: --seed { $seed }
terminal-winner = Перемагає { $names }.
terminal-winners = Спільна перемога: { $names }.
terminal-eyes-all = з усіма відкритими картками
terminal-eyes-spectator = як це бачить глядач
terminal-eyes-seat = як це бачить { $name }
terminal-score = { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
terminal-verdict-honest = Чесно: усе перевірене правильне.
terminal-verdict-unfinished = Не визначити: гру ще не закінчено, тож її зерно ще не оприлюднене.
terminal-verdict-other-rules = Не визначити: грали за іншою версією правил. Переглянути цю гру все одно можна.
terminal-verdict-rules = Вирішено за версією правил { $rules }; сьогоднішня — { $today }.
terminal-verdict-seed-does-not-match = Нечесно: це не те зерно, хеш якого було оприлюднено.
terminal-verdict-refused = Нечесно: хід у записі { $entry } суперечить правилам.
terminal-verdict-differs = Нечесно: те, що зафіксовано в записі { $entry }, не випливає із зерна й правил.
terminal-verdict-outcome-differs = Нечесно: записаний підсумок не відповідає цій грі.
terminal-verdict-promise-broken = Нечесно: показане не збігається з обіцяним ({ $name }).
terminal-verdict-name-differs = Нечесно: ім'я { $name } не те, з яким гра почалася.
terminal-verdict-chain-broken = Нечесно: запис не сходиться, у ньому щось змінено.
terminal-verdict-wrong-signature = Нечесно: підпис хибний.
terminal-verdict-head-differs = Це не та гра, яку ви бачили: вашої голови ланцюга в цьому записі немає.
terminal-verdict-hash-differs = Це не той запис, який ви бачили: його хеш інший.
terminal-verdict-key-differs = Це запис не тієї корчми: його підписано іншим ключем.
terminal-verdict-no-chain = Не визначити: цей запис не має ланцюга, тож порівнювати немає з чим.
