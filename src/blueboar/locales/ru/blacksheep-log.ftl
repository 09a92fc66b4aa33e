# The chronicle of Black Sheep: what happened, a line each.

log-played = { $you ->
    [name] Вы выкладываете на поле { $number }: { $animals }.
   *[none] { $name } выкладывает на поле { $number }: { $animals }.
}
log-discarded = { $you ->
    [name] Вы сбрасываете: { $animals }.
   *[none] { $name } сбрасывает: { $animals }.
}
log-corral = { $you ->
    [name] Вы уводите в загон: { $animals }.
   *[none] { $name } уводит в загон: { $animals }.
}
log-restocked = На поле { $number } выходят: { $animals }.
log-driven-out = { $you ->
    [name] С поля { $number } выгоняют животных: побеждаете вы ({ $combination })!
   *[none] С поля { $number } выгоняют животных: побеждает { $name } ({ $combination }).
}
log-turned-over = Поле { $number } переворачивается.
log-endgame = Начинается финал: поля больше не заполняются.
log-passed = { $you ->
    [name] Вам некуда выложить карты, вы пропускаете ход.
   *[none] { $name } не может выложить карты и пропускает ход.
}
