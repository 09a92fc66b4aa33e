# The small sheet of a bag, the gate, and the discards as a fan.

ledger-empty = Nobody has promised anything yet.
sheet-own = Your bag
sheet-bag = { $name }’s bag
sheet-you-pay = You give { $names }
sheet-good = { $good }: { $given } of { $count }; one more
sheet-for = What it is for
sheet-let-me-through = Let me through
sheet-i-let-through = I let them through
sheet-want-open = Open it
sheet-want-let-through = Let it through
sheet-want-lie = Only if it was a lie
sheet-want-true = Only if it was true
more-terms = More terms
left-bag-decided = { $name }’s bag is decided, so this has left your draft: { $what }.
left-duty = A duty about { $name }’s bag stands against this, so it has left your draft: { $what }.
left-less-gold = { $name } no longer has so much gold: { $what } became less.
left-less-goods = { $name } no longer has so many: { $what } became less.
gift-asked = You would get nothing for this. Do you mean it as a gift?
gift-meant = Yes, give it
stances = What the deputies would do
stance-none = not said yet
stance-of-bag = What you would do with { $name }’s bag
i-would-let-through = I would let it through
i-would-for-nothing = … for nothing
i-would-open = I would open it
opening-undo = The bag is being opened. Undo
let-through-freely = Let through for nothing
let-through-for-nothing = Let through for nothing
let-through-and-take = Let through for { $what }
let-through-as-offered = Let through as offered
take-from = { $pile }: take cards
take-down-to = { $pile }: take { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, down to { $good }
market-piles-how = In the discards tap the card down to which you take.
market-set-aside-more = Set aside { $count ->
    [one] { $count } more card
   *[other] { $count } more cards
}
