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

turn-title = Your turn
offer-title = An offer for you
undo-title = A question for you
turn-knock = It is your turn.
offer-knock = There is an offer for you.
undo-knock = Somebody asks to take a move back.

undo = Take my move back
undo-ask = { $name } asks to take their last move back. It has shown nobody anything hidden.
undo-asked = You ask to take your last move back.
undo-others = { $name } asks to take their last move back.
undo-waits = Waiting for { $names }.
undo-yes = I agree
undo-no = The move stands
undo-drop = Never mind
undo-refused = { $you ->
    [who] You did not agree: the move stands.
   *[other] { $who } does not agree: the move stands.
}
undo-told = The last move was taken back: everyone agreed.

sending = sending…
sending-kept = Not sent yet; it goes when the line is back.

only-here = This address works on this machine alone. To invite others, start the inn with --lan.
lan-address = In the same network:

rematch-who = Play again: { $names } came
rematch-nobody = Nobody has come yet.
rematch-wait = Waiting for { $names }
begin-with-us = Begin with those who are here
begin-with-bots = Begin, bots take the free chairs
kept-for = kept for { $name }
give-free = Give it free
full-title = The table is full
full-what = You can watch, or wait for a free chair.
queue-join = Wait for a chair
queue-leave = No longer wait
queue-place = You are number { $place } in the queue.
queue-who = Waiting for a chair: { $names }

talk-among = You only watch: until the end only other spectators read this.
talk-watcher = watching
mute = Do not show what they say
unmute = Show what they say
block = Never at a table with me
unblock = May sit with me again
blocked-people = People who may not sit with me
report = Tell the host of the inn
report-what = What happened?
report-sent = The host of the inn can read it now, with what was said last.
about-player = More about { $name }

screen-join = Join with your phone:
screen-private = Ask for the code: this table is not public.
screen-open = Screen for everyone

hands-beside = Somebody beside me plays here
hands-name = Their name
hands-sit = Sit down
hands-at-device = at this device
hands-pass-to = Hand the device to { $name }
hands-who = Who takes the device?
hands-wait = Nobody here has to act now. Waiting for { $names }.
hands-take = I am { $name }
hands-holds = { $name } holds the device
hands-on = Hand it on
hands-look-away = The others look away: your cards are shown at once.

seat-devices = My seats on other devices
seat-devices-why = Such a device can play in that one seat, and can do nothing else in my name.
seat-device-opened = Opened { $when }
seat-link-waits = Not opened yet; good until { $time }
seat-device-end = End it
sessions-end = End all other devices
sessions-end-why = Everyone who is logged in as me elsewhere has to log in again.
sessions-ended = All other devices are logged out.
