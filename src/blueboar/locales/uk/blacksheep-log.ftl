# The chronicle of Black Sheep: what happened, a line each.

log-played = { $name } викладає на поле { $number }: { $animals }.
log-discarded = { $name } скидає: { $animals }.
log-corral = { $name } заводить у загін: { $animals }.
log-restocked = На поле { $number } виходять: { $animals }.
log-driven-out = Вигін із поля { $number }: перемагає { $name } ({ $combination }).
log-turned-over = Поле { $number } перевертають.
log-endgame = Починається фінал: поля більше не поповнюють.
log-passed = { $name } не має куди викласти картки й пропускає хід.
