# Sheriff of Nottingham with the box on the table.
box-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
box-gain = { $card }: gain of { $count ->
    [one] { $count } other card
   *[other] { $count } other cards
}
box-king = King of { $good }
box-queen = Queen of { $good }
box-shared = { $count ->
    [one] for one alone
   *[other] shared by { $count }
}
box-tie-cards = Equal totals: most legal cards decide, then most contraband cards.
box-tie-points = Equal totals: most points of legal goods decide, then most points of contraband.
box-timer-together = One timer for all bags: so many seconds for each of the { $count ->
    [one] { $count } merchant
   *[other] { $count } merchants
}. Let it stand still while fines are paid.
box-timer-each = A timer for each bag of the { $count ->
    [one] { $count } merchant
   *[other] { $count } merchants
}: start it anew after every decision.
box-timer-over-together = Time is up! Every bag that is not decided is let through.
box-timer-over-each = Time is up! The next undecided bag is let through.
box-begin-pass = you let my bag through
box-begin-open = you open their bag
box-begin-gold = 5 gold
box-begin-later = I let your next bag through
