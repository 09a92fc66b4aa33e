# Why a move or a table of Black Sheep was refused.

refusal-play-field-turned-over = This field is turned over.
refusal-play-no-such-field = There is no such field.
refusal-play-not-in-hand = You do not have these cards in hand.
refusal-play-not-your-turn = It is not your turn, it is { $turn }’s.
refusal-play-side-full = Your side of this field is full.
refusal-play-wrong-number = Wrong number of cards: to an empty side play one or two, to one card two, to two cards one.
refusal-discard-after-two-cards = After two cards you may not discard.
refusal-discard-not-in-hand = This card is not left in your hand.
fault-number-of-animals = { $least } to { $most } animals are needed
fault-number-of-figures = “points” has a number for each figure: { $least } to { $most } of them
fault-no-such-animal = there is no animal “{ $name }”, only { $allowed }
fault-group-size = a group has { $least } to { $most } animals
fault-standard-task-needs = the standard task “{ $task }” needs the animal “{ $animal }”
fault-no-bonuses-with-tasks = there are no bonuses in the game with tasks
fault-too-few-tasks = { $wanted } tasks are dealt, and there are { $there }
