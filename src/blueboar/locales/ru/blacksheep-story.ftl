# Рассказ о партии в «Чёрную овцу». По сообщению на каждый вид событий; о том, чего здесь нет, молчим.

blacksheep-cards = { $way ->
    [hand-side] { $source_owner } выкладывает на поле { $target_number }: { $cards }.
    [hand-discard] { $source_owner } сбрасывает: { $cards }.
    [deck-hand] { $cards ->
        [none] { $target_owner } добирает { $count ->
            [one] { $count } карту
            [few] { $count } карты
            [many] { $count } карт
           *[other] { $count } карты
        }.
       *[other] { $target_owner } добирает: { $cards }.
    }
    [deck-drawn] Открыто из колоды: { $cards }.
   *[other] { "" }
}
blacksheep-figures = { $way ->
    [supply-field] На поле { $target_number } выходят: { $figures }.
    [field-supply] Ни одна карта не подходит, обратно в запас: { $figures }.
    [field-corral] { $target_owner } уводит в загон: { $figures }.
   *[other] { "" }
}
blacksheep-passed = { $seat } пропускает ход: все стороны заполнены.
blacksheep-driven-out = Выгон с поля { $field }. Побеждает { $winner }.
blacksheep-turned-over = Поле { $field } переворачивается.
blacksheep-endgame = Начинается финал: поля больше не заполняются.
blacksheep-deck-renewed = Сброс перетасован. В новой колоде { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}.
blacksheep-ended = { $scores }
blacksheep-part-score = { $name }: { $total ->
    [one] { $total } очко
    [few] { $total } очка
    [many] { $total } очков
   *[other] { $total } очка
}{ $bonus ->
    [0] { "" }
   *[other] , из них бонусы — { $bonus }
}{ $tasks_points ->
    [0] { "" }
   *[other] , из них задания — { $tasks_points }
}; в загоне { $figures ->
    [one] { $figures } фигурка
    [few] { $figures } фигурки
    [many] { $figures } фигурок
   *[other] { $figures } фигурки
}{ $outright ->
    [none] { "" }
   *[other] ; задание даёт победу сразу
}
