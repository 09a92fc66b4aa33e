learn-nim-1 = Three heaps of stones lie on the table. In your turn you take some from one of them.
learn-nim-2 = Whoever takes the last stone wins.
guide-nim-take = Take some stones from a heap.
guide-nim-wait = The others are taking.
guide-nim-round = Now everyone has taken once.
