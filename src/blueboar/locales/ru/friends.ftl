# Игра с друзьями: мои партии, уведомления, в одной комнате, несколько дней.
my-games = Мои партии
my-games-your-turn = Ваш ход
my-games-waits-for = Ждём: { $names }
my-games-goes-on = Игра идёт сама
my-games-waiting-room = Ещё не началась
my-games-go-on = Играть дальше
my-games-result = Посмотреть, чем кончилось
my-games-ended = { $place ->
    [1] Конец: вы победили!
   *[other] Конец: { $place }-е место
}
