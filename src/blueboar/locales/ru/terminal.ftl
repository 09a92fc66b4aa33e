# Слова терминала, которые не относятся ни к одной игре.
terminal-clause = п. { $clause } правил
terminal-allowed = Можно: { $allowed }.
terminal-least-most = от { $least } до { $most }
terminal-least = не меньше { $least }
terminal-numbers = два числа от { $least } до { $most } для каждого названия
terminal-and = {" "}и{" "}
terminal-comma = ,{" "}
terminal-list-separator = ;{" "}
terminal-the-table = стол
terminal-seat = Место { $number }
terminal-says = { $name }: «{ $sentence }»
terminal-taken-back = Последний ход отменён: все согласились.
terminal-title = { $game } · { $edition } · { $names }
terminal-again = Та же игра ещё раз: --seed { $seed }
terminal-winner = Побеждает { $names }.
terminal-winners = Общая победа: { $names }.
terminal-eyes-all = со всеми открытыми картами
terminal-eyes-spectator = как это видит зритель
terminal-eyes-seat = как это видит { $name }
terminal-score = { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
terminal-verdict-honest = Честно: всё проверенное верно.
terminal-verdict-unfinished = Не определить: игра не окончена, поэтому её зерно ещё не опубликовано.
terminal-verdict-other-rules = Не определить: играли по другой версии правил. Просмотреть эту игру всё равно можно.
terminal-verdict-rules = Решено по версии правил { $rules }; сегодняшняя — { $today }.
terminal-verdict-seed-does-not-match = Нечестно: это не то зерно, хеш которого был опубликован.
terminal-verdict-refused = Нечестно: ход в записи { $entry } противоречит правилам.
terminal-verdict-differs = Нечестно: то, что значится в записи { $entry }, не следует из зерна и правил.
terminal-verdict-outcome-differs = Нечестно: записанный итог не соответствует этой игре.
terminal-verdict-promise-broken = Нечестно: показанное не совпадает с обещанным ({ $name }).
terminal-verdict-name-differs = Нечестно: имя { $name } не то, с которым игра началась.
terminal-verdict-chain-broken = Нечестно: запись не сходится, в ней что-то изменено.
terminal-verdict-wrong-signature = Нечестно: подпись неверна.
terminal-verdict-head-differs = Это не та игра, которую вы видели: вашей головы цепочки в этой записи нет.
terminal-verdict-hash-differs = Это не та запись, которую вы видели: у неё другой хеш.
terminal-verdict-key-differs = Это запись не того трактира: она подписана другим ключом.
terminal-verdict-no-chain = Не определить: у этой записи нет цепочки, сравнивать не с чем.
