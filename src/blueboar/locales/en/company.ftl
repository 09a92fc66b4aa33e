# In company, at a table of any game: pace, those who are away, coming back, playing again, talk among people.
tempo = Pace
tempo-live = Live, no clock
tempo-relaxed = Relaxed, no clock
tempo-minute = A minute a move
tempo-day = A day a move
tempo-week = A week a move
tempo-what = When a time is over, a harmless move is made.
when-away = When somebody is away
away-rule-bot = a bot plays on after { $time }
away-rule-vote = after { $time } the others vote
away-rule-wait = we wait
away-soon = { $name } is away; a bot plays for them { $when }.
away-vote-soon = { $name } is away; the others may vote for a bot { $when }.
away-vote = { $name } is away. Shall a bot play on for them?
away-votes = { $votes } of { $needed } want it
away-vote-yes = A bot shall play on
away-vote-back = I would rather wait
away-bot = A bot plays for { $name } until they come back.
by-bot = a bot, for this player
not-by-person = made by a bot or by the clock
time-used = Time used

since-you-left = Since you left
since-bot = { $count ->
    [one] { $count } move was made for you, by a bot or by the clock.
   *[other] { $count } moves were made for you, by a bot or by the clock.
}
since-more = { $count ->
    [one] and { $count } more thing
   *[other] and { $count } more things
}
since-now = It is your turn now.
since-wait = Now it waits for { $names }.

sending = sending…
sending-kept = Not sent yet; it goes when the line is back.

only-here = This address works on this machine alone. To invite others, start the inn with --lan.
lan-address = In the same network:

talk-among = You only watch: until the end only other spectators read this.
