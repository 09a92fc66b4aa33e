# The chronicle of Sheriff of Nottingham: what happened, a line each.

some-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
log-round = { $you ->
    [names] Round { $round }: you wear the badge.
   *[none] Round { $round }: { $names } wears the badge.
}
log-round-deputies = Round { $round }: { $names } are the deputies.
log-phase = — { $phase } —
log-took-pile = { $you ->
    [name] You take from the discards: { $goods }.
   *[none] { $name } takes from the discards: { $goods }.
}
log-laid = { $you ->
    [name] You lay onto the discards: { $goods }.
   *[none] { $name } lays onto the discards: { $goods }.
}
log-drew = { $you ->
    [name] You draw { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
   *[none] { $name } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
}
log-to-stall = { $you ->
    [name] You bring to market: { $goods }.
   *[none] { $name } brings to market: { $goods }.
}
log-smuggled = { $you ->
    [name] You lay { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } of contraband face down.
   *[none] { $name } lays { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } of contraband face down.
}
log-got = { $you ->
    [name] You get { $goods }.
   *[none] { $name } gets { $goods }.
}
log-gave = { $you ->
    [name] You give { $to }: { $goods }.
    [to] { $name } gives you { $goods }.
   *[none] { $name } gives { $to }: { $goods }.
}
log-gold-deal = { $you ->
    [from] You pay { $to } { $gold }.
    [to] { $from } pays you { $gold }.
   *[none] { $from } pays { $to } { $gold }.
}
log-gold-fine = { $you ->
    [from] You pay { $to } a fine of { $gold }.
    [to] { $from } pays you a fine of { $gold }.
   *[none] { $from } pays { $to } a fine of { $gold }.
}
log-gold-loot = { $you ->
    [to] You take { $gold } of the loot.
   *[none] { $to } takes { $gold } of the loot.
}
log-gold-pledge = { $you ->
    [from] You set aside { $gold } as a pledge.
   *[none] { $from } sets aside { $gold } as a pledge.
}
log-gold-pledge-back = { $you ->
    [to] Your pledge comes back: { $gold }.
   *[none] { $to } gets a pledge back: { $gold }.
}
log-bag-closed = { $you ->
    [name] You close your bag.
   *[none] { $name } closes the bag.
}
log-declared = { $you ->
    [name] You declare: { $goods }.
   *[none] { $name } declares: { $goods }.
}
log-offer = { $you ->
    [name] You propose to { $to }: { $terms }
    [to] { $name } proposes to you: { $terms }
   *[none] { $name } proposes to { $to }: { $terms }
}
log-counter = { $you ->
    [name] You counter to { $to }: { $terms }
    [to] { $name } counters to you: { $terms }
   *[none] { $name } counters to { $to }: { $terms }
}
log-agreed = { $you ->
    [name] You agree.
   *[none] { $name } agrees.
}
log-offer-refused = { $you ->
    [name] You refuse the offer.
   *[none] { $name } refuses the offer.
}
log-offer-withdrawn = { $you ->
    [name] You withdraw the offer.
   *[none] { $name } withdraws the offer.
}
log-offer-unpayable = An offer is void: it can no longer be paid.
log-offer-duty = An offer is void: a duty stands against it.
log-offer-decided = An offer is void: the bag is decided.
log-offer-stances = An offer is void: the deputies have changed their minds.
log-offer-lapsed = An offer has lapsed.
log-struck = A deal is struck: { $names }.
log-stance = { $you ->
    [name] You on { $merchant }: { $stance }.
    [merchant] { $name } on you: { $stance }.
   *[none] { $name } on { $merchant }: { $stance }.
}
log-through = { $you ->
    [name] You are let through.
   *[none] { $name } is let through.
}
log-through-for-nothing = { $you ->
    [name] You are let through, for nothing.
   *[none] { $name } is let through, for nothing.
}
log-pledged = { $you ->
    [name] You set aside as a pledge: { $goods }.
   *[none] { $name } sets aside as a pledge: { $goods }.
}
log-condition-true = A condition has come true.
log-condition-false = A condition can no longer come true.
log-odd-named = { $you ->
    [name] You say who shall have what cannot be split.
   *[none] { $name } says who shall have what cannot be split.
}
log-time-bag = { $you ->
    [name] The time has run out; you pass.
   *[none] The time has run out; { $name } passes.
}
log-opened-true = { $you ->
    [name] Your bag is opened: { $goods }. All true!
   *[none] { $name }’s bag is opened: { $goods }. All true!
}
log-opened-lie = { $you ->
    [name] Your bag is opened: { $goods }. A lie!
   *[none] { $name }’s bag is opened: { $goods }. A lie!
}
log-time = The time has run out; all other bags pass.
log-forgiven = { $you ->
    [name] You have nothing left; the last { $gold } of your debt is forgiven.
   *[none] { $name } has nothing left; the last { $gold } of the debt is forgiven.
}
log-shown = { $you ->
    [name] You show { $to } { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } as proof.
    [to] { $name } shows you { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } as proof.
   *[none] { $name } shows { $to } { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } as proof.
}
log-promise-broken = A promise is broken.
log-plate = { $you ->
    [name] Your feast plate is now: { $good }.
   *[none] { $name }’s feast plate is now: { $good }.
}
log-split = { $you ->
    [name] You propose a split of the loot.
   *[none] { $name } proposes a split of the loot.
}
log-split-refused = { $you ->
    [name] You refuse the split.
   *[none] { $name } refuses the split.
}
log-black-market = { $you ->
    [name] You sell { $good } at the black market for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[none] { $name } sells { $good } at the black market for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
log-revealed = { $you ->
    [name] You turn up: { $goods }.
   *[none] { $name } turns up: { $goods }.
}
log-deck-renewed = The discards are shuffled into a new deck.
log-plea = { $you ->
    [name] You ask { $to } to let you through.
    [to] { $name } asks you to be let through.
   *[none] { $name } asks { $to } to be let through.
}
log-grace = { $you ->
    [name] You offer to let { $merchant } through for nothing.
    [merchant] { $name } offers to let you through for nothing.
   *[none] { $name } offers to let { $merchant } through for nothing.
}
log-words-for-gold = { $you ->
    [name] You offer { $to } for { $what }: { $texts }.
    [to] { $name } offers you for { $what }: { $texts }.
   *[none] { $name } offers { $to } for { $what }: { $texts }.
}
log-bribe = { $you ->
    [name] You offer { $to } { $what } to be let through.
    [to] { $name } offers you { $what } to be let through.
   *[none] { $name } offers { $to } { $what } to be let through.
}
log-toll = { $you ->
    [name] You want { $what } from { $merchant }, and let them through.
    [merchant] { $name } wants { $what } from you, and lets you through.
   *[none] { $name } wants { $what } from { $merchant }, and lets them through.
}
log-bribe-goods = { $you ->
    [name] You offer { $to } { $what } to be let through.
    [to] { $name } offers you { $what } to be let through.
   *[none] { $name } offers { $to } { $what } to be let through.
}
log-toll-goods = { $you ->
    [name] You want { $what } from { $merchant }, and let them through.
    [merchant] { $name } wants { $what } from you, and lets you through.
   *[none] { $name } wants { $what } from { $merchant }, and lets them through.
}
