# The chronicle of Black Sheep: what happened, a line each.

log-played = { $you ->
    [name] Ви викладаєте на поле { $number }: { $animals }.
   *[none] { $name } викладає на поле { $number }: { $animals }.
}
log-discarded = { $you ->
    [name] Ви скидаєте: { $animals }.
   *[none] { $name } скидає: { $animals }.
}
log-corral = { $you ->
    [name] Ви заводите в загін: { $animals }.
   *[none] { $name } заводить у загін: { $animals }.
}
log-restocked = На поле { $number } виходять: { $animals }.
log-driven-out = { $you ->
    [name] З поля { $number } виганяють тварин: перемагаєте ви ({ $combination })!
   *[none] З поля { $number } виганяють тварин: перемагає { $name } ({ $combination }).
}
log-turned-over = Поле { $number } перевертають.
log-endgame = Починається фінал: поля більше не поповнюють.
log-passed = { $you ->
    [name] Ви не маєте куди викласти картки й пропускаєте хід.
   *[none] { $name } не має куди викласти картки й пропускає хід.
}
