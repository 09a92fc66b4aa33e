# Gra ze znajomymi: moje gry, powiadomienia, w jednym pokoju, przez wiele dni.
my-games = Moje gry
my-games-your-turn = Twoja kolej
my-games-waits-for = Czekamy: { $names }
my-games-goes-on = Gra toczy się sama
my-games-waiting-room = Jeszcze się nie zaczęła
my-games-go-on = Graj dalej
my-games-result = Zobacz, jak się skończyła
my-games-ended = { $place ->
    [1] Koniec: wygrana!
   *[other] Koniec: miejsce { $place }
}
