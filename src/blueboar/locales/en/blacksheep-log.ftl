# The chronicle of Black Sheep: what happened, a line each.

log-played = { $name } plays { $animals } on field { $number }.
log-discarded = { $name } discards { $animals }.
log-corral = { $name } drives home: { $animals }.
log-restocked = Onto field { $number }: { $animals }.
log-driven-out = Field { $number } is driven out: { $name } wins it ({ $combination }).
log-turned-over = Field { $number } is turned over.
log-endgame = The endgame begins: no field is restocked any more.
log-passed = { $name } has no room to play and passes.
