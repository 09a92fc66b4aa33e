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
sheriff-part-gold = { $giver } gives { $amount } gold
sheriff-part-stall = { $giver } gives { $goods } from the stall
sheriff-part-bag = { $giver } gives { $goods } from the bag
sheriff-part-let-through = { $merchant } passes
sheriff-part-open = the bag of { $merchant } is opened
sheriff-part-refuse-deals = no deals with { $merchant }
sheriff-part-favour = { $giver } promises: “{ $text }”
sheriff-shown = { $cards ->
    [none] { $owner } proves to { $seen } that there is no more.
   *[other] { $owner } shows { $seen }: { $cards }.
}
sheriff-stance = { $deputy } would { $stance ->
    [open] open the bag of { $merchant }.
   *[other] let { $merchant } through.
}
sheriff-let-through = { $merchant } is let through.
sheriff-opened = { $by } { $by_count ->
    [one] opens
   *[other] open
} the bag of { $merchant }: { $cards }. { $truthful ->
    [yes] All true!
   *[other] A lie!
}
sheriff-time-ran-out = The time has run out: everybody passes.
sheriff-debt-forgiven = { $debtor } has nothing left; the last { $amount } gold of the debt is forgiven.
sheriff-plate-fixed = The feast plate of { $merchant } is { $good }.
sheriff-promise-settled = { $status ->
    [broken] A promise is broken.
   *[other] { "" }
}
sheriff-split-proposed = { $deputy } proposes how to split the loot.
sheriff-split-refused = { $deputy } will not have it.
sheriff-black-market-sold = { $merchant } takes a black market card for { $good }: { $points } points.
sheriff-deck-renewed = The discards are shuffled into a new deck of { $count } cards.
sheriff-revealed = { $seat } turns up { $cards }.
sheriff-ended = { $scores }
sheriff-part-score = { $name } has { $total } points: { $legal } in legal goods, { $contraband } in contraband, { $gold } gold, { $bonuses_points } as King and Queen{ $black_market ->
    [0] { "" }
   *[other] , { $black_market } from the black market
}
