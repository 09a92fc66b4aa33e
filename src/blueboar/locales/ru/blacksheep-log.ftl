# The chronicle of Black Sheep: what happened, a line each.

log-played = { $name } выкладывает на поле { $number }: { $animals }.
log-discarded = { $name } сбрасывает: { $animals }.
log-corral = { $name } уводит в загон: { $animals }.
log-restocked = На поле { $number } выходят: { $animals }.
log-driven-out = Выгон с поля { $number }: побеждает { $name } ({ $combination }).
log-turned-over = Поле { $number } переворачивается.
log-endgame = Начинается финал: поля больше не заполняются.
log-passed = { $name } не может выложить карты и пропускает ход.
