# Setting a table of Black Sheep, and what is counted of its games.

edition-blacksheep-standard-about = Bonuses for majorities and for full sets.
edition-blacksheep-tasks-about = Hidden and open tasks instead of bonuses.
option-blacksheep-first-player = First player
option-blacksheep-first-player-about = Who begins; at a real table, whoever moos loudest.
option-blacksheep-tasks = Tasks
option-blacksheep-tasks-about = Task cards instead of bonuses.
option-blacksheep-majority-bonus = Bonus for a majority
option-blacksheep-majority-bonus-about = Points for having most of an animal.
option-blacksheep-set-bonus = Bonus for a set
option-blacksheep-set-bonus-about = Points for one of each animal.
stat-blacksheep-turns = Turns
stat-blacksheep-passes = Passes
stat-blacksheep-fields-won = Fields won
stat-blacksheep-discards = Cards discarded
stat-blacksheep-cards-played = Cards played
level-blacksheep-lamb-about = plays what comes to hand: for a first game
level-blacksheep-sheepdog-about = counts what lies there and goes for good animals
level-blacksheep-fox-about = knows what is left, and spoils your five
level-blacksheep-wolf-about = plays as well as the house can
