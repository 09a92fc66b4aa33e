# The table of Sheriff of Nottingham.

sheriff = Sheriff
deputy = Deputy
you-are-sheriff = You wear the badge
merchant = Merchant
gold = Gold
bank = the bank
loot = The loot
the-loot = the loot
gold-amount = { $count } gold
black-market = Black market
phases = Phases of the round
phase-market = Market
phase-market-second = Market
phase-loading = Loading
phase-declaration = Declaration
phase-declaration-second = Declaration
phase-inspection = Inspection
round-of = Round { $round } of { $rounds }
round = round { $round }
inspection-timer = Time for the inspection
stall-legal = Legal goods on the stall
stall-contraband = { $count ->
    [one] { $count } contraband card, face down
   *[other] { $count } contraband cards, face down
}
stall-empty = The stall is empty
black-market-card = A black market card worth { $points }
black-market-both = The next card is worth { $points }, the one below it { $lower }
black-market-gone = Both cards are sold
black-market-pile = The next card is worth { $points }
bag-none = No bag
bag-loading = The bag is being loaded
bag-closed = A closed bag
bag-through = The bag was let through
bag-opened = The bag was opened
declared-as = Declared: { $goods }
bag-holds = In it: { $goods }
pile-first = First discards
pile-second = Second discards
says = says: { $goods }

