# W towarzystwie, przy stole każdej gry: tempo, nieobecni, powrót, jeszcze jedna partia, rozmowy.
tempo = Tempo
tempo-live = Na żywo, bez zegara
tempo-relaxed = Spokojnie, bez zegara
tempo-minute = Minuta na ruch
tempo-day = Doba na ruch
tempo-week = Tydzień na ruch
tempo-what = Gdy czas minie, wykonuje się nieszkodliwy ruch.
when-away = Gdy kogoś nie ma
away-rule-bot = bot gra dalej, gdy kogoś nie ma { $time }
away-rule-vote = pozostali głosują, gdy kogoś nie ma { $time }
away-rule-wait = czekamy
away-soon = Gracza { $name } nie ma przy stole; bot zagra za niego { $when }.
away-vote-soon = Gracza { $name } nie ma przy stole; głosować na bota można { $when }.
away-vote = Gracza { $name } nie ma przy stole. Czy ma za niego grać bot?
away-votes = za: { $votes } z { $needed }
away-vote-yes = Niech gra bot
away-vote-back = Wolę poczekać
away-bot = Za gracza { $name } gra bot, dopóki ten nie wróci.
by-bot = bot, za tego gracza
not-by-person = ruch wykonał bot albo zegar
time-used = Zużyty czas

since-you-left = Pod twoją nieobecność
since-bot = { $count ->
    [one] { $count } ruch wykonał za ciebie bot albo zegar.
    [few] { $count } ruchy wykonał za ciebie bot albo zegar.
   *[other] { $count } ruchów wykonał za ciebie bot albo zegar.
}
since-more = { $count ->
    [one] i jeszcze { $count } zdarzenie
    [few] i jeszcze { $count } zdarzenia
   *[other] i jeszcze { $count } zdarzeń
}
since-now = Teraz twój ruch.
since-wait = Teraz czekamy: { $names }.

sending = wysyłam…
sending-kept = Jeszcze nie wysłano; pójdzie, gdy wróci połączenie.

only-here = Ten adres działa tylko na tym komputerze. Aby zaprosić innych, uruchom gospodę z --lan.
lan-address = W tej samej sieci:

talk-among = Tylko oglądasz: do końca gry czytają to jedynie inni widzowie.
