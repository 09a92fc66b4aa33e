# Розповідь про партію в «Чорну вівцю». По одному повідомленню на кожен вид подій; чого тут немає, про те мовчимо.

blacksheep-cards = { $way ->
    [hand-side] { $source_owner } викладає на поле { $target_number }: { $cards }.
    [hand-discard] { $source_owner } скидає: { $cards }.
    [deck-hand] { $cards ->
        [none] { $target_owner } добирає { $count ->
            [one] { $count } картку
            [few] { $count } картки
            [many] { $count } карток
           *[other] { $count } картки
        }.
       *[other] { $target_owner } добирає: { $cards }.
    }
    [deck-drawn] Відкрито з колоди: { $cards }.
   *[other] { "" }
}
blacksheep-figures = { $way ->
    [supply-field] На поле { $target_number } виходять: { $figures }.
    [field-supply] Жодна картка не підходить, назад до запасу: { $figures }.
    [field-corral] { $target_owner } заводить у загін: { $figures }.
   *[other] { "" }
}
blacksheep-passed = { $seat } пропускає хід: усі сторони заповнено.
blacksheep-driven-out = Вигін із поля { $field }. Перемагає { $winner }.
blacksheep-turned-over = Поле { $field } перевертають.
blacksheep-endgame = Починається фінал: поля більше не поповнюють.
blacksheep-deck-renewed = Скидання перетасовано. У новій колоді { $count ->
    [one] { $count } картка
    [few] { $count } картки
    [many] { $count } карток
   *[other] { $count } картки
}.
blacksheep-ended = { $scores }
blacksheep-part-score = { $name }: { $total ->
    [one] { $total } очко
    [few] { $total } очки
    [many] { $total } очок
   *[other] { $total } очка
}{ $bonus ->
    [0] { "" }
   *[other] , з них бонуси — { $bonus }
}{ $tasks_points ->
    [0] { "" }
   *[other] , з них завдання — { $tasks_points }
}; у загоні { $figures ->
    [one] { $figures } фігурка
    [few] { $figures } фігурки
    [many] { $figures } фігурок
   *[other] { $figures } фігурки
}{ $outright ->
    [none] { "" }
   *[other] ; завдання дає перемогу одразу
}
