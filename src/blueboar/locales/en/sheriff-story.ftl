# A game of Sheriff, told. One message for each kind of event (rules in brackets); what is not here is not told.

sheriff-round = Round { $number }: { $office_count ->
    [one] { $office } wears the badge
   *[other] { $office } are the deputies
}
sheriff-phase = { $phase ->
    [market] Market
    [loading] The bags are loaded
    [declaration] Declarations
    [inspection] Inspection
   *[other] { $phase }
}
sheriff-phase-second = { $phase ->
    [market] Market
    [loading] The bags are loaded
    [declaration] Declarations
    [inspection] Inspection
   *[other] { $phase }
}
sheriff-cards = { $way ->
    [hand-aside] { $source_owner } sets aside { $cards ->
        [none] { $count ->
            [one] one card
           *[other] { $count } cards
        }
       *[other] { $cards }
    }.
    [pile-hand] { $target_owner } takes from the discards: { $cards }.
    [deck-hand] { $target_owner } draws { $cards ->
        [none] { $count ->
            [one] one card
           *[other] { $count } cards
        }
       *[other] { $cards }
    }.
    [aside-pile] { $source_owner } lays onto the discards: { $cards }.
    [hand-bag] { $source_owner } packs { $cards }.
    [bag-stall] { $source_owner } brings to market: { $cards }.
    [bag-contraband] { $cards ->
        [none] { $count ->
            [one] One card lies face down above the stall.
           *[other] { $count } cards lie face down above the stall.
        }
       *[other] Face down above the stall: { $cards }.
    }
    [stall-stall] { $source_owner } gives { $target_owner } { $cards }.
    [contraband-contraband] { $source_owner } slips { $target_owner } { $cards ->
        [none] { $count ->
            [one] one face-down card
           *[other] { $count } face-down cards
        }
       *[other] { $cards }, face down
    }.
    [bag-loot] Onto the loot tile: { $cards }.
    [bag-loot-hidden] Onto the loot tile, face down: { $cards ->
        [none] { $count }
       *[other] { $cards }
    }.
    [stall-loot] Onto the loot tile: { $cards }.
    [contraband-loot-hidden] Onto the loot tile, face down: { $cards ->
        [none] { $count }
       *[other] { $cards }
    }.
    [stall-pledge] { $source_owner } sets aside as a pledge: { $cards }.
    [bag-pledge] { $source_owner } sets aside as a pledge: { $cards }.
    [contraband-pledge-hidden] { $source_owner } sets aside as a pledge, face down: { $cards ->
        [none] { $count }
       *[other] { $cards }
    }.
    [bag-pledge-hidden] { $source_owner } sets aside as a pledge, face down: { $cards ->
        [none] { $count }
       *[other] { $cards }
    }.
    [pledge-stall] Out of the pledge of { $source_owner } goes to { $target_owner }: { $cards }.
    [pledge-hidden-contraband] Out of the pledge of { $source_owner } goes to { $target_owner }, face down: { $cards ->
        [none] { $count }
       *[other] { $cards }
    }.
    [pledge-loot] Onto the loot tile: { $cards }.
    [pledge-hidden-loot-hidden] Onto the loot tile, face down: { $cards ->
        [none] { $count }
       *[other] { $cards }
    }.
    [loot-stall] { $target_owner } takes of the loot: { $cards }.
    [loot-hidden-contraband] { $target_owner } takes of the loot, face down: { $cards ->
        [none] { $count }
       *[other] { $cards }
    }.
    [bag-pile] Confiscated and laid onto the discards: { $cards }.
    [bag-hand] { $target_owner } keeps the trophy.
    [stall-pile] Destroyed on the stall of { $source_owner }: { $cards }.
    [contraband-pile] { $source_owner } throws away { $cards }.
    [contraband-sold] { $source_owner } shows { $cards } and sells them.
   *[other] { "" }
}
sheriff-gold = { $why ->
    [pledge] { $target ->
        [pledge] { $source_owner } sets aside { $amount } gold as a pledge.
       *[other] A pledge of { $amount } gold goes back to { $target_owner }.
    }
    [deal] { $source_owner } hands { $amount } gold to { $target ->
        [loot] the loot tile
       *[other] { $target_owner }
    }.
    [loot] { $target ->
        [bank] { $amount } gold of the loot cannot be split and is gone.
       *[other] { $target_owner } takes { $amount } gold of the loot.
    }
   *[other] { $source_owner } pays { $amount } gold to { $target ->
        [loot] the loot tile
       *[other] { $target_owner }
    }.
}
sheriff-bag-closed = { $merchant } snaps the bag shut.
sheriff-declared = { $merchant }: “{ $goods }, Sheriff, upon my word!”
sheriff-offer-made = { $proposer } to { $partners }: { $terms }?
sheriff-offer-agreed = { $seat } agrees.
sheriff-offer-closed = { $why ->
    [refused] { $by } refuses the offer.
    [withdrawn] { $by } takes the offer back.
    [unpayable] An offer is void: it can no longer be paid.
    [duty] An offer is void: a promise stands against it.
    [decided] An offer is void: the bag is decided.
    [stances] An offer is void: the deputies have changed their minds.
   *[other] { "" }
}
sheriff-deal-struck = Struck! { $proposer } with { $partners }: { $terms }.
sheriff-part-gold = { $giver } gives { $amount } gold{ $to_count ->
    [0] { "" }
   *[other] { " " }to { $to }
}{ $when ->
    [none] { "" }
   *[other] { "" }, if the bag of { $bag } is { $when_happens ->
        [lie] opened and was a lie
        [true] opened and was true
        [opened] opened
       *[other] let through
    }
}
sheriff-part-stall = { $giver } gives { $goods } from the stall{ $to_count ->
    [0] { "" }
   *[other] { " " }to { $to }
}{ $when ->
    [none] { "" }
   *[other] { "" }, if the bag of { $bag } is { $when_happens ->
        [lie] opened and was a lie
        [true] opened and was true
        [opened] opened
       *[other] let through
    }
}
sheriff-part-bag = { $giver } gives { $goods } from the bag{ $to_count ->
    [0] { "" }
   *[other] { " " }to { $to }
}{ $when ->
    [none] { "" }
   *[other] { "" }, if the bag of { $bag } is { $when_happens ->
        [lie] opened and was a lie
        [true] opened and was true
        [opened] opened
       *[other] let through
    }
}
sheriff-part-face-down = { $giver } gives { $count ->
    [one] one unnamed face-down card
   *[other] { $count } unnamed face-down cards
}{ $to_count ->
    [0] { "" }
   *[other] { " " }to { $to }
}{ $when ->
    [none] { "" }
   *[other] { "" }, if the bag of { $bag } is { $when_happens ->
        [lie] opened and was a lie
        [true] opened and was true
        [opened] opened
       *[other] let through
    }
}
sheriff-part-let-through = { $merchant } passes{ $by_count ->
    [0] { "" }
   *[other] { " " }(done by { $by })
}
sheriff-part-open = the bag of { $merchant } is opened{ $by_count ->
    [0] { "" }
   *[other] { " " }(done by { $by })
}
sheriff-part-refuse-deals = no deals with { $merchant }{ $by_count ->
    [0] { "" }
   *[other] { " " }(done by { $by })
}
sheriff-part-favour = { $giver } promises: “{ $text }”
sheriff-shown = { $cards ->
    [none] { $owner } proves to { $seen } that there is no more.
   *[other] { $owner } shows { $seen }: { $cards }.
}
sheriff-stance = { $deputy } would { $stance ->
    [open] open the bag of { $merchant }.
    [for-nothing] let { $merchant } through for nothing.
   *[other] let { $merchant } through.
}
sheriff-let-through = { $for_nothing ->
    [yes] { $merchant } is let through, for nothing.
   *[other] { $merchant } is let through.
}
sheriff-opened = { $by } { $by_count ->
    [one] opens
   *[other] open
} the bag of { $merchant }: { $cards }. { $truthful ->
    [yes] All true!
   *[other] A lie!
}
sheriff-time-ran-out = { $bag ->
    [none] The time has run out: everybody passes.
   *[other] The time has run out: { $bag } passes.
}
sheriff-debt-forgiven = { $debtor } has nothing left; the last { $amount } gold of the debt is forgiven.
sheriff-plate-fixed = The feast plate of { $merchant } is { $good }.
sheriff-promise-settled = { $why ->
    [condition-true] A condition has come true.
    [condition-false] A condition can no longer come true.
    [paid-a-debt] A pledge pays a debt.
    [other-deputy] A promise is void: the other deputy has decided.
   *[other] { $status ->
        [broken] A promise is broken.
       *[other] { "" }
    }
}
sheriff-split-proposed = { $deputy } proposes how to split the loot.
sheriff-split-refused = { $deputy } will not have it.
sheriff-odd-named = { $deputy } says who shall have what cannot be split.
sheriff-black-market-sold = { $merchant } takes a black market card for { $good }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
sheriff-deck-renewed = The discards are shuffled into a new deck of { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
sheriff-revealed = { $seat } turns up { $cards }.
sheriff-ended = { $scores }
sheriff-part-score = { $name } has { $total ->
    [one] { $total } point
   *[other] { $total } points
}: { $legal } in legal goods, { $contraband } in contraband, { $gold } gold, { $bonuses_points } as King and Queen{ $black_market ->
    [0] { "" }
   *[other] , { $black_market } from the black market
}
