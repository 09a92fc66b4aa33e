log-nim-taken = { $name } takes { $count } from heap { $number }.
log-nim-ended = { $name } wins.
