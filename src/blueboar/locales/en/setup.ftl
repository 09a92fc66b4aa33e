# The screen where a table is set.

presets = Quick choice
preset-first-game = First game
preset-everything = Everything
edition = Edition
players = Players
seats = Seats
bot-levels = How the bots play
seat-number = Seat { $seat }
a-friend = A friend
public-table = Shown in the lobby, open to everyone
move-clock = Time for a move
no-hurry = no hurry
options = Options
pair-of = { $name }, card { $place }
random = random
open-this-table = Open this table

own-cards = Your own cards
own-cards-choose = Choose a file…
own-cards-about = A TOML file with your own cards. The rules say what it needs.
own-cards-fault = { $file }, line { $line }: { $reason }
own-cards-fault-row = { $file }, line { $line }, [[{ $section }]] number { $row }: { $reason }
own-cards-fault-file = { $file }: { $reason }
own-cards-here = This table has its own cards
own-cards-beside = Beside the usual ones.
own-cards-instead = Instead of the usual ones.
number-between = { $least } to { $most }
