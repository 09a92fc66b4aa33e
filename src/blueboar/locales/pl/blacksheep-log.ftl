# The chronicle of Black Sheep: what happened, a line each.

log-played = { $you ->
    [name] Wykładasz przy polu { $number }: { $animals }.
   *[none] { $name } wykłada przy polu { $number }: { $animals }.
}
log-discarded = { $you ->
    [name] Odrzucasz: { $animals }.
   *[none] { $name } odrzuca: { $animals }.
}
log-corral = { $you ->
    [name] Zaganiasz do zagrody: { $animals }.
   *[none] { $name } zagania do zagrody: { $animals }.
}
log-restocked = Na pole { $number } trafiają: { $animals }.
log-driven-out = { $you ->
    [name] Z pola { $number } wypędzono zwierzęta: wygrywasz ({ $combination })!
   *[none] Z pola { $number } wypędzono zwierzęta: wygrywa { $name } ({ $combination }).
}
log-turned-over = Pole { $number } zostaje odwrócone.
log-endgame = Zaczyna się końcówka: pól już się nie uzupełnia.
log-passed = { $you ->
    [name] Nie masz gdzie wyłożyć kart i pasujesz.
   *[none] { $name } nie ma gdzie wyłożyć kart i pasuje.
}
