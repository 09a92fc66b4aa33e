# The chronicle of Black Sheep: what happened, a line each.

log-played = { $name } wykłada przy polu { $number }: { $animals }.
log-discarded = { $name } odrzuca: { $animals }.
log-corral = { $name } zagania do zagrody: { $animals }.
log-restocked = Na pole { $number } trafiają: { $animals }.
log-driven-out = Wypęd z pola { $number }: wygrywa { $name } ({ $combination }).
log-turned-over = Pole { $number } zostaje odwrócone.
log-endgame = Zaczyna się końcówka: pól już się nie uzupełnia.
log-passed = { $name } nie ma gdzie wyłożyć kart i pasuje.
