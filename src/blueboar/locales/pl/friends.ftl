# Gra ze znajomymi: moje gry, powiadomienia, w jednym pokoju, przez wiele dni.
my-games = Moje gry
my-games-your-turn = Twoja kolej
my-games-undo-asked = { $name } chce cofnąć ruch: zgadzasz się?
my-games-waits-for = Czekamy: { $names }
my-games-goes-on = Gra toczy się sama
my-games-waiting-room = Jeszcze się nie zaczęła
my-games-go-on = Graj dalej
my-games-result = Zobacz, jak się skończyła
my-games-ended = { $place ->
    [1] Koniec: wygrana!
   *[other] Koniec: miejsce { $place }
}

notices = Powiedz, kiedy moja kolej
notices-about = Gdy gra na ciebie czeka, a nie ma cię przy stole. Wysyłane są imiona i odnośnik, nigdy karty.
notices-on = Od teraz woła cię ta przeglądarka.
notices-not-allowed = Przeglądarka na to nie pozwoliła.
notices-browser = Przeglądarka
notices-failing = Nie udało się dotrzeć
notices-try = Wypróbuj
notices-tried = Wysłano. Dotarło?
notices-remove = Usuń
notices-none = Na razie nikt cię nie woła.
notices-this-browser = Wołaj mnie w tej przeglądarce
notices-no-push = Ta przeglądarka nie może: potrzebny jest HTTPS, a na iPhonie karczma na ekranie głównym.
notices-once = Raz, dopóki nie przyjdę
notices-quiet = Nie w nocy
notices-from = od
notices-until = do
notices-webhook = Programowi albo na czat (webhook)
notices-shape = Kto odbiera
notices-address = Adres
notices-chat = Rozmowa (chat id)
notices-secret = Do sprawdzania podpisu; nie zostanie pokazane ponownie:
notices-shape-json = Program (podpisany JSON)
notices-shape-discord = Discord
notices-shape-slack = Slack
notices-shape-telegram = Telegram
