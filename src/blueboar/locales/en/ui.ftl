# The house: door, lobby, set-up, tables of any game, end, replay, profile.

inn-name = The Blue Boar
inn-motto = Sit down. Tell the truth, or something like it.
house = The house
skip-to-table = Skip to the table
one-moment = One moment…
try-again = Try again
nothing-here = There is nothing here.
back-to-door = Back to the door
language = Language
to-dark = Candle light
to-light = Daylight
sound-on = Sound on
sound-off = Sound off
newer-version = A new version of the inn is here.
use-newer = Use it
close = Close
cancel = Cancel
save = Save
saved = Saved.
copy = Copy
copied = Copied
say = Say
guest-name = Traveller
your-name = Your name

game = Game
play-now = Play now against bots
open-table = Open a table
learn = Learn by playing
join-friends = Join your friends
table-code = Code or link of the table
join = Join
see-lobby = See all tables
box-at-door = With the real box on the table
box-at-door-about = Score by taps, timer, promises: works without the network, too.

lobby = Tables
lobby-open = Waiting for players
lobby-running = Being played
lobby-no-open = No table is waiting. Open one!
lobby-no-running = No public game is being played just now.
join-seats = { $count ->
    [0] Look in
    [one] Join: { $count } seat free
   *[other] Join: { $count } seats free
}
my-seat = My seat
watch = Watch
help = Rules
rules = Rules
profile = Profile
clause = rules { $clause }
search-rules = Search the rules
how-to-play = How to play
rules-legend = The cards
nothing-found = Nothing in the rules says “{ $wanted }”. Try another word, or look through the contents.
show-all = Show everything
contents = Contents
players-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
waiting-title = The table is waiting
table-facts = { $game } · { $edition } · { $players }
heap-count = { $name } · { $count }
house-rules = House rules at this table
switched-on = yes
switched-off = no
empty-chair = An empty chair
bot = Bot
bot-name-1 = Marian
bot-name-2 = Little John
bot-name-3 = Will Scarlet
bot-name-4 = Much
bot-name-5 = Gilbert
bot-name-6 = Friar Tuck
is-ready = ready
sit-here = Sit here
put-bot = Bot for seat { $seat }
add-bot = Add a bot…
remove-bot = Remove
kick = Send away
start = Begin
start-when-full = You can begin when every chair is taken.
ready = I am ready
host-starts = The host begins the game.
get-up = Get up
invite = Invite friends
code-is = Code:
invite-link = Link to this table
qr-code = The link as a QR code
table-closed = This table is closed.
claim-title = Go on here as { $name }?
claim-go = Yes, that is me

line-lost = The line is lost. Your place is kept; trying again…
goodbye-restart = The inn is being swept. Come back in a moment.
goodbye-too-slow = The line was too slow.
goodbye-flood = Too much at once. Take a breath, then load the page again.

beside-the-table = Beside the table
talk = Talk
talk-empty = Nobody has said anything yet.
quick-phrases = Quick phrases
your-words = Say something
chronicle = Chronicle
chronicle-empty = Nothing has happened yet.
watching = { $count ->
    [one] { $count } watching
   *[other] { $count } watching
}
time-left = Time left
need-time = Ask for more time
other-device = My seat on another device
other-device-how = Open this on the other device, once; the game goes on there.
hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
other-players = The other players
middle-of-table = The middle of the table
your-place = Your place
your-turn = Your turn
waiting-for = Waiting for { $names }
game-over = The game is over.
thinks = is thinking
away = away
substituted = a bot plays
your-hand = { $count ->
    [one] Your hand: { $count } card
   *[other] Your hand: { $count } cards
}
cards-in-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
open-cards = Open cards
deck = Deck
pile = Discards
leaf-through = { $pile }: leaf through { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
top-first = the top card first
pile-empty = Nothing has been discarded.
you = You
player = Player
total = Total
score = Score

winner = { $you ->
    [name] You win!
   *[none] { $name } wins!
}
winners = { $names } share the victory!
rematch = Play again
join-rematch = To the new table
replay = Replay
see-table = See the table
see-result = See the result
share = Share
download = Download
verify = Was it fair?

step-back = One step back
step-on = One step on
play = Play
pause = Pause
speed = Speed
eyes = Seen by
all-cards = all cards open
spectator = a spectator
moment = Moment
link-moment = Link to this moment

account = Account
account-why = With an account your games follow you to other devices.
account-name = Account name
password = Password
account-new = Keep my name
log-in = Log in
log-out = Log out
logged-in-as = Logged in as { $name }
password-change = Change the password
password-change-why = Every other device has to log in again.
password-old = Old password
password-new = New password
account-delete = Delete my account
account-delete-why = Your name, your statistics and your rating are gone for good. Games that others played too stay theirs, without your name.
statistics = How you play
stat-games = Games
stat-wins = Wins
stat-place = Mean place
stat-score = Mean score
rating = Rating
history = Your tables
history-empty = You have not played here yet.
table-open = waiting
table-running = go on
table-finished = result
table-closed-state = closed
guide = The guide
understood = I see

refusal-unknown = That is not possible now ({ $code }).
refusal-connection-lost = The inn cannot be reached. Check your connection.
refusal-connection-failed = Something went wrong on the way. Try again.
refusal-table-unknown = There is no such table.
refusal-table-unknown-code = No table has this code.

count-of = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}
you-listed = you
face = Your face
face-number = Portrait { $number }
