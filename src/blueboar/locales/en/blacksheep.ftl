# The table of Black Sheep.

fields = The fields
field = Field { $number }
field-over = Turned over
corrals = The corrals
corral-of = The corral of { $name }
supply = Animals still to come
open-tasks = Tasks for all
your-tasks = Your tasks
hidden-tasks = { $count ->
    [one] { $count } hidden task
   *[other] { $count } hidden tasks
}
tasks = Tasks
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
endgame = The endgame has begun
choose-animals = Pick one or two cards.
choose-field = Now choose a field.
say-yes = Now play.
play-here = Play here
play-here-needs = { $most ->
    [one] Needs { $least } card
   *[other] { $least ->
        [1] Needs { $least } or { $most } cards
       *[other] Needs { $most } cards
    }
}
makes = { $combination ->
    [five-alike] makes five alike
    [four-alike] makes four alike
    [three-and-pair] makes three and a pair
    [three-alike] makes three alike
    [two-pairs] makes two pairs
    [pair] makes a pair
   *[best-animal] only the best animal counts
}
play-here-field = , field { $number }:
ranking = What beats what
ranking-tie = The same combination: the better animal in it wins, then the better animals beside it. From the best to the worst:
ranking-animals = The animals, best first
ranking-first = All five alike in both: whoever had all three cards there first wins.
drives-home = Driven home:
play-on-field = { $count ->
    [one] Play { $count } card on field { $number }
   *[other] Play { $count } cards on field { $number }
}
may-discard = You may discard one card
keep-both = keep both
moo = Moo!
combination-five-alike = Five alike
combination-four-alike = Four alike
combination-three-and-pair = Three and a pair
combination-three-alike = Three alike
combination-two-pairs = Two pairs
combination-pair = A pair
combination-best-animal = Best animal
driven-out = Field { $number } is driven out
was-first = The same five animals: whoever completed them first wins.
task-majority = Most of: { $animals } – { $points }
task-group = Each group of { $animals } – { $points }
task-only-owner = Only owner of { $animals } – wins at once
score-figures = Animals
score-majorities = Majorities
score-sets = Sets
score-tasks = Tasks
score-minus = Black points
majority-of = { $name }: most of { $animal } (+{ $points })
sets-of = { $count ->
    [one] { $name }: { $count } full set (+{ $points })
   *[other] { $name }: { $count } full sets (+{ $points })
}
bonuses = Bonuses
won-outright = { $you ->
    [name] You alone have black sheep, and win outright.
   *[none] { $name } alone has black sheep, and wins outright.
}

piece-field = A field
piece-corral = A corral
piece-discards = The discards
piece-task = Tasks
piece-rank = number { $rank } of { $animals }, the best first
piece-points = points below its figures: { $points }
piece-subtracts = its points are subtracted
piece-left = { $count ->
    [one] { $count } figure left in the supply
   *[other] { $count } figures left in the supply
}
piece-bonuses = at the end a majority gives { $majority }, a full set { $set }

jump-blacksheep-driven-out = Next field driven out
