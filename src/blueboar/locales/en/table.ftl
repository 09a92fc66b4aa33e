# At a table of any game: getting up, speaking to someone, keys, and what lies there.

stop-watching = Stop watching
leave-title = Get up from the table?
leave-what = A bot plays for you until you come back; then the seat is yours again. You find the table in your profile.
stay = Stay

speak-to = Say something to { $name }
said-to = to { $name }:

about-table = What lies on the table
piece-badge = The Sheriff’s badge
piece-deputy = The deputies
piece-bag = A merchant’s bag
piece-stall = A stall
piece-purse = Gold
piece-pile = The discards
piece-deck = The deck
piece-black-market = The black market
piece-loot = The loot
piece-field = A field
piece-corral = A corral
piece-discards = The discards
piece-task = Tasks
piece-in-deck = { $count ->
    [one] { $count } card is in it now
   *[other] { $count } cards are in it now
}
piece-copies = { $count ->
    [one] { $count } card in this game
   *[other] { $count } cards in this game
}
piece-crowns = at the end the King gets { $king }, the Queen { $queen }
piece-counts = at the end it counts as { $count } × { $good }
piece-is = it also is { $good }: each other card of that good on your stall is worth { $gain } more
piece-rank = number { $rank } of { $animals }, the best first
piece-points = points below its figures: { $points }
piece-subtracts = its points are subtracted
piece-left = { $count ->
    [one] { $count } figure left in the supply
   *[other] { $count } figures left in the supply
}
piece-bonuses = at the end a majority gives { $majority }, a full set { $set }

keys = Keys
key-tab = to the next or the last thing
key-arrows = along a row of cards, goods or buttons
key-hand-and-panel = from the hand up to what is asked, and down again
key-choose = choose what has the focus
key-escape = close what lies open
key-letters = Single letters lead somewhere:
key-asked = what is asked of you
key-hand = your hand
key-offers = offers, or a new deal
key-talk = talk
key-about = what this is
key-help = this list
