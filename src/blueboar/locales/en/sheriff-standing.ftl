# How things stand at a table of Sheriff of Nottingham, and what was said and done.

standing-titles = Kings and Queens, if the game ended now
standing-titles-how = By the goods that lie open, and by your own face-down cards. What others hide may change it.
standing-good = Good
standing-king = King
standing-queen = Queen
standing-nobody = nobody
standing-holds = has { $count }, +{ $points }
standing-mine = What you have now
standing-sum = Together
memory = What was said and done
memory-keep = Keep this in mind for me
memory-nothing = Nothing declared yet.
memory-waiting = not decided yet
memory-through = let through, unseen
memory-true = opened: true
memory-lie = opened: a lie
memory-opened = { $bags ->
    [one] { $bags } bag
   *[other] { $bags } bags
}, { $opened } opened, { $lies ->
    [one] { $lies } lie
   *[other] { $lies } lies
} found.
memory-deals = In deals: paid { $paid }, got { $got }.
memory-fines = In fines: paid { $paid }, got { $got }.
memory-promises = Promises: { $kept } kept, { $broken } broken, { $open } open.
