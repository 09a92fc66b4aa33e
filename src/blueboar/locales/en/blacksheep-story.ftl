# A game of Black Sheep, told. One message for each kind of event; what is not here is not told.

blacksheep-cards = { $way ->
    [hand-side] { $source_owner } plays { $cards } at field { $target_number }.
    [hand-discard] { $source_owner } discards { $cards }.
    [deck-hand] { $target_owner } draws { $cards ->
        [none] { $count ->
            [one] one card
           *[other] { $count } cards
        }
       *[other] { $cards }
    }.
    [deck-drawn] Turned up: { $cards }.
   *[other] { "" }
}
blacksheep-figures = { $way ->
    [supply-field] Onto field { $target_number }: { $figures }.
    [field-supply] No card fits: { $figures } goes back to the supply.
    [field-corral] Into the corral of { $target_owner }: { $figures }.
   *[other] { "" }
}
blacksheep-passed = { $seat } passes: every side is full.
blacksheep-driven-out = Field { $field } is driven out. { $winner } wins it.
blacksheep-turned-over = Field { $field } is turned over.
blacksheep-endgame = The endgame begins: no field is restocked any more.
blacksheep-deck-renewed = The discard pile is shuffled into a new deck of { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
blacksheep-ended = { $scores }
blacksheep-part-score = { $name } has { $total ->
    [one] { $total } point
   *[other] { $total } points
} from { $figures ->
    [one] { $figures } figure
   *[other] { $figures } figures
}{ $bonus ->
    [0] { "" }
   *[other] , { $bonus } of them in bonuses
}{ $tasks_points ->
    [0] { "" }
   *[other] , { $tasks_points } of them for tasks
}{ $outright ->
    [none] { "" }
   *[other] , and wins outright by a task
}
