# The chronicle of Sheriff of Nottingham: what happened, a line each.

some-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
log-round = Round { $round }: { $names } wears the badge.
log-round-deputies = Round { $round }: { $names } are the deputies.
log-phase = — { $phase } —
log-took-pile = { $name } takes from the discards: { $goods }.
log-laid = { $name } lays onto the discards: { $goods }.
log-drew = { $name } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
log-to-stall = { $name } brings to market: { $goods }.
log-smuggled = { $name } lays { $count ->
    [one] { $count } card
   *[other] { $count } cards
} of contraband face down.
log-got = { $name } gets { $goods }.
log-gave = { $name } gives { $to }: { $goods }.
log-gold-deal = { $from } pays { $to } { $gold }.
log-gold-fine = { $from } pays { $to } a fine of { $gold }.
log-gold-loot = { $to } takes { $gold } of the loot.
log-gold-pledge = { $from } → { $to }: { $gold } as a pledge.
log-bag-closed = { $name } closes the bag.
log-declared = { $name } declares: { $goods }.
log-offer = { $name } offers { $to }: { $terms }.
log-counter = { $name } counters to { $to }: { $terms }.
log-agreed = { $name } agrees.
log-offer-refused = { $name } refuses the offer.
log-offer-withdrawn = { $name } withdraws the offer.
log-offer-unpayable = An offer is void: it can no longer be paid.
log-offer-duty = An offer is void: a duty stands against it.
log-offer-decided = An offer is void: the bag is decided.
log-offer-stances = An offer is void: the deputies have changed their minds.
log-offer-lapsed = An offer has lapsed.
log-struck = A deal is struck: { $names }.
log-stance = { $name } on { $merchant }: { $stance }.
log-through = { $name } is let through.
log-through-for-nothing = { $name } is let through, for nothing.
log-pledged = { $name } sets aside as a pledge: { $goods }.
log-condition-true = A condition has come true.
log-condition-false = A condition can no longer come true.
log-odd-named = { $name } says who shall have what cannot be split.
log-time-bag = The time has run out; { $name } passes.
log-opened-true = { $name }’s bag is opened: { $goods }. All true!
log-opened-lie = { $name }’s bag is opened: { $goods }. A lie!
log-time = The time has run out; all other bags pass.
log-forgiven = { $name } has nothing left; the last { $gold } of the debt is forgiven.
log-shown = { $name } shows { $to } { $count ->
    [one] { $count } card
   *[other] { $count } cards
} as proof.
log-promise-broken = A promise is broken.
log-plate = { $name }’s feast plate is now: { $good }.
log-split = { $name } proposes a split of the loot.
log-split-refused = { $name } refuses the split.
log-black-market = { $name } sells { $good } at the black market for { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
log-revealed = { $name } turns up: { $goods }.
log-deck-renewed = The discards are shuffled into a new deck.