choose-first-title = Who goes to the market first?
market-title = The market
market-title-second = The market
market-how = Set aside up to { $count ->
    [one] { $count } card
   *[other] { $count } cards
} from your hand and draw as many new ones. Tap a card, or drag it here.
market-nothing-aside = Nothing set aside: you keep your hand.
lay-onto = Lay the cards onto
market-keep = Keep all my cards
market-draw = Change: { $piles } from the discards, { $deck } from the deck
move-earlier = { $good }: one place earlier
move-later = { $good }: one place later
last-on-top = The last one will lie on top.
pick-cards = Pick cards
load-title = Load your bag
load-how = Put { $least } to { $most } cards from your hand into the bag. Tap a card, or drag it here.
load-empty = The bag is empty.
load-close = { $count ->
    [0] Close the bag
    [one] Close the bag with { $count } card
   *[other] Close the bag with { $count } cards
}
declare-title = What do you tell the Sheriff?
declare-truth = In your bag:
declare-how = You must tell the true number, { $count }. The good need not be true.
decide-title = The bags are before you
decide-how = Let each bag through, open it, or strike a deal first.
stance-title = What would you do with each bag?
stance-how = If you disagree, the deputy who wants to open acts alone.
stance-open = open
stance-let-through = let through
stance-for-nothing = let through for nothing
let-through = Let through
open-bag = Open
deal-with = Deal with
make-deal = Make a deal
debt-title = You still owe { $gold }
debt-how = Your purse is empty. Pay with goods from your stall; no change is given.
debt-also = All your legal goods go as well.
debt-pay = Pay goods worth { $gold }
confiscated-title = Lay the confiscated goods onto the discards
confiscated-lay = Lay them down
plate-title = Which good is your feast plate from now on?
brimstone-title = Do you use brimstone oil?
brimstone-how = Everyone whose contraband passed is asked, so that the question betrays nothing.
brimstone-whom = Whose stall?
brimstone-number = How many?
brimstone-burn = Burn { $goods }
brimstone-keep = No
trophy-title = You keep the trophy; discard another card
trophy-discard = Discard this card
trophy-alone = You keep the trophy; you have no other card to discard
trophy-keep = Keep the trophy
black-market-title = The black market
black-market-how = Show three of a kind: they leave the game, and you get a card that scores at the end.
black-market-sell = { $goods } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}
black-market-pass = Not now
split-title = The loot is to be split
split-proposed = { $deputy } proposes: { $first } gets { $gold } and { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, the other the rest.
split-how = Propose what { $first } gets; { $second } gets the rest. Proposals left: { $count }.
split-gold = { $first } / { $second }
split-propose = Propose: { $gold } and { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
split-equally = Split it equally
pick-title = Pick a card of the loot
odd-title = What cannot be split: who shall have it?
odd-how = If you do not both name the same one, it is discarded.
odd-coin = The odd coin
odd-nobody = nobody
odd-say = Say so

offers = Offers
deal-builder = Draw up a deal
offers-you = { $count ->
    [one] { $names } offers you a deal: answer
   *[other] { $names } offer you deals: answer
}
waits-for-your-word = { $count ->
    [one] { $names } waits for your word
   *[other] { $names } wait for your word
}
thinks-over-offer = { $count ->
    [one] { $names } thinks over your offer
   *[other] { $names } think over your offer
}
nothing-to-add = I have nothing to add
nothing-added = You let the others decide
counter-offer = Counter-offer
offers-left = { $count ->
    [one] { $count } offer left
   *[other] { $count } offers left
}
you-give = You give
party-would-give = { $name } gives
of-gold = of { $count }
fewer = { $what }: less
more = { $what }: more
from-bag = from the bag
face-down = face down
claim-bag = Say what is in the bag…
claim-stall = Name contraband of the stall…
acts = What the Sheriff will do
favour-label = A favour for later. It binds nobody, but everybody hears it.
add-favour = Promise a favour
deal-empty = Nothing in it yet.
make-offer = Offer it
make-counter = Send the counter-offer
offer-from = { $you ->
    [name] You offer { $to }
    [to] { $name } offers you
   *[none] { $name } offers { $to }
}
counter-from = { $you ->
    [name] You make { $to } a counter-offer
    [to] { $name } makes you a counter-offer
   *[none] { $name } makes { $to } a counter-offer
}
accept = Accept
counter = Counter
refuse = Refuse
withdraw = Withdraw
struck = Struck
party-gives = { $you ->
    [name] You: { $what }.
   *[none] { $name }: { $what }.
}
term-gold = { $count } gold
term-stall = { $goods } from the stall
term-bag = { $goods } from the bag
term-face-down = { $count ->
    [one] { $count } unnamed face-down card
   *[other] { $count } unnamed face-down cards
}
term-for = { $you ->
    [to] { $what } for you
   *[none] { $what } for { $to }
}
term-if = { $what }, if { $condition }
condition-lie = { $you ->
    [name] your bag is opened and a lie
   *[none] { $name }’s bag is opened and a lie
}
condition-true = { $you ->
    [name] your bag is opened and true
   *[none] { $name }’s bag is opened and true
}
condition-opened = { $you ->
    [name] your bag is opened
   *[none] { $name }’s bag is opened
}
condition-let-through = { $you ->
    [name] your bag is let through
   *[none] { $name }’s bag is let through
}
condition-none = Without a condition
condition-label = Given only if
gift-for = For
the-other-side = the other side
add-gift = Another gift, for somebody else or under another condition
add-gift-short = Another gift
take-out = Take out: { $what }
pick-face-down = Pick which cards you give; nobody else sees it. If you pick none, the cheapest go.
several-favours = Each line is a favour of its own.
term-let-through = { $you ->
    [merchant] let you through
   *[none] let { $merchant } through
}
term-open = { $you ->
    [merchant] open your bag
   *[none] open { $merchant }’s bag
}
term-refuse-deals = { $you ->
    [merchant] no deals with you
   *[none] no deals with { $merchant }
}
term-favour = a favour: “{ $text }”
term-favours = favours: { $texts }
quoted = “{ $text }”
duties = Duties
duty-let-through = { $you ->
    [bound] You must let { $merchant } through.
    [merchant] { $bound } must let you through.
   *[none] { $bound } must let { $merchant } through.
}
duty-open = { $you ->
    [bound] You must open the bag of { $merchant }.
    [merchant] { $bound } must open your bag.
   *[none] { $bound } must open the bag of { $merchant }.
}
duty-refuse-deals = { $you ->
    [bound] You must not deal with { $merchant }.
    [merchant] { $bound } must not deal with you.
   *[none] { $bound } must not deal with { $merchant }.
}
ledger = Promises
promise-gift = { $giver } → { $to }: { $what }
promise-delivered = { $delivered } of { $promised } handed over
promise-gold = { $giver } → { $to }: { $promised } gold
promise-goods = { $giver } → { $to }: { $promised ->
    [one] { $promised } legal good
   *[other] { $promised } legal goods
}
promise-contraband = { $giver } → { $to }: { $promised ->
    [one] { $promised } face-down card
   *[other] { $promised } face-down cards
}
promise-bag = { $giver } → { $to }: { $promised ->
    [one] { $promised } card from the bag
   *[other] { $promised } cards from the bag
}
promise-face-down = { $giver } → { $to }: { $promised ->
    [one] { $promised } unnamed card
   *[other] { $promised } unnamed cards
}
promise-favour = { $giver } → { $to }: “{ $text }”
promise-is-open = open
promise-is-kept = kept
promise-is-broken = broken
promise-is-void = void
promise-why-not-there = not all of it was there
promise-why-condition-true = the condition came true
promise-why-condition-false = the condition did not come true
promise-why-paid-a-debt = the pledge paid a debt
promise-why-other-deputy = the other deputy decided
promise-why-bag-opened = the bag was opened
promise-why-time-ran-out = the time ran out
pledges = Pledges
pledge-line = { $giver } → { $to }: { $what }, if { $condition }
mark-kept = Kept
mark-broken = Broken
shown-by = Shown to you by { $name } in round { $round }:
favour-bb-let-your-next-bag-through = I will let your next bag through
favour-bb-pay-you-next-time = I will pay you next time
favour-bb-speak-well-of-you = I will speak well of you
favour-bb-drink-to-your-health = I will drink to your health tonight
favour-bb-remember-this = I will not forget this
favour-bb-no-word-against-you = I will say nothing against your next bag
favour-bb-greet-you-first = I will greet you first at the market
favour-bb-keep-you-a-seat = I will keep you a seat by the fire
favour-bb-sing-of-you = I will sing a song about you

opening = { $you ->
    [name] Your bag is opened
   *[none] { $name }’s bag is opened
}
verdict-truth = The truth!
verdict-lie = A lie!
chore-debt = { $name } has to pay a debt.
chore-confiscated = { $name } lays the confiscated goods down.
chore-plate = { $name } names a good for the feast plate.
chore-brimstone = { $name } is asked about brimstone oil.
chore-trophy = { $name } discards a card for the trophy.
chore-black-market = { $name } is asked about the black market.
chore-loot = The deputies split the loot.
chore-pick-loot = { $name } picks a card of the loot.
chore-odd-loot = The deputies say who gets what cannot be split.

score-legal = Legal goods
score-contraband = Contraband
score-bonus = King and Queen
king-of = { $you ->
    [name] You are King of { $good } ({ $points })
   *[none] { $name } is King of { $good } ({ $points })
}
queen-of = { $you ->
    [name] You are Queen of { $good } ({ $points })
   *[none] { $name } is Queen of { $good } ({ $points })
}
wealth-by-round = Wealth by round
honours = Honours
honour-best-liar = Best liar
honour-best-liar-why = { $count ->
    [one] { $count } lie passed the gate
   *[other] { $count } lies passed the gate
}
honour-truest = Truest merchant
honour-truest-why = { $count ->
    [one] { $count } honest bag
   *[other] { $count } honest bags
}
honour-sharpest = Sharpest Sheriff
honour-sharpest-why = { $count ->
    [one] { $count } lie uncovered
   *[other] { $count } lies uncovered
}
honour-caught = Red-handed
honour-caught-why = { $count ->
    [one] caught { $count } time
   *[other] caught { $count } times
}
honour-wronged = Wrongly suspected
honour-wronged-why = { $count ->
    [one] { $count } honest bag opened
   *[other] { $count } honest bags opened
}
honour-briber = Open purse
honour-briber-why = { $count } gold in bribes
the-truth = The truth
the-truth-about = Every bag: what was said, and what was in it.
round-short = Round
declared = Declared
really = Really
bribe = Deal
decision = Decision
lied = a lie
decision-let-through = let through
decision-opened = opened
decision-time = time ran out

piece-badge = The Sheriff’s badge
piece-deputy = The deputies
piece-bag = A merchant’s bag
piece-stall = A stall
piece-purse = Gold
piece-pile = The discards
piece-black-market = The black market
piece-loot = The loot
piece-crowns = at the end the King gets { $king }, the Queen { $queen }
piece-counts = at the end it counts as { $goods }
piece-is = it also is { $good }: each other card of that good on your stall is worth { $gain } more
key-offers = offers, or a new deal

jump-sheriff-lie = Next lie
jump-sheriff-deal = Next deal
jump-sheriff-inspection = Next honest bag opened
jump-sheriff-round = Next round
after-fine = { $you ->
    [name] You pay { $gold } and lose { $goods }.
   *[none] { $name } pays { $gold } and loses { $goods }.
}
after-lost = Lost: { $goods }.
after-truth = { $you ->
    [name] You get { $gold } for the trouble.
    [from] You pay { $name } { $gold } for the trouble.
   *[none] { $name } gets { $gold } for the trouble.
}
after-through = Through to market: { $goods }.
moment-sheriff = You are the Sheriff
moment-deputy = You are a deputy
moment-sheriff-what = This round every bag passes your gate.
moment-smuggled = Smuggled!
moment-smuggled-what = Nobody looked: { $goods }, worth { $gold }.
stamp-refused = No!
stamp-struck = Deal!
end-contraband = What lay face down
end-crowns = Kings and queens
end-open = Gold and open goods
