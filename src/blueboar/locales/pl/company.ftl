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

turn-title = Twój ruch
offer-title = Oferta dla ciebie
undo-title = Pytanie do ciebie
turn-knock = Twój ruch.
offer-knock = Jest dla ciebie oferta.
undo-knock = Ktoś prosi o cofnięcie ruchu.

undo = Cofnij mój ruch
undo-ask = { $name } prosi o cofnięcie swojego ostatniego ruchu. Nikt nie zobaczył przez niego niczego ukrytego.
undo-asked = Prosisz o cofnięcie swojego ostatniego ruchu.
undo-others = { $name } prosi o cofnięcie swojego ostatniego ruchu.
undo-waits = Czekamy na odpowiedź: { $names }.
undo-yes = Zgadzam się
undo-no = Ruch zostaje
undo-drop = Jednak nie
undo-refused = { $you ->
    [who] Nie zgadzasz się: ruch zostaje.
   *[other] { $who } nie zgadza się: ruch zostaje.
}
undo-told = Ostatni ruch cofnięto: wszyscy się zgodzili.

sending = wysyłam…
sending-kept = Jeszcze nie wysłano; pójdzie, gdy wróci połączenie.

only-here = Ten adres działa tylko na tym komputerze. Aby zaprosić innych, uruchom gospodę z --lan.
lan-address = W tej samej sieci:

rematch-who = Jeszcze raz: przyszli { $names }
rematch-nobody = Nikt jeszcze nie przyszedł.
rematch-wait = Czekamy: { $names }
begin-with-us = Zacznij z tymi, którzy są
begin-with-bots = Zacznij, wolne krzesła zajmą boty
kept-for = trzymane dla gracza { $name }
give-free = Zwolnij
full-title = Przy stole nie ma miejsc
full-what = Możesz oglądać albo poczekać na wolne krzesło.
queue-join = Czekaj na krzesło
queue-leave = Już nie czekam
queue-place = Twój numer w kolejce: { $place }.
queue-who = Czekają na krzesło: { $names }

talk-among = Tylko oglądasz: do końca gry czytają to jedynie inni widzowie.
talk-watcher = widz
mute = Nie pokazuj wypowiedzi tego gracza
unmute = Pokazuj wypowiedzi tego gracza
block = Nigdy przy jednym stole ze mną
unblock = Może znów siadać ze mną
blocked-people = Kto nie może siedzieć ze mną
report = Powiadom gospodarza gospody
report-what = Co się stało?
report-sent = Gospodarz gospody może to teraz przeczytać, wraz z ostatnimi słowami.
about-player = Więcej o graczu { $name }

screen-join = Dołącz telefonem:
screen-private = Zapytaj o kod: ten stół nie jest publiczny.
screen-open = Ekran dla wszystkich

hands-beside = Tu zagra ktoś obok mnie
hands-name = Imię
hands-sit = Usiądź
hands-at-device = przy tym urządzeniu
hands-pass-to = Podaj urządzenie: { $name }
hands-who = Kto bierze urządzenie?
hands-wait = Tu nikt teraz nie musi grać. Czekamy: { $names }.
hands-take = To ja: { $name }
hands-holds = Urządzenie trzyma { $name }
hands-on = Podaj dalej
hands-look-away = Pozostali nie patrzą: twoje karty pokażą się od razu.

seat-devices = Moje miejsca na innych urządzeniach
seat-devices-why = Takie urządzenie może grać tylko na tym jednym miejscu i nic więcej nie zrobi w moim imieniu.
seat-device-opened = Otwarto { $when }
seat-link-waits = Jeszcze nieotwarty; ważny do { $time }
seat-device-end = Zakończ
sessions-end = Wyloguj wszystkie inne urządzenia
sessions-end-why = Na innych urządzeniach trzeba będzie zalogować się ponownie.
sessions-ended = Wszystkie inne urządzenia zostały wylogowane.
