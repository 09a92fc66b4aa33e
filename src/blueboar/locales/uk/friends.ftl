# Гра з друзями: мої партії, сповіщення, в одній кімнаті, протягом днів.
my-games = Мої партії
my-games-your-turn = Ваш хід
my-games-waits-for = Чекаємо: { $names }
my-games-goes-on = Гра йде далі сама
my-games-waiting-room = Ще не почалася
my-games-go-on = Грати далі
my-games-result = Подивитися, чим скінчилося
my-games-ended = { $place ->
    [1] Кінець: ваша перемога!
   *[other] Кінець: { $place }-е місце
}
