# Playing with friends: my games, notices, one room, over days.
my-games = My games
my-games-your-turn = It is your turn
my-games-waits-for = Waiting for { $names }
my-games-goes-on = It goes on by itself
my-games-waiting-room = Not begun yet
my-games-go-on = Go on
my-games-result = See how it ended
my-games-ended = { $place ->
    [1] It is over: you won!
   *[other] It is over: place { $place }
}
