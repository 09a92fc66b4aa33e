# At a table of any game: getting up, speaking to someone, keys, and what lies there.

stop-watching = Stop watching
leave-title = Get up from the table?
leave-what = A bot plays for you until you come back; then the seat is yours again. You find the table in your profile.
stay = Stay

speak-to = Say something to { $name }
said-to = to { $name }:
said-to-you = to you:

about-table = What lies on the table
piece-deck = The deck
piece-in-deck = { $count ->
    [one] { $count } card is in it now
   *[other] { $count } cards are in it now
}
piece-copies = { $count ->
    [one] { $count } card in this game
   *[other] { $count } cards in this game
}

keys = Keys
key-tab = to the next or the last thing
key-arrows = along a row of cards or buttons
key-hand-and-panel = from the hand up to what is asked, and down again
key-choose = choose what has the focus
key-escape = close what lies open
key-letters = Single letters lead somewhere:
key-asked = what is asked of you
key-hand = your hand
key-talk = talk
key-undo = taking a move back
key-about = what this is
key-help = this list

pace = How fast the bots go on
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-click = I click to go on
go-on = Go on

fair-dealing = The cards are being mixed…
fair-adds = This player's browser adds chance of its own to the deal.

winner-by = { $you ->
    [name] You win by { $count }!
   *[none] { $name } wins by { $count }!
}
you-came = You are number { $place } of { $count }, { $behind } behind.
is-you = { $name } (you)
skip = Skip
feed = Talk and chronicle
feed-all = All
feed-shown = What is shown
feed-mine = About me
standing = How things stand
the-table = The table
