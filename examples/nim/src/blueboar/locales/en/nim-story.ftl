nim-taken = { $seat } takes { $count } from heap { $heap }.
nim-ended = { $winner } wins.
