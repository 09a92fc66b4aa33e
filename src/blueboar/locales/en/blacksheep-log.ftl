# The chronicle of Black Sheep: what happened, a line each.

log-played = { $you ->
    [name] You play { $animals } on field { $number }.
   *[none] { $name } plays { $animals } on field { $number }.
}
log-discarded = { $you ->
    [name] You discard { $animals }.
   *[none] { $name } discards { $animals }.
}
log-corral = { $you ->
    [name] You drive home: { $animals }.
   *[none] { $name } drives home: { $animals }.
}
log-restocked = Onto field { $number }: { $animals }.
log-driven-out = { $you ->
    [name] Field { $number } is driven out: you win it ({ $combination })!
   *[none] Field { $number } is driven out: { $name } wins it ({ $combination }).
}
log-turned-over = Field { $number } is turned over.
log-endgame = The endgame begins: no field is restocked any more.
log-passed = { $you ->
    [name] You have no room to play and pass.
   *[none] { $name } has no room to play and passes.
}
