# Playing with friends: my games, notices, one room, over days.
my-games = My games
my-games-your-turn = It is your turn
my-games-undo-asked = { $name } wants to take a move back: do you agree?
my-games-waits-for = Waiting for { $names }
my-games-goes-on = It goes on by itself
my-games-waiting-room = Not begun yet
my-games-go-on = Go on
my-games-result = See how it ended
my-games-ended = { $place ->
    [1] It is over: you won!
   *[other] It is over: place { $place }
}

notices = Tell me when it is my turn
notices-about = When a game waits for you and you are not at the table. Names and a link are sent, never a card.
notices-on = This browser tells you from now on.
notices-not-allowed = The browser did not allow it.
notices-browser = Browser
notices-failing = Could not be reached
notices-try = Try it
notices-tried = Sent. Did it arrive?
notices-remove = Remove
notices-none = Nobody tells you yet.
notices-this-browser = Tell me in this browser
notices-no-push = This browser cannot be told: it needs HTTPS, and on an iPhone the inn on the home screen.
notices-once = Once, until I come
notices-quiet = Not at night
notices-from = from
notices-until = until
notices-webhook = To a program or a chat (webhook)
notices-shape = Who receives it
notices-address = Address
notices-chat = Conversation (chat id)
notices-secret = For checking the signature; it is not shown again:
notices-shape-json = A program (signed JSON)
notices-shape-discord = Discord
notices-shape-slack = Slack
notices-shape-telegram = Telegram
